"""Judging a turn that nobody thought of when its puzzle was found: another payment, another order, another idea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatplains.core.rng import Rng
from greatplains.puzzles.puzzle import Puzzle
from greatplains.review.turns import judge_of

# How often it is looked at, and the best turn as well: about as often as each of the last ones when it was found.
ANSWER_ROUNDS: Final = 128


def loss_of(puzzle: Puzzle, steps: Sequence[int], rounds: int = ANSWER_ROUNDS) -> float:
    """What a whole legal turn gives away beside the best one: the same whenever it is asked."""
    before = puzzle.start()
    after = before.copy()
    for step in steps:
        after.apply(step)
    known = puzzle.known_loss(before, after)
    if known is not None:
        return known
    best = puzzle.rules.parse_turn(before, puzzle.best)
    lost = judge_of(puzzle.game).loss(before, best, steps, Rng(0, f"answer {puzzle.id}"), rounds)
    return round(max(0.0, lost), 3)
