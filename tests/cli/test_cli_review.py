"""`greatplains review`."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def short(games: Path, tmp_path: Path) -> Path:
    """The first turns of each game: none of them is over."""
    records = [json.loads(line) for line in games.read_text(encoding="utf-8").splitlines()]
    for record in records:
        record["turns"] = record["turns"][:4]
        del record["result"]
    path = tmp_path / "short.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


def test_every_turn_is_printed_and_what_it_comes_to(run: Run, short: Path) -> None:
    result = run("review", short, "--simulations", 6, "--jobs", 1)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Review: Bison for 2\n4 turns, 6 simulations for each, seed 0\n")
    assert re.findall(r"^ +(\d+)  [▲●] (?:Blue|Red)  .* %$", result.stdout, flags=re.M)[:4] == ["1", "2", "3", "4"]
    assert "Luck of the draw: " in result.stdout
    assert "The game is not over; it was reviewed as far as it goes." in result.stdout
    assert "Turning points" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_same_seed_gives_the_same_bytes_however_many_jobs(run: Run, short: Path, tmp_path: Path) -> None:
    words = ("review", short, "--game", 3, "--simulations", 6, "--seed", 4)
    for number, jobs in enumerate((1, 2)):
        result = run(*words, "--jobs", jobs, "-o", tmp_path / f"{number}.json")
        assert (result.exit_code, result.stdout) == (0, ""), result.stderr
    first, second = ((tmp_path / f"{number}.json").read_bytes() for number in range(2))
    assert first == second
    data = json.loads(first)
    assert (data["format"], data["game"], data["turns"], data["over"]) == (
        "greatplains-review/1",
        "wind-river",
        4,
        False,
    )
    assert [turn["turn"] for turn in data["reviewed"]] == [1, 2, 3, 4]
    reasons = [reason for turn in data["reviewed"] for reason in turn["reasons"]]
    assert all(reason.keys() == {"code", "parameters", "sentence"} for reason in reasons)


def test_a_line_for_each_turn(run: Run, short: Path, tmp_path: Path) -> None:
    run("review", short, "--simulations", 6, "--jobs", 1, "-o", tmp_path / "review.jsonl")
    head, *turns, last = map(json.loads, (tmp_path / "review.jsonl").read_text(encoding="utf-8").splitlines())
    assert (head["simulations"], len(turns)) == (6, 4)
    assert len(last["summary"]["course"]) == 5


def test_a_page_that_needs_nothing_else(run: Run, short: Path, tmp_path: Path) -> None:
    result = run("review", short, "--game", 2, "--simulations", 6, "--jobs", 1, "-o", tmp_path / "review.html")
    assert result.exit_code == 0, result.stderr
    page = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert "Review: Bison for 4, variant 2" in page
    assert page.count("data:image/svg+xml;base64,") == 3
    assert [int(number) for number in re.findall(r'id="turn-(\d+)"', page)] == [1, 2, 3, 4]
    assert "<script" not in page
    assert not re.findall(r'(?:href|src)="(?!#|data:)', page)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--simulations", 5, "--seconds", 1], "Only one of --simulations and --seconds can be given."),
        (["--seconds", 0], "--seconds must be at least 0.05, not 0."),
        (["--simulations", 0], "--simulations: the number must be at least 1, not 0."),
        (["--jobs", 0], "--jobs: the number of processes must be 1 to 1000, not 0."),
        (["-o", "review.pdf"], "-o writes FILE.html, FILE.json or FILE.jsonl, not “review.pdf”."),
        (["--game", 4], "holds 3 games: --game must be 1 to 3, not 4."),
        (
            ["--simulations", 3, "-o", "nowhere/a.json"],
            "“nowhere/a.json” cannot be written: No such file or directory.",
        ),
    ],
)
def test_what_cannot_be_reviewed_is_refused(run: Run, short: Path, words: list[object], reason: str) -> None:
    result = run("review", short, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert reason in result.stderr


def test_a_record_that_goes_wrong_is_refused_with_its_turn(run: Run, short: Path) -> None:
    line = short.read_text(encoding="utf-8").splitlines()[2].replace('"turns": ["set ', '"turns": ["sit ', 1)
    result = run("review", "-", stdin=line)
    assert result.exit_code == 2
    assert "Game 1 cannot be reviewed: turn 1 “sit " in result.stderr


def test_a_game_that_has_not_begun_has_nothing_to_review(run: Run, short: Path) -> None:
    record = json.loads(short.read_text(encoding="utf-8").splitlines()[0])
    record["turns"] = []
    result = run("review", "-", stdin=json.dumps(record))
    assert result.exit_code == 0, result.stderr
    assert "0 turns" in result.stdout
