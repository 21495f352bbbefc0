"""Messages of sockets on their way: those that have come and wait to be read, and those that go out together."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """What has come over one socket, for one reader: an `asyncio.Queue` without all that a queue for many needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()


class Outbox:
    """What goes out over all sockets of a process. It is collected while there is something else to do, then sent at
    once: on the way to the network the system wakes the readers and drives everything of ours out of the processor's
    caches, so it should go there once for many turns and not several times for each."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: dict[asyncio.Transport, list[bytes]] = {}

    def put(self, transport: asyncio.Transport, message: bytes) -> None:
        """Send a text message when the event loop has done what it has before it."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        waiting = self._waiting.get(transport)
        if waiting is None:
            self._waiting[transport] = [message]
        else:
            waiting.append(message)

    def flush(self) -> None:
        """Send what waits."""
        waiting, self._waiting = self._waiting, {}
        for transport, messages in waiting.items():
            if not transport.is_closing():
                transport.write(text_frames(messages))


def text_frames(messages: list[bytes]) -> bytes:
    """Text messages, each whole in one frame, unmasked, as servers send them (RFC 6455, 5.2)."""
    parts: list[bytes] = []
    for message in messages:
        length = len(message)
        if length < 126:
            parts.append(bytes((0x81, length)))
        elif length < 1 << 16:
            parts.append(b"\x81\x7e" + length.to_bytes(2, "big"))
        else:
            parts.append(b"\x81\x7f" + length.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)
