"""Somebody goes for good: how they leave their tables, and how their name and words vanish from what was.

History is only added to. The stored events stay as they are, and every game replays; but whenever a table is loaded,
those who wanted to be forgotten are in it without name, colour and words.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from greatplains.server.domain import events as ev
from greatplains.server.domain.decisions import Decision, finished
from greatplains.server.domain.standing import OPEN, RUNNING
from greatplains.server.domain.table import Table


def nameless(person: ev.Person) -> ev.Person:
    """The same person, of whom nothing is left but that it is the same."""
    return ev.Person(person.id, "", "")


def leave_for_good(table: Table, by: ev.Person, now: float) -> Decision:
    """Go from a table and never come back. A table that waits for players is closed by its host, and left by others; a
    game that nobody else plays is put away, and others go on as after a resignation."""
    by = nameless(by)
    own = table.seats_of(by.id)
    if table.status == OPEN:
        return Decision(_leave_open(table, by, own, now))
    if table.status != RUNNING or not own:
        return Decision([])
    if all(seat.person is None or seat.person.id == by.id for seat in table.seats):
        return Decision([ev.Archived(at=now, by=by)])
    return Decision(_resign_all(table, by, own, now), after=table.position)


def _leave_open(table: Table, by: ev.Person, own: Sequence[int], now: float) -> list[ev.AnyEvent]:
    left: list[ev.AnyEvent] = [ev.SeatLeft(at=now, seat=seat, by=by) for seat in own]
    kept = [seat.seat for seat in table.seats if seat.kept_for is not None and seat.kept_for.id == by.id]
    left += [ev.Declined(at=now, seat=seat, by=by) for seat in kept if seat not in own]
    return [*left, ev.Archived(at=now, by=by)] if table.created.by.id == by.id else left


def _resign_all(table: Table, by: ev.Person, own: Sequence[int], now: float) -> list[ev.AnyEvent]:
    """All seats of theirs that are still ranked, but for the last where nobody else is: somebody has to win."""
    left = [seat for seat in table.standing.ranked if seat not in own]
    if len(left) == 1:
        gone: list[ev.AnyEvent] = [ev.GaveUp(at=now, seat=seat, by=by, bot=None) for seat in own]
        return [*gone, finished(table, table.position, left, "resigned", now)]
    return [ev.GaveUp(at=now, seat=seat, by=by, bot=table.created.stand_in) for seat in own]


def without_names(event: ev.AnyEvent, forgotten: Collection[str]) -> ev.AnyEvent:
    """The event as it is shown: the same one, unless somebody is in it who was forgotten."""
    changed: dict[str, Any] = {}
    by = getattr(event, "by", None)
    if isinstance(by, ev.Person) and by.id in forgotten:
        changed["by"] = nameless(by)
        if isinstance(event, ev.Chat):
            changed["text"] = ""
        elif isinstance(event, ev.Named):
            changed["name"] = ""
    if isinstance(event, ev.Created) and any(kept is not None and kept.id in forgotten for kept in event.kept_for):
        changed["kept_for"] = [
            nameless(kept) if kept is not None and kept.id in forgotten else kept for kept in event.kept_for
        ]
    return msgspec.structs.replace(event, **changed) if changed else event
