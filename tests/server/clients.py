"""People whose connection breaks at any moment: each sits at a table by socket, plays random turns, keeps what it was
told, and sends again what was not answered. What they hold at the end is what a server must not have lost.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.playing import Json, Refused, answer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from greatplains.core.rng import Rng

# The server is being started again, or cannot reach its database. Everything else would be a fault.
_COME_BACK = (1006, 1012, 1013)
_SEND_AGAIN = ("database", "busy")
_NO_SERVER = (502, 504)  # says a proxy
_PAUSE = 0.05
_LONGEST_PAUSE = 0.8
_BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage)


async def wait(pause: float) -> float:
    """Before one tries again; how long to wait the next time, so that a server that starts is not run over."""
    await asyncio.sleep(pause)
    return min(2 * pause, _LONGEST_PAUSE)


@dataclass
class Person:
    """An identity, and the addresses of the servers; it goes on to the next when one does not answer."""

    token: str
    id: str
    addresses: list[str]

    def address(self, attempt: int) -> str:
        return self.addresses[attempt % len(self.addresses)]

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """A request by HTTP, sent again until it is answered."""
        attempt, pause = 0, _PAUSE
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            try:
                async with httpx.AsyncClient(verify=False, trust_env=False, headers=headers, timeout=None) as http:
                    said = await http.request(method, f"{self.address(attempt)}/api{path}", json=data)
                if said.status_code not in _NO_SERVER:
                    return answer(said)
            except (httpx.NetworkError, httpx.RemoteProtocolError):
                pass
            except Refused as refused:
                if refused.code not in _SEND_AGAIN:
                    raise
            attempt += 1
            pause = await wait(pause)


@dataclass(frozen=True)
class Command:
    """Something that was sent under a key; `text` is what must be in its event."""

    kind: str
    key: str
    text: str
    turn: int | None = None
    from_draft: bool = False  # sent without its text at first

    def message(self, is_again: bool) -> Json:
        """Sent again it always says its text: the draft may have died with the server."""
        text = {} if self.from_draft and not is_again else {"text": self.text}
        turn = {} if self.turn is None else {"turn": self.turn}
        return {"type": self.kind, "key": self.key, **turn, **text}


@dataclass
class Client:
    """One person at one table until the game is over."""

    person: Person
    table: str
    rng: Rng
    tell: Callable[[], None]  # called at each acknowledgement
    known: list[Json] = field(default_factory=list)  # the events, from the first on
    sent: dict[str, Command] = field(default_factory=dict)
    acknowledged: dict[str, Json] = field(default_factory=dict)
    connections: int = 0
    sent_again: int = 0
    were_stored: int = 0  # of those sent again: the answer was lost, not the turn
    drafted_again: int = 0
    _sight: Json = field(default_factory=dict)
    _waiting: Command | None = None
    _drafting: int | None = None  # the turn
    _steps: list[int] = field(default_factory=list)

    async def play(self) -> None:
        """Until the game is over and all that was sent is answered, through as many connections as it takes."""
        attempt, pause = 0, _PAUSE
        while not self._is_over:
            try:
                async with _socket(self.person, self.table, attempt) as socket:
                    self.connections += 1
                    pause = _PAUSE
                    await self._stay(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                if code not in _COME_BACK:
                    raise
            except _BROKEN:
                pass
            attempt += 1
            pause = await wait(pause)

    async def look_on(self) -> None:
        """Sit there and hear, until told otherwise."""
        async with _socket(self.person, self.table, 0) as socket:
            await _send(socket, type="hello", last_seq=0)
            async for _ in socket:
                pass

    @property
    def _is_over(self) -> bool:
        return self._sight.get("status") == "finished" and self._waiting is None

    async def _stay(self, socket: ClientConnection) -> None:
        await _send(socket, type="hello", last_seq=len(self.known))
        is_welcome = False  # the hello itself may be refused while the database is away
        while not self._is_over:
            message: Json = json.loads(await socket.recv())
            match message["type"]:
                case "welcome":
                    is_welcome = True
                    self._learn(message["events"])
                    self._sight = message["sight"]
                    await self._resume(socket)
                case "update":
                    self._learn(message["events"])
                    self._sight = message.get("sight", self._sight)
                case "draft":
                    await self._go_on(socket, message)
                case "ack":
                    await self._note(socket, message)
                case "refused":
                    assert message["problem"]["code"] in _SEND_AGAIN, message["problem"]
                    if not is_welcome or self._waiting is None:
                        return  # begin anew with hello
                    await asyncio.sleep(_PAUSE)
                    await self._resume(socket)
            await self._move(socket)

    def _learn(self, numbered: list[Json]) -> None:
        """Every event comes once and in order, over however many connections."""
        for event in numbered:
            assert event["seq"] == len(self.known) + 1, f"event {event['seq']} after {len(self.known)}"
            self.known.append(event["event"])

    async def _resume(self, socket: ClientConnection) -> None:
        """Send again what was not answered, or the steps of the draft."""
        if self._waiting is not None:
            self.sent_again += 1
            turns = [event["turn"] for event in self.known if event["kind"] == "turn"]
            self.were_stored += self._waiting.turn in turns
            await _send(socket, **self._waiting.message(is_again=True))
        elif self._drafting is not None:
            self.drafted_again += 1
            await _send(socket, type="undo_all")
            for step in self._steps:
                await _send(socket, type="step", step=step)

    async def _move(self, socket: ClientConnection) -> None:
        """Begin to draft, if it is our turn."""
        sight = self._sight
        is_free = self._waiting is None and self._drafting is None
        if is_free and sight and sight["to_move"] in sight["mine"]:
            self._drafting = sight["turn"]
            await self._step(socket, sight["legal"])

    async def _step(self, socket: ClientConnection, legal: list[Json]) -> None:
        step = legal[self.rng.below(len(legal))]["step"]
        self._steps.append(step)
        await _send(socket, type="step", step=step)

    async def _go_on(self, socket: ClientConnection, draft: Json) -> None:
        if self._drafting is None or [step["step"] for step in draft["steps"]] != self._steps:
            return  # an answer to one of several messages
        if draft["text"] is None:
            await self._step(socket, draft["legal"])
            return
        turn, self._drafting, self._steps = self._drafting, None, []
        assert draft["turn"] == turn
        await self._command(socket, "commit", draft["text"], turn, from_draft=bool(self.rng.below(2)))

    async def _command(
        self, socket: ClientConnection, kind: str, text: str, turn: int | None = None, from_draft: bool = False
    ) -> None:
        command = Command(kind, f"{self.table}-{len(self.sent)}", text, turn, from_draft)
        self.sent[command.key] = self._waiting = command
        await _send(socket, **command.message(is_again=False))

    async def _note(self, socket: ClientConnection, ack: Json) -> None:
        self.tell()
        known = self.acknowledged.setdefault(ack["key"], ack)
        assert known == ack, "two answers to one command"
        if self._waiting is None or self._waiting.key != ack["key"]:
            return
        was_turn, self._waiting = self._waiting.turn is not None, None
        if was_turn and self.rng.below(20) == 0:
            await self._command(socket, "chat", f"turn {ack['turn']} of {self.table}")


@asynccontextmanager
async def _socket(person: Person, table: str, attempt: int) -> AsyncIterator[ClientConnection]:
    address = person.address(attempt).replace("http", "ws", 1)
    headers = {"authorization": f"Bearer {person.token}"}
    async with connect(
        f"{address}/api/tables/{table}/socket", additional_headers=headers, max_size=None, proxy=None, open_timeout=None
    ) as socket:
        yield socket


async def _send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))
