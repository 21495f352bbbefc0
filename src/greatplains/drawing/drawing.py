"""How a game is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from greatplains.core.contract import View
from greatplains.drawing.chronicle import Chronicle
from greatplains.drawing.markup import Picture
from greatplains.drawing.sample import Sample


@dataclass(frozen=True, slots=True)
class Art:
    """The board as data, for a program that draws it itself."""

    kind: type
    """What `draw` gives: a frozen dataclass of plain values, with `parts`."""
    draw: Callable[[], object]
    """What never changes on the board. Made once, and then known."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to be drawn of which there is too much to send it with the board: asked for one by one."""

    kind: type
    """What `draw` gives: a frozen dataclass of plain values."""
    draw: Callable[[str], object]
    """The one that is written so; raises `BadOptions` if there is none. May take a while when it is new."""
    key: str
    """What the text is called that names one."""
    title: str
    """What one is, for the description of the server's routes."""
    sentence: str
    """How the key is written."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that is needed to draw one game."""

    picture: Callable[[View], Picture]
    """A view as a picture."""
    art: Art
    """The board as data."""
    sheets: Mapping[str, Sheet]
    """Further things as data, by the name of their kind."""
    chronicle: Chronicle
    """What a plot shows of a game."""
    sample: Sample
    """A position that is worth looking at: the picture of the documentation."""
    small: Callable[[View], Picture] | None = None
    """The board alone, to be shown small: no names, no cards. None: the picture is small enough."""
