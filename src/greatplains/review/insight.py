"""What the review knows of a game: words for why a turn is better, and for what was won and lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from greatplains.core.contract import Meaning
from greatplains.core.reason import Problems
from greatplains.review.explanation import COMMON, Entry, Explanation, kind_of_first


def _nothing(seat: int, before: Any, better: Any, other: Any, later: Sequence[Any]) -> list[Explanation]:
    return []


def _no_sooner(seat: int, firsts: tuple[Any, Any], ends: tuple[Any, Any]) -> list[Explanation]:
    return []


def _no_entries(before: Any, steps: Sequence[int], after: Any) -> list[Entry]:
    return []


@dataclass(frozen=True, slots=True)
class Insight:
    """All that the review knows of one game. A game without any is reviewed all the same, in words of any game."""

    table: Problems = COMMON
    """The sentences of its reasons."""
    explain: Callable[[int, Any, Any, Any, Sequence[Any]], list[Explanation]] = _nothing
    """Why a seat, before its turn, wants the better of two positions rather than the other; `later` is what came."""
    entries: Callable[[Any, Sequence[int], Any], list[Entry]] = _no_entries
    """What was won and lost between the positions before and after a turn, by these steps."""
    kind: Callable[[list[Meaning]], Explanation] = kind_of_first
    """What kind of turn the steps make, without telling the turn."""
    sooner: Callable[[int, tuple[Any, Any], tuple[Any, Any]], list[Explanation]] = _no_sooner
    """What a seat has at once by a turn, and by another one later. Each pair is a position of the better line and one
    of the other: after their first turns, and where they end."""
