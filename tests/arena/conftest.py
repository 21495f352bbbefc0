"""Arenas for the tests, played inside this process or by the command."""

import json
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from greatplains.arena.folder import Folder
from greatplains.arena.league import play_league
from greatplains.arena.match import Match, Played, play_match
from greatplains.arena.report import Report, report_of
from greatplains.arena.schedule import whole_blocks
from greatplains.arena.settings import Settings
from greatplains.cli import cli

Hold = Callable[..., Report]
Records = Callable[..., list[dict[str, Any]]]
Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def here(matches: Iterable[Match]) -> Generator[Played, None, None]:
    """A playground in this process."""
    yield from map(play_match, matches)


@pytest.fixture
def played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command plays in this process too: for tests of all but the processes, which take longest to start."""
    monkeypatch.setattr("greatplains.arena.processes.in_processes", lambda jobs: here)


@pytest.fixture
def hold(tmp_path: Path) -> Hold:
    """`hold("random,random", games=4)`: an arena in this process, its files in `tmp_path`."""

    def hold_it(
        bots: str,
        game: str = "wind-river",
        players: int = 2,
        games: int = 2,
        seed: int = 1,
        move_seconds: float | None = None,
        folder: Path = tmp_path,
        random_turns: int = 0,
    ) -> Report:
        names = tuple(bots.split(","))
        options = {"variant": 0} if game == "bison" else {}
        rounded = whole_blocks(len(names), players, games)
        settings = Settings(game, players, options, names, rounded, seed, move_seconds, random_turns)
        place = Folder(folder)
        with place.taken():
            place.prepare(settings, False)
            play_league(settings, place, here, lambda number: None)
            return report_of(settings, place)

    return hold_it


@pytest.fixture
def records(tmp_path: Path) -> Records:
    """`records("forfeits.jsonl")`, without the seconds, which differ from run to run."""

    def read(name: str = "games.jsonl", folder: Path = tmp_path) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]
        return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]

    return read


@pytest.fixture
def run() -> Run:
    """`run("bison", "--bots", "random,random")` in this process."""
    return lambda *words: CliRunner().invoke(cli, ["arena", *map(str, words)], prog_name="greatplains")


@pytest.fixture
def command() -> Callable[..., list[str]]:
    return lambda *words: [sys.executable, "-m", "greatplains", "arena", *map(str, words)]
