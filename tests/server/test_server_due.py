"""What is due later: done when it is due, by one process at a time, again if that one dies, never before its time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf

import pytest
from tests.server.playing import PATIENCE, Guest, running

from greatplains.server.settings import Settings
from greatplains.server.store import Job, JobKey, Store, open_store
from greatplains.server.store.jobs import new_job
from greatplains.server.work.due import DueWork, OldestFirst

pytestmark = pytest.mark.anyio

KIND = "errand"


class Errand(OldestFirst):
    """A kind of job for tests: what was done is written down."""

    def __init__(self, store: Store, process: str, lease: float = 60.0, at_once: int = 4) -> None:
        super().__init__(store.jobs, process, KIND, lease, at_once, inf)
        self.done: list[JobKey] = []
        self.most_at_once = 0
        self._doing = 0
        self.does: Callable[[Job], object] = lambda job: None

    async def do(self, job: Job) -> None:
        self._doing += 1
        self.most_at_once = max(self.most_at_once, self._doing)
        await asyncio.sleep(0.001)
        self._doing -= 1
        self.does(job)
        self.done.append(JobKey(job.table_id, job.turn, job.whose))
        await self.jobs.end(job)

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.done) < count:
                await asyncio.sleep(0.005)


@pytest.fixture
async def table(settings: Settings) -> str:
    """The id of a table, to which jobs belong."""
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "open")
        await ann.http.aclose()
        return table


@asynccontextmanager
async def process(
    settings: Settings, name: str, poll: float = 0.05, **how: float
) -> AsyncIterator[tuple[DueWork, Errand]]:
    store = open_store(settings.database, is_shared=True)
    await store.open()
    errand = Errand(store, name, **how)  # type: ignore[arg-type]
    work = DueWork(store, name, poll)
    work.add(errand)
    await work.open()
    try:
        yield work, errand
    finally:
        await work.close()
        await store.close()


async def put_down(settings: Settings, table: str, *jobs: tuple[int, str, float]) -> None:
    store = open_store(settings.database, is_shared=True)
    await store.open()
    await store.database.write([new_job(table, KIND, turn, at, whose) for turn, whose, at in jobs])
    await store.close()


async def test_what_is_due_is_done_once_and_a_few_at_a_time(settings: Settings, table: str) -> None:
    now = time.time()
    await put_down(settings, table, *((turn, whose, now - 9 + turn) for turn in range(8) for whose in ("", "ann")))
    async with process(settings, "p", at_once=3) as (_, errand):
        await errand.until(16)
        assert sorted(errand.done) == sorted(JobKey(table, turn, whose) for turn in range(8) for whose in ("", "ann"))
        assert {key.turn for key in errand.done[:3]} == {0, 1}, "What has waited longest comes first."
        assert errand.most_at_once <= 3


async def test_more_is_looked_for_when_half_is_done_and_not_after_each(settings: Settings, table: str) -> None:
    await put_down(settings, table, *((turn, "", time.time() - 9) for turn in range(64)))
    looks = 0

    class Counted(Errand):
        async def claim(self, now: float, doing: int) -> list[Job]:
            nonlocal looks
            looks += 1
            return await super().claim(now, doing)

        async def do(self, job: Job) -> None:
            await asyncio.sleep(0.02 * (job.turn % 16))  # one after the other
            await super().do(job)

    store = open_store(settings.database, is_shared=True)
    await store.open()
    errand, work = Counted(store, "p", at_once=16), DueWork(store, "p", 2 * PATIENCE)  # nothing is found by chance
    work.add(errand)
    await work.open()
    await errand.until(64)
    assert looks < 20
    await work.close()
    await store.close()


async def test_what_is_due_later_is_done_then_without_being_asked_for_all_the_time(
    settings: Settings, table: str
) -> None:
    at = time.time() + 0.3
    await put_down(settings, table, (1, "", at))
    async with process(settings, "p", poll=1000.0) as (_, errand):
        await errand.until(1)
        assert time.time() >= at


async def test_whoever_puts_something_down_wakes_those_who_do_it(settings: Settings, table: str) -> None:
    async with process(settings, "p", poll=1000.0) as (work, errand):
        await asyncio.sleep(0.05)
        await put_down(settings, table, (1, "", time.time() - 1))
        work.wake("something else")
        work.wake(KIND)
        await errand.until(1)
        at = time.time() + 0.2
        await put_down(settings, table, (2, "", at))
        work.wake(KIND, at)
        await errand.until(2)
        assert time.time() >= at


async def test_what_a_process_could_not_do_another_does_when_its_lease_ends(settings: Settings, table: str) -> None:
    await put_down(settings, table, (1, "", time.time() - 1))

    def dies(job: Job) -> None:
        tried.append(job)
        raise RuntimeError("killed")

    tried: list[Job] = []
    async with process(settings, "first", lease=0.3) as (_, first):
        first.does = dies
        async with asyncio.timeout(PATIENCE):
            while not tried:
                await asyncio.sleep(0.005)
        first.does = lambda job: None
        async with process(settings, "second", lease=0.3) as (_, second):
            async with asyncio.timeout(PATIENCE):
                while not first.done + second.done:
                    await asyncio.sleep(0.005)
            assert time.time() >= tried[0].due + 0.3
            assert first.done + second.done == [JobKey(table, 1)]


async def test_two_processes_never_do_the_same(settings: Settings, table: str) -> None:
    await put_down(settings, table, *((turn, "", time.time() - 1) for turn in range(30)))
    async with process(settings, "one") as (_, one), process(settings, "two") as (_, two):
        async with asyncio.timeout(PATIENCE):
            while len(one.done + two.done) < 30:
                await asyncio.sleep(0.005)
        assert sorted(one.done + two.done) == [JobKey(table, turn) for turn in range(30)]


async def test_a_job_that_is_put_off_while_it_is_done_stays(settings: Settings, table: str) -> None:
    """What ends is the job that was due then, not the one of later."""
    store = open_store(settings.database, is_shared=True)
    await store.open()
    now = time.time()
    await store.database.write([new_job(table, KIND, 1, now - 1)])
    (job,) = await store.jobs.claim(KIND, "p", now, now + 60, await store.jobs.due(KIND, now, 9))
    await store.jobs.fail(job, "p", now + 100)
    await store.jobs.end(job)
    assert await store.jobs.next_due(KIND, now) == now + 100
    assert await store.jobs.due(KIND, now, 9) == []
    await store.close()
