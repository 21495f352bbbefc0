"""How fast the environments are, with their peers beside them in the same run.

    make bench-envs                            everything, as in docs/environments.md
    python benchmarks/envs.py --rounds 3       shorter
    python benchmarks/envs.py --json FILE      the figures as data too
    python benchmarks/envs.py --cpu            processor time instead of the time of day, for a machine that others use

PettingZoo: `last` and `step` of one agent, together, with observation and mask, over random games; beside PettingZoo's
own chess. Choosing the random step is not counted.

Batches: one call that steps every game of the batch, gives observations and masks and deals ended games anew; beside
hex of pgx and of ludax, compiled by JAX for this processor (`jit` of `vmap` of a step that begins anew where the game
is over). All of them have played so many random steps before that their games stand at every phase, as they do in a
long run. Choosing the random steps is not counted. JAX uses all cores; greatplains one for each of its processes, and
both are shown. What a step gives for each game: ours an observation (1,443 bytes in Bison, 431 in Wind River) and a
mask (872, 542), or the mask without an observation (*masks only*, `observe=False`); pgx an observation of 484 and a
mask of 122; ludax a board and a mask of 121 and no observation.

Positions: what a search does with them beside playing: key, hash, comparison, copy, a step and back again, and reading.

Rounds go through everything in turn, so that a noisy moment of the machine hits everybody; the median of the rounds
counts, and ratios are taken round by round. What is not installed is left out, and said so.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np

from greatplains import build_kind
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.core.trail import Trail
from greatplains.envs.aec import AecGame
from greatplains.envs.batched import BatchedGames
from greatplains.envs.gamekind import GameKind
from greatplains.envs.spaces import observation_of, sample_steps
from greatplains.games import GAMES

# One round of something: microseconds a step.
Round = Callable[[], float]

TITLES: Final = {"wind-river": "Wind River", "bison": "Bison"}
AEC_STEPS: Final = {"ours": 3000, "chess": 60}
BATCHES: Final = (1, 256, 4096)
# Steps before the measurement: longer than random games are, so that no two are in step with one another.
SETTLING: Final = 500
# Calls of one round, by size of the batch.
CALLS: Final = {1: 2000, 256: 200, 4096: 30}
ACTS: Final = 2000
# What is read before and after: the time of day, or with --cpu that of the processor, of all threads.
CLOCK: Final = [time.perf_counter]
CHESS: Final = "PettingZoo chess_v6"
HEX: Final = "pgx hex"


def aec_round(env: Any, steps: int) -> Round:
    """Random games one step at a time."""
    rng = Rng(1)
    env.reset(seed=1)

    def run() -> float:
        spent, done = 0.0, 0
        while done < steps:
            start = CLOCK[0]()
            seen, _, terminated, truncated, _ = env.last()
            spent += CLOCK[0]() - start
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            step = int(legal[rng.below(len(legal))])
            start = CLOCK[0]()
            env.step(step)
            spent += CLOCK[0]() - start
            done += 1
        return spent / steps * 1e6

    return run


def aec_rounds() -> dict[str, Round]:
    """Ours for 2 and 4 players, and chess."""
    rounds = {
        f"{TITLES[game]}, {players} players": aec_round(AecGame(game, players), AEC_STEPS["ours"])
        for game in TITLES
        for players in (2, 4)
    }
    chess = found("pettingzoo.classic.chess_v6")
    if chess:
        rounds[CHESS] = aec_round(chess.raw_env(), AEC_STEPS["chess"])
    return rounds


def batch_round(game: str, count: int, processes: int, observe: bool) -> Round:
    """Our batches."""
    games = BatchedGames(game, count, processes=processes, observe=observe)
    state = [games.reset(1)]
    chooser = np.random.default_rng(1)

    def run_calls(calls: int) -> float:
        spent = 0.0
        for _ in range(calls):
            steps = sample_steps(state[0].action_mask, chooser)
            start = CLOCK[0]()
            state[0] = games.step(steps)
            spent += CLOCK[0]() - start
        return spent / calls / count * 1e6

    run_calls(SETTLING)
    return lambda: run_calls(CALLS[count])


def jax_round(init: Any, step: Any, count: int) -> Round:
    """A peer's batches. `step` takes state, action and key, and begins anew where the game is over."""
    jax = import_module("jax")
    init = jax.jit(jax.vmap(init))
    step = jax.jit(jax.vmap(step))

    @jax.jit  # type: ignore[untyped-decorator] # JAX is not there when types are checked
    def choose(mask: Any, key: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

    key = jax.random.PRNGKey(1)
    state = [init(jax.random.split(key, count)), key]

    def run_calls(calls: int) -> float:
        spent = 0.0
        for _ in range(calls):
            state[1], chance, fresh = jax.random.split(state[1], 3)
            action = choose(state[0].legal_action_mask, chance)
            keys = jax.random.split(fresh, count)
            jax.block_until_ready((action, keys))
            start = CLOCK[0]()
            state[0] = jax.block_until_ready(step(state[0], action, keys))
            spent += CLOCK[0]() - start
        return spent / calls / count * 1e6

    run_calls(SETTLING)  # the first one compiles
    return lambda: run_calls(CALLS[count])


def pgx_hex(count: int) -> Round | None:
    """Hex of pgx, with its own wrapper that deals anew."""
    pgx, wrappers = found("pgx"), found("pgx.experimental")
    if not pgx or not wrappers:
        return None
    env = pgx.make("hex")
    return jax_round(env.init, wrappers.auto_reset(env.step, env.init), count)


def ludax_hex(count: int) -> Round | None:
    """Hex of ludax, dealt anew as pgx does it."""
    ludax, games = found("ludax"), found("ludax.games")
    if not ludax or not games:
        return None
    jax = import_module("jax")
    env = ludax.LudaxEnvironment(game_str=games.hex)

    def step(state: Any, action: Any, key: Any) -> Any:
        after = env.step(state, action.astype(jax.numpy.int16))
        return jax.lax.cond(after.terminated | after.truncated, lambda: env.init(key), lambda: after)

    return jax_round(env.init, step, count)


def batch_rounds(count: int, processes: int) -> dict[str, Round]:
    """Ours in one process and in several, and the peers'."""
    rounds: dict[str, Round] = {}
    for observe, what in ((True, ""), (False, ", masks only")):
        rounds |= {f"{TITLES[game]}{what}": batch_round(game, count, 1, observe) for game in TITLES}
        if min(count, processes) > 1:
            for game in TITLES:
                label = f"{TITLES[game]}{what}, {processes} processes"
                rounds[label] = batch_round(game, count, processes, observe)
    for label, peer in ((HEX, pgx_hex(count)), ("ludax hex", ludax_hex(count))):
        if peer:
            rounds[label] = peer
    return rounds


def position_rounds() -> dict[str, Round]:
    """What a search does with positions, for positions of the middle of random games."""
    rounds = {}
    for game in TITLES:
        rules, kind = GAMES[game], GameKind(game, 2, {})
        position = rules.opening(rules.deal(2, Rng(1)))
        for number in range(8):
            random_turn(position, Rng(number))
        for what, act in _acts(position, rules, kind).items():
            rounds[f"{TITLES[game]}, {what}"] = repeated(act)
    return rounds


def _acts(position: Any, rules: Any, kind: GameKind) -> dict[str, Callable[[], object]]:
    twin, data, trail, step = position.copy(), position.to_bytes(), Trail(position), position.legal_steps()[0]

    def there_and_back() -> None:
        trail.apply(step)
        trail.undo()

    return {
        "key (`to_bytes`)": position.to_bytes,
        "`hash`": lambda: hash(position),
        "`==` of twins": lambda: position == twin,
        "`copy`": position.copy,
        "step and undo (`Trail`)": there_and_back,
        "`rules.from_bytes`": lambda: rules.from_bytes(data),
        "`observation_of`": lambda: observation_of(kind, position, 0),
    }


def repeated(act: Callable[[], object]) -> Round:
    """The same again and again."""
    return lambda: timed(act, ACTS)


def timed(act: Callable[[], object], times: int) -> float:
    """Microseconds that it takes once."""
    start = CLOCK[0]()
    for _ in range(times):
        act()
    return (CLOCK[0]() - start) / times * 1e6


def found(module: str) -> Any:
    """The module, or None where it is not installed."""
    try:
        return import_module(module)
    except ImportError as error:
        print(f"left out, not installed: {module} ({error})", file=sys.stderr)
        return None


def measure(rounds: dict[str, Round], count: int) -> dict[str, list[float]]:
    """Microseconds a step, round by round."""
    taken: dict[str, list[float]] = {label: [] for label in rounds}
    for _ in range(count):
        for label, run in rounds.items():
            taken[label].append(run())
    return taken


def print_table(title: str, taken: dict[str, list[float]], peer: str) -> None:
    """Medians, and how many times as fast as the peer."""
    if not peer:
        print(f"\n| {title} | µs |\n|---|--:|")
        for label, figures in taken.items():
            print(f"| {label} | {median(figures):.2f} |")
        return
    print(f"\n| {title} | µs/step | steps/s | × {peer} |\n|---|--:|--:|--:|")
    for label, figures in taken.items():
        ratio = "–"
        if peer in taken:
            ratio = f"{median(theirs / ours for ours, theirs in zip(figures, taken[peer], strict=True)):.2f}"
        print(f"| {label} | {median(figures):.2f} | {1e6 / median(figures):,.0f} | {ratio} |")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="of our batches (all cores)")
    parser.add_argument("--cpu", action="store_true", help="count processor time; our batches have one process")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds must be at least 1.")
    if arguments.processes < 1:
        parser.error("--processes must be at least 1.")
    if arguments.cpu:
        CLOCK[0] = time.process_time
        arguments.processes = 1
    kind = "processor time" if arguments.cpu else "time of day"
    print(f"greatplains is {build_kind()}; medians of {arguments.rounds} rounds; {kind}")
    figures = {"one agent": measure(aec_rounds(), arguments.rounds)}
    print_table("PettingZoo, last and step", figures["one agent"], CHESS)
    for count in BATCHES:
        title = f"batch of {count:,}"
        figures[title] = measure(batch_rounds(count, arguments.processes), arguments.rounds)
        print_table(title, figures[title], HEX)
    figures["positions"] = measure(position_rounds(), arguments.rounds)
    print_table("positions", figures["positions"], "")
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
