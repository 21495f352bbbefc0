"""Pictures: a view of either game as SVG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import View
from greatplains.core.position import Position
from greatplains.drawing import bison, windriver
from greatplains.drawing.markup import Picture
from greatplains.games import GAMES

_PICTURES: Final[dict[str, Callable[[View], Picture]]] = {
    "bison": bison.picture,
    "wind-river": windriver.picture,
}


def picture(view: View) -> Picture:
    """The view drawn."""
    return _PICTURES[view["game"]](view)


def svg(view: View) -> str:
    """The view drawn, as an SVG document that needs nothing else."""
    return picture(view).svg()


def position_svg(position: Position) -> str:
    """What the seat to move sees of a position, as an SVG document: `position._repr_svg_` in a notebook."""
    seat = None if position.is_over else position.seat
    return svg(GAMES[position.game].view(position, seat))
