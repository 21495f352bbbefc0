"""`greatplains show`: a position of a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.faults import fault_words, reason
from greatplains.commands.options import check_seat, positive, refusals, refuse, seat_number, seconds, whole
from greatplains.commands.recordfile import read_record
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.text import Text

    from greatplains.commands.printer import Printer
    from greatplains.core.errors import BadRecord
    from greatplains.core.game import Game
    from greatplains.core.record import Record
    from greatplains.drawing.animation import Scene

# Browsers show no GIF faster than this.
_SHORTEST_PACE = 0.1


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
@click.option("--png", metavar="FILE", help="The same in pixels, with: pip install 'greatplains[pictures]'.")
@click.option(
    "--animate",
    metavar="FILE",
    help="Write the whole game there, as a picture that moves: FILE.svg, or in pixels FILE.gif.",
)
@click.option("--width", metavar="N", type=positive, default=1000, show_default=True, help="Pixels of PNG and GIF.")
@click.option("--pace", metavar="S", type=seconds, default=1.5, show_default=True, help="Seconds a turn of --animate.")
def show(
    file: str,
    game: int,
    turn: int | None,
    seat: int | None,
    svg: str | None,
    png: str | None,
    animate: str | None,
    width: int,
    pace: float,
) -> None:
    """Draw a position of a recorded game, or all of them.

    FILE holds one record a line; - is stdin. The board is drawn in colours on a terminal, and with signs in a file, in
    a pipe or when NO_COLOR is set. It is larger where there are 98 columns, and smaller below 80. A record that goes
    wrong later can be shown up to there.

    \b
    Examples:
      greatplains show games.jsonl
      greatplains show games.jsonl --game 3 --turn 0
      greatplains show games.jsonl --turn 20 --seat red
      greatplains show games.jsonl --turn 20 --svg board.svg
      greatplains show games.jsonl --animate game.svg --pace 1
      COLUMNS=120 greatplains show games.jsonl > board.txt
    """
    from greatplains.commands.printer import Printer

    if sum(name is not None for name in (svg, png, animate)) > 1:
        refuse("Only one of --svg, --png and --animate can be written at a time.")
    _check_pictures(svg, png, animate, width)
    if animate is not None and pace < _SHORTEST_PACE:
        refuse(f"--pace must be at least {_SHORTEST_PACE} seconds, not {pace:g}.")
    replayed = _replay(read_record(file, game), game, turn)
    if seat is not None:
        check_seat("--seat", seat, replayed.game.setup.players)
    with refusals():
        if svg is not None:
            _write_picture(svg, replayed, seat, None)
        elif png is not None:
            _write_picture(png, replayed, seat, width)
        elif animate is not None:
            _write_animation(animate, replayed, seat, pace, width)
        else:
            _print(Printer(), replayed, f"game {game} of {printable(Path(file).name)}", seat)


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


def _check_pictures(svg: str | None, png: str | None, animate: str | None, width: int) -> None:
    from greatplains.commands.picturefile import check_picture, check_pixels

    if svg is not None:
        check_picture("--svg", svg, "svg")
    if png is not None:
        check_picture("--png", png, "png")
    if animate is not None and not _is_svg(animate) and Path(animate).suffix.lower() != ".gif":
        refuse(f"--animate writes FILE.svg or FILE.gif, not “{printable(animate)}”.")
    if png is not None or (animate is not None and not _is_svg(animate)):
        check_pixels(width)


def _is_svg(name: str) -> bool:
    return Path(name).suffix.lower() == ".svg"


def _write_picture(name: str, replayed: Replayed, seat: int | None, width: int | None) -> None:
    """SVG, or a PNG of that width."""
    from greatplains import drawing
    from greatplains.commands.outfile import whole_file
    from greatplains.drawing.raster import png

    with whole_file(name) as file:
        picture = drawing.picture(replayed.game.rules.view(replayed.game.position, seat))
        file.write(picture.svg().encode() + b"\n" if width is None else png(picture, width))


def _write_animation(name: str, replayed: Replayed, seat: int | None, pace: float, width: int) -> None:
    from greatplains.commands.outfile import whole_file
    from greatplains.commands.progress import progress
    from greatplains.drawing.animation import animated, captioned, times
    from greatplains.drawing.film import gif

    count = len(replayed.game.turns) + 1
    if _is_svg(name):
        with whole_file(name) as file, progress(count, "pictures") as advance:
            scenes = _scenes(replayed, seat, lambda: advance(1, 1))
            file.write(animated(scenes, pace).encode() + b"\n")
        return
    # Every picture is drawn, and then turned into pixels.
    with whole_file(name) as file, progress(2 * count, "pictures") as advance:
        pictures = [captioned(scene) for scene in _scenes(replayed, seat, lambda: advance(1, 0))]
        file.write(gif(pictures, times(count, pace), width, lambda: advance(1, 1)))


def _scenes(replayed: Replayed, seat: int | None, one_is_done: Callable[[], None]) -> list[Scene]:
    """The opening and the position after each turn that was replayed."""
    from greatplains import drawing
    from greatplains.core.record import begin, play_recorded
    from greatplains.drawing.animation import Scene
    from greatplains.games import GAMES

    game = begin(replayed.record, GAMES)
    scenes = [Scene(drawing.picture(game.rules.view(game.position, seat)), "The opening")]
    for turn, text in enumerate(replayed.game.turns, start=1):
        mover = game.position.seat
        play_recorded(game, turn, text)
        scenes.append(Scene(drawing.picture(game.rules.view(game.position, seat)), f"{turn}. {text}", mover))
        one_is_done()
    one_is_done()
    return scenes


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
