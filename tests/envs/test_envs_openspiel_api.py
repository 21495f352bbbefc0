"""OpenSpiel's own judges: its random simulations, its tests of the API, its playthroughs.

`make test-openspiel` runs it.
"""

from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from greatplains.core.errors import BadOptions
from greatplains.envs.openspiel.games import game_class

pytestmark = pytest.mark.openspiel

# OpenSpiel reads its options of the command line; there are none here.
flags.FLAGS.mark_as_parsed()

TABLES = [f"{name}(players={players})" for name in ("bison", "wind_river") for players in (2, 3, 4)]
TABLES += ["bison(players=3,variant=2,first=2)", "wind_river(players=4,first=1)"]


def load(table: str) -> Any:
    return pyspiel.load_game(f"greatplains_{table}")


# One class of tests for each table, as OpenSpiel makes one for each of its games.
for _table in TABLES:
    _name = "Test_" + "".join(letter if letter.isalnum() else "_" for letter in _table)
    globals()[_name] = type(
        _name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(_table), "game_name": f"greatplains_{_table}"}
    )


@pytest.mark.parametrize("table", TABLES)
def test_random_games_pass_the_checks_of_openspiel(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_games_are_simulated_cloned_and_stored(table: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(table))


@pytest.mark.parametrize("table", TABLES)
def test_a_playthrough_replays(table: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"greatplains_{table}", None, seed=7), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert before.count("\n# Apply action") > 20


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("bison(players=5)", "Bison is for 2 to 4 players, not 5."),
        ("bison(variant=3)", "The variant must be the number 0, 1 or 2."),
        ("bison(first=2)", "The first seat must be 0 to 1, not 2."),
        ("bison(tiles=no_such_file.toml)", "The file “no_such_file.toml” cannot be read"),
        ("wind_river(players=1)", "Wind River is for 2 to 4 players, not 1."),
        ("wind_river(first=-1)", "The first seat must be 0 to 1, not -1."),
    ],
)
def test_parameters_that_make_no_game_are_refused_with_a_sentence(table: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        load(table)
    assert refused.value.sentence.startswith(sentence)


def test_a_parameter_that_is_no_number_is_refused() -> None:
    with pytest.raises(BadOptions, match="The parameter “players” must be a whole number, not “two”"):
        game_class("wind-river")({"players": "two"})
    with pytest.raises(pyspiel.SpielError, match="Wrong type for parameter players"):
        load("bison(players=two)")


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="have no parameters"):
        load("bison").make_py_observer(None, {"width": 3})
