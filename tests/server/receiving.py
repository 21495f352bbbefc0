"""Those who are told, for tests: a push service, a webhook and a mail server on loopback, which read what comes."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PATIENCE = 60.0


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Place:
    """A place on loopback that takes what comes. `answer` says with which status."""

    port: int
    got: list[Any] = field(default_factory=list)
    answer: Callable[[int], int] = lambda number: 201
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, what: Any) -> int:
        async with self.news:
            self.got.append(what)
            self.news.notify_all()
        return self.answer(len(self.got))

    async def until(self, number: int) -> list[Any]:
        """All that came, once so many have."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: len(self.got) >= number)
        return list(self.got)


@asynccontextmanager
async def web_place() -> AsyncIterator[Place]:
    """Takes requests."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            status = await place.take(Request(head[0].split(" ")[1], headers, body))
            extra = "Location: http://127.0.0.1:1/\r\n" if 300 <= status < 400 else ""
            writer.write(f"HTTP/1.1 {status} Whatever\r\n{extra}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    place = Place(server.sockets[0].getsockname()[1])
    try:
        yield place
    finally:
        server.close()


@asynccontextmanager
async def mail_place() -> AsyncIterator[Place]:
    """Takes mails, as a server of the host does. `answer` 550 refuses the recipient, 451 for now."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        try:
            say("220 here")
            while line := (await reader.readline()).decode().strip():
                word = line.upper().split(" ")[0]
                if word == "DATA":
                    say("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    mail = email.message_from_bytes(data[:-3], policy=email.policy.default)
                    code = await place.take(mail)
                    say("250 taken" if code < 400 else f"{code} no")
                elif word == "QUIT":
                    say("221 bye")
                    break
                else:
                    say("250 well")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    place = Place(server.sockets[0].getsockname()[1])
    try:
        yield place
    finally:
        server.close()


def parts_of(mail: EmailMessage) -> tuple[str, str]:
    """The plain text of a mail, and its HTML."""
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    return plain.get_content(), html.get_content()


class Browser:
    """The side of a browser: its keys, and how it reads what the push service hands on."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes!!!"
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = self._key.public_key().public_bytes(*form)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text(self.public), "auth": text(self._auth)}

    def read(self, body: bytes) -> Any:
        """As RFC 8188 and RFC 8291 say, from the other end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert len(body) <= size + 21 + length
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        keying = _derive(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _derive(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(keying, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def check_vapid(header: str, audience: str) -> dict[str, Any]:
    """The claims of whoever pushed, which they have signed for that audience with the key they name."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = said["t"].split(".")
    raw = unpacked(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(said["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unpacked(claims))
    assert found["aud"] == audience
    return found


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
