"""`greatplains play --terminal --watch`: a game between random players or bots, turn by turn."""

from __future__ import annotations

import secrets
import shlex
import time
from collections.abc import Iterable
from contextlib import closing
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.gameoptions import chosen_options, written_again, written_for
from greatplains.commands.options import check_seat, refusals, refuse

if TYPE_CHECKING:
    from rich.text import Text

    from greatplains.commands.play import Wish
    from greatplains.commands.printer import Printer
    from greatplains.core.contract import Rules, View
    from greatplains.core.position import Position
    from greatplains.terminal import GamePages

    # The text and the steps of each turn, told when it has been played.
    Played = Iterable[tuple[str, list[int]]]

_SEEDS = 1_000_000
# Columns for the name of a player, and for the text of a turn before the words that explain it.
_NAME_ROOM = 8
_TEXT_ROOM = 24


def watch_here(wish: Wish) -> None:
    """A game between random players, or between bots, one for each seat; without a game one of each."""
    from greatplains.commands.botnames import names_again, seated, try_out
    from greatplains.commands.botplay import bot_table, bot_turns
    from greatplains.commands.printer import Printer
    from greatplains.commands.randomplay import deal
    from greatplains.commands.randomplay import turns as random_turns
    from greatplains.core.game import Game
    from greatplains.games import GAMES

    useless = [name for name in ("--seat", "--record") if name in wish.given()]
    if useless:
        refuse(f"{' and '.join(useless)} cannot be with --watch: nobody plays along.")
    bots, players = seated(wish.bots, wish.players, wish.move_seconds)
    game, written, first, delay = wish.game, wish.written, wish.first, wish.delay or 0
    seed = secrets.randbelow(_SEEDS) if wish.seed is None else wish.seed
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
            try_out(bots)
        if number:
            click.echo()
        title = f"{rules.title}: {_who(bots, players)}, seed {seed}"
        if bots:
            table = bot_table(Game(rules, setup), bots, seed, 1, wish.move_seconds)
            with refusals(), closing(bot_turns(table, 1)) as turns:
                _play(printer, rules, table.game.position, turns, title, delay)
        else:
            position = rules.opening(setup)
            _play(printer, rules, position, random_turns(rules, position, seed, 1), title, delay)
        chosen = ["--players", str(players), *written_again(rules, own)]
        if bots:
            chosen += ["--bots", names_again(bots)]
        if first is not None:
            chosen += ["--first", str(first)]
        repeat = shlex.join(["greatplains", "play", "--terminal", "--watch", rules.name, *chosen, "--seed", str(seed)])
        click.echo(f"\nTo see it again: {repeat}")


def _who(bots: tuple[str, ...], players: int) -> str:
    return ", ".join(bots) if bots else f"{players} random players"


def _play(printer: Printer, rules: Rules[Any], position: Position, played: Played, title: str, delay: float) -> None:
    """Show the turns as they are played on the position, and the end."""
    from rich.text import Text

    from greatplains.terminal import PAGES
    from greatplains.terminal.outcome import outcome_words

    pages = PAGES[rules.name]
    printer.print(Text(title, "bold"))
    section, view = "", rules.view(position, None)
    for number, (text, steps) in enumerate(played, start=1):
        if pages.section(view) != section:
            section = pages.section(view)
            printer.print(Text(), Text(section, "bold"), pages.stores(view))
        words = pages.turn_words([rules.meaning(step) for step in steps], text)
        printer.print(turn_line(printer, pages, number, view, text, words))
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


def turn_line(printer: Printer, pages: GamePages, number: int, view: View, text: str, words: str) -> Text:
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
