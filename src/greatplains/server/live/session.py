"""One socket a table: hello, then steps, turns and words in; views, events and answers out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from greatplains.core.draft import Draft
from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain import problems, sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Refusal, Unauthorized, problem
from greatplains.server.domain.shapes import Receipt, Sight, encode
from greatplains.server.domain.table import Table
from greatplains.server.live import messages as ms
from greatplains.server.live.hub import Connection, Hub
from greatplains.server.live.service import TableService
from greatplains.server.live.updates import Shows, welcome
from greatplains.server.metrics import Metrics
from greatplains.server.tasks import stop

TRY_AGAIN: Final = 1013  # the database is away; the token may be good all the same
SLOW: Final = 4001  # the reader was too slow: connect again and say hello
REFUSED: Final = 4401
UNKNOWN_TABLE: Final = 4404
TOO_MANY: Final = 4429

Handler = Callable[["Session", Any], Awaitable[None]]
# Counts a message of an identity from an address, or refuses it.
Count = Callable[[str | None, str], None]
# Counts a message for more than one, after it was answered.
Charge = Callable[[str | None, str, float], None]

_PAUSE_SECONDS: Final = 0.2
# A welcome costs by its size: that of a new table is a few thousand bytes, that of one full of chat millions. Another
# hello on the same socket is seldom needed.
_BYTES_A_MESSAGE: Final = 20_000
_COST_OF_ANOTHER: Final = 10.0


class Wire(Protocol):
    """The socket itself."""

    def receive(self) -> Awaitable[Any]:
        """The next message, or that there will be no more, as ASGI tells it."""
        ...

    def is_gone(self) -> bool:
        """Has the other side hung up? What it sent before may still be read."""
        ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


async def serve(session: Session, wire: Wire) -> None:
    """Talk until one side goes away. The socket is accepted already, and the table exists."""
    sender = asyncio.create_task(_send_all(session, wire))
    try:
        while (message := await wire.receive())["type"] == "websocket.receive":
            await session.receive(message.get("text") or message.get("bytes") or "")
            if session.is_too_fast:
                # Nothing more is read for a while: to answer a flood message by message would be another.
                session.is_too_fast = False
                await asyncio.sleep(_PAUSE_SECONDS)
                if wire.is_gone():
                    break
    finally:
        session.hub.leave(session.connection)
        await stop([sender])


async def _send_all(session: Session, wire: Wire) -> None:
    connection = session.connection
    while (message := await connection.next()) is not None:
        connection.is_sending = True
        await wire.send(message.decode())
        connection.is_sending = False
    session.hub.leave(connection)
    if connection.is_signed_out:
        await wire.close(REFUSED, problems.TOKEN.code)
        return
    session.metrics.slow_sockets.inc()
    await wire.close(SLOW, "slow")


class Session:
    """One connection's stay at a table."""

    def __init__(
        self,
        connection: Connection,
        service: TableService,
        hub: Hub,
        metrics: Metrics,
        count: Count,
        charge: Charge,
    ) -> None:
        self.connection = connection
        self.service = service
        self.hub = hub
        self.metrics = metrics
        self._count = count
        self._charge = charge
        self.is_too_fast = False  # the last message was refused for that
        self._has_greeted = False
        self._hellos = 0.0  # what the next costs besides its size

    async def receive(self, data: str | bytes) -> None:
        """Answer one message. Whatever is wrong with it is said, and changes nothing."""
        key: str | None = None
        try:
            self._count(self.connection.identity, self.connection.address)
            message = _parse(data)
            key = getattr(message, "key", None)
            if not self._has_greeted and not isinstance(message, ms.Hello | ms.Ping):
                raise Refusal(problems.HELLO_FIRST)
            await _HANDLERS[type(message)](self, message)
        except GreatPlainsError as error:
            self.metrics.refusals.labels(error.code).inc()
            self.is_too_fast = error.reason is problems.TOO_FAST
            self._send(ms.Refused(problem(error), key, None if self.is_too_fast else self._sight_now()))

    async def hello(self, message: ms.Hello) -> None:
        connection = self.connection
        if connection.person is not None:
            await self.service.come_back(connection.person, connection.table_id)
        table = await self._table()
        self._has_greeted = True
        connection.known_seq = table.seq
        connection.shows = Shows(message.turns, message.parts, message.changes)
        # Nothing is awaited from here on, so no event can slip in between.
        own = table.own_to_move if table.own_to_move in table.seats_of(connection.identity) else None
        draft = self.service.drafts.peek(table, own) if own is not None else None
        present, away = self.hub.present(table.id), self.hub.away(table.id)
        away.pop(connection.identity or "", None)
        is_told, now = connection.identity in self.service.tables.wanted, time.time()
        said = encode(
            welcome(table, connection.person, message.last_seq, draft, present, connection.shows, now, is_told, away)
        )
        connection.send(said)
        self.hub.join(connection)
        self._charge(connection.identity, connection.address, len(said) / _BYTES_A_MESSAGE + self._hellos)
        self._hellos = _COST_OF_ANOTHER

    async def step(self, message: ms.PlayStep) -> None:
        table, draft = await self.service.draft(self._person, self.connection.table_id)
        draft.play(message.step)
        self._send_draft(table, draft)

    async def undo(self, message: ms.Undo) -> None:
        table, draft = await self.service.draft(self._person, self.connection.table_id)
        draft.undo()
        self._send_draft(table, draft)

    async def undo_all(self, message: ms.UndoAll) -> None:
        table, draft = await self.service.draft(self._person, self.connection.table_id)
        draft.undo_all()
        self._send_draft(table, draft)

    async def commit(self, message: ms.Commit) -> None:
        table_id = self.connection.table_id
        receipt = await self.service.commit(self._person, table_id, message.turn, message.text, message.key)
        self._acknowledge(receipt, message.key)

    async def say(self, message: ms.Say) -> None:
        receipt = await self.service.chat(self._person, self.connection.table_id, message.text, message.key)
        self._acknowledge(receipt, message.key)

    async def mute(self, message: ms.Mute) -> None:
        receipt = await self.service.mute(self._person, self.connection.table_id, message.who, message.muted)
        self._acknowledge(receipt, None)

    async def looked(self, message: ms.Looked) -> None:
        who = self.connection.identity
        if who is not None and who in self.service.tables.wanted:
            await self.service.tables.store.note_looked(who, self.connection.table_id)

    async def ping(self, message: ms.Ping) -> None:
        self._send(ms.Pong())

    @property
    def _person(self) -> Person:
        if self.connection.person is None:
            raise Unauthorized(problems.NOBODY)
        return self.connection.person

    async def _table(self) -> Table:
        return await self.service.tables.get(self.connection.table_id)

    def _sight_now(self) -> Sight | None:
        table = self.service.tables.known(self.connection.table_id)
        return sight.sight(table, self.connection.identity) if table is not None and self._has_greeted else None

    def _acknowledge(self, receipt: Receipt, key: str | None) -> None:
        self._send(ms.Ack(receipt.seq, receipt.turn, key))

    def _send_draft(self, table: Table, draft: Draft[Any]) -> None:
        self._send(sight.shown_draft(table, draft, self.connection.shows.parts))

    def _send(self, message: object) -> None:
        self.connection.send(encode(message))


_HANDLERS: Final[dict[type, Handler]] = {
    ms.Hello: Session.hello,
    ms.PlayStep: Session.step,
    ms.Undo: Session.undo,
    ms.UndoAll: Session.undo_all,
    ms.Commit: Session.commit,
    ms.Say: Session.say,
    ms.Mute: Session.mute,
    ms.Looked: Session.looked,
    ms.Ping: Session.ping,
}


def _parse(data: str | bytes) -> ms.ClientMessage:
    try:
        return ms.DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = str(error).partition("\n")[0]
        raise Refusal(problems.MALFORMED, reason=reason) from None
