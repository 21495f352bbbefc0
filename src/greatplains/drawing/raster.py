"""Pictures as pixels: PNG, and GIF of several. What turns SVG into pixels is optional (`greatplains[pictures]`).

Letters come from two packages of fonts and never from the machine: some have no fonts at all, and a picture is the same
wherever it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from typing import Any, Final

from greatplains.core.errors import GreatPlainsError
from greatplains.drawing.markup import Picture

# Pixels. Wider than this, a GIF of a game would not fit into memory.
NARROWEST: Final = 100
WIDEST: Final = 4000
_COLOURS: Final = 256


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
    if not NARROWEST <= width <= WIDEST:
        sentence = "A picture can be {least} to {most} pixels wide, not {width}."
        raise NoPixels("width", sentence, least=NARROWEST, most=WIDEST, width=width)
    drawn: bytes = _needed("resvg_py", "PNG").svg_to_bytes(
        svg_string=picture.svg(),
        width=width,
        skip_system_fonts=True,
        font_files=[path for typeface in (_SERIF, _SANS) for path in _font_files(typeface)],
        serif_family=_SERIF.family,
        sans_serif_family=_SANS.family,
    )
    return drawn


def _font_files(typeface: Typeface) -> list[str]:
    files: dict[str, str] = _needed(typeface.package, "PNG").font_files
    return [files[font] for font in typeface.fonts]


def image(picture: Picture, width: int) -> Any:
    """The picture as an image of Pillow, red, green and blue."""
    opened = _needed("PIL.Image", "pixels").open(BytesIO(png(picture, width)))
    return opened.convert("RGB")


def gif(
    pictures: Sequence[Picture], seconds: Sequence[float], width: int, one_is_done: Callable[[], None] = lambda: None
) -> bytes:
    """The pictures one after the other, each for its time, again and again. They must all have the same box."""
    # One palette for all, so that what does not change does not flicker: the colours of the beginning and of the end.
    first, last = image(pictures[0], width), image(pictures[-1], width)
    both = _needed("PIL.Image", "GIF").new("RGB", (2 * first.width, first.height))
    both.paste(first, (0, 0))
    both.paste(last, (first.width, 0))
    palette = both.quantize(_COLOURS)
    frames: list[Any] = []
    for picture in pictures:
        frames.append(image(picture, width).quantize(palette=palette, dither=0))
        one_is_done()
    file = BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[round(1000 * time) for time in seconds],
        loop=0,
    )
    return file.getvalue()


def _needed(module: str, kind: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        sentence = "What makes {kind} is not installed; it comes with: pip install 'greatplains[pictures]'."
        raise NoPixels("no_pixels", sentence, kind=kind) from None
