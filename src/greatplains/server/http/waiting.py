"""Waiting for what is done one piece at a time: addresses take turns, however many pieces each of them wants."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

from greatplains.core.reason import Reason
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import TooMany

# The address that the request under way is counted for.
asking: Final[ContextVar[str]] = ContextVar("asking", default="")


class WaitingLine:
    """Who is next. `TooMany`, with its reason and after how long to come again, for an address that wants too much at
    once, and when too much waits in all."""

    def __init__(
        self, most_of_address: int, most: int, reason: Reason = problems.TOO_FAST, seconds: float = 1.0
    ) -> None:
        self._most_of_address = most_of_address
        self._most = most
        self._reason = reason
        self._seconds = seconds
        self._wanted: Counter[str] = Counter()  # by address, with what is being done
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the address that is next first
        self._is_busy = False

    def must_have_room(self) -> None:
        """Refuses what there is no room for, before anything is done for it."""
        if self._wanted[asking.get()] >= self._most_of_address or self._wanted.total() >= self._most:
            raise TooMany(self._reason, seconds=self._seconds)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Nobody else has a turn until the block ends."""
        self.must_have_room()
        address = asking.get()
        self._wanted[address] += 1
        try:
            await self._come(address)
            try:
                yield
            finally:
                self._let_next()
        finally:
            self._wanted[address] -= 1
            if not self._wanted[address]:
                del self._wanted[address]

    async def _come(self, address: str) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was their turn in the moment they went
                self._let_next()
            raise

    def _let_next(self) -> None:
        while self._lines:
            address, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[address] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._is_busy = False
