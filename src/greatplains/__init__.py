"""Great Plains: the board games Bison and Wind River, to play and to study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greatplains.core.notebook import paint_with

if TYPE_CHECKING:
    from greatplains.core.position import Position

__version__ = "0.1.0"


def build_kind() -> str:
    """`compiled` when the rules are machine code made by mypyc, `interpreted` when they run as plain Python."""
    from greatplains.core import bits

    return "interpreted" if (bits.__file__ or "").endswith(".py") else "compiled"


def _position_svg(position: Position) -> str:
    from greatplains.drawing import position_svg

    return position_svg(position)


# Whatever part of the package a notebook imports, it passes here; what draws is loaded when there is something to show.
paint_with(_position_svg)
