"""Makes the turns of bots: takes up the tasks in the store, has them thought about, and plays through the same door as
people. A task is a lease: if this process dies, another takes it up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy.sql.base import Executable

from greatplains.core.errors import GreatPlainsError
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.server import decisions
from greatplains.server.botpool import BotFailed, BotPool
from greatplains.server.botworker import Question
from greatplains.server.metrics import Metrics
from greatplains.server.refusals import Away, Busy, Conflict
from greatplains.server.settings import Settings
from greatplains.server.store import queries as q
from greatplains.server.table import FOREIGN, RUNNING, Table
from greatplains.server.tables import Tables
from greatplains.server.tasks import stop

T = TypeVar("T")

_log = logging.getLogger(__name__)

# A level that failed so often gives way to a simpler bot, so that the game goes on.
_TRIES: Final = 3
_RETRY_SECONDS: Final = 0.2
_SEED_BITS: Final = 62


class BotPlayer:
    """One for each process that has bots."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._pool = BotPool(settings.bots, settings.bot_seconds)
        self._wake = asyncio.Event()
        self._thinking: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look for turns to make."""
        if not self._tables.store.is_shared:
            # Whoever claimed these was this server before it was started again.
            await self._tables.store.write([(q.RELEASE_ALL_TASKS, {})])
        self._tables.bot_wanted = self._wake.set
        self._task = asyncio.create_task(self._look(), name="bot player")

    async def close(self) -> None:
        """Stop thinking, and leave what was claimed to others."""
        if self._task is None:
            return
        await stop([self._task, *self._thinking])
        await self._pool.close()
        with suppress(Away):  # then the leases end by themselves
            await self._tables.store.write([(q.RELEASE_TASKS, {"process": self._process})])

    async def _look(self) -> None:
        while True:
            self._wake.clear()
            free = self._pool.size - len(self._thinking)
            if free > 0:
                with suppress(Away):  # it is in the log, and the next look may find the database again
                    for table_id, turn, failures in await self._claim(free):
                        task = asyncio.create_task(self._make_turn(table_id, turn, failures))
                        self._thinking.add(task)
                        task.add_done_callback(self._done)
            with suppress(TimeoutError):  # then it is time to look for leases that have ended
                async with asyncio.timeout(self._settings.poll_seconds):
                    await self._wake.wait()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            # The task stays in the store; its lease ends and it is tried again.
            _log.error("a bot's turn failed", exc_info=task.exception())

    async def _claim(self, most: int) -> list[tuple[str, int, int]]:
        now = time.time()
        claim = {"now": now, "until": now + self._settings.bot_lease, "most": most, "process": self._process}
        (rows,) = await self._tables.store.write([(q.CLAIM_TASKS, claim)])
        return [(row.table_id, row.turn, row.failures) for row in rows]

    @property
    def _process(self) -> str:
        return self._tables.bus.process

    async def _make_turn(self, table_id: str, turn: int, failures: int) -> None:
        table = await _insist(lambda: self._tables.get(table_id))
        if table.status == FOREIGN:
            return  # the lease brings it to a process that knows these rules
        level, seat = table.bot_to_move, table.to_move
        if level is None or seat is None or table.next_turn != turn:
            made = table.next_turn - 1 if table.status == RUNNING else turn
            await self._write(q.END_TASKS, {"table": table_id, "turn": made})
            return
        try:
            text = await self._choose(table, seat, level, failures)
            await _insist(
                lambda: self._tables.commit(
                    table_id, lambda state: decisions.play_turn(state, seat, None, turn, text, time.time())
                )
            )
        except Conflict:
            return  # somebody has made the turn meanwhile, and its task with it
        except (BotFailed, GreatPlainsError) as error:
            self._metrics.bot_failures.inc()
            _log.warning("a %s bot failed at turn %d: %s", level, turn, error)
            again = {"table": table_id, "number": turn, "process": self._process, "again": time.time() + _RETRY_SECONDS}
            await self._write(q.TASK_FAILED, again)

    async def _write(self, statement: Executable, parameters: dict[str, Any]) -> None:
        await _insist(lambda: self._tables.store.write([(statement, parameters)]))

    async def _choose(self, table: Table, seat: int, level: str, failures: int) -> str:
        position = table.position
        assert position is not None
        if failures >= 3 * _TRIES:
            steps = random_turn(position.copy(), Rng(secrets.randbits(_SEED_BITS), "last resort"))
            return table.rules.turn_text(position, steps)
        bot = (level, "greedy", "random")[failures // _TRIES]
        with self._metrics.bot_seconds.time():
            steps = await self._pool.think(_question(table, seat, bot))
        return table.rules.turn_text(position, _checked(position, steps))


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database is there and the table stands still. The turn is ours: until the lease ends nobody else
    would make it, and if somebody does after that, there is a turn with its number."""
    while True:
        try:
            return await ask()
        except (Away, Busy):
            await asyncio.sleep(_RETRY_SECONDS)


def _question(table: Table, seat: int, bot: str) -> Question:
    """What the bot may know. The position is dealt anew here, before anything leaves this process."""
    rules, seed = table.rules, secrets.randbits(_SEED_BITS)
    dealt = rules.resample(table.position, seat, Rng(seed, "table"))
    view = rules.view(table.position, seat)
    return Question(bot, seed, rules.name, seat, view, tuple(table.turns), dealt.to_bytes())


def _checked(position: Position, steps: list[int]) -> list[int]:
    """The steps, if they are one whole legal turn."""
    after = position.copy()
    for number, step in enumerate(steps):
        if number and after.is_turn_start:
            raise BotFailed("steps beyond the turn")
        after.play(step)
    if not steps or not (after.is_turn_start or after.is_over):
        raise BotFailed("the turn is not whole")
    return steps
