"""`greatplains play --terminal`: a person plays against bots, here and without a server."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click
from rich.text import Text

from greatplains.arena.match import Forfeit
from greatplains.bots.levels import LEVELS
from greatplains.commands.answers import Gone, ask
from greatplains.commands.botnames import try_out
from greatplains.commands.botplay import bot_table
from greatplains.commands.gameoptions import chosen_options
from greatplains.commands.options import check_seat, refusals, refuse
from greatplains.commands.play import Wish
from greatplains.commands.printer import Printer
from greatplains.commands.randomplay import deal
from greatplains.commands.savedgame import Saved, has_game, load_game, save_game
from greatplains.commands.signs import printable
from greatplains.commands.terminalwatch import turn_line
from greatplains.commands.turnprompt import Quit, TurnPrompt
from greatplains.core.contract import Rules
from greatplains.core.game import Game
from greatplains.games import GAMES
from greatplains.terminal import PAGES
from greatplains.terminal.outcome import outcome_words
from greatplains.terminal.palette import PLAYERS
from greatplains.terminal.screen import player, sentence

_SEEDS: Final = 1_000_000
# What may be said of a game that goes on.
_OPEN: Final = ("GAME", "--bots", "--seat", "--record", "--move-seconds")


def play_here(wish: Wish) -> None:
    """Play a game to its end, or until the person leaves; with a file it goes on where it was left."""
    if wish.delay is not None:
        refuse("--delay is for --watch.")
    try:
        if wish.record is not None and has_game(wish.record):
            saved, names = _go_on(wish, wish.record)
        else:
            saved, names = _begin(wish)
    except Gone:
        return
    with refusals():
        try_out(name for name in names if name is not None)
    _Sitting(saved.game, names, saved.seed or 0, wish).play()


def _begin(wish: Wish) -> tuple[Saved, tuple[str | None, ...]]:
    rules = wish.game or _ask_game()
    usual = max(rules.least_players, len(wish.bots or ()) + 1)
    players = usual if wish.players is None else wish.players
    seed = secrets.randbelow(_SEEDS) if wish.seed is None else wish.seed
    options = chosen_options(rules, wish.written)
    with refusals():
        if wish.first is not None:
            check_seat("--first", wish.first, players)
        setup = deal(rules, players, options, seed, 1, wish.first)
    if wish.seat is not None:
        check_seat("--seat", wish.seat, players)
    return Saved(Game(rules, setup), None, seed), _names(wish, players)


def _go_on(wish: Wish, file: str) -> tuple[Saved, tuple[str | None, ...]]:
    fixed = [name for name in wish.given() if name not in _OPEN]
    if fixed:
        refuse(f"The game in “{printable(file)}” goes on as it began: leave out {', '.join(fixed)}.")
    saved = load_game(file)
    rules, players = saved.game.rules, saved.game.setup.players
    if wish.game is not None and wish.game.name != rules.name:
        refuse(f"“{printable(file)}” holds a game of {rules.title}, not of {wish.game.title}.")
    if wish.seat is not None:
        check_seat("--seat", wish.seat, players)
    names = saved.names
    if names is None or wish.bots is not None or wish.seat is not None:
        names = _names(wish, players)
    return replace(saved, seed=saved.seed or 0), names


def _names(wish: Wish, players: int) -> tuple[str | None, ...]:
    """Who sits where: the person on one seat, bots on all others."""
    seat = wish.seat or 0
    bots = wish.bots or (next(iter(LEVELS)),)
    if len(bots) == 1:
        bots *= players - 1
    if len(bots) != players - 1:
        refuse(f"--bots names {len(bots)} bots for {players - 1} other seats; name one for each, or one for all.")
    return (*bots[:seat], None, *bots[seat:])


def _ask_game() -> Rules[Any]:
    games = list(GAMES.values())
    for number, rules in enumerate(games, start=1):
        click.echo(f"{number} {rules.title}")
    while True:
        answer = ask("Which game? ").casefold()
        for number, rules in enumerate(games, start=1):
            if answer in (str(number), rules.name, rules.title.casefold()):
                return rules
        click.echo(f"“{printable(answer)}” is none of them: choose 1–{len(games)}.")


class _Sitting:
    """The person at the table, until the game is over or the person leaves."""

    def __init__(self, game: Game[Any], names: tuple[str | None, ...], seed: int, wish: Wish) -> None:
        self.game = game
        self.names = names
        self.seed = seed
        self.file = wish.record
        self.person = names.index(None)
        self.printer = Printer()
        self.pages = PAGES[game.rules.name]
        self.section = ""
        # The number makes the bots of a game that goes on others than those that began it.
        self.table = bot_table(game, names, seed, len(game.turns) + 1, wish.move_seconds)

    def play(self) -> None:
        self._welcome()
        self._save()
        try:
            with self.table.seated():
                while not self.game.position.is_over:
                    self._play_turn()
                    self._save()
        except (Quit, Gone):
            self._leave()
            return
        except Forfeit as forfeit:
            name = printable(str(self.names[self.table.seat]))
            self._tell_saved()
            refuse(f"The bot “{name}” cannot go on: {printable(forfeit.sentence, 400)}")
        except KeyboardInterrupt:
            click.echo()
            self._tell_saved()
            raise
        self._end()

    def _welcome(self) -> None:
        who = [sentence(player(seat), f" {name or 'you'}") for seat, name in enumerate(self.names)]
        title = Text(f"{self.game.rules.title}, seed {self.seed}", "bold")
        self.printer.print(title, sentence(*(part for one in who for part in (one, "   "))))
        self.printer.print(Text("? shows what you can answer. The rules: greatplains rules " + self.game.rules.name))
        if self.game.turns:
            self.printer.print(Text(f"The game goes on after turn {len(self.game.turns)}."))

    def _play_turn(self) -> None:
        rules, position = self.game.rules, self.game.position
        seat, before = position.seat, position.copy()
        view = rules.view(position, None)
        if self.pages.section(view) != self.section:
            self.section = self.pages.section(view)
            self.printer.print(Text(), Text(self.section, "bold"), self.pages.stores(view))
        if seat == self.person:
            self.game.play_turn(TurnPrompt(self.printer, self.game).turn())
        else:
            with self._thinking(seat):
                self.table.play_turn()
        text = self.game.turns[-1]
        words = self.pages.turn_words([rules.meaning(step) for step in rules.parse_turn(before, text)], text)
        self.printer.print(turn_line(self.printer, self.pages, len(self.game.turns), view, text, words))

    @contextmanager
    def _thinking(self, seat: int) -> Iterator[None]:
        """On a terminal, say who is thinking, as long as it lasts."""
        is_shown = sys.stdout.isatty() and self.printer.screen.has_colours
        if is_shown:
            sys.stdout.write(f"{PLAYERS[seat].name} is thinking …")
            sys.stdout.flush()
        try:
            yield
        finally:
            if is_shown:
                sys.stdout.write("\r\x1b[K")

    def _end(self) -> None:
        rules, position = self.game.rules, self.game.position
        view = rules.view(position, self.person)
        page = self.pages.page(view, rules.breakdown(position), rules.why, self.printer.screen)
        self.printer.print(Text(), Text("The end", "bold"), Text(), page, Text())
        self.printer.print(*outcome_words(rules.outcome(position), self.pages.COUNTING))
        if self.file is not None:
            click.echo(f"The game is in {self.file}: greatplains show {self.file}")

    def _leave(self) -> None:
        """Whoever leaves without a file is asked for one, if there is somebody to ask."""
        if self.game.turns:
            with suppress(Gone):
                while self.file is None and (name := ask("A file to save the game in, or Enter to let it go: ")):
                    self._save_as(name)
        self._tell_saved()

    def _save_as(self, name: str) -> None:
        """In a new file; what cannot be written is said."""
        if Path(name).exists():
            click.echo(f"“{printable(name)}” is there already; name another file.")
            return
        try:
            save_game(name, self.game, self.names, self.seed)
            self.file = name
        except click.UsageError as error:
            click.echo(error.message)

    def _save(self) -> None:
        if self.file is not None:
            save_game(self.file, self.game, self.names, self.seed)

    def _tell_saved(self) -> None:
        if self.file is None:
            click.echo("The game is not kept; with --record FILE it is.")
        else:
            click.echo(f"The game is kept. To go on: greatplains play --terminal --record {self.file}")
