"""`greatplains puzzles`: positions of games between bots in which one turn is clearly best, and hard to see."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greatplains.commands.options import game_rules, positive, processes, refusals, refuse, whole
from greatplains.commands.signs import printable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from greatplains.core.contract import Rules
    from greatplains.puzzles.finder import Task

# Games that are searched for each puzzle, if nothing else is said: enough of every game that we have.
_GAMES_A_PUZZLE = 50
_MOST_PUZZLES = 100_000
_DIGEST_BYTES = 12


@dataclass
class _Haul:
    """What was found so far: lines of puzzles, whose positions they are, and how many games were searched."""

    most: int
    games: int = 0
    lines: list[str] = field(default_factory=list)
    positions: set[str] = field(default_factory=set)

    @property
    def is_full(self) -> bool:
        return len(self.lines) >= self.most

    def add(self, game: dict[str, Any]) -> int:
        """Those of one more game whose positions are new, as many as are wanted. Says how many."""
        self.games += 1
        before = len(self.lines)
        for line, position in zip(game["lines"], game["positions"], strict=True):
            if not self.is_full and position not in self.positions:
                self.positions.add(position)
                self.lines.append(line)
        return len(self.lines) - before


@click.command()
@click.argument("game", metavar="GAME", type=game_rules)
@click.option(
    "--puzzles", "wanted", metavar="N", type=positive, default=10, show_default=True, help="How many to find."
)
@click.option(
    "--games", metavar="N", type=positive, help="Search so many games at most.  [default: 50 for each puzzle]"
)
@click.option(
    "--simulations",
    metavar="N",
    type=positive,
    help="Simulations of the deep search; the last one has four times as many.  [default: 256]",
)
@click.option("--seed", metavar="N", type=whole, default=0, show_default=True, help="The same seed, the same puzzles.")
@click.option("--jobs", metavar="N", type=processes, help="Processes that share the work.  [default: all cores]")
@click.option("-o", "--output", metavar="FILE", required=True, help="File to write, one puzzle a line.")
def puzzles(
    game: Rules[Any],
    wanted: int,
    games: int | None,
    simulations: int | None,
    seed: int,
    jobs: int | None,
    output: str,
) -> None:
    """Find puzzles in games between bots: one turn is clearly best, and the greedy bot misses it.

    GAME is bison or wind-river. Each puzzle is a record, with what is to be known of it under the key “puzzle”: its
    theme, how hard it is, the turns that were compared with what they give away, and why the best is better. Every one
    was searched deeply, and again four times as deeply.

    What was found stands in FILE.part until all is done: the same command goes on there.

    \b
    Examples:
      greatplains puzzles wind-river -o river.jsonl
      greatplains puzzles bison --puzzles 200 --seed 7 -o bison.jsonl
    """
    from greatplains.puzzles.finder import USUAL_SIMULATIONS, Task

    if wanted > _MOST_PUZZLES:
        refuse(f"--puzzles must be at most {_MOST_PUZZLES}, not {wanted}.")
    if output == "-":
        refuse("-o must name a file: a search that was interrupted goes on beside it.")
    task = Task(game.name, seed, 0, simulations or USUAL_SIMULATIONS)
    most = games or _GAMES_A_PUZZLE * wanted
    began = time.monotonic()
    with refusals():
        haul = _search(task, _Haul(wanted), most, jobs or os.cpu_count() or 1, output)
    themes = Counter(json.loads(line)["puzzle"]["theme"] for line in haul.lines)
    told = ", ".join(f"{theme} {count}" for theme, count in sorted(themes.items())) or "none"
    click.echo(
        f"{len(haul.lines)} puzzles of {game.title} in {haul.games} games from seed {seed}, "
        f"{time.monotonic() - began:.0f} s: {told}.",
        err=True,
    )


def _search(task: Task, haul: _Haul, most: int, jobs: int, output: str) -> _Haul:
    from greatplains.commands.outfile import whole_file
    from greatplains.commands.progress import progress
    from greatplains.commands.workers import in_order

    part = Path(f"{output}.part")
    with whole_file(output) as file:
        with _Resumed(part, task) as (known, notes), progress(haul.most, "puzzles") as advance:
            for game in islice(known, most):
                if not haul.is_full:
                    advance(haul.add(game), 0)
            if not haul.is_full:
                with closing(in_order(search_one, _tasks(task, haul.games + 1, most), jobs)) as results:
                    for game in results:
                        notes.write(f"{json.dumps(game, ensure_ascii=False)}\n".encode())
                        notes.flush()
                        found = haul.add(game)
                        advance(found, found)
                        if haul.is_full:
                            break
        file.writelines(f"{line}\n".encode() for line in haul.lines)
    part.unlink(missing_ok=True)
    return haul


def _tasks(task: Task, first: int, last: int) -> Iterator[Task]:
    from dataclasses import replace

    return (replace(task, number=number) for number in range(first, last + 1))


def search_one(task: Task) -> dict[str, Any]:
    """One game: the lines of its puzzles, and which positions they are."""
    from greatplains.puzzles.finder import search_game
    from greatplains.puzzles.puzzle import puzzle_line

    found = search_game(task).puzzles
    return {
        "lines": [puzzle_line(puzzle) for puzzle, _ in found],
        "positions": [blake2b(position, digest_size=_DIGEST_BYTES).hexdigest() for _, position in found],
    }


class _Resumed:
    """The file of a search under way: games that it tells of, and the file to write further ones to."""

    def __init__(self, path: Path, task: Task) -> None:
        self._path = path
        self._head = {"game": task.game, "seed": task.seed, "simulations": task.simulations}

    def __enter__(self) -> tuple[list[dict[str, Any]], BinaryIO]:
        games = self._read() if self._path.exists() else None
        if games is None:
            self._path.write_bytes(f"{json.dumps(self._head)}\n".encode())
        self._file = self._path.open("ab")
        return games or [], self._file

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _read(self) -> list[dict[str, Any]]:
        """Whole lines; what was cut off in the middle of one is done again."""
        data = self._path.read_bytes()
        whole_lines = data[: data.rfind(b"\n") + 1]
        try:
            head, *games = [json.loads(line) for line in whole_lines.splitlines()]
        except ValueError:
            head, games = None, []
        if head != self._head:
            name = printable(str(self._path))
            refuse(f"“{name}” is not of this search: go on with its options, or remove it.")
        with self._path.open("r+b") as file:
            file.truncate(len(whole_lines))
        return games
