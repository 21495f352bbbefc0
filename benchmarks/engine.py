"""How fast the engine is, with OpenSpiel beside it in the same run, on one core.

    make bench                                   everything, as in the README
    python benchmarks/engine.py --rounds 3       shorter
    python benchmarks/engine.py --json FILE      the figures as data too

Rounds go through all games in turn, so that a noisy moment of the machine hits everybody; the median of the rounds
counts. Ratios are to OpenSpiel's hex in the same round's loop: its own bots (`evaluate_bots`, two uniform random bots)
and, tighter, the rollouts of its C++ Monte-Carlo evaluator, where nothing but the game and a random number is left.
All loops run inside compiled code; the interpreted build has its loop in Python.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__)
PEERS = {"hex": "hex(board_size=11)", "havannah": "havannah(board_size=8)", "backgammon": "backgammon"}
# The rollout loop starts at a decision of a player; backgammon starts with a throw of dice.
ROLLOUT_PEERS = ("hex", "havannah")
ROLLOUTS = 1000


@dataclass
class Measured:
    """One game in one loop: random games and steps a second."""

    games: float
    steps: float
    seconds: float
    copy_seconds: float = 0.0

    @property
    def ns_a_step(self) -> float:
        return self.seconds / self.steps * 1e9


def timed(play: Callable[[], tuple[int, int]], seconds: float) -> Measured:
    """Call `play` (games and steps played) again and again for that long, in processor time of this process."""
    play()
    games = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        more_games, more_steps = play()
        games += more_games
        steps += more_steps
    return Measured(games, steps, time.process_time() - start)


# Our games. Measured in a process of their own, because one process holds one build.


def our_games() -> list[tuple[str, str, int]]:
    """Label, game, players."""
    return [
        (f"{title}, {players} players", game, players)
        for game, title in (("wind-river", "Wind River"), ("bison", "Bison"))
        for players in (2, 3, 4)
    ]


def measure_ours(game: str, players: int, seconds: float) -> Measured:
    """Random games from one dealt opening with the loop in the engine, and the cost of a copy in the middle of one."""
    from greatplains import build_kind
    from greatplains.core.playout import copy_often, play_games, random_turn
    from greatplains.core.rng import Rng
    from greatplains.games import GAMES

    rules = GAMES[game]
    opening = rules.opening(rules.deal(players, Rng(1)))
    rng = Rng(2)
    batch = 200 if build_kind() == "compiled" else 5
    found = timed(lambda: (batch, play_games(opening, batch, rng)), seconds)
    middle = opening.copy()
    for _ in range(20):
        random_turn(middle, rng)
    copies = 100 * batch
    start = time.process_time()
    copy_often(middle, copies)
    found.copy_seconds = (time.process_time() - start) / copies
    return found


def serve_measurements() -> None:
    """Answer one request a line: what the parent process asks for with `ask`."""
    from greatplains import build_kind

    print(json.dumps(build_kind()), flush=True)
    for line in sys.stdin:
        print(json.dumps(vars(measure_ours(*json.loads(line)))), flush=True)


class Engine:
    """A process with one build of greatplains in it."""

    def __init__(self, path: str | None) -> None:
        environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
        self.process = subprocess.Popen(
            [sys.executable, str(HERE), "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.kind = json.loads(self._line())

    def ask(self, game: str, players: int, seconds: float) -> Measured:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([game, players, seconds]) + "\n")
        self.process.stdin.flush()
        return Measured(**json.loads(self._line()))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The measuring process ended early; see its message above.")
        return line


# The peer.


def measure_bots(name: str, seconds: float) -> Measured:
    """Two uniform random bots, with the loop over the game in C++."""
    import pyspiel

    game = pyspiel.load_game(PEERS[name])
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]
    seeds = iter(range(1, 10**9))

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return 1, len(state.history())

    return timed(play, seconds)


def measure_rollouts(name: str, seconds: float, steps_a_game: float) -> Measured:
    """Random rollouts of the C++ evaluator from the opening: two calls of it, each with many rollouts."""
    import pyspiel

    game = pyspiel.load_game(PEERS[name])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 100, False, 1, False)
    state = game.new_initial_state()

    def play() -> tuple[int, int]:
        bot.mcts_search(state)
        return 2 * ROLLOUTS, round(2 * ROLLOUTS * steps_a_game)

    return timed(play, seconds)


# What a newcomer meets: import, and checking records.


def measure_import() -> float:
    """Seconds that `import greatplains` and its games take, beyond an empty Python."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    bare = median(run("pass") for _ in range(7))
    return median(run("import greatplains, greatplains.games") for _ in range(7)) - bare


def measure_check(records: int) -> float:
    """Seconds of `greatplains check` for random Bison games of three players."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "games.jsonl")
        command = [sys.executable, "-m", "greatplains"]
        simulate = ["simulate", "bison", "--players", "3", "--variant", "1", "--games", str(records), "-o", path]
        subprocess.run([*command, *simulate], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        start = time.perf_counter()
        subprocess.run([*command, "check", path], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return time.perf_counter() - start


# The table.


def run_rounds(rounds: int, seconds: float, engines: list[Engine]) -> dict[str, list[Measured]]:
    """Everything in turn, round after round."""
    found: dict[str, list[Measured]] = {}

    def keep(label: str, measured: Measured) -> None:
        found.setdefault(label, []).append(measured)

    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} …", file=sys.stderr, flush=True)
        for peer in PEERS:
            bots = measure_bots(peer, seconds)
            keep(f"OpenSpiel {peer}, bots", bots)
            if peer in ROLLOUT_PEERS:
                keep(f"OpenSpiel {peer}, rollouts", measure_rollouts(peer, seconds, bots.steps / bots.games))
        for label, game, players in our_games():
            for engine in engines:
                keep(f"{label}, {engine.kind}", engine.ask(game, players, seconds))
    return found


def row(label: str, measured: list[Measured], bots: list[Measured], rollouts: list[Measured]) -> dict[str, Any]:
    """Medians over the rounds; ratios are taken round by round."""
    return {
        "label": label,
        "games_per_s": median(one.games / one.seconds for one in measured),
        "steps_per_s": median(one.steps / one.seconds for one in measured),
        "steps_a_game": median(one.steps / one.games for one in measured),
        "ns_a_step": median(one.ns_a_step for one in measured),
        "copy_us": median(one.copy_seconds for one in measured) * 1e6,
        "to_hex_bots": median(b.ns_a_step / one.ns_a_step for one, b in zip(measured, bots, strict=True)),
        "to_hex_rollouts": median(r.ns_a_step / one.ns_a_step for one, r in zip(measured, rollouts, strict=True)),
    }


def print_table(rows: list[dict[str, Any]]) -> None:
    print(
        "| random play, one core | games/s | steps/s | steps/game | ns/step | copy µs | × hex bots | × hex rollouts |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for one in rows:
        copy = f"{one['copy_us']:.2f}" if one["copy_us"] else "–"
        print(
            f"| {one['label']} | {one['games_per_s']:,.0f} | {one['steps_per_s']:,.0f} | {one['steps_a_game']:.0f} "
            f"| {one['ns_a_step']:,.0f} | {copy} | {one['to_hex_bots']:.2f} | {one['to_hex_rollouts']:.2f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in each round (default 1)")
    parser.add_argument("--interpreted", metavar="DIR", help="where the interpreted build is installed")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve_measurements()
        return
    engines = [Engine(None), *([Engine(arguments.interpreted)] if arguments.interpreted else [])]
    found = run_rounds(arguments.rounds, arguments.seconds, engines)
    for engine in engines:
        engine.close()
    bots, rollouts = found["OpenSpiel hex, bots"], found["OpenSpiel hex, rollouts"]
    rows = [row(label, measured, bots, rollouts) for label, measured in found.items()]
    print_table(rows)
    newcomer = {"import_ms": measure_import() * 1000, "check_1000_bison_records_s": measure_check(1000)}
    print(f"\nImport of the package and both games: {newcomer['import_ms']:.0f} ms")
    print(f"`greatplains check` of 1,000 Bison records (3 players): {newcomer['check_1000_bison_records_s']:.1f} s")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps({"rows": rows, **newcomer}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
