"""The lanes of Wind River with herds and tents, and the Great Plains beyond them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greatplains.core.contract import View
from greatplains.games.windriver.board import COLUMNS
from greatplains.terminal import hexes
from greatplains.terminal.canvas import Canvas
from greatplains.terminal.hexes import Dot, HexSize
from greatplains.terminal.palette import INK, PLAYERS

LARGE: Final = HexSize(12, 5)
SMALL: Final = HexSize(10, 4)
SMALLER: Final = HexSize(8, 4)
SMALLEST: Final = HexSize(6, 4)

BISON: Final = "ω"
_BISON_INK: Final = "#4a2f20"
# Grassland from the dry west to the lush east, then the Great Plains; and the edge of each.
_GRASS: Final = ("#dcc68f", "#d6c789", "#cdc782", "#bec67b", "#b2c673", "#a7c56b")
_GRASS_EDGE: Final = ("#b39c64", "#aa9c5f", "#a29c5b", "#959c54", "#8a9d4f", "#7f9d47")
_PLAINS: Final = "#bfe0a4"
_PLAINS_WIDTH: Final = 14


def board_canvas(view: View, size: HexSize) -> Canvas:
    """The lanes in play, with the Great Plains beyond them."""
    canvas = lanes_canvas(view, size)
    _draw_plains(canvas, size, view)
    return canvas


def lanes_canvas(view: View, size: HexSize) -> Canvas:
    """The lanes in play."""
    canvas = Canvas()
    for name, content in view["hexes"].items():
        _draw_ground(canvas, size, name)
        _write_contents(canvas, size, name, content)
    _draw_outlines(canvas, size, view)
    return canvas


def _centre(size: HexSize, name: str) -> Dot:
    """Lanes b, d and f are shifted half a hex to the east."""
    lane, column = "abcdef".index(name[0]), int(name[1]) - 1
    return size.centre(column - lane // 2, lane)


def _draw_ground(canvas: Canvas, size: HexSize, name: str) -> None:
    column, row = _centre(size, name)
    field = int(name[1]) - 1
    dots = set(hexes.dots(size))
    for x, y in dots:
        is_edge = (x + 1, y) not in dots or (x, y + 1) not in dots
        canvas.paint(column + x, 2 * row + y, (_GRASS_EDGE if is_edge else _GRASS)[field])


def _draw_outlines(canvas: Canvas, size: HexSize, view: View) -> None:
    """Without colours: one line of dots between two hexes, and one round them all."""
    owner: dict[Dot, str] = {}
    for name in view["hexes"]:
        column, row = _centre(size, name)
        owner.update({(column + x, row + y): name for x, y in hexes.places(size)})
    for (column, row), name in owner.items():
        is_last = owner.get((column + 1, row)) != name or owner.get((column, row + 1)) != name
        if is_last or (column - 1, row) not in owner or (column, row - 1) not in owner:
            canvas.sign(column, row, "·")


def _write_contents(canvas: Canvas, size: HexSize, name: str, content: dict[str, Any]) -> None:
    column, row = _centre(size, name)
    name_row, herd_row, tent_row = (-2, 0, 1) if size == LARGE else (-2, -1, 0)
    canvas.write(column - 1, row + name_row, name, INK)
    herd = BISON * content["bison"]
    canvas.write(column - len(herd) // 2, row + herd_row, herd, _BISON_INK, is_bold=True)
    _write_tents(canvas, (column, row + tent_row), content["tents"], size)


def _write_tents(canvas: Canvas, place: Dot, tents: Sequence[int], size: HexSize) -> None:
    """In one row, or in two where a hex is too narrow for all."""
    words = [(PLAYERS[seat], f"{PLAYERS[seat].symbol}{count}") for seat, count in enumerate(tents) if count]
    gap = 1 if len(words) * 3 - 1 <= size.width - 2 else 0
    in_row = size.width // 2
    for row, first in enumerate(range(0, len(words), in_row)):
        shown = words[first : first + in_row]
        width = sum(len(word) + gap for _, word in shown) - gap
        column = place[0] - width // 2
        for owner, word in shown:
            canvas.write(column, place[1] + row, word, owner.ink, owner.colour, is_bold=True)
            column += len(word) + gap


def _draw_plains(canvas: Canvas, size: HexSize, view: View) -> None:
    """Open land east of the last column; every tent that arrived stands there."""
    last = [name for name in view["hexes"] if name.endswith(str(COLUMNS))]
    centres = [_centre(size, name) for name in last]
    east = max(column for column, _ in centres) + size.width // 2
    for column, row in centres:
        for x, y in hexes.dots(size):
            if (x + 1, y) not in hexes.dots(size):
                for beyond in range(column + x + 1, east + _PLAINS_WIDTH):
                    canvas.paint(beyond, 2 * row + y, _PLAINS)
    row = (centres[0][1] + centres[-1][1]) // 2 - 3 * view["players"] // 2
    canvas.write(east + 1, row - 1, "Great Plains", INK, is_bold=True)
    for seat, own in enumerate(view["seats"]):
        owner = PLAYERS[seat]
        canvas.write(east + 1, row + 1 + 3 * seat, f"{owner.label}: {own['plains']}", INK)
        canvas.write(east + 1, row + 2 + 3 * seat, owner.symbol * own["plains"], owner.ink, owner.colour, is_bold=True)
