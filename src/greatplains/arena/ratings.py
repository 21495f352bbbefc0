"""Ratings by openskill's Plackett-Luce model, which is made for games of more than two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from openskill.models import PlackettLuce

from greatplains.arena.results import Result
from greatplains.core.rng import Rng

# A rating depends a little on the order of the games, which means nothing here: it is the mean over some orders.
_ORDERS: Final = 8
_NORMAL: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and how far it may be off, with 95 % confidence. All bots begin at 25; differences count."""

    mean: float
    spread: float


def rate(results: Sequence[Result]) -> dict[str, Rating]:
    """The ratings of all bots in these games."""
    orders = [_rate_in_order(_shuffled(results, order)) for order in range(_ORDERS)]
    names = sorted({name for result in results for name in result.bots})
    return {name: _together([order[name] for order in orders]) for name in names}


def _shuffled(results: Sequence[Result], order: int) -> list[Result]:
    by_number = {str(result.number): result for result in results}
    numbers = sorted(by_number, key=int)
    Rng(order, "rating").shuffle(numbers)
    return [by_number[number] for number in numbers]


def _rate_in_order(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of each bot after these games."""
    # No tau: it lets the skill of people drift, and bots stay as they are.
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, tuple[float, float]] = {}
    for result in results:
        before = [ratings.get(name, (model.mu, model.sigma)) for name in result.bots]
        teams = [[model.create_rating(list(pair))] for pair in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result.ranks])]
        for name in set(result.bots):
            own = [seat for seat, other in enumerate(result.bots) if other == name]
            ratings[name] = (fmean(after[seat].mu for seat in own), fmean(after[seat].sigma for seat in own))
    return ratings


def _together(found: Sequence[tuple[float, float]]) -> Rating:
    means = [mean for mean, _ in found]
    variance = fmean(sigma**2 for _, sigma in found) + pvariance(means)
    return Rating(fmean(means), _NORMAL * sqrt(variance))
