"""`greatplains ladder`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import Result

from greatplains.bots.levels import LEVELS
from greatplains.commands import ladder as command

Run = Callable[..., Result]


@pytest.fixture
def arenas(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The arenas a ladder asks for, instead of played ones: the arena has its own tests."""
    asked: list[dict[str, Any]] = []

    def note(**settings: Any) -> None:
        asked.append(settings)

    monkeypatch.setattr(command, "arena", click.Command("arena", callback=note))
    return asked


def test_every_level_meets_every_other_in_every_game(run: Run, arenas: list[dict[str, Any]], tmp_path: Path) -> None:
    result = run("ladder", "--games", 30, "--seed", 9, "--jobs", 1, "-o", tmp_path / "reports")
    assert result.exit_code == 0, result.stderr
    assert [(one["game"].name, one["players"]) for one in arenas] == [
        ("bison", 2),
        ("bison", 4),
        ("wind-river", 2),
        ("wind-river", 4),
    ]
    assert all(one["bots"] == ("random", *LEVELS) for one in arenas)
    assert all((one["games"], one["seed"], one["jobs"]) == (30, 9, 1) for one in arenas)
    assert all(one["random_turns"] == 0 for one in arenas), "games begin as at a table"
    assert len({one["output"] for one in arenas}) == len(arenas)
    assert all(Path(one["output"]).parent == tmp_path / "reports" for one in arenas)


def test_random_beginnings_are_an_extra(run: Run, arenas: list[dict[str, Any]]) -> None:
    assert run("ladder", "--random-turns", 2).exit_code == 0
    assert {one["random_turns"] for one in arenas} == {2}


def test_wrong_numbers_are_refused(run: Run, arenas: list[dict[str, Any]]) -> None:
    result = run("ladder", "--games", 0)
    assert result.exit_code == 2
    assert "at least 1" in result.stderr
    assert arenas == []
