"""Everything that is due later or done elsewhere: one loop for all kinds of jobs.

A job is a row that was written with the event that caused it. Of each kind this process asks for what is due, claims it
for the length of a lease, and does it; if it dies, the lease ends and another process takes the job up. So all of it is
done at least once, and whoever does it makes sure that twice is the same as once: by the key of what it writes.

Each kind is looked at when somebody says that there is something (`wake`), when the next job of it is due, and now and
then, for what other processes have left. What waits for later costs nothing, however much of it there is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import Final, Protocol

from greatplains.server.domain.refusals import Unavailable
from greatplains.server.store import Job, Jobs, Store
from greatplains.server.tasks import keep_up, stop

_log = logging.getLogger(__name__)

# Clocks are set right by less than that all the time.
_CLOCK_SECONDS: Final = 1.0


class Kind(Protocol):
    """One kind of job."""

    @property
    def name(self) -> str:
        """As it is stored."""
        ...

    @property
    def lease(self) -> float:
        """So many seconds it is ours; then anybody may take it up."""
        ...

    @property
    def longest_wait(self) -> float:
        """No job of this kind is due later than in so many seconds; one that seems to be was written by a clock that
        was wrong. 0: all are due at once, and nobody need ask for the next; infinite: there is no saying."""
        ...

    @property
    def few(self) -> float:
        """When a job is done and no more than so many are being done, more are looked for."""
        ...

    async def claim(self, now: float, doing: int) -> list[Job]:
        """What is to be done now, while so many are being done."""
        ...

    async def do(self, job: Job) -> None:
        """Do it, and end it or let it fail; an error leaves it to whoever comes after the lease."""
        ...


class OldestFirst:
    """A kind whose jobs are done in the order in which they are due, some at once."""

    def __init__(self, jobs: Jobs, process: str, name: str, lease: float, at_once: int, longest_wait: float) -> None:
        self.name = name
        self.lease = lease
        self.longest_wait = longest_wait
        self.jobs = jobs
        self.process = process
        # To look and to claim takes the store as long for one as for many.
        self.few: float = at_once // 2
        self._at_once = at_once

    async def claim(self, now: float, doing: int) -> list[Job]:
        room = self._at_once - doing
        if room <= 0:
            return []
        keys = await self.jobs.due(self.name, now, room)
        return await self.jobs.claim(self.name, self.process, now, now + self.lease, keys)


class DueWork:
    """One for each process. `before` is done before each look: what has to be known before anything is done."""

    def __init__(self, store: Store, process: str, poll_seconds: float) -> None:
        self.before: Callable[[], Awaitable[None]] | None = None
        self._store = store
        self._process = process
        self._poll_seconds = poll_seconds
        self._kinds: dict[str, Kind] = {}
        self._look_at: dict[str, float] = {}  # when to look for jobs of a kind, by the clock that never jumps
        self._doing: dict[asyncio.Task[None], str] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._looked_at = inf

    def add(self, kind: Kind) -> None:
        """Do jobs of this kind as well."""
        self._kinds[kind.name] = kind
        self._look_at[kind.name] = 0.0

    def wake(self, kind: str, at: float | None = None) -> None:
        """There is a job of this kind, due at that time of day; None: now."""
        if kind not in self._look_at:
            return  # another process does these
        look_at = time.monotonic() + (0.0 if at is None else max(0.0, at - time.time()))
        if look_at < self._look_at[kind]:
            self._look_at[kind] = look_at
            self._wake.set()

    async def open(self) -> None:
        """Begin to look for jobs."""
        if not self._store.is_shared:
            # Whoever claimed these was this server before it was started again.
            await self._store.jobs.release()
        self._task = asyncio.create_task(keep_up("looking for what is due", self._look), name="due work")

    async def close(self) -> None:
        """Stop, and leave what was claimed to others."""
        if self._task is None:
            return
        await stop([self._task, *self._doing])
        with suppress(Unavailable):  # then the leases end by themselves
            await self._store.jobs.release(self._process)

    async def _look(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._look_once()
            except Unavailable:  # it is in the log, and the next look may find the database again
                await asyncio.sleep(self._poll_seconds)
                continue
            wait = min(self._look_at.values(), default=inf) - time.monotonic()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, min(wait, self._poll_seconds))):
                    await self._wake.wait()

    async def _look_once(self) -> None:
        await self._look_at_clock()
        if self.before is not None:
            await self.before()
        for kind in self._kinds.values():
            if self._look_at[kind.name] <= time.monotonic():
                await self._look_for(kind)

    async def _look_for(self, kind: Kind) -> None:
        """Take up what is due of a kind, and say when to look again."""
        now, wait = time.time(), self._poll_seconds
        self._look_at[kind.name] = inf  # who wakes us from here on is heard
        try:
            for job in await kind.claim(now, self._doing_of(kind.name)):
                task = asyncio.create_task(kind.do(job))
                self._doing[task] = kind.name
                task.add_done_callback(self._done)
            if kind.longest_wait > 0.0 and (next_at := await self._store.jobs.next_due(kind.name, now)) is not None:
                wait = min(wait, next_at - now)
        finally:  # whatever happened, it is looked at again
            self._look_at[kind.name] = min(self._look_at[kind.name], time.monotonic() + wait)

    def _doing_of(self, kind: str) -> int:
        return sum(name == kind for name in self._doing.values())

    def _done(self, task: asyncio.Task[None]) -> None:
        kind = self._doing.pop(task)
        if self._doing_of(kind) <= self._kinds[kind].few:
            self.wake(kind)
        if not task.cancelled() and task.exception() is not None:
            # The job stays in the store; its lease ends and it is tried again.
            _log.error("a job of the kind %s failed", kind, exc_info=task.exception())

    async def _look_at_clock(self) -> None:
        """A clock that went back, here or while nobody served, must not make anybody wait until it is as late again."""
        now = time.time()
        if now < self._looked_at - _CLOCK_SECONDS:
            for kind in self._kinds.values():
                latest, longest = now + kind.longest_wait, now + kind.lease
                await self._store.jobs.hasten(kind.name, now, latest + _CLOCK_SECONDS, longest + _CLOCK_SECONDS)
        self._looked_at = now
