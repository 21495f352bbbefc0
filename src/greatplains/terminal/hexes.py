"""Pointy-top hexes on a canvas: which dots belong to one, and where its corners are.

Dots are counted from the hex's centre, which lies between four of them. Corner i is at 60 degrees * i clockwise from
the north; side i runs from corner i to corner i + 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin, sqrt

Dot = tuple[int, int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HexSize:
    """`width`: columns from a hex to the next (even); `height`: rows of characters from a row of hexes to the next."""

    width: int
    height: int

    def centre(self, q: int, r: int) -> Dot:
        """Column and row of characters of the centre of the hex with these axial coordinates."""
        return q * self.width + r * self.width // 2, r * self.height

    def corner(self, number: int) -> Point:
        """A corner, in dots from the centre."""
        angle = radians(60 * number - 90)
        return self.width / sqrt(3) * cos(angle), self.height * 4 / 3 * sin(angle)

    def contains(self, point: Point) -> bool:
        """Does the point, in dots from the centre, lie in the hex? Each point of the plane lies in exactly one hex."""
        across, down = point[0] / self.width, point[1] / self.height * 3 / 8
        return all(-0.5 <= away < 0.5 for away in (across, across / 2 + down, down - across / 2))


@cache
def dots(size: HexSize) -> tuple[Dot, ...]:
    """The dots of a hex, row by row."""
    rows = range(-2 * size.height, 2 * size.height)
    columns = range(-size.width // 2, size.width // 2)
    return tuple((column, row) for row in rows for column in columns if size.contains(middle((column, row))))


@cache
def places(size: HexSize) -> frozenset[Dot]:
    """The columns and rows of the characters of a hex: those with their upper dot in it, so no two hexes share one."""
    return frozenset((column, row // 2) for column, row in dots(size) if row % 2 == 0)


@cache
def edge(size: HexSize) -> frozenset[Dot]:
    """The outermost of these places."""
    inside = places(size)
    return frozenset(place for place in inside if not inside.issuperset(beside(place)))


def beside(place: Dot) -> list[Dot]:
    """The four places (or dots) round one."""
    column, row = place
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def middle(dot: Dot) -> Point:
    """The middle of a dot."""
    return dot[0] + 0.5, dot[1] + 0.5
