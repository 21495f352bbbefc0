"""Makes the turns of bots: takes up the jobs in the store, has them thought about, and plays through the same door as
people. A claim is a lease: if this process dies, another takes the job up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import Any, Final, Protocol, TypeVar

from greatplains.core.draft import Draft, draft_turn
from greatplains.core.errors import GreatPlainsError
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.server.domain import decisions
from greatplains.server.domain.decisions import Decision
from greatplains.server.domain.refusals import Busy, Conflict, Unavailable
from greatplains.server.domain.shapes import Receipt
from greatplains.server.domain.standing import DAMAGED, FOREIGN, NOBODY, RUNNING
from greatplains.server.domain.table import Table
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import Job, Store
from greatplains.server.tasks import keep_up, stop
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import Question

T = TypeVar("T")

_log = logging.getLogger(__name__)

# A level that failed so often gives way to a simpler bot, so that the game goes on.
_TRIES: Final = 3
_RETRY_SECONDS: Final = 0.2
_SEED_BITS: Final = 62
# Clocks are set right by less than that all the time.
_CLOCK_SECONDS: Final = 1.0
_LOOKS_OF_NOBODY: Final = 10


class Door(Protocol):
    """The door through which tables are reached and go on, for people and bots."""

    async def get(self, table_id: str) -> Table: ...

    async def commit(self, table_id: str, decide: Callable[[Table], Decision]) -> Receipt: ...


class BotTurns:
    """One for each process that has bots."""

    def __init__(self, tables: Door, store: Store, process: str, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._store = store
        self._process = process
        self._settings = settings
        self._metrics = metrics
        self._pool = BotPool(settings.bots, settings.bot_seconds)
        self._wake = asyncio.Event()
        self._thinking: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._looked_at = inf

    def wake(self) -> None:
        """A turn is to be made."""
        self._wake.set()

    async def open(self) -> None:
        """Begin to look for turns to make."""
        if not self._store.is_shared:
            # Whoever claimed these was this server before it was started again.
            await self._store.release_jobs()
        self._task = asyncio.create_task(keep_up("looking for bots' turns", self._look), name="bot turns")

    async def close(self) -> None:
        """Stop thinking, and leave what was claimed to others."""
        if self._task is None:
            return
        await stop([self._task, *self._thinking])
        await self._pool.close()
        with suppress(Unavailable):  # then the leases end by themselves
            await self._store.release_jobs(self._process)

    async def _look(self) -> None:
        while True:
            self._wake.clear()
            with suppress(Unavailable):
                await self._look_at_clock()
            free = self._pool.size - len(self._thinking)
            if free > 0:
                with suppress(Unavailable):  # it is in the log, and the next look may find the database again
                    for job in await self._claim(free):
                        task = asyncio.create_task(self._make_turn(job))
                        self._thinking.add(task)
                        task.add_done_callback(self._done)
            with suppress(TimeoutError):  # then it is time to look for leases that have ended
                async with asyncio.timeout(self._settings.poll_seconds):
                    await self._wake.wait()

    async def _look_at_clock(self) -> None:
        """A clock that went back, here or while nobody served, must not make a bot wait until it is as late again."""
        now = time.time()
        if now < self._looked_at - _CLOCK_SECONDS:
            latest, longest = now + self._settings.bot_pause, now + self._settings.bot_lease
            await self._store.hasten_bot_turns(now, latest + _CLOCK_SECONDS, longest + _CLOCK_SECONDS)
        self._looked_at = now

    def _done(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            # The job stays in the store; its lease ends and it is tried again.
            _log.error("a bot's turn failed", exc_info=task.exception())

    async def _claim(self, most: int) -> list[Job]:
        now = time.time()
        return await self._store.claim_bot_turns(self._process, now, now + self._settings.bot_lease, most)

    async def _make_turn(self, job: Job) -> None:
        try:
            table = await _insist(lambda: self._tables.get(job.table_id))
        except Conflict:
            return  # not even its first event can be read
        if table.status in (FOREIGN, DAMAGED):
            return  # the lease brings it to a process that knows these rules, or after somebody has repaired it
        level, seat = table.standing.bot_to_move, table.to_move
        if level is None or seat is None or table.next_turn != job.turn:
            made = table.next_turn - 1 if table.status == RUNNING else job.turn
            await _insist(lambda: self._store.end_bot_turns(job.table_id, made))
            return
        try:
            draft = await self._choose(table, seat, level, job.failures)
            await _insist(
                lambda: self._tables.commit(
                    job.table_id,
                    lambda state: decisions.play_turn(state, seat, None, job.turn, time.time(), draft=draft),
                )
            )
        except Conflict:
            return  # somebody has made the turn meanwhile, and its job with it
        except (BotFailed, GreatPlainsError) as error:
            self._metrics.bot_failures.inc()
            _log.warning("a %s bot failed at turn %d: %s", level, job.turn, error)
            again_at = time.time() + _RETRY_SECONDS
            await _insist(lambda: self._store.fail_bot_turn(job, self._process, again_at))

    async def _choose(self, table: Table, seat: int, level: str, failures: int) -> Draft[Any]:
        position = table.position
        assert position is not None
        if level == NOBODY:
            steps = _least_turn(position)
        elif failures >= 3 * _TRIES:
            steps = random_turn(position.copy(), Rng(secrets.randbits(_SEED_BITS), "last resort"))
        else:
            bot = (level, "greedy", "random")[failures // _TRIES]
            with self._metrics.bot_seconds.time():
                steps = await self._pool.think(_question(table, seat, bot))
        return draft_turn(table.rules, position, steps)


def _least_turn(position: Position) -> list[int]:
    """What a seat does that nobody plays: of some turns the one with the fewest steps."""
    rng = Rng(secrets.randbits(_SEED_BITS), "nobody")
    return min((random_turn(position.copy(), rng) for _ in range(_LOOKS_OF_NOBODY)), key=len)


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database is there and the table stands still. The turn is ours: until the lease ends nobody else
    would make it, and if somebody does after that, there is a turn with its number."""
    while True:
        try:
            return await ask()
        except (Unavailable, Busy):
            await asyncio.sleep(_RETRY_SECONDS)


def _question(table: Table, seat: int, bot: str) -> Question:
    """What the bot may know. The position is dealt anew here, before anything leaves this process."""
    rules, seed = table.rules, secrets.randbits(_SEED_BITS)
    dealt = rules.resample(table.position, seat, Rng(seed, "table"))
    view = rules.view(table.position, seat)
    return Question(bot, seed, rules.name, seat, view, tuple(table.turns), dealt.to_bytes())
