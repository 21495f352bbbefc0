"""Passkeys: an authenticator keeps half of a key for this site, and proves it by signing what it is asked to.

What is signed names the site, so a page of another one can do nothing with it. The library is loaded when somebody asks
for the first time: most never do, and it takes a while.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Conflict, NotFound, Refusal, TooMany, Unauthorized
from greatplains.server.domain.texts import check_name
from greatplains.server.http.aside import Aside
from greatplains.server.store import Clash, Passkey, Store

T = TypeVar("T")

NAME: Final = "Great Plains"
MOST: Final = 20
_CHALLENGE_BYTES: Final = 32
_CHALLENGE_SECONDS: Final = 300.0
_SIGN_IN: Final = "sign in"
_LONGEST_NAME: Final = 255


class Site(NamedTuple):
    """What a passkey is for: the name of the host, and the page that may use it."""

    id: str
    origin: str


def site_of(configured: str, host: str, is_secure: bool) -> Site:
    """As the host has set it, or as the browser asked for it: over TLS, or on the machine itself. Whatever a stranger
    writes there, a browser has no key of ours for it."""
    origin = configured or f"{'https' if is_secure else 'http'}://{host.lower()}"
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:
        name = ""
    is_local = name == "localhost" or name.endswith(".localhost")
    if not name or len(name) > _LONGEST_NAME or _is_address(name):
        raise Refusal(problems.PASSKEY_SITE)
    if not is_local and (not origin.startswith("https://") or "." not in name):
        raise Refusal(problems.PASSKEY_SITE)
    return Site(name, origin)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    """Adds them, and signs people in by them."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self._people = store.people
        self._aside = aside

    async def ask_to_add(self, person: Person, site: Site) -> dict[str, Any]:
        """What an authenticator is asked to make a key for."""
        known = await self._people.passkeys(person.id)
        if len(known) >= MOST:
            raise TooMany(problems.PASSKEYS, most=MOST)
        challenge = await self._challenge(person.id)
        return await self._aside.run(_creation_options, person, site, challenge, known)

    async def add(self, person: Person, site: Site, name: str, credential: dict[str, Any]) -> Passkey:
        """Keep the key that was made."""
        name = check_name(name)
        challenge = await self._used_challenge(person.id, credential)
        if len(await self._people.passkeys(person.id)) >= MOST:
            raise TooMany(problems.PASSKEYS, most=MOST)
        made = await self._aside.run(_checked, lambda: _verify_creation(credential, challenge, site))
        now = time.time()
        kept = Passkey(_id(made.credential), person.id, site.id, *made, name, now, now)
        try:
            await self._people.add_passkey(kept)
        except Clash:
            raise Conflict(problems.PASSKEY_KNOWN) from None
        return kept

    async def ask_to_sign_in(self, site: Site) -> dict[str, Any]:
        """What an authenticator is asked to sign; it knows by itself whose key it has."""
        challenge = await self._challenge(_SIGN_IN)
        return await self._aside.run(_request_options, site, challenge)

    async def sign_in(self, site: Site, credential: dict[str, Any]) -> Person:
        """Whoever has the key."""
        challenge = await self._used_challenge(_SIGN_IN, credential)
        found = await self._people.find_passkey(_id(str(credential.get("id", ""))))
        if found is None or found[0].site != site.id:
            raise Unauthorized(problems.PASSKEY)
        passkey, person = found
        count = await self._aside.run(_checked, lambda: _verify_request(credential, challenge, site, passkey))
        # An authenticator that counts and that has counted elsewhere was copied.
        if not await self._people.use_passkey(passkey, count, time.time()):
            raise Unauthorized(problems.PASSKEY)
        return person

    async def all_of(self, person: Person) -> list[Passkey]:
        return await self._people.passkeys(person.id)

    async def rename(self, person: Person, key: str, name: str) -> None:
        if not await self._people.rename_passkey(person.id, key, check_name(name)):
            raise NotFound(problems.PASSKEY)

    async def remove(self, person: Person, key: str) -> None:
        if not await self._people.drop_passkey(person.id, key):
            raise NotFound(problems.PASSKEY)

    async def _challenge(self, purpose: str) -> bytes:
        challenge, now = secrets.token_bytes(_CHALLENGE_BYTES), time.time()
        await self._people.add_challenge(_challenge_hash(purpose, challenge), now + _CHALLENGE_SECONDS, now)
        return challenge

    async def _used_challenge(self, purpose: str, credential: dict[str, Any]) -> bytes:
        """What was signed, if we asked for it, for this purpose, of late and once."""
        challenge = _checked(lambda: _challenge_of(credential))
        if not await self._people.use_challenge(_challenge_hash(purpose, challenge), time.time()):
            raise Unauthorized(problems.PASSKEY)
        return challenge


class _Made(NamedTuple):
    credential: str
    public_key: str
    sign_count: int


def _id(credential: str) -> str:
    return sha256(credential.rstrip("=").encode()).hexdigest()


def _challenge_hash(purpose: str, challenge: bytes) -> str:
    return sha256(purpose.encode() + b"\n" + challenge).hexdigest()


def _checked(work: Callable[[], T]) -> T:
    """Whatever a stranger's bytes lead to in the library, a passkey that cannot be checked opens nothing."""
    try:
        return work()
    except Exception as error:
        raise Unauthorized(problems.PASSKEY) from error


def _challenge_of(credential: dict[str, Any]) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    return base64url_to_bytes(said["challenge"])


def _creation_options(person: Person, site: Site, challenge: bytes, known: list[Passkey]) -> dict[str, Any]:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers import structs as w

    options = generate_registration_options(
        rp_id=site.id,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        challenge=challenge,
        authenticator_selection=w.AuthenticatorSelectionCriteria(
            resident_key=w.ResidentKeyRequirement.REQUIRED,
            user_verification=w.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            w.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential))
            for one in known
            if one.site == site.id
        ],
    )
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def _request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_authentication_options, options_to_json

    made: dict[str, Any] = json.loads(
        options_to_json(generate_authentication_options(rp_id=site.id, challenge=challenge))
    )
    return made


def _verify_creation(credential: dict[str, Any], challenge: bytes, site: Site) -> _Made:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    made = verify_registration_response(
        credential=credential, expected_challenge=challenge, expected_rp_id=site.id, expected_origin=site.origin
    )
    return _Made(
        bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key), made.sign_count
    )


def _verify_request(credential: dict[str, Any], challenge: bytes, site: Site, passkey: Passkey) -> int:
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    verified = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.id,
        expected_origin=site.origin,
        credential_public_key=base64url_to_bytes(passkey.public_key),
        credential_current_sign_count=passkey.sign_count,
    )
    return int(verified.new_sign_count)
