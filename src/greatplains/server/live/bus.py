"""News between processes: which table has gone on, and who is there. News may get lost; the store never does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.domain.events import Person
from greatplains.server.tasks import stop

if TYPE_CHECKING:
    from redis.asyncio import Redis

_CHANNEL: Final = "greatplains"
_RETRY_SECONDS: Final = 1.0
_MOST_IN_A_LETTER: Final = 100
_log = logging.getLogger(__name__)


class WentOn(msgspec.Struct, frozen=True, tag="went_on"):
    """A table has events up to this one."""

    table: str
    seq: int


class WhoIsThere(msgspec.Struct, frozen=True, tag="who_is_there"):
    """The people that are connected to a table through one process."""

    table: str
    process: str
    present: list[Person]


News = WentOn | WhoIsThere
Listener = Callable[[News], None]


class _Letter(msgspec.Struct, frozen=True):
    """What one process has to tell: everything that has come together while the letter before it was on its way."""

    sender: str
    news: list[News]


class Bus(Protocol):
    """Tells everybody, this process included."""

    process: str

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def publish(self, news: News) -> None:
        """Tell this process at once and the others soon."""
        ...

    def tell_here(self, news: News) -> None:
        """Tell this process alone, at once."""
        ...


class LocalBus:
    """One process: whoever speaks is heard at once."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._listener: Listener | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener

    async def close(self) -> None:
        self._listener = None

    def publish(self, news: News) -> None:
        self.tell_here(news)

    def tell_here(self, news: News) -> None:
        if self._listener is not None:
            self._listener(news)


class RedisBus(LocalBus):
    """Many processes: Redis carries the news. When it is away the tables look into the store by themselves."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._redis: Redis | None = None
        self._outbox: asyncio.Queue[News] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        from redis.asyncio import Redis

        await super().open(listener)
        try:
            self._redis = Redis.from_url(self._url)
        except ValueError:
            raise BadOptions(host_problems.BUS_URL) from None
        self._tasks = [
            asyncio.create_task(self._send(self._redis), name="redis sender"),
            asyncio.create_task(self._receive(self._redis), name="redis receiver"),
        ]

    async def close(self) -> None:
        await super().close()
        await stop(self._tasks)
        if self._redis is not None:
            await self._redis.aclose()

    def publish(self, news: News) -> None:
        super().publish(news)
        try:
            self._outbox.put_nowait(news)
        except asyncio.QueueFull:
            _log.warning("news dropped: Redis has been away for long")

    async def _send(self, redis: Redis) -> None:
        from redis.exceptions import RedisError

        while True:
            news = [await self._outbox.get()]
            while len(news) < _MOST_IN_A_LETTER and not self._outbox.empty():
                news.append(self._outbox.get_nowait())
            try:
                await redis.publish(_CHANNEL, msgspec.json.encode(_Letter(self.process, news)))
            except (RedisError, OSError) as error:
                _log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _receive(self, redis: Redis) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            self._read(message["data"])
            except (RedisError, OSError) as error:
                _log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    def _read(self, data: bytes) -> None:
        try:
            letter = msgspec.json.decode(data, type=_Letter)
        except msgspec.DecodeError as error:
            # A newer server, or somebody else on the same channel; the store has what we miss.
            _log.warning("news that is not understood: %s", error)
            return
        if letter.sender == self.process:
            return
        for news in letter.news:
            self.tell_here(news)


def open_bus(url: str) -> Bus:
    """The bus of a URL; empty: this process alone."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        if find_spec("redis") is None:
            raise BadOptions(host_problems.BUS_PACKAGES)
        return RedisBus(url)
    raise BadOptions(host_problems.BUS_SCHEME, url=url.partition("://")[0])
