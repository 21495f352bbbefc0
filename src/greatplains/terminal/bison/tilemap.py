"""A tile of Bison as a small map: which dots of its hex are prairie, mountain and river."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from greatplains.terminal.hexes import Dot, HexSize, Point, dots, edge, middle

_CURVE_POINTS = 40
# In dots to each side: less would not be seen everywhere.
_NARROWEST_RIVER = 0.75
_ENOUGH_WATER = 4


@cache
def terrain_of_dots(size: HexSize, first: int, prairie_sides: int) -> dict[Dot, str]:
    """The terrain letter of every dot; the river runs from corner `first` clockwise past the prairie's sides."""
    river = _river(size, first, first + prairie_sides)
    prairie = [size.corner(first + side) for side in range(prairie_sides + 1)] + river[::-1]
    breadth = max(size.width / 13, _NARROWEST_RIVER)
    found: dict[Dot, str] = {}
    for dot in dots(size):
        if _distance(middle(dot), river) < breadth:
            found[dot] = "r"
        else:
            found[dot] = "p" if _is_inside(middle(dot), prairie) else "m"
    return found


@cache
def terrain_of_places(size: HexSize, first: int, prairie_sides: int) -> dict[Dot, str]:
    """The terrain letter of every character of the hex; one with any water is river."""
    terrain = terrain_of_dots(size, first, prairie_sides)
    found: dict[Dot, str] = {}
    for (column, row), letter in terrain.items():
        if row % 2 == 0:
            found[column, row // 2] = "r" if terrain.get((column, row + 1)) == "r" else letter
    return found


@cache
def areas(size: HexSize, first: int, prairie_sides: int) -> dict[str, frozenset[Dot]]:
    """The places of each terrain where one can write: away from the edge, and for the river those that are all water.

    Where a small tile has too few of these, all places of the terrain.
    """
    terrain = terrain_of_dots(size, first, prairie_sides)
    places = terrain_of_places(size, first, prairie_sides)
    found = {letter: frozenset(place for place in places if places[place] == letter) for letter in "pmr"}
    deep = frozenset((x, y) for x, y in found["r"] if terrain.get((x, 2 * y)) == terrain.get((x, 2 * y + 1)) == "r")
    inner = {letter: found[letter] - edge(size) or found[letter] for letter in "pm"}
    return inner | {"r": deep if len(deep) >= _ENOUGH_WATER else found["r"]}


def _river(size: HexSize, start: int, end: int) -> list[Point]:
    """From corner to corner, drawn towards the centre so that the smaller land keeps room."""
    (x0, y0), (x1, y1) = size.corner(start), size.corner(end)
    times = [number / _CURVE_POINTS for number in range(_CURVE_POINTS + 1)]
    return [(x0 * (1 - t) ** 3 + x1 * t**3, y0 * (1 - t) ** 3 + y1 * t**3) for t in times]


def _distance(point: Point, line: Sequence[Point]) -> float:
    return min(hypot(point[0] - x, point[1] - y) for x, y in line)


def _is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Even-odd rule: a ray to the east crosses the outline of an area an odd number of times from inside."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
    return inside
