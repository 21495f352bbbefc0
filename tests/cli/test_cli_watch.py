"""`greatplains play --terminal --watch`: games between others."""

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from tests.bots.programs import misfit, program

Run = Callable[..., Result]


def test_without_a_game_it_plays_one_of_each(run: Run) -> None:
    text = run("play", "--terminal", "--watch").stdout
    assert text.index("Bison: 2 random players") < text.index("Wind River: 2 random players")
    assert text.count("To see it again: greatplains play --terminal --watch ") == 2


@pytest.mark.parametrize("game", ["bison", "wind-river"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_tells_the_outcome(run: Run, game: str, players: int) -> None:
    result = run("play", "--terminal", "--watch", game, "--players", players, "--seed", 11)
    assert result.exit_code == 0
    *_, outcome, _, again = result.stdout.splitlines()
    assert outcome.endswith((" wins.", " share the win: it is a draw."))
    assert again == f"To see it again: greatplains play --terminal --watch {game} --players {players} --seed 11"


def test_the_seed_that_was_drawn_repeats_the_game(run: Run) -> None:
    first = run("play", "--terminal", "--watch", "bison", "--variant", 1)
    again = re.search(r"To see it again: greatplains (.*)", first.stdout)
    assert again
    assert run(*again[1].split()).stdout == first.stdout


def test_it_shows_every_turn_of_the_game_that_simulate_plays(run: Run) -> None:
    text = run("play", "--terminal", "--watch", "bison", "--players", 3, "--seed", 4).stdout
    record = json.loads(run("simulate", "bison", "--players", 3, "--seed", 4).stdout)
    joined = re.sub(r"\n {24}", " ", text)
    shown = re.findall(r"^ {0,2}(\d+)  (?:round \d|scoring)  [▲●■] \w+ +(.*)$", joined, re.MULTILINE)
    assert [int(number) for number, _ in shown] == list(range(1, len(record["turns"]) + 1))
    for (_, line), turn in zip(shown, record["turns"], strict=True):
        assert line.startswith(f"{turn} ")
    assert "Season 5 of 5" in text


def test_variant_without_a_game_is_for_bison(run: Run) -> None:
    result = run("play", "--terminal", "--watch", "--variant", 2, "--seed", 1)
    assert result.exit_code == 0
    assert "greatplains play --terminal --watch bison --players 2 --variant 2 --seed 1" in result.stdout
    assert "greatplains play --terminal --watch wind-river --players 2 --seed 1" in result.stdout


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_who_begins_can_be_chosen_and_is_repeated(run: Run, game: str) -> None:
    first = run("play", "--terminal", "--watch", game, "--players", 3, "--first", "yellow", "--seed", 5)
    opening = next(line for line in first.stdout.splitlines() if line.startswith("  1  "))
    assert " Yellow " in opening
    again = re.search(r"To see it again: greatplains (.*)", first.stdout)
    assert again
    assert "--first 2" in again[1]
    assert run(*again[1].split()).stdout == first.stdout


def test_bots_can_be_watched_too(run: Run, tmp_path: Path) -> None:
    result = run("play", "--terminal", "--watch", "wind-river", "--bots", f"greedy,{program(tmp_path)}", "--seed", 2)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Wind River: greedy, exec:")
    record = json.loads(run("simulate", "wind-river", "--bots", f"greedy,{program(tmp_path)}", "--seed", 2).stdout)
    last = f"{len(record['turns']):3}  "
    assert any(line.startswith(last) for line in result.stdout.splitlines())
    again = re.search(r"To see it again: greatplains (.*)", result.stdout)
    assert again
    assert run(*shlex.split(again[1])).stdout == result.stdout


def test_a_bot_that_fails_while_it_is_watched_is_named(run: Run, tmp_path: Path) -> None:
    result = run("play", "--terminal", "--watch", "bison", "--bots", misfit(tmp_path, "dies"))
    assert result.exit_code == 2
    assert "in turn 1 the bot “exec:" in result.stderr
    assert "no model file" in result.stderr
