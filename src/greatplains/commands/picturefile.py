"""Pictures that are asked for: whether they can be made at all, before much is done for them."""

from __future__ import annotations

from pathlib import Path

from greatplains.commands.options import refusals, refuse
from greatplains.commands.signs import printable

# Names of pictures. A name that ends in anything else may hold whatever it is given.
_KINDS = ("svg", "png", "gif", "jpg", "jpeg", "webp", "pdf")


def check_picture(option: str, name: str, kind: str) -> None:
    """Refuse a file whose name says that it is a picture of another kind."""
    said = Path(name).suffix.lower().removeprefix(".")
    if said in _KINDS and said != kind:
        refuse(f"{option} writes {kind.upper()}, but “{printable(name)}” is named as {said.upper()}.")


def check_pixels(width: int) -> None:
    """Refuse pixels where nothing can make them, and a width that they cannot have."""
    from greatplains.drawing.raster import check_tools, check_width

    with refusals():
        check_width(width)
        check_tools()
