"""`greatplains simulate`: many games of random players or of bots into a file."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.botnames import bot_names, limit, seated, try_out
from greatplains.commands.gameoptions import GameOptionsCommand, Written, chosen_options
from greatplains.commands.options import (
    check_seat,
    game_rules,
    positive,
    processes,
    refusals,
    seat_number,
    whole,
)

if TYPE_CHECKING:
    from greatplains.core.contract import Rules
    from greatplains.core.record import Record

_GAMES_A_TASK = 16


@dataclass(frozen=True, slots=True)
class Task:
    """Games to be played, by their numbers."""

    game: str
    players: int
    options: dict[str, Any]
    first: int | None
    seed: int
    numbers: range
    bots: tuple[str, ...] = ()
    move_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """The lines of the games of a task, and the seats that won each."""

    lines: list[str]
    winners: list[tuple[int, ...]]


@click.command(cls=GameOptionsCommand)
@click.argument("game", metavar="GAME", type=game_rules)
@click.option(
    "--bots",
    metavar="NAMES",
    type=bot_names,
    help="Who plays, seat by seat, with commas between: names as of the arena, module:Class or exec:PROGRAM. One name "
    "plays every seat.  [default: random players]",
)
@click.option("--players", metavar="N", type=whole, help="Number of players, 2 to 4.  [default: the bots named, or 2]")
@click.option(
    "--first", metavar="SEAT", type=seat_number, help="Who begins: 0 to 3 or a colour.  [default: drawn from the seed]"
)
@click.option("--games", metavar="N", type=positive, default=1, show_default=True, help="How many games to play.")
@click.option(
    "--seed",
    metavar="N",
    type=whole,
    default=0,
    show_default=True,
    help="The same seed gives the same games, byte for byte.",
)
@click.option(
    "--jobs",
    metavar="N",
    type=processes,
    default=1,
    show_default=True,
    help="Processes to share the work; the games stay the same.",
)
@click.option(
    "--move-seconds", metavar="SECONDS", type=limit, help="How long a bot may take for a turn.  [default: no limit]"
)
@click.option(
    "-o", "--output", metavar="FILE", default="-", help="File to write, one record a line; - is stdout.  [default: -]"
)
def simulate(
    game: Rules[Any],
    bots: tuple[str, ...] | None,
    players: int | None,
    written: Written,
    first: int | None,
    games: int,
    seed: int,
    jobs: int,
    move_seconds: float | None,
    output: str,
) -> None:
    """Play games between random players or between bots, and write their records.

    GAME is {games}.

    Without --bots every turn is made of legal steps, each as likely as the others. With --bots each bot keeps the seat
    it is named for (greatplains arena changes them round), and the records say who played. The file appears when all
    games are played; an interrupted run, or a bot that fails, leaves nothing behind.

    \b
    Examples:
      greatplains simulate bison --games 100 -o games.jsonl
      greatplains simulate bison --players 4 --variant 2 --tiles my-copy.toml -o four.jsonl
      greatplains simulate bison --first red -o red-begins.jsonl
      greatplains simulate bison --bots medium,easy,random --games 10 -o bots.jsonl
      greatplains simulate wind-river --bots "hard,exec:node my_bot.mjs" --move-seconds 2 -o mine.jsonl
      greatplains simulate wind-river --players 3 --games 1000 --seed 7 --jobs 4 -o river.jsonl
    """
    from greatplains.commands.outfile import whole_file
    from greatplains.commands.progress import progress
    from greatplains.commands.randomplay import deal
    from greatplains.commands.workers import in_order

    options = chosen_options(game, written)
    seats, players = seated(bots, players, move_seconds)
    with refusals():
        if first is not None:
            check_seat("--first", first, players)
        deal(game, players, options, seed, 1, first)
        try_out(seats)
    began = time.monotonic()
    winners: Counter[tuple[int, ...]] = Counter()
    task = Task(game.name, players, options, first, seed, range(1, games + 1), seats, move_seconds)
    results = in_order(play_task, _tasks(task), jobs)
    is_bar_in_the_way = output == "-" and sys.stdout.isatty()
    with (
        refusals(),
        whole_file(output) as file,
        progress(games, "games", not is_bar_in_the_way) as advance,
        closing(results),
    ):
        for played in results:
            file.writelines(f"{line}\n".encode("utf-8", "surrogatepass") for line in played.lines)
            winners.update(played.winners)
            advance(len(played.lines), len(played.lines))
    click.echo(_summary(game.title, seed, winners, players, time.monotonic() - began), err=True)


def _tasks(whole: Task) -> Iterator[Task]:
    """A few games at a time; bots take their time, so theirs come one by one."""
    step = 1 if whole.bots else _GAMES_A_TASK
    for start in range(0, len(whole.numbers), step):
        yield replace(whole, numbers=whole.numbers[start : start + step])


def play_task(task: Task) -> Played:
    """Play the games of a task."""
    from greatplains.core.record import record_line

    records = [_game(task, number) for number in task.numbers]
    return Played(
        [record_line(record) for record in records], [record.result.winners for record in records if record.result]
    )


def _game(task: Task, number: int) -> Record:
    from greatplains.games import GAMES

    rules = GAMES[task.game]
    if task.bots:
        from greatplains.commands.botplay import bot_game

        return bot_game(rules, task.bots, task.options, task.seed, number, task.first, task.move_seconds)
    from greatplains.commands.randomplay import random_game

    return random_game(rules, task.players, task.options, task.seed, number, task.first)


def _summary(title: str, seed: int, winners: Counter[tuple[int, ...]], players: int, seconds: float) -> str:
    from greatplains.terminal.palette import PLAYERS

    games = winners.total()
    wins = ", ".join(f"{PLAYERS[seat].name} {winners[(seat,)]}" for seat in range(players))
    draws = sum(count for seats, count in winners.items() if len(seats) > 1)
    played = f"{games:,} {'game' if games == 1 else 'games'} of {title} from seed {seed}"
    return f"{played} in {seconds:.1f} s, {games / seconds:,.0f} a second. Won: {wins}; draws: {draws}."
