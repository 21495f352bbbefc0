"""Cairns is reviewed without a word of its own: in words that are true of any game."""

from __future__ import annotations

from greatplains.bots import sit
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.record import record_of
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.review import Settings, hint, replayed, review_turns, summarize
from greatplains.review.explanation import COMMON
from greatplains.review.page import page


def played(players: int) -> Game[Position]:
    rules, rng = GAMES["cairns"], Rng(4)
    game = Game(rules, rules.deal(players, rng))
    while not game.position.is_over:
        for step in random_turn(game.position.copy(), rng):
            game.play(step)
    return game


def test_a_whole_game_is_reviewed() -> None:
    settings = Settings(simulations=12)
    found = replayed(record_of(played(3)))
    turns = list(review_turns(found, settings))
    assert len(turns) == 12
    said = {reason.reason.code for turn in turns for reason in turn.reasons}
    assert said
    assert said <= {reason.code for reason in COMMON}
    assert any(any(turn.luck) for turn in turns[:3])
    assert not any(any(turn.luck) for turn in turns[3:])  # nothing is drawn after the deal
    assert "Review: Cairns for 3" in page(found, settings, turns, summarize(found, turns))


def test_a_hint_is_given() -> None:
    rules = GAMES["cairns"]
    found = hint(sit(Game(rules, rules.deal(2, Rng(1)))), seconds=None, simulations=12)
    assert found.kind.sentence == "The best turn begins with “take”."
    assert found.reasons
