"""Grass, flowers, peaks and pines: decoration that is always the same for the same place."""

from __future__ import annotations

import math
from collections.abc import Sequence

from greatplains.core.rng import Rng
from greatplains.drawing.bison.geometry import Land
from greatplains.drawing.markup import Point, circle, number, path, spot, stroke
from greatplains.drawing.palette import (
    FLOWERS,
    MOUNTAIN_DARK,
    PEAK_LIT,
    PINE,
    PRAIRIE_DARK,
    PRAIRIE_LIGHT,
    SNOW,
)
from greatplains.drawing.scatter import between, scatter

# A circle that decoration keeps out of: centre and radius.
Clearing = tuple[Point, float]


def is_clear(point: Point, clearings: Sequence[Clearing]) -> bool:
    """Whether the point keeps out of all clearings."""
    return all(math.dist(point, centre) >= radius for centre, radius in clearings)


def prairie(ground: Land, clearings: Sequence[Clearing], rng: Rng) -> str:
    """Tufts of grass in two greens, and a few flowers."""
    near = [(centre, radius * 0.55) for centre, radius in clearings]
    tufts = scatter(rng, 46, 11.0, lambda point: _holds(ground, point, 7.5) and is_clear(point, near))
    flowers = [tuft for tuft in tufts if rng.below(7) == 0]
    grass = [tuft for tuft in tufts if tuft not in flowers]
    return (
        stroke("".join(map(_tuft, grass[::2])), PRAIRIE_DARK, 1.3, stroke_linecap="round")
        + stroke("".join(map(_tuft, grass[1::2])), PRAIRIE_LIGHT, 1.4, stroke_linecap="round")
        + "".join(circle(place, 1.5, FLOWERS[rng.below(len(FLOWERS))]) for place in flowers)
    )


def _tuft(at: Point) -> str:
    return f"M{spot(at)}q-1-4-3.5-5.5m3.5 5.5q0-5 .5-7.5m-.5 7.5q1-4 3.5-5"


def mountain(ground: Land, clearings: Sequence[Clearing], rng: Rng) -> str:
    """Snowy peaks, pines between them, and ridges where neither has room."""
    peaks = scatter(rng, 7, 27.0, lambda point: _holds_peak(ground, point, clearings))
    taken = [(peak, 19.0) for peak in peaks] + [(centre, radius * 0.8) for centre, radius in clearings]
    pines = scatter(rng, 9, 9.0, lambda point: _holds(ground, point, 11.5) and is_clear(point, taken))
    taken += [(pine, 9.0) for pine in pines]
    ridges = scatter(rng, 16, 13.0, lambda point: ground.room(point) > 8 and is_clear(point, taken))
    heights = [_height_within(ground, peak, between(rng, 22, 32)) for peak in peaks]
    standing = [(peak[1], _peak(peak, height)) for peak, height in zip(peaks, heights, strict=True)]
    standing += [(pine[1], _pine(pine)) for pine in pines]
    ridge_lines = "".join(f"M{spot(ridge)}l3.5-3.5l3 2.5l2-1.5" for ridge in ridges)
    return stroke(ridge_lines, MOUNTAIN_DARK, 1.2, stroke_opacity=".45", stroke_linejoin="round") + "".join(
        drawing for _, drawing in sorted(standing)
    )


def _holds(ground: Land, foot: Point, height: float) -> bool:
    return ground.room(foot) > 4 and ground.room((foot[0], foot[1] - height)) > 4


def _holds_peak(ground: Land, foot: Point, clearings: Sequence[Clearing]) -> bool:
    x, y = foot
    has_room = ground.room((x, y - 24)) > 3 and ground.room((x - 15, y)) > 2 and ground.room((x + 15, y)) > 2
    return has_room and is_clear(foot, clearings) and is_clear((x, y - 17), clearings)


def _height_within(ground: Land, foot: Point, height: float) -> float:
    """As high as that, or as there is room for snow below the edge of the land."""
    while height > 22 and ground.room((foot[0], foot[1] - height)) < 3:
        height -= 1
    return height


def _peak(foot: Point, height: float) -> str:
    """A peak lit from the west, its snow running down in a zigzag."""
    half = height * 0.62
    top = f"m0-{number(height)}"
    west = f"M{spot(foot)}m-{number(half)} 0l{number(half)}-{number(height)}l{number(half * 0.18)} {number(height)}z"
    east = f"M{spot(foot)}{top}l{number(half)} {number(height)}h-{number(half * 0.82)}z"
    cap = height * 0.4
    snow = (
        f"M{spot(foot)}{top}l{number(cap * 0.62)} {number(cap)}l-{number(cap * 0.3)}-{number(cap * 0.22)}"
        f"l-{number(cap * 0.2)} {number(cap * 0.42)}l-{number(cap * 0.3)}-{number(cap * 0.4)}"
        f"l-{number(cap * 0.44)} {number(cap * 0.2)}z"
    )
    return path(west, fill=PEAK_LIT) + path(east, fill=MOUNTAIN_DARK) + path(snow, fill=SNOW)


def _pine(foot: Point) -> str:
    return stroke(f"M{spot(foot)}v-2", MOUNTAIN_DARK, 1.6) + path(
        f"M{spot(foot)}m-3.8-2l2.3-4h-1.5l3-5.5l3 5.5h-1.5l2.3 4z", fill=PINE
    )
