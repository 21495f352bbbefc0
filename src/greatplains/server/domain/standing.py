"""How a table stands: the part of its state that the lobby shows and that says who has to move.

One pure function works it out, event by event. The table in memory and the rows of the store both come from it.
"""

from __future__ import annotations

from typing import Final

from greatplains.core.position import Position
from greatplains.server.domain import events as ev
from greatplains.server.domain.clock import Clock, new_clock
from greatplains.server.domain.shapes import Seat, Status

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ARCHIVED: Final = "archived"
FOREIGN: Final = "foreign"
DAMAGED: Final = "damaged"

BOT_PREFIX: Final = "bot:"
# Who plays on for somebody who resigned, where no bot shall: the turns of the seat are as small as they can be.
NOBODY: Final = "nobody"


class Standing:
    """Never changed: each event makes another one, or leaves it as it is."""

    # Not a dataclass: their constructors are not compiled, and there is one for every turn.
    def __init__(
        self,
        status: Status,
        seats: list[Seat],
        turn: int,
        to_move: int | None,
        was: Status | None = None,
        clock: Clock | None = None,
        is_paused: bool = False,
    ) -> None:
        self.status: Status = status
        self.seats = seats
        self.turn = turn  # the number of the turn that comes next
        self.to_move = to_move  # the seat whose turn it is, while the game runs
        self.was = was  # the status before it was put away
        self.clock = clock  # None: there is time without end
        self.is_paused = is_paused  # the game rests, and nobody is to move

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def timed_seat(self) -> int | None:
        """The seat whose time runs: of whoever is to move, unless a bot is."""
        return self.to_move if self.status == RUNNING and self.bot_to_move is None else None

    @property
    def ranked(self) -> list[int]:
        """The seats that can win."""
        return [seat.seat for seat in self.seats if not seat.is_out]


def nothing_yet() -> Standing:
    """Before the first event."""
    return Standing(OPEN, [], 1, None)


def standing_after(before: Standing, event: ev.AnyEvent, position: Position | None) -> Standing:
    """How the table stands after an event. `position` is the one after it; None where it is not known or not there."""
    if isinstance(event, ev.Turn) and before.clock is None:
        return Standing(before.status, before.seats, before.turn + 1, None if position is None else int(position.seat))
    after = _standing_after(before, event, position)
    if before.clock is not None:
        after.clock = _clock_after(before.clock, event, after)
    return after


def _clock_after(clock: Clock, event: ev.AnyEvent, after: Standing) -> Clock:
    match event:
        case ev.Turn():
            return clock.turned(event.at, after.timed_seat)
        case ev.Outage():
            return clock.given(event.seconds)
        case ev.Holiday():
            for seat in after.seats:
                if seat.person is not None and seat.person.id == event.by.id:
                    clock = clock.rested(seat.seat, event.begins, event.ends)
            return clock
        case ev.TakenBack():
            return clock.taken_back(event.at, after.timed_seat)
        case _:
            if after.timed_seat == clock.seat:
                return clock
            return clock.stopped(event.at).started(event.at, after.timed_seat)


def _standing_after(before: Standing, event: ev.AnyEvent, position: Position | None) -> Standing:
    to_move = None if position is None or before.is_paused else int(position.seat)
    match event:
        case ev.Turn():
            return Standing(before.status, before.seats, before.turn + 1, to_move)
        case ev.Created():
            kept = event.kept_for or [None] * len(event.seats)
            seats = [Seat(seat, None, bot_level(spec), kept_for=kept[seat]) for seat, spec in enumerate(event.seats)]
            clock = None if event.clock is None else new_clock(event.clock, len(seats))
            return Standing(OPEN, seats, 1, None, clock=clock)
        case ev.SeatTaken():
            return _seated(before, Seat(event.seat, event.by, None))
        case ev.SeatLeft() | ev.Declined():
            return _seated(before, Seat(event.seat, None, None))
        case ev.Named():
            person = before.seats[event.seat].person
            if person is None:
                return before
            return _seated(before, Seat(event.seat, ev.Person(person.id, event.name, person.colour), None))
        case ev.BotSeated():
            return _seated(before, Seat(event.seat, None, event.bot))
        case ev.Resigned():
            return _seated(before, Seat(event.seat, None, event.bot, gave_up=event.by))
        case ev.GaveUp():
            # With the end of the game nobody takes the seat, and whoever resigned may see what was hidden.
            stays = event.by if event.bot is None else None
            return _seated(before, Seat(event.seat, stays, event.bot, gave_up=event.by, is_out=True))
        case ev.TimedOut():
            stays = event.by if event.bot is None else None
            return _seated(before, Seat(event.seat, stays, event.bot, event.by, is_out=True, timed_out=True))
        case ev.HandedOver():
            return _seated(before, Seat(event.seat, event.by, event.bot, is_absent=event.agreed))
        case ev.TakenBack():
            return Standing(before.status, before.seats, before.turn + 1, to_move)
        case ev.Paused():
            return Standing(before.status, before.seats, before.turn, None, is_paused=True)
        case ev.Resumed():
            seat = None if position is None else int(position.seat)
            return Standing(before.status, before.seats, before.turn, seat)
        case ev.Started():
            return Standing(FOREIGN if position is None else RUNNING, before.seats, before.turn, to_move)
        case ev.Finished() | ev.Imported():
            return Standing(FINISHED, before.seats, before.turn, None)
        case ev.Archived():
            return Standing(ARCHIVED, before.seats, before.turn, None, before.status, is_paused=before.is_paused)
        case ev.Reopened():
            return Standing(before.was or OPEN, before.seats, before.turn, to_move, is_paused=before.is_paused)
        case _:
            return Standing(
                before.status, before.seats, before.turn, before.to_move, before.was, before.clock, before.is_paused
            )


def bot_level(spec: str) -> str | None:
    """The level in `bot:<level>`; None for an open seat."""
    return spec.removeprefix(BOT_PREFIX) if spec.startswith(BOT_PREFIX) else None


def _seated(before: Standing, seat: Seat) -> Standing:
    seats = [seat if other.seat == seat.seat else other for other in before.seats]
    return Standing(before.status, seats, before.turn, before.to_move, is_paused=before.is_paused)
