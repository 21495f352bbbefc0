"""What takes longer than a few milliseconds: done in a thread, one piece at a time, while the event loop serves others.

One at a time, because threads take turns with the event loop: beside six of them it would get a seventh of the time.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from greatplains.server.domain import problems
from greatplains.server.domain.refusals import TooMany

P = ParamSpec("P")
T = TypeVar("T")

_MOST_WAITING: Final = 16
_SWITCH_SECONDS: Final = 0.0005


class Aside:
    """The place for such work in one process; `TooMany` when too much waits for it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work comes to."""
        if self._waiting >= _MOST_WAITING:
            raise TooMany(problems.TOO_FAST, seconds=1.0)
        # By default a thread keeps the event loop waiting for 5 ms whenever it wants to go on.
        sys.setswitchinterval(min(_SWITCH_SECONDS, sys.getswitchinterval()))
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(work, *args, **named)
        finally:
            self._waiting -= 1
