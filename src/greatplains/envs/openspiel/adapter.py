"""What OpenSpiel wants to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from greatplains.core.contract import Setup
from greatplains.envs.openspiel.world import World


@dataclass(frozen=True, slots=True)
class Adapter:
    """What OpenSpiel wants to know of a game that its rules do not say."""

    title: str
    """The name of the game in full."""
    world: Callable[[str, Setup], World]
    """The world of a game with that set-up before anything is drawn or played; what the stack says is ignored."""
    outcomes: int
    """How many outcomes a draw can have; 0 if nothing is left to chance."""
    draws: Callable[[int], int]
    """How much is drawn in a game of that many players."""
    has_secrets: bool
    """Is there something that not everybody sees?"""
    longest: Callable[[int], int]
    """How many steps a game of that many players has at most: no game is longer, and few are as long."""
