"""Pictures: a view of any game as SVG."""

from __future__ import annotations

from functools import cache

from greatplains.core.contract import View
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.drawing.markup import Picture
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES


def picture(view: View) -> Picture:
    """The view drawn."""
    return DRAWINGS[view["game"]].picture(view)


def svg(view: View) -> str:
    """The view drawn, as an SVG document that needs nothing else."""
    return picture(view).svg()


def position_svg(position: Position) -> str:
    """What the seat to move sees of a position, as an SVG document: `position._repr_svg_` in a notebook."""
    seat = None if position.is_over else position.seat
    rules = next(rules for name, rules in GAMES.items() if isinstance(position, _position_type(name)))
    return svg(rules.view(position, seat))


@cache
def _position_type(game: str) -> type[Position]:
    """What the positions of a game are."""
    rules = GAMES[game]
    return type(rules.opening(rules.deal(rules.least_players, Rng(0))))
