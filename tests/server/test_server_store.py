"""The store: migrations, group commit, clashes; tables rebuilt from their events."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from tests.server.playing import Guest, Running, running

from greatplains.core.rng import Rng
from greatplains.server.settings import Settings
from greatplains.server.store import Store, open_store
from greatplains.server.store import queries as q
from greatplains.server.store.migrating import HEAD, migrate
from greatplains.server.store.schema import metadata
from greatplains.server.store.store import Clash

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


def test_migrations_make_the_schema_and_take_it_down_again() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        found = inspect(connection)
        assert set(metadata.tables) < set(found.get_table_names())
        for name, table in metadata.tables.items():
            assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
            assert set(found.get_pk_constraint(name)["constrained_columns"]) == set(table.primary_key.columns.keys())
            indexes = {index["name"] for index in found.get_indexes(name)}
            assert {index.name for index in table.indexes} <= indexes
        migrate(connection, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        migrate(connection)
    engine.dispose()


def test_the_newest_revision_is_known() -> None:
    """So that a start which finds it need not load Alembic."""
    with resources.as_file(resources.files("greatplains.server.store") / "migrations") as folder:
        assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


async def test_a_new_file_gets_its_schema(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'new.sqlite'}")
    await store.open()
    assert not await store.read(q.IDENTITY, {"who": "nobody"})
    await store.close()


def identity(name: str) -> tuple[object, dict[str, object]]:
    return (q.ADD_IDENTITY, {"id": name, "name": name, "colour": "#000000", "created_at": 0.0})


async def test_one_that_clashes_does_not_spoil_the_others(store_url: str) -> None:
    store: Store = open_store(store_url)
    await store.open()
    await store.write([identity("taken")])  # type: ignore[list-item]
    names = ["a", "b", "taken", "c", "b"]
    results = await asyncio.gather(*(store.write([identity(name)]) for name in names), return_exceptions=True)  # type: ignore[list-item]
    assert [isinstance(result, Clash) for result in results] == [False, False, True, False, True]
    rows = await store.read(q.IDENTITY, {"who": "c"})
    assert [row.id for row in rows] == ["c"]
    await store.close()


async def test_a_transaction_is_kept_whole_or_not_at_all(store_url: str) -> None:
    store: Store = open_store(store_url)
    await store.open()
    await store.write([identity("taken")])  # type: ignore[list-item]
    with pytest.raises(Clash):
        await store.write([identity("new"), identity("taken")])  # type: ignore[list-item]
    assert not await store.read(q.IDENTITY, {"who": "new"})
    await store.close()


async def test_a_table_is_the_same_after_a_restart(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me", "me", game="bison")
        rng = Rng(1, "restart")
        for _ in range(15):
            await ann.turn(table, rng, key=f"k{rng.below(10**6)}")
        await ann.post(f"/tables/{table}/chat", text="good night")
        receipt = await ann.turn(table, rng, key="last")
        before = await ann.see(table)
        await ann.http.aclose()
    async with running(settings) as server:
        again = Guest(server, ann.token, ann.person)
        assert await again.see(table) == before
        assert await again.post(f"/tables/{table}/turns", turn=16, text="walk +b", key="last") == receipt
        await again.turn(table, rng)
        await again.http.aclose()


async def test_a_table_that_is_not_in_memory_is_rebuilt(settings: Settings) -> None:
    async with running(replace(settings, cached_tables=1)) as server:
        ann = await Guest.arrive(server)
        tables = [await ann.create("me", "me") for _ in range(4)]
        rng = Rng(1, "room")
        for _ in range(3):
            for table in tables:
                await ann.turn(table, rng)
        assert [(await ann.sight(table))["turn"] for table in tables] == [4, 4, 4, 4]
        await ann.http.aclose()


async def test_two_processes_may_write_to_one_table(guest: MakeGuest, server: Running, settings: Settings) -> None:
    """The key decides who was first; whoever was second looks again. (On SQLite nobody should, but even then.)"""
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    async with running(settings) as other:
        far = Guest(other, bob.token, bob.person)
        await far.see(table)
        await ann.turn(table, Rng(1, "two"))
        await far.post(f"/tables/{table}/chat", text="from afar")
        results = await asyncio.gather(
            *(somebody.post(f"/tables/{table}/chat", text="x") for somebody in (ann, far) for _ in range(5))
        )
        assert len({result["seq"] for result in results}) == 10
        assert (await far.sight(table))["turn"] == 2
        await far.http.aclose()
