"""Pictures: a view of any game as SVG."""

from __future__ import annotations

from greatplains.core.contract import View
from greatplains.core.position import Position
from greatplains.drawing.frames import SMALL_SHAPE, shaped
from greatplains.drawing.markup import Picture
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES


def picture(view: View) -> Picture:
    """The view drawn."""
    return DRAWINGS[view["game"]].picture(view)


def small_picture(view: View) -> Picture:
    """The board alone, to be shown small among others: all of them have the same shape, and lie on the page's ground,
    which is dark at dusk."""
    drawing = DRAWINGS[view["game"]]
    return shaped((drawing.small or drawing.picture)(view), SMALL_SHAPE, has_ground=False)


def svg(view: View) -> str:
    """The view drawn, as an SVG document that needs nothing else."""
    return picture(view).svg()


def position_svg(position: Position) -> str:
    """What the seat to move sees of a position, as an SVG document: `position._repr_svg_` in a notebook."""
    seat = None if position.is_over else position.seat
    return svg(GAMES[position.game].view(position, seat))
