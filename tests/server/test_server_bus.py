"""News between processes while Redis comes and goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from greatplains.server.live import bus

pytestmark = pytest.mark.anyio


class _Closing:
    """A Redis whose connection is closed under the hands of whoever connects, as uvloop tells it."""

    def __init__(self) -> None:
        self.tried = 0

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Any]:
        self.tried += 1
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")
        yield


async def test_a_connection_that_closes_while_it_is_made_is_no_surprise(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bus, "_RETRY_SECONDS", 0.0)
    redis = _Closing()
    listening = asyncio.create_task(bus.RedisBus("redis://nowhere")._receive(redis))  # type: ignore[arg-type]
    async with asyncio.timeout(60):
        while redis.tried < 3:
            await asyncio.sleep(0)
    assert not listening.done()
    listening.cancel()
    assert {record.levelno for record in caplog.records} == {logging.WARNING}
