"""Openings of Bison: a stack of tiles is shuffled for each game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.envs.dealer import Dealer
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.tiles import DRAW_TILES, START_TILES


class BisonDealer(Dealer):
    """Deals games with the same options, each with tiles of its own."""

    def shuffle(self, position: Position, rng: Rng) -> None:
        """Draw the stack from all draw tiles."""
        assert isinstance(position, BisonPosition)
        tiles = vec[i64]([START_TILES + tile for tile in range(DRAW_TILES)])
        last: i64 = DRAW_TILES - 1
        while last > 0:
            chosen = rng.below(last + 1)
            tile = tiles[last]
            tiles[last] = tiles[chosen]
            tiles[chosen] = tile
            last -= 1
        position.stack = tiles[: len(position.stack)]
