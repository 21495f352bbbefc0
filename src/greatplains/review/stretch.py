"""Stretches of a game: turns that follow on each other, and the positions between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from greatplains.core.position import Position

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Stretch(Generic[P]):
    """`positions[0]` is where it begins, and the steps `turns[n]` lead from `positions[n]` to the next one."""

    positions: tuple[P, ...]
    turns: tuple[tuple[int, ...], ...] = ()

    @property
    def start(self) -> P:
        """The position before the first turn."""
        return self.positions[0]

    @property
    def end(self) -> P:
        """The position after the last turn."""
        return self.positions[-1]

    def first(self, turns: int) -> Stretch[P]:
        """As far as its first turns lead."""
        return Stretch(self.positions[: turns + 1], self.turns[:turns])
