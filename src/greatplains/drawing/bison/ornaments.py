"""What a printed map has in its margins: a compass, and here a dial of the seasons."""

from __future__ import annotations

import math
from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.markup import Point, circle, group, label, path, spot, stroke
from greatplains.drawing.palette import GOLD, GRID, INK, MOUNTAIN_DARK, PAPER, SERIF, SHADE

_GAP: Final = 7.0


def compass(at: Point) -> str:
    """A rose of eight points, north marked."""
    long_ray, short_ray = "M0 0L7-9L0-46", "M0 0L6-9L0-28"
    rays = [
        path(ray + "Z", fill=MOUNTAIN_DARK, transform=f"rotate({turn})")
        + path(ray.replace("L7", "L-7").replace("L6", "L-6") + "Z", fill=GRID, transform=f"rotate({turn})")
        for ray, first in ((short_ray, 45), (long_ray, 0))
        for turn in range(first, 360, 90)
    ]
    north = label("N", (0.0, -51.0), 15, font_family=SERIF, fill=MOUNTAIN_DARK)
    return group(circle((0.0, 0.0), 33.0, "none", stroke=SHADE, stroke_width=1.2), *rays, north, at=at)


def season_dial(view: View, at: Point) -> str:
    """The season's number in a ring with a part for each season, a dot for each round below it."""
    seasons = view["seasons"]
    width = 360 / seasons
    ring = [
        stroke(
            _arc(37.0, -90 + width * season + _GAP, -90 + width * (season + 1) - _GAP),
            GOLD if season < view["season"] else GRID,
            7.0,
            stroke_linecap="round",
        )
        for season in range(seasons)
    ]
    rounds = [
        circle((10.0 * (number - (view["round"] - 1) / 2), 17.0), 3.2, MOUNTAIN_DARK) for number in range(view["round"])
    ]
    numeral = label(view["season"], (0.0, 8.0), 32, font_family=SERIF, fill=INK)
    return group(circle((0.0, 0.0), 47.0, PAPER), *ring, numeral, *rounds, at=at, data_season=view["season"])


def _arc(radius: float, start: float, end: float) -> str:
    first, last = (_on_circle(radius, degrees) for degrees in (start, end))
    return f"M{spot(first)}A{radius:.0f} {radius:.0f} 0 0 1 {spot(last)}"


def _on_circle(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle)
