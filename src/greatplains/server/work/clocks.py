"""Ends the waiting for those whose time is over: one kind of job. There is one a table with a clock that runs, put off
with every turn; so what waits costs nothing. Whoever looks at the table after its deadline may be faster: the store's
key decides, and it is written once."""

from __future__ import annotations

import time
from math import inf
from typing import Final, Protocol

from greatplains.server.domain.refusals import Conflict
from greatplains.server.domain.standing import RUNNING
from greatplains.server.domain.table import Table
from greatplains.server.store import CLOCK, Job, Jobs
from greatplains.server.work.due import OldestFirst
from greatplains.server.work.pace import Pace

_AT_ONCE: Final = 32
_LEASE: Final = 30.0
# To find and read a table, write what time has done and tell everybody takes as long as four messages.
_PIECES: Final = 4
# A table that cannot be played on here may be tomorrow, or elsewhere.
_AGAIN_SECONDS: Final = 3600.0


class Door(Protocol):
    """The door through which tables are reached, which lets time do its part."""

    async def get(self, table_id: str) -> Table: ...


class Clocks(OldestFirst):
    """One for each process."""

    def __init__(self, tables: Door, jobs: Jobs, process: str, pace: Pace) -> None:
        super().__init__(jobs, process, CLOCK, _LEASE, _AT_ONCE, inf)
        self._tables = tables
        self._pace = pace

    async def do(self, job: Job) -> None:
        """To look is enough. What was written has ended the job or put it off; if nothing was, it came too early."""
        await self._pace.turn(_PIECES)
        again_at: float | None = time.time() + _AGAIN_SECONDS
        try:
            table = await self._tables.get(job.table_id)
        except Conflict:  # not even its first event can be read
            pass
        else:
            clock = table.standing.clock
            if table.status == RUNNING or clock is None or clock.seat is None:
                again_at = None if clock is None else clock.deadline
        if again_at is None:
            await self.jobs.end(job)
        else:
            await self.jobs.fail(job, self.process, again_at)
