"""The board of Bison: 27 cells round the totem, 81 spaces, and which of them touch.

A cell is a number from 0 (a1) to 26 (f3), row by row. A space is terrain * 27 + cell, so 0-26 are the prairies, 27-53
the mountains and 54-80 the rivers. A set of spaces is two bit sets: *land* (bit = space) and *river* (bit = cell).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core import hexgrid

CELLS: Final = 27
LANDS: Final = 54
SPACES: Final = 81
ROTATIONS: Final = 3

# Terrains in the order in which they are scored; the animal of each stands at the same place in ANIMALS.
PRAIRIE: Final = 0
MOUNTAIN: Final = 1
RIVER: Final = 2
TERRAINS: Final = ("prairie", "mountain", "river")
TERRAIN_LETTERS: Final = "pmr"

# Rows of the board: letter, r, first q, last q.
_ROWS: Final = (("a", -2, 0, 3), ("b", -1, -1, 3), ("c", 0, -2, 3), ("d", 1, -2, 2), ("e", 2, -2, 1), ("f", 3, -2, 0))
# The totem stands where these three cells meet.
_TOTEM: Final = ((0, 0), (1, 0), (0, 1))

COORDINATES: Final = [(q, r) for _, r, first, last in _ROWS for q in range(first, last + 1)]
CELL_NAMES: Final = [f"{row}{q - first + 1}" for row, _, first, last in _ROWS for q in range(first, last + 1)]
_CELL_AT: Final = {place: cell for cell, place in enumerate(COORDINATES)}
_CELL_OF_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def totem_distance(place: tuple[int, int]) -> int:
    """Distance from the totem in tiles; the start tiles have distance 1 (B7)."""
    return 1 + min(hexgrid.distance(place, start) for start in _TOTEM)


def cell_name(cell: int) -> str:
    """`d2` for the second cell of row d."""
    return CELL_NAMES[cell]


def parse_cell(name: str) -> int | None:
    """The cell with that name, if there is one."""
    return _CELL_OF_NAME.get(name)


def space_name(space: int) -> str:
    """`d2p` for the prairie of cell d2."""
    return CELL_NAMES[space % CELLS] + TERRAIN_LETTERS[space // CELLS]


def parse_space(name: str) -> int | None:
    """The space with that name, if there is one."""
    cell = _CELL_OF_NAME.get(name[:-1])
    terrain = TERRAIN_LETTERS.find(name[-1:])
    if cell is None or terrain < 0 or not name:
        return None
    return terrain * CELLS + cell


def _across(cell: int, side: int) -> int:
    return _CELL_AT.get(hexgrid.neighbour(COORDINATES[cell], hexgrid.SIDES[side]), -1)


# The cell across each side of each cell, -1 outside the board.
ACROSS: Final[vec[i64]] = vec[i64]([_across(cell, side) for cell in range(CELLS) for side in range(6)])
# The cells round each cell.
ROUND: Final[vec[i64]] = vec[i64](
    [sum(1 << _across(cell, side) for side in range(6) if _across(cell, side) >= 0) for cell in range(CELLS)]
)
