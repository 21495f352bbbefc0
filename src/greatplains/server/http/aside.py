"""What takes longer than a few milliseconds: done in a thread, one piece at a time, while the event loop serves others.

One at a time, because threads take turns with the event loop: beside six of them it would get a seventh of the time.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from greatplains.server.http.waiting import WaitingLine

P = ParamSpec("P")
T = TypeVar("T")

_MOST_OF_ADDRESS: Final = 16
_MOST: Final = 64
_SWITCH_SECONDS: Final = 0.0005


class Aside:
    """The place for such work in one process; `TooMany` when too much waits for it."""

    def __init__(self) -> None:
        self._line = WaitingLine(_MOST_OF_ADDRESS, _MOST)
        # Of its own: threads that all share wait for whatever else is slow, as looking up a name is.
        self._thread = ThreadPoolExecutor(1, "aside")

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work comes to."""
        # By default a thread keeps the event loop waiting for 5 ms whenever it wants to go on.
        sys.setswitchinterval(min(_SWITCH_SECONDS, sys.getswitchinterval()))
        async with self._line.turn():
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **named))
