"""Openings dealt in compiled code: the same ones, from the same random numbers, as `rules.deal` and `rules.opening`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from greatplains.core.position import Position
from greatplains.core.rng import Rng

DRAWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals games of one kind. `openings` holds one opening for each first seat; `first` is a seat, or drawn.

    A game with more to draw has a subclass.
    """

    def __init__(self, openings: list[Position], first: int) -> None:
        self.openings: list[Position] = openings
        self.first: i64 = first

    def deal(self, rng: Rng) -> Position:
        """A new game."""
        first = self.first
        if first == DRAWN:
            first = rng.below(len(self.openings))
        position = self.openings[first].copy()
        self.shuffle(position, rng)
        return position

    def shuffle(self, position: Position, rng: Rng) -> None:
        """Draw what chance decides in a game that has not begun, besides who begins: here nothing."""
