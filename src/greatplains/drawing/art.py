"""The drawings as data, for a program that draws the boards itself, such as a web page: geometry and pieces of markup.

Everything comes from the same functions as the pictures. Markup is SVG with presentation attributes only, and refers to
`parts` by id: those are put into the `defs` of the page once. Colours are those of the palette, by day. A dark page
draws paper and lines in colours of its own and dims the lands (`lands`, `bank`, `water`, `scenery`) as a whole, with a
filter of its style sheet; pieces keep their colours, by which players know them.

Each game has an `art.py` that says what its board consists of; here is what they have in common.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from greatplains.drawing.markup import Box, Point

# Where what can be moved is drawn.
ORIGIN: Final[Point] = (0.0, 0.0)


def short(value: float) -> float:
    """As fine as markup is written."""
    return round(value, 1) + 0.0  # without a negative zero


def point(at: Point) -> Point:
    """A point, as fine as that."""
    return short(at[0]), short(at[1])


def points(places: Iterable[Point]) -> list[Point]:
    """Points, one after the other."""
    return [point(place) for place in places]


def box(frame: Box) -> Box:
    """A box, as fine as that."""
    left, top, width, height = frame
    return short(left), short(top), short(width), short(height)


def attributes(look: dict[str, object]) -> dict[str, str]:
    """Attributes as they are written in markup."""
    return {key.replace("_", "-"): str(value) for key, value in look.items()}
