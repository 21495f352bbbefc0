"""Which figures of a game are worth a line in a plot: scores and stocks, as everybody sees them after a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from greatplains.core.contract import Part, View


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure, and how it is read off a view and the parts of the score for each seat."""

    title: str
    read: Callable[[View, Sequence[Part]], list[int]]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The figures of a game: its score first, then what the seats have in store."""

    figures: tuple[Figure, ...]
    chapter: Callable[[View], int | None] = lambda view: None
    """What is another one after a turn that ended a chapter of the game, such as a season."""
    chapters: Callable[[View], int | None] = lambda view: None
    """How many chapters there are, in a game that counts them from 1."""

    def ended_chapters(self, views: Sequence[View]) -> list[int]:
        """The turns that ended a chapter; `views` are those before the first turn and after each."""
        chapters = [self.chapter(view) for view in views]
        return [turn for turn in range(1, len(chapters)) if chapters[turn] != chapters[turn - 1]]


def from_seats(title: str, key: str) -> Figure:
    """A figure that stands in the view of each seat."""
    return Figure(title, lambda view, parts: [seat[key] for seat in view["seats"]])
