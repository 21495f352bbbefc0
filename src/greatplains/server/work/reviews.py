"""Reviews that people asked for: one kind of job, of which every claim is one turn.

A turn is stored as soon as it is reviewed, and the job is free again: so those who ask take turns, what is there can be
looked at while the rest grows, and after a kill whoever comes next goes on where it stood. The process that reviews
gives way to all others of the machine: people and bots at tables come first.
"""

from __future__ import annotations

import logging
import time
from math import inf
from typing import Final, Protocol

import msgspec

from greatplains.server.domain import events as ev
from greatplains.server.domain.refusals import Conflict, NotFound
from greatplains.server.domain.shuffle import setup_text
from greatplains.server.domain.table import Table
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import REVIEW, Clash, Job, JobKey, Store
from greatplains.server.work.fairness import Spent
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.reviewing import Playthrough, Reviewed, ReviewToSum, TurnToReview

_log = logging.getLogger(__name__)

# A turn may take so many times as long as a bot's: it waits for everybody else.
_PATIENCE: Final = 4.0
_RETRY_SECONDS: Final = 1.0
# A game that failed so often is given up; it can be asked for again.
_TRIES: Final = 5


class Door(Protocol):
    """The door through which tables are reached."""

    async def get(self, table_id: str) -> Table: ...


class Reviews:
    """One for each process that has bots."""

    name = REVIEW
    longest_wait = 0.0
    few = inf

    def __init__(self, tables: Door, store: Store, process: str, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._jobs = store.jobs
        self._reviews = store.reviews
        self._process = process
        self._settings = settings
        self._metrics = metrics
        self._pool = BotPool(1, _PATIENCE * settings.bot_seconds, gives_way=True)
        self._spent = Spent()

    @property
    def lease(self) -> float:
        return _PATIENCE * self._settings.bot_lease

    async def close(self) -> None:
        """Stop reviewing."""
        await self._pool.close()

    async def claim(self, now: float, doing: int) -> list[Job]:
        if doing:
            return []
        free = await self._reviews.free(now)
        if not free:
            return []
        moment = time.monotonic()
        chosen: JobKey = min(free, key=lambda key: self._spent.of(key.whose, moment))
        return await self._jobs.claim(REVIEW, self._process, now, now + self.lease, [chosen])

    async def do(self, job: Job) -> None:
        begun = time.monotonic()
        try:
            await self._go_on(job)
        finally:
            now = time.monotonic()
            self._spent.note(job.whose, now - begun, now)

    async def _go_on(self, job: Job) -> None:
        """The next turn of the game, or when all are there the summary."""
        try:
            table = await self._tables.get(job.table_id)
            known = await self._reviews.count_turns(job.table_id)
            if not table.can_replay:  # another process may know these rules
                raise BotFailed("the game cannot be replayed here")
            played = playthrough(table)
            if known < len(table.turns):
                asked = TurnToReview(played, known + 1, self._settings.review_simulations)
                with self._metrics.review_seconds.time():
                    found = await self._pool.ask(asked, Reviewed)
                await self._reviews.add_turn(job, self._process, known + 1, _text(found))
            else:
                stored = await self._reviews.turns_after(job.table_id, 0, known)
                reviewed = [msgspec.json.decode(body) for body in stored]
                summed = ReviewToSum(played, reviewed, turns_of_bots(table))
                await self._reviews.finish(job, _text(await self._pool.ask(summed, Reviewed)))
        except Clash:
            # Our lease had ended, and another process was faster.
            await self._jobs.fail(job, self._process, time.time())
        except (Conflict, NotFound, BotFailed) as error:
            _log.warning("a review failed: %s", error)
            if job.failures + 1 >= _TRIES:
                await self._reviews.drop(job)
            else:
                await self._jobs.fail(job, self._process, time.time() + _RETRY_SECONDS)


def playthrough(table: Table) -> Playthrough:
    """The game as the process that reviews is told of it. Nothing in it is hidden any more."""
    assert table.deal is not None
    turns = [table.played(turn).steps for turn in range(1, len(table.turns) + 1)]
    return Playthrough(table.created.game, setup_text(table.deal.setup), turns)


def turns_of_bots(table: Table) -> list[int]:
    """The turns that bots made in the seats of people: when those had left, or before they played on."""
    made: list[tuple[int, str | None]] = []
    for body in table.log:
        event = ev.decode(bytes(body).decode())
        if isinstance(event, ev.Turn):
            made.append((event.seat, event.by))
        elif isinstance(event, ev.TakenBack):
            del made[event.turns :]
    people = {seat for seat, by in made if by is not None}
    return [number for number, (seat, by) in enumerate(made, start=1) if by is None and seat in people]


def _text(found: Reviewed) -> str:
    return msgspec.json.encode(found.body).decode()
