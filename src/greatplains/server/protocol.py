"""How bytes come in and go out.

A request must say what it wants in few bytes and in little time. A message to a socket goes out at once when nothing is
in its way: a queue, a task and three layers of calls for each of them took as long as all the rest of a turn.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

HEAD_BYTES: Final = 32_768
HEAD_SECONDS: Final = 20.0
PUSH: Final = "greatplains.push"
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which by itself would keep headers without end and wait for them for ever."""

    _is_head_complete = False
    _head_bytes = 0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_head_complete:
            # Counted before it is parsed: the parser would collect an endless header by itself.
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES + self._most_in_a_chunk(data):
                self.transport.write(_TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)

    @staticmethod
    def _most_in_a_chunk(data: bytes) -> int:
        """A chunk that holds the end of the headers may go on with a long body, which has its own limit."""
        return len(data) if b"\r\n\r\n" in data else 0

    def on_message_begin(self) -> None:
        self._is_head_complete = False
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_head_complete = True
        self._head_bytes = 0
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way out, which the application finds in the scope under `PUSH`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[PUSH] = self.push  # type: ignore[typeddict-unknown-key]

    def push(self, text: bytes) -> bool:
        """Send a message now; False if the reader is behind and it has to wait. To one who has gone nothing is sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(_text_frame_head(len(text)) + text)
        return True


def _text_frame_head(length: int) -> bytes:
    """A whole text message in one frame, unmasked, as servers send it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
