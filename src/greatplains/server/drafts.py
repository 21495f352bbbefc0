"""Turns being drafted: private to a seat, kept in memory while this process lives, gone when the turn is made."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from greatplains.core.errors import BadNotation, IllegalStep
from greatplains.core.position import Position
from greatplains.server.table import Table

# A draft is a few numbers and a position; the ones nobody has touched for longest make room.
_MOST_DRAFTS: Final = 10_000


class Draft:
    """The steps a seat has chosen so far, on a copy of the position."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.position is not None
        self.turn = table.next_turn
        self.seat = seat
        self.steps: list[int] = []
        self._start = table.position
        self.position: Position = table.position.copy()

    @property
    def is_whole(self) -> bool:
        """Is it a whole turn, ready to be made?"""
        return bool(self.steps) and self.position.is_turn_start

    def step(self, step: int) -> None:
        """One step further, if it is legal."""
        if self.is_whole:
            raise IllegalStep("turn_whole", "The turn is complete: make it, or take back a step.", "Steps")
        self.position.play(step)
        self.steps.append(step)

    def undo(self) -> None:
        """Take back the last step."""
        if not self.steps:
            raise BadNotation("nothing_to_undo", "There is no step of this turn to take back.")
        self._replay(self.steps[:-1])

    def undo_all(self) -> None:
        """Begin the turn anew."""
        self._replay([])

    def text(self, table: Table) -> str | None:
        """The turn as it is written, once it is whole."""
        return table.rules.turn_text(self._start, self.steps) if self.is_whole else None

    def _replay(self, steps: list[int]) -> None:
        self.position = self._start.copy()
        self.steps = steps
        for step in steps:
            self.position.apply(step)


class Drafts:
    """The drafts of all tables of this process."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[str, int], Draft] = OrderedDict()

    def of(self, table: Table, seat: int) -> Draft:
        """The draft of the seat to move; an old one of a turn that was made is forgotten."""
        draft = self.peek(table, seat)
        if draft is None:
            draft = self._drafts[table.id, seat] = Draft(table, seat)
            if len(self._drafts) > _MOST_DRAFTS:
                self._drafts.popitem(last=False)
        self._drafts.move_to_end((table.id, seat))
        return draft

    def peek(self, table: Table, seat: int) -> Draft | None:
        """The draft of this turn, if there is one."""
        draft = self._drafts.get((table.id, seat))
        return draft if draft is not None and draft.turn == table.next_turn and table.to_move == seat else None

    def forget(self, table: Table) -> None:
        """The table has gone on."""
        for seat in range(len(table.chairs)):
            if (table.id, seat) in self._drafts and self.peek(table, seat) is None:
                del self._drafts[table.id, seat]
