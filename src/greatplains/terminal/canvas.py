"""A picture made of characters: painted with two dots a character where there are colours, with signs where not."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.style import Style
from rich.text import Text

_NOTHING = (" ", Style())


@dataclass(frozen=True, slots=True)
class Letter:
    """A character of a text that is written over the picture; without `ground` the picture shows behind it."""

    sign: str
    ink: str | None
    ground: str | None
    is_bold: bool


class Canvas:
    """Places are columns and rows; dots are half as high as a row, which makes them nearly square.

    The picture may reach beyond any side: it is as large as what has been put on it.
    """

    def __init__(self) -> None:
        self._dots: dict[tuple[int, int], str] = {}
        self._signs: dict[tuple[int, int], str] = {}
        self._letters: dict[tuple[int, int], Letter] = {}

    def paint(self, column: int, dot_row: int, colour: str) -> None:
        """Colour one dot; rows of dots are half as high as rows of characters."""
        self._dots[column, dot_row] = colour

    def repaint(self, column: int, dot_row: int, colour: str) -> None:
        """Colour a dot that has been painted before, and no other."""
        if (column, dot_row) in self._dots:
            self._dots[column, dot_row] = colour

    def sign(self, column: int, row: int, sign: str) -> None:
        """What stands for the dots of a place when there are no colours."""
        self._signs[column, row] = sign

    def write(
        self, column: int, row: int, text: str, ink: str | None = None, ground: str | None = None, is_bold: bool = False
    ) -> None:
        """Write over the picture."""
        for offset, sign in enumerate(text):
            self._letters[column + offset, row] = Letter(sign, ink, ground, is_bold)

    def lines(self, has_colours: bool) -> list[Text]:
        """The picture, line by line."""
        places = [*self._letters, *self._signs, *((column, row // 2) for column, row in self._dots)]
        if not places:
            return []
        first, last = min(column for column, _ in places), max(column for column, _ in places)
        top, bottom = min(row for _, row in places), max(row for _, row in places)
        lines = [self._line(range(first, last + 1), row, has_colours) for row in range(top, bottom + 1)]
        while lines and not lines[0]:
            lines.pop(0)
        return lines

    def _line(self, columns: range, row: int, has_colours: bool) -> Text:
        if not has_colours:
            return Text("".join(self._plain_sign(column, row) for column in columns).rstrip())
        line = Text(no_wrap=True)
        cells = [self._coloured_sign(column, row) for column in columns]
        while cells and cells[-1] == _NOTHING:
            cells.pop()
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            line.append("".join(sign for sign, _ in run), style)
        return line

    def _plain_sign(self, column: int, row: int) -> str:
        letter = self._letters.get((column, row))
        return letter.sign if letter else self._signs.get((column, row), " ")

    def _coloured_sign(self, column: int, row: int) -> tuple[str, Style]:
        upper, lower = self._dots.get((column, 2 * row)), self._dots.get((column, 2 * row + 1))
        letter = self._letters.get((column, row))
        if letter:
            return letter.sign, Style(
                color=letter.ink, bgcolor=letter.ground or upper or lower, bold=letter.is_bold or None
            )
        if upper == lower:
            return (" ", Style(bgcolor=upper)) if upper else _NOTHING
        if upper is None:
            return "▄", Style(color=lower)
        return "▀", Style(color=upper, bgcolor=lower)
