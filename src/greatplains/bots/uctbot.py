"""Plain UCT as a bot: the baseline that `benchmarks/strength.py` measures the levels against."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from greatplains.bots.bot import Side
from greatplains.bots.uct import Uct
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng

# The constant of UCB1 for shares between 0 and 1.
_CURIOSITY: Final = sqrt(2.0)
# Random turns that tell how many steps the rest of a turn may have.
_SAMPLES: Final = 8
# The first simulation looks at the root only, the second one tries a step.
_FEWEST: Final = 2


class UctBot:
    """Searches anew at each step of a turn, with uniformly random games to the end and no knowledge of the game.

    A turn has `seconds`, or where given as many `simulations`; each step gets the share that is left for it, counting
    the steps still to come as random turns have them.
    """

    def __init__(self, seed: int, seconds: float = 1.0, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.rng = Rng(seed, "uct bot")
        self.uct = Uct(_CURIOSITY, Rng(seed, "uct rollouts"))

    def choose_turn(self, seat: Side) -> list[int]:
        """Step by step what was tried most often, until the turn is over."""
        until = time.monotonic() + self.seconds
        left = self.simulations
        steps: list[int] = []
        while True:
            position = self._imagined(seat, steps)
            if steps and position.is_turn_start:
                return steps
            legal = position.legal_steps()
            if len(legal) == 1:
                steps.append(legal[0])
                continue
            to_come = self._steps_to_come(position)
            self.uct.begin()
            if left is None:
                now = time.monotonic()
                self._search_until(seat, steps, now + (until - now) / to_come)
            else:
                count = max(_FEWEST, round(left / to_come))
                self._search(seat, steps, count)
                left = max(0, left - count)
            steps.append(self.uct.best_step())

    def _search_until(self, seat: Side, steps: list[int], until: float) -> None:
        self._search(seat, steps, _FEWEST)
        while time.monotonic() < until:
            self.uct.simulate(self._imagined(seat, steps))

    def _search(self, seat: Side, steps: list[int], simulations: int) -> None:
        for _ in range(simulations):
            self.uct.simulate(self._imagined(seat, steps))

    def _imagined(self, seat: Side, steps: list[int]) -> Position:
        """A position that the seat could be looking at after these steps of its turn."""
        position = seat.imagine(self.rng)
        for step in steps:
            position.apply(step)
        return position

    def _steps_to_come(self, position: Position) -> float:
        """How many steps the rest of this turn has on average, at random."""
        return sum(len(random_turn(position.copy(), self.rng)) for _ in range(_SAMPLES)) / _SAMPLES
