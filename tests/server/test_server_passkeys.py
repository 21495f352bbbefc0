"""Passkeys: made, used on another device, named, removed; and nothing else opens anything. The authenticator is one of
our own, made from the specification (https://www.w3.org/TR/webauthn-2), with none of the server's library."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, answer, browser, running

from greatplains.core.errors import GreatPlainsError
from greatplains.server.http.passkeys import MOST, site_of
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Authenticator:
    """Has one key, and signs what a page asks it to."""

    origin: str
    site: str = "localhost"
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    count: int = 0

    def create(self, options: Json) -> Json:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + attested}
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": text(said), "attestationObject": text(cbor2.dumps(made))})

    def get(self, options: Json) -> Json:
        self.count += 1
        said, data = self._said("webauthn.get", options["challenge"]), self._data(0x05)
        signed = self.key.sign(data + sha256(said).digest(), ECDSA(SHA256()))
        answered = {"clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signed)}
        return self._credential(answered)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _credential(self, response: Json) -> Json:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


@pytest.fixture
def home(server: Running) -> Running:
    """The same server by a name, which passkeys need."""
    return replace(server, address=server.address.replace("127.0.0.1", "localhost"))


async def add(guest: Guest, key: Authenticator, name: str = "Laptop") -> Any:
    options = (await guest.post("/me/passkeys/options"))["options"]
    return await guest.post("/me/passkeys", name=name, credential=key.create(options))


async def sign_in(at: Running, key: Authenticator) -> Any:
    async with browser(at) as http:
        options = answer(await http.post("/api/passkeys/options"))["options"]
        return answer(await http.post("/api/passkeys", json={"credential": key.get(options)}))


async def test_a_passkey_opens_the_identity_on_another_device(guest: MakeGuest, home: Running) -> None:
    ann, key = await guest("Ann", home), Authenticator(home.address)
    made = await add(ann, key)
    assert (made["name"], made["site"]) == ("Laptop", "localhost")
    assert (await sign_in(home, key))["person"] == ann.person
    signed_in = await sign_in(home, key)
    assert signed_in["person"] == ann.person
    elsewhere = Guest(home, signed_in["token"], signed_in["person"])
    assert len((await elsewhere.get("/me/devices"))["devices"]) == 3
    await elsewhere.http.aclose()


async def test_several_are_named_and_removed(guest: MakeGuest, home: Running) -> None:
    ann, bob = await guest("Ann", home), await guest("Bob", home)
    first, second = Authenticator(home.address), Authenticator(home.address)
    one, other = await add(ann, first), await add(ann, second, "Phone")
    await ann.http.patch(f"/api/me/passkeys/{one['id']}", json={"name": "Old laptop"})
    assert [key["name"] for key in await ann.get("/me/passkeys")] == ["Old laptop", "Phone"]
    with pytest.raises(Refused) as refused:
        await bob.delete(f"/me/passkeys/{other['id']}")
    assert refused.value.status == 404
    await ann.delete(f"/me/passkeys/{other['id']}")
    with pytest.raises(Refused) as refused:
        await sign_in(home, second)
    assert (refused.value.status, refused.value.code) == (401, "passkey")
    assert (await sign_in(home, first))["person"] == ann.person


async def test_what_was_signed_for_another_site_opens_nothing(guest: MakeGuest, home: Running) -> None:
    ann, key = await guest("Ann", home), Authenticator(home.address)
    await add(ann, key)
    for wrong in (
        replace(key, origin="http://evil.localhost:1"),
        replace(key, site="evil.example"),
        replace(key, key=generate_private_key(SECP256R1())),
        replace(key, id=b"unknown"),
    ):
        with pytest.raises(Refused) as refused:
            await sign_in(home, wrong)
        assert (refused.value.status, refused.value.code) == (401, "passkey")


async def test_an_answer_counts_once_and_for_what_was_asked(guest: MakeGuest, home: Running) -> None:
    ann, bob, key = await guest("Ann", home), await guest("Bob", home), Authenticator(home.address)
    await add(ann, key)
    async with browser(home, headers={"origin": home.address}) as http:
        options = answer(await http.post("/api/passkeys/options"))["options"]
        credential = key.get(options)
        assert (await http.post("/api/passkeys", json={"credential": credential})).is_success
        assert (await http.post("/api/passkeys", json={"credential": credential})).status_code == 401
        # What was asked to add a key signs nobody in, and what one was asked adds none to another.
        for_adding = (await bob.post("/me/passkeys/options"))["options"]
        assert (await http.post("/api/passkeys", json={"credential": key.get(for_adding)})).status_code == 401
        for_bob = (await bob.post("/me/passkeys/options"))["options"]
        with pytest.raises(Refused):
            await ann.post("/me/passkeys", name="x", credential=Authenticator(home.address).create(for_bob))
        with pytest.raises(Refused) as refused:
            await add(bob, key)
        assert (refused.value.status, refused.value.code) == (409, "passkey_known")


async def test_a_copy_that_counts_for_itself_is_refused(guest: MakeGuest, home: Running) -> None:
    ann, key = await guest("Ann", home), Authenticator(home.address)
    await add(ann, key)
    copy = replace(key)
    await sign_in(home, key)
    await sign_in(home, key)
    with pytest.raises(Refused) as refused:
        await sign_in(home, copy)
    assert refused.value.code == "passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 5, "response": None},
        {"id": "x", "response": {"clientDataJSON": "!!"}},
        {"id": "x", "response": {"clientDataJSON": text(b'{"challenge": 5}')}},
        {"id": "x" * 60_000, "response": {"clientDataJSON": text(b'{"challenge": "AAAA"}')}},
    ],
)
async def test_whatever_a_stranger_sends_is_a_no(home: Running, credential: Json) -> None:
    async with browser(home) as http:
        said = await http.post("/api/passkeys", json={"credential": credential})
        assert (said.status_code, said.json()["code"]) == (401, "passkey")


async def test_broken_keys_are_a_no(guest: MakeGuest, home: Running) -> None:
    ann = await guest("Ann", home)
    for damage in (b"", b"\xff" * 200, cbor2.dumps({"fmt": "tpm", "attStmt": {}, "authData": bytes(300)})):
        options = (await ann.post("/me/passkeys/options"))["options"]
        credential = Authenticator(home.address).create(options)
        credential["response"]["attestationObject"] = text(damage)
        with pytest.raises(Refused) as refused:
            await ann.post("/me/passkeys", name="x", credential=credential)
        assert (refused.value.status, refused.value.code) == (401, "passkey")


async def test_nobody_gathers_them_without_end(guest: MakeGuest, home: Running) -> None:
    ann = await guest("Ann", home)
    for _ in range(MOST):
        await add(ann, Authenticator(home.address))
    with pytest.raises(Refused) as refused:
        await add(ann, Authenticator(home.address))
    assert (refused.value.status, refused.value.code) == (429, "passkeys")


async def test_an_address_of_numbers_has_no_passkeys(guest: MakeGuest) -> None:
    with pytest.raises(Refused) as refused:
        await (await guest("Ann")).post("/me/passkeys/options")
    assert (refused.value.status, refused.value.code) == (400, "passkey_site")


async def test_a_host_can_say_what_site_it_is(settings: Settings) -> None:
    async with running(replace(settings, site="https://plains.example")) as server:
        ann = await Guest.arrive(server, "Ann")
        key = Authenticator("https://plains.example", "plains.example")
        assert (await add(ann, key))["site"] == "plains.example"
        assert (await sign_in(server, key))["person"] == ann.person
        await ann.http.aclose()


@pytest.mark.parametrize(
    ("configured", "host", "is_secure", "site"),
    [
        ("", "plains.example", True, ("plains.example", "https://plains.example")),
        ("", "Plains.Example:8443", True, ("plains.example", "https://plains.example:8443")),
        ("", "localhost:8420", False, ("localhost", "http://localhost:8420")),
        ("https://plains.example", "10.0.0.1", False, ("plains.example", "https://plains.example")),
        ("", "plains.example", False, None),
        ("", "plains", True, None),
        ("", "10.0.0.1", True, None),
        ("", "[::1]:8420", True, None),
        ("", "[", True, None),
        ("", "", True, None),
    ],
)
def test_what_a_passkey_is_for(configured: str, host: str, is_secure: bool, site: tuple[str, str] | None) -> None:
    if site is not None:
        assert site_of(configured, host, is_secure) == site
        return
    with pytest.raises(GreatPlainsError):
        site_of(configured, host, is_secure)
