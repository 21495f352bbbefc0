"""How long a game of Bison can be at most, in steps."""

from __future__ import annotations

from greatplains.games.bison.state import ACTIONS_A_SEASON, FIRST_MARKET, MOST_HUNTERS, SEASONS, TRACK_END
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, TILES


def longest(players: int) -> int:
    """Every turn and every overflow, each as long as it can be."""
    season = players * (ACTIONS_A_SEASON * _longest_turn() + 3 * _longest_overflow())
    return SEASONS[players] * season


def _longest_turn() -> int:
    """Trading, which costs two animals each time (buying costs three at least), then five hunters that leave and
    arrive, and a payment of two kinds that is asked for."""
    free = 3 * TRACK_END // 2
    return free + 1 + 2 * MOST_HUNTERS + 2


def _longest_overflow() -> int:
    """Each trade takes three of what exceeds the track, each purchase empties the market a bit; then the rest goes."""
    most_of_a_kind = TILES * ANIMALS_ON_A_TILE
    return most_of_a_kind // 3 + sum(FIRST_MARKET) + 1
