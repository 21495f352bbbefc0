"""Work that can wait gives way to those who play."""

from __future__ import annotations

import asyncio
import time
from typing import Final

_SAMPLE_SECONDS: Final = 0.01
_BETWEEN_SAMPLES: Final = 0.25
# From this share of a core on, turns wait for each other.
_BUSY: Final = 0.6


class Pace:
    """One for all such work of a process. While there is time for it, it is done as fast as may be; while the process
    is busy with something else, only so many pieces are begun in a second."""

    def __init__(self, a_second: float) -> None:
        self._pause = 1.0 / a_second
        self._one_by_one = asyncio.Lock()
        self._is_busy = False
        self._sampled_at = 0.0

    async def turn(self, pieces: int = 1) -> None:
        """Wait until it is time for so much more."""
        async with self._one_by_one:
            if time.monotonic() - self._sampled_at > _BETWEEN_SAMPLES:
                self._is_busy = await self.busy_share() > _BUSY
                self._sampled_at = time.monotonic()
            if self._is_busy:
                await asyncio.sleep(self._pause * pieces)

    async def busy_share(self) -> float:
        """Which share of a core the process takes while nothing is begun here; on a machine that is busy with others,
        which share of the time it is kept waiting."""
        begun, used = time.monotonic(), time.process_time()
        await asyncio.sleep(_SAMPLE_SECONDS)
        passed = time.monotonic() - begun
        return max((time.process_time() - used) / passed, 1.0 - _SAMPLE_SECONDS / passed)
