"""Find better weights for the evaluation of a game by self-play of the greedy bot.

    python scripts/tune_weights.py wind-river --minutes 10 --seed 1
    python scripts/tune_weights.py bison --minutes 10 --seed 1 --write

A candidate changes some weights of the best ones so far at random and plays games against them from the real opening,
each deal from every seat, with two, three and four players. It takes their place when it wins clearly more than its
share; it is given up early when it does not.
Same seed and same number of candidates: same weights. `--write` puts the result into the file the bots read.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from greatplains.bots.lookahead import Lookahead
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import BY_HAND, WEIGHTS, evaluation, stored_weights, weights_text
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# Turns this close are drawn from by chance, as the bots do: that alone makes games different from one another.
JITTER = 0.05
FILES = Path(__file__).parent.parent / "src" / "greatplains" / "bots"


def normal(rng: Rng) -> float:
    """A number drawn from about the normal distribution."""
    return sum(rng.below(10**6) for _ in range(12)) / 10**6 - 6.0


def candidate(weights: Sequence[float], rng: Rng, spread: float) -> list[float]:
    """Some weights changed: by a part of themselves, and by a little."""
    found = list(weights)
    for place in range(len(found)):
        if rng.below(3) == 0:
            found[place] += spread * normal(rng) * (abs(found[place]) + 0.02)
    return found


def play(game: str, players: int, looks: Sequence[Lookahead], seed: int, variant: int) -> list[float]:
    """One game between greedy players; the share of the win of each."""
    rules = GAMES[game]
    options = {"variant": variant} if game == "bison" else {}
    rng = Rng(seed, "tuning")
    position = rules.opening(rules.deal(players, rng, options))
    while not position.is_over:
        for step in looks[position.seat].best_turns(position, 1)[0].steps:
            position.apply(step)
    winners = rules.outcome(position).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def match(
    game: str, new: Sequence[float], old: Sequence[float], blocks: int, beam: int, seed: int
) -> tuple[float, int]:
    """How far the new weights are above their share of wins, in standard errors; and the games it took."""
    rng = Rng(seed, "match")
    look = KNOWLEDGE[game].lookahead
    looks = {is_new: look(evaluation(game, new if is_new else old), beam, rng, JITTER) for is_new in (True, False)}
    gains: list[float] = []
    for block in range(blocks):
        players = 2 + block % 3
        for seat in range(players):
            shares = play(game, players, [looks[other == seat] for other in range(players)], seed + block, block % 3)
            gains.append(shares[seat] * players - 1.0)
        if block >= 10 and sum(gains) < 0:
            break
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / len(gains)
    return mean / sqrt(max(variance, 1e-9) / len(gains)), len(gains)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, help="how long to go on at most (default 10, without --candidates)")
    parser.add_argument("--candidates", type=int, default=10**9, help="how many to try at most")
    parser.add_argument("--blocks", type=int, default=40, help="deals a candidate plays at most (default 40)")
    parser.add_argument("--beam", type=int, default=3, help="beam of the greedy players (default 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--go-on", action="store_true", help="begin with the stored weights, not with those set by hand"
    )
    parser.add_argument("--write", action="store_true", help="put the result into the file the bots read")
    arguments = parser.parse_args()
    if min(arguments.candidates, arguments.blocks, arguments.beam) < 1:
        parser.error("--candidates, --blocks and --beam must be at least 1.")
    if arguments.minutes is not None and arguments.minutes <= 0:
        parser.error("--minutes must be more than 0.")
    seconds = 60 * (arguments.minutes or (10 if arguments.candidates == 10**9 else 10**6))
    rng = Rng(arguments.seed, "candidates")
    best = stored_weights(arguments.game, WEIGHTS if arguments.go_on else BY_HAND)
    start, games, kept = time.monotonic(), 0, 0
    number = 0
    while number < arguments.candidates and time.monotonic() - start < seconds:
        number += 1
        new = candidate(best, rng, 0.4 if number % 2 else 0.15)
        errors, played = match(arguments.game, new, best, arguments.blocks, arguments.beam, 1000 * number)
        games += played
        if errors > 1.5:
            best, kept = new, kept + 1
        spent = time.monotonic() - start
        left = max(0.0, min(seconds - spent, spent / number * (arguments.candidates - number)))
        print(f"\r{number} tried, {kept} kept, {games} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    command = f"python scripts/tune_weights.py {arguments.game} --candidates {number} --seed {arguments.seed}"
    text = weights_text(arguments.game, best, f"{command} --blocks {arguments.blocks}")
    print(f"\n{text}", end="")
    if arguments.write:
        (FILES / arguments.game.replace("-", "") / WEIGHTS).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
