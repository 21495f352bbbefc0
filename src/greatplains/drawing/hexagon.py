"""The hexes of the boards: pointy-top, circumradius 100, y to the south."""

from __future__ import annotations

import math
from typing import Final

from greatplains.drawing.markup import Point

RADIUS: Final = 100.0
HALF_WIDTH: Final = RADIUS * math.sqrt(3) / 2

_CORNERS: Final[tuple[Point, ...]] = (
    (0.0, -RADIUS),
    (HALF_WIDTH, -RADIUS / 2),
    (HALF_WIDTH, RADIUS / 2),
    (0.0, RADIUS),
    (-HALF_WIDTH, RADIUS / 2),
    (-HALF_WIDTH, -RADIUS / 2),
)


def centre(place: tuple[int, int]) -> Point:
    """The centre of the hex at axial coordinates."""
    q, r = place
    return HALF_WIDTH * (2 * q + r), 1.5 * RADIUS * r


def corner(number: int) -> Point:
    """A corner of the hex at 0 0; corner 0 is the northern one, the others follow clockwise."""
    return _CORNERS[number % 6]
