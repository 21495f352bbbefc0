"""Cairns before OpenSpiel's own judges. `make test-openspiel` runs it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts
from open_spiel.python.tests import games_sim_test
from tests.thirdgame.cairns.registration import registered

from greatplains.envs.openspiel import CompiledRollouts
from greatplains.envs.openspiel.games import register

pytestmark = pytest.mark.openspiel

# OpenSpiel reads its options of the command line; there are none here.
flags.FLAGS.mark_as_parsed()

# OpenSpiel never forgets a game; what it needs to make one is there while the tests run.
with registered():
    NAME = register("cairns")
    TABLES = [pyspiel.load_game(NAME, {"players": players, "steep": players == 3}) for players in (2, 3, 4)]

for _game in TABLES:
    _class = f"TestCairns{_game.num_players()}"
    globals()[_class] = type(_class, (api_test.EnforceAPIOnPartialTreeBase,), {"game": _game, "game_name": NAME})


@pytest.mark.parametrize("game", TABLES)
def test_random_games_pass_the_checks_of_openspiel(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("game", TABLES)
def test_what_is_resampled_looks_the_same_and_is_drawn_anew(game: Any) -> None:
    rng, changed = random.Random(1), 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number in range(12):
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.history()) < 4 * game.num_players() + number % 8:
            state.apply_action(rng.choice(state.legal_actions()))
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        changed += str(other) != str(state)
    assert changed > 8


def test_a_search_over_information_sets_plays_on() -> None:
    state, rng = TABLES[0].new_initial_state(), random.Random(2)
    bot = ismcts.ISMCTSBot(TABLES[0], CompiledRollouts(seed=1), 1.4, 20, random_state=np.random.RandomState(1))
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)
