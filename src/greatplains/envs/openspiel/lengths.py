"""How long a game can be at most, in steps. OpenSpiel wants a bound that no game exceeds, not the usual length."""

from __future__ import annotations

from functools import cache

from greatplains.core.bits import members
from greatplains.games.bison import state as bison
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, TILES
from greatplains.games.windriver import board
from greatplains.games.windriver import state as windriver


def longest_bison(players: int) -> int:
    """Every turn and every overflow, each as long as it can be."""
    season = players * (bison.ACTIONS_A_SEASON * _longest_turn() + 3 * _longest_overflow())
    return bison.SEASONS[players] * season


def _longest_turn() -> int:
    """Trading, which costs two animals each time (buying costs three at least), then five hunters that leave and
    arrive, and a payment of two kinds that is asked for."""
    free = 3 * bison.TRACK_END // 2
    return free + 1 + 2 * bison.MOST_HUNTERS + 2


def _longest_overflow() -> int:
    """Each trade takes three of what exceeds the track, each purchase empties the market a bit; then the rest goes."""
    most_of_a_kind = TILES * ANIMALS_ON_A_TILE
    return most_of_a_kind // 3 + sum(bison.FIRST_MARKET) + 1


def longest_wind_river(players: int) -> int:
    """Bison only go east, and a turn of somebody with tents moves one, as long as there are any: the foremost bison
    always can. Without bison such a turn costs a resource or a tent, and nothing is earned. In between, the others
    may have no tents and one step each. A tent that is lost was set at the beginning, or by the one extra action of
    a turn."""
    herd = sum(
        count * _longest_way(lane * board.COLUMNS + column)
        for lane in board.lanes_in_play(players)
        for column, count in enumerate(board.START_BISON[players])
    )
    set_at_first = windriver.FIRST_TENTS * players
    camped = herd + players * (windriver.MOST_RESOURCES + windriver.TENTS)
    extra = players * camped
    return set_at_first + herd + extra + (set_at_first + camped)


@cache
def _longest_way(hex_: int) -> int:
    """The most moves of a bison from there until it has left the board."""
    targets = [board.leads_to(hex_, direction) for direction in range(board.BISON_DIRECTIONS)]
    on_board = [target for target in targets if target in members(board.IN_PLAY[4])]
    return 1 + max(map(_longest_way, on_board), default=0)
