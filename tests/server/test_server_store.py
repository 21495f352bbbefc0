"""The store: migrations, group commit, clashes; tables rebuilt from their events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.playing import Guest, random_draft, running

from greatplains.core.errors import BadOptions
from greatplains.core.rng import Rng
from greatplains.server.settings import Settings
from greatplains.server.store import Store, open_store
from greatplains.server.store import people_statements as q
from greatplains.server.store.database import Clash
from greatplains.server.store.migrating import HEAD, migrate
from greatplains.server.store.schema import metadata

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_schema_and_take_it_down_again(store_url: str) -> None:
    def check(connection: Connection) -> None:
        migrate(connection, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        migrate(connection)
        found = inspect(connection)
        assert set(metadata.tables) < set(found.get_table_names())
        for name, table in metadata.tables.items():
            assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
            assert set(found.get_pk_constraint(name)["constrained_columns"]) == set(table.primary_key.columns.keys())
            indexes = {index["name"] for index in found.get_indexes(name)}
            assert {index.name for index in table.indexes} <= indexes

    if store_url.startswith("sqlite"):
        engine = create_engine(store_url)
        with engine.begin() as connection:
            check(connection)
        engine.dispose()
    else:
        asynchronous = create_async_engine(store_url.replace("postgresql", "postgresql+asyncpg"))
        async with asynchronous.begin() as pooled:
            await pooled.run_sync(check)
        await asynchronous.dispose()


def test_the_newest_revision_is_known() -> None:
    """So that a start which finds it need not load Alembic."""
    with resources.as_file(resources.files("greatplains.server.store") / "migrations") as folder:
        assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


async def test_a_new_file_gets_its_schema(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'new.sqlite'}")
    await store.open()
    assert not await store.database.read(q.IDENTITY, {"who": "nobody"})
    await store.close()


def identity(name: str) -> tuple[object, dict[str, object]]:
    return (q.ADD_IDENTITY, {"id": name, "name": name, "colour": "#000000", "created_at": 0.0})


def link(name: str) -> tuple[object, dict[str, object]]:
    return (q.ADD_LINK, {"hash": f"link of {name}", "identity_id": name, "expires_at": 1.0})


def renamed(name: str, new: str) -> tuple[object, dict[str, object]]:
    return (q.RENAME, {"who": name, "name": new, "colour": "#000000"})


async def test_one_that_clashes_does_not_spoil_the_others(store_url: str) -> None:
    store: Store = open_store(store_url)
    await store.open()
    await store.database.write([identity("taken")])  # type: ignore[list-item]
    names = ["a", "b", "taken", "c", "b"]
    results = await asyncio.gather(*(store.database.write([identity(name)]) for name in names), return_exceptions=True)  # type: ignore[list-item]
    clashed = [name for name, result in zip(names, results, strict=True) if isinstance(result, Clash)]
    assert sorted(clashed) == ["b", "taken"]  # one of the two who are called b, whichever came second
    rows = await store.database.read(q.IDENTITY, {"who": "c"})
    assert [row.id for row in rows] == ["c"]
    await store.close()


async def test_what_is_written_together_is_written_in_order(store_url: str) -> None:
    """Statements that are alike may go to the database at once, whatever comes between them."""
    store: Store = open_store(store_url)
    await store.open()
    names = ["a", "b", "c"]
    results = await asyncio.gather(*(store.database.write([identity(name), link(name)]) for name in names))  # type: ignore[list-item]
    assert [list(map(list, result)) for result in results] == [[[], []]] * 3
    used = {"link": "link of b", "now": 0.0}
    writes = [renamed("a", "A"), renamed("b", "B"), (q.USE_LINK, used), renamed("a", "AA"), renamed("c", "C")]
    results = await asyncio.gather(*(store.database.write([write]) for write in writes))  # type: ignore[list-item]
    assert [[row.identity_id for row in result[0]] for result in results] == [[], [], ["b"], [], []]
    found = [(await store.database.read(q.IDENTITY, {"who": name}))[0].name for name in names]
    assert found[1:] == ["B", "C"]
    assert found[0] == "AA" or store.is_shared  # where two write at once, either may be the last
    await store.close()


async def test_a_transaction_is_kept_whole_or_not_at_all(store_url: str) -> None:
    store: Store = open_store(store_url)
    await store.open()
    await store.database.write([identity("taken")])  # type: ignore[list-item]
    with pytest.raises(Clash):
        await store.database.write([identity("new"), identity("taken")])  # type: ignore[list-item]
    assert not await store.database.read(q.IDENTITY, {"who": "new"})
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


async def test_when_a_table_was_touched_last_is_known_to_the_minute(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every turn an index would have to be written, for an order in which nobody looks at seconds."""
    began = 1_800_000_000.0
    passed = 0.0
    monkeypatch.setattr(time, "time", lambda: began + passed)
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me", game="wind-river")
        touched = []
        for seconds in (10.0, 59.0, 60.0, 119.0, 300.0, 30.0):
            passed = seconds
            await ann.turn(table, Rng(1, "touched"))
            touched.append((await ann.get("/tables/mine"))["tables"][0]["touched_at"] - began)
        assert touched == [0.0, 0.0, 60.0, 60.0, 300.0, 30.0]
        await ann.http.aclose()


async def test_nobody_sees_a_table_that_is_half_loaded(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me", game="bison")
        await ann.http.aclose()
    async with running(settings) as server:

        async def look() -> str:
            return (await server.server.tables.get(table)).status

        assert await asyncio.gather(*(look() for _ in range(5))) == ["running"] * 5


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


@pytest.fixture
async def two(settings: Settings) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Two people at one table of Bison, each through another process of the same store; the first begins."""
    shared = replace(settings, shared=True)
    async with running(shared) as here, running(shared) as there:
        ann, bob = await Guest.arrive(here), await Guest.arrive(there)
        table = await ann.create("me", "open", game="bison", first=0)
        await bob.post(f"/tables/{table}/seats/1")
        yield ann, bob, table
        await ann.http.aclose()
        await bob.http.aclose()


async def test_any_process_may_write_to_a_table(two: tuple[Guest, Guest, str]) -> None:
    """The key decides who was first; whoever was second looks again."""
    ann, bob, table = two
    await ann.turn(table, Rng(1, "two"))
    assert (await bob.sight(table))["turn"] == 2
    results = await asyncio.gather(
        *(somebody.post(f"/tables/{table}/chat", text="x") for somebody in (ann, bob) for _ in range(5))
    )
    assert len({result["seq"] for result in results}) == 10


async def test_a_turn_resent_to_another_process_is_answered(two: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = two
    elsewhere = Guest(bob.running, ann.token, ann.person)
    text = (await random_draft(ann, table, Rng(1, "resent")))["text"]
    answers = await asyncio.gather(
        *(somebody.post(f"/tables/{table}/turns", turn=1, text=text, key="k") for somebody in (ann, elsewhere) * 3)
    )
    assert all(answer == answers[0] for answer in answers)
    assert (await ann.sight(table))["turn"] == 2
    await elsewhere.http.aclose()


async def test_a_socket_hears_of_turns_made_elsewhere(two: tuple[Guest, Guest, str]) -> None:
    """Even when the news gets lost: here there is no bus at all."""
    ann, bob, table = two
    async with bob.sit(table) as seated:
        await ann.turn(table, Rng(1, "heard"))
        assert (await seated.hear("update"))["sight"]["legal"]


async def test_two_servers_do_not_open_the_same_file_by_mistake(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'held.sqlite'}"
    store, other = open_store(url), open_store(url)
    await store.open()
    with pytest.raises(BadOptions, match="Another server"):
        await other.open()
    await other.close()
    await store.close()
    again = open_store(url)
    await again.open()
    await again.close()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.sqlite"
    path.write_text("This is no database, but it is long enough to be taken for one." * 20)
    store = open_store(f"sqlite:///{path}")
    with pytest.raises(BadOptions, match="cannot be opened"):
        await store.open()
    await store.close()


@pytest.mark.parametrize("url", ["", "games.sqlite", "sqlite://", "sqlite:///", "mysql://here/there", "postgresql://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadOptions, match="The database must be"):
        open_store(url)


async def test_more_tables_are_looked_after_than_a_statement_takes(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "open")
        await ann.http.aclose()
        names = [f"nowhere-{number}" for number in range(40_000)]
        assert await server.server.store.newest([*names, table]) == [(table, 2)]
