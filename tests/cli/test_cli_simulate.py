"""`greatplains simulate`."""

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

from greatplains.core.record import parse_record, replay
from greatplains.games import GAMES

Run = Callable[..., Result]
Command = Callable[..., list[str]]

PATIENCE = 120.0  # nothing takes so long; a test that waits for what never comes fails instead of hanging


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_seed_gives_the_same_bytes_whatever_the_number_of_jobs(run: Run, tmp_path: Path, game: str) -> None:
    for jobs in (1, 2):
        words = ["--players", 3, "--games", 40, "--seed", 5, "--jobs", jobs, "-o", tmp_path / f"{jobs}.jsonl"]
        result = run("simulate", game, *words)
        assert result.exit_code == 0, result.stderr
        assert result.stdout == ""
        assert result.stderr.startswith(f"40 games of {GAMES[game].title} from seed 5 in ")
    written = (tmp_path / "1.jsonl").read_bytes()
    assert written == (tmp_path / "2.jsonl").read_bytes()
    assert written.count(b"\n") == 40
    assert len(set(written.splitlines())) == 40


def test_every_record_replays(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for game in GAMES:
        run("simulate", game, "--players", 4, "--games", 3, "-o", path)
        for line in path.read_bytes().splitlines():
            assert replay(parse_record(line), GAMES).outcome() is not None


def test_by_default_it_plays_one_game_for_two_from_seed_0_to_stdout(run: Run) -> None:
    first = run("simulate", "bison")
    record = json.loads(first.stdout)
    assert (record["players"], record["options"]["variant"]) == (2, 0)
    named = run("simulate", "bison", "--players", 2, "--variant", 0, "--games", 1, "--seed", 0, "--jobs", 1, "-o", "-")
    assert named.stdout == first.stdout
    assert run("simulate", "bison", "--seed", 1).stdout != first.stdout


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one(run: Run) -> None:
    assert run("simulate", "wind-river", "--games", 20).stdout.startswith(
        run("simulate", "wind-river", "--games", 3).stdout
    )


def test_variant_and_tiles_stand_in_the_record(run: Run, tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.json"
    draw = {f"my-{number}": [number % 6, 1 + number % 5, 1, 1, 1] for number in range(18)}
    tiles.write_text(json.dumps({"start": {key: [0, 3, 1, 1, 1] for key in ("S1", "S2", "S3")}, "draw": draw}))
    result = run("simulate", "bison", "--variant", 2, "--tiles", tiles)
    options = json.loads(result.stdout)["options"]
    assert options["variant"] == 2
    assert options["tiles"]["draw"] == draw


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(("word", "seat"), [("0", 0), ("red", 1), ("Yellow", 2)])
def test_who_begins_stands_in_every_record(run: Run, game: str, word: str, seat: int) -> None:
    lines = run("simulate", game, "--players", 3, "--games", 20, "--first", word).stdout.splitlines()
    games = [replay(parse_record(line), GAMES) for line in lines]
    assert {game.setup.first for game in games} == {seat}
    assert {GAMES[game.rules.name].opening(game.setup).seat for game in games} == {seat}


def test_by_default_chance_decides_who_begins(run: Run) -> None:
    lines = run("simulate", "wind-river", "--players", 3, "--games", 20).stdout.splitlines()
    assert {json.loads(line)["first"] for line in lines} == {0, 1, 2}


def test_an_existing_file_is_replaced_and_keeps_its_mode(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    path.chmod(0o640)
    assert run("simulate", "wind-river", "-o", path).exit_code == 0
    assert path.stat().st_mode & 0o777 == 0o640
    assert path.read_text().startswith('{"format"')
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games.jsonl")
    assert run("simulate", "wind-river", "-o", tmp_path / "link").exit_code == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "games.jsonl").is_file()


def test_a_device_is_written_to_and_not_replaced(run: Run) -> None:
    assert run("simulate", "wind-river", "-o", os.devnull).exit_code == 0
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(
    ("number", "code", "rest"),
    [
        (signal.SIGINT, 130, ["--jobs", 1]),
        (signal.SIGINT, 130, ["--jobs", 2]),
        (signal.SIGTERM, 143, ["--jobs", 2]),
        (signal.SIGTERM, 143, ["--bots", "greedy,greedy"]),  # in the midst of a bot's turn, which is not to be blamed
    ],
)
def test_an_interrupted_run_leaves_nothing_behind(
    command: Command, tmp_path: Path, number: signal.Signals, code: int, rest: list[Any]
) -> None:
    words = command("simulate", "bison", "--games", 1_000_000, *rest, "-o", tmp_path / "games.jsonl")
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    deadline = time.monotonic() + PATIENCE
    while not any(path.stat().st_size for path in tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    # To the whole group, as a terminal sends Ctrl-C; a termination goes to the one process.
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert complaints.strip() == b""
    assert list(tmp_path.iterdir()) == []


def test_a_reader_who_leaves_ends_it_quietly(command: Command) -> None:
    process = subprocess.Popen(
        command("simulate", "bison", "--games", 1_000_000), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        process.stdout.read(10)
        process.stdout.close()
        assert process.wait(PATIENCE) == 141
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("deep.toml", "a = " + "[" * 15_000, "is not TOML: it is nested too deeply."),
        ("deep.json", "[" * 15_000, "is not JSON: it is nested too deeply."),
        ("huge.toml", "a = " + "9" * 5000, "is not TOML: a number in it has too many digits."),
        ("huge.json", "9" * 5000, "is not JSON: a number in it has too many digits."),
    ],
)
def test_whatever_is_in_a_tile_file(run: Run, tmp_path: Path, name: str, text: str, said: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    result = run("simulate", "bison", "--tiles", path)
    assert (result.exit_code, result.stderr) == (2, f"greatplains simulate: The tile file “{path}” {said}\n")


@pytest.mark.parametrize("words", ["simulate bison", "play --terminal --watch wind-river"])
def test_a_colour_at_which_nobody_sits_cannot_begin(run: Run, words: str) -> None:
    result = run(*words.split(), "--first", "green")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.endswith(": --first must be 0 to 1 (blue, red) in a game of 2 players, not 3 (green).\n")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_play_the_seats_they_are_named_for(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--bots", "greedy,random,random", "--games", 3, "--seed", 2]
    result = run("simulate", game, *words, "-o", path)
    assert result.exit_code == 0, result.stderr
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [record["bots"] for record in records] == [["greedy", "random", "random"]] * 3
    assert [record["players"] for record in records] == [3] * 3
    assert sum(record["result"]["winners"] == [0] for record in records) >= 2
    assert "3 records, 0 bad" in run("check", path).stdout
    assert run("simulate", game, *words, "--jobs", 2).stdout == path.read_text(encoding="utf-8")


def test_one_bot_plays_every_seat_of_the_deals_that_random_players_get(run: Run) -> None:
    bots = json.loads(run("simulate", "bison", "--bots", "random", "--players", 4, "--seed", 3).stdout)
    plain = json.loads(run("simulate", "bison", "--players", 4, "--seed", 3).stdout)
    assert bots["bots"] == ["random"] * 4
    assert (bots["first"], bots["stack"]) == (plain["first"], plain["stack"])
    assert bots["turns"] != plain["turns"]


def test_a_program_plays_and_stands_in_the_record(run: Run, tmp_path: Path) -> None:
    name = program(tmp_path)
    result = run("simulate", "wind-river", "--bots", f"random,{name}", "--move-seconds", 100)
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["bots"] == ["random", name]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_ends_it_by_name_and_leaves_nothing_behind(run: Run, tmp_path: Path, jobs: int) -> None:
    name = misfit(tmp_path, "dies")
    before = sorted(tmp_path.iterdir())
    result = run("simulate", "bison", "--bots", name, "--games", 3, "--jobs", jobs, "-o", tmp_path / "games.jsonl")
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "greatplains simulate: Game 1 cannot be played to its end: in turn 1 the bot “exec:"
    )
    assert result.stderr.endswith("no model file.\n")
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "--bots random,random --players 3",
            "--bots names 2 bots for 3 seats; name one for each seat, or one for all.",
        ),
        ("--bots random,", "names are needed, with commas between"),
        ("--bots nobody", "There is no bot “nobody”"),
        ("--bots random --players 1000000000", "Bison is for 2 to 4 players, not 1000000000."),
        ("--bots random --players -1", "Bison is for 2 to 4 players, not -1."),
        ("--bots random --move-seconds 0", "more than 0 seconds are needed."),
        ("--move-seconds 1", "--move-seconds is for bots: name them with --bots."),
    ],
)
def test_wrong_bots_are_one_sentence(run: Run, words: str, said: str) -> None:
    result = run("simulate", "bison", *words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
