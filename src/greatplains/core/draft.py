"""A turn under way: steps are chosen one by one, and can be taken back until the turn is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from greatplains.core import problems
from greatplains.core.contract import P, Rules
from greatplains.core.errors import BadNotation, IllegalStep

# What `help` shows of this module; of a compiled function it cannot tell where it comes from.
__all__ = ["Draft", "draft_turn"]


class Draft(Generic[P]):
    """The steps of a turn so far, played on a copy of the position it begins with, `start`."""

    def __init__(self, rules: Rules[P], start: P) -> None:
        self.rules: Rules[P] = rules
        self.start: P = start
        self.position: P = _copy(start)
        self.steps: list[int] = []
        self._text: str | None = None

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.start.seat)

    @property
    def turn(self) -> int:
        """The number of the turn within the game; the first is 1."""
        return int(self.start.turn) + 1

    @property
    def is_whole(self) -> bool:
        """Is it a whole turn, ready to be made?"""
        return bool(self.steps) and self.position.is_turn_start

    def play(self, step: int) -> None:
        """One step further; what is not legal raises `IllegalStep` and changes nothing."""
        if self.is_whole:
            raise IllegalStep(problems.TURN_WHOLE)
        self.position.play(step)
        self.steps.append(step)

    def undo(self) -> None:
        """Take back the last step."""
        if not self.steps:
            raise BadNotation(problems.NOTHING_TO_UNDO)
        self._replay(self.steps[:-1])

    def undo_all(self) -> None:
        """Begin the turn anew."""
        self._replay([])

    def text(self) -> str | None:
        """The turn as it is written, once it is whole."""
        if self._text is None and self.is_whole:
            self._text = self.rules.turn_text(self.start, self.steps)
        return self._text

    def begin_next(self) -> None:
        """The turn was made: go on with the next, on the same position."""
        self.start = _copy(self.position)
        self.steps = []
        self._text = None

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes are not copied and pickled by themselves.
        return _rebuild, (self.rules, self.start, self.steps)

    def _replay(self, steps: list[int]) -> None:
        self.position = _copy(self.start)
        self.steps = steps
        self._text = None
        for step in steps:
            self.position.apply(step)


def draft_turn(rules: Rules[P], start: P, steps: Iterable[int]) -> Draft[P]:
    """The draft of a whole turn; steps that are not legal, too few or too many raise and change nothing."""
    draft = Draft(rules, start)
    for step in steps:
        draft.play(step)
    if not draft.is_whole:
        raise BadNotation(problems.NOT_WHOLE)
    return draft


def _rebuild(rules: Rules[P], start: P, steps: list[int]) -> Draft[P]:
    draft = Draft(rules, start)
    for step in steps:
        draft.play(step)
    return draft


def _copy(position: P) -> P:
    copied = position.copy()
    assert isinstance(copied, type(position))
    return copied
