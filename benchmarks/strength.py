"""How strong the bots are: pairs of them at a table for two, and all levels in mixed fields of four.

    python benchmarks/strength.py                                everything, as in the README
    python benchmarks/strength.py --only wind-river:expert-hard  one line of it (may be given several times)
    python benchmarks/strength.py --games 40 --json FILE         fewer games, and the figures as data too

Every deal is played once from each seat by each bot. Bison goes through its variants 0, 1 and 2 deal by deal; Wind
River, which has no chance of its own, begins each deal with a random first tent of each seat. Seeds are fixed, so the
same games are played again, except where a bot runs out of time and against uct, which plays by the clock. Who ties for
the win shares it. The intervals hold in 95 of 100 cases: the wider one of Wilson's over the games and Student's over
the deals (or blocks), because games of one deal are not independent. The column `different` counts the games that are
not a repetition of another one.

`uct` is plain UCT with uniformly random rollouts, searching each step of a turn, at equal time a move: before each of
its turns it has in all as much time as its opponent's mean turn in this game so far allows for its number of turns,
less what it has used; before the opponent's first turn, the mean is what another bot like the opponent takes for the
same turn. The mean seconds a turn of both are printed beside the result.

A line is printed as soon as its games are played, so an interrupted run keeps what it has.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from greatplains import build_kind
from greatplains.arena.intervals import Interval, mean_interval, percentile, share_interval
from greatplains.arena.match import play_random_turns
from greatplains.arena.schedule import first_pairings, whole_blocks
from greatplains.arena.settings import usual_random_turns
from greatplains.bots import Bot, load_bot, sit
from greatplains.bots.levels import LEVELS
from greatplains.bots.uctbot import UctBot
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES

SEED: Final = 1
VARIANTS: Final = 3
UCT: Final = "uct"
TITLES: Final = {"wind-river": "Wind River", "bison": "Bison"}
# The stronger bot, the weaker one, and the share of the games that the stronger one must win at least.
PAIRS: Final = (
    ("greedy", "random", 0.97),
    ("hard", "greedy", 0.75),
    ("expert", "hard", 0.62),
    ("expert", UCT, 0.85),
)
FIELD: Final = "field"
FIELD_SEATS: Final = 4
# However slow uct was before, this part of the opponent's mean turn is always left to it.
LEAST_PART: Final = 0.5
PROGRESS_SECONDS: Final = 20.0


@dataclass(frozen=True)
class Contest:
    """One line of the table for two players, or the mixed field of one game."""

    game: str
    bots: tuple[str, ...]
    seats: int
    target: float | None

    @property
    def name(self) -> str:
        return f"{self.game}:{FIELD if self.target is None else '-'.join(self.bots)}"


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    contest: str
    game: str
    number: int
    block: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """How it went: each seat's share of the win, and the seconds of each of its turns."""

    block: int
    deal: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]
    turns: tuple[str, ...]


def contests() -> list[Contest]:
    """Everything there is to show."""
    return [
        contest
        for game in TITLES
        for contest in (
            *(Contest(game, (strong, weak), 2, target) for strong, weak, target in PAIRS),
            Contest(game, LEVELS, FIELD_SEATS, None),
        )
    ]


def tasks_of(contest: Contest, games: int) -> list[Task]:
    """That many games, rounded up to whole blocks, in which every bot has had every seat equally often."""
    count = whole_blocks(len(contest.bots), contest.seats, games)
    return [
        Task(contest.name, contest.game, pairing.number, pairing.block, pairing.deal, pairing.bots)
        for pairing in first_pairings(contest.bots, contest.seats, count)
    ]


# A game, in a process of its own.


def play_game(task: Task) -> Played:
    rules = GAMES[task.game]
    options = {"variant": (task.deal - 1) % VARIANTS} if task.game == "bison" else None
    game = Game(rules, rules.deal(len(task.bots), Rng(SEED, f"{task.contest} deal {task.deal}"), options))
    play_random_turns(game, usual_random_turns(game.setup), Rng(SEED, f"{task.contest} beginning {task.deal}"))
    bots = [seated(task, seat) for seat in range(len(task.bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    while not game.position.is_over:
        seat = game.position.seat
        bot = bots[seat]
        if isinstance(bot, UctBot):
            bot.seconds = fair_seconds(task, game, seat, seconds)
        steps, taken = timed_turn(bot, game)
        seconds[seat].append(taken)
        for step in steps:
            game.play(step)
    outcome = game.outcome()
    assert outcome is not None
    shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(bots)))
    return Played(task.block, task.deal, task.bots, shares, tuple(map(tuple, seconds)), tuple(game.turns))


def seated(task: Task, seat: int) -> Bot:
    seed = Rng(SEED, f"{task.contest} game {task.number} seat {seat}").below(2**31 - 1)
    name = task.bots[seat]
    return UctBot(seed) if name == UCT else load_bot(name, seed)


def timed_turn(bot: Bot, game: Game[Any]) -> tuple[list[int], float]:
    """The turn a bot chooses, and the seconds it takes."""
    seat = sit(game)
    start = time.perf_counter()
    steps = bot.choose_turn(seat)
    return steps, time.perf_counter() - start


def fair_seconds(task: Task, game: Game[Any], seat: int, seconds: Sequence[Sequence[float]]) -> float:
    """What uct has for its turn, so that it has thought as long as its opponent, turn for turn."""
    other = 1 - seat
    mean = fmean(seconds[other]) if seconds[other] else timed_turn(seated(task, other), game)[1]
    own = seconds[seat]
    return max(LEAST_PART * mean, mean * (len(own) + 1) - sum(own))


# What the games tell.


def share_of(bot: str, games: Sequence[Played], groups: Callable[[Played], int]) -> Interval:
    """The bot's share of the wins; games of one group are not independent."""
    grouped: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        if bot in game.bots:
            grouped[groups(game)].append(game.shares[game.bots.index(bot)])
    won = [share for shares in grouped.values() for share in shares]
    by_games = share_interval(sum(won), len(won))
    by_groups = mean_interval([fmean(shares) for shares in grouped.values()])
    if by_groups is None or by_groups.high - by_groups.low <= by_games.high - by_games.low:
        return by_games
    return Interval(by_games.mean, max(0.0, by_groups.low), min(1.0, by_groups.high))


def lead_of(bot: str, other: str, games: Sequence[Played]) -> Interval | None:
    """How much larger the bot's share is than the other's, with the interval over the blocks."""
    blocks: defaultdict[int, list[Played]] = defaultdict(list)
    for game in games:
        blocks[game.block].append(game)
    return mean_interval([mean_share(bot, block) - mean_share(other, block) for block in blocks.values()])


def mean_share(bot: str, games: Sequence[Played]) -> float:
    return fmean(game.shares[game.bots.index(bot)] for game in games if bot in game.bots)


def times_of(bot: str, games: Sequence[Played]) -> dict[str, float]:
    """Seconds a turn."""
    found = sorted(s for game in games if bot in game.bots for s in game.seconds[game.bots.index(bot)])
    return {"mean": fmean(found), "p50": percentile(found, 50), "p95": percentile(found, 95), "longest": found[-1]}


def different(games: Sequence[Played]) -> int:
    """Games that are not a repetition: of the same moves, whoever sat where."""
    return len({game.turns for game in games})


def figures_of(contest: Contest, games: Sequence[Played]) -> dict[str, Any]:
    """Everything about one contest, as data."""
    bots = contest.bots[:1] if contest.target is not None else contest.bots
    return {
        "name": contest.name,
        "games": len(games),
        "different": different(games),
        "target": contest.target,
        "shares": {bot: asdict(share_of(bot, games, lambda game: game.deal)) for bot in bots},
        "seconds": {bot: times_of(bot, games) for bot in contest.bots},
        "turns_a_game": fmean(len(game.turns) for game in games),
    }


# Tables.

PAIR_HEAD: Final = (
    "| two players | win share | 95 % interval | target | reached | games | different "
    "| s/turn of the first: mean, p50, p95 | of the second |\n|---|--:|:-:|--:|:-:|--:|--:|:-:|:-:|"
)
FIELD_HEAD: Final = (
    "| four players, mixed field | win share | 95 % interval | lead over the level before | games "
    "| s/turn: mean, p50, p95 |\n|---|--:|:-:|:-:|--:|:-:|"
)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval_text(interval: dict[str, float]) -> str:
    return f"{100 * interval['low']:.1f}–{100 * interval['high']:.1f} %"


def times_text(times: dict[str, float]) -> str:
    return ", ".join(f"{times[key]:.3f}" for key in ("mean", "p50", "p95"))


def verdict(interval: dict[str, float], target: float) -> str:
    """Reached for sure only where the whole interval is; otherwise it says what is sure."""
    if interval["low"] >= target:
        return "yes"
    if interval["high"] < target:
        return "no"
    return "yes, not surely" if interval["mean"] >= target else "no, not surely"


def pair_row(contest: Contest, figures: dict[str, Any]) -> str:
    assert contest.target is not None
    strong, weak = contest.bots
    share = figures["shares"][strong]
    cells = (
        f"{TITLES[contest.game]}: {strong}–{weak}",
        percent(share["mean"]),
        interval_text(share),
        f"{100 * contest.target:.0f} %",
        verdict(share, contest.target),
        figures["games"],
        figures["different"],
        times_text(figures["seconds"][strong]),
        times_text(figures["seconds"][weak]),
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def field_rows(contest: Contest, figures: dict[str, Any], games: Sequence[Played]) -> Iterator[str]:
    """One row a level, weakest first, and whether they are in order."""
    before: str | None = None
    for bot, share in figures["shares"].items():
        lead = lead_of(bot, before, games) if before else None
        words = f"{100 * lead.mean:+.1f} ({100 * lead.low:+.1f} to {100 * lead.high:+.1f})" if lead else "–"
        count = sum(bot in game.bots for game in games)
        yield (
            f"| {TITLES[contest.game]}: {bot} | {percent(share['mean'])} | {interval_text(share)} | {words} | {count} "
            f"| {times_text(figures['seconds'][bot])} |"
        )
        before = bot
    means = [share["mean"] for share in figures["shares"].values()]
    is_ordered = all(weaker < stronger for weaker, stronger in pairwise(means))
    yield f"\nLevels are ordered: {'yes' if is_ordered else 'no'} ({figures['games']} games in all)."


# The run.


class Progress:
    """A line on stderr with the rate and the time left: in place on a terminal, else now and then."""

    def __init__(self, name: str, total: int) -> None:
        self.name = name
        self.total = total
        self.began = self.shown = time.monotonic()

    def show(self, done: int) -> None:
        now = time.monotonic()
        rate = done / (now - self.began)
        text = f"{self.name}: {done} of {self.total} games, {rate:.2f} games/s, {(self.total - done) / rate:.0f} s left"
        if sys.stderr.isatty():
            print(f"\r\033[K{text}", end="\r\033[K" if done == self.total else "", file=sys.stderr, flush=True)
        elif now - self.shown >= PROGRESS_SECONDS or done == self.total:
            self.shown = now
            print(text, file=sys.stderr, flush=True)


def ignore_interrupts() -> None:
    """In the processes that play: Ctrl-C is answered by the one that prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(chosen: Sequence[Contest], games: int, jobs: int, json_path: str | None) -> None:
    kept: list[dict[str, Any]] = []
    head = ""
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        for contest in chosen:
            tasks = tasks_of(contest, games)
            progress = Progress(contest.name, len(tasks))
            played: list[Played] = []
            for one in pool.imap_unordered(play_game, tasks):
                played.append(one)
                progress.show(len(played))
            figures = figures_of(contest, played)
            wanted = FIELD_HEAD if contest.target is None else PAIR_HEAD
            if wanted != head or contest.target is None:
                print(("\n" if head else "") + wanted)
                head = wanted
            if contest.target is None:
                print("\n".join(field_rows(contest, figures, played)), flush=True)
            else:
                print(pair_row(contest, figures), flush=True)
            kept.append(figures)
            if json_path:
                data = {"build": build_kind(), "contests": kept}
                Path(json_path).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    names = [contest.name for contest in contests()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="for each line, at least (default 200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--only", metavar="NAME", action="append", choices=names, help="one of: " + ", ".join(names))
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.jobs) < 1:
        parser.error("--games and --jobs must be at least 1.")
    if build_kind() != "compiled":
        print("This build of greatplains is interpreted: bots with a time limit are weaker in it.", file=sys.stderr)
    chosen = [contest for contest in contests() if not arguments.only or contest.name in arguments.only]
    # Pairs first, so that they stand in one table.
    chosen.sort(key=lambda contest: contest.target is None)
    try:
        run(chosen, arguments.games, arguments.jobs, arguments.json)
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above are complete.")


if __name__ == "__main__":
    main()
