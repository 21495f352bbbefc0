"""How long a review takes, and whether its marks mean something.

    python benchmarks/review.py                            a game of Bison for two, on one core
    python benchmarks/review.py --levels --games 20        what a turn of each level gives away, in both games

The levels play against themselves, and every turn is reviewed. Results so far are printed after every round of games,
so that a run can be stopped at any time. Intervals are for 95 %, over games, for turns of one game belong together.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass
from math import sqrt

from greatplains.bots.levels import LEVELS
from greatplains.commands.botplay import bot_game
from greatplains.commands.workers import in_order
from greatplains.games import GAMES
from greatplains.review.marks import BLUNDER, MISTAKE, accuracy
from greatplains.review.turns import USUAL_SIMULATIONS, Settings, TurnReview, replayed, review_turns

# The strongest is what reviews look through themselves.
_SHOWN = LEVELS[:-1]


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played and reviewed."""

    game: str
    level: str
    players: int
    number: int
    simulations: int


def reviewed(task: Task) -> list[TurnReview]:
    """The turns of a game between bots of one level."""
    rules = GAMES[task.game]
    options = {option.name: option.default for option in rules.options if option.kind != "file"}
    record = bot_game(rules, [task.level] * task.players, options, 20, task.number)
    return list(review_turns(replayed(record), Settings(task.simulations)))


def measure_levels(games: int, players: int, simulations: int, jobs: int) -> None:
    """Print a table after every round: a game of each level of each game."""
    found: dict[tuple[str, str], list[list[TurnReview]]] = {}
    for number in range(1, games + 1):
        tasks = [Task(game, level, players, number, simulations) for game in GAMES for level in _SHOWN]
        for task, turns in zip(tasks, in_order(reviewed, tasks, jobs), strict=True):
            found.setdefault((task.game, task.level), []).append([turn for turn in turns if not turn.is_forced])
        print(f"\n{number} games of each level, {players} players, {simulations} simulations a turn")
        print("| game | level | loss a turn | accuracy | mistakes and blunders |")
        print("|---|---|---|---|---|")
        for (game, level), played in found.items():
            print(_row(game, level, played), flush=True)


def _row(game: str, level: str, played: list[list[TurnReview]]) -> str:
    means = [sum(turn.loss for turn in turns) / len(turns) for turns in played]
    mean = sum(means) / len(means)
    spread = sqrt(sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1))
    turns = [turn for game_turns in played for turn in game_turns]
    marks = Counter(turn.mark for turn in turns)
    bad = (marks[MISTAKE] + marks[BLUNDER]) / len(turns)
    share = accuracy([turn.loss for turn in turns]) or 0.0
    reach = 1.96 * spread / sqrt(len(means))
    loss = f"{100 * mean:.1f} % ± {100 * reach:.1f}"
    return f"| {GAMES[game].title} | {level} | {loss} | {share:.0f} % | {100 * bad:.0f} % |"


def measure_time(game: str, players: int, simulations: int) -> None:
    """Print how long a game takes, and how long it is to the first turn."""
    rules = GAMES[game]
    options = {option.name: option.default for option in rules.options if option.kind != "file"}
    played = replayed(bot_game(rules, ["medium"] * players, options, 1, 1))
    began, first, count = time.perf_counter(), 0.0, 0
    for _ in review_turns(played, Settings(simulations)):
        count += 1
        first = first or time.perf_counter() - began
    took = time.perf_counter() - began
    print(
        f"{rules.title} for {players}: {count} turns, {simulations} simulations a turn: {took:.1f} s on one core, "
        f"the first turn after {first:.2f} s"
    )


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", action="store_true", help="what a turn of each level gives away")
    parser.add_argument("--games", type=int, default=10, help="games of each level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=USUAL_SIMULATIONS)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.levels:
        measure_levels(chosen.games, chosen.players, chosen.simulations, chosen.jobs)
        return
    for game in GAMES:
        measure_time(game, chosen.players, chosen.simulations)


if __name__ == "__main__":
    main()
