"""What the terminal can show, and texts that are the same for both games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatplains.terminal.palette import PLAYERS


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


def columns(*titles: str, numbers: Iterable[str] = ()) -> Table:
    """A table without lines; the columns named in `numbers` are aligned to the right."""
    right = set(numbers)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for title in titles:
        table.add_column(title, justify="right" if title in right else "left", no_wrap=True)
    return table
