"""Work that can wait, and how it gives way."""

from __future__ import annotations

import asyncio
import time

import pytest

from greatplains.server.work.pace import Pace

pytestmark = pytest.mark.anyio


class OnAMachine(Pace):
    """With so much to do beside it."""

    def __init__(self, a_second: float, share: float) -> None:
        super().__init__(a_second)
        self.share = share
        self.looks = 0

    async def busy_share(self) -> float:
        self.looks += 1
        return self.share


async def seconds_for(pace: Pace, turns: int, pieces: int = 1) -> float:
    """All at once."""
    begun = time.monotonic()
    await asyncio.gather(*(pace.turn(pieces) for _ in range(turns)))
    return time.monotonic() - begun


async def test_while_others_are_busy_only_so_much_is_begun_in_a_second() -> None:
    assert await seconds_for(OnAMachine(100.0, 0.9), 20) > 0.19
    assert await seconds_for(OnAMachine(100.0, 0.9), 10, pieces=2) > 0.19


async def test_while_there_is_time_nothing_waits() -> None:
    pace = OnAMachine(0.001, 0.1)  # a single pause would take a quarter of an hour
    async with asyncio.timeout(60):
        await seconds_for(pace, 1000)


async def test_it_looks_again_now_and_then() -> None:
    pace = OnAMachine(1000.0, 0.9)
    await pace.turn()
    pace.share = 0.0
    async with asyncio.timeout(60):
        while pace.looks < 2:
            await pace.turn()


async def test_work_of_its_own_process_is_seen() -> None:
    pace = Pace(100.0)
    async with asyncio.timeout(60):
        while await pace.busy_share() >= 0.6:
            pass

    async def work() -> None:
        while True:
            until = time.process_time() + 0.002
            while time.process_time() < until:
                pass
            await asyncio.sleep(0)

    working = asyncio.create_task(work())
    # A machine may be busy with others, so that this process does not get its time; not for ever.
    async with asyncio.timeout(60):
        while await pace.busy_share() < 0.6:
            pass
    working.cancel()


async def test_that_others_keep_it_waiting_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(3 * seconds))
    assert await Pace(100.0).busy_share() > 0.6
