"""Programs in the arena: forfeits by name, games that come out again, and processes that are killed."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.bots.programs import misfit, program

from greatplains.arena.report import Report

pytestmark = pytest.mark.whole

Hold = Callable[..., Report]
Records = Callable[..., list[dict[str, Any]]]
Run = Callable[..., Result]
Command = Callable[..., list[str]]

PATIENCE = 120.0


@pytest.mark.parametrize(
    ("what", "code", "said"),
    [
        ("silent", "too_slow", "0.5 s."),
        ("dies", "ended", "the last it wrote to standard error: no model file"),
        ("babbles", "senseless", "said “b2b4”, which is none of turn"),
        ("cheats", "illegal", "said “step 0”, which cannot be: "),
        ("half", "incomplete", "not whole after its 0 steps."),
        ("floods", "flooded", "a line of more than 65536 bytes."),
        ("deaf", "deaf", "does not read"),
    ],
)
def test_a_program_that_misbehaves_forfeits(
    hold: Hold, records: Records, tmp_path: Path, what: str, code: str, said: str
) -> None:
    bot = misfit(tmp_path, what)
    hold(f"{bot},random", games=2, move_seconds=0.5 if what == "silent" else 600.0, folder=tmp_path / "arena")
    lost = records("forfeits.jsonl", tmp_path / "arena")
    assert [record["forfeit"]["seat"] for record in lost] == [0, 1]
    for record in lost:
        assert (record["forfeit"]["bot"], record["forfeit"]["code"]) == (bot, code)
        assert said in record["forfeit"]["reason"]


@pytest.mark.parametrize(("answer", "code"), [("say('turn jump over the fence')", "illegal"), ("os.close(1)", "ended")])
def test_its_ending_is_no_part_of_its_time(
    hold: Hold, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, code: str
) -> None:
    """It is blamed for what it did in time, however long it takes to look into that and to end it."""
    monkeypatch.setattr("greatplains.bots.program._GRACE", 8.0)
    bot = program(tmp_path, f"def go(rest):\n    {answer}; time.sleep(600)")
    hold(f"{bot},random", games=2, move_seconds=6.0, folder=tmp_path / "arena")
    lost = [json.loads(line) for line in (tmp_path / "arena/forfeits.jsonl").read_text().splitlines()]
    assert [record["forfeit"]["code"] for record in lost] == [code, code]
    assert all(seconds < 6.0 for record in lost for thought in record["seconds"] for seconds in thought)


def test_a_bot_that_has_a_method_close_is_told_that_the_game_is_over(hold: Hold) -> None:
    Careful.closed = 0
    hold("tests.arena.test_arena_programs:Careful,random", games=4)
    assert Careful.closed == 4


class Careful:
    """Cleans up, and is clumsy at it."""

    closed = 0

    def __init__(self, seed: int) -> None:
        from greatplains.bots import load_bot

        self.choose_turn = load_bot("random", seed).choose_turn

    def close(self) -> None:
        import tests.arena.test_arena_programs as here

        here.Careful.closed += 1
        raise RuntimeError("too late to matter")


def test_processes_and_a_second_run_give_the_same_games(run: Run, tmp_path: Path, records: Records) -> None:
    bots = f"{program(tmp_path)},random"
    words = ["wind-river", "--bots", bots, "--seed", 4, "--move-seconds", 100]
    for folder, games, jobs in (("two", 4, 2), ("two", 8, 2), ("one", 8, 1)):
        result = run(*words, "--games", games, "--jobs", jobs, "-o", tmp_path / folder)
        assert result.exit_code == 0, result.stderr
        assert "bot.py" in result.stdout
        assert ("4 of 8 games are there already." in result.stderr) == (games == 8 and folder == "two")
    assert len(records(folder=tmp_path / "two")) == 8
    assert records(folder=tmp_path / "two") == records(folder=tmp_path / "one")


def test_an_arena_that_is_interrupted_leaves_no_program_behind(command: Command, tmp_path: Path) -> None:
    note = tmp_path / "pids"
    sleeper = f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\ndef go(rest):\n    time.sleep(600)"
    words = command("wind-river", "--bots", f"{program(tmp_path, sleeper)},random", "--jobs", 2, "-o", tmp_path / "out")
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    deadline = time.monotonic() + PATIENCE
    # One is tried out before the arena begins; two play.
    while (not note.exists() or note.read_text().count("\n") < 3) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(PATIENCE) == 130
    pids = [int(line) for line in note.read_text().split()]
    assert len(pids) >= 3
    while any(map(is_there, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_there, pids))


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("random,exec:./no-such-program", "its program cannot be started (No such file or directory)"),
        ("random,exec:true", "ended with exit code 0 without an answer"),
        ("random,exec:", "no program is named"),
    ],
)
def test_a_program_that_is_no_bot_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, bots: str, said: str
) -> None:
    result = run("bison", "--bots", bots, "-o", tmp_path / "report")
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("played_here")
def test_a_comma_between_quotation_marks_is_part_of_a_name(run: Run, tmp_path: Path) -> None:
    name = program(tmp_path, "def protocol(rest):\n    assert sys.argv[1] == 'a,b', sys.argv\n    say('ready')")
    result = run("wind-river", "--bots", f"{name} 'a,b',random", "--games", 2, "-o", tmp_path / "report")
    assert result.exit_code == 0, result.stderr
    settings = json.loads((tmp_path / "report" / "arena.json").read_text(encoding="utf-8"))
    assert settings["bots"] == [f"{name} 'a,b'", "random"]
