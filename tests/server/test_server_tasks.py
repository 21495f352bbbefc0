"""Tasks in the background end when they are told to."""

from __future__ import annotations

import asyncio

import pytest

from greatplains.server import tasks
from greatplains.server.tasks import keep_up, stop

pytestmark = pytest.mark.anyio


async def test_a_task_whose_cancellation_was_swallowed_is_asked_again() -> None:
    swallowed = []

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError:
                swallowed.append(True)
                if len(swallowed) > 1:
                    raise

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await stop([task])
    assert task.done()
    assert len(swallowed) == 2


async def test_a_task_that_failed_has_ended() -> None:
    async def failing() -> None:
        raise ValueError

    async with asyncio.timeout(60):
        await stop([asyncio.create_task(failing()), asyncio.create_task(asyncio.sleep(1000))])
        await stop([])


async def test_work_that_fails_is_said_and_begun_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "_BEGIN_ANEW_SECONDS", 0.0)
    begun = asyncio.Queue[int]()

    async def failing() -> None:
        begun.put_nowait(1)
        raise ValueError("nobody has thought of it")

    task = asyncio.create_task(keep_up("the work", failing))
    async with asyncio.timeout(60):
        for _ in range(3):
            await begun.get()
        await stop([task])
    assert "the work failed, and begins anew" in caplog.text
