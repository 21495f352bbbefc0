"""`greatplains play --terminal`: watch a game between random players, turn by turn."""

from __future__ import annotations

import secrets
import shlex
import time
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.gameoptions import Written, chosen_options, written_again, written_for
from greatplains.commands.options import check_seat, refusals

if TYPE_CHECKING:
    from rich.text import Text

    from greatplains.commands.printer import Printer
    from greatplains.core.contract import Rules, Setup, View
    from greatplains.terminal import GamePages

_SEEDS = 1_000_000
# Columns for the name of a player, and for the text of a turn before the words that explain it.
_NAME_ROOM = 8
_TEXT_ROOM = 24


def watch(
    game: Rules[Any] | None, players: int, written: Written, first: int | None, seed: int | None, delay: float
) -> None:
    """A game between random players; without a game one of each."""
    from greatplains.commands.printer import Printer
    from greatplains.commands.randomplay import deal
    from greatplains.games import GAMES

    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    printer = Printer()
    games = [game] if game else list(GAMES.values())
    for number, rules in enumerate(games):
        # Without a game, each takes the options that it has.
        own = written if game else written_for(rules, written)
        options = chosen_options(rules, own)
        with refusals():
            if first is not None:
                check_seat("--first", first, players)
            setup = deal(rules, players, options, seed, 1, first)
        if number:
            click.echo()
        _play(printer, rules, setup, seed, delay)
        chosen = ["--players", str(players), *written_again(rules, own)]
        if first is not None:
            chosen += ["--first", str(first)]
        repeat = shlex.join(["greatplains", "play", "--terminal", rules.name, *chosen, "--seed", str(seed)])
        click.echo(f"\nTo see it again: {repeat}")


def _play(printer: Printer, rules: Rules[Any], setup: Setup, seed: int, delay: float) -> None:
    from rich.text import Text

    from greatplains.commands.randomplay import turns
    from greatplains.terminal import PAGES
    from greatplains.terminal.outcome import outcome_words

    pages, position = PAGES[rules.name], rules.opening(setup)
    printer.print(Text(f"{rules.title}: {setup.players} random players, seed {seed}", "bold"))
    section, view = "", rules.view(position, None)
    for number, (text, steps) in enumerate(turns(rules, position, seed, 1), start=1):
        if pages.section(view) != section:
            section = pages.section(view)
            printer.print(Text(), Text(section, "bold"), pages.stores(view))
        words = pages.turn_words([rules.meaning(step) for step in steps], text)
        printer.print(_turn(printer, pages, number, view, text, words))
        view = rules.view(position, None)
        time.sleep(delay)
    printer.print(
        Text(),
        Text("The end", "bold"),
        Text(),
        pages.page(view, rules.breakdown(position), rules.why, printer.screen),
        Text(),
    )
    printer.print(*outcome_words(rules.outcome(position), pages.COUNTING))


def _turn(printer: Printer, pages: GamePages, number: int, view: View, text: str, words: str) -> Text:
    """The turn in one line; the words in a line of their own if they do not fit."""
    from greatplains.terminal.screen import player, sentence

    name = player(view["to_move"])
    name.pad_right(_NAME_ROOM - len(name))
    stage = pages.stage(view)
    line = sentence(f"{number:3}  ", f"{stage}  " if stage else "", name, "  ")
    indent = len(line)
    room = printer.console.width - indent
    is_short = max(len(text) + 2, _TEXT_ROOM) + len(words) <= room
    line.append(f"\n{' ' * indent}".join([text] if is_short else wrap(text, room)))
    if is_short:
        line.append(" " * max(2, _TEXT_ROOM - len(text)) + words, "dim")
    else:
        line.append("".join(f"\n{' ' * indent}{wrapped}" for wrapped in wrap(words, room)), "dim")
    return line
