"""Pictures as pixels. What turns SVG into pixels is optional (`greatplains[pictures]`).

Letters come from two packages of fonts and never from the machine: some have no fonts at all, and a picture is the same
wherever it is made.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from typing import Any, Final

from greatplains.core.errors import GreatPlainsError
from greatplains.drawing import problems
from greatplains.drawing.markup import Picture

# Pixels. Wider than this, a GIF of a game would not fit into memory.
NARROWEST: Final = 100
WIDEST: Final = 4000


@dataclass(frozen=True, slots=True)
class Typeface:
    """The fonts of a family: the package they come with, and those of them that are drawn with."""

    family: str
    package: str
    fonts: tuple[str, ...]


_SERIF: Final = Typeface("Caladea", "font_caladea", ("Caladea", "CaladeaItalic"))
_SANS: Final = Typeface("Manrope", "font_manrope", ("Manrope", "ManropeBold"))


class NoPixels(GreatPlainsError):
    """What makes pixels is not installed, or the picture cannot have that size."""


def png(picture: Picture, width: int) -> bytes:
    """The picture as a PNG that many pixels wide."""
    check_width(width)
    return _rendered(picture.svg(), width=width)


def image(picture: Picture, width: int) -> Any:
    """The picture as an image of Pillow, red, green and blue."""
    opened = needed("PIL.Image", "pixels").open(BytesIO(png(picture, width)))
    return opened.convert("RGB")


def pixels(svg: str) -> Any:
    """An SVG document as an image of Pillow, red, green, blue and what shines through."""
    opened = needed("PIL.Image", "pixels").open(BytesIO(_rendered(svg)))
    return opened.convert("RGBA")


def check_width(width: int) -> None:
    """Refuse a width that no picture can have."""
    if not NARROWEST <= width <= WIDEST:
        raise NoPixels(problems.WIDTH, least=NARROWEST, most=WIDEST, width=width)


def check_tools() -> None:
    """Refuse to go on where something is not installed that is needed for pixels."""
    for module in ("resvg_py", "PIL.Image", _SERIF.package, _SANS.package):
        needed(module, "pixels")


def _rendered(svg: str, **size: int) -> bytes:
    """A PNG of an SVG document, with letters of our own."""
    drawn: bytes = needed("resvg_py", "PNG").svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=[path for typeface in (_SERIF, _SANS) for path in _font_files(typeface)],
        serif_family=_SERIF.family,
        sans_serif_family=_SANS.family,
        **size,
    )
    return drawn


def _font_files(typeface: Typeface) -> list[str]:
    files: dict[str, str] = needed(typeface.package, "PNG").font_files
    return [files[font] for font in typeface.fonts]


def needed(module: str, kind: str) -> Any:
    """A module that may not be installed."""
    try:
        return import_module(module)
    except ImportError:
        raise NoPixels(problems.NO_PIXELS, kind=kind) from None
