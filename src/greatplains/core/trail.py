"""A position that is played on and taken back, as a search does that goes down a line and up again."""

from __future__ import annotations

from typing import SupportsIndex

from mypy_extensions import i64

from greatplains.core.errors import GreatPlainsError
from greatplains.core.position import Position
from greatplains.core.problems import NOTHING_TO_TAKE_BACK


class Trail:
    """A position, and those before it.

    `position` is the one reached. `undo` goes back by one step. What is behind is kept as copies: a copy takes about as
    long as a step, and noting every change would make every step slower, also for those who never go back.
    """

    def __init__(self, position: Position) -> None:
        self.position: Position = position.copy()
        self.behind: list[Position] = []

    def __len__(self) -> int:
        return len(self.behind)

    def play(self, step: SupportsIndex) -> None:
        """Play one step; what is not a legal one raises `IllegalStep` and changes nothing."""
        before = self.position.copy()
        self.position.play(step)
        self.behind.append(before)

    def apply(self, step: i64) -> None:
        """Carry out a step taken from the legal ones. Not checked: `play` is the checked way."""
        self.behind.append(self.position.copy())
        self.position.apply(step)

    def undo(self) -> None:
        """Take the last step back."""
        if not self.behind:
            raise GreatPlainsError(NOTHING_TO_TAKE_BACK)
        self.position = self.behind.pop()
