"""A view of Wind River as a page for the terminal: the lanes with herds and tents, and what the players have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from greatplains.core.contract import Part, Standing, View
from greatplains.games.windriver.board import COLUMNS
from greatplains.games.windriver.state import MOST_RESOURCES
from greatplains.terminal import hexes
from greatplains.terminal.canvas import Canvas
from greatplains.terminal.hexes import Dot, HexSize
from greatplains.terminal.outcome import Counting
from greatplains.terminal.palette import INK, PLAYERS
from greatplains.terminal.screen import LEAST_WIDTH, Screen, flowed, hanging, player, sentence, tables, too_narrow
from greatplains.terminal.windriver_words import turn_words as turn_words

COUNTING: Final = Counting("Tents in the Great Plains", "More resources win")
LARGE: Final = HexSize(12, 5)
SMALL: Final = HexSize(10, 4)
SMALLER: Final = HexSize(8, 4)
SMALLEST: Final = HexSize(6, 4)
# The columns that the lanes take, with the Great Plains beside them or without; with a margin if they are large.
_WITH_PLAINS: Final = ((98, LARGE), (79, SMALL))
_LANES_ONLY: Final = ((65, SMALL), (52, SMALLER), (39, SMALLEST))

BISON: Final = "ω"
_BISON_INK: Final = "#4a2f20"
# Grassland from the dry west to the lush east, then the Great Plains; and the edge of each.
_GRASS: Final = ("#dcc68f", "#d6c789", "#cdc782", "#bec67b", "#b2c673", "#a7c56b")
_GRASS_EDGE: Final = ("#b39c64", "#aa9c5f", "#a29c5b", "#959c54", "#8a9d4f", "#7f9d47")
_PLAINS: Final = "#bfe0a4"
_PLAINS_WIDTH: Final = 14
_NAME_ROOM: Final = 8


def page(view: View, parts: Sequence[Part], why: Callable[[Standing], str], screen: Screen) -> Group:
    """Everything there is to see."""
    if screen.width < LEAST_WIDTH:
        return Group(too_narrow("The game", LEAST_WIDTH, screen))
    blocks = [*_board(view, screen), Text(), *_players(view, screen), Text(), *_standings(parts, why), Text()]
    return Group(*blocks, *_legend(screen))


def _board(view: View, screen: Screen) -> list[Text]:
    """The Great Plains beside the lanes, or where they have no room there, in words below them."""
    for width, size in _WITH_PLAINS:
        if screen.width >= width:
            return board_canvas(view, size).lines(screen.has_colours)
    size = next(size for width, size in _LANES_ONLY if screen.width >= width)
    arrived = [sentence(player(seat), f": {own['plains']}") for seat, own in enumerate(view["seats"])]
    words = [Text(), Text("Great Plains", "bold"), *flowed(arrived, screen.width)]
    return [*lanes_canvas(view, size).lines(screen.has_colours), *words]


def status(view: View) -> Text:
    """Where the game stands, and who is to move."""
    if view["over"]:
        return Text("No tent is left on the board.")
    mover = player(view["to_move"])
    if view["phase"] == "set":
        return sentence("Setting up: ", mover, " to set a tent.")
    return sentence(mover, " to move.")


def section(view: View) -> str:
    """The part of the game a turn belongs to."""
    return "Setting up" if view["phase"] == "set" else "The way east"


def stage(view: View) -> str:
    """The place of a turn within that part: nothing to say."""
    return ""


def stores(view: View) -> Text:
    """Tents on the board and resources in one line."""
    line = Text()
    for seat, own in enumerate(view["seats"]):
        line.append("   " if seat else "")
        line.append_text(player(seat))
        resources = f"{own['resources']} resource{'' if own['resources'] == 1 else 's'}"
        line.append(f" {own['board']} tents, {resources}")
    return line


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


def _players(view: View, screen: Screen) -> Sequence[RenderableType]:
    titles = ("", "resources", "tents in hand", "on the board", "unsupplied")
    rows: list[list[str | Text]] = []
    for seat, own in enumerate(view["seats"]):
        arrow = "→ " if seat == view["to_move"] and not view["over"] else "  "
        counts = [str(own[key]) for key in ("hand", "board", "hungry")]
        rows.append([sentence(arrow, player(seat)), _cubes(own["resources"]), *counts])
    return tables(titles, rows, screen.width, numbers=titles[2:])


def _standings(parts: Sequence[Part], why: Callable[[Standing], str]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for standing in (standing for part in parts for standing in part.standings):
        name = player(standing.seat)
        name.pad_right(_NAME_ROOM - len(name))
        lines.append(hanging(sentence(f"{standing.rank}. ", name, f" {standing.award} arrived  "), why(standing)))
    return lines


def _cubes(count: int) -> Text:
    return sentence("▪" * count, Text("·" * (MOST_RESOURCES - count), "dim"), f" {count}")


def _legend(screen: Screen) -> list[Text]:
    example = f"{PLAYERS[0].symbol}2: two tents of {PLAYERS[0].name}"
    signs = (f"{BISON} bison", example, "unsupplied: without a bison now", "→ to move")
    return flowed((Text(sign, "dim") for sign in signs), screen.width)
