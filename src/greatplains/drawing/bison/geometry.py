"""Where everything lies on a Bison tile: corners, curved sides, the river, the lands, and the places to stand.

The one source of this geometry. Everything here is plain numbers and path texts in the tile's own coordinates (centre
0 0, circumradius 100, y to the south), so that it can be sent to another program as data. A shape of a tile is
(a, d): its river runs from corner a to corner a + d, the d sides from a on are prairie; a rotation adds 2 to a.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Final, NamedTuple

from greatplains.drawing.hexagon import HALF_WIDTH, RADIUS, centre, corner
from greatplains.drawing.markup import Point, spot
from greatplains.games.bison import board

RIVER_WIDTH: Final = 25.0
# The side's control point lies this far outside (even sides) or inside (odd sides) of the straight side.
_BULGE: Final = 0.32 * RADIUS
# How the river leaves its corners, and how far it is bent away from the smaller land.
_RIVER_REACH: Final = 0.38
_RIVER_BEND: Final = 34.0
_RIVER_SWING: Final = 22.0

# The cell's name stands in the western bulge, where no river can run.
NAME_AT: Final[Point] = (-87.0, 4.0)


class Spot(NamedTuple):
    """A place to stand, and the degrees a swimmer is turned by there."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic Bézier curve."""

    start: Point
    leave: Point
    arrive: Point
    end: Point

    def at(self, t: float) -> Point:
        """The point at t, from 0 at the start to 1 at the end."""
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points = (self.start, self.leave, self.arrive, self.end)
        return _sum_of(weights, points)

    def slope(self, t: float) -> float:
        """How a swimmer lies at t, always right side up: degrees from -90 to 90, clockwise from the east."""
        (x0, y0), (x1, y1) = self.at(t - 0.01), self.at(t + 0.01)
        degrees = math.degrees(math.atan2(y1 - y0, x1 - x0))
        return (degrees + 90) % 180 - 90

    def path(self) -> str:
        """The curve as a path of its own."""
        return f"M{spot(self.start)}C{spot(self.leave)} {spot(self.arrive)} {spot(self.end)}"

    def path_back(self) -> str:
        """The way back from the end to the start, to go on a path."""
        return f"C{spot(self.arrive)} {spot(self.leave)} {spot(self.start)}"


@dataclass(frozen=True, slots=True)
class TileShape:
    """One shape of a tile: the outlines of its lands, its river, and the corners where the river ends."""

    prairie: str
    mountain: str
    river: str
    ends: tuple[int, int]


def _sum_of(weights: tuple[float, ...], points: tuple[Point, ...]) -> Point:
    x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
    return x, y


def cell_centre(name: str) -> Point:
    """The centre of a cell of the Bison board."""
    cell = board.parse_cell(name)
    assert cell is not None, name
    return centre(board.COORDINATES[cell])


def totem_centre() -> Point:
    """The corner where the three cells next to the totem meet."""
    starts = [centre(place) for place in board.COORDINATES if board.totem_distance(place) == 1]
    return sum(x for x, _ in starts) / len(starts), sum(y for _, y in starts) / len(starts)


def side_control(side: int) -> Point:
    """The control point of a side, a quadratic curve from corner `side` to the next: even sides bulge out."""
    (x0, y0), (x1, y1) = corner(side), corner(side + 1)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    away = (_BULGE if side % 2 == 0 else -_BULGE) / HALF_WIDTH
    return x + x * away, y + y * away


def side_path(side: int) -> str:
    """One side as a path of its own."""
    return f"M{spot(corner(side))}" + _along_side(side)


def _along_side(side: int) -> str:
    return f"Q{spot(side_control(side))} {spot(corner(side + 1))}"


def _along_sides(first: int, sides: int) -> str:
    return f"M{spot(corner(first))}" + "".join(_along_side(side) for side in range(first, first + sides))


def tile_outline() -> str:
    """The outline of every tile: it is the same in all three rotations."""
    return _along_sides(0, 6) + "Z"


@cache
def river_curve(a: int, d: int) -> Curve:
    """The river from corner a to corner a + d, bent away from the smaller land so that this keeps room."""
    start, end = corner(a), corner(a + d)
    bend_x, bend_y = _river_bend(a, d)
    sign = -1 if d == 3 else 1
    leave = start[0] * _RIVER_REACH + bend_x, start[1] * _RIVER_REACH + bend_y
    arrive = end[0] * _RIVER_REACH + sign * bend_x, end[1] * _RIVER_REACH + sign * bend_y
    return Curve(start, leave, arrive, end)


def _river_bend(a: int, d: int) -> Point:
    """Lands of three sides each get an S that swings to one side and back; others a bow."""
    towards = -90 + 60 * (a + d / 2)
    if d == 3:
        return _polar(towards, _RIVER_SWING)
    return _polar(towards, -_RIVER_BEND if d < 3 else _RIVER_BEND)


def _polar(degrees: float, length: float) -> Point:
    angle = math.radians(degrees)
    return length * math.cos(angle), length * math.sin(angle)


@cache
def tile_shape(a: int, d: int) -> TileShape:
    """The shape of a tile with its river from corner a to corner a + d."""
    river = river_curve(a, d)
    back = Curve(river.end, river.arrive, river.leave, river.start)
    return TileShape(
        prairie=_along_sides(a, d) + river.path_back() + "Z",
        mountain=_along_sides(a + d, 6 - d) + back.path_back() + "Z",
        river=river.path(),
        ends=(a % 6, (a + d) % 6),
    )


# ------------------------------------------------------------------------------------------------ room on a land


class Land:
    """The prairie or the mountain of a shape, to ask how much room there is round a point."""

    def __init__(self, a: int, d: int, terrain: int) -> None:
        first, sides = (a, d) if terrain == board.PRAIRIE else (a + d, 6 - d)
        river = river_curve(a, d)
        shore = [river.at(step / 16) for step in range(17)]
        self.sides = [point for side in range(first, first + sides) for point in _points_of_side(side)]
        self.shore = shore
        self.outline = self.sides + (shore[::-1] if terrain == board.PRAIRIE else shore)

    def room(self, point: Point) -> float:
        """Distance to the nearest side or bank; negative outside."""
        if not _is_inside(self.outline, point):
            return -1.0
        to_bank = _nearest(self.shore, point) - RIVER_WIDTH / 2 - 3
        return min(to_bank, _nearest(self.sides, point))


@cache
def land(a: int, d: int, terrain: int) -> Land:
    """The prairie or the mountain of a shape."""
    return Land(a, d, terrain)


def _points_of_side(side: int) -> list[Point]:
    points = (corner(side), side_control(side), corner(side + 1))
    steps = [step / 8 for step in range(9)]
    return [_sum_of(((1 - t) ** 2, 2 * t * (1 - t), t * t), points) for t in steps]


def _nearest(points: list[Point], point: Point) -> float:
    return min(map(math.dist, points, repeat(point)))


def _is_inside(outline: list[Point], point: Point) -> bool:
    """Whether a ray to the east leaves the outline an odd number of times."""
    x, y = point
    inside = False
    before_x, before_y = outline[-1]
    for here_x, here_y in outline:
        if (here_y > y) != (before_y > y) and x < (before_x - here_x) * (y - here_y) / (before_y - here_y) + here_x:
            inside = not inside
        before_x, before_y = here_x, here_y
    return inside
