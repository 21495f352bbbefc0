"""Bots play Cairns: all of them whole games, and those that think better than chance."""

from __future__ import annotations

import pytest

from greatplains.bots import BOTS, load_bot, sit
from greatplains.bots.forecast import Forecast
from greatplains.bots.levels import LEVELS, level_of
from greatplains.bots.uctbot import UctBot
from greatplains.bots.weights import evaluation, stored_weights
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES


def played(names: list[str], seed: int) -> list[float]:
    """A game between bots; what each seat won."""
    rules = GAMES["cairns"]
    game = Game(rules, rules.deal(len(names), Rng(seed)))
    bots = [load_bot(name, seed) for name in names]
    while not game.position.is_over:
        for step in bots[game.position.seat].choose_turn(sit(game)):
            game.play(step)
    outcome = game.outcome()
    assert outcome is not None
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(names))]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it_to_the_end(name: str) -> None:
    assert sum(played([name, "random", name], 3)) == pytest.approx(1)


@pytest.mark.parametrize("name", ["greedy", "hard"])
def test_who_thinks_beats_chance(name: str) -> None:
    won = [played([name, "random"], seed)[0] + played(["random", name], seed)[1] for seed in range(20)]
    assert sum(won) > 26


def test_its_levels_are_its_own() -> None:
    assert [level_of(name, "cairns").simulations for name in LEVELS] == [0, 0, 0, 0, 20, 60, 120]
    assert stored_weights("cairns") == list(evaluation("cairns").weights)


def test_a_search_without_knowledge_plays_it() -> None:
    rules = GAMES["cairns"]
    game = Game(rules, rules.deal(2, Rng(1)))
    for step in UctBot(1, simulations=20).choose_turn(sit(game)):
        game.play(step)
    assert len(game.turns) == 1


def test_a_forecast_shares_the_win() -> None:
    rules = GAMES["cairns"]
    chances = Forecast("cairns", playouts=2).shares(rules.opening(rules.deal(4, Rng(2))))
    assert sum(chances) == pytest.approx(1)
