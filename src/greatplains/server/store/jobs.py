"""What is due later or done elsewhere: one table of jobs, by kind. A job is a row that is written with the event that
causes it; whoever claims it has it until the lease ends, and does it at least once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from greatplains.server.store import statements as q
from greatplains.server.store.database import Database, Statement

# The kinds of jobs there are.
BOT_TURN: Final = "bot_turn"
CLOCK: Final = "clock"
EXPIRY: Final = "expiry"
REVIEW: Final = "review"

_TURNS_OF_ONE: Final = 8  # that bots have to make at tables of one person, as many as are looked at


class JobKey(NamedTuple):
    """Which job of its kind it is. `turn` and `whose` mean what the kind says; most kinds need neither."""

    table_id: str
    turn: int = 0
    whose: str = ""


class Job(NamedTuple):
    """A job that was claimed for this process; `due` is when it was to be done, `failures` how often it was tried."""

    kind: str
    table_id: str
    turn: int
    whose: str
    due: float
    failures: int


class FreeTurn(NamedTuple):
    """A turn that a bot of that level has to make, at a table that somebody has set up; perhaps no people sit there."""

    table_id: str
    turn: int
    owner: str
    game: str
    level: str | None
    has_people: bool


def new_job(table_id: str, kind: str, turn: int, not_before: float, whose: str = "") -> Statement:
    """The row of a job, to be written with what causes it."""
    job = {"table_id": table_id, "kind": kind, "turn": turn, "whose": whose, "not_before": not_before}
    return q.ADD_JOB, {**job, "claimed_by": None, "claimed_until": 0.0, "failures": 0}


class Jobs:
    """Finding, claiming and ending jobs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, kind: str, now: float, most: int) -> list[JobKey]:
        """Jobs that are due and that nobody has claimed, those that have waited longest first."""
        rows = await self._database.read(q.DUE_JOBS, {"what": kind, "now": now, "most": most})
        return [JobKey(row.table_id, row.turn, row.whose) for row in rows]

    async def next_due(self, kind: str, now: float) -> float | None:
        """When the next job of this kind is due that is not due yet."""
        rows = await self._database.read(q.NEXT_JOB, {"what": kind, "now": now})
        return float(rows[0].not_before) if rows else None

    async def free_bot_turns(self, now: float) -> list[FreeTurn]:
        """Turns that bots have to make and that nobody has claimed, those that have waited longest first; of everybody
        who has set up tables a few."""
        rows = await self._database.read(q.FREE_JOBS, {"what": BOT_TURN, "now": now, "most": _TURNS_OF_ONE})
        return [
            FreeTurn(row.table_id, row.turn, row.created_by, row.game, row.bot, bool(row.has_people)) for row in rows
        ]

    async def claim(self, kind: str, process: str, now: float, until: float, keys: Sequence[JobKey]) -> list[Job]:
        """Those of these jobs that are still free; until then nobody else gets them."""
        claim = {"what": kind, "now": now, "until": until, "process": process}
        statements: list[Statement] = [
            (q.CLAIM_JOB, {**claim, "table": table_id, "number": turn, "whom": whose}) for table_id, turn, whose in keys
        ]
        found = await self._database.write(statements) if statements else []
        return [
            Job(row.kind, row.table_id, row.turn, row.whose, float(row.not_before), row.failures)
            for rows in found
            for row in rows
        ]

    async def fail(self, job: Job, process: str, again_at: float) -> None:
        """It did not work: anybody may try it again from then on."""
        failed = {**which(job), "process": process, "again": again_at}
        await self._database.write([(q.JOB_FAILED, failed)])

    async def end(self, job: Job) -> None:
        """It is done, or there is nothing to do any more; unless it was put off meanwhile."""
        await self._database.write([(q.END_JOB, {**which(job), "due": job.due})])

    async def end_bot_turns(self, table_id: str, turn: int) -> None:
        """The turns up to this one are made."""
        await self._database.write([(q.END_JOBS, {"table": table_id, "what": BOT_TURN, "turn": turn})])

    async def hasten(self, kind: str, now: float, latest: float, longest: float) -> None:
        """The clock went back: jobs that are due later than that are due now, and claims beyond that are none."""
        # One by one: a job may be both, and no statement may change a row twice (joined.py).
        await self._database.write([(q.HASTEN_JOBS, {"what": kind, "now": now, "latest": latest})])
        await self._database.write([(q.END_LONG_CLAIMS, {"what": kind, "longest": longest})])

    async def release(self, process: str | None = None) -> None:
        """Whatever a process has claimed is free again; of all processes, if none is named."""
        statement: Statement = (q.RELEASE_ALL_JOBS, {}) if process is None else (q.RELEASE_JOBS, {"process": process})
        await self._database.write([statement])


def which(job: Job) -> dict[str, object]:
    """The parameters that name a job."""
    return {"table": job.table_id, "what": job.kind, "number": job.turn, "whom": job.whose}
