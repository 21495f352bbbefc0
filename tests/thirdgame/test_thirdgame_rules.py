"""Cairns keeps the contract of a game, and what holds for every game holds for it."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest
from tests.properties import test_contract_properties as properties
from tests.properties.tables import TEMPERS, Table

from greatplains.core.contract import Setup
from greatplains.core.errors import BadNotation, BadOptions, IllegalStep
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES

PROPERTIES = [
    test for name, test in vars(properties).items() if name.startswith("test_") and hasattr(test, "hypothesis")
]
STACK = ("1", "2", "5", "6", "9", "10", "13", "14")


def begun(*stack: str, first: int = 0, **options: Any) -> Game[Any]:
    """A game for two; the stones are dealt in turn."""
    return Game(GAMES["cairns"], Setup(2, first, options, stack or STACK))


@pytest.mark.parametrize("property_of_games", PROPERTIES, ids=lambda test: test.__name__)
def test_what_holds_for_every_game_holds_for_it(property_of_games: Any) -> None:
    check: Callable[..., None] = property_of_games.hypothesis.inner_test
    for number in range(12):
        table = Table("cairns", 2 + number % 3, number, number, sorted(TEMPERS)[number % len(TEMPERS)])
        numbers = [3 * number, number][: len(signature(check).parameters) - 1]
        check(table, *numbers)


def test_there_are_enough_properties() -> None:
    assert len(PROPERTIES) > 8


def test_a_stone_lies_on_a_smaller_one_only() -> None:
    game = begun()
    game.play_turn("5 a")
    with pytest.raises(IllegalStep, match="Stone 2 does not lie on 5: it must be larger by at least 1"):
        game.play_turn("2 a")
    game.play_turn("6 a")
    assert game.rules.view(game.position, None)["tops"] == {"a": 6, "b": 0, "c": 0}


def test_steep_cairns_ask_for_more() -> None:
    game = begun(steep=True)
    game.play_turn("5 a")
    with pytest.raises(IllegalStep, match="Stone 6 does not lie on 5: it must be larger by at least 3"):
        game.play_turn("6 a")
    game.play_turn("10 a")


def test_the_heaviest_wins() -> None:
    game = begun()
    for text in ("1 a", "2 a", "5 a", "6 a", "9 a", "10 a", "13 away", "14 a"):
        game.play_turn(text)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.tiebreaks, outcome.winners) == ((15, 32), (3, 4), (1,))


def test_nobody_sees_what_others_hold() -> None:
    game = begun()
    assert [seat["hand"] for seat in game.rules.view(game.position, 1)["seats"]] == [None, [2, 6, 10, 14]]
    held = {game.rules.resample(game.position, 1, Rng(seed)).hands[0] for seed in range(40)}
    assert len(held) > 20


@pytest.mark.parametrize("text", ["", "5", "5 d", "05 a", "5  a", "take 5"])
def test_what_is_no_turn_is_told(text: str) -> None:
    with pytest.raises(BadNotation, match="A turn is written “7 a” or “7 away”"):
        begun().play_turn(text)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(5, 0, {}, STACK), "Cairns is for 2 to 4 players, not 5."),
        (Setup(2, 0, {"flat": True}, STACK), "There is no option “flat” in this game."),
        (Setup(2, 0, {"steep": 1}, STACK), "The option “steep” must be true or false."),
        (Setup(2, 0, {}, STACK[:-1]), "The stack has 8 different stones, 1 to 16."),
        (Setup(2, 0, {}, (*STACK[:-1], "1")), "The stack has 8 different stones, 1 to 16."),
    ],
)
def test_what_makes_no_game_is_told(setup: Setup, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAMES["cairns"].check_setup(setup)
    assert refused.value.sentence == sentence
