"""`greatplains puzzles`: found again from the same seed, gone on with where it was interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from greatplains.commands import puzzles as command
from greatplains.core.record import parse_record
from greatplains.puzzles.finder import Task
from greatplains.puzzles.puzzle import puzzle_of

Run = Callable[..., Result]

SEARCH = ("puzzles", "wind-river", "--simulations", "64", "--seed", "1", "--jobs", "1")


def test_puzzles_are_written_as_records(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "river.jsonl"
    told = run(*SEARCH, "--puzzles", "2", "-o", str(file))
    assert told.exit_code == 0, told.output
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert all(puzzle_of(parse_record(line)).game == "wind-river" for line in lines)
    assert "2 puzzles of Wind River" in told.output
    assert [path.name for path in tmp_path.iterdir()] == ["river.jsonl"]


def test_a_search_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert run(*SEARCH, "--puzzles", "2", "-o", str(whole)).exit_code == 0
    search = command.search_one
    numbers: list[int] = []

    def interrupted(task: Task) -> dict[str, object]:
        numbers.append(task.number)
        if len(numbers) == 2:
            raise KeyboardInterrupt
        return search(task)

    monkeypatch.setattr(command, "search_one", interrupted)
    assert run(*SEARCH, "--puzzles", "2", "-o", str(parts)).exit_code != 0
    assert not parts.exists()
    part = Path(f"{parts}.part")
    part.write_bytes(part.read_bytes() + b'{"lines": ["cut of')
    assert run(*SEARCH, "--puzzles", "2", "-o", str(parts)).exit_code == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert numbers.count(1) == 1, "What was searched is not searched again."
    assert not part.exists()


def test_another_search_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "river.jsonl"
    part = Path(f"{file}.part")
    part.write_text(json.dumps({"game": "wind-river", "seed": 2, "simulations": 64}) + "\n")
    told = run(*SEARCH, "-o", str(file))
    assert told.exit_code == 2
    assert "is not of this search" in told.output
    assert not file.exists()
    assert part.exists()


def test_what_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    assert "must name a file" in run(*SEARCH, "-o", "-").output
    assert "at most 100000" in run(*SEARCH, "--puzzles", "100001", "-o", str(tmp_path / "x")).output
    assert run("puzzles", "chess", "-o", str(tmp_path / "x")).exit_code == 2
