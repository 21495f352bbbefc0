"""The seats of Wind River in a row below the lanes: tents in hand, resources."""

from __future__ import annotations

import math
from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.cards import card, figure
from greatplains.drawing.markup import Box, Look, element, group
from greatplains.drawing.palette import GOLD, OUTLINE, PLAYERS, WHITE
from greatplains.drawing.pieces import use

_WIDTH: Final = 296.0
_HEIGHT: Final = 50.0
_OUT: Final[Look] = {"fill": "none", "stroke": OUTLINE, "opacity": ".3"}
_CUBES_IN_ROW: Final = 5
_ABOVE_FOOT: Final = 90.0


def cards(view: View, frame: Box) -> str:
    """One card a seat, from west to east."""
    left, top, width, height = frame
    step = width / view["players"]
    drawn = []
    for seat in range(view["players"]):
        at = left + step * (seat + 0.5) - _WIDTH / 2 + 8, top + height - _ABOVE_FOOT
        drawn.append(_card(view, seat, at))
    return group(*drawn, class_="gp-seats")


def _card(view: View, seat: int, at: tuple[float, float]) -> str:
    own = view["seats"][seat]
    is_to_move = view["to_move"] == seat and not view["over"]
    return card(seat, at, _WIDTH, _HEIGHT, is_to_move, _hand(seat, own), _resources(own["resources"]))


def _hand(seat: int, own: View) -> str:
    """The tents in hand; those on the board or in the Great Plains are only outlined."""
    held, out = own["hand"], own["board"] + own["plains"]
    in_hand: Look = {"fill": PLAYERS[seat].colour, "stroke": WHITE}
    tents = [_tent(place, in_hand if place < held else _OUT) for place in range(held + out)]
    return figure(held, (37.0, 32.0)) + "".join(tents)


def _tent(place: int, look: Look) -> str:
    return use("tent", (62.0 + 17 * place, 32.0), 0.6, **look)


def _resources(count: int) -> str:
    """Cubes in rows of five; a row that is not full shows how many are missing."""
    rows = max(1, math.ceil(count / _CUBES_IN_ROW))
    top = 25.0 - 7 * rows + 2
    cubes = [_cube(place, top, place < count) for place in range(rows * _CUBES_IN_ROW)]
    return figure(count, (204.0, 32.0)) + "".join(cubes)


def _cube(place: int, top: float, is_there: bool) -> str:
    row, column = divmod(place, _CUBES_IN_ROW)
    return element(
        "rect",
        x=224.0 + 13 * column,
        y=top + 14 * row,
        width=10,
        height=10,
        rx=1.5,
        fill=GOLD if is_there else "none",
        stroke=OUTLINE,
        stroke_width=1.2,
        opacity=None if is_there else ".3",
    )
