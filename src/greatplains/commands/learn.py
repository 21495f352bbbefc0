"""`greatplains learn`: networks that judge positions, made by playing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.options import game_rules, positive, processes, refusals, refuse, whole
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from greatplains.core.contract import Rules
    from greatplains.learn.run import Workshop

_MOST_HIDDEN = 512
_MOST_EPOCHS = 1000.0
_MOST_NUMBERS = 100
_MOST_SIMULATIONS = 10_000


def layers(text: str) -> tuple[int, int]:
    """The sizes of the two hidden layers."""
    sizes = [whole(part.strip()) for part in text.split(",")]
    if len(sizes) != 2 or not all(1 <= size <= _MOST_HIDDEN for size in sizes):
        raise click.BadParameter(f"two numbers from 1 to {_MOST_HIDDEN} are needed, not “{printable(text)}”.")
    return sizes[0], sizes[1]


def numbers(text: str) -> tuple[int, ...]:
    """How many games each round has."""
    found = tuple(positive(part.strip()) for part in text.split(","))
    if len(found) > _MOST_NUMBERS:
        raise click.BadParameter(f"at most {_MOST_NUMBERS} numbers are taken, not {len(found)}.")
    return found


def epochs(text: str | float) -> float:
    """How often training sees every position."""
    try:
        number = float(text)
    except ValueError:
        raise click.BadParameter(f"a number is needed, not “{printable(str(text))}”.") from None
    if not 0.0 < number <= _MOST_EPOCHS:
        raise click.BadParameter(f"the number must be above 0 and at most {_MOST_EPOCHS:g}, not {number:g}.")
    return number


def searches(text: str | int) -> int:
    """How long bots search before they play a turn."""
    number = whole(text)
    if not 0 <= number <= _MOST_SIMULATIONS:
        raise click.BadParameter(f"the number must be 0 to {_MOST_SIMULATIONS}, not {number}.")
    return number


@click.command()
@click.argument("game", metavar="GAME", type=game_rules)
@click.option(
    "-o", "--output", metavar="FOLDER", required=True, help="Where all of it goes; an interrupted run goes on there."
)
@click.option(
    "--rounds", metavar="N", type=positive, default=3, show_default=True, help="Rounds of playing and learning."
)
@click.option(
    "--games",
    metavar="N[,N…]",
    type=numbers,
    default="4000,8000,16000",
    show_default=True,
    help="Games of self-play in a round for each of two, three and four players; the last is for all later rounds.",
)
@click.option(
    "--match", metavar="N", type=positive, default=200, show_default=True, help="Games of each match after a round."
)
@click.option(
    "--hidden", metavar="N,N", type=layers, default="64,32", show_default=True, help="Sizes of the hidden layers."
)
@click.option(
    "--epochs",
    metavar="N",
    type=epochs,
    default=5.0,
    show_default=True,
    help="How often training sees every position.",
)
@click.option(
    "--seed", metavar="N", type=whole, default=1, show_default=True, help="The same seed gives the same networks."
)
@click.option(
    "--simulations",
    metavar="N",
    type=searches,
    default=0,
    show_default=True,
    help="Of a search before each turn of self-play; 0: bots play what seems best at once.",
)
@click.option("--jobs", metavar="N", type=processes, default=2, show_default=True, help="Processes to share the games.")
@click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead; local starts one on this machine.")
def learn(
    game: Rules[Any],
    output: str,
    rounds: int,
    games: tuple[int, ...],
    match: int,
    hidden: tuple[int, int],
    epochs: float,
    seed: int,
    simulations: int,
    jobs: int,
    ray: str | None,
) -> None:
    """Let bots play against themselves, and learn from it who wins.

    Each round plays games with the best networks so far (the first with the hand-made evaluation), trains new ones on
    the games of all rounds, and keeps them if they win a match. FOLDER then holds network.bin and a report.

    \b
    Examples:
      greatplains learn wind-river -o learnt
      greatplains learn bison --rounds 2 --games 1000,3000 --jobs 4 -o quick
      greatplains learn wind-river --games 1000 --simulations 16 -o searched
    """
    try:
        import numpy  # noqa: F401
        import torch  # noqa: F401
    except ImportError:
        from greatplains.learn.problems import NO_TORCH

        refuse(NO_TORCH.sentence)
    from greatplains.bots.registry import KNOWLEDGE
    from greatplains.commands.progress import progress
    from greatplains.learn.folder import Folder
    from greatplains.learn.plan import PLAYERS, Plan
    from greatplains.learn.report import write_report
    from greatplains.learn.run import Run

    if KNOWLEDGE[game.name].inputs is None:
        refuse(f"{game.title} cannot be learnt: nothing says what a network is shown of it.")
    plan = Plan(game.name, rounds, games, match, hidden, epochs, seed, simulations)
    folder = Folder(Path(output))
    total = len(PLAYERS) * sum(plan.games_of(number) + 2 * match for number in range(1, rounds + 1))
    with refusals(), folder.taken(plan), progress(total, "games") as advance:
        run = Run(
            plan,
            folder,
            _workshop(jobs, ray),
            lambda count: advance(count, count),
            partial(click.echo, err=True),
        )
        try:
            write_report(plan, run.go(), folder)
        except KeyboardInterrupt:
            click.echo("Interrupted; what was done is kept. The same command goes on from there.", err=True)
            raise
    click.echo(f"The networks are in {Path(output) / 'network.bin'}, the report in {Path(output) / 'index.html'}.")


def _workshop(jobs: int, ray: str | None) -> Workshop:
    if ray is None:
        from greatplains.arena.processes import LostProcess, share_out
        from greatplains.learn.problems import LOST_PROCESS

        return partial(share_out, jobs=jobs, lost=lambda task: LostProcess(LOST_PROCESS))
    from greatplains.arena.ray_run import Workers

    return Workers(ray)
