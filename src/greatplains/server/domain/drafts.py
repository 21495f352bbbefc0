"""Turns being drafted: private to a seat, kept in memory while this process lives, gone when the turn is made."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from greatplains.core.draft import Draft
from greatplains.server.domain.table import Table

# A draft is a few numbers and a position; the ones nobody has touched for longest make room.
_MOST_DRAFTS: Final = 10_000


class Drafts:
    """The drafts of all tables of this process."""

    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[str, int], tuple[int, Draft[Any]]] = OrderedDict()

    def of(self, table: Table, seat: int) -> Draft[Any]:
        """The draft of the seat to move; an old one of a turn that was made is forgotten."""
        draft = self.peek(table, seat)
        if draft is None:
            assert table.position is not None
            draft = Draft(table.rules, table.position)
            self._drafts[table.id, seat] = (table.next_turn, draft)
            if len(self._drafts) > _MOST_DRAFTS:
                self._drafts.popitem(last=False)
        self._drafts.move_to_end((table.id, seat))
        return draft

    def peek(self, table: Table, seat: int) -> Draft[Any] | None:
        """The draft of this turn, if there is one."""
        # By the number of the turn, which is never given again: a position may come again when turns are taken back.
        number, draft = self._drafts.get((table.id, seat), (0, None))
        return draft if number == table.next_turn and table.to_move == seat else None

    def forget(self, table: Table) -> None:
        """The table has gone on."""
        for seat in range(len(table.seats)):
            if (table.id, seat) in self._drafts and self.peek(table, seat) is None:
                del self._drafts[table.id, seat]
