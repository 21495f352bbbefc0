"""Bots on the command line: their names, how long they may think, and whether they are there."""

from __future__ import annotations

from collections.abc import Iterable

import click

from greatplains.commands.options import refuse, seconds
from greatplains.commands.signs import printable


def bot_names(text: str) -> tuple[str, ...]:
    """Names of bots, with commas between them; a comma between quotation marks is part of a name.

    Marks that stand round a whole name are for the comma alone and are taken off; those of a program's words stay.
    """
    names = tuple(_bare(name.strip()) for name in _parts(text))
    if not all(names):
        raise click.BadParameter(f"names are needed, with commas between, not “{printable(text)}”.")
    return names


def limit(text: str | float) -> float:
    """A time that is long enough to do something in."""
    time_limit = seconds(text)
    if time_limit == 0:
        raise click.BadParameter("more than 0 seconds are needed.")
    return time_limit


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
