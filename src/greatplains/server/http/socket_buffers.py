"""Messages of sockets on their way: frames that come in, and those that go out together."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Final

_LAST_OF_TEXT: Final = 0x81  # a frame that is a whole text
_CONTROL: Final = 8  # from this opcode on
_LONGEST_HEAD: Final = 14
# Heads of frames, by how their length is written.
_SHORT_HEAD: Final = Struct(">BB").pack
_MIDDLE_HEAD: Final = Struct(">BBH").pack
_LONG_HEAD: Final = Struct(">BBQ").pack
# Bytes for one socket that may come together before the first are sent, and it shows whether they are read.
_MOST_TOGETHER: Final = 262_144


class Outbox:
    """What goes out over all sockets of a process. It is collected while there is something else to do, then sent at
    once: on the way to the network the system wakes the readers and drives everything of ours out of the processor's
    caches, so it should go there once for many turns and not several times for each."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: dict[asyncio.Transport, list[bytes]] = {}
        self.flushes = 0

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
        self.flushes += 1
        waiting, self._waiting = self._waiting, {}
        for transport, messages in waiting.items():
            if not transport.is_closing():
                transport.write(text_frames(messages))


class Outlet:
    """The way out of one socket."""

    def __init__(self, outbox: Outbox, transport: asyncio.Transport) -> None:
        self._outbox = outbox
        self._transport = transport
        self.is_open = True  # the socket has not been closed by us
        self.is_clear = True  # the reader keeps up
        self._flushes = -1
        self._together = 0  # bytes since that many flushes

    def push(self, message: bytes) -> bool:
        """Send a message soon; False if the reader is behind and it has to wait. To one who has gone nothing is
        sent."""
        if not self.is_open or self._transport.is_closing():
            return True
        if not self.is_clear:
            return False
        if self._flushes != self._outbox.flushes:
            self._flushes = self._outbox.flushes
            self._together = 0
        elif self._together > _MOST_TOGETHER:
            return False
        self._together += len(message)
        self._outbox.put(self._transport, message)
        return True


def text_frames(messages: list[bytes]) -> bytes:
    """Text messages, each whole in one frame, unmasked, as servers send them (RFC 6455, 5.2)."""
    parts: list[bytes] = []
    for message in messages:
        length = len(message)
        if length < 126:
            parts.append(_SHORT_HEAD(_LAST_OF_TEXT, length))
        elif length < 1 << 16:
            parts.append(_MIDDLE_HEAD(_LAST_OF_TEXT, 126, length))
        else:
            parts.append(_LONG_HEAD(_LAST_OF_TEXT, 127, length))
        parts.append(message)
    return b"".join(parts)


class Frames:
    """Where the frames of one socket begin and end, as its bytes come in (RFC 6455, 5.2). What nearly always comes, one
    whole message at a time, is read here; for all else there is a library."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._head = b""  # of a frame whose head has not come whole
        self._missing = 0  # bytes of the frame under way
        self._is_within = False  # a message has begun, and goes on in another frame
        self.left = 0  # frames that were left to the library

    def whole_text(self, data: bytes) -> bytes | None:
        """The message, if the data is just one in a frame of its own. Else None; the data has to be read otherwise."""
        if not (self._head or self._missing or self._is_within) and len(data) >= 6 and data[0] == _LAST_OF_TEXT:
            size, start = data[1] - 128, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            if 0 <= size <= self._most and len(data) == start + 4 + size:
                return _unmasked(data[start + 4 :], data[start : start + 4])
        self._pass(data)
        return None

    def _pass(self, data: bytes) -> None:
        at = 0
        while at < len(data):
            if self._missing:
                passed = min(self._missing, len(data) - at)
                self._missing -= passed
                at += passed
                continue
            known = len(self._head)
            head = self._head + data[at : at + _LONGEST_HEAD - known]
            size = _head_size(head)
            if len(head) < size:
                self._head = head
                return
            self._head = b""
            self.left += 1
            at += size - known
            self._missing = _payload_size(head)
            if head[0] & 15 < _CONTROL:
                self._is_within = head[0] < 128


def _unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def _head_size(head: bytes) -> int:
    if len(head) < 2:
        return 2
    size = head[1] & 127
    return 2 + (8 if size == 127 else 2 if size == 126 else 0) + (4 if head[1] >= 128 else 0)


def _payload_size(head: bytes) -> int:
    size = head[1] & 127
    if size < 126:
        return size
    return int.from_bytes(head[2 : 4 if size == 126 else 10], "big")
