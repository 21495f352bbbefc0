"""A table as its events make it: seats, the game, who may speak. Nothing here reads or writes anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from greatplains.core.contract import Outcome, Rules
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.server import events as ev
from greatplains.server.shuffle import Deal

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ARCHIVED: Final = "archived"
# A game that began under rules this server does not know. It is shown as far as its events tell, and never replayed:
# a wrong position would look right.
FOREIGN: Final = "foreign"

# The versions under which a game comes out today as it did then; tests/server/stored/ has games of each to prove it.
# A version whose rules changed what a turn does is taken out when the old rules are no longer kept.
KNOWN_RULES: Final = ("0.1.0",)

BOT_PREFIX: Final = "bot:"


@dataclass(slots=True)
class Chair:
    """A seat: taken by a person, by a bot of a level, or by nobody."""

    person: ev.Person | None = None
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that was made: whose it was, and its steps."""

    seat: int
    steps: tuple[int, ...]


class Receipt:
    """Where a command was written down; the answer to it, however often it is sent."""

    # Not a dataclass: their constructors are not compiled, and there is one for every turn.
    def __init__(self, seq: int, turn: int | None) -> None:
        self.seq = seq
        self.turn = turn


class Table:
    """One table, from its first event to its newest. `deal` must be known before the event `started`."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.log: list[msgspec.Raw] = []  # the events as they are stored; the event of seq n is log[n - 1]
        self.receipts: dict[str, Receipt] = {}  # of the commands that came with a key
        self.status = OPEN
        self.chairs: list[Chair] = []
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
    def next_turn(self) -> int:
        """The number of the turn that comes next."""
        return len(self.turns) + 1

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, while the game runs."""
        return int(self.position.seat) if self.status == RUNNING and self.position is not None else None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        return None if self.to_move is None else self.chairs[self.to_move].bot

    @property
    def can_replay(self) -> bool:
        """Has the game begun, under rules that are known here?"""
        return self.started is not None and self.started.rules in KNOWN_RULES

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return () if identity is None else self._seats_of.get(identity, ())

    def apply(self, event: ev.AnyEvent, body: str, key: str | None = None, after: Position | None = None) -> None:
        """Go on by one event. `after` is the position after a turn, when somebody has worked it out already."""
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
                self.chairs = [Chair(bot=bot_level(spec)) for spec in event.seats]
            case ev.SeatTaken():
                self._seat(event.seat, Chair(person=event.by))
            case ev.SeatLeft():
                self._seat(event.seat, Chair())
            case ev.Started():
                assert self.deal is not None
                self.started = event
                self.status = RUNNING if self.can_replay else FOREIGN
                if self.can_replay:
                    self.position = self._opening()
            case ev.Resigned():
                self._seat(event.seat, Chair(bot=event.bot))
            case ev.Chat():
                self.chats += 1
            case ev.Muted():
                (self.muted.add if event.muted else self.muted.discard)(event.who)
            case ev.Finished():
                self.reveal = event
                self.outcome = Outcome(tuple(event.scores), tuple(event.tiebreaks), tuple(event.winners))
                self.status = FINISHED
            case ev.Imported():
                self.is_imported = True
                self.status = FINISHED
            case ev.Archived():
                self.status = ARCHIVED
            case ev.Rematch():
                self.rematch = event.table

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

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self._seats_of = {}
        for number, other in enumerate(self.chairs):
            if other.person is not None:
                self._seats_of[other.person.id] = (*self.seats_of(other.person.id), number)

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


def bot_level(spec: str) -> str | None:
    """The level in `bot:<level>`; None for an open seat."""
    return spec.removeprefix(BOT_PREFIX) if spec.startswith(BOT_PREFIX) else None
