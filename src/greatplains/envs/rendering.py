"""A game drawn for people: as text, as SVG, as pixels. Only what everybody may see is drawn."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from greatplains import drawing
from greatplains.core.contract import Rules
from greatplains.core.errors import BadOptions
from greatplains.core.position import Position
from greatplains.drawing import raster
from greatplains.drawing.markup import Picture
from greatplains.envs import problems

# "human" prints the text.
RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")
_COLUMNS: Final = 120
_PIXELS: Final = 900

Pixels = npt.NDArray[np.uint8]


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(
            problems.RENDER_MODE,
            modes=RENDER_MODES,
            mode=mode,
        )
    return mode


def render(rules: Rules[Any], position: Position, mode: str | None) -> str | Pixels | None:
    """The position in that mode."""
    if mode is None:
        raise BadOptions(problems.NO_RENDER_MODE)
    if mode == "human":
        print(as_text(rules, position))
        return None
    if mode == "ansi":
        return as_text(rules, position)
    picture = drawing.picture(rules.view(position, None))
    return picture.svg() if mode == "svg" else as_pixels(picture)


def as_text(rules: Rules[Any], position: Position) -> str:
    """The board and the seats, with the colours of a terminal."""
    from rich.console import Console

    from greatplains.terminal import PAGES
    from greatplains.terminal.screen import screen_of

    view = rules.view(position, None)
    pages = PAGES[rules.name]
    console = Console(
        file=StringIO(), width=_COLUMNS, force_terminal=True, color_system="truecolor", highlight=False, markup=False
    )
    with console.capture() as capture:
        console.print(pages.status(view))
        console.print(pages.page(view, rules.breakdown(position), rules.why, screen_of(console)))
    return capture.get()


def as_pixels(picture: Picture) -> Pixels:
    """Rows of pixels: red, green, blue."""
    return np.array(raster.image(picture, _PIXELS))
