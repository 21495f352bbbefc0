"""How long a review takes, and whether its marks mean something.

    python benchmarks/review.py                            a game of Bison for two, on one core
    python benchmarks/review.py --levels --games 200 --simulations 24 -o losses.jsonl
                                                           what a turn of each level gives away, in both games

The levels play against themselves, and every turn is reviewed. The table so far is printed after every round, which is
a game of each level in both games, and every game is written to FILE when it is done: a run that was stopped goes on
from there. Intervals are for 95 %, over games, for turns of one game belong together.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

from greatplains.bots.levels import LEVELS
from greatplains.commands.botplay import bot_game
from greatplains.commands.workers import in_order
from greatplains.games import GAMES
from greatplains.review.marks import BLUNDER, MISTAKE, accuracy
from greatplains.review.summary import summarize
from greatplains.review.turns import USUAL_SIMULATIONS, Settings, replayed, review_turns

# The strongest is what reviews look through themselves.
_SHOWN = LEVELS[:-1]
_SEED = 20
# A game is open as long as the chance of who is to move is not below this, nor that of the others together.
_OPEN = 0.1
# Turns of both together that are the opening.
_OPENING = 10


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played and reviewed."""

    game: str
    level: str
    players: int
    number: int
    simulations: int


@dataclass(frozen=True, slots=True)
class Found:
    """Of the turns of a game in which there was a choice: the chance of who was to move, what they gave away, and their
    marks. The course is everybody's chances before every turn, last the shares of the win."""

    chances: list[float]
    losses: list[float]
    marks: list[str]
    course: list[list[float]]


def reviewed(task: Task) -> Found:
    """A game between bots of one level."""
    rules = GAMES[task.game]
    options = {option.name: option.default for option in rules.options if option.kind != "file"}
    played = replayed(bot_game(rules, [task.level] * task.players, options, _SEED, task.number))
    turns = list(review_turns(played, Settings(task.simulations)))
    chosen = [turn for turn in turns if not turn.is_forced]
    return Found(
        chances=[turn.before[turn.seat] for turn in chosen],
        losses=[turn.loss for turn in chosen],
        marks=[turn.mark for turn in chosen],
        course=[list(chances) for chances in summarize(played, turns).course],
    )


def read(file: Path | None) -> dict[Task, Found]:
    """The games that are done already; a line that was cut short is one that is not."""
    if file is None or not file.exists():
        return {}
    found: dict[Task, Found] = {}
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            entry = json.loads(line)
            found[Task(**entry["task"])] = Found(**entry["found"])
    return found


def measure_levels(
    levels: Sequence[str], games: int, players: int, simulations: int, jobs: int, file: Path | None
) -> None:
    """Play and review what is not done yet, and print a table after every round: a game of each level of each game."""
    done = read(file)
    rounds = [
        [Task(game, level, players, number, simulations) for game in GAMES for level in levels]
        for number in range(1, games + 1)
    ]
    missing = [task for tasks in rounds for task in tasks if task not in done]
    results = zip(missing, in_order(reviewed, missing, jobs), strict=True)
    for number, tasks in enumerate(rounds, start=1):
        is_new = False
        while any(task not in done for task in tasks):
            task, found = next(results)
            done[task] = found
            is_new = True
            if file is not None:
                _append(file, task, found)
        if is_new or number == games:
            _print_table(rounds[:number], done)


def _append(file: Path, task: Task, found: Found) -> None:
    line = json.dumps({"task": asdict(task), "found": asdict(found)}, separators=(",", ":"))
    with file.open("a", encoding="utf-8") as stream:
        stream.write(f"{line}\n")


def _print_table(rounds: list[list[Task]], done: dict[Task, Found]) -> None:
    first = rounds[0][0]
    print(f"\n{len(rounds)} games of each level, {first.players} players, {first.simulations} simulations a turn")
    print("| game | level | loss a turn | while open | open, after the opening | accuracy | mistakes and blunders |")
    print("|---|---|--:|--:|--:|--:|--:|")
    for column in zip(*rounds, strict=True):
        print(_row(column[0], [done[task] for task in column]), flush=True)


def _row(task: Task, played: list[Found]) -> str:
    losses = [loss for found in played for loss in found.losses]
    marks = Counter(mark for found in played for mark in found.marks)
    bad = (marks[MISTAKE] + marks[BLUNDER]) / len(losses)
    share = accuracy(losses) or 0.0
    columns = ([found.losses for found in played], _open(played), _open(played, _OPENING))
    means = " | ".join(_mean(games) for games in columns)
    return f"| {GAMES[task.game].title} | {task.level} | {means} | {share:.0f} % | {100 * bad:.0f} % |"


def _open(played: list[Found], first: int = 0) -> list[list[float]]:
    """What was given away as long as the game was open, from that turn on."""
    return [
        [
            loss
            for chance, loss in zip(found.chances[first:], found.losses[first:], strict=True)
            if _OPEN <= chance <= 1.0 - _OPEN
        ]
        for found in played
    ]


def _mean(games: list[list[float]]) -> str:
    """The mean over all turns, with its interval over games."""
    turns = sum(map(len, games))
    mean = sum(map(sum, games)) / max(1, turns)
    spread = sqrt(sum((sum(losses) - mean * len(losses)) ** 2 for losses in games))
    return f"{100 * mean:.2f} % ± {196 * spread / max(1, turns):.2f}"


def measure_time(game: str, players: int, simulations: int) -> None:
    """Print how long a game takes, and how long it is to the first turn."""
    rules = GAMES[game]
    options = {option.name: option.default for option in rules.options if option.kind != "file"}
    played = replayed(bot_game(rules, ["medium"] * players, options, 1, 1))
    began, used, first, count = time.perf_counter(), time.process_time(), 0.0, 0
    for _ in review_turns(played, Settings(simulations)):
        count += 1
        first = first or time.process_time() - used
    took, worked = time.perf_counter() - began, time.process_time() - used
    print(
        f"{rules.title} for {players}: {count} turns, {simulations} simulations a turn: {worked:.1f} s of one "
        f"processor ({took:.1f} s by the clock), the first turn after {first:.2f} s"
    )


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", action="store_true", help="what a turn of each level gives away")
    parser.add_argument("--level", action="append", choices=_SHOWN, help="only this one; may be repeated")
    parser.add_argument("--games", type=int, default=10, help="games of each level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=USUAL_SIMULATIONS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="every game as a line; a run goes on from it")
    chosen = parser.parse_args()
    if chosen.levels:
        levels = chosen.level or _SHOWN
        measure_levels(levels, chosen.games, chosen.players, chosen.simulations, chosen.jobs, chosen.output)
        return
    for game in GAMES:
        measure_time(game, chosen.players, chosen.simulations)


if __name__ == "__main__":
    main()
