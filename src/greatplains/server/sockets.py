"""One socket a table: hello, then steps, turns and words in; views, events and answers out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from greatplains.core.errors import GreatPlainsError
from greatplains.server import messages as ms
from greatplains.server import sight
from greatplains.server.events import Person
from greatplains.server.hub import Connection
from greatplains.server.protocol import PULL
from greatplains.server.refusals import Nobody, Refusal, problem
from greatplains.server.table import Receipt, Table
from greatplains.server.tasks import stop

if TYPE_CHECKING:
    from litestar import WebSocket

    from greatplains.server.server import Server

TRY_AGAIN: Final = 1013  # the database is away; the token may be good all the same
SLOW: Final = 4001  # the reader was too slow: connect again and say hello
REFUSED: Final = 4401
UNKNOWN_TABLE: Final = 4404
TOO_MANY: Final = 4429

Socket = "WebSocket[Any, Any, Any]"
Handler = Callable[["Visit", Any], Awaitable[None]]


async def serve_socket(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Talk until one side goes away. The socket is accepted already, and the table exists."""
    visit = Visit(server, connection)
    # The short way in, where the server beneath has one.
    pull: Callable[[], Awaitable[Any]] = socket.scope.get(PULL) or socket.receive  # type: ignore[assignment]
    sender = asyncio.create_task(_send_all(server, socket, connection))
    try:
        while (message := await pull())["type"] == "websocket.receive":
            await visit.receive(message.get("text") or message.get("bytes") or "")
    finally:
        server.hub.leave(connection)
        await stop([sender])


async def _send_all(server: Server, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (message := await connection.outgoing.get()) is not None:
        connection.is_sending = True
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        connection.is_sending = False
    server.metrics.slow_sockets.inc()
    server.hub.leave(connection)
    await socket.close(code=SLOW, reason="slow")


class Visit:
    """One connection's stay at a table."""

    def __init__(self, server: Server, connection: Connection) -> None:
        self._server = server
        self._connection = connection
        self._has_greeted = False

    async def receive(self, data: str | bytes) -> None:
        """Answer one message. Whatever is wrong with it is said, and changes nothing."""
        key: str | None = None
        try:
            self._server.count_request(self._connection.identity, self._connection.address)
            message = _parse(data)
            key = getattr(message, "key", None)
            if not self._has_greeted and not isinstance(message, ms.Hello | ms.Ping):
                raise Refusal("hello_first", "The first message on a socket is hello.")
            await _HANDLERS[type(message)](self, message)
        except GreatPlainsError as error:
            self._server.metrics.refusals.labels(error.code).inc()
            self._send(ms.Refused(problem(error), key, self._sight_now()))

    async def hello(self, message: ms.Hello) -> None:
        connection = self._connection
        table = await self._table()
        self._has_greeted = True
        connection.known_seq = table.seq
        # Nothing is awaited from here on, so no event can slip in between.
        own = table.to_move if table.to_move in table.seats_of(connection.identity) else None
        draft = self._server.drafts.peek(table, own) if own is not None else None
        present = self._server.hub.present(table.id)
        self._send(sight.welcome(table, connection.person, message.last_seq, draft, present))
        self._server.hub.join(connection)

    async def step(self, message: ms.PlayStep) -> None:
        table, draft = await self._server.desk.draft(self._person, self._connection.table_id)
        draft.step(message.step)
        self._send(sight.shown_draft(table, draft))

    async def undo(self, message: ms.Undo) -> None:
        table, draft = await self._server.desk.draft(self._person, self._connection.table_id)
        draft.undo()
        self._send(sight.shown_draft(table, draft))

    async def undo_all(self, message: ms.UndoAll) -> None:
        table, draft = await self._server.desk.draft(self._person, self._connection.table_id)
        draft.undo_all()
        self._send(sight.shown_draft(table, draft))

    async def commit(self, message: ms.Commit) -> None:
        desk, table_id = self._server.desk, self._connection.table_id
        receipt = await desk.commit(self._person, table_id, message.turn, message.text, message.key)
        self._acknowledge(receipt, message.key)

    async def say(self, message: ms.Say) -> None:
        receipt = await self._server.desk.chat(self._person, self._connection.table_id, message.text, message.key)
        self._acknowledge(receipt, message.key)

    async def mute(self, message: ms.Mute) -> None:
        receipt = await self._server.desk.mute(self._person, self._connection.table_id, message.who, message.muted)
        self._acknowledge(receipt, None)

    async def ping(self, message: ms.Ping) -> None:
        self._send(ms.Pong())

    @property
    def _person(self) -> Person:
        if self._connection.person is None:
            raise Nobody("nobody", "You only watch: without an identity you cannot do anything here.")
        return self._connection.person

    async def _table(self) -> Table:
        return await self._server.tables.get(self._connection.table_id)

    def _sight_now(self) -> ms.Sight | None:
        table = self._server.tables.known(self._connection.table_id)
        return sight.sight(table, self._connection.identity) if table is not None and self._has_greeted else None

    def _acknowledge(self, receipt: Receipt, key: str | None) -> None:
        self._send(ms.Ack(receipt.seq, key, receipt.turn))

    def _send(self, message: object) -> None:
        self._connection.send(ms.encode(message))


_HANDLERS: Final[dict[type, Handler]] = {
    ms.Hello: Visit.hello,
    ms.PlayStep: Visit.step,
    ms.Undo: Visit.undo,
    ms.UndoAll: Visit.undo_all,
    ms.Commit: Visit.commit,
    ms.Say: Visit.say,
    ms.Mute: Visit.mute,
    ms.Ping: Visit.ping,
}


def _parse(data: str | bytes) -> ms.ClientMessage:
    try:
        return ms.DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = str(error).partition("\n")[0]
        raise Refusal("malformed", "This is not a message of a table: {reason}.", reason=reason) from None
