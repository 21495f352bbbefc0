"""Makes the turns of bots: one kind of job. They are thought about in processes of their own, and played through the
same door as people's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
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
from greatplains.server.store import BOT_TURN, Job, JobKey, Store
from greatplains.server.work.fairness import Chosen, Fairness, Room
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import Question

T = TypeVar("T")

_log = logging.getLogger(__name__)

# A level that failed so often gives way to a simpler bot, so that the game goes on.
_TRIES: Final = 3
_RETRY_SECONDS: Final = 0.2
_SEED_BITS: Final = 62
_LOOKS_OF_NOBODY: Final = 10


class Door(Protocol):
    """The door through which tables are reached and go on, for people and bots."""

    is_watched: Callable[[str], bool]

    async def get(self, table_id: str) -> Table: ...

    async def commit(self, table_id: str, decide: Callable[[Table], Decision]) -> Receipt: ...


class BotTurns:
    """One for each process that has bots. `wake` says that it is time to look for turns again."""

    name = BOT_TURN

    def __init__(
        self,
        tables: Door,
        store: Store,
        process: str,
        settings: Settings,
        metrics: Metrics,
        wake: Callable[[], None],
    ) -> None:
        self._tables = tables
        self._jobs = store.jobs
        self._process = process
        self._settings = settings
        self._metrics = metrics
        self._wake = wake
        self._pool = BotPool(settings.bots, settings.bot_seconds)
        # A process more, so that what takes a moment does not wait for what takes seconds.
        self._quick_pool = BotPool(1, settings.bot_seconds)
        self._fairness = Fairness(lambda table_id: tables.is_watched(table_id))
        self._thinking: dict[JobKey, tuple[BotPool, Chosen]] = {}

    @property
    def lease(self) -> float:
        return self._settings.bot_lease

    @property
    def longest_wait(self) -> float:
        return self._settings.bot_pause

    @property
    def few(self) -> float:
        return inf  # however many are being thought about, somebody waits for each

    async def close(self) -> None:
        """Stop thinking."""
        await asyncio.gather(self._pool.close(), self._quick_pool.close())

    async def claim(self, now: float, doing: int) -> list[Job]:
        room = Room(self._room_in(self._quick_pool), self._room_in(self._pool))
        if not any(room):
            return []
        # One that is still thought about here has outlived its lease: another process may take it up, not this one.
        free = [turn for turn in await self._jobs.free_bot_turns(now) if JobKey(*turn[:2]) not in self._thinking]
        chosen = {JobKey(*one.turn[:2]): one for one in self._fairness.choose(free, room, time.monotonic())}
        jobs = await self._jobs.claim(BOT_TURN, self._process, now, now + self.lease, list(chosen))
        for job in jobs:
            key = JobKey(job.table_id, job.turn)
            is_quick = chosen[key].is_quick and self._room_in(self._quick_pool) > 0
            self._thinking[key] = (self._quick_pool if is_quick else self._pool, chosen[key])
        return jobs

    async def do(self, job: Job) -> None:
        key = JobKey(job.table_id, job.turn)
        pool, chosen = self._thinking[key]
        begun = time.monotonic()
        try:
            await self._make_turn(job, pool)
        finally:
            del self._thinking[key]
            now = time.monotonic()
            rest = self._fairness.note(chosen, now - begun, now)
            if rest:
                asyncio.get_running_loop().call_later(rest, self._wake)

    def _room_in(self, pool: BotPool) -> int:
        return pool.size - sum(taken is pool for taken, _ in self._thinking.values())

    async def _make_turn(self, job: Job, pool: BotPool) -> None:
        try:
            table = await _insist(lambda: self._tables.get(job.table_id))
        except Conflict:
            return  # not even its first event can be read
        if table.status in (FOREIGN, DAMAGED):
            return  # the lease brings it to a process that knows these rules, or after somebody has repaired it
        level, seat = table.standing.bot_to_move, table.to_move
        if level is None or seat is None or table.next_turn != job.turn:
            made = table.next_turn - 1 if table.status == RUNNING else job.turn
            await _insist(lambda: self._jobs.end_bot_turns(job.table_id, made))
            return
        try:
            draft = await self._choose(table, seat, level, job.failures, pool)
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
            await _insist(lambda: self._jobs.fail(job, self._process, again_at))

    async def _choose(self, table: Table, seat: int, level: str, failures: int, pool: BotPool) -> Draft[Any]:
        position = table.position
        assert position is not None
        if level == NOBODY:
            steps = _least_turn(position)
        elif failures >= 3 * _TRIES:
            steps = random_turn(position.copy(), Rng(secrets.randbits(_SEED_BITS), "last resort"))
        else:
            bot = (level, "greedy", "random")[failures // _TRIES]
            with self._metrics.bot_seconds.time():
                steps = await pool.think(Question(bot=bot, **known_side(table, seat)))
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


def known_side(table: Table, seat: int) -> dict[str, Any]:
    """What a bot in this seat may know. The position is dealt anew here, before anything leaves this process."""
    rules, seed = table.rules, secrets.randbits(_SEED_BITS)
    dealt = rules.resample(table.position, seat, Rng(seed, "table"))
    view = rules.view(table.position, seat)
    turns = tuple(table.turns)
    return {"seed": seed, "game": rules.name, "seat": seat, "view": view, "turns": turns, "dealt": dealt.to_bytes()}
