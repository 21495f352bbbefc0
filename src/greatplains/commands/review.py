"""`greatplains review`: what every turn of a recorded game gave away, what was better, and why."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.faults import fault_words
from greatplains.commands.options import positive, processes, refusals, refuse, seconds, whole
from greatplains.commands.recordfile import read_record
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.text import Text

    from greatplains.core.record import Record
    from greatplains.review.summary import Summary
    from greatplains.review.turns import Played, Settings, TurnReview

_KINDS = (".html", ".json", ".jsonl")
_LEAST_SECONDS = 0.05


@click.command()
@click.argument("file")
@click.option("--game", metavar="N", type=whole, default=1, show_default=True, help="Which game of the file, from 1.")
@click.option(
    "--simulations", metavar="N", type=positive, help="Simulations for each turn: the more, the deeper.  [default: 384]"
)
@click.option("--seconds", "time", metavar="S", type=seconds, help="Look at each turn for so long instead.")
@click.option("--seed", metavar="N", type=whole, default=0, show_default=True, help="The same seed, the same review.")
@click.option("--jobs", metavar="N", type=processes, help="Processes that share the work.  [default: all cores]")
@click.option("-o", "--output", metavar="FILE", help="Write it there: FILE.html, FILE.json or FILE.jsonl.")
def review(
    file: str,
    game: int,
    simulations: int | None,
    time: float | None,
    seed: int,
    jobs: int | None,
    output: str | None,
) -> None:
    """Review a recorded game: what every turn gave away, and why.

    FILE holds one record a line; - is stdin. Every turn is compared with the best ones by a search, judged by what its
    seat could know, and marked: best, good, inaccuracy, mistake, blunder, or brilliant. A game that is not over is
    reviewed as far as it goes. The page of FILE.html needs nothing else.

    \b
    Examples:
      greatplains review games.jsonl
      greatplains review games.jsonl --game 3 -o review.html
      greatplains review games.jsonl --simulations 2000 --seed 7 -o review.json
    """
    from greatplains.review.turns import USUAL_SIMULATIONS, Settings

    if simulations is not None and time is not None:
        refuse("Only one of --simulations and --seconds can be given.")
    if time is not None and time < _LEAST_SECONDS:
        refuse(f"--seconds must be at least {_LEAST_SECONDS}, not {time:g}.")
    if output is not None and Path(output).suffix.lower() not in _KINDS:
        refuse(f"-o writes FILE.html, FILE.json or FILE.jsonl, not “{printable(output)}”.")
    played = _replayed(read_record(file, game), game)
    settings = Settings(simulations or USUAL_SIMULATIONS, time, seed)
    # More processes than turns would have nothing to do.
    shared = min(jobs or os.cpu_count() or 1, max(1, len(played.texts)))
    with refusals():
        if output is None:
            _print(played, settings, shared)
        else:
            _write(output, played, settings, shared)


def _replayed(record: Record, number: int) -> Played:
    from greatplains.core.errors import BadRecord
    from greatplains.review.turns import replayed

    try:
        return replayed(record)
    except BadRecord as error:
        refuse(f"Game {number} cannot be reviewed: {fault_words(error, len(record.turns))}")


def _reviewed(played: Played, settings: Settings, jobs: int) -> Iterator[TurnReview]:
    """The turns as they are done, with a bar that shows how far it is."""
    from greatplains.commands.progress import progress
    from greatplains.commands.workers import in_order
    from greatplains.review.turns import review_turn, tasks

    with (
        progress(len(played.texts), "turns") as advance,
        closing(in_order(review_turn, tasks(played, settings), jobs)) as found,
    ):
        for turn in found:
            advance(1, 1)
            yield turn


def _write(name: str, played: Played, settings: Settings, jobs: int) -> None:
    from greatplains.commands.outfile import whole_file
    from greatplains.review import data
    from greatplains.review.page import page
    from greatplains.review.summary import summarize

    kind = Path(name).suffix.lower()
    with whole_file(name) as file:
        turns: list[TurnReview] = []
        if kind == ".jsonl":
            file.write(data.as_line(data.head_data(played, settings)).encode())
        for turn in _reviewed(played, settings, jobs):
            turns.append(turn)
            if kind == ".jsonl":
                file.write(data.as_line(data.turn_data(turn)).encode())
        summary = summarize(played, turns)
        if kind == ".jsonl":
            file.write(data.as_line({"summary": data.summary_data(summary)}).encode())
        elif kind == ".json":
            file.write(data.as_json(played, settings, turns, summary).encode())
        else:
            file.write(page(played, settings, turns, summary).encode())


def _print(played: Played, settings: Settings, jobs: int) -> None:
    """Every turn as soon as it is reviewed, and in the end what it comes to."""
    from rich.text import Text

    from greatplains.commands.printer import Printer
    from greatplains.review.summary import summarize
    from greatplains.review.wording import depth, title

    printer = Printer()
    printer.print(Text(title(played), "bold"), Text(f"{len(played.texts)} turns, {depth(settings)}"), Text())
    turns: list[TurnReview] = []
    for turn in _reviewed(played, settings, jobs):
        turns.append(turn)
        printer.print(*_turn_lines(turn))
    if played.outcome is None:
        printer.print(Text(), Text("The game is not over; it was reviewed as far as it goes."))
    if turns:
        printer.print(Text(), *_summary_lines(summarize(played, turns), turns))


def _turn_lines(turn: TurnReview) -> list[Text]:
    from rich.text import Text

    from greatplains.review.marks import BEST, BRILLIANT
    from greatplains.review.wording import luck
    from greatplains.terminal.screen import player, sentence

    mark = Text("only turn" if turn.is_forced else turn.mark, _style(turn.mark))
    lines = [
        sentence(f"{turn.number:3}  ", player(turn.seat), f"  {printable(turn.text)}  ", mark, f"  {_chances(turn)}")
    ]
    if turn.luck[turn.seat]:
        lines.insert(0, Text(f"     Luck of the draw: {luck(turn.luck[turn.seat])}", "dim"))
    if turn.mark not in (BEST, BRILLIANT):
        best = turn.best[0]
        lines.append(Text(f"       better: {best.text}{''.join(f'  · {text}' for text in best.line)}"))
    lines += [Text(f"       {reason.sentence}") for reason in turn.reasons]
    return lines


def _chances(turn: TurnReview) -> str:
    from greatplains.review.marks import BEST, BRILLIANT
    from greatplains.review.wording import percent

    before, after = turn.before[turn.seat], turn.after[turn.seat]
    return percent(after) if turn.mark in (BEST, BRILLIANT) else f"{percent(before)} → {percent(after)}"


def _style(mark: str) -> str:
    from greatplains.review.marks import BLUNDER, BRILLIANT, INACCURACY, MISTAKE

    styles = {BRILLIANT: "bold green", INACCURACY: "yellow", MISTAKE: "bold yellow", BLUNDER: "bold red"}
    return styles.get(mark, "green")


def _summary_lines(summary: Summary, turns: list[TurnReview]) -> list[Any]:
    from rich.table import Table
    from rich.text import Text

    from greatplains.review.marks import MARKS
    from greatplains.review.wording import accuracy, luck
    from greatplains.terminal.screen import player, sentence

    shown = [mark for mark in MARKS if any(seat.marks[mark] for seat in summary.seats)]
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("", "accuracy", *shown, "luck"):
        grid.add_column(head, justify="right" if head else "left", header_style="dim")
    for seat in summary.seats:
        grid.add_row(
            player(seat.seat),
            accuracy(seat.accuracy),
            *(str(seat.marks[mark]) for mark in shown),
            luck(seat.luck),
        )
    lines: list[Any] = [Text("Summary", "bold"), grid]
    for seat in summary.seats:
        for what, found in (("won most", seat.won), ("lost most", seat.lost)):
            if found:
                told = "; ".join(f"{each.entry.why.sentence.removesuffix('.')} (turn {each.number})" for each in found)
                lines.append(sentence(player(seat.seat), f" {what}: {told}."))
    lines += [Text(), Text("Turning points", "bold")]
    for number in summary.turning_points:
        turn = turns[number - 1]
        lines.append(sentence(f"{number:3}  ", player(turn.seat), f"  {printable(turn.text)}  {_chances(turn)}"))
    return lines
