"""Lines 13 and 14: whatever happens to the writer, the file or the disk, nobody waits for ever, and it is said."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.conftest import MakeGuest
from tests.server.playing import PATIENCE, Guest, Refused, Running, browser, running
from tests.server.processes import Program
from tests.server.services import free_port

from greatplains.core.errors import BadOptions
from greatplains.server.domain.refusals import Unavailable
from greatplains.server.settings import Settings
from greatplains.server.store import Job, Store, open_store
from greatplains.server.store import statements as q
from greatplains.server.store.backup import back_up, put_back

pytestmark = pytest.mark.anyio


def identity(name: str) -> tuple[Any, dict[str, Any]]:
    return (q.ADD_IDENTITY, {"id": name, "name": name, "colour": "#000000", "created_at": 0.0})


def of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class Bomb(Mapping[str, Any]):
    """Parameters that do what nobody has thought of."""

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def __getitem__(self, name: str) -> Any:
        raise self._error

    def __iter__(self) -> Iterator[str]:
        return iter(["id", "name", "colour", "created_at"])

    def __len__(self) -> int:
        return 4


@pytest.mark.parametrize("error", [ValueError("no"), RuntimeError("never"), OverflowError("far"), KeyError("where")])
async def test_a_write_that_raises_anything_is_answered_and_others_are_written(
    sqlite_url: str, error: Exception
) -> None:
    async with asyncio.timeout(PATIENCE), opened(sqlite_url) as store:
        asked = [store.database.write([identity(name)]) for name in "abc"]
        asked.insert(1, store.database.write([(q.ADD_IDENTITY, Bomb(error))]))
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(results[1], Unavailable)
        assert [result for result in results if isinstance(result, BaseException)] == [results[1]]
        for name in "abc":
            assert await store.database.read(q.IDENTITY, {"who": name})
        await store.check()


async def test_a_number_that_no_column_takes_is_answered(store_url: str) -> None:
    """On PostgreSQL as well: the driver refuses it, not the database."""
    async with asyncio.timeout(PATIENCE), opened(store_url) as store:
        statement, row = identity("a")
        results = await asyncio.gather(
            store.database.write([(statement, {**row, "id": 10**30})]),
            store.database.write([identity("b")]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Unavailable)
        assert await store.database.read(q.IDENTITY, {"who": "b"})


async def test_when_the_writer_ends_all_who_wait_are_answered_and_the_server_says_so(
    guest: MakeGuest, server: Running
) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me")
    writers = [task for task in asyncio.all_tasks() if task.get_name() in ("sqlite writer", "postgres writer")]
    asked = [asyncio.create_task(ann.post(f"/tables/{table}/chat", text="hello")) for _ in range(3)]
    for writer in writers:
        writer.cancel()
    async with asyncio.timeout(PATIENCE):
        for task in asked:
            with pytest.raises(Refused) as refused:
                await task
            assert (refused.value.status, refused.value.code) == (503, "database")
        with pytest.raises(Refused):
            await ann.post(f"/tables/{table}/chat", text="anybody?")
        async with browser(server) as host:
            assert (await host.get("/health")).status_code == 200
            while (await host.get("/ready")).status_code != 503:  # a write of a moment ago is believed for a moment
                await asyncio.sleep(0.05)


async def test_bots_go_on_after_a_failure_that_nobody_has_thought_of(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(replace(settings, bots=1)) as server:
        bots = server.server.bots
        assert bots is not None
        claim, failures = bots.claim, [RuntimeError("never"), KeyError("where")]

        async def claim_at_last(now: float, doing: int) -> list[Job]:
            if failures:
                raise failures.pop()
            return await claim(now, doing)

        monkeypatch.setattr(bots, "claim", claim_at_last)
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", first=1)
        async with asyncio.timeout(PATIENCE):
            while (await ann.sight(table))["turn"] == 1:
                await asyncio.sleep(0.05)
        assert not failures
        await ann.http.aclose()


@pytest.fixture
def held(sqlite_url: str) -> Iterator[sqlite3.Connection]:
    """Another program that has begun to write, and takes its time."""
    connection = sqlite3.connect(of(sqlite_url), isolation_level=None, timeout=30)
    yield connection
    connection.close()


async def test_another_program_that_holds_the_file_does_not_hold_up_the_event_loop(
    sqlite_url: str, held: sqlite3.Connection
) -> None:
    settings = Settings(database=sqlite_url, bots=0)
    async with running(settings) as server, browser(server) as host:
        made = (await host.post("/api/guests", json={"name": "Ann"})).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        held.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(host.patch("/api/me", json={"name": "Bea"}, headers=headers))
        for _ in range(20):  # everybody else is served, for as long as it lasts
            assert (await host.get("/health")).status_code == 200
            assert (await host.get("/api/me", headers=headers)).status_code == 200
        assert not waiting.done()
        held.execute("ROLLBACK")
        assert (await waiting).json()["name"] == "Bea"


async def test_ready_says_no_while_nothing_can_be_written(sqlite_url: str, held: sqlite3.Connection) -> None:
    async with running(Settings(database=sqlite_url, bots=0)) as server, browser(server) as host:
        assert (await host.get("/ready")).status_code == 200
        held.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(PATIENCE):
            while (refused := await host.get("/ready")).status_code == 200:
                await asyncio.sleep(0.05)
            assert (refused.status_code, refused.json()) == (503, {"status": "no database"})
            held.execute("ROLLBACK")
            while (await host.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set by Linux")
async def test_ready_says_no_while_the_disk_is_full(sqlite_url: str, tmp_path: Path) -> None:
    environment = {"GREATPLAINS_DATABASE": sqlite_url, "GREATPLAINS_BOTS": "0"}
    program = Program(free_port(), environment, tmp_path / "log")
    await program.start()
    try:
        await program.wait_until_it_serves()
        async with httpx.AsyncClient(base_url=program.address, verify=False, trust_env=False, timeout=PATIENCE) as host:
            assert (await host.get("/ready")).status_code == 200
            full = (os.stat(f"{of(sqlite_url)}-wal").st_size, resource.RLIM_INFINITY)
            resource.prlimit(program.process_id, resource.RLIMIT_FSIZE, full)
            async with asyncio.timeout(PATIENCE):
                while (await host.get("/ready")).status_code != 503:
                    await asyncio.sleep(0.1)
                free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(program.process_id, resource.RLIMIT_FSIZE, free)
                while (await host.get("/ready")).status_code != 200:
                    await asyncio.sleep(0.1)
    finally:
        await program.end(signal.SIGTERM)


async def test_a_symbolic_link_to_the_database_does_not_get_round_the_lock(sqlite_url: str, tmp_path: Path) -> None:
    link, folder = tmp_path / "link.sqlite", tmp_path / "elsewhere"
    link.symlink_to(of(sqlite_url))
    folder.symlink_to(of(sqlite_url).parent)
    ways = [f"sqlite:///{link}", f"sqlite:///{folder / of(sqlite_url).name}"]
    for first, second in [(sqlite_url, ways[0]), (ways[0], sqlite_url), (ways[0], ways[1])]:
        async with opened(first):
            other = open_store(second)
            with pytest.raises(BadOptions, match="Another server"):
                await other.open()
            await other.close()


async def test_restoring_through_a_link_notices_the_server(sqlite_url: str, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(of(sqlite_url))
    back_up(sqlite_url, tmp_path / "copy.sqlite")
    async with opened(sqlite_url):
        with pytest.raises(BadOptions, match="Another server"):
            put_back(tmp_path / "copy.sqlite", f"sqlite:///{link}", is_replacing=True)


NOT_UTF8 = [b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"text":"\xc3","turn":1}', b"\xff\xfe{", b'{"\xff":1}']
ROUTES = [
    "POST /api/guests",
    "POST /api/links",
    "POST /api/tables",
    "PATCH /api/me",
    "POST /api/records",
    "POST /api/games/bison/options/tiles?name=my.toml",
    "POST /api/games/bison/options/tiles?name=my.json",
    "POST /api/tables/{}/turns",
    "POST /api/tables/{}/chat",
    "POST /api/tables/{}/mute",
    "POST /api/tables/{}/draft/steps",
    "POST /api/tables/{}/seats/0/resign",
]


async def test_a_body_that_is_not_utf8_is_refused_in_a_sentence(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="bison")
    for route in ROUTES:
        method, path = route.format(table).split()
        for body in NOT_UTF8:
            said = await ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert 400 <= said.status_code < 500, (route, body)
            assert said.json()["sentence"]


async def test_a_newer_schema_is_refused_in_a_sentence(store_url: str) -> None:
    """On both databases, and nothing is changed by the attempt."""
    async with opened(store_url) as store:
        (row,) = await store.database.read(sql("SELECT version_num FROM alembic_version"))
        before = row.version_num
        await store.database.write([(sql("UPDATE alembic_version SET version_num = '9999'"), {})])
    try:
        other = open_store(store_url)
        with pytest.raises(BadOptions, match=r"kept by a newer version of Great Plains \(its schema is 9999"):
            await other.open()
        await other.close()
    finally:
        await put_back_revision(store_url, before)


async def put_back_revision(url: str, revision: str) -> None:
    statement = sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    if url.startswith("sqlite"):
        engine = create_engine(url)
        with engine.begin() as connection:
            connection.execute(statement)
        engine.dispose()
    else:
        asynchronous = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
        async with asynchronous.begin() as pooled:
            await pooled.execute(statement)
        await asynchronous.dispose()
