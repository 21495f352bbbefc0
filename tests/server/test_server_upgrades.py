"""A database that an older program has filled is opened, brought up to date, and played on: nothing in it is lost."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.filling import PATTERN
from tests.server.playing import Guest, running
from tests.server.storing import FOLDER

from greatplains.core.errors import BadOptions
from greatplains.core.rng import Rng
from greatplains.server.domain.shuffle import commitment
from greatplains.server.settings import Settings
from greatplains.server.store import open_store
from greatplains.server.store.migrating import HEAD, migrate
from greatplains.server.store.schema import metadata

pytestmark = pytest.mark.anyio

KEPT = sorted(FOLDER.glob(PATTERN))


def revision(path: Path) -> str:
    return path.stem.removeprefix("schema-")


async def put_in(url: str, path: Path) -> None:
    """The rows in tables as they were then."""
    filled = json.loads(path.read_text(encoding="utf-8"))

    def write(connection: Connection) -> None:
        migrate(connection, "base")
        migrate(connection, revision(path))
        then = MetaData()
        then.reflect(connection)
        for table in then.sorted_tables:
            if filled["rows"].get(table.name):
                connection.execute(insert(table), filled["rows"][table.name])

    await on_connection(url, write)


async def on_connection(url: str, work: Any) -> Any:
    if url.startswith("sqlite"):
        engine = create_engine(url)
        with engine.begin() as connection:
            found = work(connection)
        engine.dispose()
        return found
    asynchronous = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
    async with asynchronous.begin() as pooled:
        found = await pooled.run_sync(work)
    await asynchronous.dispose()
    return found


def test_there_is_one_of_every_revision_that_was_released() -> None:
    assert revision(KEPT[0]) == "0002"
    assert revision(KEPT[-1]) <= HEAD


@pytest.mark.parametrize("path", KEPT, ids=revision)
async def test_a_database_of_an_older_program_is_played_on(settings: Settings, path: Path) -> None:
    await put_in(settings.database, path)
    filled = json.loads(path.read_text(encoding="utf-8"))
    ids, rows = filled["tables"], filled["rows"]
    async with running(replace(settings, bots=1)) as server:
        people = {row["name"]: row for row in rows["identities"]}
        ann, bob = (Guest(server, filled["tokens"][name], people[name]) for name in ("Ann", "Bob"))
        assert (await ann.get("/me"))["name"] == "Ann"
        lines = {line["id"]: line["status"] for line in (await ann.get("/tables/mine"))["tables"]}
        assert lines == {ids["running"]: "running", ids["waiting"]: "running", ids["open"]: "open"}

        over = await ann.get(f"/tables/{ids['finished']}/record")
        (deal,) = (row for row in rows["deals"] if row["table_id"] == ids["finished"])
        assert over["commitment"] == commitment(over["salt"], deal["setup"])
        stored = [json.loads(row["body"]) for row in rows["events"] if row["table_id"] == ids["running"]]
        shown = (await ann.get(f"/tables/{ids['running']}/events"))["events"]
        assert [event["event"] for event in shown] == stored

        for _ in range(2):
            to_move = (await ann.sight(ids["running"]))["to_move"]
            await (ann, bob)[to_move].turn(ids["running"], Rng(1, "upgraded"))
        (first,) = (event for event in stored if event["kind"] == "turn" and event["turn"] == 1)
        answers = (ann, bob)[first["seat"]].post
        again = await answers(f"/tables/{ids['running']}/turns", turn=1, text=first["text"], key="key-1")
        assert again["turn"] == 1  # it was stored by the older program

        await bob.post(f"/tables/{ids['open']}/seats/1")
        assert (await bob.see(ids["open"]))["table"]["status"] == "running"
        await bob.post(f"/tables/{ids['archived']}/reopen")
        await bob.turn(ids["archived"], Rng(1, "upgraded"))
        async with ann.sit(ids["waiting"]) as seated:
            while (await ann.sight(ids["waiting"]))["turn"] == 1:  # the job of its bot was in the database
                await seated.hear("update")
        moved = await ann.post("/links", token=filled["link"])
        assert moved["person"]["name"] == "Ann"
        await ann.http.aclose()
        await bob.http.aclose()


@pytest.mark.parametrize("path", KEPT, ids=revision)
async def test_no_row_is_lost_by_an_upgrade(settings: Settings, path: Path) -> None:
    await put_in(settings.database, path)
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"]

    def upgrade(connection: Connection) -> dict[str, int]:
        migrate(connection)
        return {
            name: connection.execute(select(func.count()).select_from(metadata.tables[name])).scalar_one()
            for name in rows
        }

    assert await on_connection(settings.database, upgrade) == {name: len(found) for name, found in rows.items()}


async def test_an_upgrade_that_fails_leaves_everything_as_it_was(sqlite_url: str) -> None:
    """All of it is one transaction."""
    await put_in(sqlite_url, KEPT[0])
    path = sqlite_url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE moments (name TEXT)")  # somebody's own, where ours is to be
    before = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    store = open_store(sqlite_url)
    with pytest.raises(BadOptions, match="cannot be opened: table moments already exists"):
        await store.open()
    await store.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall() == before
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
    connection.close()
