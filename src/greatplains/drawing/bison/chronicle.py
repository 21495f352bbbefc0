"""What a plot shows of Bison: what the last scoring would bring, and the animals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatplains.core.contract import Part, View
from greatplains.drawing.chronicle import Chronicle, Figure
from greatplains.games.bison.state import TRACK_END


def _animals(view: View, parts: Sequence[Part]) -> list[int]:
    return [sum(seat["tracks"].values()) for seat in view["seats"]]


def _last_scoring(view: View, parts: Sequence[Part]) -> list[int]:
    """What the last scoring would bring now: every region, and no kind beyond the end of its track (Bison 4)."""
    kinds = {part.name: [0] * view["players"] for part in parts}
    for part in parts:
        for standing in part.standings:
            kinds[part.name][standing.seat] += standing.award
    if view["over"]:
        return _animals(view, parts)
    return [sum(min(kind[seat], TRACK_END) for kind in kinds.values()) for seat in range(view["players"])]


CHRONICLE: Final = Chronicle(
    (Figure("Score, if the last scoring were now", _last_scoring), Figure("Animals in stock", _animals)),
    chapter=lambda view: view["season"],
    chapters=lambda view: view["seasons"],
)
