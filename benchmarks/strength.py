"""How strong the bots are: pairs at a table for two, one against three, and all levels in mixed fields of four.

    python -m benchmarks.strength                                everything there is to show
    python -m benchmarks.strength --only wind-river:expert-hard  one line of it (may be given several times)
    python -m benchmarks.strength --games 40 --json FILE         fewer games, and the figures as data too
    python -m benchmarks.strength --folder strength              keeps every game there; the same command goes on

All games begin as at a table, and every deal is played once from each seat by each bot. Bison goes through its variants
0, 1 and 2 deal by deal. Games are different by the bots' own seeds; the column `different` counts those that are not a
repetition of another one. `--random-turns` lets each seat begin with so many random turns instead. Seeds are fixed, so
the same games are played again, except where a bot runs out of time and against those that play by the clock. Who ties
for the win shares it. The intervals hold in 95 of 100 cases: the wider one of Wilson's over the games and Student's
over the deals (or blocks), because games of one deal are not independent.

`expert-0.1` and the like are the bots of version 0.1.0 (`yardstick/`), compiled with those of today as one build, which
this script makes by itself. `expert-0.1*` is the same given the time of its opponent, and `uct` plain UCT with
uniformly random rollouts, searching each step of a turn: before each of its turns such a bot has in all as much time as
its opponent's mean turn in this game so far allows for its number of turns, less what it has used; before the
opponent's first turn, the mean is what another bot like the opponent takes for the same turn. `learnt` and `hand-made`
play the best turn by that evaluation at once, without a search; the network judges the 120 turns that the hand-made one
thinks most of. The mean seconds a turn of both are printed beside the result.

Time is that of the processor, for the bots' own clocks too, so that a busy machine takes nothing from anybody.

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

from benchmarks.kept import Kept
from benchmarks.yardstick.bots import YARDSTICKS
from benchmarks.yardstick.build import run_on_build
from benchmarks.yardstick.thinker import Thinker as OldThinker

from greatplains import build_kind
from greatplains.arena.intervals import Interval, mean_interval, percentile, share_interval
from greatplains.arena.match import play_random_turns
from greatplains.arena.schedule import first_pairings, whole_blocks
from greatplains.bots import Bot, load_bot, sit
from greatplains.bots.levels import LEVELS, Level
from greatplains.bots.thinker import Thinker
from greatplains.bots.uctbot import UctBot
from greatplains.bots.weights import is_learnt
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games import GAMES

SEED: Final = 1
VARIANTS: Final = 3
UCT: Final = "uct"
TITLES: Final = {"wind-river": "Wind River", "bison": "Bison"}
CLOCKED: Final = "expert-0.1*"
EVALUATIONS: Final = {"learnt": "learnt", "hand-made": "linear"}
# The stronger bot, the weaker one, and the least and the largest share of the wins it should have: at a table for two,
# and where it meets three of the weaker ones. (Of neighbouring levels more than a quarter is asked for there.)
PAIRS: Final = (
    ("greedy", "random", (0.97, 1.0)),
    *((stronger, weaker, (0.65, 0.80)) for weaker, stronger in pairwise(LEVELS)),
    ("master", "expert-0.1", (0.80, 1.0)),
    ("master", CLOCKED, (0.65, 1.0)),
    ("learnt", "hand-made", (0.75, 1.0)),
    ("expert", UCT, (0.85, 1.0)),
)
LONE: Final = (
    *((stronger, weaker, (0.25, 1.0)) for weaker, stronger in pairwise(LEVELS)),
    ("master", "expert-0.1", (0.45, 1.0)),
    ("master", CLOCKED, (0.35, 1.0)),
    ("learnt", "hand-made", (0.45, 1.0)),
)
FIELD: Final = "field"
FIELD_SEATS: Final = 4
# However slow uct was before, this part of the opponent's mean turn is always left to it.
LEAST_PART: Final = 0.5
PROGRESS_SECONDS: Final = 20.0


@dataclass(frozen=True)
class Contest:
    """One line of the tables: a pair, one against three, or (without a target) the mixed field of one game."""

    game: str
    bots: tuple[str, ...]
    seats: int
    target: tuple[float, float] | None

    @property
    def name(self) -> str:
        if self.target is None:
            return f"{self.game}:{FIELD}"
        return f"{self.game}:{self.bots[0]}-{'3x' if self.seats == FIELD_SEATS else ''}{self.bots[1]}"


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    contest: str
    game: str
    number: int
    block: int
    deal: int
    bots: tuple[str, ...]
    random_turns: int


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
    """Everything there is to show; what is learnt only where there is something."""
    found: list[Contest] = []
    for game in TITLES:
        found += [Contest(game, (strong, weak), 2, band) for strong, weak, band in PAIRS]
        found += [Contest(game, (strong, weak, weak, weak), FIELD_SEATS, band) for strong, weak, band in LONE]
        found.append(Contest(game, LEVELS, FIELD_SEATS, None))
    return [contest for contest in found if "learnt" not in contest.bots or is_learnt(contest.game)]


def tasks_of(contest: Contest, games: int, random_turns: int) -> list[Task]:
    """That many games, rounded up to whole blocks, in which every bot has had every seat equally often."""
    count = whole_blocks(len(contest.bots), contest.seats, games)
    return [
        Task(contest.name, contest.game, pairing.number, pairing.block, pairing.deal, pairing.bots, random_turns)
        for pairing in first_pairings(contest.bots, contest.seats, count)
    ]


# A game, in a process of its own.


def play_game(task: Task) -> Played:
    rules = GAMES[task.game]
    options = {"variant": (task.deal - 1) % VARIANTS} if task.game == "bison" else None
    game = Game(rules, rules.deal(len(task.bots), Rng(SEED, f"{task.contest} deal {task.deal}"), options))
    play_random_turns(game, task.random_turns, Rng(SEED, f"{task.contest} beginning {task.deal}"))
    bots = [seated(task, seat) for seat in range(len(task.bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    while not game.position.is_over:
        seat = game.position.seat
        bot = bots[seat]
        if isinstance(bot, UctBot) or (isinstance(bot, OldThinker) and bot.seconds is not None):
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
    if name == UCT:
        return UctBot(seed)
    if name == CLOCKED:
        return OldThinker("expert", seed, seconds=0.0)
    if name in YARDSTICKS:
        return YARDSTICKS[name](seed)
    if name in EVALUATIONS:
        return Thinker(Level(beam=8, turns=1, shortlist=120, seconds=5.0, evaluation=EVALUATIONS[name]), seed)
    return load_bot(name, seed)


def timed_turn(bot: Bot, game: Game[Any]) -> tuple[list[int], float]:
    """The turn a bot chooses, and the seconds it takes."""
    seat = sit(game)
    start = time.process_time()
    steps = bot.choose_turn(seat)
    return steps, time.process_time() - start


def fair_seconds(task: Task, game: Game[Any], seat: int, seconds: Sequence[Sequence[float]]) -> float:
    """What a bot that plays by the clock has for its turn: it has thought as long as its opponent, turn for turn."""
    other = next(at for at, name in enumerate(task.bots) if name != task.bots[seat])
    mean = fmean(seconds[other]) if seconds[other] else timed_turn(seated(task, other), game)[1]
    own = seconds[seat]
    return max(LEAST_PART * mean, mean * (len(own) + 1) - sum(own))


class ProcessorTime:
    """What the bots of both versions take for the clock."""

    monotonic = staticmethod(time.process_time)


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
    found = sorted(
        s for game in games for name, taken in zip(game.bots, game.seconds, strict=True) if name == bot for s in taken
    )
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
        "seconds": {bot: times_of(bot, games) for bot in dict.fromkeys(contest.bots)},
        "turns_a_game": fmean(len(game.turns) for game in games),
    }


# Tables.

PAIR_HEAD: Final = (
    "| pairs, and one against three | win share | 95 % interval | target | reached | games | different "
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


def verdict(interval: dict[str, float], target: tuple[float, float]) -> str:
    """Reached for sure only where the whole interval is; otherwise it says what is sure."""
    least, most = target
    if least <= interval["low"] and interval["high"] <= most:
        return "yes"
    if interval["high"] < least or interval["low"] > most:
        return "no"
    return "yes, not surely" if least <= interval["mean"] <= most else "no, not surely"


def target_text(target: tuple[float, float]) -> str:
    least, most = target
    return f"{100 * least:.0f} %" if most == 1.0 else f"{100 * least:.0f}–{100 * most:.0f} %"


def pair_row(contest: Contest, figures: dict[str, Any]) -> str:
    assert contest.target is not None
    strong, weak = contest.bots[:2]
    share = figures["shares"][strong]
    cells = (
        f"{TITLES[contest.game]}: {strong}–{'three ' if contest.seats == FIELD_SEATS else ''}{weak}",
        percent(share["mean"]),
        interval_text(share),
        target_text(contest.target),
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


def begin_to_play() -> None:
    """In the processes that play: Ctrl-C is answered by the one that prints, and clocks are those of the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in (Thinker.__module__, OldThinker.__module__, UctBot.__module__):
        sys.modules[name].time = ProcessorTime  # type: ignore[attr-defined]


def played_before(data: dict[str, Any]) -> Played:
    """A game that was kept."""
    return Played(
        data["block"],
        data["deal"],
        tuple(data["bots"]),
        tuple(data["shares"]),
        tuple(map(tuple, data["seconds"])),
        tuple(data["turns"]),
    )


def play_task(task: Task) -> tuple[int, Played]:
    return task.number, play_game(task)


def run(chosen: Sequence[Contest], arguments: argparse.Namespace) -> None:
    figures_kept: list[dict[str, Any]] = []
    head = ""
    with get_context("spawn").Pool(arguments.jobs, begin_to_play) as pool:
        for contest in chosen:
            tasks = tasks_of(contest, arguments.games, arguments.random_turns)
            kept = Kept(arguments.folder, f"{contest.name}-random-{arguments.random_turns}")
            before = kept.games()
            played = {task.number: played_before(before[task.number]) for task in tasks if task.number in before}
            left = [task for task in tasks if task.number not in played]
            progress = Progress(contest.name, len(left))
            for done, (number, one) in enumerate(pool.imap_unordered(play_task, left), 1):
                kept.add(number, asdict(one))
                played[number] = one
                progress.show(done)
            games = list(played.values())
            figures = figures_of(contest, games)
            wanted = FIELD_HEAD if contest.target is None else PAIR_HEAD
            if wanted != head or contest.target is None:
                print(("\n" if head else "") + wanted)
                head = wanted
            if contest.target is None:
                print("\n".join(field_rows(contest, figures, games)), flush=True)
            else:
                print(pair_row(contest, figures), flush=True)
            figures_kept.append(figures)
            if arguments.json:
                data = {"build": build_kind(), "random_turns": arguments.random_turns, "contests": figures_kept}
                Path(arguments.json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    names = [contest.name for contest in contests()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="for each line, at least (default 200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--only", metavar="NAME", action="append", choices=names, help="one of: " + ", ".join(names))
    parser.add_argument("--random-turns", type=int, default=0, help="of each seat before the bots begin (default 0)")
    parser.add_argument("--folder", metavar="FOLDER", help="keep the games there, and go on with those that are")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.jobs) < 1 or arguments.random_turns < 0:
        parser.error("--games and --jobs must be at least 1, --random-turns at least 0.")
    run_on_build(sys.argv[0], sys.argv[1:])
    chosen = [contest for contest in contests() if not arguments.only or contest.name in arguments.only]
    # Pairs first, so that they stand in one table.
    chosen.sort(key=lambda contest: (contest.target is None, contest.seats))
    try:
        run(chosen, arguments)
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above are complete.")


if __name__ == "__main__":
    main()
