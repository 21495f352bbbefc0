"""All that is kept of somebody: handed out as one file, or forgotten."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from greatplains.server.domain.events import Person
from greatplains.server.domain.notices import names_of
from greatplains.server.domain.shapes import TableSummary
from greatplains.server.http.context import Context
from greatplains.server.store import Channel

FORMAT: Final = "greatplains-my-data"
_TABLES_A_PAGE: Final = 50


async def forget(server: Context, person: Person) -> None:
    """Somebody goes for good. First from their tables: if anything fails, they are still there and can ask again."""
    await server.service.leave_all(person)
    devices = [device.hash for device in await server.store.people.devices(person.id)]
    await server.store.people.forget(person.id, time.time())
    server.identities.forget_people([person.id])
    server.hub.sign_out(devices)
    server.hub.callers.leave(person)
    await server.tables.forget_people([person.id])


async def all_of(server: Context, person: Person, device: str) -> AsyncIterator[bytes]:
    """The file, piece by piece: there may be thousands of tables, and one of them is in memory at a time."""
    head = _encode(await _about(server, person, device))
    yield head[:-1] + b',"tables":['
    is_first, after = True, ""
    while some := await server.store.tables_with(person.id, after, _TABLES_A_PAGE):
        after = some[-1].id
        notes = await server.store.people.notes(person.id, [table.id for table in some])
        for table in some:
            described = await _table(server, person, table, notes.get(table.id))
            yield (b"\n" if is_first else b",\n") + _encode(described)
            is_first = False
            await asyncio.sleep(0)
    yield b"\n]}\n"


async def _about(server: Context, person: Person, device: str) -> dict[str, Any]:
    people, outbox, now = server.store.people, server.telling.outbox, time.time()
    profile = await people.profile(person.id)
    wishes = (await outbox.wishes_of([person.id])).get(person.id)
    return {
        "format": FORMAT,
        "made_at": now,
        "profile": {
            "id": person.id,
            "name": person.name,
            "colour": person.colour,
            "created_at": profile[1] if profile else None,
        },
        "devices": [one._asdict() for one in await server.identities.devices(person, device)],
        "links": [one._asdict() for one in await people.links(person.id, now)],
        "passkeys": [
            {"site": one.site, "name": one.name, "added_at": one.created_at, "seen_at": one.seen_at}
            for one in await people.passkeys(person.id)
        ],
        "telling": None if wishes is None else {**wishes._asdict(), "kinds": names_of(wishes.kinds)},
        "channels": [_channel(one) for one in await outbox.channels_of([person.id])],
        "to_be_told": [
            {"table": one.table_id, "kinds": names_of(one.kinds)} for one in await outbox.waiting_for(person.id)
        ],
        "reviews": [
            {"table": table, "asked_at": asked_at} for table, asked_at in await server.store.reviews.asked_by(person.id)
        ],
        "puzzles": [
            {"game": tried.game, "puzzle": tried.puzzle, "solved": tried.is_solved, "tried_at": tried.tried_at}
            for tried in await server.store.puzzles.tried_by(person.id)
        ],
        "puzzle_ratings": [
            {"game": game, "rating": rating.shown, "tries": rating.tries}
            for game, rating in (await server.store.puzzles.ratings_of(person.id)).items()
        ],
        "lessons": [{"game": game, "lesson": lesson} for game, lesson in await people.lessons_of(person.id)],
        "holidays": [
            {"begins_at": begins, "ends_at": ends} for begins, ends in await server.store.holidays_of(person.id, 0.0)
        ],
    }


def _channel(channel: Channel) -> dict[str, Any]:
    """With the whole address: it is theirs. The keys of a browser are of no use to anybody."""
    shown = {"kind": channel.kind, "form": channel.form, "target": channel.target}
    return {**shown, "added_at": channel.created_at, "confirmed": channel.is_confirmed}


async def _table(
    server: Context, person: Person, table: TableSummary, note: tuple[str, float] | None
) -> dict[str, Any]:
    """A table, and all that somebody did or said there, as it is stored."""
    mine = f'"{person.id}"'
    stored = await server.store.load(table.id, 0)
    events = [
        {"seq": seq, "event": event}
        for seq, (body, _) in enumerate(stored, start=1)
        if body is not None and mine in body and _is_by((event := msgspec.json.decode(body)), person.id)
    ]
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "created_at": table.created_at,
        "touched_at": table.touched_at,
        "seats": [seat.seat for seat in table.seats if seat.person == person.id],
        "note": None if note is None else {"text": note[0], "changed_at": note[1]},
        "events": events,
    }


def _is_by(event: dict[str, Any], who: str) -> bool:
    by = event.get("by")
    return (by.get("id") if isinstance(by, dict) else by) == who


_encode: Final = msgspec.json.Encoder().encode
