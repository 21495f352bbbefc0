"""Pixels made in a process of their own: `python -m greatplains.drawing.painter` reads what is wanted from stdin, as
JSON, and writes the picture to stdout.

It is given views and nothing else: what nobody may see cannot be in a picture.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from typing import Any, Final

from greatplains.core.contract import View
from greatplains.drawing import picture
from greatplains.drawing.animation import Scene, captioned, times
from greatplains.drawing.film import gif
from greatplains.drawing.frames import shaped
from greatplains.drawing.markup import Picture
from greatplains.drawing.raster import png

# The shape that sites want of a picture that stands for a page.
POSTCARD: Final = (1200, 630)
FILM_WIDTH: Final = 720
_MARGIN: Final = 24.0
# Whoever waits for a picture waits less urgently than those who play.
_MODESTY: Final = 10


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be painted: one view as a postcard, or several as a film with words below each."""

    views: list[View]
    words: list[str]
    seats: list[int | None]
    seconds: float | None = None
    """How long each picture of a film is shown; none: a postcard."""

    def encode(self) -> bytes:
        """As the painter reads it."""
        return json.dumps(asdict(self)).encode()


def paint(order: Order) -> bytes:
    """A PNG, or a GIF."""
    pictures = [picture(view) for view in order.views]
    if order.seconds is None:
        return png(postcard(pictures[0]), POSTCARD[0])
    scenes = map(Scene, pictures, order.words, order.seats)
    return gif([captioned(scene) for scene in scenes], times(len(pictures), order.seconds), FILM_WIDTH)


def postcard(drawn: Picture) -> Picture:
    """The picture in the middle of a postcard."""
    return shaped(drawn, POSTCARD, _MARGIN)


def main() -> None:
    """Paint what stdin asks for."""
    if hasattr(os, "nice"):
        os.nice(_MODESTY)
    wanted: dict[str, Any] = json.loads(sys.stdin.buffer.read())
    sys.stdout.buffer.write(paint(Order(**wanted)))


if __name__ == "__main__":
    main()
