"""News between processes: which table has gone on, and who is there. News may get lost; the store never does.

Each table has a channel of its own, which the processes follow that have somebody at it. The people of a table are
mostly at one process (docs/hosting.md): that process knows that it is alone, and its turns are no news to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.domain.events import Person
from greatplains.server.tasks import keep_up, stop

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

# Of every process; the channel of a table has its id behind a colon.
_CHANNEL: Final = "greatplains"
_RETRY_SECONDS: Final = 1.0
_MOST_LETTERS: Final = 100
_log = logging.getLogger(__name__)


class WentOn(msgspec.Struct, frozen=True, tag="went_on"):
    """A table has events up to this one."""

    table: str
    seq: int


class WhoIsThere(msgspec.Struct, frozen=True, tag="who_is_there"):
    """The people that are connected to a table through one process; `follows`: it wants to hear of the table, perhaps
    for the sake of somebody who has no name."""

    table: str
    process: str
    present: list[Person]
    follows: bool = True


class Followed(NamedTuple):
    """From now on this process hears of the table. It has to say who is there: whoever else follows it answers."""

    table: str


News = WentOn | WhoIsThere
Listener = Callable[[News | Followed], None]


class _Letter(msgspec.Struct, frozen=True):
    """What one process has to tell of a table: what has come together while the letters before were on their way."""

    sender: str
    news: list[News]


class Bus(Protocol):
    """Tells everybody, this process included."""

    process: str
    is_alone: Callable[[str], bool]  # is nobody at that table through another process, as far as we have heard?

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def follow(self, table_id: str) -> None:
        """Hear of this table from now on, or soon: see `Followed`."""
        ...

    def unfollow(self, table_id: str) -> None:
        """Hear no more of it."""
        ...

    def publish(self, news: News) -> None:
        """Tell this process at once, and soon the others who follow the table."""
        ...

    def tell_here(self, news: News) -> None:
        """Tell this process alone, at once."""
        ...

    def tell_others(self, news: News) -> None:
        """Tell the others alone, soon."""
        ...


class LocalBus:
    """One process: whoever speaks is heard at once."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self.is_alone: Callable[[str], bool] = lambda table_id: False
        self._listener: Listener | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener

    async def close(self) -> None:
        self._listener = None

    def follow(self, table_id: str) -> None:
        """There are no others to hear of it from."""

    def unfollow(self, table_id: str) -> None:
        """As little."""

    def publish(self, news: News) -> None:
        self.tell_here(news)

    def tell_here(self, news: News | Followed) -> None:
        if self._listener is not None:
            self._listener(news)

    def tell_others(self, news: News) -> None:
        """There are none."""


class RedisBus(LocalBus):
    """Many processes: Redis carries the news. When it is away the tables look into the store by themselves."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._redis: Redis | None = None
        self._outbox: asyncio.Queue[News] = asyncio.Queue(maxsize=10_000)
        self._wanted: set[str] = set()  # the tables to be followed
        self._followed: set[str] = set()  # those of them that Redis has said yes to
        self._changed: set[str] = set()  # those that Redis has to be asked about
        self._has_changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        from redis.asyncio import Redis

        await super().open(listener)
        try:
            self._redis = Redis.from_url(self._url)
        except ValueError:
            raise BadOptions(host_problems.BUS_URL) from None
        self._tasks = [
            asyncio.create_task(keep_up("sending news", partial(self._send, self._redis)), name="redis sender"),
            asyncio.create_task(keep_up("hearing news", partial(self._receive, self._redis)), name="redis receiver"),
        ]

    async def close(self) -> None:
        await super().close()
        await stop(self._tasks)
        if self._redis is not None:
            await self._redis.aclose()

    def follow(self, table_id: str) -> None:
        self._wanted.add(table_id)
        self._change(table_id)

    def unfollow(self, table_id: str) -> None:
        self._wanted.discard(table_id)
        self._followed.discard(table_id)
        self._change(table_id)

    def publish(self, news: News) -> None:
        self.tell_here(news)
        self.tell_others(news)

    def tell_others(self, news: News) -> None:
        if self._is_news(news):
            try:
                self._outbox.put_nowait(news)
            except asyncio.QueueFull:
                _log.warning("news dropped: Redis has been away for long")

    def _is_news(self, news: News) -> bool:
        """May it be news to another process?"""
        if news.table in self._followed:
            return isinstance(news, WhoIsThere) or not self.is_alone(news.table)
        # Who is there is said when the answers can be heard.
        return news.table not in self._wanted or isinstance(news, WentOn)

    def _change(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._has_changed.set()

    async def _send(self, redis: Redis) -> None:
        while True:
            letters: dict[str, list[News]] = {}
            news = await self._outbox.get()
            letters[news.table] = [news]
            while len(letters) < _MOST_LETTERS and not self._outbox.empty():
                news = self._outbox.get_nowait()
                letters.setdefault(news.table, []).append(news)
            while not await self._have_sent(redis, letters):
                await asyncio.sleep(_RETRY_SECONDS)

    async def _have_sent(self, redis: Redis, letters: dict[str, list[News]]) -> bool:
        """Send all of them in one trip; False if Redis is away. Whatever is heard twice is no news."""
        try:
            async with redis.pipeline(transaction=False) as pipeline:
                for table, news in letters.items():
                    pipeline.publish(f"{_CHANNEL}:{table}", msgspec.json.encode(_Letter(self.process, news)))
                await pipeline.execute()
        except _away() as error:
            _log.warning("Redis cannot be reached: %s", error)
            return False
        return True

    async def _receive(self, redis: Redis) -> None:
        while True:
            try:
                async with redis.pubsub() as pubsub:
                    # Without any channel there would be nothing to listen to, and no way to be asked for more.
                    await pubsub.subscribe(_CHANNEL)
                    self._changed |= self._wanted
                    self._has_changed.set()
                    following = asyncio.create_task(self._follow_what_is_wanted(pubsub), name="redis follower")
                    try:
                        async for message in pubsub.listen():
                            self._take(message)
                    finally:
                        self._followed.clear()
                        await stop([following])
            except _away() as error:
                _log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _follow_what_is_wanted(self, pubsub: PubSub) -> None:
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            wanted = [f"{_CHANNEL}:{table}" for table in changed if table in self._wanted]
            unwanted = [f"{_CHANNEL}:{table}" for table in changed if table not in self._wanted]
            try:
                if wanted:
                    await pubsub.subscribe(*wanted)
                if unwanted:
                    await pubsub.unsubscribe(*unwanted)
            except _away():  # whoever listens finds out, too, and says so
                self._changed |= changed
                self._has_changed.set()
                await asyncio.sleep(_RETRY_SECONDS)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "message":
                self._read(message["data"])
            case "subscribe":  # once more when the connection was made anew
                table_id = message["channel"].decode().partition(":")[2]
                if table_id in self._wanted:
                    self._followed.add(table_id)
                    self.tell_here(Followed(table_id))

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


def _away() -> tuple[type[Exception], ...]:
    """What is raised when Redis cannot be reached. That a connection has been closed at this moment uvloop says by a
    RuntimeError."""
    from redis.exceptions import RedisError

    return RedisError, OSError, RuntimeError


def open_bus(url: str) -> Bus:
    """The bus of a URL; empty: this process alone."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        if find_spec("redis") is None:
            raise BadOptions(host_problems.BUS_PACKAGES)
        return RedisBus(url)
    raise BadOptions(host_problems.BUS_SCHEME, url=url.partition("://")[0])
