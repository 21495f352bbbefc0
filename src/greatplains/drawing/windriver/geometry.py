"""Where everything lies on the board of Wind River: flat hexes in lanes, and the places of herds and tents on them.

Plain numbers and path texts; on a hex they are in its own coordinates.
"""

from __future__ import annotations

from typing import Final

from greatplains.drawing.hexagon import RADIUS, centre, corner
from greatplains.drawing.markup import Point, spot
from greatplains.games.windriver import board

# The land is seen from a low hill: hexes are flatter than wide.
FLATNESS: Final = 0.8
HALF_HEIGHT: Final = RADIUS * FLATNESS
NAME_AT: Final[Point] = (0.0, 69.0)

# A herd of one to five, from north to south, heading east; a bison stands 8 below its point.
HERDS: Final[tuple[tuple[Point, ...], ...]] = (
    (),
    ((0.0, -12.0),),
    ((-23.0, -23.0), (24.0, -7.0)),
    ((8.0, -36.0), (-36.0, -14.0), (28.0, -4.0)),
    ((-12.0, -39.0), (39.0, -28.0), (-42.0, -11.0), (11.0, -1.0)),
    ((1.0, -43.0), (-47.0, -24.0), (46.0, -25.0), (-18.0, -5.0), (36.0, 2.0)),
)
_TENTS_AT: Final = 42.0
_TENT_STEP: Final = 37.0
_TIGHT_STEP: Final = 31.0


def hex_centre(name: str) -> Point:
    """The centre of a hex; lanes b, d and f lie half a hex further east."""
    hex_ = board.parse_hex(name)
    assert hex_ is not None, name
    lane, column = divmod(hex_, board.COLUMNS)
    x, y = centre((column - lane // 2, lane))
    return x, y * FLATNESS


def hex_outline(inset: float = 0.0) -> str:
    """The outline of a hex, a little smaller if it is inset."""
    part = 1 - inset / RADIUS
    corners = [corner(number) for number in range(6)]
    return "M" + "L".join(spot((x * part, y * part * FLATNESS)) for x, y in corners) + "Z"


def tent_places(count: int) -> list[Point]:
    """A row of that many tents on a hex."""
    step = _TENT_STEP if count < 5 else _TIGHT_STEP
    return [((place - (count - 1) / 2) * step, _TENTS_AT) for place in range(count)]
