"""The map of Bison: every tile as a hex with its three terrains, animals and pieces."""

from __future__ import annotations

from typing import Any, Final

from greatplains.core.contract import View
from greatplains.games.bison.board import CELL_NAMES, COORDINATES
from greatplains.terminal import hexes
from greatplains.terminal.bison.grounds import GROUNDS, WATER
from greatplains.terminal.bison.labels import best_place, covered
from greatplains.terminal.bison.tilemap import areas, terrain_of_dots, terrain_of_places
from greatplains.terminal.canvas import Canvas
from greatplains.terminal.hexes import Dot, HexSize
from greatplains.terminal.palette import GROUND, INK, PALE, PLAYERS

LARGE: Final = HexSize(16, 7)
SMALL: Final = HexSize(12, 6)
SMALLER: Final = HexSize(10, 6)
SMALLEST: Final = HexSize(8, 6)

ANIMAL_OF_TERRAIN: Final = {"p": "b", "m": "t", "r": "s"}
PIECE_OF_TERRAIN: Final = {"p": "T", "m": "T", "r": "C"}
TOTEM: Final = "‡"
_ANIMAL_INK: Final = {"p": "#4a2f20", "m": "#7b2f2a", "r": PALE}
_FREE_INK: Final = "#9a8c74"
# The totem stands in this corner of this cell.
_TOTEM_PLACE: Final = ("c3", 2)


def board_canvas(view: View, size: HexSize) -> Canvas:
    """The map with all tiles laid so far and the cells where the next one may go."""
    canvas = Canvas()
    for name in [] if view["over"] else view["open"]:
        _draw_free_cell(canvas, size, name)
    for tile in view["tiles"]:
        _draw_ground(canvas, size, tile)
    for tile in view["tiles"]:
        _draw_pools(canvas, size, tile)
    for tile in view["tiles"]:
        _write_labels(canvas, size, tile, view["spaces"], tile["cell"])
    _draw_totem(canvas, size)
    return canvas


def hand_canvas(hand: dict[str, Any], size: HexSize) -> Canvas:
    """A tile in hand in its three rotations, side by side."""
    canvas = Canvas()
    animals = dict(zip("prm", hand["face"][2:], strict=True))
    for rotation in range(3):
        tile = {"cell": _HAND_CELLS[rotation], "rotation": rotation, **hand}
        _draw_ground(canvas, size, tile)
        spaces = {
            tile["cell"] + letter: {"animals": count, "seat": None, "hunters": 0, "value": 0}
            for letter, count in animals.items()
        }
        _write_labels(canvas, size, tile, spaces, f"/{rotation}")
    return canvas


# Cells of one row that lie apart.
_HAND_CELLS: Final = ("c1", "c3", "c5")


def _centre(size: HexSize, cell: str) -> Dot:
    return size.centre(*COORDINATES[CELL_NAMES.index(cell)])


def _shape(tile: dict[str, Any]) -> tuple[int, int]:
    """The corner where the river begins as the tile lies, and the number of prairie sides that follow."""
    a, d = tile["face"][:2]
    return (a + 2 * tile["rotation"]) % 6, d


def _draw_free_cell(canvas: Canvas, size: HexSize, name: str) -> None:
    column, row = _centre(size, name)
    for x, y in hexes.edge(size):
        if (x + y) % 2 == 0:
            canvas.write(column + x, row + y, "·", _FREE_INK)
    canvas.write(column - 1, row, name, _FREE_INK)


def _draw_ground(canvas: Canvas, size: HexSize, tile: dict[str, Any]) -> None:
    column, row = _centre(size, tile["cell"])
    ground = terrain_of_dots(size, *_shape(tile))
    for (x, y), letter in ground.items():
        is_edge = (x + 1, y) not in ground or (x, y + 1) not in ground
        colour = GROUNDS[letter].edge if is_edge else GROUNDS[letter].colour
        canvas.paint(column + x, 2 * row + y, colour)
    edge = hexes.edge(size)
    for (x, y), letter in terrain_of_places(size, *_shape(tile)).items():
        is_drawn = letter == "r" or (x, y) in edge
        canvas.sign(column + x, row + y, GROUNDS[letter].sign if is_drawn else " ")


def _draw_pools(canvas: Canvas, size: HexSize, tile: dict[str, Any]) -> None:
    """Rivers end in a pool that reaches over all tiles of the corner, so that one sees where rivers join."""
    column, row = _centre(size, tile["cell"])
    first, sides = _shape(tile)
    for corner in (first, first + sides):
        x, y = size.corner(corner)
        for across, down in _POOL:
            canvas.repaint(column + round(x) + across, 2 * row + round(y) + down, WATER)


_POOL: Final = [(across, down) for across in (-1, 0) for down in (-2, -1, 0, 1)]


def _draw_totem(canvas: Canvas, size: HexSize) -> None:
    cell, corner = _TOTEM_PLACE
    column, row = _centre(size, cell)
    x, y = size.corner(corner)
    canvas.write(column + round(x) - 1, row + round(y) // 2, TOTEM + " ", INK, GROUND, is_bold=True)


def _write_labels(canvas: Canvas, size: HexSize, tile: dict[str, Any], spaces: dict[str, Any], name: str) -> None:
    column, row = _centre(size, tile["cell"])
    name_row = min(y for _, y in hexes.places(size)) + 1
    name_column = min(x for x, y in hexes.places(size) if y == name_row) + 1
    canvas.write(column + name_column, row + name_row, name, INK, is_bold=True)

    taken = {(name_column + offset, name_row) for offset in range(-1, 3)}
    rooms = areas(size, *_shape(tile))
    for letter in sorted(rooms, key=lambda letter: (letter != "r", len(rooms[letter]))):
        space = spaces[tile["cell"] + letter]
        words = [word for word in _contents(space, letter) if word]
        if words:
            margin = " " if letter == "r" else ""
            layouts = [[margin + word + margin for word in words], [margin + " ".join(words) + margin]]
            placed = best_place(rooms[letter], hexes.places(size), taken, layouts)
            taken |= {(x + offset, y) for x, y in covered(placed) for offset in (-1, 0, 1)}
            for (x, y), line in placed:
                _write_words(canvas, (column + x, row + y), line, letter, space)


def _contents(space: dict[str, Any], letter: str) -> tuple[str, str]:
    """The animals of a space and the pieces on it, in signs."""
    animals = ANIMAL_OF_TERRAIN[letter] * space["animals"]
    if space["seat"] is None:
        return animals, ""
    hunters = str(space["hunters"]) if space["hunters"] else ""
    value = f"{PIECE_OF_TERRAIN[letter]}{space['value']}" if space["value"] else ""
    return animals, PLAYERS[space["seat"]].symbol + hunters + value


def _write_words(canvas: Canvas, place: Dot, line: str, letter: str, space: dict[str, Any]) -> None:
    """A line of a space's contents: the pieces, if they are in it, in their player's colours."""
    column, row = place
    canvas.write(column, row, line, _ANIMAL_INK[letter], GROUNDS[letter].colour, is_bold=True)
    pieces = _contents(space, letter)[1]
    if pieces and pieces in line:
        player = PLAYERS[space["seat"]]
        canvas.write(column + line.index(pieces), row, pieces, player.ink, player.colour, is_bold=True)
