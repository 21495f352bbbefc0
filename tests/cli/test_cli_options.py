"""Options of the games are options of the commands that set games up."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from greatplains.core.contract import Option
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.bison.rules import BisonRules
from greatplains.games.windriver.rules import WindRiverRules

Run = Callable[..., Result]

COMMANDS = ("simulate", "arena", "play")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_the_help_tells_every_option_of_every_game(run: Run, command: str, rules: Any) -> None:
    text = " ".join(run(command, "--help").stdout.split())
    for option in rules.options:
        assert f"--{option.name} " in text
        assert f"{rules.title}: {option.sentence}" in text
        assert f"default: {option.default}]" in text


def test_a_game_refuses_the_option_of_another(run: Run) -> None:
    for command in (
        "simulate wind-river",
        "play --terminal --watch wind-river",
        "arena wind-river --bots random,random -o x",
    ):
        result = run(*command.split(), "--variant", 1)
        assert result.stderr.endswith(": --variant is an option of Bison; Wind River has no such choice.\n")
        assert result.exit_code == 2


@pytest.mark.parametrize("value", ["3", "-1", "one", "", "True"])
def test_a_value_that_is_not_among_the_choices_is_refused(run: Run, value: str) -> None:
    result = run("simulate", "bison", "--variant", value)
    assert result.exit_code == 2
    assert result.stderr == f"greatplains simulate: --variant must be 0, 1 or 2 in Bison, not “{value}”.\n"


def test_a_file_that_cannot_be_read_is_named(run: Run, tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "nowhere.toml", "No such file or directory"), (tmp_path, "Is a directory")):
        result = run("simulate", "bison", "--tiles", path)
        assert result.exit_code == 2
        assert result.stderr == f"greatplains simulate: --tiles: the file “{path}” cannot be read: {reason}.\n"


def test_a_file_without_end_is_not_read_to_its_end(run: Run) -> None:
    result = run("simulate", "bison", "--tiles", "/dev/zero")
    assert (result.exit_code, result.stderr) == (
        2,
        "greatplains simulate: --tiles: the file “/dev/zero” cannot be read: it is too large.\n",
    )


def test_a_value_with_a_name_needs_no_file(run: Run) -> None:
    named = run("simulate", "bison", "--tiles", "standard")
    assert named.exit_code == 0
    assert named.stdout == run("simulate", "bison").stdout


def test_the_terminal_plays_with_tiles_of_ones_own_and_tells_how_to_see_it_again(run: Run, tmp_path: Path) -> None:
    tiles = tmp_path / "my tiles.json"
    draw = {f"my-{number}": [number % 6, 1 + number % 5, 1, 1, 1] for number in range(18)}
    tiles.write_text(json.dumps({"start": {key: [0, 3, 1, 1, 1] for key in ("S1", "S2", "S3")}, "draw": draw}))
    result = run("play", "--terminal", "--watch", "bison", "--tiles", tiles, "--seed", 3)
    assert result.exit_code == 0
    assert (
        result.stdout.splitlines()[:-1]
        != run("play", "--terminal", "--watch", "bison", "--seed", 3).stdout.splitlines()[:-1]
    )
    assert f"greatplains play --terminal --watch bison --players 2 --tiles '{tiles}' --seed 3\n" in result.stdout


class Sparse(WindRiverRules):
    """A game with a flag, a choice of words and an option that Bison has too, but with other values."""

    name = "sparse"
    title = "Sparse"
    options = (
        Option("long_winter", "flag", (False, True), False, "Bison move half as often."),
        Option("herd", "choice", ("small", "large"), "small", "How many bison there are."),
        Option("variant", "choice", (7, 8), 7, "Which of the two."),
    )

    def deal(self, players: int, rng: Rng, options: Mapping[str, Any] | None = None, first: int | None = None) -> Any:
        dealt.append(dict(options or {}))
        return super().deal(players, rng, {}, first)


dealt: list[dict[str, Any]] = []


@pytest.fixture
def sparse(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt.clear()
    monkeypatch.setitem(GAMES, "sparse", Sparse())


@pytest.mark.usefixtures("sparse")
def test_flags_and_words_are_options_too(run: Run) -> None:
    for words, chosen in (
        ("", {"long_winter": False, "herd": "small", "variant": 7}),
        ("--long-winter --herd large --variant 8", {"long_winter": True, "herd": "large", "variant": 8}),
        ("--no-long-winter", {"long_winter": False, "herd": "small", "variant": 7}),
    ):
        assert run("simulate", "sparse", *words.split()).exit_code == 0
        assert dealt[0] == chosen
        dealt.clear()
    refused = run("simulate", "sparse", "--herd", "huge")
    assert refused.stderr == "greatplains simulate: --herd must be small or large in Sparse, not “huge”.\n"


@pytest.mark.usefixtures("sparse")
def test_an_option_of_two_games_is_judged_by_the_game_that_is_played(run: Run) -> None:
    assert run("simulate", "bison", "--variant", 2).exit_code == 0
    assert run("simulate", "bison", "--variant", 8).exit_code == 2
    assert run("simulate", "sparse", "--variant", 8).exit_code == 0
    assert run("simulate", "wind-river", "--variant", 8).stderr == (
        "greatplains simulate: --variant is an option of Bison and Sparse; Wind River has no such choice.\n"
    )
    text = " ".join(run("simulate", "--help").stdout.split())
    assert f"Bison: {BisonRules.options[0].sentence} [0, 1 or 2; default: 0] Sparse: Which of the two." in text
    assert "GAME is bison or wind-river or sparse." in text
