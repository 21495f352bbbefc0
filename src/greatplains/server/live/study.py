"""A position of a record that is studied: looked at and tried like a table, and kept nowhere.

Nothing remembers what somebody tries: the steps come with every request, and are judged on a copy of the position.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from greatplains.core.contract import Rules
from greatplains.core.draft import Draft
from greatplains.core.position import Position
from greatplains.core.record import Record
from greatplains.server.domain import events as ev
from greatplains.server.domain import sight
from greatplains.server.domain.shapes import Draft as ShownDraft
from greatplains.server.domain.shapes import Step
from greatplains.server.domain.shuffle import Deal, commitment, setup_text
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import Welcome
from greatplains.server.live.updates import Shows, update, welcome

PUPIL: Final = ev.Person("pupil", "You", "#2f6f8f")
_RIVAL: Final = "easy"
_SHOWS: Final = Shows(turns=True, parts=True, changes=False)


class ShownTurn(msgspec.Struct, frozen=True):
    """A turn to be drawn on the board: as it is written, and step by step."""

    text: str
    steps: list[Step]


class Study:
    """The position after the last turn of a record, for whoever is to move there; bots sit on the other seats."""

    def __init__(self, name: str, rules: Rules[Any], record: Record) -> None:
        self._name = name
        self._rules = rules
        self._record = record
        self._seat = _to_move(rules, record)
        self._table = self._build()

    @property
    def position(self) -> Position:
        """Where it begins."""
        assert self._table.position is not None
        return self._table.position

    def open(self) -> Welcome:
        """What somebody is told who comes to it."""
        return welcome(self._table, PUPIL, 0, None, [PUPIL], _SHOWS, time.time())

    def draft(self, steps: Sequence[int]) -> Draft[Any]:
        """These steps, tried on a copy; one that is not legal is refused."""
        draft: Draft[Any] = Draft(self._rules, self.position)
        for step in steps:
            draft.play(step)
        return draft

    def show_draft(self, steps: Sequence[int]) -> ShownDraft:
        """How it looks with these steps, and what may follow."""
        return sight.shown_draft(self._table, self.draft(steps), with_parts=True)

    def shown(self, text: str) -> ShownTurn:
        """A turn, step by step."""
        return ShownTurn(text, sight.shown_steps(self._rules.name, self._rules.parse_turn(self.position, text)))

    def update(self, text: str) -> msgspec.Raw:
        """What is told when this turn is made."""
        return msgspec.Raw(update(self._build(text), PUPIL.id, self._table.seq, _SHOWS))

    def _build(self, *further: str) -> Table:
        """The table of the record, with these turns after it."""
        setup, rules = self._record.setup, self._rules
        table = Table(self._name)
        table.deal = Deal(setup, salt="")
        seats = ["open" if seat == self._seat else f"bot:{_RIVAL}" for seat in range(setup.players)]
        promised = commitment("", setup_text(setup))
        happened: list[ev.AnyEvent] = [
            ev.Created(
                at=0.0,
                by=PUPIL,
                game=rules.name,
                options=dict(setup.options),
                seats=seats,
                first=setup.first,
                public=False,
                auto_start=False,
            ),
            ev.SeatTaken(at=0.0, seat=self._seat, by=PUPIL),
            ev.Started(at=0.0, first=setup.first, commitment=promised, rules=rules.version),
        ]
        for event in happened:
            table.apply(event, ev.encode(event))
        for number, text in enumerate((*self._record.turns, *further), start=1):
            assert table.position is not None
            turn = ev.Turn(at=0.0, turn=number, seat=int(table.position.seat), text=text, by=None)
            table.apply(turn, ev.encode(turn))
        return table


def _to_move(rules: Rules[Any], record: Record) -> int:
    position: Position = rules.opening(rules.check_setup(record.setup))
    for text in record.turns:
        for step in rules.parse_turn(position, text):
            position.apply(step)
    return int(position.seat)
