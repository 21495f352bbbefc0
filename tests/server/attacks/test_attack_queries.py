"""Line 5: every query has an index that serves it, on both databases: what is stored is not read through."""

from __future__ import annotations

import importlib
import pkgutil
import re
from typing import Any

import pytest
from sqlalchemy import text as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.dml import Insert, UpdateBase
from sqlalchemy.sql.selectable import Select

from greatplains.server import store as rooms_of_store
from greatplains.server.store import open_store, outbox_statements, people_statements, puzzle_statements, statements
from greatplains.server.store.schema import metadata, moments

pytestmark = pytest.mark.anyio

# Something for every parameter.
VALUES: dict[str, Any] = {
    "who": "somebody",
    "hash": "0",
    "link": "0",
    "table": "t",
    "status": "open",
    "game": "bison",
    "what": "bot_turn",
    "whom": "",
    "process": "p",
    "moment": "written",
    "name": "n",
    "colour": "#000000",
    "identity": "i",
    "bot": None,
    "before_id": "",
    "after_id": "",
    "tables": ["t", "u"],
    "hashes": ["0", "1"],
    "people": ["somebody", "else"],
    "device": "0",
    "key": "0",
    "called": "n",
    "statuses": ["open", "running"],
    "at": 0.0,
    "now": 1.0,
    "until": 2.0,
    "since": 1.0,
    "before": 1e18,
    "latest": 9.0,
    "longest": 9.0,
    "again": 3.0,
    "most": 10,
    "claim": "p:1",
    "which": "mail",
    "delivery": "d",
    "channels": ["c", "d"],
    "channel": "c",
    "channel_kind": "mail",
    "target_hash": "0",
    "feed": "0",
    "key_name": "links",
    "later": 1e18,
    "told": 1.0,
    "left": 1,
    "held": False,
    "puzzle": "p",
    "tries": 1,
}
# No request of anybody leads to these: they are run when a server starts or its clock goes back, and look at jobs
# alone, of which there are as many as bots have to move.
OF_NO_ROUTE = {"RELEASE_ALL_JOBS", "END_LONG_CLAIMS", "HASTEN_DELIVERIES"}
# Pages in an order that the index already has: nothing is sorted for them.
IN_ORDER = {
    *("LOBBY", "LOBBY_OF_GAME", "TOUCHED_OPEN", "IDLE"),
    *("DUE_JOBS", "NEXT_JOB", "CLAIM_NOTICES", "CLAIM_DELIVERIES"),
}

MODULES = (statements, people_statements, outbox_statements, puzzle_statements)
STATEMENTS = {name: value for module in MODULES for name, value in vars(module).items()}
QUERIES = sorted(
    name
    for name, value in STATEMENTS.items()
    if not name.startswith("_")
    and isinstance(value, Select | UpdateBase)
    and not isinstance(value, Insert)
    and name not in OF_NO_ROUTE
)


def written(name: str, dialect: Any) -> str:
    """The statement with values in the place of its parameters."""
    text = str(STATEMENTS[name].compile(dialect=dialect))
    text = re.sub(
        r"__\[POSTCOMPILE_(\w+)\]",
        lambda found: ", ".join(map(quoted, VALUES.get(found[1], ["open", "running"]))),
        text,
    )
    return re.sub(r"(?<!:):(\w+)", lambda found: quoted(VALUES.get(found[1], 1)), text)


def quoted(value: object) -> str:
    return "NULL" if value is None else f"'{value}'" if isinstance(value, str) else str(value)


async def test_sqlite_finds_every_row_by_an_index(sqlite_url: str) -> None:
    stored = [table.name for table in metadata.sorted_tables if table is not moments]
    store = open_store(sqlite_url)
    await store.open()
    try:
        for name in QUERIES:
            statement = written(name, sqlite.dialect(paramstyle="named"))
            rows = await store.database.read(sql(f"EXPLAIN QUERY PLAN {statement}"))
            plan = [row.detail for row in rows]
            scanned = [line for line in plan if line.startswith("SCAN") and line.split()[1] in stored]
            assert not scanned, (name, plan)
            sorts = [line for line in plan if "TEMP B-TREE" in line]
            assert name not in IN_ORDER or not sorts, (name, plan)
    finally:
        await store.close()


@pytest.mark.services
async def test_postgresql_finds_every_row_by_an_index(postgres_url: str) -> None:
    """Asked neither to read whole tables nor to sort, which it would rather do while they are small."""
    engine = create_async_engine(postgres_url.replace("postgresql", "postgresql+asyncpg"))
    try:
        async with engine.connect() as connection:
            await connection.execute(sql("SET enable_seqscan = off"))
            await connection.execute(sql("SET enable_bitmapscan = off"))
            await connection.execute(sql("SET enable_sort = off"))
            for name in QUERIES:
                statement = written(name, postgresql.dialect(paramstyle="named"))  # type: ignore[no-untyped-call]
                plan = [row[0] for row in await connection.exec_driver_sql(f"EXPLAIN {statement}")]
                read = [line for line in plan if "Seq Scan" in line and f"on {moments.name}" not in line]
                assert not read, (name, plan)
                sorts = [line for line in plan if line.strip(" ->").startswith("Sort ")]
                assert name not in IN_ORDER or not sorts, (name, plan)
    finally:
        await engine.dispose()


def test_every_query_of_the_store_is_looked_at() -> None:
    looked_at = {module.__name__ for module in MODULES}
    for found in pkgutil.iter_modules(rooms_of_store.__path__, f"{rooms_of_store.__name__}."):
        if found.name not in looked_at and not found.ispkg:
            named = vars(importlib.import_module(found.name)).items()
            others = [name for name, value in named if isinstance(value, Select | UpdateBase)]
            assert not others, f"{found.name} has statements of its own"
    assert {
        "MY_TABLES",
        "LOBBY",
        "LOBBY_OF_GAME",
        "FREE_JOBS",
        "CLAIM_JOB",
        "DUE_JOBS",
        "DROP_OLD_LINKS",
        "MY_GAMES",
        "DEVICES",
    } <= set(QUERIES)
    assert {"FIRST_TRY", "TRIES_OF", "PUZZLE_RATINGS", "REVIEWS_ASKED", "NOTES"} <= set(QUERIES)
    assert {"LOOKED", "ACTED", "CLAIM_NOTICES", "CLAIM_DELIVERIES", "REACHABLE", "CHANNELS_AT"} <= set(QUERIES)
