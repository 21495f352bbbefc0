"""What the review knows, by the name of the game: all else in this package asks `insight`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.review import bison, windriver
from greatplains.review.insight import Insight

INSIGHTS: Final[dict[str, Insight]] = {"bison": bison.INSIGHT, "wind-river": windriver.INSIGHT}
_PLAIN: Final = Insight()


def insight(game: str) -> Insight:
    """What is known of a game; a game that nothing is known of is told in words of any game."""
    return INSIGHTS.get(game, _PLAIN)
