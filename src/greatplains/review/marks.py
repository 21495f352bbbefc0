"""Marks: how good a turn was, by thresholds that stand in `marks.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Any, Final

BRILLIANT: Final = "brilliant"
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
# The best first.
MARKS: Final = (BRILLIANT, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)


def _read() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("marks.toml").read_text(encoding="utf-8"))


_TABLE: Final = _read()
# The most that a turn of each mark gives away.
LOSS: Final[dict[str, float]] = _TABLE["loss"]
_BRILLIANT: Final[dict[str, float]] = _TABLE["brilliant"]
_FALL: Final[float] = _TABLE["accuracy"]["fall"]
_DECIDED: Final[float] = _TABLE["accuracy"]["decided"]


def mark_of(loss: float) -> str:
    """The mark of a turn that gives away so much; whether it is brilliant is asked apart."""
    for mark, most in LOSS.items():
        if loss <= most:
            return mark
    return BLUNDER


def is_brilliant(chance: float, second: float | None, greedy: float) -> bool:
    """Is the best turn, with this chance, hard to find? `second` is the chance of the second best, if there is one,
    and `greedy` that of the greedy bot's turn."""
    return (
        second is not None
        and chance - second >= _BRILLIANT["second"]
        and chance - greedy >= _BRILLIANT["greedy"]
        and chance <= _BRILLIANT["chance"]
    )


def is_decided(before: float, after: float) -> bool:
    """Could a turn change nothing, since its seat had no chance before it, or lost nothing of its win?"""
    return before < _DECIDED or min(before, after) > 1 - _DECIDED


def accuracy(losses: Sequence[float]) -> float | None:
    """The accuracy of a seat, from what its turns gave away; None if it never had a choice."""
    if not losses:
        return None
    return 100 * sum(exp(-_FALL * loss) for loss in losses) / len(losses)
