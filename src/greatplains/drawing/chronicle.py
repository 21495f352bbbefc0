"""Which figures of each game are worth a line in a plot: scores and stocks, as everybody sees them after a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from greatplains.core.contract import Part, View
from greatplains.games.bison.state import TRACK_END


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure, and how it is read off a view and the parts of the score for each seat."""

    title: str
    read: Callable[[View, Sequence[Part]], list[int]]


def _from_seats(title: str, key: str) -> Figure:
    return Figure(title, lambda view, parts: [seat[key] for seat in view["seats"]])


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


# By the name of the game: its score first, then what the seats have in store.
FIGURES: Final[dict[str, tuple[Figure, ...]]] = {
    "bison": (Figure("Score, if the last scoring were now", _last_scoring), Figure("Animals in stock", _animals)),
    "wind-river": (
        _from_seats("Score: tents in the Great Plains", "plains"),
        _from_seats("Tents on the board", "board"),
        _from_seats("Resources", "resources"),
    ),
}


def ended_seasons(views: Sequence[View]) -> list[int]:
    """The turns after which a season began anew; a game without seasons has none."""
    seasons = [view.get("season", 0) for view in views]
    return [turn for turn in range(1, len(seasons)) if seasons[turn] != seasons[turn - 1]]
