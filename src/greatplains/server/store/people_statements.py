"""The statements about people: identities, their devices, links and passkeys. Nobody outside the store knows them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import String, bindparam, delete, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # SQLite writes it in the same words

from greatplains.server.store.schema import (
    challenges,
    device_links,
    holidays,
    identities,
    lessons_done,
    notes,
    passkeys,
    puzzle_tries,
    reviews,
    seats,
    secrets,
    solver_ratings,
    voices,
)

ADD_IDENTITY: Final = insert(identities)
RENAME: Final = (
    update(identities)
    .where(identities.c.id == bindparam("who"), identities.c.forgotten_at.is_(None))
    .values(name=bindparam("name"), colour=bindparam("colour"))
)
IDENTITY: Final = select(identities.c.id, identities.c.name, identities.c.colour, identities.c.created_at).where(
    identities.c.id == bindparam("who")
)

# Devices.

ADD_SECRET: Final = insert(secrets)
IDENTITY_OF_SECRET: Final = (
    select(secrets.c.hash, secrets.c.seen_at, identities.c.id, identities.c.name, identities.c.colour)
    .join(identities, identities.c.id == secrets.c.identity_id)
    .where(
        secrets.c.hash == bindparam("hash"),
        identities.c.id == bindparam("who"),
        identities.c.forgotten_at.is_(None),  # a device that was added in that very moment opens nothing
    )
)
DEVICES: Final = (
    select(secrets.c.hash, secrets.c.created_at, secrets.c.seen_at, secrets.c.label)
    .where(secrets.c.identity_id == bindparam("who"))
    .order_by(secrets.c.created_at, secrets.c.hash)
)
KNOWN_DEVICES: Final = select(secrets.c.hash).where(secrets.c.hash.in_(bindparam("hashes", expanding=True)))
SEEN: Final = update(secrets).where(secrets.c.hash == bindparam("device")).values(seen_at=bindparam("now"))
DROP_DEVICE: Final = delete(secrets).where(
    secrets.c.hash == bindparam("device"), secrets.c.identity_id == bindparam("who")
)

# Links.

ADD_LINK: Final = insert(device_links)
# Deleting is using: of two who come with the same link, one gets the row.
USE_LINK: Final = (
    delete(device_links)
    .where(device_links.c.hash == bindparam("link"), device_links.c.expires_at > bindparam("now"))
    .returning(device_links.c.identity_id)
)
LINK_OWNER: Final = (
    select(identities.c.id, identities.c.name, identities.c.colour)
    .join(device_links, identities.c.id == device_links.c.identity_id)
    .where(device_links.c.hash == bindparam("link"), device_links.c.expires_at > bindparam("now"))
)
LINKS: Final = select(device_links.c.created_at, device_links.c.expires_at, device_links.c.is_lasting).where(
    device_links.c.identity_id == bindparam("who"), device_links.c.expires_at > bindparam("now")
)
DROP_LINKS: Final = delete(device_links).where(device_links.c.identity_id == bindparam("who"))
DROP_LASTING_LINKS: Final = DROP_LINKS.where(device_links.c.is_lasting)
DROP_SHORT_LINKS: Final = DROP_LINKS.where(~device_links.c.is_lasting)
DROP_OLD_LINKS: Final = delete(device_links).where(device_links.c.expires_at <= bindparam("now"))

# Passkeys.

ADD_PASSKEY: Final = insert(passkeys)
PASSKEYS: Final = (
    select(passkeys).where(passkeys.c.identity_id == bindparam("who")).order_by(passkeys.c.created_at, passkeys.c.id)
)
PASSKEY: Final = (
    select(passkeys, identities.c.name.label("person"), identities.c.colour)
    .join(identities, identities.c.id == passkeys.c.identity_id)
    .where(passkeys.c.id == bindparam("key"))
)
# One that was copied counts for itself: a count that does not rise is seen by whoever comes second.
PASSKEY_USED: Final = (
    update(passkeys)
    .where(passkeys.c.id == bindparam("key"), passkeys.c.sign_count == bindparam("known"))
    .values(sign_count=bindparam("count"), seen_at=bindparam("now"))
    .returning(passkeys.c.id)
)
RENAME_PASSKEY: Final = (
    update(passkeys)
    .where(passkeys.c.id == bindparam("key"), passkeys.c.identity_id == bindparam("who"))
    .values(name=bindparam("called"))
    .returning(passkeys.c.id)
)
DROP_PASSKEY: Final = (
    delete(passkeys)
    .where(passkeys.c.id == bindparam("key"), passkeys.c.identity_id == bindparam("who"))
    .returning(passkeys.c.id)
)
ADD_CHALLENGE: Final = insert(challenges)
USE_CHALLENGE: Final = (
    delete(challenges)
    .where(challenges.c.hash == bindparam("hash"), challenges.c.expires_at > bindparam("now"))
    .returning(challenges.c.hash)
)
DROP_OLD_CHALLENGES: Final = delete(challenges).where(challenges.c.expires_at <= bindparam("now"))

# Lessons.

# The first time counts.
ADD_LESSON: Final = upsert(lessons_done).on_conflict_do_nothing(
    index_elements=[lessons_done.c.identity_id, lessons_done.c.game, lessons_done.c.lesson]
)
LESSONS: Final = select(lessons_done.c.game, lessons_done.c.lesson).where(
    lessons_done.c.identity_id == bindparam("who")
)

# Notes: what somebody has written down for themselves.

_note: Final = upsert(notes)
WRITE_NOTE: Final = _note.on_conflict_do_update(
    index_elements=[notes.c.identity_id, notes.c.table_id],
    set_={"text": _note.excluded.text, "changed_at": _note.excluded.changed_at},
)
_my_note: Final = (notes.c.identity_id == bindparam("who"), notes.c.table_id == bindparam("table"))
DROP_NOTE: Final = delete(notes).where(*_my_note)
NOTE: Final = select(notes.c.text, notes.c.changed_at).where(*_my_note)
NOTES: Final = (
    select(notes.c.table_id, notes.c.text, notes.c.changed_at)
    .where(notes.c.identity_id == bindparam("who"), notes.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(notes.c.table_id)
)

# Being forgotten. Each statement touches rows of its own, so that they are one transaction on every database.

_NO_NAME: Final = literal_column("''", String)
FORGET_SEATS: Final = update(seats).where(seats.c.player_id == bindparam("who")).values(name=_NO_NAME)
# What they had reviewed is there for others.
FORGET_REVIEWS: Final = update(reviews).where(reviews.c.asked_by == bindparam("who")).values(asked_by=_NO_NAME)
FORGET_IDENTITY: Final = (
    update(identities)
    .where(identities.c.id == bindparam("who"))
    .values(name=_NO_NAME, colour=_NO_NAME, forgotten_at=bindparam("now"))
)
FORGET: Final = tuple(
    delete(part).where(part.c.identity_id == bindparam("who"))
    for part in (secrets, device_links, passkeys, holidays, notes, voices, lessons_done, puzzle_tries, solver_ratings)
)
FORGOTTEN: Final = select(identities.c.id, identities.c.forgotten_at).where(
    identities.c.forgotten_at > bindparam("since")
)
