"""What a socket is told of its table: all of it at the beginning, then what is new. Put together from `sight` alone."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from greatplains.core.draft import Draft
from greatplains.server.domain import sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import Update, Welcome


def welcome(
    table: Table, person: Person | None, after: int, draft: Draft[Any] | None, present: list[Person]
) -> Welcome:
    """All that somebody needs who comes to the table, or comes back."""
    return Welcome(
        you=person,
        table=sight.shown_info(table),
        sight=sight.sight(table, person.id if person else None),
        events=sight.shown_events(table, min(after, table.seq)),
        draft=sight.shown_draft(table, draft) if draft else None,
        present=present,
    )


def update(table: Table, identity: str | None, after: int) -> bytes:
    """What somebody has to be told who knows the events up to `after`; encoded once for all who see the same."""
    what = ("update", table.seats_of(identity), after)
    found: bytes | None = table.shown.get(what)
    if found is None:
        found = table.shown[what] = encode(
            Update(
                events=sight.shown_events(table, after),
                sight=sight.sight(table, identity) if table.looked_different_at > after else UNSET,
                table=sight.shown_info(table) if table.stood_different_at > after else UNSET,
            )
        )
    return found
