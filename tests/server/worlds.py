"""Servers without a network, where every byte that leaves is written down by who got it, and nothing is left to chance.

A world is played by a script: a list of things that people ask, one after the other. The same script in a second world
with another shuffle shows what the shuffle has changed for whom.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.server.playing import PATIENCE

from greatplains.server.assembly import Server
from greatplains.server.domain import decisions
from greatplains.server.domain.shuffle import Deal
from greatplains.server.http.app import make_app
from greatplains.server.running import opened
from greatplains.server.settings import Settings

Json = dict[str, Any]
NOW = 1_700_000_000.0

SOCKET = "socket"
# Somebody's name, and one of their sockets or HTTP. Between two of them nothing is in order.
Channel = tuple[str, str]


@dataclass(frozen=True)
class Ask:
    """One thing that somebody asks. `by` is a person's name, `way` a socket's name or a method of HTTP."""

    by: str
    way: str
    what: str
    body: str = ""
    is_draft: bool = False


@dataclass
class Fate:
    """Takes the place of chance: ids and secrets are counted, the clock stands still, the shuffle is chosen."""

    deal: Deal | None = None
    count: int = 0
    made: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)  # the server's parts of shuffles

    def begin(self, deal: Deal) -> None:
        self.deal, self.count = deal, 0
        self.made.clear()
        self.parts.clear()

    def token(self, length: int) -> bytes:
        self.count += 1
        return (sha256(f"token {self.count}".encode()).digest() * 4)[:length]

    def token_urlsafe(self, length: int = 32) -> str:
        made = urlsafe_b64encode(self.token(length)).decode().rstrip("=")
        self.made.append(made)
        return made

    def token_hex(self, length: int = 32) -> str:
        made = self.token(length).hex()
        self.parts.append(made)
        return made

    def rule(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(secrets, "token_urlsafe", self.token_urlsafe)
        patch.setattr(secrets, "token_hex", self.token_hex)
        patch.setattr(secrets, "randbelow", lambda most: 0)
        patch.setattr(secrets, "choice", lambda things: things[0])
        patch.setattr(time, "time", lambda: NOW)
        patch.setattr(decisions, "new_deal", lambda *_: self.deal)


class Wire:
    """One socket, spoken to without a network."""

    def __init__(self, world: World, channel: Channel, headers: list[tuple[bytes, bytes]], table: str) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self._pongs = 0
        self._changed = asyncio.Event()
        self._coming: asyncio.Queue[Json] = asyncio.Queue()
        self._world, self._channel = world, channel
        scope = _scope("websocket", f"/api/tables/{table}/socket", headers)
        self._coming.put_nowait({"type": "websocket.connect"})

        async def talk() -> None:
            await world.app(scope, self._coming.get, self._send)

        self.task = asyncio.create_task(talk())

    async def ask(self, data: str | bytes) -> None:
        """Send it, and wait until it is answered, and all that was sent before."""
        waited = self._pongs + 1
        self._coming.put_nowait(_frame(data))
        self._coming.put_nowait(_frame('{"type":"ping"}'))
        async with asyncio.timeout(PATIENCE):
            while self._pongs < waited and self.closed is None:
                self._changed.clear()
                if self.task.done():
                    self.task.result()
                    raise AssertionError("the socket ended without a word")
                await self._changed.wait()

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self.task

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message["text"]
            if text == '{"type":"pong"}':
                self._pongs += 1
            else:
                self.sent.append(text)
                self._world.note(self._channel, text.encode())
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._world.note(self._channel, f"close {message['code']} {message.get('reason')}".encode())
        self._changed.set()


class World:
    """One server, its people, and what each of them was sent."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.app = make_app(server)
        self.script: list[Ask] = []
        self.heard: dict[Channel, list[bytes]] = {}
        self.tokens: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.table = ""
        self._wires: dict[Channel, Wire] = {}

    def note(self, channel: Channel, data: bytes) -> None:
        self.heard.setdefault(channel, []).append(data)

    async def arrive(self, name: str) -> None:
        """A guest of that name."""
        made = await self._http(name, "POST", "/api/guests", json.dumps({"name": name}))
        self.tokens[name], self.ids[name] = made["token"], made["person"]["id"]

    async def ask(self, ask: Ask) -> Any:
        """Do what the script says; the answer, for whoever writes the script."""
        self.script.append(ask)
        if ask.way.startswith(SOCKET):
            return await self.send(ask.by, ask.way, ask.what)
        return await self._http(ask.by, ask.way, ask.what, ask.body)

    async def send(self, by: str, way: str, data: str | bytes) -> list[Json]:
        """Send it on a socket that is opened at need; all that has come back by then."""
        wire = self._wires.get((by, way))
        if wire is None or wire.closed is not None:
            wire = self._wires[by, way] = Wire(self, (by, way), self._headers(by), self.table)
        before = len(wire.sent)
        await wire.ask(data)
        return [json.loads(text) for text in wire.sent[before:]]

    async def perform(self, script: Sequence[Ask]) -> None:
        for ask in script:
            await self.ask(ask)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything that was sent has arrived."""
        for wire in self._wires.values():
            if wire.closed is None:
                await wire.ask('{"type":"ping"}')

    async def close(self) -> None:
        for wire in self._wires.values():
            await wire.close()

    def said_to(self, name: str) -> bytes:
        """All that somebody was sent."""
        return b"\n".join(data for (who, _), all_data in self.heard.items() if who == name for data in all_data)

    @property
    def messages(self) -> int:
        """How many messages and answers were sent, to everybody."""
        return sum(map(len, self.heard.values()))

    def messages_to(self, names: Sequence[str]) -> int:
        """How many of them to these people."""
        return sum(len(all_data) for (who, _), all_data in self.heard.items() if who in names)

    async def _http(self, name: str, method: str, path: str, body: str) -> Any:
        status, headers, data = await http(self.app, method, path, self._headers(name), body.encode())
        lines = b"\r\n".join(key + b": " + value for key, value in sorted(headers))
        self.note((name, "http"), b"%d\r\n%s\r\n%s" % (status, lines, data))
        is_json = dict(headers).get(b"content-type", b"").startswith(b"application/json")
        return json.loads(data) if is_json and data else None

    def _headers(self, name: str) -> list[tuple[bytes, bytes]]:
        return [(b"authorization", f"Bearer {self.tokens[name]}".encode())] if name in self.tokens else []


@asynccontextmanager
async def world(settings: Settings) -> AsyncIterator[World]:
    async with opened(settings) as server:
        made = World(server)
        try:
            yield made
        finally:
            await made.close()


async def http(
    app: Any, method: str, path: str, headers: Sequence[tuple[bytes, bytes]] = (), body: bytes = b"", **scope: Any
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """One request to the application: status, headers and body."""
    sent: list[Any] = []
    coming = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if coming:
            return coming.pop()
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    if body:
        headers = [*headers, (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    async with asyncio.timeout(PATIENCE):
        await app(_scope("http", path, headers) | {"method": method, **scope}, receive, send)
    data = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    return sent[0]["status"], list(sent[0]["headers"]), data


def query(path: str, **parameters: Any) -> str:
    return f"{path}?{urlencode(parameters)}"


def _scope(kind: str, path: str, headers: Sequence[tuple[bytes, bytes]]) -> Json:
    path, _, asked = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": asked.encode(),
        "headers": [(b"host", b"plains.test"), *headers],
        "client": ("192.0.2.1", 50000),
        "server": ("plains.test", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


def _frame(data: str | bytes) -> Json:
    kind, other = ("text", "bytes") if isinstance(data, str) else ("bytes", "text")
    return {"type": "websocket.receive", kind: data, other: None}
