"""What puzzles are about, by the name of the game: all else in this package asks `theme_of`, and names no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.puzzles import bison, windriver
from greatplains.review.explanation import Explanation

THEMATIC: Final[dict[str, Callable[[Sequence[Meaning], Sequence[Explanation]], str | None]]] = {
    "bison": bison.theme,
    "wind-river": windriver.theme,
}


def theme_of(game: str, meanings: Sequence[Meaning], reasons: Sequence[Explanation]) -> str | None:
    """What a puzzle is about: by the steps of its best turn, and the reasons for it, the weightiest first.

    None if nobody could see why the turn is best: it is no puzzle.
    """
    return THEMATIC[game](meanings, reasons)
