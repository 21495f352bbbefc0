"""Bison for OpenSpiel: the tiles are drawn at chance nodes, and what is drawn is seen by one seat alone."""

from __future__ import annotations

from typing import Final

from greatplains.envs.openspiel.adapter import Adapter
from greatplains.envs.openspiel.bison.length import longest
from greatplains.envs.openspiel.bison.world import BisonWorld, draws
from greatplains.games.bison.tiles import DRAW_TILES

ADAPTER: Final[Adapter] = Adapter(
    title="Bison: Thunder on the Prairie",
    world=BisonWorld,
    outcomes=DRAW_TILES,
    draws=draws,
    has_secrets=True,
    longest=longest,
)
