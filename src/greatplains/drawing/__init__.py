"""Pictures: a view of either game as SVG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import View
from greatplains.core.position import Position
from greatplains.drawing import bison, windriver
from greatplains.drawing.markup import Picture
from greatplains.games.bison.play import BisonPosition
from greatplains.games.bison.view import view as bison_view
from greatplains.games.windriver.play import WindRiverPosition
from greatplains.games.windriver.view import view as wind_river_view

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
    if isinstance(position, BisonPosition):
        return svg(bison_view(position, seat))
    assert isinstance(position, WindRiverPosition)
    return svg(wind_river_view(position, seat))
