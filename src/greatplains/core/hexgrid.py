"""Pointy-top hexes in axial coordinates, as both boards use them."""

from __future__ import annotations

from typing import Final

# The six sides, clockwise from the north-east; side i faces side i + 3 of the neighbour.
NE: Final = (1, -1)
E: Final = (1, 0)
SE: Final = (0, 1)
SW: Final = (-1, 1)
W: Final = (-1, 0)
NW: Final = (0, -1)
SIDES: Final = (NE, E, SE, SW, W, NW)


def neighbour(hex_: tuple[int, int], side: tuple[int, int]) -> tuple[int, int]:
    """The hex across a side."""
    return hex_[0] + side[0], hex_[1] + side[1]


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps from one hex to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
