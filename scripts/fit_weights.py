"""Find the weights of a game's evaluation from the results of self-play: play, see which features the winners had.

    python scripts/fit_weights.py bison --rounds 5 --games 3000 --seed 1 --write

In each round greedy bots with the best weights so far play games for two, three and four, a little carelessly and from
random beginnings. Then weights are sought under which the evaluation foretells their results best: of all the players,
the one it holds to be ahead should win (a conditional logit, fitted to the positions of the last two rounds). The new
weights take the place of the old ones if they win a match against them. Same command, same weights.

`tune_weights.py` goes another way and changes weights at random; it suits Wind River better, where the worth of a camp
depends on who moves next, and this one suits Bison, which has too many weights to try out one by one.

Needs NumPy and SciPy: pip install 'greatplains[tune]'. `--write` puts the result into the file the bots read.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import BY_HAND, WEIGHTS, evaluation, stored_weights, weights_text
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

FILES = Path(__file__).parent.parent / "src" / "greatplains" / "bots"
SEATS = 4
# Games for two are played twice as often as those for three and four.
TABLES = (2, 2, 3, 4)
BEAM = 3
# How carelessly the bots play while they learn: turns this close to the best are as good to them.
CARELESSNESS = 0.25
MOST_RANDOM_ROUNDS = 2
# Points by which a result counts as clear: narrow ones tell less of who played better.
CLEAR = {"bison": 2.5, "wind-river": 0.8}
# Keeps weights small that the games say little about.
CAUTION = 3e-4

Floats = NDArray[np.float64]
T = TypeVar("T")


@dataclass
class Sample:
    """Positions of played games: features (position, seat, feature), how much of the game is over, chances to win."""

    features: Floats
    done: Floats
    chances: Floats
    seats: NDArray[np.bool_]

    @staticmethod
    def joined(samples: Sequence[Sample]) -> Sample:
        columns = zip(*((one.features, one.done, one.chances, one.seats) for one in samples), strict=True)
        return Sample(*(np.concatenate(column) for column in columns))


def opening(game: str, players: int, number: int, rng: Rng) -> Position:
    """A position after a few random turns; Bison goes through its variants."""
    rules = GAMES[game]
    options = {"variant": number // len(TABLES) % 3} if game == "bison" else None
    position: Position = rules.opening(rules.deal(players, rng, options))
    for _ in range(rng.below(MOST_RANDOM_ROUNDS + 1) * players):
        random_turn(position, rng)
    return position


def play_game(game: str, weights: Sequence[float], seed: int, number: int) -> Sample:
    """One game of greedy bots, and what was seen of it at the start of each turn."""
    rng = Rng(seed, f"game {number}")
    players = TABLES[number % len(TABLES)]
    position = opening(game, players, number, rng)
    measure = evaluation(game, weights)
    look = KNOWLEDGE[game].lookahead(measure, BEAM, rng, CARELESSNESS)
    done: list[float] = []
    features: list[list[float]] = []
    while not position.is_over:
        done.append(measure.measure(position))
        features.append(list(measure.features))
        for step in look.best_turns(position, 1)[0].steps:
            position.apply(step)
    outcome = GAMES[game].outcome(position)
    standing = np.full(SEATS, -np.inf)
    # A tie-break counts a little.
    standing[:players] = [score + tie / 32 for score, tie in zip(outcome.scores, outcome.tiebreaks, strict=True)]
    chances = np.exp((standing - standing.max()) / CLEAR[game])
    count = len(done)
    return Sample(
        np.array(features).reshape(count, SEATS, -1),
        np.array(done),
        np.tile(chances / chances.sum(), (count, 1)),
        np.tile(np.arange(SEATS) < players, (count, 1)),
    )


def moments_of(done: Floats, moments: int) -> Floats:
    """How much each moment's weights count: those before and after the position, in the measure of the nearness."""
    if moments == 1:
        return np.ones((len(done), 1))
    place = done * (moments - 1)
    before = np.minimum(place.astype(int), moments - 2)
    found = np.zeros((len(done), moments))
    rows = np.arange(len(done))
    found[rows, before] = 1 - (place - before)
    found[rows, before + 1] = place - before
    return found


def fit(sample: Sample, moments: int) -> list[float]:
    """The weights under which the shares of the evaluation are nearest to what became of the games."""
    from scipy.optimize import minimize  # here, because the processes that play read this file too

    spread = sample.features[sample.seats].std(axis=0) + 1e-6
    features = sample.features / spread
    parts = moments_of(sample.done, moments)
    shape = (moments, features.shape[2])

    def loss(flat: Floats) -> tuple[float, Floats]:
        worth = np.einsum("nsf,nf->ns", features, parts @ flat.reshape(shape))
        worth = np.where(sample.seats, worth, -np.inf)
        worth -= worth.max(axis=1, keepdims=True)
        shares = np.exp(worth)
        total = shares.sum(axis=1, keepdims=True)
        shares /= total
        surprise = -(sample.chances * np.where(sample.seats, worth - np.log(total), 0.0)).sum() / len(worth)
        slope = np.einsum("ns,nsf,nm->mf", shares - sample.chances, features, parts, optimize=True).ravel()
        return surprise + CAUTION * (flat @ flat), slope / len(worth) + 2 * CAUTION * flat

    found = minimize(loss, np.zeros(shape).ravel(), jac=True, method="L-BFGS-B", options={"maxiter": 300})
    # As they will stand in the file.
    return [round(float(weight), 4) for weight in (found.x.reshape(shape) / spread).ravel()]


def play_match_game(game: str, new: Sequence[float], old: Sequence[float], seed: int, number: int) -> float:
    """One game for two between new and old weights, each deal from both seats: 1 if the new ones win."""
    rng = Rng(seed, f"match {number // 2}")
    position = opening(game, 2, number // 2, rng)
    looks = [KNOWLEDGE[game].lookahead(evaluation(game, weights), BEAM, rng, 0.0) for weights in (new, old)]
    while not position.is_over:
        for step in looks[(position.seat + number) % 2].best_turns(position, 1)[0].steps:
            position.apply(step)
    winners = GAMES[game].outcome(position).winners
    return 1 / len(winners) if number % 2 in winners else 0.0


def spread_out(pool: Pool, words: str, work: Callable[[int], T], count: int) -> Iterable[T]:
    """Work done by all processes, in order, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        yield from progress.track(pool.imap(work, range(count), chunksize=8), total=count, description=words)


def tune(arguments: Any, pool: Pool) -> list[float]:
    """Round after round."""
    game, seed = arguments.game, arguments.seed
    best = stored_weights(game, BY_HAND)
    samples: list[Sample] = []
    for number in range(1, arguments.rounds + 1):
        work = partial(play_game, game, best, seed * 1000 + number)
        samples.append(Sample.joined(list(spread_out(pool, f"round {number}: games", work, arguments.games))))
        new = fit(Sample.joined(samples[-2:]), KNOWLEDGE[game].moments)
        judge = partial(play_match_game, game, new, best, seed * 1000 + number)
        won = list(spread_out(pool, f"round {number}: match", judge, arguments.match))
        share = sum(won) / len(won)
        print(f"round {number}: the new weights won {100 * share:.1f} % of {len(won)} games against the old ones")
        if share > 0.5:
            best = new
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--rounds", type=int, default=4, help="of playing and fitting (default 4)")
    parser.add_argument("--games", type=int, default=3000, help="in each round (default 3000)")
    parser.add_argument("--match", type=int, default=400, help="games between new and old weights (default 400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2); the result is the same")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the result into the file the bots read")
    arguments = parser.parse_args()
    if min(arguments.rounds, arguments.games, arguments.match, arguments.jobs) < 1:
        parser.error("--rounds, --games, --match and --jobs must be at least 1.")
    with get_context("spawn").Pool(arguments.jobs) as pool:
        best = tune(arguments, pool)
    command = (
        f"python scripts/fit_weights.py {arguments.game} --rounds {arguments.rounds} --games {arguments.games}"
        f" --match {arguments.match} --seed {arguments.seed}"
    )
    text = weights_text(arguments.game, best, command)
    print(text, end="")
    if arguments.write:
        (FILES / arguments.game.replace("-", "") / WEIGHTS).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
