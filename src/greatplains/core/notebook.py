"""What notebooks show of a position. Pictures are drawn in a higher layer, which says here how."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greatplains.core.position import Position

Painter = Callable[["Position"], str]

_painters: list[Painter] = []


def paint_with(painter: Painter) -> None:
    """Let notebooks show what this function draws of a position, as SVG."""
    _painters[:] = [painter]


def painted(position: Position) -> str | None:
    """The position as SVG; None where nobody paints, and a notebook shows its text."""
    return _painters[0](position) if _painters else None
