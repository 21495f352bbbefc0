"""A view of Wind River as a page for the terminal: the lanes with herds and tents, and what the players have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from greatplains.core.contract import Part, Standing, View
from greatplains.games.windriver.state import MOST_RESOURCES
from greatplains.terminal.outcome import Counting
from greatplains.terminal.palette import PLAYERS
from greatplains.terminal.screen import LEAST_WIDTH, Screen, flowed, hanging, player, sentence, tables, too_narrow
from greatplains.terminal.windriver.board import BISON, LARGE, SMALL, SMALLER, SMALLEST, board_canvas, lanes_canvas
from greatplains.terminal.windriver.choices import choice_words as choice_words
from greatplains.terminal.windriver.choices import question as question
from greatplains.terminal.windriver.words import turn_words as turn_words

COUNTING: Final = Counting("Tents in the Great Plains", "More resources win")
# The columns that the lanes take, with the Great Plains beside them or without; with a margin if they are large.
_WITH_PLAINS: Final = ((98, LARGE), (79, SMALL))
_LANES_ONLY: Final = ((65, SMALL), (52, SMALLER), (39, SMALLEST))
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
