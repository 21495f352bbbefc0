"""`greatplains arena`: matches between bots, with ratings and a report."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.botnames import bot_names, limit, try_out
from greatplains.commands.gameoptions import GameOptionsCommand, Written, chosen_options
from greatplains.commands.options import (
    game_rules,
    positive,
    processes,
    refusals,
    refuse,
    whole,
)
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from greatplains.arena.folder import Folder
    from greatplains.arena.processes import Playground
    from greatplains.arena.report import Report
    from greatplains.arena.settings import Settings
    from greatplains.core.contract import Rules

_LEAST_BOTS = 2
_MOST_RANDOM_TURNS = 10


def opponents(text: str) -> tuple[str, ...]:
    """Bots that can play against each other."""
    names = bot_names(text)
    if len(names) < _LEAST_BOTS:
        raise click.BadParameter(f"at least two names are needed, with commas between, not “{printable(text)}”.")
    return names


def random_rounds(text: str | int) -> int:
    """How often each seat plays at random first: seldom enough that something is left to the bots."""
    number = whole(text)
    if not 0 <= number <= _MOST_RANDOM_TURNS:
        raise click.BadParameter(f"the number must be 0 to {_MOST_RANDOM_TURNS}, not {number}.")
    return number


@click.command(cls=GameOptionsCommand)
@click.argument("game", metavar="GAME", type=game_rules)
@click.option(
    "--bots",
    metavar="NAMES",
    type=opponents,
    required=True,
    help="The bots, with commas between: names, module:Class for your own, or exec:PROGRAM for one in any language; "
    "put quotation marks round a name with a comma in it. One may be named twice.",
)
@click.option("--players", metavar="N", type=whole, default=2, show_default=True, help="Seats in a game, 2 to 4.")
@click.option(
    "--games",
    metavar="N",
    type=positive,
    default=100,
    show_default=True,
    help="How many games to play; rounded up, so that every bot sits on every seat equally often.",
)
@click.option(
    "--seed",
    metavar="N",
    type=whole,
    default=0,
    show_default=True,
    help="The same seed gives the same games, if the bots do not go by the clock.",
)
@click.option(
    "--random-turns",
    metavar="N",
    type=random_rounds,
    default=0,
    show_default=True,
    help="Random turns of each seat before the bots begin, 0 to 10, the same in all games of a deal.",
)
@click.option(
    "--move-seconds",
    metavar="SECONDS",
    type=limit,
    help="A bot that takes longer for a turn forfeits the game.  [default: no limit]",
)
@click.option(
    "--jobs",
    metavar="N",
    type=processes,
    help="Processes to share the work; the games stay the same. Bots that go by the clock want a core each.  "
    "[default: 1]",
)
@click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead; local starts one on this machine.")
@click.option("--fresh", is_flag=True, help="Forget the games of an earlier arena in the directory.")
@click.option(
    "-o",
    "--output",
    metavar="DIRECTORY",
    required=True,
    help="Where the games and the report go; an earlier run there is gone on with.",
)
def arena(
    game: Rules[Any],
    bots: tuple[str, ...],
    players: int,
    written: Written,
    games: int,
    seed: int,
    random_turns: int,
    move_seconds: float | None,
    jobs: int | None,
    ray: str | None,
    fresh: bool,
    output: str,
) -> None:
    """Let bots play against each other, rate them and report.

    GAME is {games}.

    Each field of bots gets one deal and plays it in every rotation over the seats, so that all have the same luck. With
    more bots than seats all fields take turns. A bot that fails, plays an illegal or incomplete turn or is too slow
    loses that game by forfeit, and the arena goes on.

    The directory gets games.jsonl (the records), forfeits.jsonl, arena.json (the settings), report.json and index.html.
    Every game is kept as soon as it is over: run an interrupted command again to go on, or with more games to add some.

    \b
    Examples:
      greatplains arena bison --bots random,my_bot:MyBot -o report
      greatplains arena bison --bots "easy,exec:node my_bot.mjs 100" --move-seconds 2 -o report
      greatplains arena bison --bots expert,hard,medium --players 3 --variant 1 --games 400 --jobs 2 -o levels
      greatplains arena wind-river --bots greedy,greedy,random --players 3 --move-seconds 2 -o river
      greatplains arena bison --bots hard,medium,easy,novice --players 4 --ray auto -o field
    """
    from greatplains.arena.folder import Folder
    from greatplains.arena.report import report_of
    from greatplains.arena.schedule import whole_blocks
    from greatplains.arena.settings import Settings
    from greatplains.core.rng import Rng

    if ray is not None and jobs is not None:
        refuse("--jobs is for this machine; with --ray the cluster decides how many games are played at once.")
    options = chosen_options(game, written)
    folder = Folder(Path(output))
    with refusals():
        game.deal(players, Rng(0), options)
        try_out(bots)
        rounded = whole_blocks(len(bots), players, games)
        settings = Settings(game.name, players, options, bots, rounded, seed, move_seconds, random_turns)
        playground = _playground(jobs or 1, ray)
        with folder.taken():
            folder.prepare(settings, fresh)
            if rounded != games:
                click.echo(
                    f"{rounded:,} games instead of {games:,}: every bot sits on every seat equally often.", err=True
                )
            _play(settings, folder, playground)
            report = report_of(settings, folder)
            _write(report, output)
    _print(report)
    click.echo(f"The report is {Path(output) / 'index.html'}.", err=True)


def _playground(jobs: int, ray: str | None) -> Playground:
    if ray is None:
        from greatplains.arena.processes import in_processes

        return in_processes(jobs)
    from greatplains.arena.ray_run import on_ray

    return on_ray(ray)


def _play(settings: Settings, folder: Folder, playground: Playground) -> None:
    from greatplains.arena.league import play_league
    from greatplains.commands.progress import progress

    began, played = time.monotonic(), 0
    earlier = len(folder.records())
    if earlier:
        click.echo(f"{earlier:,} of {settings.games:,} games are there already.", err=True)
    with progress(settings.games, "games") as advance:
        advance(earlier, 0)

        def count(number: int) -> None:
            nonlocal played
            played += 1
            advance(1, 1)

        try:
            play_league(settings, folder, playground, count)
        except KeyboardInterrupt:
            kept = f"{earlier + played:,} of {settings.games:,} games are kept"
            click.echo(f"Interrupted; {kept}. The same command goes on from there.", err=True)
            raise
    if played:
        taken = time.monotonic() - began
        click.echo(
            f"{played:,} {'game' if played == 1 else 'games'} in {taken:.1f} s, {played / taken:.2g} a second.",
            err=True,
        )


def _write(report: Report, output: str) -> None:
    from greatplains.arena.page import page
    from greatplains.commands.outfile import whole_file

    texts = {"report.json": report.json_text(), "index.html": page(report.settings, report.figures, report.results)}
    for name, text in texts.items():
        with whole_file(str(Path(output) / name)) as file:
            file.write(text.encode("utf-8", "replace"))


def _print(report: Report) -> None:
    from greatplains.arena.tables import tables
    from greatplains.commands.printer import Printer

    Printer().print(*tables(report.settings, report.figures))
