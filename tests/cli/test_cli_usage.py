"""Help, version, and what happens on wrong usage."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

import greatplains
from greatplains.cli import cli
from greatplains.games import GAMES

Run = Callable[..., Result]
RunProcess = Callable[..., subprocess.CompletedProcess[bytes]]

WRONG_USAGE = [
    "frobnicate",
    "--frobnicate",
    "play chess",
    "play bison",
    "play --seed 1",
    "play bison wind-river",
    "play --terminal bison --players 5",
    "play --players two",
    "play --terminal bison --variant 3",
    "play --terminal wind-river --variant 1",
    "play --first red",
    "play --terminal --first red2",
    "play --terminal bison --first green",
    "play --seed x",
    "play --delay -1",
    "play --delay nan",
    "play --delay soon",
    "rules",
    "rules chess",
    "rules bison --loud",
    "simulate",
    "simulate chess",
    "simulate bison --players 1",
    "simulate bison --players",
    "simulate bison --variant 9",
    "simulate bison --tiles nowhere.toml",
    "simulate wind-river --variant 0",
    "simulate wind-river --tiles nowhere.toml",
    "simulate bison --first 2",
    "simulate bison --first -1",
    "simulate bison --first youngest",
    "simulate bison --games 0",
    "simulate bison --games 1.5",
    "simulate bison --jobs 0",
    "simulate bison --jobs 1001",
    "simulate bison --jobs 999999999999999999999",
    "simulate bison --games 999999999999999999999",
    "arena bison --bots random,random --games 999999999999999999999 -o nowhere",
    "arena bison --bots random,random --jobs 1001 -o nowhere",
    "ladder --jobs 1001",
    "simulate bison --seed 1e3",
    "simulate bison -o nowhere/games.jsonl",
    "simulate bison -o .",
    "play --terminal bison --port 8500",
    "play --terminal bison --lan",
    "check",
    "check nowhere.jsonl",
    "check .",
    "check a b",
    "check - --jobs 0",
    "check - --jobs 1001",
    "show",
    "show nowhere.jsonl",
    "show . --game 1",
    "show - --game x",
    "show - --turn x",
    "show - --seat 4",
    "show - --seat pink",
]


@pytest.mark.parametrize("line", WRONG_USAGE)
def test_wrong_usage_is_one_sentence_and_exit_code_2(run: Run, line: str) -> None:
    result: Result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"greatplains[a-z ]*: .+\.\n", result.stderr)


def test_a_refusal_names_the_option_and_what_it_should_be(run: Run) -> None:
    assert run("simulate", "bison", "--games", "0").stderr == (
        "greatplains simulate: --games: the number must be at least 1, not 0.\n"
    )
    assert run("simulate", "bison", "--jobs", "1001").stderr == (
        "greatplains simulate: --jobs: the number of processes must be 1 to 1000, not 1001.\n"
    )
    assert run("ladder", "--bots", "easy").stderr == (
        "greatplains ladder: No such option '--bots'. Did you mean '--jobs'?\n"
    )
    assert run("rules", "chess").stderr == (
        "greatplains rules: GAME: there is no game “chess”; the games are bison and wind-river.\n"
    )


def test_control_codes_do_not_reach_the_terminal_by_way_of_an_error(run: Run) -> None:
    result = run("check", "a\x1b[31mb\nc")
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_a_command_it_prints_its_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout
    assert all(name in result.stdout for name in ("play", "rules", "simulate", "show", "check"))


@pytest.mark.parametrize("name", sorted(cli.commands))
def test_every_command_explains_itself_with_examples(run: Run, name: str) -> None:
    text = run(name, "--help").stdout
    assert f"greatplains {name} " in text.split("Examples:")[1]
    command = cli.commands[name]
    for option in command.get_params(click.Context(command)):
        if isinstance(option, click.Option):
            assert option.opts[-1] in text
            assert option.help
    if " GAME" in text.splitlines()[0] or " [GAME]" in text.splitlines()[0]:
        assert all(game in text for game in GAMES)


def test_version_tells_how_the_rules_were_built(run: Run) -> None:
    text = run("--version").stdout
    assert text.startswith(f"greatplains {greatplains.__version__} (rules {greatplains.build_kind()}")


def test_help_and_version_load_nothing_that_takes_time() -> None:
    program = (
        "import sys, greatplains.cli; print([name for name in ('rich', 'greatplains.games') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout.strip() == b"[]"


def test_signs_become_letters_where_the_encoding_lacks_them(run_process: RunProcess, games: Path) -> None:
    page = run_process("show", games, "--game", 2, PYTHONIOENCODING="ascii")
    assert page.returncode == 0
    assert b"Y Yellow" in page.stdout
    assert b"?" not in page.stdout
