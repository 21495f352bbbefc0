"""`greatplains check`."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import greatplains.commands.recordfile as recordfile

Run = Callable[..., Result]
RunProcess = Callable[..., subprocess.CompletedProcess[bytes]]


def edited(path: Path, line: int, **changes: Any) -> Path:
    """The file with some keys of one record changed; None takes a key away."""
    lines = path.read_text(encoding="utf-8").splitlines()
    record = {**json.loads(lines[line - 1]), **changes}
    lines[line - 1] = json.dumps({key: value for key, value in record.items() if value is not None})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def turns_of(path: Path, line: int) -> list[str]:
    turns: list[str] = json.loads(path.read_text(encoding="utf-8").splitlines()[line - 1])["turns"]
    return turns


@pytest.mark.parametrize("jobs", [1, 2])
def test_good_records(run: Run, games: Path, jobs: int) -> None:
    result = run("check", games, "--jobs", jobs)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "3 records, 0 bad\n", "")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_turn_is_reported_with_line_turn_text_and_reason(run: Run, games: Path, jobs: int) -> None:
    turns = turns_of(games, 2)
    result = run("check", edited(games, 2, turns=[*turns[:3], "wolk +b", *turns[4:]]), "--jobs", jobs)
    assert result.exit_code == 1
    first, last = result.stdout.splitlines()
    assert first == "line 2, turn 4 “wolk +b”: “wolk” is no action: there are tile, tepee, canoe, gather, walk, trek."
    assert last == "3 records, 1 bad"


def test_an_illegal_turn_names_its_rule(run: Run, games: Path) -> None:
    result = run("check", edited(games, 3, turns=["set a1"], result=None))
    assert result.stdout.splitlines()[0].startswith("line 3, turn 1 “set a1”: ")
    assert result.stdout.splitlines()[0].endswith(")")


def test_faults_of_head_and_result(run: Run, games: Path) -> None:
    edited(games, 1, players=9)
    edited(games, 2, result={"scores": [1, 2, 3, 4], "tiebreaks": [0, 0, 0, 0], "winners": [3]})
    edited(games, 3, result=None)
    lines = run("check", games).stdout.splitlines()
    assert lines[0].startswith("line 1, turn 0 (head): Bison is for 2 to 4 players")
    assert f"line 2, turn {len(turns_of(games, 2)) + 1} (result): The result says scores" in lines[1]
    assert f"line 3, turn {len(turns_of(games, 3)) + 1} (result): " in lines[2]
    assert lines[3] == "3 records, 3 bad"


def test_blank_lines_are_no_records_but_count_as_lines(run: Run, games: Path) -> None:
    games.write_bytes(b"\n  \r\n" + games.read_bytes().replace(b"\n", b"\r\n\n") + b"{}")
    result = run("check", games)
    assert result.stdout.splitlines()[0].startswith("line 9, turn 0 (head): ")
    assert result.stdout.splitlines()[1] == "4 records, 1 bad"


@pytest.mark.parametrize(
    ("data", "records", "bad"),
    [
        (b"", 0, 0),
        (b"\n\n", 0, 0),
        (b"nonsense", 1, 1),
        (b"[]\n1\nnull\n{}", 4, 4),
        (bytes(range(256)) * 3, 4, 4),
        (b"\xff\xfe\x00\x00\n\x00", 2, 2),
        (b"[" * 100_000, 1, 1),
        (
            b'{"format": "greatplains/1", "game": "bison\\ud800\\u001b[31m", "turns": [], "players": 2, "first": 0}',
            1,
            1,
        ),
    ],
)
def test_whatever_the_bytes_are(run: Run, tmp_path: Path, data: bytes, records: int, bad: int) -> None:
    path = tmp_path / "data"
    path.write_bytes(data)
    result = run("check", path)
    assert result.exit_code == (1 if bad else 0)
    assert result.stdout.splitlines()[-1] == f"{records} record{'' if records == 1 else 's'}, {bad} bad"
    assert len(result.stdout.splitlines()) == bad + 1
    assert "\x1b" not in result.stdout


def test_random_bytes_as_people_run_it(run_process: RunProcess, tmp_path: Path) -> None:
    path = tmp_path / "random"
    path.write_bytes(os.urandom(200_000))
    done = run_process("check", path)
    assert done.returncode == 1
    assert done.stderr == b""
    assert done.stdout.splitlines()[-1].endswith(b" bad")


def test_a_line_too_long_for_a_record_is_bad_and_the_next_is_read(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recordfile, "LONGEST_LINE", 20_000)
    games.write_bytes(b"[" * 100_000 + b"\n" + games.read_bytes() + b"[" * 20_001)
    lines = run("check", games).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:-1]] == ["line 1, turn 0 (head)", "line 5, turn 0 (head)"]
    assert lines[-1] == "5 records, 2 bad"


def test_stdin(run: Run, games: Path) -> None:
    assert run("check", "-", stdin=games.read_bytes()).stdout == "3 records, 0 bad\n"


def test_a_missing_newline_at_the_end(run: Run, games: Path) -> None:
    games.write_bytes(games.read_bytes().rstrip())
    assert run("check", games).stdout == "3 records, 0 bad\n"


def test_a_file_that_may_not_be_read(run: Run, tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Is a directory" in result.stderr


def test_turn_texts_cannot_fill_the_screen_or_command_it(run: Run, games: Path) -> None:
    line = run("check", edited(games, 1, turns=["\x1b[2J" + "x" * 10_000])).stdout.splitlines()[0]
    assert line.startswith("line 1, turn 1 “\\x1b[2Jxxx")
    assert len(line) < 700


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xef\xbb\xbf{}", "This is not JSON: it begins with a byte order mark, which has no place there."),
        (b'{"players": ' + b"9" * 5000 + b"}", "This is not JSON: a number in it has too many digits."),
    ],
)
def test_a_fault_is_told_without_words_of_the_programming_language(
    run: Run, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "data"
    path.write_bytes(data)
    assert run("check", path).stdout == f"line 1, turn 0 (head): {said}\n1 record, 1 bad\n"


@pytest.mark.parametrize("number", [1, 3])
def test_a_turn_that_is_no_text_is_named_by_its_number(run: Run, games: Path, number: int) -> None:
    turns: list[Any] = list(turns_of(games, 1))
    turns[number - 1] = 7
    fault = f"line 1, turn {number}: A turn is a text, not a number."
    assert run("check", edited(games, 1, turns=turns)).stdout.splitlines()[0] == fault
    assert run("show", games).stderr == f"greatplains show: Game 1 cannot be shown: {fault}\n"
