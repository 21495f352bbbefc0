"""When nobody served: known from gaps between moments at which some process was alive. No clock of a game runs then.

Every few seconds a process writes down that it is alive. If nobody has done so for longer than `LONGEST_GAP`, then
nobody served from the last such moment to now: because no process ran, the database was away, the machine slept, or its
clock was set forward. The first who sees the gap writes it down, and whoever's time ran gets all of it back
(`decisions`).
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from greatplains.server.store import Store

_NOTE_SECONDS: Final = 4.0
# Not `Final`: tests let days go by in a moment.
LONGEST_GAP = 10.0


class Outages:
    """Those that any process has noticed, and what this one adds to them."""

    def __init__(self, store: Store) -> None:
        self.known: list[tuple[float, float]] = []
        self._store = store
        self._noted_at = 0.0
        self._lock = asyncio.Lock()

    @property
    def is_fresh(self) -> bool:
        """Would an outage that ended a moment ago be known? If not, look before a clock is judged."""
        return 0.0 <= time.time() - self._noted_at < LONGEST_GAP

    async def look(self) -> None:
        """Note that we are alive, unless that was a moment ago, and see whether anybody was before."""
        async with self._lock:
            if 0.0 <= time.time() - self._noted_at < _NOTE_SECONDS:
                return
            await self._note()

    async def close(self) -> None:
        """Until now we served."""
        async with self._lock:
            await self._note()

    async def _note(self) -> None:
        now = time.time()
        self.known = await self._store.note_alive(now, LONGEST_GAP)
        self._noted_at = now
