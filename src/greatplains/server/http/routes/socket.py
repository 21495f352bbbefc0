"""The socket of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket

from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain.refusals import NotFound, TooMany, Unavailable
from greatplains.server.http.routes.caller import TableId, TheServer, find_caller
from greatplains.server.http.uvicorn_protocols import GONE, PULL, PUSH
from greatplains.server.live.hub import Connection, Push
from greatplains.server.live.session import REFUSED, TOO_MANY, TRY_AGAIN, UNKNOWN_TABLE, Session, serve


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, server: TheServer) -> None:
    """Accepted first, so that a refusal has a code a browser can read."""
    await socket.accept()
    try:
        caller = await find_caller(server, socket)
        most, backlog = server.settings.outgoing_messages, server.hub.backlog
        address, device = caller.sender.address, caller.device
        connection = Connection(table_id, caller.person, address, most, _push_of(socket), backlog, device)
        with server.hub.admitted(connection):
            await server.tables.get(table_id)
            limits = server.limits
            session = Session(
                connection, server.service, server.hub, server.metrics, limits.count_request, limits.charge
            )
            # In a task of its own: whatever comes would wake it through all the layers above, each time.
            await asyncio.create_task(serve(session, _Wire(socket)))
    except GreatPlainsError as error:
        await socket.close(code=_close_code(error), reason=error.code)


class _Wire:
    """A socket of Litestar, with the short way in where the server beneath has one."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self.receive: Callable[[], Awaitable[Any]] = socket.scope.get(PULL) or socket.receive  # type: ignore[assignment]

    def is_gone(self) -> bool:
        is_gone: Callable[[], bool] | None = self._socket.scope.get(GONE)  # type: ignore[assignment]
        return is_gone is not None and is_gone()

    async def send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code=code, reason=reason)


def _push_of(socket: WebSocket[Any, Any, Any]) -> Push | None:
    """The short way out, where the server beneath has one."""
    push: Push | None = socket.scope.get(PUSH)  # type: ignore[assignment]
    return push


def _close_code(error: GreatPlainsError) -> int:
    match error:
        case TooMany():
            return TOO_MANY
        case Unavailable():
            return TRY_AGAIN
        case NotFound():
            return UNKNOWN_TABLE
        case _:
            return REFUSED
