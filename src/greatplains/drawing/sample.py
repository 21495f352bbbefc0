"""Games to show: every seat tries some random turns and keeps the liveliest. Real positions, and worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from greatplains.core.contract import Rules, Setup, View
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

_TRIES: Final = 40


@dataclass(frozen=True, slots=True)
class Sample:
    """A position to draw: the game of a seed after some turns.

    `liveliness` says how much there is to see of what a seat did.
    """

    seed: int
    turns: int
    liveliness: Callable[[View, int], int]
    options: dict[str, Any]
    players: int = 4

    def view(self, rules: Rules[Any]) -> View:
        """The position as the seat to move sees it."""
        position, _ = self.play(rules)
        return rules.view(position, position.seat)

    def setup(self, rules: Rules[Any]) -> Setup:
        """How the game begins."""
        return rules.deal(self.players, Rng(self.seed), self.options, first=0)

    def play(self, rules: Rules[Any]) -> tuple[Any, list[str]]:
        """The position, and the turns that led to it."""
        position, rng, texts = rules.opening(self.setup(rules)), Rng(self.seed, "picture"), []
        for _ in range(self.turns):
            steps, after = self._liveliest_turn(rules, position, rng)
            texts.append(rules.turn_text(position, steps))
            position = after
        return position, texts

    def _liveliest_turn(self, rules: Rules[Any], position: Any, rng: Rng) -> tuple[list[int], Any]:
        seat = position.seat
        tried = []
        for _ in range(_TRIES):
            after = position.copy()
            steps = random_turn(after, rng)
            tried.append((self.liveliness(rules.view(after, None), seat), steps, after))
        _, steps, after = max(tried, key=lambda one: one[0])
        return steps, after
