"""What the terminal can show, and texts that are the same for all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatplains.terminal.palette import PLAYERS

# A page needs so many columns; in fewer there is nothing but a sentence.
LEAST_WIDTH: Final = 40
_BETWEEN_COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class Screen:
    """Columns, and whether there are colours; without them signs say the same."""

    width: int
    has_colours: bool


def screen_of(console: Console) -> Screen:
    """What this console can show: no colours into a file or pipe, or when NO_COLOR is set."""
    return Screen(console.width, console.color_system is not None and not console.no_color)


def player(seat: int) -> Text:
    """`▲ Blue`, in the player's colours."""
    return Text(PLAYERS[seat].label, PLAYERS[seat].style)


def sentence(*parts: str | Text) -> Text:
    """One line out of plain and coloured parts."""
    return Text.assemble(*parts)


def listed(names: Iterable[Text]) -> Text:
    """`A, B and C`."""
    found = list(names)
    line = Text()
    for number, name in enumerate(found):
        line.append("" if number == 0 else " and " if number == len(found) - 1 else ", ")
        line.append_text(name)
    return line


def heading(text: str) -> Text:
    """The title of a part of the page."""
    return Text(text, "bold")


def too_narrow(thing: str, least: int, screen: Screen) -> Text:
    """What is said instead of a thing that has no room."""
    return Text(f"{thing} needs {least} columns; here are {screen.width}.")


def flowed(items: Iterable[str | Text], width: int) -> list[Text]:
    """Items in a row, in as many lines as they need; none is torn apart if it can be helped."""
    lines: list[Text] = []
    for item in items:
        text = Text.assemble(item)
        if lines and lines[-1].cell_len + 3 + text.cell_len <= width:
            lines[-1].append("   ").append_text(text)
        else:
            lines.append(text)
    return lines


def hanging(head: Text, tail: str) -> Table:
    """A line that goes on below its tail, not below its head, when it is too long."""
    table = Table.grid()
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(head, tail)
    return table


def tables(
    titles: Sequence[str], rows: Sequence[Sequence[str | Text]], width: int, numbers: Iterable[str] = ()
) -> list[Table]:
    """A table without lines, or where it is too wide several with the same first column, one below the other.

    The columns named in `numbers` are aligned to the right.
    """
    breadths = [
        max(Text.assemble(cell).cell_len for cell in (title, *column))
        for title, column in zip(titles, zip(*rows, strict=True), strict=True)
    ]
    right = set(numbers)
    return [
        _table([titles[number] for number in shown], [[row[number] for number in shown] for row in rows], right)
        for shown in _side_by_side(breadths, width)
    ]


def _side_by_side(breadths: Sequence[int], width: int) -> list[list[int]]:
    """Which columns there is room for in each table; the first is in all."""
    found: list[list[int]] = []
    left = 0
    for number, breadth in enumerate(breadths[1:], start=1):
        if not found or breadth + _BETWEEN_COLUMNS > left:
            found.append([0])
            left = width - breadths[0]
        found[-1].append(number)
        left -= breadth + _BETWEEN_COLUMNS
    return found


def _table(titles: Sequence[str], rows: Sequence[Sequence[str | Text]], right: set[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, _BETWEEN_COLUMNS, 0, 0), header_style="dim")
    for title in titles:
        table.add_column(title, justify="right" if title in right else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
