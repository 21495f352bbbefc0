"""Answers that somebody waits for and that have to be thought about: each once, however often it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import Generic, Protocol, TypeVar

from greatplains.server.tasks import stop
from greatplains.server.work.pool import BotFailed

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Line(Protocol):
    """Where those wait who want something thought about. Addresses take turns in it, so that nobody who wants much
    keeps others waiting."""

    def must_have_room(self) -> None:
        """`TooMany` if there is none."""
        ...

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Nobody else has a turn until the block ends; `TooMany` if there is no room to wait for it."""
        ...


class Thoughts(Generic[K, T]):
    """Answers of one kind; so many of them are remembered."""

    def __init__(self, line: Line, most_kept: int) -> None:
        self._line = line
        self._most_kept = most_kept
        self._found: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._is_closed = False

    async def find(self, key: K, think: Callable[[], Awaitable[T]], count: Callable[[], None]) -> T:
        """The answer, or `BotFailed`. One that is not remembered is thought about; `count` counts it, or refuses."""
        task = self._found.get(key)
        if self._is_closed:
            raise BotFailed("the server ends")
        if task is None:
            self._line.must_have_room()
            count()
            task = self._found[key] = asyncio.create_task(self._think(think))
            task.add_done_callback(lambda done: self._forget_failure(key, done))
            if len(self._found) > self._most_kept:
                self._found.popitem(last=False)
        try:
            # Whoever goes away takes nothing from others who ask for the same.
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not self._is_closed:
                raise
            raise BotFailed("the server ends") from None

    async def close(self) -> None:
        """Stop thinking; whoever waits is told that there is no answer."""
        self._is_closed = True
        await stop(list(self._found.values()))

    async def _think(self, think: Callable[[], Awaitable[T]]) -> T:
        async with self._line.turn():
            return await think()

    def _forget_failure(self, key: K, done: asyncio.Task[T]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._found.get(key) is done:
            del self._found[key]
