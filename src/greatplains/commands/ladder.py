"""`greatplains ladder`: how strong the levels are, by one command that anybody can run again."""

from __future__ import annotations

from pathlib import Path

import click

from greatplains.commands.arena import arena, random_rounds
from greatplains.commands.options import positive, processes, whole


@click.command()
@click.option(
    "--games",
    metavar="N",
    type=positive,
    default=240,
    show_default=True,
    help="Games of each table; rounded up, so that every level sits on every seat equally often.",
)
@click.option(
    "--seed", metavar="N", type=whole, default=1, show_default=True, help="The same seed gives the same games."
)
@click.option(
    "--random-turns",
    metavar="N",
    type=random_rounds,
    default=0,
    show_default=True,
    help="Random turns of each seat before the bots begin, 0 to 10; without them games begin as at a table.",
)
@click.option("--jobs", metavar="N", type=processes, default=2, show_default=True, help="Processes to share the work.")
@click.option(
    "-o",
    "--output",
    metavar="DIRECTORY",
    default="ladder",
    show_default=True,
    help="Where games and reports go; an interrupted ladder goes on there.",
)
@click.pass_context
def ladder(context: click.Context, games: int, seed: int, random_turns: int, jobs: int, output: str) -> None:
    """Rate all levels against each other, in every game, with as few and with as many players as it takes.

    It takes a while: let it run, or interrupt it and run it again.

    \b
    Examples:
      greatplains ladder
      greatplains ladder --games 60 --jobs 4 -o quick
    """
    from greatplains.bots.levels import LEVELS
    from greatplains.games import GAMES

    for name, rules in GAMES.items():
        for players in (rules.least_players, rules.most_players):
            context.invoke(
                arena,
                game=rules,
                bots=("random", *LEVELS),
                players=players,
                written={},
                games=games,
                seed=seed,
                random_turns=random_turns,
                jobs=jobs,
                output=str(Path(output) / f"{name}-{players}"),
            )
            click.echo()
