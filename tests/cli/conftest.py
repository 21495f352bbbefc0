"""Ways to run the command: inside this process, or as people run it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from greatplains.cli import cli
from greatplains.commands.randomplay import random_game
from greatplains.core.record import record_line
from greatplains.games import GAMES

Run = Callable[..., Result]
Command = Callable[..., list[str]]
RunProcess = Callable[..., subprocess.CompletedProcess[bytes]]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a developer has set decides what the pages look like."""
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run() -> Run:
    """`run("check", path)` in this process."""
    return lambda *words, stdin=None: CliRunner().invoke(
        cli, [str(word) for word in words], input=stdin, prog_name="greatplains"
    )


@pytest.fixture
def command() -> Command:
    """The words that start it in a process of its own."""
    return lambda *words: [sys.executable, "-m", "greatplains", *map(str, words)]


@pytest.fixture
def run_process(command: Command) -> RunProcess:
    """`run_process("check", path)` in a process of its own, away from any terminal."""

    def run_it(*words: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
        settings = {**os.environ, **environment}
        return subprocess.run(command(*words), stdin=subprocess.DEVNULL, capture_output=True, env=settings, timeout=120)

    return run_it


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of three games: Bison for two, Bison for four in variant 2, Wind River for three."""
    records = [
        random_game(GAMES["bison"], 2, {}, 1, 1),
        random_game(GAMES["bison"], 4, {"variant": 2}, 1, 2),
        random_game(GAMES["wind-river"], 3, {}, 1, 3),
    ]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(f"{record_line(record)}\n" for record in records), encoding="utf-8")
    return path
