"""`greatplains show`: a position of a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.faults import fault_words, reason
from greatplains.commands.options import refuse, seat_number, whole
from greatplains.commands.recordfile import read_lines, record_file
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from rich.text import Text

    from greatplains.commands.printer import Printer
    from greatplains.core.errors import BadRecord
    from greatplains.core.game import Game
    from greatplains.core.record import Record


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game as far as it was replayed: the position before its last turn, and what is wrong with what follows."""

    game: Game[Any]
    record: Record
    before: Any
    fault: BadRecord | None


@click.command()
@click.argument("file")
@click.option("--game", metavar="N", type=whole, default=1, show_default=True, help="Which game of the file, from 1.")
@click.option("--turn", metavar="N", type=whole, help="After which turn; 0 is the opening.  [default: the last]")
@click.option(
    "--seat",
    metavar="SEAT",
    type=seat_number,
    help="As this seat sees it: 0 to 3, or blue, red, yellow, green.  [default: as a spectator]",
)
@click.option("--svg", metavar="FILE", help="Write a picture there instead; - is stdout.")
def show(file: str, game: int, turn: int | None, seat: int | None, svg: str | None) -> None:
    """Draw a position of a recorded game.

    FILE holds one record a line; - is stdin. The board is drawn in colours on a terminal, and with signs in a file, in
    a pipe or when NO_COLOR is set. It is larger where there are 98 columns. A record that goes wrong later can be
    shown up to there.

    \b
    Examples:
      greatplains show games.jsonl
      greatplains show games.jsonl --game 3 --turn 0
      greatplains show games.jsonl --turn 20 --seat red
      greatplains show games.jsonl --turn 20 --svg board.svg
      COLUMNS=120 greatplains show games.jsonl > board.txt
    """
    from greatplains.commands.printer import Printer

    replayed = _replay(_record(file, game), game, turn)
    players = replayed.game.setup.players
    if seat is not None and seat >= players:
        refuse(f"--seat must be 0 to {players - 1} in a game of {players} players, not {seat}.")
    if svg is None:
        _print(Printer(), replayed, f"game {game} of {printable(Path(file).name)}", seat)
    else:
        _write_picture(svg, replayed, seat)


def _record(file: str, wanted: int) -> Record:
    """The record with that number, from 1; blank lines do not count."""
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import parse_record

    count = 0
    with record_file(file) as source:
        for count, line in enumerate(read_lines(source), start=1):
            if count == wanted:
                if line.data is None:
                    refuse(f"Line {line.number} of “{file}” is too long to be a record.")
                try:
                    return parse_record(line.data)
                except BadRecord as error:
                    refuse(f"Game {wanted} cannot be shown: line {line.number}, {fault_words(error, None)}")
    if count == 0:
        refuse(f"“{file}” holds no records.")
    refuse(f"“{file}” holds {count} {'game' if count == 1 else 'games'}: --game must be 1 to {count}, not {wanted}.")


def _replay(record: Record, number: int, wanted: int | None) -> Replayed:
    """Play up to the turn that is wanted, or as far as it goes."""
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import begin, check_result, play_recorded
    from greatplains.games import GAMES

    turns = len(record.turns)
    if wanted is not None and not 0 <= wanted <= turns:
        refuse(f"Game {number} has {turns} turns: --turn must be 0 to {turns}, not {wanted}.")
    try:
        game = begin(record, GAMES)
    except BadRecord as error:
        refuse(f"Game {number} cannot be shown: {fault_words(error, turns)}")
    before = None
    try:
        for turn, text in enumerate(record.turns if wanted is None else record.turns[:wanted], start=1):
            position = game.position.copy()
            play_recorded(game, turn, text)
            before = position
        if wanted is None:
            check_result(game, record)
    except BadRecord as error:
        if wanted is not None:
            refuse(f"Turn {wanted} cannot be shown, as the record goes wrong before: {fault_words(error, turns)}")
        return Replayed(game, record, before, error)
    return Replayed(game, record, before, None)


def _print(printer: Printer, replayed: Replayed, title: str, seat: int | None) -> None:
    from rich.text import Text

    from greatplains.terminal import PAGES
    from greatplains.terminal.outcome import outcome_words

    rules, position = replayed.game.rules, replayed.game.position
    pages = PAGES[rules.name]
    view = rules.view(position, seat)
    printer.print(_title(replayed, title), *_turns(replayed), pages.status(view), Text())
    printer.print(pages.page(view, rules.breakdown(position), rules.why, printer.screen))
    outcome = replayed.game.outcome()
    if outcome:
        printer.print(Text(), *outcome_words(outcome, pages.COUNTING))


def _write_picture(name: str, replayed: Replayed, seat: int | None) -> None:
    from greatplains import drawing
    from greatplains.commands.outfile import whole_file

    view = replayed.game.rules.view(replayed.game.position, seat)
    with whole_file(name) as file:
        file.write(drawing.svg(view).encode() + b"\n")


def _title(replayed: Replayed, title: str) -> Text:
    from rich.text import Text

    setup = replayed.game.setup
    options = f", variant {setup.options['variant']}" if "variant" in setup.options else ""
    return Text(f"{replayed.game.rules.title}, {title}: {setup.players} players{options}", "bold")


def _turns(replayed: Replayed) -> list[Text]:
    """The turn just played and the next one, or why there is none."""
    from rich.text import Text

    game, turns = replayed.game, replayed.record.turns
    played = len(game.turns)
    lines = [Text("The opening, before the first turn")]
    if replayed.before is not None:
        lines = [_turn(f"Turn {played} of {len(turns)}: ", game, replayed.before, turns[played - 1])]
    if replayed.fault:
        lines.append(Text(f"The record goes wrong here: {fault_words(replayed.fault, len(turns))}", "bold red"))
    elif played < len(turns):
        lines.append(_turn(f"Next, turn {played + 1}: ", game, game.position, turns[played]))
    elif not game.position.is_over:
        lines.append(Text("The record ends here; the game is not over."))
    return lines


def _turn(label: str, game: Game[Any], position: Any, text: str) -> Text:
    """The turn with its player, its text and its words; one that cannot be played with the reason."""
    from greatplains.core.errors import GreatPlainsError
    from greatplains.terminal import PAGES
    from greatplains.terminal.screen import player, sentence

    try:
        meanings = [game.rules.meaning(step) for step in game.rules.parse_turn(position, text)]
        words = PAGES[game.rules.name].turn_words(meanings, text)
    except GreatPlainsError as error:
        words = f"cannot be played: {reason(error)}"
    return sentence(label, player(position.seat), f"  {printable(text)}  ({words})")
