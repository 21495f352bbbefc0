"""A picture in a frame of another shape: it stands in the middle, on more ground or on none."""

from __future__ import annotations

from typing import Final

from greatplains.drawing.markup import Picture, element
from greatplains.drawing.palette import GROUND

# Width and height of boards that are shown small, side by side.
SMALL_SHAPE: Final = (16, 10)


def shaped(drawn: Picture, shape: tuple[int, int], margin: float = 0.0, *, has_ground: bool = True) -> Picture:
    """The smallest picture of that shape that holds this one, and a margin round it. Without a ground it lies on that
    of the page."""
    left, top, width, height = drawn.box
    wide = max(width, height * shape[0] / shape[1])
    high = max(height, width * shape[1] / shape[0])
    outer = wide + 2 * margin
    box = (left - (wide - width) / 2 - margin, top - (high - height) / 2 - margin, outer, outer * shape[1] / shape[0])
    ground = element("rect", x=box[0], y=box[1], width=box[2], height=box[3], fill=GROUND)
    return Picture(drawn.title, box, drawn.parts, ground + drawn.body if has_ground else drawn.body)
