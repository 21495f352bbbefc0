"""The board of Wind River: 36 hexes in six lanes, and which of them lead where.

A hex is a number: lane * 6 + column, lane a = 0 in the north, column 1 = 0 in the west; a set of hexes is a bit set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core import hexgrid

LANES: Final = 6
COLUMNS: Final = 6
HEXES: Final = 36
# The ways a piece can go; bison know only the first three.
DIRECTIONS: Final = ("e", "ne", "se", "w", "nw", "sw")
BISON_DIRECTIONS: Final = 3
# Where a way leads that leaves the board: to the Great Plains, or nowhere.
PLAINS: Final = 36
NOWHERE: Final = -1

_SIDES: Final = (hexgrid.E, hexgrid.NE, hexgrid.SE, hexgrid.W, hexgrid.NW, hexgrid.SW)


def hex_name(hex_: int) -> str:
    """`c3` for the hex in lane c, column 3."""
    return "abcdef"[hex_ // COLUMNS] + str(hex_ % COLUMNS + 1)


def parse_hex(name: str) -> int | None:
    """The hex with that name, if there is one."""
    return _HEX_OF_NAME.get(name)


_HEX_OF_NAME: Final = {hex_name(hex_): hex_ for hex_ in range(HEXES)}


def lanes_in_play(players: int) -> range:
    """Two players play on the four southern lanes, three on five, four on all (W2, W10)."""
    return range(4 - players, LANES)


def leads_to(hex_: int, direction: int) -> int:
    """The hex (or PLAINS, or NOWHERE) one step away. Lanes b, d, f are shifted half a hex to the east."""
    lane, column = hex_ // COLUMNS, hex_ % COLUMNS
    if direction == 0 and column == COLUMNS - 1:
        return PLAINS
    q, r = hexgrid.neighbour((column - lane // 2, lane), _SIDES[direction])
    column = q + r // 2
    if not 0 <= r < LANES or not 0 <= column < COLUMNS:
        return NOWHERE  # W5: north-east and south-east of column 6 there is no way out
    return r * COLUMNS + column


LEADS_TO: Final[vec[i64]] = vec[i64](
    [leads_to(hex_, direction) for hex_ in range(HEXES) for direction in range(len(DIRECTIONS))]
)


def _in_play(players: int) -> int:
    return sum(1 << lane * COLUMNS + column for lane in lanes_in_play(players) for column in range(COLUMNS))


# For each number of players the hexes in play, and the others (W10).
IN_PLAY: Final[vec[i64]] = vec[i64]([_in_play(players) if players > 1 else 0 for players in range(5)])
CLOSED: Final[vec[i64]] = vec[i64]([_in_play(4) & ~_in_play(players) if players > 1 else 0 for players in range(5)])

# Sets of hexes as literals, because mypyc puts only those straight into the code; a test derives them from `leads_to`.
_LANES_ACE: Final = 0o007700770077
_LANES_BDF: Final = 0o770077007700
_LAST_COLUMN: Final = 0o404040404040
_HAS_NE: Final = 0o377737773700
_HAS_SE: Final = 0o007737773777
_HAS_W: Final = 0o767676767676
_HAS_NW: Final = 0o777677767700
_HAS_SW: Final = 0o007677767776


def can_go_e(pieces: i64, barred: i64) -> i64:
    """Of the pieces on these hexes, those whose way east does not lead into a barred hex."""
    return pieces & ~((barred >> 1) & ~_LAST_COLUMN)


def can_go_ne(pieces: i64, barred: i64) -> i64:
    """Lanes b, d, f are shifted half a hex to the east: from there the column grows."""
    return pieces & _HAS_NE & ~(((barred << 6) & _LANES_ACE) | ((barred << 5) & _LANES_BDF))


def can_go_se(pieces: i64, barred: i64) -> i64:
    """See `can_go_ne`."""
    return pieces & _HAS_SE & ~(((barred >> 6) & _LANES_ACE) | ((barred >> 7) & _LANES_BDF))


def can_go_w(pieces: i64, barred: i64) -> i64:
    """Nobody leaves the board in the west."""
    return pieces & _HAS_W & ~(barred << 1)


def can_go_nw(pieces: i64, barred: i64) -> i64:
    """See `can_go_ne`."""
    return pieces & _HAS_NW & ~(((barred << 7) & _LANES_ACE) | ((barred << 6) & _LANES_BDF))


def can_go_sw(pieces: i64, barred: i64) -> i64:
    """See `can_go_ne`."""
    return pieces & _HAS_SW & ~(((barred >> 5) & _LANES_ACE) | ((barred >> 6) & _LANES_BDF))


# Bison at the start, by number of players and column (Wind River 1, W2).
START_BISON: Final = {4: (2, 2, 2), 3: (2, 2, 2), 2: (2, 2, 1)}
