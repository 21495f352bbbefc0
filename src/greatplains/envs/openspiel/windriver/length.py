"""How long a game of Wind River can be at most, in steps."""

from __future__ import annotations

from functools import cache

from greatplains.core.bits import members
from greatplains.games.windriver import board
from greatplains.games.windriver.state import FIRST_TENTS, MOST_RESOURCES, TENTS


def longest(players: int) -> int:
    """Bison only go east, and a turn of somebody with tents moves one, as long as there are any: the foremost bison
    always can. Without bison such a turn costs a resource or a tent, and nothing is earned. In between, the others
    may have no tents and one step each. A tent that is lost was set at the beginning, or by the one extra action of
    a turn."""
    herd = sum(
        count * _longest_way(lane * board.COLUMNS + column)
        for lane in board.lanes_in_play(players)
        for column, count in enumerate(board.START_BISON[players])
    )
    set_at_first = FIRST_TENTS * players
    camped = herd + players * (MOST_RESOURCES + TENTS)
    extra = players * camped
    return set_at_first + herd + extra + (set_at_first + camped)


@cache
def _longest_way(hex_: int) -> int:
    """The most moves of a bison from there until it has left the board."""
    targets = [board.leads_to(hex_, direction) for direction in range(board.BISON_DIRECTIONS)]
    on_board = [target for target in targets if target in members(board.IN_PLAY[4])]
    return 1 + max(map(_longest_way, on_board), default=0)
