"""What a position is worth to each seat, in the eyes of a bot.

An evaluation sums weighted features for each seat; `lead` and `shares` turn these sums into what a seat wants to be
large. The features of each game are a readable table in its folder's `evaluation.py`.
"""

from __future__ import annotations

from math import exp, log

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greatplains.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The worth of positions of one game under given weights.

    `features` holds what was last measured: for each of four seats, `count` numbers.
    """

    def __init__(self, weights: list[float], count: int) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.features: vec[float] = vec[float]([0.0] * (4 * count))

    def measure(self, position: Position) -> float:
        """Fill in the features of each seat; how much of the game is over, where weights change with that."""
        raise NotImplementedError

    def worth(self, position: Position, values: vec[float]) -> None:
        """Write what the position is worth to each seat; one unit more is a clear advantage."""
        raise NotImplementedError

    def sketch(self, position: Position, values: vec[float]) -> None:
        """The same for turns that are half made: roughly, where that is quicker. Compared only with one another."""
        self.worth(position, values)


def value_buffer() -> vec[float]:
    """Room for a value for each seat."""
    return vec[float]([0.0, 0.0, 0.0, 0.0])


def lead(values: vec[float], seat: i64, players: i64) -> float:
    """How far the seat is ahead of the others; the nearest rival counts most."""
    others = 0.0
    other: i64
    for other in range(players):
        if other != seat:
            others += exp(_tame(values[other] - values[seat]))
    return -log(others)


def shares(values: vec[float], players: i64) -> None:
    """Turn worth into chances to win that add up to 1."""
    best = values[0]
    seat: i64
    for seat in range(1, players):
        if values[seat] > best:
            best = values[seat]
    total = 0.0
    for seat in range(players):
        values[seat] = exp(_tame(values[seat] - best))
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


def _tame(difference: float) -> float:
    if difference > 30.0:
        return 30.0
    return difference if difference > -30.0 else -30.0
