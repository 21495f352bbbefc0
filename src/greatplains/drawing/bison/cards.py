"""The seats of Bison in the corners of the map: tracks, reserve, the tile in hand."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.bison import geometry, tile
from greatplains.drawing.bison.tile import Tile
from greatplains.drawing.cards import card, figure
from greatplains.drawing.markup import Box, Point, group, path, stroke
from greatplains.drawing.palette import GRID, OUTLINE, PLAYERS, SHADE
from greatplains.drawing.pieces import use

_WIDTH: Final = 166.0
_HEIGHT: Final = 122.0
_INSET: Final = 34.0
# What is in reserve: figures in columns of their own, so that six of them end before the tile in hand in any font.
_FIRST_FIGURE: Final = 46.0
_FIGURE_STEP: Final = 10.5
_FIGURE_SIZE: Final = 12.5
_HAND_AT: Final[Point] = (_WIDTH - 29.5, 90.0)
_HAND_SCALE: Final = 0.25


def cards(view: View, frame: Box) -> str:
    """One card a seat, clockwise from the north-west, as the seats sit."""
    places = _corners(frame)
    return group(*(_card(view, seat, places[seat]) for seat in range(view["players"])), class_="gp-seats")


def _corners(frame: Box) -> list[Point]:
    left, top, width, height = frame
    west, east = left + _INSET + 14, left + width - _INSET - _WIDTH
    north, south = top + _INSET, top + height - _INSET - _HEIGHT
    return [(west, north), (east, north), (east, south), (west, south)]


def _card(view: View, seat: int, at: Point) -> str:
    own = view["seats"][seat]
    is_to_move = view["to_move"] == seat and not view["over"]
    return card(
        seat,
        at,
        _WIDTH,
        _HEIGHT,
        is_to_move,
        _tracks(own["tracks"]),
        stroke(f"M22 57H{_WIDTH - 12:.0f}", GRID, 1.2),
        _reserve(seat, own["reserve"]),
        _hand(own),
        use("totem", (0.0, 62.0), 0.62) if view["totem"] == seat else "",
    )


def _tracks(tracks: View) -> str:
    return "".join(
        use(kind, (45.0 + 44 * place, 22.0 if kind != "salmon" else 18.0), 0.8)
        + figure(tracks[kind], (45.0 + 44 * place, 48.0))
        for place, kind in enumerate(("bison", "salmon", "turkey"))
    )


def _reserve(seat: int, reserve: View) -> str:
    colour = PLAYERS[seat].colour
    rows = (
        use("hunter", (28.0, 75.0), 0.55, fill=colour),
        use("tepee", (28.0, 94.0), 0.42, fill=colour),
        use("canoe", (28.0, 110.0), 0.42, fill=colour),
    )
    lines = ([reserve["hunters"]], reserve["tepees"] or ["–"], reserve["canoes"] or ["–"])
    figures = [
        figure(text, (_FIRST_FIGURE + _FIGURE_STEP * place, 77.0 + 18 * row), _FIGURE_SIZE)
        for row, line in enumerate(lines)
        for place, text in enumerate(line)
    ]
    return "".join(rows) + "".join(figures)


def _hand(own: View) -> str:
    """The tile in hand: its face if the view shows it, else its back."""
    if not own["holds_tile"]:
        return ""
    outline = geometry.tile_outline()
    if own["hand"] is None:
        face = path(outline, fill=SHADE) + figure("?", (0.0, 30.0), 90.0, font_style="italic", fill_opacity=".5")
    else:
        face = tile.miniature(Tile.lying(own["hand"]["face"], 0))
    edge = stroke(outline, OUTLINE, 5.0)
    name = own["hand"]["tile"] if own["hand"] else None
    return group(face + edge, at=_HAND_AT, scale=_HAND_SCALE, class_="gp-hand", data_hand=name)
