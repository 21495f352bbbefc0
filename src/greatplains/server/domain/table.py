"""A table as its events make it: seats, the game, who may speak. Nothing here reads or writes anything."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from greatplains.core.contract import Outcome, Rules
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain.shapes import Played, Receipt, Seat, Status, pack_played, unpack_played
from greatplains.server.domain.shuffle import Deal
from greatplains.server.domain.standing import DAMAGED, Standing, nothing_yet, standing_after


class BrokenHistory(Exception):
    """Stored events that do not follow from one another."""


class Proposal:
    """What was proposed and is neither done nor refused, and who has agreed by now."""

    def __init__(self, wish: ev.Proposed) -> None:
        self.wish = wish
        self.at = wish.at
        self.agreed: frozenset[str] = frozenset()


# After so many turns a position is kept: to show one of the past, no more turns than that are played again.
_TURNS_BETWEEN_MARKS: Final = 32


class Table:
    """One table, from its first event to its newest. `deal` must be known before the event `started`."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.log: list[msgspec.Raw] = []  # the events as they are stored; the event of seq n is log[n - 1]
        self.size = 0  # bytes of the events
        self.receipts: dict[str, Receipt] = {}  # of the commands that came with a key
        self.standing = nothing_yet()
        self._seats_of: dict[str, tuple[int, ...]] = {}
        self.muted: set[str] = set()
        self.chats = 0
        self.turns: list[str] = []
        self.deal: Deal | None = None
        self.secret: str | None = None  # the server's part of the shuffle, until the game begins
        self.random: dict[str, str] = {}  # what people added to it
        self.started: ev.Started | None = None
        self.outcome: Outcome | None = None
        self.reveal: ev.Finished | None = None
        self.notes: ev.Imported | None = None  # what a record from elsewhere says beside its game
        self.variations: list[ev.Variation] = []  # what might have been, as far as somebody keeps it
        self.rematch: str | None = None
        self.touched_at = 0.0
        self.acted_at: dict[str, float] = {}  # when somebody did something here last
        self.moves_since = 0.0  # when the turn began that is to be made
        self.outages_until = 0.0  # the end of the last outage whose time was given back
        self.proposal: Proposal | None = None
        self.taken_back_at = 0  # the newest event by which turns were taken back
        self.looked_different_at = 0  # the newest event that was more than words
        self.stood_different_at = 0  # the newest event that was more than words and turns
        self.is_damaged = False  # then nothing is replayed
        self.position: Position | None = None
        self.before: Position | None = None  # the position before the newest turn
        self._played: list[bytes] = []  # every turn; nothing of a game that cannot be replayed
        self._marks: list[Position] = []  # the opening, and the positions after every so many turns
        self._started_at = 0
        self._turns_at: list[int] = []  # the events that are turns
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
        return DAMAGED if self.is_damaged else self.standing.status

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
    def is_imported(self) -> bool:
        """Does it show a record from elsewhere?"""
        return self.notes is not None

    @property
    def can_replay(self) -> bool:
        """Has the game begun, under rules that are known here, and is all of it there?"""
        return self.started is not None and not self.is_damaged and self.started.rules in self.rules.known_versions

    @property
    def own_to_move(self) -> int | None:
        """The seat whose turn it is, if a person is to make it."""
        return None if self.standing.bot_to_move is not None else self.standing.to_move

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return () if identity is None else self._seats_of.get(identity, ())

    @property
    def people(self) -> Collection[str]:
        """Those who have a seat."""
        return self._seats_of.keys()

    @property
    def most_shown(self) -> int:
        """Of so many turns at once somebody may want to see each: a round."""
        return max(2, len(self.seats))

    def turns_known(self, seq: int) -> int:
        """How many turns somebody knows who knows the events up to this one; -1: not even that the game began."""
        if not 0 < self._started_at <= seq:
            return -1
        # Nearly always all of them, or all but the newest.
        turns, made = self._turns_at, len(self._turns_at)
        if made == 0 or seq >= turns[made - 1]:
            return made
        if made == 1 or seq >= turns[made - 2]:
            return made - 1
        return bisect_right(turns, seq)

    def knows_all_but_a_turn(self, seq: int) -> bool:
        """Is the newest turn the only thing by which the game looks different to somebody who knows the events up to
        this one?"""
        return self.stood_different_at <= seq and self.turns_known(seq) == len(self.turns) - 1

    def apply(
        self,
        event: ev.AnyEvent,
        body: str,
        key: str | None = None,
        after: Position | None = None,
        steps: Sequence[int] | None = None,
    ) -> None:
        """Go on by one event. `after` is the position after a turn or at the start and `steps` are those of the turn,
        if they were worked out already."""
        data = body.encode()
        self.log.append(msgspec.Raw(data))
        self.size += len(data)
        self.shown.clear()
        self.touched_at = event.at
        if (actor := _actor(event)) is not None:
            self.acted_at[actor] = event.at
        if not isinstance(event, ev.Chat):
            self.looked_different_at = self.seq
            if not isinstance(event, ev.Turn):
                self.stood_different_at = self.seq
        if self.proposal is not None and _ends_proposal(event):
            self.proposal = None
            self.stood_different_at = self.seq
        if key is not None:
            self.receipts[key] = Receipt(self.seq, event.turn if isinstance(event, ev.Turn) else None)
        match event:
            case ev.Turn():
                self.turns.append(event.text)
                self._turns_at.append(self.seq)
                self.moves_since = event.at
                if self.can_replay:
                    self._play(event, after, steps)
            case ev.Created():
                self.created = event
            case ev.SeatTaken():
                if event.random:
                    self.random[event.by.id] = event.random
            case ev.Shuffled():
                self.random[event.by.id] = event.random
            case ev.Started():
                self.started = event
                self._started_at = self.seq
                self.moves_since = event.at
                if self.can_replay:
                    self.position = after or self._opening()
                    self._marks = [self.position]
            case ev.TakenBack():
                self._take_back(event)
            case ev.Proposed():
                self.proposal = Proposal(event)
            case ev.Answered() if self.proposal is not None:
                self.proposal.agreed |= {event.by.id}
            case ev.Outage():
                self.outages_until = max(self.outages_until, event.ended)
            case ev.Resumed() | ev.Reopened() | ev.HandedOver():
                self.moves_since = event.at
            case ev.Chat():
                self.chats += 1
            case ev.Muted():
                (self.muted.add if event.muted else self.muted.discard)(event.who)
            case ev.Finished():
                self.reveal = event
                self.outcome = Outcome(tuple(event.scores), tuple(event.tiebreaks), tuple(event.winners))
            case ev.Imported():
                self.notes = event
                self.variations += event.variations
            case ev.Varied():
                self.variations.append(event.line)
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
        mark = turn // _TURNS_BETWEEN_MARKS
        position = self._marks[mark].copy()
        for packed in self._played[mark * _TURNS_BETWEEN_MARKS : turn]:
            for step in unpack_played(packed).steps:
                position.apply(step)
        return position

    def positions(self) -> Iterator[Position]:
        """All of them, from the opening on, each good until the next is asked for."""
        position = self._opening()
        yield position
        for packed in list(self._played):
            for step in unpack_played(packed).steps:
                position.apply(step)
            yield position

    def played(self, turn: int) -> Played:
        """The turn of that number, the first is 1. The game must be replayable."""
        return unpack_played(self._played[turn - 1])

    def lately(self, turn: int) -> Position:
        """The position after so many turns. Now is at hand; earlier ones are wanted seldom, and played again."""
        if turn == len(self.turns) and self.position is not None:
            return self.position
        return self.position_at(turn)

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

    def _take_back(self, event: ev.TakenBack) -> None:
        """Of the turns that stood, the first few stand. The events stay: history is only added to."""
        if not 0 <= event.turns < len(self.turns):
            raise BrokenHistory(f"{event.turns} of {len(self.turns)} turns cannot be what is left of them")
        del self.turns[event.turns :]
        del self._turns_at[event.turns :]
        self.moves_since = event.at
        self.taken_back_at = self.seq
        if self.can_replay:
            self.position = self.position_at(event.turns)
            del self._played[event.turns :]
            del self._marks[event.turns // _TURNS_BETWEEN_MARKS + 1 :]
            self.before = None

    def _play(self, event: ev.Turn, after: Position | None, steps: Sequence[int] | None) -> None:
        before = self.position
        assert before is not None
        if steps is None:
            if event.turn != self.standing.turn or event.seat != before.seat:
                raise BrokenHistory(f"turn {event.turn} of seat {event.seat} is not the one that follows")
            steps = self.rules.parse_turn(before, event.text)
        if after is None:
            # On a copy: a draft may still rest on the position before.
            after = before.copy()
            for step in steps:
                after.apply(step)
        self._played.append(pack_played(Played(event.seat, tuple(steps), self.rules.has_scored(before, after))))
        self.before, self.position = before, after
        if len(self._played) % _TURNS_BETWEEN_MARKS == 0:
            self._marks.append(after)


def _actor(event: ev.AnyEvent) -> str | None:
    """Who was there and did it; some events name somebody just because they were not."""
    if isinstance(event, ev.Turn):
        return event.by
    if isinstance(event, ev.TimedOut) or (isinstance(event, ev.HandedOver) and event.agreed):
        return None
    by = getattr(event, "by", None)
    return by.id if isinstance(by, ev.Person) else None


def _ends_proposal(event: ev.AnyEvent) -> bool:
    """Something else has happened, or somebody has said no."""
    match event:
        case ev.Turn():
            return event.by is not None
        case ev.Answered():
            return not event.agrees
        case ev.Chat() | ev.Muted() | ev.Outage() | ev.Holiday() | ev.Proposed():
            return False
        case _:
            return True


def damaged_table(table_id: str, bodies: Sequence[str | None]) -> Table:
    """A table whose events cannot be replayed, to be looked at: every event that can be read, and in the place of each
    that cannot, or is missing, `Unreadable`. `BrokenHistory` if not even the first can be read."""
    table = Table(table_id)
    table.is_damaged = True
    for body in bodies:
        event = _read_event(body)
        if not table.log and not isinstance(event, ev.Created):
            raise BrokenHistory("the first event does not say what table it is")
        table.apply(event, ev.encode(event) if body is None or isinstance(event, ev.Unreadable) else body)
    return table


def _read_event(body: str | None) -> ev.AnyEvent:
    try:
        return ev.Unreadable() if body is None else ev.decode(body)
    except (msgspec.DecodeError, UnicodeError):
        return ev.Unreadable()
