"""A running server on a real port, guests who talk to it, and tables to sit at.

Every test gets a store of its own from `store_url`; whoever has other databases to test on parametrises that fixture.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from tests.server.playing import Guest, Running, running

from greatplains.server.settings import Settings
from greatplains.server.store.migrating import migrate

MakeGuest = Callable[..., Awaitable[Guest]]


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


@pytest.fixture
def store_url(tmp_path: Path, empty_sqlite: Path) -> str:
    """An empty database."""
    path = tmp_path / "games.sqlite"
    shutil.copy(empty_sqlite, path)
    return f"sqlite:///{path}"


@pytest.fixture
def bus_url() -> str:
    """How processes hear from one another; empty: there is only one."""
    return ""


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
