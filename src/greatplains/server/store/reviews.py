"""Reviews of games, in verbs: asked for once, stored turn by turn, and shared by all who may see the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatplains.server.store import statements as q
from greatplains.server.store.database import Database, Statement
from greatplains.server.store.jobs import REVIEW, Job, JobKey, new_job, which

# Of so many people the next review is looked at.
_MOST_PEOPLE: Final = 100


class AskedReview(NamedTuple):
    """A review that somebody asked for; `summary` None: it still grows."""

    turns: int
    summary: str | None


class AskedLately(NamedTuple):
    """How many reviews somebody asked for of late, and when the first of them."""

    times: int
    first_at: float


class StoredReviews:
    """Asking for reviews, adding to them, and reading them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, table_id: str, who: str, turns: int, now: float) -> None:
        """Somebody wants the game reviewed; `Clash` if somebody has asked before."""
        row = {"table_id": table_id, "asked_by": who, "asked_at": now, "turns": turns, "summary": None}
        await self._database.write([(q.ADD_REVIEW, row), new_job(table_id, REVIEW, 0, now, who)])

    async def find(self, table_id: str) -> AskedReview | None:
        """The review of a table, if it was asked for."""
        rows = await self._database.read(q.REVIEW_OF, {"table": table_id})
        return AskedReview(rows[0].turns, rows[0].summary) if rows else None

    async def asked_lately(self, who: str, since: float) -> AskedLately:
        """What somebody has asked for since then."""
        (row,) = await self._database.read(q.REVIEWS_ASKED, {"who": who, "since": since})
        return AskedLately(int(row.times), float(row.first_at or 0.0))

    async def asked_by(self, who: str) -> list[tuple[str, float]]:
        """The tables somebody asked for, and when."""
        rows = await self._database.read(q.REVIEWS_OF, {"who": who})
        return [(row.table_id, float(row.asked_at)) for row in rows]

    async def count_turns(self, table_id: str) -> int:
        """How many turns are reviewed; they are in order."""
        ((newest,),) = await self._database.read(q.REVIEWED_TO, {"table": table_id})
        return int(newest or 0)

    async def turns_after(self, table_id: str, after: int, most: int) -> list[str]:
        """The turns that are reviewed, from the one after that on."""
        rows = await self._database.read(q.REVIEWED_TURNS, {"table": table_id, "after": after, "most": most})
        return [row.body for row in rows]

    async def free(self, now: float) -> list[JobKey]:
        """Of everybody who has asked the review that waits longest."""
        rows = await self._database.read(q.FREE_REVIEWS, {"what": REVIEW, "now": now, "most": _MOST_PEOPLE})
        return [JobKey(row.table_id, row.turn, row.whose) for row in rows]

    async def add_turn(self, job: Job, process: str, turn: int, body: str) -> None:
        """A turn is reviewed, and the next is anybody's; `Clash` if it was before."""
        added: Statement = (q.ADD_REVIEWED_TURN, {"table_id": job.table_id, "turn": turn, "body": body})
        await self._database.write([added, (q.RELEASE_JOB, {**which(job), "process": process})])

    async def finish(self, job: Job, summary: str) -> None:
        """All of it is there."""
        done: Statement = (q.FINISH_REVIEW, {"table": job.table_id, "summed": summary})
        await self._database.write([done, (q.END_JOB, {**which(job), "due": job.due})])

    async def drop(self, job: Job) -> None:
        """It cannot be done now; whoever wants it asks again."""
        gone: list[Statement] = [(statement, {"table": job.table_id}) for statement in q.DROP_REVIEW]
        await self._database.write([*gone, (q.END_JOB, {**which(job), "due": job.due})])
