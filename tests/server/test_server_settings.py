"""Settings: where they are read from, and which are refused."""

from __future__ import annotations

import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatplains.cli import cli
from greatplains.core.errors import BadOptions
from greatplains.server.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
NUMBERS = [field.name for field in fields(Settings) if type(field.default) in (int, float)]


def refused(environment: dict[str, str], **chosen: object) -> str:
    """The sentence with which settings are refused."""
    with pytest.raises(BadOptions) as refusal:
        read_settings(environment, **chosen)
    return refusal.value.sentence


def test_settings_come_from_the_command_line_then_the_environment() -> None:
    environment = {"GREATPLAINS_PORT": "1", "GREATPLAINS_SECURE_COOKIES": "yes", "GREATPLAINS_BOT_SECONDS": "2.5"}
    settings = read_settings(environment, port=2, host=None)
    assert settings == Settings(port=2, secure_cookies=True, bot_seconds=2.5)


def test_the_defaults_are_not_refused() -> None:
    shown = {f"GREATPLAINS_{field.name.upper()}": str(field.default) for field in fields(Settings)}
    assert read_settings(shown) == Settings()


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("text", ["many", "", "-1", "nan", "inf", "-inf", "1e300", "9" * 5000, "1e", "0x10"])
def test_no_number_is_senseless(name: str, text: str) -> None:
    variable = f"GREATPLAINS_{name.upper()}"
    sentence = refused({variable: text})
    assert re.match(rf"{variable} must be a (whole )?number from [\d.]+ to [\d.]+, not “", sentence)


@pytest.mark.parametrize(
    "name", sorted(set(NUMBERS) - {"port", "bots", "bot_pause", "absent_minutes", "chats_a_table", "notice_seconds"})
)
def test_nothing_is_set_to_zero_that_cannot_be_done_without(name: str) -> None:
    assert "must be" in refused({f"GREATPLAINS_{name.upper()}": "0"})


@pytest.mark.parametrize("name", ["port", "bots", "bot_pause", "chats_a_table"])
def test_zero_is_set_where_it_means_something(name: str) -> None:
    assert getattr(read_settings({f"GREATPLAINS_{name.upper()}": "0"}), name) == 0


def test_a_number_that_is_refused_is_told_with_what_it_may_be() -> None:
    assert refused({"GREATPLAINS_BOTS": "-1"}) == ("GREATPLAINS_BOTS must be a whole number from 0 to 1000, not “-1”.")
    assert refused({"GREATPLAINS_PORT": "65536"}) == (
        "GREATPLAINS_PORT must be a whole number from 0 to 65535, not “65536”."
    )
    assert refused({}, bots=-1) == "--bots must be a whole number from 0 to 1000, not “-1”."


@pytest.mark.parametrize("text", ["maybe", "", "2"])
def test_yes_or_no_is_nothing_else(text: str) -> None:
    assert refused({"GREATPLAINS_SHARED": text}) == f"GREATPLAINS_SHARED must be yes or no, not “{text}”."


def test_a_log_level_is_one_of_four() -> None:
    known = "must be debug, info, warning or error, not “loud”."
    assert refused({"GREATPLAINS_LOG_LEVEL": "loud"}) == f"GREATPLAINS_LOG_LEVEL {known}"
    assert refused({}, log_level="loud") == f"--log-level {known}"
    for level in ("debug", "info", "warning", "error", "WARNING"):
        assert read_settings({"GREATPLAINS_LOG_LEVEL": level}).log_level == level.lower()


def test_a_folder_without_a_client_is_no_client(tmp_path: Path) -> None:
    environment = {"GREATPLAINS_CLIENT": str(tmp_path)}
    assert refused(environment) == (
        f"GREATPLAINS_CLIENT must be the folder of a built web client, with an index.html, not “{tmp_path}”."
    )
    (tmp_path / "index.html").touch()
    assert read_settings(environment).client == str(tmp_path)


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("GREATPLAINS_DATABSE", "GREATPLAINS_DATABASE"),
        ("GREATPLAINS_TRUSTED_PROXY", "GREATPLAINS_TRUSTED_PROXIES"),
        ("GREATPLAINS_port", "GREATPLAINS_PORT"),
        ("GREATPLAINS_LOGLEVEL", "GREATPLAINS_LOG_LEVEL"),
    ],
)
def test_a_misspelt_setting_is_refused_with_the_one_that_is_meant(variable: str, meant: str) -> None:
    assert refused({variable: "1"}) == f"There is no setting {variable}; perhaps {meant} is meant."


def test_a_setting_like_no_other_is_refused_with_the_page_that_lists_them() -> None:
    assert refused({"GREATPLAINS_XYZZY": "1"}) == (
        "There is no setting GREATPLAINS_XYZZY; docs/hosting.md lists all that there are."
    )


def test_variables_of_the_build_and_the_tests_are_no_settings_and_let_through() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout.decode()
    if not listed:
        pytest.skip("not a checkout")
    ours = {f"GREATPLAINS_{field.name.upper()}" for field in fields(Settings)}
    named = set()
    for name in listed.split("\0"):
        path = ROOT / name
        if (
            path.is_file()
            and path.suffix in ("", ".py", ".ts", ".js", ".mjs", ".yml", ".md")
            and path != Path(__file__)
        ):
            named |= set(
                re.findall(r"GREATPLAINS_[A-Z]+(?:_[A-Z]+)*\b", path.read_text(encoding="utf-8", errors="replace"))
            )
    assert {"GREATPLAINS_BUILD", "GREATPLAINS_EXPECT", "GREATPLAINS_CHROMIUM"} <= named
    assert read_settings(dict.fromkeys(named - ours, "1")) == Settings()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--log-level", "loud"], "--log-level must be debug, info, warning or error, not “loud”."),
        (["--bots", "-1"], "--bots must be a whole number from 0 to 1000, not “-1”."),
    ],
)
def test_a_senseless_setting_keeps_the_server_from_starting(words: list[str], said: str, tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    result = CliRunner().invoke(cli, ["serve", "--port", "0", "--database", f"sqlite:///{database}", *words])
    assert (result.exit_code, result.stderr) == (2, f"cli serve: {said}\n")
    assert not database.exists()


@pytest.mark.parametrize("command", [["serve"], ["play", "--no-browser"], ["backup", "copy"], ["restore", "copy"]])
def test_a_misspelt_setting_keeps_a_command_from_starting(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATPLAINS_DATABSE", "sqlite:////tmp/games.sqlite")
    result = CliRunner().invoke(cli, command)
    assert result.exit_code == 2
    assert result.stderr.endswith(
        f"cli {command[0]}: There is no setting GREATPLAINS_DATABSE; perhaps GREATPLAINS_DATABASE is meant.\n"
    )


def test_the_help_of_serve_names_the_page_that_lists_the_settings() -> None:
    text = " ".join(CliRunner().invoke(cli, ["serve", "--help"]).stdout.split())
    named = re.search(r"(docs/\w+\.md) lists them all", text)
    assert named
    page = (ROOT / named[1]).read_text(encoding="utf-8")
    assert all(f"| `GREATPLAINS_{field.name.upper()}` |" in page for field in fields(Settings))
