"""The long run goes on where it was interrupted, and says plainly whether all was done and nothing was wrong."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.server import soak


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What a part of ten messages a round was asked for."""
    asked: list[int] = []

    def do(seed: int, wanted: int, folder: Path) -> Counter[str]:
        asked.append(seed)
        if seed == 200_001:
            raise BaseExceptionGroup("one request", [AssertionError("a turn was lost")])
        return Counter(messages=min(10, wanted))

    monkeypatch.setattr(soak, "PARTS", {"leaks": (do, "messages")})
    return asked


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["soak", *words])
    with pytest.raises(SystemExit) as ended:
        soak.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_it_goes_on_where_it_was(seeds: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ("--report", str(tmp_path))
    assert run(monkeypatch, "--messages", "20", *folder) == 0
    assert run(monkeypatch, "--messages", "35", *folder) == 0
    assert seeds == [100_000, 100_001, 100_002, 100_003]
    assert json.loads((tmp_path / "leaks.json").read_text())["counts"] == {"messages": 35}
    assert run(monkeypatch, "--messages", "40", "--seconds", "0", *folder) == 3
    assert run(monkeypatch, "--messages", "5", "--seed", "3", *folder) == 0
    assert seeds[4:] == [300_000]


def test_what_was_wrong_stays_wrong(
    seeds: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ("--seed", "2", "--report", str(tmp_path))
    assert run(monkeypatch, "--messages", "20", *folder) == 1
    assert run(monkeypatch, "--messages", "20", *folder) == 1, "and nothing is done again"
    assert seeds == [200_000, 200_001, 200_002]
    told = capsys.readouterr()
    assert "a turn was lost" in told.err
    assert "one round failed" in told.out


def test_a_part_that_there_is_not(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "bombs") == 2
    assert "there is no part 'bombs'; there are sqlite, cluster, fuzz, leaks" in capsys.readouterr().err
