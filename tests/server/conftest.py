"""A running server on a real port, guests who talk to it, and tables to sit at.

Every test gets a store of its own: a SQLite file, or with GREATPLAINS_TEST_ON=cluster a PostgreSQL database, and Redis
as the bus. The tests are the same.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from tests.server.playing import Guest, Running, running
from tests.server.services import Postgres, Redis, postgres, redis

from greatplains.server.settings import Settings
from greatplains.server.store import open_store
from greatplains.server.store.migrating import migrate
from greatplains.server.store.schema import metadata, moments

MakeGuest = Callable[..., Awaitable[Guest]]

_ON_CLUSTER = {"": False, "sqlite": False, "cluster": True}[os.environ.get("GREATPLAINS_TEST_ON", "")]
_GAMES = "games"
# Whoever is still connected is sent away first: they could hold a lock.
_EMPTY = "; ".join(
    [
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables) if table is not moments),
        "UPDATE moments SET at = 0.0",  # some tests set the time
    ]
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema and nothing in it; made once, because every test wants one."""
    path = tmp_path_factory.mktemp("store") / "empty.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A server with one database that has the schema and nothing in it."""
    with postgres() as server:
        server.run(f"CREATE DATABASE {_GAMES}")
        asyncio.run(_migrate(server.url(_GAMES)))
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    with redis() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path, empty_sqlite: Path) -> str:
    """An empty SQLite database."""
    path = tmp_path / "games.sqlite"
    shutil.copy(empty_sqlite, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database: the one of the test before, emptied, which is far quicker than to make another."""
    yield postgres_server.url(_GAMES)
    postgres_server.run(_EMPTY, _GAMES)


@pytest.fixture
def store_url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    url: str = request.getfixturevalue("postgres_url" if _ON_CLUSTER else "sqlite_url")
    return url


@pytest.fixture
def bus_url(request: pytest.FixtureRequest) -> str:
    """How processes hear from one another; empty: there is only one."""
    if not _ON_CLUSTER:
        return ""
    server: Redis = request.getfixturevalue("redis_server")
    return server.url


@pytest.fixture
def settings(store_url: str, bus_url: str) -> Settings:
    """Quick to look again, and without bots: those who test bots ask for them."""
    return Settings(database=store_url, bus=bus_url, bots=0, poll_seconds=0.05, new_guests_a_minute=1000)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as server:
        yield server


@pytest.fixture
async def guest(server: Running) -> AsyncIterator[MakeGuest]:
    """`await guest("Ann")`: somebody with an identity."""
    guests: list[Guest] = []

    async def make(name: str | None = None, at: Running | None = None) -> Guest:
        guests.append(await Guest.arrive(at or server, name))
        return guests[-1]

    yield make
    await asyncio.gather(*(somebody.http.aclose() for somebody in guests))


async def _migrate(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.close()
