"""What a socket is told of its table: all of it at the beginning, then what is new. Put together from `sight` alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import UNSET

from greatplains.core.draft import Draft
from greatplains.server.domain import sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import Update, Welcome


class Shows(NamedTuple):
    """What a client shows, and is told: turns step by step, the parts that points come from; and whether it puts views
    together from their `changes`."""

    turns: bool
    parts: bool
    changes: bool


# A program that plays needs none of it.
NOTHING_MORE: Final = Shows(turns=False, parts=False, changes=False)


def welcome(
    table: Table,
    person: Person | None,
    after: int,
    draft: Draft[Any] | None,
    present: list[Person],
    shows: Shows = NOTHING_MORE,
    now: float = 0.0,
    is_told: bool = False,
    away: dict[str, float] | None = None,
) -> Welcome:
    """All that somebody needs who comes to the table, or comes back."""
    identity, after = person.id if person else None, min(after, table.seq)
    return Welcome(
        you=person,
        table=sight.shown_info(table),
        sight=sight.sight(table, identity),
        events=sight.shown_events(table, after),
        draft=sight.shown_draft(table, draft, shows.parts) if draft else None,
        present=present,
        now=now,
        away=away or {},
        turns=sight.told_turns(table, identity, after) if shows.turns else UNSET,
        parts=sight.told_parts(table) if shows.parts else UNSET,
        told=True if is_told else UNSET,
    )


def update(table: Table, identity: str | None, after: int, shows: Shows = NOTHING_MORE) -> bytes:
    """What somebody has to be told who knows the events up to `after`; encoded once for all who see the same."""
    seen = sight.changes_seen(table, identity, after) if shows.changes else None
    what = ("update", table.seats_of(identity) if seen is None else seen, after, shows)
    found: bytes | None = table.shown.get(what)
    if found is None:
        looks_different = table.looked_different_at > after
        found = table.shown[what] = encode(
            Update(
                events=sight.shown_events(table, after),
                sight=sight.sight(table, identity) if looks_different and seen is None else UNSET,
                changes=UNSET if seen is None else sight.sight_changes(table, seen),
                table=sight.shown_info(table) if table.stood_different_at > after else UNSET,
                turns=sight.told_turns(table, identity, after) if shows.turns else UNSET,
                parts=sight.changed_parts(table, after) if shows.parts else UNSET,
            )
        )
    return found
