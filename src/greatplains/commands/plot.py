"""`greatplains plot`: scores, stocks and chances over a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.faults import fault_words
from greatplains.commands.options import positive, refusals, refuse, whole
from greatplains.commands.recordfile import read_record

if TYPE_CHECKING:
    from greatplains.core.record import Record
    from greatplains.drawing.markup import Picture


@click.command()
@click.argument("file")
@click.option("--game", metavar="N", type=whole, default=1, show_default=True, help="Which game of the file, from 1.")
@click.option("--svg", metavar="FILE", help="Write the plot there; - is stdout.")
@click.option("--png", metavar="FILE", help="The same in pixels, with: pip install 'greatplains[pictures]'.")
@click.option("--width", metavar="N", type=positive, default=1000, show_default=True, help="Pixels of the PNG.")
@click.option(
    "--playouts",
    metavar="N",
    type=positive,
    help="Let bots play on from each position, so often, and judge the chances then.  [default: judge them at once]",
)
def plot(file: str, game: int, svg: str | None, png: str | None, width: int, playouts: int | None) -> None:
    """Plot scores, stocks and chances of a recorded game.

    FILE holds one record a line; - is stdin. The chances are what the bots have learnt of such positions, from what
    everybody can see.

    \b
    Examples:
      greatplains plot games.jsonl --svg game.svg
      greatplains plot games.jsonl --game 3 --png game.png --width 1600
    """
    from greatplains.commands.outfile import whole_file
    from greatplains.drawing.raster import png as pixels

    if (svg is None) == (png is None):
        refuse("Name one file to write: --svg FILE or --png FILE.")
    _check_picture(svg, png, width)
    record = read_record(file, game)
    with refusals(), whole_file(png or svg or "-") as written:
        picture = _drawn(record, game, playouts or 0)
        written.write(pixels(picture, width) if png is not None else picture.svg().encode() + b"\n")


def _check_picture(svg: str | None, png: str | None, width: int) -> None:
    from greatplains.commands.picturefile import check_picture, check_pixels

    if svg is not None:
        check_picture("--svg", svg, "svg")
    if png is not None:
        check_picture("--png", png, "png")
        check_pixels(width)


def _drawn(record: Record, number: int, playouts: int) -> Picture:
    from greatplains.bots.forecast import Forecast
    from greatplains.commands.progress import progress
    from greatplains.drawing.plot import Panel
    from greatplains.drawing.plot import plot as drawn_plot
    from greatplains.drawing.registry import DRAWINGS

    rules, positions = _positions(record, number)
    forecast = Forecast(rules.name, playouts=playouts)
    chances: list[list[float]] = []
    with progress(len(positions), "turns") as advance:
        for position in positions:
            chances.append([100 * share for share in forecast.shares(position)])
            advance(1, 1)
    views = [rules.view(position, None) for position in positions]
    chronicle = DRAWINGS[rules.name].chronicle
    read = [
        (
            figure.title,
            [figure.read(view, rules.breakdown(position)) for view, position in zip(views, positions, strict=True)],
        )
        for figure in chronicle.figures
    ]
    panels = [Panel("Chance to win, in the eyes of the bots", tuple(zip(*chances, strict=True)), " %", 100.0)]
    panels += [Panel(title, tuple(zip(*rows, strict=True))) for title, rows in read]
    return drawn_plot(f"{rules.title}, game {number}", panels, chronicle.ended_chapters(views))


def _positions(record: Record, number: int) -> tuple[Any, list[Any]]:
    """The position before the first turn and after each; a record that goes wrong is not plotted."""
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import begin, check_result, play_recorded
    from greatplains.games import GAMES

    try:
        game = begin(record, GAMES)
        positions = [game.position.copy()]
        for turn, text in enumerate(record.turns, start=1):
            play_recorded(game, turn, text)
            positions.append(game.position.copy())
        check_result(game, record)
    except BadRecord as error:
        refuse(f"Game {number} cannot be plotted: {fault_words(error, len(record.turns))}")
    return game.rules, positions
