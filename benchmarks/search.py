"""How fast the searches are, with OpenSpiel's beside them in the same run, on one core.

    python benchmarks/search.py                  everything, as in the README
    python benchmarks/search.py --rounds 3       shorter
    python benchmarks/search.py --json FILE      the figures as data too

Full rollouts: a simulation goes down the tree, adds a node and plays uniformly random steps to the end of the game. Our
plain UCT (`bots/uct.py`) does this from a dealt opening, OpenSpiel's `MCTSBot` with a `RandomRolloutEvaluator` of one
rollout from the empty board; every search starts with an empty tree and has the same number of simulations. The row
“dealt anew” has hidden tiles dealt anew for every simulation, as the bots have.

Cut-off evaluation: an iteration of the search the levels use (`bots/treesearch.py`) goes down a tree of whole turns,
finds the good turns of one more node and evaluates the position after the best. It is counted for the settings of the
level expert, hidden tiles dealt anew each time; from the opening, where the turns of Wind River are single steps, and
from a position three turns of each seat later.

Rounds go through all searches in turn, so that a noisy moment of the machine hits everybody; the median of the rounds
counts, and ratios to hex are taken round by round.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from greatplains import build_kind
from greatplains.bots import load_bot, sit
from greatplains.bots.levels import level_of
from greatplains.bots.thinker import Thinker
from greatplains.bots.uct import Uct
from greatplains.core.game import Game
from greatplains.core.playout import play_games
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# One batch of a search: how many simulations it was.
Batch = Callable[[], int]

PEERS: Final = {"hex": "hex(board_size=11)", "havannah": "havannah(board_size=8)"}
HEX: Final = "OpenSpiel hex(11), C++"
CURIOSITY: Final = 1.4
TITLES: Final = {"wind-river": "Wind River", "bison": "Bison"}
SAMPLE_GAMES: Final = 200


@dataclass(frozen=True)
class Search:
    """Something to measure; `steps` is the mean length of a rollout from the opening, where there is one."""

    label: str
    batch: Batch
    steps: float | None


def peer_search(name: str, simulations: int) -> Search:
    """OpenSpiel's Monte-Carlo tree search in C++."""
    import pyspiel

    game = pyspiel.load_game(PEERS[name])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), CURIOSITY, simulations, 1000, False, 1, False)
    opening = game.new_initial_state()

    def batch() -> int:
        bot.mcts_search(opening)
        return simulations

    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
    steps = 0
    for seed in range(SAMPLE_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        steps += len(state.history())
    size = PEERS[name].partition("=")[2].rstrip(")")
    return Search(f"OpenSpiel {name}({size}), C++", batch, steps / SAMPLE_GAMES)


def uct_search(game: str, players: int, simulations: int, is_dealt_anew: bool = False) -> Search:
    """Our plain UCT with full random rollouts."""
    rules = GAMES[game]
    opening = rules.opening(rules.deal(players, Rng(1)))
    uct = Uct(CURIOSITY, Rng(2))
    rng = Rng(3)

    def batch() -> int:
        uct.begin()
        for _ in range(simulations):
            uct.simulate(rules.resample(opening, opening.seat, rng) if is_dealt_anew else opening.copy())
        return simulations

    label = f"{TITLES[game]}, {players} players" + (", dealt anew" if is_dealt_anew else "")
    return Search(label, batch, play_games(opening, SAMPLE_GAMES, Rng(4)) / SAMPLE_GAMES)


def tree_search(game: str, players: int, turns: int) -> Search:
    """The search of the level expert, with as many iterations as it has for a turn, after some turns of hard."""
    level = level_of("expert", game)
    rules = GAMES[game]
    table = Game(rules, rules.deal(players, Rng(1)))
    hard = load_bot("hard", 1)
    while len(table.turns) < turns and not table.position.is_over:
        for step in hard.choose_turn(sit(table)):
            table.play(step)
    if table.position.is_over:
        sys.exit(f"{TITLES[game]} with {players} players was over before turn {turns}; nothing is left to search.")
    start = table.position
    thinker = Thinker(level, 2)
    thinker.choose_turn(sit(table))  # its first turn tells it the game
    tree = thinker.tree
    assert tree is not None
    rng = Rng(3)

    def batch() -> int:
        tree.begin()
        for _ in range(level.simulations_for(players)):
            tree.iterate(rules.resample(start, start.seat, rng))
        return level.simulations_for(players)

    where = f"after {turns} turns" if turns else "opening"
    return Search(f"{TITLES[game]}, {players} players, {where}", batch, None)


def measure(batch: Batch, seconds: float) -> float:
    """Simulations a second of processor time, over whole batches for at least that long."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        done += batch()
    return done / (time.process_time() - start)


def run_rounds(searches: list[Search], rounds: int, seconds: float) -> list[list[float]]:
    """The rates of each search, round after round."""
    rates: list[list[float]] = [[] for _ in searches]
    for search in searches:
        search.batch()
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} …", file=sys.stderr, flush=True)
        for search, found in zip(searches, rates, strict=True):
            found.append(measure(search.batch, seconds))
    return rates


def row(search: Search, rates: list[float], hex_rates: list[float]) -> dict[str, Any]:
    """Medians over the rounds."""
    return {
        "label": search.label,
        "per_s": median(rates),
        "lowest_per_s": min(rates),
        "highest_per_s": max(rates),
        "to_hex": median(own / other for own, other in zip(rates, hex_rates, strict=True)),
        "steps_a_rollout": search.steps,
    }


def print_rollouts(rows: list[dict[str, Any]]) -> None:
    print(
        "| full random rollouts from the opening, one core | simulations/s | × hex | lowest–highest | steps/rollout |"
    )
    print("|---|--:|--:|--:|--:|")
    for one in rows:
        spread = f"{one['lowest_per_s']:,.0f}–{one['highest_per_s']:,.0f}"
        print(
            f"| {one['label']} | {one['per_s']:,.0f} | {one['to_hex']:.2f} | {spread} | {one['steps_a_rollout']:.0f} |"
        )


def print_cut_off(rows: list[dict[str, Any]]) -> None:
    print("| cut-off evaluation, level expert, one core | iterations/s | lowest–highest |")
    print("|---|--:|--:|")
    for one in rows:
        print(f"| {one['label']} | {one['per_s']:,.0f} | {one['lowest_per_s']:,.0f}–{one['highest_per_s']:,.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each search in each round (default 1)")
    parser.add_argument("--simulations", type=int, default=2000, help="of one search with rollouts (default 2000)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    print(f"Build of greatplains: {build_kind()}\n")
    rollouts = [
        *(peer_search(name, arguments.simulations) for name in PEERS),
        *(uct_search("wind-river", players, arguments.simulations) for players in (2, 3, 4)),
        uct_search("bison", 2, arguments.simulations),
        uct_search("bison", 2, arguments.simulations, is_dealt_anew=True),
    ]
    cut_off = [tree_search(game, players, turns) for game in TITLES for players in (2, 4) for turns in (0, 3 * players)]
    searches = rollouts + cut_off
    rates = run_rounds(searches, arguments.rounds, arguments.seconds)
    hex_rates = rates[[search.label for search in searches].index(HEX)]
    rows = [row(search, found, hex_rates) for search, found in zip(searches, rates, strict=True)]
    print_rollouts(rows[: len(rollouts)])
    print()
    print_cut_off(rows[len(rollouts) :])
    if arguments.json:
        figures = {"build": build_kind(), "rollouts": rows[: len(rollouts)], "cut_off": rows[len(rollouts) :]}
        Path(arguments.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
