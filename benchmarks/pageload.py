"""What a page asks by HTTP, for benchmarks/server.py: a client that knows no more of HTTP than it needs, so that the
server is measured and not the load."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

_LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_END: Final = b"\r\n\r\n"


class Asker(asyncio.Protocol):
    """Somebody's connection by HTTP. What is asked together is written together, and answered in order."""

    def __init__(self, host: str, token: str) -> None:
        self._head = f" HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\r\n"
        self._waiting = bytearray()
        self._missing = 0
        self._answered: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, address: str, token: str) -> Asker:
        """Connect to an http:// address."""
        url = urlsplit(address)
        assert url.hostname is not None
        assert url.port is not None
        loop = asyncio.get_running_loop()
        _, asker = await loop.create_connection(lambda: cls(url.netloc, token), url.hostname, url.port)
        return asker

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def ask(self, paths: Sequence[str], answered: Callable[[], None]) -> None:
        """Ask for all of these; `answered` is called with the last answer."""
        self._missing, self._answered = len(paths), answered
        self._transport.write("".join(f"GET {path}{self._head}" for path in paths).encode())

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        while (end := self._waiting.find(_END)) >= 0:
            head = bytes(self._waiting[:end])
            length = _LENGTH.search(head)
            assert length is not None, f"an answer of unknown length: {head!r}"
            whole = end + len(_END) + int(length[1])
            if len(self._waiting) < whole:
                return
            assert b" 200 " in head.partition(b"\r\n")[0], f"refused: {bytes(self._waiting[:whole])!r}"
            del self._waiting[:whole]
            self._missing -= 1
            if self._missing == 0:
                self._answered()
