"""What has come and waits to be read: messages of a socket, writes to a database."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """What waits for one reader: an `asyncio.Queue` without all that a queue for many needs."""

    def __init__(self) -> None:
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

    def get_nowait(self) -> Any:
        """The next, of which there must be one."""
        return self._waiting.popleft()

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()
