"""Counting what happens with every turn. One thread counts, so nothing is locked."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate


class Counts:
    """How often things of each kind happened."""

    def __init__(self) -> None:
        self.of: dict[str, int] = {}

    def count(self, kind: str) -> None:
        """One more."""
        self.of[kind] = self.of.get(kind, 0) + 1


class Times:
    """How long something took, counted between bounds in seconds; whatever took longer is counted after the last."""

    def __init__(self, bounds: list[float]) -> None:
        self._bounds = bounds
        self._numbers = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self._numbers[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    def up_to(self) -> list[tuple[str, float]]:
        """For each bound, and for `+Inf` at the end, how often it took at most as long."""
        names = [*map(str, self._bounds), "+Inf"]
        return list(zip(names, accumulate(map(float, self._numbers)), strict=True))
