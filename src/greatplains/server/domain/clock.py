"""Time as a value: what each seat has left, whose runs, and since when. Every method hands back another clock.

Nothing ticks and nothing is stored of it: it is worked out from the events of a table and their times, and says when
the time of whoever is to move runs out. Bots have no time to lose: while one of them moves, no clock runs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.weekends import Rest, counted_seconds, is_zone, moment_after

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

# What may be chosen: the least and the most seconds of a bank or a turn, and the most that a turn adds.
_BOUNDS: Final = {"live": (10, 3 * HOUR, 10 * MINUTE), "days": (HOUR, 30 * DAY, 7 * DAY)}


class Control(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is. Each seat has a `bank` and gets `increment` with each turn it makes, or has so much for
    each `turn`, all in seconds. `days` may stand still at `weekends`, as they are in a `zone`."""

    pace: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0
    turn: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    weekends: bool = False
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


# Good choices, by the names that pages put into words.
PRESETS: Final = {
    "quick": Control("live", turn=MINUTE),
    "brisk": Control("live", bank=10 * MINUTE, increment=15),
    "calm": Control("live", bank=25 * MINUTE, increment=30),
    "day": Control("days", turn=DAY),
    "three_days": Control("days", turn=3 * DAY),
    "week": Control("days", turn=7 * DAY),
    "bank_of_days": Control("days", bank=10 * DAY, increment=12 * HOUR),
}


def check_control(control: Control) -> None:
    """Is it one that can be played by?"""
    least, most, most_more = _BOUNDS[control.pace]
    given = control.bank or control.turn
    if (control.bank > 0) == (control.turn > 0) or (control.turn > 0 and control.increment > 0):
        raise Refusal(problems.CLOCK_KIND)
    if not least <= given <= most:
        raise Refusal(problems.CLOCK_TIME, least=least, most=most, seconds=given)
    if control.increment > most_more:
        raise Refusal(problems.CLOCK_TIME, least=0, most=most_more, seconds=control.increment)
    if control.weekends and control.pace != "days":
        raise Refusal(problems.CLOCK_WEEKENDS)
    if not is_zone(control.zone):
        raise Refusal(problems.CLOCK_ZONE, zone=control.zone)


class Clock:
    """Never changed. `left` are the seconds of each seat, of the one that runs as they were at `since`."""

    def __init__(
        self,
        control: Control,
        left: tuple[float, ...],
        seat: int | None = None,
        since: float = 0.0,
        rests: tuple[tuple[int, float, float], ...] = (),
    ) -> None:
        self.control = control
        self.left = left
        self.seat = seat  # whose time runs; None: nobody's
        self.since = since
        self.rests = rests  # holidays: the seat, from when, until when

    @property
    def deadline(self) -> float | None:
        """When the time that runs is over."""
        if self.seat is None:
            return None
        return moment_after(self.since, self.left[self.seat], self._zone, self._rests_of(self.seat))

    @property
    def reminder(self) -> float | None:
        """When a quarter of the time that runs is left, where turns take days."""
        if self.seat is None or self.control.pace != "days":
            return None
        return moment_after(self.since, self.left[self.seat] * 3 / 4, self._zone, self._rests_of(self.seat))

    def is_over(self, now: float) -> bool:
        """Has the time run out that runs? Exactly at the deadline it has."""
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def counted(self, begin: float, end: float) -> float:
        """How much of the time between two moments counts for whoever's time runs."""
        return 0.0 if self.seat is None else counted_seconds(begin, end, self._zone, self._rests_of(self.seat))

    def left_at(self, seat: int, now: float) -> float:
        """The seconds a seat has left."""
        if seat != self.seat:
            return self.left[seat]
        return max(0.0, self.left[seat] - counted_seconds(self.since, now, self._zone, self._rests_of(seat)))

    def turned(self, at: float, seat: int | None) -> Clock:
        """A turn was made, and now the time of this seat runs; None: nobody's."""
        stopped = self.stopped(at)
        if self.seat is None:
            return stopped.started(at, seat)
        added = self.control.turn or stopped.left[self.seat] + self.control.increment
        return stopped._with(self.seat, float(added)).started(at, seat)

    def taken_back(self, at: float, seat: int | None) -> Clock:
        """Turns were taken back: time that was thought is gone, but a turn that is made again has all of its own."""
        stopped = self.stopped(at)
        left = (float(self.control.turn),) * len(self.left) if self.control.turn else stopped.left
        return Clock(self.control, left, seat, at, self.rests)

    def stopped(self, at: float) -> Clock:
        """Nobody's time runs any more."""
        if self.seat is None:
            return self
        return self._with(self.seat, self.left_at(self.seat, at))

    def started(self, at: float, seat: int | None) -> Clock:
        """The time of a seat runs from now on."""
        return Clock(self.control, self.left, seat, at, self.rests)

    def given(self, seconds: float) -> Clock:
        """Whose time runs gets so many seconds more: those in which nobody served."""
        if self.seat is None:
            return self
        more = tuple(left + seconds if seat == self.seat else left for seat, left in enumerate(self.left))
        return Clock(self.control, more, self.seat, self.since, self.rests)

    def rested(self, seat: int, begins: float, ends: float) -> Clock:
        """Somebody's holiday, in place of what would be left of an earlier one."""
        kept = tuple(
            (whose, since, min(until, begins)) if whose == seat else (whose, since, until)
            for whose, since, until in self.rests
            if whose != seat or since < begins
        )
        added = ((seat, begins, ends),) if ends > begins else ()
        return Clock(self.control, self.left, self.seat, self.since, kept + added)

    @property
    def _zone(self) -> str | None:
        return self.control.zone if self.control.weekends else None

    def _rests_of(self, seat: int) -> list[Rest]:
        if self.control.pace != "days":
            return []
        return [(begins, ends) for whose, begins, ends in self.rests if whose == seat]

    def _with(self, seat: int, left: float) -> Clock:
        lefts = tuple(left if other == seat else kept for other, kept in enumerate(self.left))
        return Clock(self.control, lefts, None, self.since, self.rests)


def new_clock(control: Control, seats: int) -> Clock:
    """Before the game begins."""
    return Clock(control, (float(control.bank or control.turn),) * seats)
