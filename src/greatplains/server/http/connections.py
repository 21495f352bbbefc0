"""The connections of this process: how many an address may hold, and how long, and for how many bytes, a reader may
keep us waiting.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

# Whoever takes fewer bytes in so many seconds is not reading. A telephone in a tunnel does better.
_PATIENCE_SECONDS: Final = 20.0
_LEAST_BYTES: Final = 8_192
# Read by tests that do not want to wait.
LOOK_SECONDS = 5.0


class Connections:
    """All that are open. An address is a network where one household has many (`addresses`)."""

    def __init__(self, most_of_one: int, most_in_all: int, most_unread: int) -> None:
        self._most_of_one = most_of_one
        self._most_in_all = most_in_all
        self._most_unread = most_unread  # bytes
        self._address_of: dict[asyncio.Transport, str | None] = {}
        self._held_by: Counter[str] = Counter()
        self._behind: dict[asyncio.Transport, _Debt] = {}
        self._unread = 0
        self._look: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._address_of)

    @property
    def unread(self) -> int:
        """Bytes that were written to those who are behind, when they were last looked at."""
        return self._unread

    def admit(self, transport: asyncio.Transport, address: str | None) -> bool:
        """May it stay? `address` is None for a proxy, behind which anybody may be."""
        if len(self._address_of) >= self._most_in_all:
            return False
        if address is not None:
            if self._held_by[address] >= self._most_of_one:
                return False
            self._held_by[address] += 1
        self._address_of[transport] = address
        if self._look is None:
            self._look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look_around)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """It is closed, or was never admitted."""
        self.caught_up(transport)
        address = self._address_of.pop(transport, None)
        if address is not None:
            self._held_by[address] -= 1
            if not self._held_by[address]:
                del self._held_by[address]
        if not self._address_of and self._look is not None:
            self._look.cancel()
            self._look = None

    def fell_behind(self, transport: asyncio.Transport) -> None:
        """Its reader does not take what is written. Those who hold up most are cut off when it is too much in all."""
        if transport not in self._behind:
            self._note(transport, asyncio.get_running_loop().time())
            if self._unread > self._most_unread:
                self._weigh()
                self._cut_off_the_largest()

    def caught_up(self, transport: asyncio.Transport) -> None:
        """It takes what is written, or is gone."""
        debt = self._behind.pop(transport, None)
        if debt is not None:
            self._unread -= debt.size

    def _note(self, transport: asyncio.Transport, now: float) -> None:
        debt = self._behind[transport] = _Debt(transport.get_write_buffer_size(), now)
        self._unread += debt.size

    def _weigh(self) -> None:
        for transport, debt in self._behind.items():
            debt.size = transport.get_write_buffer_size()
        self._unread = sum(debt.size for debt in self._behind.values())

    def _cut_off_the_largest(self) -> None:
        by_size = sorted(self._behind, key=lambda transport: self._behind[transport].size, reverse=True)
        for transport in by_size:
            if self._unread <= self._most_unread:
                return
            self.caught_up(transport)
            transport.abort()

    def _look_around(self) -> None:
        """Cut off those who have not taken enough for too long. Looks at all connections: one that we have closed
        stays until its reader has taken the rest."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for transport in list(self._address_of):
            debt = self._behind.get(transport)
            if debt is None:
                if transport.get_write_buffer_size():
                    self._note(transport, now)
            elif not debt.is_paid_for(transport.get_write_buffer_size(), now):
                self.caught_up(transport)
                transport.abort()
            elif not transport.get_write_buffer_size():
                self.caught_up(transport)
        self._weigh()
        self._look = loop.call_later(LOOK_SECONDS, self._look_around) if self._address_of else None


class _Debt:
    """What a reader has not taken yet."""

    def __init__(self, size: int, now: float) -> None:
        self.size = size
        self._then = now
        self._size_then = size

    def is_paid_for(self, size: int, now: float) -> bool:
        """Has enough been taken of late?"""
        if not size or self._size_then - size >= _LEAST_BYTES:
            self._then, self._size_then = now, size
            return True
        self._size_then = max(size, self._size_then)
        return now - self._then < _PATIENCE_SECONDS
