"""What the review knows, by the name of the game: all else in this package asks `insight`, and names no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from greatplains.review import bison, windriver
from greatplains.review.explanation import COMMON, Explanation
from greatplains.review.insight import Insight

INSIGHTS: Final[dict[str, Insight]] = {"bison": bison.INSIGHT, "wind-river": windriver.INSIGHT}
_PLAIN: Final = Insight()


def insight(game: str) -> Insight:
    """What is known of a game; a game that nothing is known of is told in words of any game."""
    return INSIGHTS.get(game, _PLAIN)


def read_reason(game: str, data: Mapping[str, Any]) -> Explanation:
    """The reason of a game that was written as its code and parameters."""
    tables = (insight(game).table, COMMON)
    reason = next(reason for table in tables for reason in table if reason.code == data["code"])
    return Explanation(reason, data["parameters"])
