"""The socket of a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from greatplains.core.errors import GreatPlainsError
from greatplains.server.hub import Connection, Push
from greatplains.server.protocol import PUSH
from greatplains.server.refusals import Away, TooMany, Unknown
from greatplains.server.routes.caller import TableId, TheServer, find_caller
from greatplains.server.sockets import REFUSED, TOO_MANY, TRY_AGAIN, UNKNOWN_TABLE, serve_socket


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, server: TheServer) -> None:
    """Accepted first, so that a refusal has a code a browser can read."""
    await socket.accept()
    try:
        caller = await find_caller(server, socket)
        connection = Connection(
            table_id, caller.person, caller.origin.address, server.settings.outgoing_messages, _push_of(socket)
        )
        with server.hub.admitted(connection):
            await server.tables.get(table_id)
            await serve_socket(server, socket, connection)
    except GreatPlainsError as error:
        await socket.close(code=_close_code(error), reason=error.code)


def _push_of(socket: WebSocket[Any, Any, Any]) -> Push | None:
    """The short way out, where the server beneath has one."""
    push: Push | None = socket.scope.get(PUSH)  # type: ignore[assignment]
    return push


def _close_code(error: GreatPlainsError) -> int:
    match error:
        case TooMany():
            return TOO_MANY
        case Away():
            return TRY_AGAIN
        case Unknown():
            return UNKNOWN_TABLE
        case _:
            return REFUSED
