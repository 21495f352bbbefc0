"""What the store does about people, in verbs: identities, their devices, links and passkeys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, Final, NamedTuple

from greatplains.server.domain.events import Person
from greatplains.server.store import outbox_statements as outbox
from greatplains.server.store import people_statements as q
from greatplains.server.store.database import Database, Statement

_AT_ONCE: Final = 1000  # no database takes any number of parameters


class Device(NamedTuple):
    """One secret of an identity; `hash` is what is kept of it."""

    hash: str
    created_at: float
    seen_at: float
    label: str


class Link(NamedTuple):
    """A link that nobody has used yet."""

    created_at: float
    expires_at: float
    is_lasting: bool


class Passkey(NamedTuple):
    """A public key of somebody, for one site."""

    id: str
    person_id: str
    site: str
    credential: str
    public_key: str
    sign_count: int
    name: str
    created_at: float
    seen_at: float


class People:
    """Everything that is kept of people but for what they did at tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_guest(self, person: Person, secret_hash: str, label: str, now: float) -> None:
        """Somebody new, with the secret of their device."""
        identity = {"id": person.id, "name": person.name, "colour": person.colour, "created_at": now}
        await self.database.write([(q.ADD_IDENTITY, identity), _secret(person.id, secret_hash, label, now)])

    async def find(self, person_id: str, secret_hash: str) -> tuple[Person, float] | None:
        """Whoever has this id and one of whose secrets has this hash, and when it was seen last, about."""
        for row in await self.database.read(q.IDENTITY_OF_SECRET, {"hash": secret_hash, "who": person_id}):
            if compare_digest(row.hash, secret_hash):
                return Person(row.id, row.name, row.colour), row.seen_at
        return None

    async def rename(self, person: Person) -> None:
        """Somebody is called otherwise now, or has another colour."""
        await self.database.write([(q.RENAME, {"who": person.id, "name": person.name, "colour": person.colour})])

    async def profile(self, person_id: str) -> tuple[Person, float] | None:
        """Somebody, and since when."""
        for row in await self.database.read(q.IDENTITY, {"who": person_id}):
            return Person(row.id, row.name, row.colour), row.created_at
        return None

    # Being forgotten.

    async def forget(self, person_id: str, now: float) -> None:
        """All that is kept of somebody goes, but for what they did at tables; of that their name."""
        gone: list[Statement] = [(statement, {"who": person_id}) for statement in (*outbox.FORGET_WISHES, *q.FORGET)]
        gone += [(q.FORGET_SEATS, {"who": person_id}), (q.FORGET_REVIEWS, {"who": person_id})]
        await self.database.write([*gone, (q.FORGET_IDENTITY, {"who": person_id, "now": now})])

    async def forgotten(self, since: float) -> dict[str, float]:
        """Those who were forgotten after that moment, and when."""
        return {row.id: row.forgotten_at for row in await self.database.read(q.FORGOTTEN, {"since": since})}

    # Notes.

    async def write_note(self, person_id: str, table_id: str, text: str, now: float) -> None:
        """What somebody has written down about a table, in the place of what they had; empty: nothing."""
        if not text:
            await self.database.write([(q.DROP_NOTE, {"who": person_id, "table": table_id})])
            return
        row = {"identity_id": person_id, "table_id": table_id, "text": text, "changed_at": now}
        await self.database.write([(q.WRITE_NOTE, row)])

    async def note(self, person_id: str, table_id: str) -> str:
        """Theirs about a table; empty if there is none."""
        for row in await self.database.read(q.NOTE, {"who": person_id, "table": table_id}):
            return str(row.text)
        return ""

    async def notes(self, person_id: str, table_ids: Sequence[str]) -> dict[str, tuple[str, float]]:
        """Theirs about these tables, with when they were changed."""
        rows = await self.database.read(q.NOTES, {"who": person_id, "tables": list(table_ids)}) if table_ids else []
        return {row.table_id: (row.text, row.changed_at) for row in rows}

    # Devices.

    async def add_device(self, person_id: str, secret_hash: str, label: str, now: float) -> None:
        """Another device of somebody."""
        await self.database.write([_secret(person_id, secret_hash, label, now)])

    async def devices(self, person_id: str) -> list[Device]:
        """All of somebody, the oldest first."""
        rows = await self.database.read(q.DEVICES, {"who": person_id})
        return [Device(row.hash, row.created_at, row.seen_at, row.label) for row in rows]

    async def known_devices(self, hashes: Sequence[str]) -> set[str]:
        """Those of them that are not signed out."""
        found: set[str] = set()
        for first in range(0, len(hashes), _AT_ONCE):
            some = list(hashes[first : first + _AT_ONCE])
            found |= {row.hash for row in await self.database.read(q.KNOWN_DEVICES, {"hashes": some})}
        return found

    async def note_seen(self, seen: Mapping[str, float]) -> None:
        """When devices were used, about."""
        if seen:
            await self.database.write([(q.SEEN, {"device": device, "now": now}) for device, now in seen.items()])

    async def drop_devices(self, person_id: str, hashes: Sequence[str]) -> None:
        """Sign these out."""
        await self.database.write([(q.DROP_DEVICE, {"device": one, "who": person_id}) for one in hashes])

    # Links.

    async def add_link(
        self, person_id: str, link_hash: str, expires_at: float, now: float, is_lasting: bool = False
    ) -> None:
        """A link that moves somebody to another device, once. Those that have expired go, and with a lasting one the
        lasting one before it."""
        link = {"hash": link_hash, "identity_id": person_id, "expires_at": expires_at, "created_at": now}
        statements: list[Statement] = [(q.DROP_OLD_LINKS, {"now": now})]
        if is_lasting:
            statements.append((q.DROP_LASTING_LINKS, {"who": person_id}))
        await self.database.write([*statements, (q.ADD_LINK, {**link, "is_lasting": is_lasting})])

    async def links(self, person_id: str, now: float) -> list[Link]:
        """Those of somebody that can be used."""
        rows = await self.database.read(q.LINKS, {"who": person_id, "now": now})
        return [Link(row.created_at, row.expires_at, bool(row.is_lasting)) for row in rows]

    async def drop_lasting_links(self, person_id: str) -> None:
        """No link brings somebody back any more."""
        await self.database.write([(q.DROP_LASTING_LINKS, {"who": person_id})])

    async def drop_short_links(self, person_id: str) -> None:
        """Those that are on their way to another device lead nowhere any more."""
        await self.database.write([(q.DROP_SHORT_LINKS, {"who": person_id})])

    async def link_owner(self, link_hash: str, now: float) -> Person | None:
        """Whoever made the link, which stays as it is."""
        for row in await self.database.read(q.LINK_OWNER, {"link": link_hash, "now": now}):
            return Person(row.id, row.name, row.colour)
        return None

    async def use_link(self, link_hash: str, now: float) -> Person | None:
        """Whoever made the link, for the first who comes with it before it expires."""
        (found,) = await self.database.write([(q.USE_LINK, {"link": link_hash, "now": now})])
        if not found:
            return None
        (row,) = await self.database.read(q.IDENTITY, {"who": found[0].identity_id})
        return Person(row.id, row.name, row.colour)

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        """A key more. `Clash`: somebody has it already."""
        row = passkey._asdict()
        row["identity_id"] = row.pop("person_id")
        await self.database.write([(q.ADD_PASSKEY, row)])

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """All of somebody, the oldest first."""
        return [_passkey(row) for row in await self.database.read(q.PASSKEYS, {"who": person_id})]

    async def find_passkey(self, key: str) -> tuple[Passkey, Person] | None:
        """The key of that id, and whose it is."""
        for row in await self.database.read(q.PASSKEY, {"key": key}):
            return _passkey(row), Person(row.identity_id, row.person, row.colour)
        return None

    async def use_passkey(self, passkey: Passkey, sign_count: int, now: float) -> bool:
        """It was used, unless it was used in this moment elsewhere too."""
        used = {"key": passkey.id, "known": passkey.sign_count, "count": sign_count, "now": now}
        (rows,) = await self.database.write([(q.PASSKEY_USED, used)])
        return bool(rows)

    async def rename_passkey(self, person_id: str, key: str, name: str) -> bool:
        """Is called otherwise now, if there is one."""
        (rows,) = await self.database.write([(q.RENAME_PASSKEY, {"key": key, "who": person_id, "called": name})])
        return bool(rows)

    async def drop_passkey(self, person_id: str, key: str) -> bool:
        """Opens nothing any more, if there is one."""
        (rows,) = await self.database.write([(q.DROP_PASSKEY, {"key": key, "who": person_id})])
        return bool(rows)

    async def add_challenge(self, hashed: str, expires_at: float, now: float) -> None:
        """Something to sign; what has expired goes."""
        new = {"hash": hashed, "expires_at": expires_at}
        await self.database.write([(q.DROP_OLD_CHALLENGES, {"now": now}), (q.ADD_CHALLENGE, new)])

    async def use_challenge(self, hashed: str, now: float) -> bool:
        """True for the first who comes with it in time."""
        (rows,) = await self.database.write([(q.USE_CHALLENGE, {"hash": hashed, "now": now})])
        return bool(rows)

    # Lessons.

    async def note_lesson(self, person_id: str, game: str, lesson: str, now: float) -> None:
        """Somebody has done a lesson, for the first time or again."""
        done = {"identity_id": person_id, "game": game, "lesson": lesson, "done_at": now}
        await self.database.write([(q.ADD_LESSON, done)])

    async def lessons_of(self, person_id: str) -> list[tuple[str, str]]:
        """The lessons that somebody has done: game and name."""
        return [(row.game, row.lesson) for row in await self.database.read(q.LESSONS, {"who": person_id})]


def _secret(person_id: str, secret_hash: str, label: str, now: float) -> Statement:
    return q.ADD_SECRET, {
        "hash": secret_hash,
        "identity_id": person_id,
        "created_at": now,
        "seen_at": now,
        "label": label,
    }


def _passkey(row: Any) -> Passkey:
    return Passkey(
        row.id,
        row.identity_id,
        row.site,
        row.credential,
        row.public_key,
        row.sign_count,
        row.name,
        row.created_at,
        row.seen_at,
    )
