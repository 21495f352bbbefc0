"""Openings dealt in compiled code: the same ones, from the same random numbers, as `rules.deal` and `rules.opening`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.tiles import DRAW_TILES, START_TILES

DRAWN: Final = -1


class Dealer:
    """Deals games of one kind. `openings` holds one opening for each first seat; `first` is a seat, or drawn."""

    def __init__(self, openings: list[Position], first: int) -> None:
        self.openings: list[Position] = openings
        self.first: i64 = first

    def deal(self, rng: Rng) -> Position:
        """A new game."""
        first = self.first
        if first == DRAWN:
            first = rng.below(len(self.openings))
        position = self.openings[first].copy()
        if isinstance(position, BisonPosition):
            shuffle_stack(position, rng)
        return position


def shuffle_stack(position: BisonPosition, rng: Rng) -> None:
    """Draw the stack of a game that has not begun from all draw tiles."""
    tiles = vec[i64]([START_TILES + tile for tile in range(DRAW_TILES)])
    last: i64 = DRAW_TILES - 1
    while last > 0:
        chosen = rng.below(last + 1)
        tile = tiles[last]
        tiles[last] = tiles[chosen]
        tiles[chosen] = tile
        last -= 1
    position.stack = tiles[: len(position.stack)]
