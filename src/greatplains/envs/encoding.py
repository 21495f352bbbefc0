"""A game in numbers: what programs that learn are given of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from greatplains.core.position import Position
from greatplains.envs.dealer import Dealer
from greatplains.envs.layout import Part
from greatplains.envs.observer import Observer


@dataclass(frozen=True, slots=True)
class Encoding:
    """What each seat sees of a game as a row of numbers, and how its games are dealt."""

    observer: Observer
    """Writes what a seat sees into a row."""
    layout: tuple[Part, ...]
    """What stands where in a row, without gaps."""
    dealer: Callable[[list[Position], int], Dealer]
    """Deals games as `rules.deal` does, out of an opening for each first seat."""
