"""Round numbers for the axes of plots."""

from __future__ import annotations

from math import ceil, floor, log10


def nice_ticks(low: float, high: float) -> list[float]:
    """Four to nine round numbers from below the lowest to above the highest."""
    span = high - low or 1.0
    size = 10.0 ** floor(log10(span / 4))
    step = next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= 7)
    return [
        round(step * number, 10)
        for number in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)
    ]
