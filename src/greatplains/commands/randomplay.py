"""Games between players who choose every step at random. The same seed and number give the same game everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from greatplains.core.contract import Rules, Setup
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.record import Record
from greatplains.core.rng import Rng


def deal(
    rules: Rules[Any], players: int, options: Mapping[str, Any], seed: int, number: int, first: int | None = None
) -> Setup:
    """The set-up of a game; games of one seed are numbered from 1. The seed draws who begins unless it is chosen."""
    return rules.deal(players, Rng(seed, f"game {number} deal"), options, first)


def turns(rules: Rules[Any], position: Position, seed: int, number: int) -> Iterator[tuple[str, list[int]]]:
    """Play a game to its end on this position, and tell the text and the steps of every turn."""
    rng = Rng(seed, f"game {number} play")
    while not position.is_over:
        before = position.copy()
        steps = random_turn(position, rng)
        yield rules.turn_text(before, steps), steps


def random_game(
    rules: Rules[Any], players: int, options: Mapping[str, Any], seed: int, number: int, first: int | None = None
) -> Record:
    """The record of a whole game."""
    setup = deal(rules, players, options, seed, number, first)
    position = rules.opening(setup)
    texts = tuple(text for text, _ in turns(rules, position, seed, number))
    return Record(rules.name, setup, texts, rules.outcome(position))
