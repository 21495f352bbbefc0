"""docs/hosting.md and the Containerfile say what is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatplains.cli import cli
from greatplains.server import settings as module
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")  # what it does is tried by tests/pythons


def settings_table() -> list[str]:
    """A row for each setting, from the source: its variable, its default, its line of explanation."""
    source = Path(module.__file__).read_text(encoding="utf-8")
    explained = dict(re.findall(r"^    (\w+): \w+ = .+?  # (.+)$", source, flags=re.M))
    return [
        f"| `GREATPLAINS_{field.name.upper()}` | {shown(field.name, field.default)} | {explained[field.name]} |"
        for field in fields(Settings)
    ]


def shown(name: str, default: object) -> str:
    if name == "bots":
        return "cores - 1"  # of the machine it runs on
    if isinstance(default, bool):
        return "`yes`" if default else "`no`"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`" if default != "" else ""


def test_every_setting_is_in_the_table() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `GREATPLAINS_")]
    assert rows == settings_table()


def test_defaults_can_be_set_as_the_table_shows_them() -> None:
    shown_defaults = {
        match[1]: match[2] for match in re.finditer(r"^\| `(GREATPLAINS_\w+)` \| `(.+?)` \|", PAGE, flags=re.M)
    }
    assert read_settings(shown_defaults) == Settings()


@pytest.mark.parametrize("text", [PAGE, CONTAINER], ids=["page", "container"])
def test_variables_and_commands_that_are_named_exist(text: str) -> None:
    known = {f"GREATPLAINS_{field.name.upper()}" for field in fields(Settings)}
    known |= {"GREATPLAINS_BUILD", "GREATPLAINS_WEB", "GREATPLAINS_WEB_DIST"}  # of the build hook
    assert set(re.findall(r"GREATPLAINS_[A-Z_]+", text)) <= known
    for name in re.findall(r"greatplains (serve|play|backup|restore|[a-z]+) --?[a-z]", text):
        assert CliRunner().invoke(cli, [name, "--help"]).exit_code == 0


def test_every_metric_is_listed() -> None:
    families = {family.name for family in Metrics().registry.collect()}
    listed = set(re.findall(r"^\| `(greatplains_\w+?)(?:_total)?` ", PAGE, flags=re.M))
    assert listed == families


def test_the_limits_are_told_as_they_are() -> None:
    """What the table of limits says of a setting is its default."""
    settings = Settings()
    limits = PAGE.partition("### Limits against abuse")[2].partition("## Backup")[0]
    named = set(re.findall(r"`([a-z_]+)`", limits.partition("Bots think")[0])) - {"refused"}
    assert named <= {field.name for field in fields(Settings)}
    for name in named:
        default = getattr(settings, name)
        shown_as = {f"{default:g}", f"{default:,g}", f"{default // 1_000_000:g} MB", f"{default // 1000:g} kB"}
        shown_as |= {f"{default // 1024:g} KiB", {10: "ten"}.get(default, "?"), f"{default:,}"}
        row = next(line for line in limits.splitlines() if f"`{name}`" in line)
        assert any(re.search(rf"(?<![\d,]){re.escape(text)}(?!\d)", row) for text in shown_as), name
