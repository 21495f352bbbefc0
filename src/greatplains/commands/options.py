"""Types of options, and the way to say that something asked for cannot be done."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import click

from greatplains.commands.signs import printable
from greatplains.core.errors import GreatPlainsError

if TYPE_CHECKING:
    from greatplains.core.contract import Rules


_HOUR = 3600
_MOST = 1_000_000_000
_MOST_PROCESSES = 1000


def refuse(sentence: str) -> NoReturn:
    """End the command with one sentence and the exit code of wrong usage."""
    raise click.UsageError(sentence, ctx=click.get_current_context())


@contextmanager
def refusals() -> Iterator[None]:
    """What the rules or the system refuse is refused here."""
    try:
        yield
    except GreatPlainsError as error:
        refuse(error.sentence)


def game_rules(name: str) -> Rules[Any]:
    """The game with that name."""
    from greatplains.games import GAMES

    if name not in GAMES:
        raise click.BadParameter(f"there is no game “{printable(name)}”; the games are {' and '.join(GAMES)}.")
    return GAMES[name]


def whole(text: str | int) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise click.BadParameter(f"a whole number is needed, not “{printable(str(text))}”.") from None


def positive(text: str | int) -> int:
    """A whole number from 1 on, within reason."""
    number = whole(text)
    if number < 1:
        raise click.BadParameter(f"the number must be at least 1, not {number}.")
    if number > _MOST:
        raise click.BadParameter(f"the number must be at most {_MOST}, not {number}.")
    return number


def processes(text: str | int) -> int:
    """How many processes share the work."""
    number = whole(text)
    if not 1 <= number <= _MOST_PROCESSES:
        raise click.BadParameter(f"the number of processes must be 1 to {_MOST_PROCESSES}, not {number}.")
    return number


def port_number(text: str | int) -> int:
    """Where a server listens; 0 is any port that is free."""
    from greatplains.server.settings import LAST_PORT

    number = whole(text)
    if not 0 <= number <= LAST_PORT:
        raise click.BadParameter(f"a port is a number from 0 to {LAST_PORT}, not {number}.")
    return number


def seconds(text: str | float) -> float:
    """A time of at most an hour."""
    try:
        time = float(text)
    except ValueError:
        time = math.nan
    if not 0 <= time <= _HOUR:
        raise click.BadParameter(f"seconds from 0 to {_HOUR} are needed, not “{printable(str(text))}”.")
    return time


def seat_number(text: str) -> int:
    """A seat, by its number in records or by its colour."""
    from greatplains.terminal.palette import PLAYERS

    names = [player.name.lower() for player in PLAYERS]
    if text.lower() in names:
        return names.index(text.lower())
    if text not in map(str, range(len(names))):
        colours = ", ".join(names)
        raise click.BadParameter(f"a seat is 0 to {len(names) - 1} or {colours}, not “{printable(text)}”.")
    return int(text)


def check_seat(option: str, seat: int, players: int) -> None:
    """Refuse a seat at which nobody sits. A wrong number of players is refused where the table is set up."""
    from greatplains.terminal.palette import PLAYERS

    names = [player.name.lower() for player in PLAYERS]
    if seat >= players >= 2:
        seats = f"0 to {players - 1} ({', '.join(names[:players])})"
        refuse(f"{option} must be {seats} in a game of {players} players, not {seat} ({names[seat]}).")
