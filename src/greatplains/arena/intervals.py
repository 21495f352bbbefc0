"""Averages with 95 % confidence intervals, and percentiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, sqrt
from statistics import fmean, stdev
from typing import Final

# The normal and Student's distribution for 95 %, both sides; beyond the table the formula below is exact to 0.001.
_NORMAL: Final = 1.959964
_STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
)


@dataclass(frozen=True, slots=True)
class Interval:
    """An average and the 95 % confidence interval round it."""

    mean: float
    low: float
    high: float


def share_interval(total: float, count: int) -> Interval:
    """A share of `count` games of which `total` were won (Wilson's interval: sound near 0 and 1 too)."""
    share = total / count
    square = _NORMAL**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = _NORMAL * sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The mean of independent values, by Student's distribution; one value alone has no interval."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """How many standard errors 95 % of Student's distribution reach to either side."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    cubic = (_NORMAL**3 + _NORMAL) / 4
    quintic = (5 * _NORMAL**5 + 16 * _NORMAL**3 + 3 * _NORMAL) / 96
    return _NORMAL + cubic / freedom + quintic / freedom**2


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which so many percent of sorted values lie, between neighbours in proportion."""
    place = (len(values) - 1) * percent / 100
    below = floor(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (place - below)
