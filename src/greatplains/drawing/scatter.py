"""Random places and sizes: the same for the same random numbers, on every machine."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import repeat
from typing import Final

from greatplains.core.rng import Rng
from greatplains.drawing.hexagon import RADIUS
from greatplains.drawing.markup import Point

_TRIES: Final = 260


def scatter(rng: Rng, count: int, spacing: float, is_free: Callable[[Point], bool]) -> list[Point]:
    """Up to that many random points round 0 0, no two nearer than the spacing, from north to south."""
    found: list[Point] = []
    for _ in range(_TRIES):
        if len(found) == count:
            break
        point = between(rng, -RADIUS, RADIUS), between(rng, -RADIUS, RADIUS)
        if min(map(math.dist, found, repeat(point)), default=spacing) >= spacing and is_free(point):
            found.append(point)
    return sorted(found, key=lambda point: (point[1], point[0]))


def between(rng: Rng, low: float, high: float) -> float:
    """A random number in a range."""
    return low + (high - low) * int(rng.below(1000)) / 1000
