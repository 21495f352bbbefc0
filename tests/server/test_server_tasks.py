"""Tasks in the background end when they are told to."""

from __future__ import annotations

import asyncio

import pytest

from greatplains.server.tasks import stop

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
