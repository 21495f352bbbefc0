"""Who somebody is: a random secret in a cookie, of which only the hash is stored, a name and a colour. No passwords."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Unauthorized
from greatplains.server.domain.texts import check_colour, check_name
from greatplains.server.store import Store

COOKIE: Final = "greatplains"
COOKIE_SECONDS: Final = 2 * 365 * 24 * 3600
_LASTING_SECONDS: Final = 20 * 365 * 24 * 3600.0

_ID_BYTES: Final = 9
_SECRET_BYTES: Final = 32
_TOKEN: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})")
_COLOURS: Final = ("#b5482f", "#2f6f8f", "#5c7f3a", "#8a5a9e", "#c08a2e", "#3f7f77")
# A name that was changed through another process is seen here after this many seconds.
_REMEMBER_SECONDS: Final = 30.0
_MOST_REMEMBERED: Final = 10_000


class Identities:
    """Makes guests, and recognises them."""

    def __init__(self, store: Store, link_minutes: float) -> None:
        self._store = store
        self._link_minutes = link_minutes
        self._remembered: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def make_guest(self, name: str | None, colour: str | None) -> tuple[Person, str]:
        """A new guest, and the token that proves it; the token cannot be had again."""
        person = Person(
            secrets.token_urlsafe(_ID_BYTES),
            check_name(name if name is not None else f"Guest {secrets.randbelow(9000) + 1000}"),
            check_colour(colour if colour is not None else secrets.choice(_COLOURS)),
        )
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        await self._store.add_guest(person, _hash(secret), time.time())
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
        person = await self._store.find_person(match[1], hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def change(self, person: Person, name: str | None, colour: str | None) -> Person:
        """Another name or colour. At tables where somebody sits already the old one stays in the events."""
        changed = Person(
            person.id,
            check_name(name) if name is not None else person.name,
            check_colour(colour) if colour is not None else person.colour,
        )
        await self._store.rename(changed)
        for hashed, (then, known) in list(self._remembered.items()):
            if known.id == person.id:
                self._remembered[hashed] = (then, changed)
        return changed

    async def make_link(self, person: Person, is_lasting: bool = False) -> tuple[str, float]:
        """A token that another device can use once, and when it expires. One that lasts is a way back, to be kept."""
        token, now = secrets.token_urlsafe(_SECRET_BYTES), time.time()
        expires = now + (_LASTING_SECONDS if is_lasting else self._link_minutes * 60)
        await self._store.add_link(person.id, _hash(token), expires, now)
        return token, expires

    async def link_owner(self, token: str) -> Person:
        """Whom a link would make this device, so that somebody can be asked before it does."""
        person = await self._store.link_owner(_hash(token), time.time())
        if person is None:
            raise Unauthorized(problems.LINK)
        return person

    async def use_link(self, token: str) -> tuple[Person, str]:
        """The identity of the link, with a secret of its own for this device."""
        now = time.time()
        person = await self._store.use_link(_hash(token), now)
        if person is None:
            raise Unauthorized(problems.LINK)
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        await self._store.add_secret(person.id, _hash(secret), now)
        return person, f"{person.id}.{secret}"

    def _remember(self, hashed: str, person: Person) -> None:
        self._remembered[hashed] = (time.monotonic(), person)
        self._remembered.move_to_end(hashed)
        if len(self._remembered) > _MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
