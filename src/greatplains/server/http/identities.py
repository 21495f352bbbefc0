"""Who somebody is: a random secret in a cookie, of which only the hash is stored, a name and a colour. No passwords."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from hashlib import sha256
from typing import Final, NamedTuple

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import NotFound, Unauthorized
from greatplains.server.domain.texts import check_colour, check_name
from greatplains.server.store import Store

COOKIE: Final = "greatplains"
# Under TLS: a browser takes a cookie of this name from nobody but this very host, over TLS, and for all of its paths.
HOST_COOKIE: Final = f"__Host-{COOKIE}"
COOKIE_SECONDS: Final = 2 * 365 * 24 * 3600
_LASTING_SECONDS: Final = 20 * 365 * 24 * 3600.0

_ID_BYTES: Final = 9
_SECRET_BYTES: Final = 32
_TOKEN: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})")
_COLOURS: Final = ("#b5482f", "#2f6f8f", "#5c7f3a", "#8a5a9e", "#c08a2e", "#3f7f77")
# A name that was changed through another process, or a device that was signed out there, is seen here after this many
# seconds.
_REMEMBER_SECONDS: Final = 30.0
_MOST_REMEMBERED: Final = 10_000
# When a device was used is noted no more often than this.
_NOTE_SECONDS: Final = 3600.0
# Of somebody who has more, that which was not used for longest is signed out.
_MOST_DEVICES: Final = 50
# Enough of a hash to tell one's devices apart, and nothing to sign in with.
_SHOWN_OF_HASH: Final = 16


class ShownDevice(NamedTuple):
    """A device as its owner sees it; `seen_at` is right to an hour or so."""

    id: str
    label: str
    added_at: float
    seen_at: float
    is_this: bool


class Identities:
    """Makes guests, recognises them, and signs their devices in and out."""

    def __init__(self, store: Store, link_minutes: float) -> None:
        self._people = store.people
        self._link_minutes = link_minutes
        self._remembered: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._seen: dict[str, float] = {}  # devices that were used, to be noted with the next housekeeping

    async def make_guest(self, name: str | None, colour: str | None, label: str = "") -> tuple[Person, str]:
        """A new guest, and the token that proves it; the token cannot be had again."""
        person = Person(
            secrets.token_urlsafe(_ID_BYTES),
            check_name(name if name is not None else f"Guest {secrets.randbelow(9000) + 1000}"),
            check_colour(colour if colour is not None else secrets.choice(_COLOURS)),
        )
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        await self._people.add_guest(person, _hash(secret), label, time.time())
        return person, f"{person.id}.{secret}"

    async def recognise(self, token: str) -> Person | None:
        """Whoever holds this token; None if nobody does."""
        match = _TOKEN.fullmatch(token)
        if match is None:
            return None
        hashed = _hash(match[2])
        remembered = self._remembered.get(hashed)
        if remembered and time.monotonic() - remembered[0] < _REMEMBER_SECONDS and remembered[1].id == match[1]:
            return remembered[1]
        found = await self._people.find(match[1], hashed)
        if found is None:
            self._remembered.pop(hashed, None)
            return None
        person, seen_at = found
        if abs(time.time() - seen_at) > _NOTE_SECONDS and len(self._seen) < _MOST_REMEMBERED:
            self._seen[hashed] = time.time()
        self._remember(hashed, person)
        return person

    async def change(self, person: Person, name: str | None, colour: str | None) -> Person:
        """Another name or colour. At tables where somebody sits already the old one stays in the events."""
        changed = Person(
            person.id,
            check_name(name) if name is not None else person.name,
            check_colour(colour) if colour is not None else person.colour,
        )
        await self._people.rename(changed)
        for hashed, (then, known) in list(self._remembered.items()):
            if known.id == person.id:
                self._remembered[hashed] = (then, changed)
        return changed

    # Devices.

    async def sign_in(self, person: Person, label: str) -> str:
        """A token for another device of somebody who has proved who they are, in whatever way."""
        secret, now = secrets.token_urlsafe(_SECRET_BYTES), time.time()
        await self._people.add_device(person.id, _hash(secret), label, now)
        devices = await self._people.devices(person.id)
        if len(devices) > _MOST_DEVICES:
            oldest = sorted(devices, key=lambda device: device.seen_at)[: len(devices) - _MOST_DEVICES]
            await self._sign_out(person, [device.hash for device in oldest])
        return f"{person.id}.{secret}"

    async def devices(self, person: Person, this: str) -> list[ShownDevice]:
        """Those of somebody, this one first and then the last used."""
        found = [
            ShownDevice(
                device.hash[:_SHOWN_OF_HASH],
                device.label,
                device.created_at,
                max(device.created_at, device.seen_at, self._seen.get(device.hash, 0.0)),
                device.hash == this,
            )
            for device in await self._people.devices(person.id)
        ]
        return sorted(found, key=lambda device: (not device.is_this, -device.seen_at))

    async def sign_out(self, person: Person, device_id: str) -> list[str]:
        """One of somebody's devices; the hashes of what was signed out."""
        devices = await self._people.devices(person.id)
        return await self._sign_out(person, [one.hash for one in devices if one.hash[:_SHOWN_OF_HASH] == device_id])

    async def sign_out_others(self, person: Person, this: str) -> list[str]:
        """All but this one, and no link that is on its way makes another. The way back stays."""
        await self._people.drop_short_links(person.id)
        others = [device.hash for device in await self._people.devices(person.id) if device.hash != this]
        return await self._sign_out(person, others) if others else []

    async def note_seen(self) -> None:
        """Write down which devices were used; called once in a while, so that no request has to write."""
        seen, self._seen = self._seen, {}
        await self._people.note_seen(seen)

    def forget_devices(self, hashes: list[str]) -> None:
        """They are signed out: at once in this process, soon in others."""
        for hashed in hashes:
            self._remembered.pop(hashed, None)
            self._seen.pop(hashed, None)

    def forget_people(self, people: Collection[str]) -> None:
        """They are nobody any more: at once in this process, soon in others."""
        self.forget_devices([hashed for hashed, (_, person) in self._remembered.items() if person.id in people])

    async def _sign_out(self, person: Person, hashes: list[str]) -> list[str]:
        if not hashes:
            raise NotFound(problems.NO_DEVICE)
        await self._people.drop_devices(person.id, hashes)
        self.forget_devices(hashes)
        return hashes

    # Links.

    async def make_link(self, person: Person, is_lasting: bool = False) -> tuple[str, float]:
        """A token that another device can use once, and when it expires. One that lasts is a way back, to be kept; it
        takes the place of the one before."""
        token, now = secrets.token_urlsafe(_SECRET_BYTES), time.time()
        expires = now + (_LASTING_SECONDS if is_lasting else self._link_minutes * 60)
        await self._people.add_link(person.id, _hash(token), expires, now, is_lasting)
        return token, expires

    async def way_back(self, person: Person) -> float | None:
        """When the way back of somebody was made; None if there is none."""
        links = await self._people.links(person.id, time.time())
        return next((link.created_at for link in links if link.is_lasting), None)

    async def drop_way_back(self, person: Person) -> None:
        """What was written down opens nothing any more."""
        await self._people.drop_lasting_links(person.id)

    async def link_owner(self, token: str) -> Person:
        """Whom a link would make this device, so that somebody can be asked before it does."""
        person = await self._people.link_owner(_hash(token), time.time())
        if person is None:
            raise Unauthorized(problems.LINK)
        return person

    async def use_link(self, token: str, label: str = "") -> tuple[Person, str]:
        """The identity of the link, with a secret of its own for this device."""
        person = await self._people.use_link(_hash(token), time.time())
        if person is None:
            raise Unauthorized(problems.LINK)
        return person, await self.sign_in(person, label)

    def _remember(self, hashed: str, person: Person) -> None:
        self._remembered[hashed] = (time.monotonic(), person)
        self._remembered.move_to_end(hashed)
        if len(self._remembered) > _MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def device_of(token: str) -> str:
    """What is kept of a token's secret: the device."""
    return _hash(token.partition(".")[2])


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
