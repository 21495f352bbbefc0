"""Bots on the command line: their names, how long they may think, and whether they are there."""

from __future__ import annotations

from collections.abc import Iterable

import click

from greatplains.commands.options import refuse, seconds
from greatplains.commands.signs import printable

_MANY_SEATS = 100  # more than any game has


def bot_names(text: str) -> tuple[str, ...]:
    """Names of bots, with commas between them; a comma between quotation marks is part of a name.

    Marks that stand round a whole name are for the comma alone and are taken off; those of a program's words stay.
    """
    names = tuple(_bare(name.strip()) for name in _parts(text))
    if not all(names):
        raise click.BadParameter(f"names are needed, with commas between, not “{printable(text)}”.")
    return names


def names_again(names: Iterable[str]) -> str:
    """The words that name the same bots again."""
    return ",".join(f'"{name}"' if len(_parts(name)) > 1 else name for name in names)


def limit(text: str | float) -> float:
    """A time that is long enough to do something in."""
    time_limit = seconds(text)
    if time_limit == 0:
        raise click.BadParameter("more than 0 seconds are needed.")
    return time_limit


def seated(
    bots: tuple[str, ...] | None, players: int | None, move_seconds: float | None
) -> tuple[tuple[str, ...], int]:
    """A bot for each seat, or none at all; and how many seats there are."""
    if bots is None:
        if move_seconds is not None:
            refuse("--move-seconds is for bots: name them with --bots.")
        return (), 2 if players is None else players
    if players is None:
        players = max(len(bots), 2)
    if len(bots) == 1:
        # A wrong number of players is refused where the game is dealt.
        return bots * min(max(players, 0), _MANY_SEATS), players
    if len(bots) != players:
        refuse(f"--bots names {len(bots)} bots for {players} seats; name one for each seat, or one for all.")
    return bots, players


def try_out(names: Iterable[str]) -> None:
    """Every bot that is asked for is there and can be started."""
    from greatplains.bots import dismiss, load_bot
    from greatplains.core.errors import GreatPlainsError

    for name in dict.fromkeys(names):
        try:
            dismiss(load_bot(name, 0))
        except GreatPlainsError:
            raise
        # What somebody's own bot raises at its start may be anything, and is told instead of played.
        except Exception as error:
            refuse(f"The bot “{printable(name)}” cannot be started: {type(error).__name__}: {printable(str(error))}")


def _parts(text: str) -> list[str]:
    parts, mark = [""], ""
    for sign in text:
        if sign == "," and not mark:
            parts.append("")
            continue
        if sign == mark:
            mark = ""
        elif sign in "'\"" and not mark:
            mark = sign
        parts[-1] += sign
    return parts


def _bare(name: str) -> str:
    is_wrapped = len(name) > 1 and name[0] == name[-1] and name[0] in "'\"" and name[0] not in name[1:-1]
    return name[1:-1].strip() if is_wrapped else name
