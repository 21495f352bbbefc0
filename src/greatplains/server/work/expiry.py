"""Lets tables go that were made of records, once their time is over: one kind of job."""

from __future__ import annotations

import time
from math import inf
from typing import Final, Protocol

from greatplains.server.store import EXPIRY, Job, Jobs
from greatplains.server.work.due import OldestFirst
from greatplains.server.work.pace import Pace

_AT_ONCE: Final = 8
_LEASE: Final = 60.0
# Whoever looks at it keeps it so much longer.
_AGAIN_SECONDS = 600.0


class Door(Protocol):
    """The door through which tables go."""

    async def drop(self, table_id: str) -> bool: ...


class Expiry(OldestFirst):
    """One for each process."""

    def __init__(self, tables: Door, jobs: Jobs, process: str, pace: Pace) -> None:
        super().__init__(jobs, process, EXPIRY, _LEASE, _AT_ONCE, inf)
        self._tables = tables
        self._pace = pace

    async def do(self, job: Job) -> None:
        """With the table its jobs go as well."""
        await self._pace.turn()
        if not await self._tables.drop(job.table_id):
            await self.jobs.fail(job, self.process, time.time() + _AGAIN_SECONDS)
