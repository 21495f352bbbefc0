"""What the review knows of a game: words for why a turn is better, and for what was won and lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from greatplains.core.contract import Meaning
from greatplains.core.reason import Problems
from greatplains.review.explanation import COMMON, Entry, Explanation, kind_of_first
from greatplains.review.stretch import Stretch


def _nothing(seat: int, better: Stretch[Any], other: Stretch[Any], later: Stretch[Any]) -> list[Explanation]:
    return []


def _the_same(found: Explanation) -> Explanation:
    return found


def _no_entries(before: Any, steps: Sequence[int], after: Any) -> list[Entry]:
    return []


@dataclass(frozen=True, slots=True)
class Insight:
    """All that the review knows of one game. A game without any is reviewed all the same, in words of any game."""

    table: Problems = COMMON
    """The sentences of its reasons."""
    explain: Callable[[int, Stretch[Any], Stretch[Any], Stretch[Any]], list[Explanation]] = _nothing
    """Why a seat wants to come to the end of the better of two courses, rather than to that of the other. Both begin
    before its turn; `later` is what came after the turn that was played."""
    entries: Callable[[Any, Sequence[int], Any], list[Entry]] = _no_entries
    """What was won and lost between the positions before and after a turn, by these steps."""
    kind: Callable[[list[Meaning]], Explanation] = kind_of_first
    """What kind of turn the steps make, without telling the turn."""
    for_now: Callable[[Explanation], Explanation] = _the_same
    """How a reason is told that is true right after the turn, and not any more in the end."""
