"""Wind River for OpenSpiel: nothing is hidden, and nothing is left to chance."""

from __future__ import annotations

from typing import Final

from greatplains.envs.openspiel.adapter import Adapter
from greatplains.envs.openspiel.windriver.length import longest
from greatplains.envs.openspiel.world import World

ADAPTER: Final[Adapter] = Adapter(
    title="Wind River",
    world=World,
    outcomes=0,
    draws=lambda players: 0,
    has_secrets=False,
    longest=longest,
)
