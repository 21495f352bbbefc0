"""How bytes come in and go out.

A request must say what it wants in few bytes and in little time. A message to a socket goes out soon when nothing is in
its way, and one from it takes few steps to whoever waits for it: queues, tasks and layers of calls around each of them
took as long as all the rest of a turn.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from greatplains.server.http.addresses import household
from greatplains.server.http.connections import Connections
from greatplains.server.http.socket_buffers import Frames, Outbox, Outlet
from greatplains.server.inbox import Inbox

HEAD_BYTES: Final = 32_768
HEAD_SECONDS: Final = 20.0
BODY_SECONDS: Final = 30.0
PUSH: Final = "greatplains.push"
PULL: Final = "greatplains.pull"
GONE: Final = "greatplains.gone"
_MOST_UNREAD: Final = 8
_MOST_IN_LINE: Final = 16
# Frames of a socket that are not read the short way, in one second. A page sends a handful.
_MOST_FRAMES: Final = 500
_END: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + _END
_TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests" + _END
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout" + _END

_log = logging.getLogger(__name__)


class Door:
    """Who may come in, for all connections of a process."""

    def __init__(self, connections: Connections, trusted: frozenset[str]) -> None:
        self.connections = connections
        self._trusted = trusted

    def admit(self, transport: asyncio.Transport) -> bool:
        """May this connection stay? Behind a proxy that the host trusts there may be anybody."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        is_proxy = address in self._trusted or "*" in self._trusted
        return self.connections.admit(transport, None if is_proxy else household(address))


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which by itself would keep headers without end and wait for them and for bodies for ever."""

    _is_head_complete = False
    _is_complete = True
    _head_bytes = 0
    _patience: asyncio.TimerHandle | None = None
    _body_patience: asyncio.TimerHandle | None = None

    def __init__(self, door: Door, **named: Any) -> None:
        super().__init__(**named)
        self._door = door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.admit(transport):
            self._wait()
        else:
            self._refuse(_TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_waiting_for_the_body()
        self._door.connections.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._door.connections.fell_behind(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._door.connections.caught_up(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._is_head_complete:
            # Counted before it is parsed: the parser would collect an endless header by itself.
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES + self._most_in_a_chunk(data):
                self._refuse(_TOO_LARGE)
                return
        super().data_received(data)
        if not self._is_complete and self._is_head_complete and self._body_patience is None:
            self._body_patience = self.loop.call_later(BODY_SECONDS, self._give_up_the_body)

    @staticmethod
    def _most_in_a_chunk(data: bytes) -> int:
        """A chunk that holds the end of the headers may go on with a long body, which has its own limit."""
        return len(data) if b"\r\n\r\n" in data else 0

    def on_message_begin(self) -> None:
        self._is_head_complete = self._is_complete = False
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_head_complete = True
        self._head_bytes = 0
        self._stop_waiting()
        if len(self.pipeline) >= _MOST_IN_LINE:
            self.transport.abort()  # no browser asks for the next before it has the first
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_complete = True
        self._stop_waiting_for_the_body()
        if not self.transport.is_closing():
            super().on_message_complete()

    def _give_up_the_body(self) -> None:
        self._body_patience = None
        if self.transport.is_closing():
            return
        _log.info("a body did not come whole in %g seconds", BODY_SECONDS)
        if not self.cycle.response_started:
            self.transport.write(_TOO_SLOW)
        self.transport.close()

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _stop_waiting_for_the_body(self) -> None:
        if self._body_patience is not None:
            self._body_patience.cancel()
            self._body_patience = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with short ways in and out, which the application finds in the scope."""

    _outlet: Outlet | None = None
    _close_sent = False

    def __init__(self, outbox: Outbox, connections: Connections, **named: Any) -> None:
        super().__init__(**named)
        self._connections = connections
        self.queue = Inbox()  # type: ignore[assignment]
        self._outbox = outbox
        self._frames = Frames(self.config.ws_max_size)
        self._second = 0.0  # when it began
        self._left_then = 0  # frames that had been left to the library then
        self._left_last = 0

    @property
    def close_sent(self) -> bool:
        """Set by uvicorn in many places; after that nothing may go out."""
        return self._close_sent

    @close_sent.setter
    def close_sent(self, is_sent: bool) -> None:
        self._close_sent = is_sent
        if self._outlet is not None:
            self._outlet.is_open = not is_sent

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._outlet = Outlet(self._outbox, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._clear(is_clear=False)
        self._connections.fell_behind(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._clear(is_clear=True)
        self._connections.caught_up(self.transport)

    def _clear(self, is_clear: bool) -> None:
        if self._outlet is not None:
            self._outlet.is_clear = is_clear

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:  # before, it is a request
            text = self._frames.whole_text(data)
            if text is not None:
                self._receive(text)
                return
            if self._is_flood():
                self.transport.abort()
                return
        super().data_received(data)

    def _is_flood(self) -> bool:
        """Frames that come in a crowd cost more than they are counted for, pings and pongs are not counted at all."""
        now = self.loop.time()
        if now - self._second >= 1.0:
            self._second, self._left_then = now, self._left_last
        self._left_last = self._frames.left
        return self._frames.left - self._left_then > _MOST_FRAMES

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            assert self._outlet is not None
            self.scope[PUSH] = self._outlet.push  # type: ignore[typeddict-unknown-key]
            self.scope[PULL] = self.receive  # type: ignore[typeddict-unknown-key]
            self.scope[GONE] = self.transport.is_closing  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        """Texts are passed on as bytes, since whoever reads the JSON decodes them anyway; and the reading goes on while
        few messages wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._receive(data)

    def _receive(self, data: bytes) -> None:
        if self._close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """The long way out; what took the short one must not be overtaken."""
        self._outbox.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._outbox.flush()
        super().shutdown()
