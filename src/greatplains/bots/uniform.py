"""The random bot: every step as likely as the others."""

from __future__ import annotations

from greatplains.bots.bot import Side
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng


class RandomBot:
    """Plays uniformly random steps: the opponent everybody must beat."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "random bot")

    def choose_turn(self, seat: Side) -> list[int]:
        """A whole turn of random steps."""
        return random_turn(seat.imagine(self.rng), self.rng)
