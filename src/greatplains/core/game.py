"""A game being played: the position, the turn being drafted, and the turns so far."""

from __future__ import annotations

from typing import Generic

from greatplains.core import problems
from greatplains.core.contract import Outcome, P, Rules, Setup
from greatplains.core.draft import Draft
from greatplains.core.errors import BadNotation


class Game(Generic[P]):
    """A game being played, step by step or turn by turn.

    `position` is where it stands, `turns` are the whole turns so far, each one line of notation, and `draft` the steps
    of the turn under way. Drafting and undoing happen between steps; a finished turn stays.
    """

    def __init__(self, rules: Rules[P], setup: Setup) -> None:
        self.rules: Rules[P] = rules
        self.setup: Setup = rules.check_setup(setup)
        self.turns: list[str] = []
        self._draft: Draft[P] = Draft(rules, rules.opening(self.setup))

    @property
    def position(self) -> P:
        """Where the game stands."""
        return self._draft.position

    @property
    def draft(self) -> list[int]:
        """The steps of the turn under way."""
        return self._draft.steps

    def play(self, step: int) -> None:
        """Play one step of the turn being drafted; one that is not legal raises `IllegalStep` and changes nothing."""
        self._draft.play(step)
        text = self._draft.text()
        if text is not None:
            self._keep(text)

    def play_turn(self, text: str) -> None:
        """Play a whole turn; a bad one raises and changes nothing."""
        draft = self._draft
        if draft.steps:
            raise BadNotation(problems.DRAFTING)
        position = draft.position
        for step in self.rules.parse_turn(position, text):
            position.apply(step)
        self._keep(text)

    def undo(self) -> None:
        """Take back the last step of the draft; whole turns stay."""
        self._draft.undo()

    def outcome(self) -> Outcome | None:
        """The final outcome, once the game is over; None before."""
        return self.rules.outcome(self.position) if self.position.is_over else None

    def _keep(self, text: str) -> None:
        self.turns.append(text)
        self._draft.begin_next()
