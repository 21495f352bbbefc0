"""Whole arenas: the same games whatever the number of processes, and after any interruption."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.arena.misfits import STALLS

from greatplains.arena.folder import BadFolder, Folder
from greatplains.arena.report import Report

Hold = Callable[..., Report]
Records = Callable[..., list[dict[str, Any]]]
Run = Callable[..., Result]
Command = Callable[..., list[str]]

PATIENCE = 120.0  # nothing takes so long; a test that waits for what never comes fails instead of hanging
MIXED = "random,tests.arena.misfits:Plain,tests.arena.misfits:Raiser,random"


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs(
    run: Run, records: Records, tmp_path: Path
) -> None:
    for jobs in (1, 2):
        words = ["--players", 3, "--games", 24, "--seed", 5, "--jobs", jobs, "-o", tmp_path / str(jobs)]
        result = run("bison", "--bots", MIXED, *words)
        assert result.exit_code == 0, result.stderr
    for name in ("games.jsonl", "forfeits.jsonl"):
        found = records(name, tmp_path / "1")
        assert found == records(name, tmp_path / "2")
        assert len(found) > 5
    assert (tmp_path / "1/arena.json").read_bytes() == (tmp_path / "2/arena.json").read_bytes()


def test_another_seed_gives_other_games(hold: Hold, records: Records, tmp_path: Path) -> None:
    for seed in (1, 2):
        hold("random,random", seed=seed, folder=tmp_path / str(seed))
    first, second = (records(folder=tmp_path / str(seed)) for seed in (1, 2))
    assert [game["turns"] for game in first] != [game["turns"] for game in second]


@pytest.mark.parametrize(("number", "code", "jobs"), [(signal.SIGINT, 130, 1), (signal.SIGTERM, 143, 2)])
def test_an_interrupted_arena_goes_on_to_the_same_games(
    command: Command, run: Run, records: Records, tmp_path: Path, number: signal.Signals, code: int, jobs: int
) -> None:
    words = ["wind-river", "--bots", "tests.arena.misfits:Tired,tests.arena.misfits:Raiser,random", "--games", 48]
    process = subprocess.Popen(
        command(*words, "--jobs", jobs, "-o", tmp_path / "broken"),
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, STALLS: "yes"},
    )
    file = tmp_path / "broken/games.jsonl"
    deadline = time.monotonic() + PATIENCE
    while not (file.exists() and file.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.01)
    # To the whole group, as a terminal sends Ctrl-C; a termination goes to the one process.
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert complaints.startswith(b"Interrupted; ")
    assert b"\n" not in complaints.strip()
    kept = records(folder=tmp_path / "broken")
    assert 0 < len(kept) < 16

    with file.open("ab") as torn:
        torn.write(b'{"format": "greatplains/1", "ga')
    for folder in ("broken", "whole"):
        result = run(*words, "--jobs", 2, "-o", tmp_path / folder)
        assert result.exit_code == 0, result.stderr
    for name in ("games.jsonl", "forfeits.jsonl"):
        assert records(name, tmp_path / "broken") == records(name, tmp_path / "whole")
    assert records(folder=tmp_path / "broken")[: len(kept)] == kept
    assert len(records(folder=tmp_path / "whole")) == 16


def test_more_games_are_added_to_those_that_are_there(hold: Hold, records: Records, tmp_path: Path) -> None:
    hold("random,random,random", games=6)
    before = (tmp_path / "games.jsonl").read_bytes()
    report = hold("random,random,random", games=12)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert [record["number"] for record in records()] == list(range(1, 13))
    assert report.figures.games == 12


def test_games_that_are_no_longer_what_was_played_are_not_gone_on_from(hold: Hold, tmp_path: Path) -> None:
    hold("random,random", games=4)
    file = tmp_path / "games.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = lines[1].replace('"turns": ["', '"turns": ["no', 1)
    file.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(BadFolder, match=r"line 2 of games\.jsonl: turn 1: "):
        hold("random,random", games=8)
    assert file.read_text(encoding="utf-8") == "".join(lines)


def test_a_complete_arena_is_only_reported_again(hold: Hold, tmp_path: Path) -> None:
    first = hold("random,random", games=4)
    assert hold("random,random", games=4) == first


def test_two_arenas_cannot_write_into_one_directory(hold: Hold, tmp_path: Path) -> None:
    hold("random,random")
    with Folder(tmp_path).taken(), pytest.raises(BadFolder, match="another arena is writing there"):
        hold("random,random", games=4)


def test_processes_do_not_outlive_the_one_that_started_them(command: Command, tmp_path: Path) -> None:
    """Not even when it is killed: they would hold its output open for ever."""
    words = ("wind-river", "--bots", "random,random", "--games", 10_000_000, "--jobs", 2, "-o", tmp_path)
    process = subprocess.Popen(command(*words), stderr=subprocess.PIPE)
    file = tmp_path / "games.jsonl"
    deadline = time.monotonic() + PATIENCE
    while not (file.exists() and file.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.communicate(timeout=PATIENCE)  # ends when nobody holds its output any more
    assert process.returncode == -signal.SIGKILL


def test_a_process_that_dies_is_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    result = run("wind-river", "--bots", "random,tests.arena.misfits:Crasher", "-o", tmp_path)
    assert result.exit_code == 2
    assert "A process ended abruptly during game 1 (random, tests.arena.misfits:Crasher)" in result.stderr
