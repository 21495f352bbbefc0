"""A table as its events make it: seats, the game, who may speak. Nothing here reads or writes anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from greatplains.core.contract import Outcome, Rules
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain.shapes import Receipt, Seat, Status
from greatplains.server.domain.shuffle import Deal
from greatplains.server.domain.standing import Standing, nothing_yet, standing_after


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that was made: whose it was, and its steps."""

    seat: int
    steps: tuple[int, ...]


class Table:
    """One table, from its first event to its newest. `deal` must be known before the event `started`."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.log: list[msgspec.Raw] = []  # the events as they are stored; the event of seq n is log[n - 1]
        self.receipts: dict[str, Receipt] = {}  # of the commands that came with a key
        self.standing = nothing_yet()
        self._seats_of: dict[str, tuple[int, ...]] = {}
        self.muted: set[str] = set()
        self.chats = 0
        self.turns: list[str] = []
        self.deal: Deal | None = None
        self.started: ev.Started | None = None
        self.outcome: Outcome | None = None
        self.reveal: ev.Finished | None = None
        self.is_imported = False
        self.rematch: str | None = None
        self.touched_at = 0.0
        self.looked_different_at = 0  # the newest event that was more than words
        self.stood_different_at = 0  # the newest event that was more than words and turns
        self.position: Position | None = None
        self._played: list[Played] = []  # as far as somebody has asked for it
        self._played_to: Position | None = None  # the position after those
        # What was shown of this state, encoded; emptied by the next event (see sight.py).
        self.shown: dict[object, Any] = {}

    @property
    def seq(self) -> int:
        """The number of the newest event; the first is 1."""
        return len(self.log)

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.created.game]

    @property
    def status(self) -> Status:
        return self.standing.status

    @property
    def seats(self) -> list[Seat]:
        return self.standing.seats

    @property
    def next_turn(self) -> int:
        """The number of the turn that comes next."""
        return self.standing.turn

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, while the game runs."""
        return self.standing.to_move

    @property
    def can_replay(self) -> bool:
        """Has the game begun, under rules that are known here?"""
        return self.started is not None and self.started.rules in self.rules.known_versions

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return () if identity is None else self._seats_of.get(identity, ())

    def apply(self, event: ev.AnyEvent, body: str, key: str | None = None, after: Position | None = None) -> None:
        """Go on by one event. `after` is the position after a turn or at the start, if it was worked out already."""
        self.log.append(msgspec.Raw(body.encode()))
        self.shown.clear()
        self.touched_at = event.at
        if not isinstance(event, ev.Chat):
            self.looked_different_at = self.seq
            if not isinstance(event, ev.Turn):
                self.stood_different_at = self.seq
        if key is not None:
            self.receipts[key] = Receipt(self.seq, event.turn if isinstance(event, ev.Turn) else None)
        match event:
            case ev.Turn():
                if self.can_replay:
                    self.position = after or self._after(event.text)
                self.turns.append(event.text)
            case ev.Created():
                self.created = event
            case ev.Started():
                assert self.deal is not None
                self.started = event
                if self.can_replay:
                    self.position = after or self._opening()
            case ev.Chat():
                self.chats += 1
            case ev.Muted():
                (self.muted.add if event.muted else self.muted.discard)(event.who)
            case ev.Finished():
                self.reveal = event
                self.outcome = Outcome(tuple(event.scores), tuple(event.tiebreaks), tuple(event.winners))
            case ev.Imported():
                self.is_imported = True
            case ev.Rematch():
                self.rematch = event.table
        self._stand(standing_after(self.standing, event, self.position))

    def standing_after(self, events: Sequence[ev.AnyEvent], after: Position | None) -> Standing:
        """How the table will stand once these events are written; `after` is the position after them."""
        standing = self.standing
        for event in events:
            standing = standing_after(standing, event, after)
        return standing

    def position_at(self, turn: int) -> Position:
        """The position after so many turns; 0 is the opening."""
        position = self._opening()
        for played in self.played()[:turn]:
            for step in played.steps:
                position.apply(step)
        return position

    def played(self) -> list[Played]:
        """Every turn with its steps: read from the texts when somebody asks, and kept. The game must be replayable."""
        if self._played_to is None:
            self._played_to = self._opening()
        position = self._played_to
        for text in self.turns[len(self._played) :]:
            seat, steps = int(position.seat), self.rules.parse_turn(position, text)
            for step in steps:
                position.apply(step)
            self._played.append(Played(seat, tuple(steps)))
        return self._played

    def _stand(self, standing: Standing) -> None:
        if standing.seats is not self.standing.seats:
            self._seats_of = {}
            for seat in standing.seats:
                if seat.person is not None:
                    self._seats_of[seat.person.id] = (*self.seats_of(seat.person.id), seat.seat)
        self.standing = standing

    def _opening(self) -> Position:
        assert self.deal is not None
        opening: Position = self.rules.opening(self.rules.check_setup(self.deal.setup))
        return opening

    def _after(self, text: str) -> Position:
        assert self.position is not None
        # On a copy: a draft may still rest on the position before.
        after = self.position.copy()
        for step in self.rules.parse_turn(self.position, text):
            after.apply(step)
        return after
