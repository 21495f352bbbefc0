"""Our master against OpenSpiel's search over information sets (its Python `ISMCTSBot`), on our own games for two.

    python -m benchmarks.ismcts                          everything, as in docs/openspiel.md
    python -m benchmarks.ismcts --only bison:openspiel   one line of it (may be given several times)
    python -m benchmarks.ismcts --games 20 --json FILE   fewer games, and the figures as data too
    python -m benchmarks.ismcts --folder strength        keeps every game there; the same command goes on

To be run where OpenSpiel is installed: `make test-openspiel` puts it into .build/extras/openspiel, for PYTHONPATH.

Every deal is played from both seats. Bison goes through its variants deal by deal, and all games begin as at a
table. Both have the same time a turn: before each of its turns ISMCTS has in all as much time
as the mean turn of the master so far allows for its number of turns, less what it has used; before the master's first
turn, the mean is what another master takes for the same turn. A turn's time is shared out to its steps, as many as
random turns have on average. ISMCTS plays random games to the end in one of two ways: `openspiel` is its own evaluator,
which goes through Python at every step, `compiled` plays them inside our compiled code.

Time is that of the processor, so that a busy machine takes nothing from either.

In Wind River nothing is hidden, and ISMCTS is plain UCT there. Who ties for the win shares it. The intervals are
Wilson's, for 95 %.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ModuleNotFoundError as error:
    sys.exit(f"There is no {error.name} here: make test-openspiel, and then with PYTHONPATH=.build/extras/openspiel.")
from benchmarks.kept import Kept

from greatplains import build_kind
from greatplains.arena.intervals import share_interval
from greatplains.bots import Bot, load_bot, sit
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.envs.openspiel import CompiledRollouts, GreatPlainsState
from greatplains.games import GAMES
from greatplains.games.bison.tilefile import standard_tiles
from greatplains.games.bison.tiles import START_TILES

SEED: Final = 1
VARIANTS: Final = 3
TITLES: Final = {"wind-river": "Wind River", "bison": "Bison"}
NAMES: Final = {"wind-river": "greatplains_wind_river", "bison": "greatplains_bison"}
OPENSPIEL: Final = "openspiel"
EVALUATORS: Final = (OPENSPIEL, "compiled")
CONTESTS: Final = tuple(f"{game}:{evaluator}" for game in TITLES for evaluator in EVALUATORS)
# As in OpenSpiel's examples, for results between -1 and 1.
CURIOSITY: Final = 2.0
SAMPLES: Final = 8
# The first simulation looks at the root only, the second one tries a step.
FEWEST: Final = 2
# However slow ISMCTS was before, this part of the master's mean turn is always left to it.
LEAST_PART: Final = 0.5


@dataclass(frozen=True)
class Task:
    """One game to be played: the master sits on `seat`."""

    contest: str
    deal: int
    seat: int

    @property
    def number(self) -> int:
        return 2 * self.deal + self.seat


@dataclass(frozen=True)
class Played:
    """The master's share of the win, and what each of the two took for its turns."""

    share: float
    master_seconds: tuple[float, ...]
    peer_seconds: tuple[float, ...]
    simulations: tuple[int, ...]


class ClockedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, stopped by a clock instead of after a number of simulations."""

    def search(self, state: GreatPlainsState, until: float) -> tuple[int, int]:
        """The step with the most visits, and how many simulations there were."""
        steps = state.legal_actions()
        if len(steps) == 1:
            return steps[0], 0
        self.reset()
        self._root_node = self.create_new_node(state)
        simulations = 0
        while simulations < FEWEST or time.process_time() < until:
            self.run_simulation(self.sample_root_state(state))
            simulations += 1
        policy = self.get_final_policy(state, self._root_node)
        return max(policy, key=lambda pair: pair[1])[0], simulations


class Peer:
    """ISMCTS as a player of whole turns. It is shown every step and every draw, and sees what its seat may see."""

    def __init__(self, game: Game[Any], evaluator: str, seed: int) -> None:
        setup = game.setup
        variant = {"variant": setup.options["variant"]} if "variant" in setup.options else {}
        loaded = pyspiel.load_game(NAMES[game.rules.name], {"players": setup.players, "first": setup.first, **variant})
        self.state = loaded.new_initial_state()
        self.stack = [standard_tiles().number_of[tile] - START_TILES for tile in setup.stack]
        self.rng = Rng(seed, "steps to come")
        random_state = np.random.RandomState(seed)
        rollouts: Any = CompiledRollouts(1, seed)
        if evaluator == OPENSPIEL:
            rollouts = mcts.RandomRolloutEvaluator(1, random_state)
        self.bot = ClockedIsmcts(loaded, rollouts, CURIOSITY, FEWEST, random_state=random_state)
        self.draw()

    def follow(self, step: int) -> None:
        """Somebody plays this step."""
        self.state.apply_action(step)
        self.draw()

    def draw(self) -> None:
        """The tiles come from the stack that was dealt."""
        while self.state.is_chance_node():
            self.state.apply_action(self.stack.pop(0))

    def choose_turn(self, seconds: float) -> tuple[list[int], int]:
        """The steps of a turn, and how many simulations it took to find them."""
        until = time.process_time() + seconds
        state, turn = self.state.clone(), self.state.world.position.turn
        steps: list[int] = []
        simulations = 0
        while state.world.position.turn == turn:
            now = time.process_time()
            step, count = self.bot.search(state, now + (until - now) / self.steps_to_come(state))
            state.apply_action(step)
            steps.append(step)
            simulations += count
        return steps, simulations

    def steps_to_come(self, state: GreatPlainsState) -> float:
        """How many steps the rest of this turn has on average, at random."""
        position = state.world.dealt(self.rng)
        return fmean(len(random_turn(position.copy(), self.rng)) for _ in range(SAMPLES))


def play_game(task: Task) -> Played:
    name, evaluator = task.contest.split(":")
    rules = GAMES[name]
    options = {"variant": (task.deal - 1) % VARIANTS} if name == "bison" else None
    game = Game(rules, rules.deal(2, Rng(SEED, f"{name} deal {task.deal}"), options))
    seeds = Rng(SEED, f"{task.contest} deal {task.deal} seat {task.seat}")
    master = load_bot("master", seeds.below(2**31 - 1))
    peer = Peer(game, evaluator, seeds.below(2**31 - 1))
    own: list[float] = []
    others: list[float] = []
    simulations: list[int] = []
    while not game.position.is_over:
        if game.position.seat == task.seat:
            steps, taken = timed_turn(master, game)
            own.append(taken)
        else:
            seconds = fair_seconds(game, own, others)
            start = time.process_time()
            steps, count = peer.choose_turn(seconds)
            others.append(time.process_time() - start)
            simulations.append(count)
        for step in steps:
            game.play(step)
            peer.follow(step)
    outcome = game.outcome()
    assert outcome is not None
    assert peer.state.is_terminal()
    share = 1 / len(outcome.winners) if task.seat in outcome.winners else 0.0
    return Played(share, tuple(own), tuple(others), tuple(simulations))


def timed_turn(bot: Bot, game: Game[Any]) -> tuple[list[int], float]:
    """The turn a bot chooses, and the seconds it takes."""
    seat = sit(game)
    start = time.process_time()
    steps = bot.choose_turn(seat)
    return steps, time.process_time() - start


def fair_seconds(game: Game[Any], own: Sequence[float], others: Sequence[float]) -> float:
    """What ISMCTS has for its turn, so that it has thought as long as the master, turn for turn."""
    mean = fmean(own) if own else timed_turn(load_bot("master", SEED), game)[1]
    return max(LEAST_PART * mean, mean * (len(others) + 1) - sum(others))


def figures_of(contest: str, games: Sequence[Played]) -> dict[str, Any]:
    return {
        "name": contest,
        "games": len(games),
        "share": asdict(share_interval(sum(game.share for game in games), len(games))),
        "master_seconds": fmean(taken for game in games for taken in game.master_seconds),
        "peer_seconds": fmean(taken for game in games for taken in game.peer_seconds),
        "simulations": fmean(count for game in games for count in game.simulations),
    }


HEAD: Final = (
    "| master against ISMCTS, two players | win share | 95 % interval | games | s/turn of the master | of ISMCTS "
    "| its simulations a turn |\n|---|--:|:-:|--:|--:|--:|--:|"
)


def row(figures: dict[str, Any]) -> str:
    name, evaluator = figures["name"].split(":")
    share = figures["share"]
    cells = (
        f"{TITLES[name]}: master–ISMCTS, {evaluator} rollouts",
        f"{100 * share['mean']:.1f} %",
        f"{100 * share['low']:.1f}–{100 * share['high']:.1f} %",
        figures["games"],
        f"{figures['master_seconds']:.3f}",
        f"{figures['peer_seconds']:.3f}",
        f"{figures['simulations']:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def ignore_interrupts() -> None:
    """In the processes that play: Ctrl-C is answered by the one that prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_task(task: Task) -> tuple[int, Played]:
    return task.number, play_game(task)


def played_before(data: dict[str, Any]) -> Played:
    """A game that was kept."""
    return Played(data["share"], *(tuple(data[name]) for name in ("master_seconds", "peer_seconds", "simulations")))


def run(chosen: Sequence[str], games: int, jobs: int, folder: str | None, json_path: str | None) -> None:
    kept: list[dict[str, Any]] = []
    print(HEAD, flush=True)
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        for contest in chosen:
            tasks = [Task(contest, deal, seat) for deal in range(1, (games + 1) // 2 + 1) for seat in range(2)]
            shelf = Kept(folder, f"ismcts-{contest}")
            before = shelf.games()
            played = [played_before(before[task.number]) for task in tasks if task.number in before]
            left = [task for task in tasks if task.number not in before]
            for number, one in pool.imap_unordered(play_task, left):
                shelf.add(number, asdict(one))
                played.append(one)
                print(f"{contest}: {len(played)} of {len(tasks)} games", file=sys.stderr, flush=True)
            kept.append(figures_of(contest, played))
            print(row(kept[-1]), flush=True)
            if json_path:
                data = {"build": build_kind(), "contests": kept}
                Path(json_path).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each line, rounded up to even (default 40)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument(
        "--only", metavar="NAME", action="append", choices=CONTESTS, help="one of: " + ", ".join(CONTESTS)
    )
    parser.add_argument("--folder", metavar="FOLDER", help="keep the games there, and go on with those that are")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.jobs) < 1:
        parser.error("--games and --jobs must be at least 1.")
    if build_kind() != "compiled":
        print("This build of greatplains is interpreted: the master is weaker in it.", file=sys.stderr)
    try:
        run(
            [name for name in CONTESTS if name in (arguments.only or CONTESTS)],
            arguments.games,
            arguments.jobs,
            arguments.folder,
            arguments.json,
        )
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above are complete.")


if __name__ == "__main__":
    main()
