"""How well bots play: the levels, and what each of them does in a game."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import inf
from typing import Any, Final

from greatplains.bots.lookahead import SHORTLIST
from greatplains.bots.registry import KNOWLEDGE


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays a game; `levels.toml` explains the fields."""

    beam: int
    turns: int
    seconds: float
    temperature: float | Sequence[float] = 0.0
    slip: float = inf
    shortlist: int = SHORTLIST
    opening: int = 0
    evaluation: str | Sequence[str] = "linear"
    simulations: int | Sequence[int] = 0

    def evaluation_for(self, players: int) -> str:
        """The evaluation it plays by at a table of that size."""
        return self.evaluation if isinstance(self.evaluation, str) else self.evaluation[players - 2]

    def simulations_for(self, players: int) -> int:
        """The iterations of its search at a table of that size."""
        return self.simulations if isinstance(self.simulations, int) else self.simulations[players - 2]

    def temperature_for(self, players: int) -> float:
        """How carelessly it chooses at a table of that size."""
        return self.temperature if isinstance(self.temperature, int | float) else self.temperature[players - 2]


def _shared() -> dict[str, Any]:
    text = resources.files("greatplains.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_SHARED: Final = _shared()
# The names of the levels, weakest first.
LEVELS: Final = tuple(_SHARED)
# The same in every game.
GREEDY: Final = Level(beam=8, turns=1, seconds=5.0)


@cache
def level_of(name: str, game: str) -> Level:
    """What the level of that name does in a game."""
    own = tomllib.loads(KNOWLEDGE[game].read("levels.toml"))
    return Level(**_SHARED[name], **own[name])
