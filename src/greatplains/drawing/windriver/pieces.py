"""The bison and tents of Wind River, each defined once and used by its id."""

from __future__ import annotations

from functools import cache

from greatplains.drawing.markup import Look, Point, group, path, stroke
from greatplains.drawing.palette import INK, PLAYERS, WHITE
from greatplains.drawing.pieces import BISON_OUTLINE, badge, bison, defined, symbol, use
from greatplains.drawing.pieces import parts as shared_parts


def _bison_piece() -> str:
    edge = path(BISON_OUTLINE, fill=WHITE, stroke=WHITE, stroke_width=3.4, stroke_linejoin="round")
    return edge + bison()


def _tent() -> str:
    """A tent of Wind River, 32 wide and 32 high; its edge is that of the element that uses it."""
    return (
        stroke("M0-21L-4-28M0-21L4-28", INK, 2.0, stroke_linecap="round")
        + path("M-16 8L-2-21.5Q0-24 2-21.5L16 8Q0 11-16 8Z", stroke_width=2.2, stroke_linejoin="round")
        + path("M-2.5 9.3L0 3.5L2.5 9.3Z", fill=INK, stroke="none", fill_opacity=".6")
    )


@cache
def parts() -> dict[str, str]:
    """Every drawing by its id."""
    return shared_parts() | defined({"bison-piece": _bison_piece(), "tent": _tent()})


def tents(seat: int, count: int, at: Point, is_fed: bool = True) -> str:
    """The tents of a player on one hex: one in front, a second behind it from two on, and then their number.

    Tents that go without bison are pale, with a dashed edge.
    """
    player = PLAYERS[seat]
    look: Look = {"fill": player.colour, "stroke": WHITE}
    if not is_fed:
        look = {"fill": player.pale, "stroke": player.dark, "stroke_dasharray": "4 3"}
    behind = use("tent", (8.0, -4.0), 1.0, **look) if count > 1 else ""
    front = use("tent", (0.0, 0.0), 1.12, **look) + symbol(player, (0.0, -4.5), 1.05, None if is_fed else player.dark)
    number = badge(player, count, (13.0, -17.0), 8.4) if count > 1 else ""
    return group(behind + front + number, at=at, data_seat=seat, data_tents=count, data_fed="yes" if is_fed else "no")
