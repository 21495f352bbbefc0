"""How far a piece of markup reaches: a box that nothing of it is drawn outside of, in the units of its picture.

It reads the few kinds of elements that the drawings here are made of, and is generous: a curve reaches as far as its
control points, a letter is as wide as a wide one. What it does not know reaches everywhere.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final
from xml.etree import ElementTree

from greatplains.drawing.markup import Point

# West, north, east and south.
Extent = tuple[float, float, float, float]
# x becomes a * x + c * y + e, and y becomes b * x + d * y + f.
Matrix = tuple[float, float, float, float, float, float]

NOWHERE: Final[Extent] = (math.inf, math.inf, -math.inf, -math.inf)
EVERYWHERE: Final[Extent] = (-math.inf, -math.inf, math.inf, math.inf)
SAME: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_COMMAND: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_MOVE: Final = re.compile(r"(\w+)\(([^)]*)\)")
# How many numbers belong to one use of a command.
_NUMBERS: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7}
# Corners of lines reach further than half of the line's width.
_CORNERS: Final = 2.0
# Parts of its size: how wide a letter can be, and how far it can reach above and below its line.
_LETTER_WIDTH: Final = 0.9
_LETTER_TOP: Final = 1.1
_LETTER_FOOT: Final = 0.4


def united(extents: Iterable[Extent]) -> Extent:
    """The box round all of them."""
    found = NOWHERE
    for west, north, east, south in extents:
        found = min(found[0], west), min(found[1], north), max(found[2], east), max(found[3], south)
    return found


class Ruler:
    """Measures the markup of pictures that use these parts."""

    def __init__(self, parts: dict[str, str]) -> None:
        self._parts = {f"#{name}": _parsed(part) for name, part in parts.items()}
        self._part_extents: dict[str, Extent] = {}

    def extent(self, markup: str) -> Extent:
        """How far an element reaches."""
        try:
            return self._reach(_parsed(markup), SAME, 0.0)
        except KeyError:  # a way to move or to bend that is not known here
            return EVERYWHERE

    def _reach(self, element: ElementTree.Element, before: Matrix, stroke: float) -> Extent:
        matrix = _times(before, _matrix(element.get("transform", "")))
        stroke = float(element.get("stroke-width", stroke))
        match element.tag:
            case "g":
                return united(self._reach(child, matrix, stroke) for child in element)
            case "title":
                return NOWHERE
            case "use":
                return _moved(self._part_extent(element.get("href", ""), stroke), matrix)
            case "path":
                inside = _around(_path_points(element.get("d", "")))
            case "circle":
                x, y, radius = (float(element.get(name, 0)) for name in ("cx", "cy", "r"))
                inside = x - radius, y - radius, x + radius, y + radius
            case "rect":
                x, y, width, height = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
                inside = x, y, x + width, y + height
            case "text":
                inside = _text_extent(element)
            case _:
                return EVERYWHERE
        west, north, east, south = inside
        edge = max(stroke, 1.0) * _CORNERS
        return _moved((west - edge, north - edge, east + edge, south + edge), matrix)

    def _part_extent(self, name: str, stroke: float) -> Extent:
        if name not in self._parts:
            return EVERYWHERE
        if name not in self._part_extents:
            self._part_extents[name] = self._reach(self._parts[name], SAME, stroke)
        return self._part_extents[name]


def _parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _text_extent(element: ElementTree.Element) -> Extent:
    x, y, size = (float(element.get(name, 0)) for name in ("x", "y", "font-size"))
    width = len(element.text or "") * (size * _LETTER_WIDTH + float(element.get("letter-spacing", 0)))
    before = {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "start")]
    # A letter may lean over to both sides.
    return x - before - size / 2, y - size * _LETTER_TOP, x - before + width + size / 2, y + size * _LETTER_FOOT


# ---------------------------------------------------------------------------------------------------------- moving


def _matrix(transform: str) -> Matrix:
    matrix = SAME
    for kind, text in _MOVE.findall(transform):
        matrix = _times(matrix, _MOVES[kind](_numbers(text)))
    return matrix


def _rotation(degrees: float) -> Matrix:
    angle = math.radians(degrees)
    return math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0.0, 0.0


_MOVES: Final[dict[str, Callable[[list[float]], Matrix]]] = {
    "translate": lambda by: (1.0, 0.0, 0.0, 1.0, by[0], by[1] if len(by) > 1 else 0.0),
    "scale": lambda by: (by[0], 0.0, 0.0, by[-1], 0.0, 0.0),
    "rotate": lambda by: _rotation(by[0]),
}


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def _moved(extent: Extent, matrix: Matrix) -> Extent:
    if extent in (NOWHERE, EVERYWHERE):
        return extent
    west, north, east, south = extent
    a, b, c, d, e, f = matrix
    corners = ((west, north), (east, north), (east, south), (west, south))
    return _around((a * x + c * y + e, b * x + d * y + f) for x, y in corners)


def _around(points: Iterable[Point]) -> Extent:
    return united((x, y, x, y) for x, y in points)


# ----------------------------------------------------------------------------------------------------------- paths


def _path_points(d: str) -> Iterator[Point]:
    """Points that a path does not reach beyond: its own, and those that bend it."""
    x = y = start_x = start_y = bend_x = bend_y = 0.0
    for letter, text in _COMMAND.findall(d):
        command, numbers = letter.upper(), _numbers(text)
        if command == "Z":
            x, y = bend_x, bend_y = start_x, start_y
            continue
        count = _NUMBERS[command]
        for first in range(0, len(numbers), count):
            west, north = (x, y) if letter.islower() else (0.0, 0.0)
            group = numbers[first : first + count]
            match command:
                case "H":
                    points = [(west + group[0], y)]
                case "V":
                    points = [(x, north + group[0])]
                case "T":
                    points = [(2 * x - bend_x, 2 * y - bend_y), (west + group[0], north + group[1])]
                case "A":
                    points = [(west + group[5], north + group[6])]
                    reach = 2 * max(group[0], group[1])
                    yield from ((x - reach, y - reach), (x + reach, y + reach))
                case _:
                    points = [(west + group[n], north + group[n + 1]) for n in range(0, count, 2)]
            yield from points
            bend_x, bend_y = points[-2] if command in "QT" else points[-1]
            x, y = points[-1]
            if command == "M" and first == 0:
                start_x, start_y = x, y
