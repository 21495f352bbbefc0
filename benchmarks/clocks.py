"""Tables with clocks: what they cost while nobody's time is over, and when the time of many is over at once.

    python -m benchmarks.clocks [--tables 100000] [--due 10000]

Fills a SQLite file with tables that have a clock, as they are while somebody is waited for. Then it measures one look
for clocks that are due, with few tables and with all of them, which is what an idle process does every two seconds; and
how long it takes until the time of so many tables, over at the same moment, is written down, all in one process.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import Table, insert, select

from greatplains.server.assembly import Server
from greatplains.server.domain import events as ev
from greatplains.server.domain.clock import DAY, Control
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.jobs import CLOCK
from greatplains.server.store.schema import deals, events, jobs, seats, tables

_AT_ONCE = 500
_LOOKS = 200


async def fill(server: Server, name: str, count: int, ago: float = 0.0) -> None:
    """Copies of one table whose game began so many seconds ago, row by row: ids differ, nothing else does."""
    ann, _ = await server.identities.make_guest("Ann", "#b5482f")
    wanted = NewTable("wind-river", ["me", "bot:random"], {}, first=0, clock=Control("days", turn=3 * DAY))
    made = await server.service.create(ann, wanted)
    database = server.store.database
    rows: dict[Table, list[dict[str, Any]]] = {}
    for table in (tables, seats, events, deals, jobs):
        key = table.c.id if table is tables else table.c.table_id
        rows[table] = [dict(row._mapping) for row in await database.read(select(table).where(key == made.id))]
    for row in rows[events]:
        event = ev.decode(row["body"])
        row["body"] = ev.encode(msgspec.structs.replace(event, at=event.at - ago))
    for row in rows[jobs]:
        row["not_before"] -= ago
    for first in range(0, count, _AT_ONCE):
        statements: list[Any] = []
        for number in range(first, min(first + _AT_ONCE, count)):
            for table, found in rows.items():
                column = "id" if table is tables else "table_id"
                statements += [(insert(table), {**row, column: f"{name}-{number}"}) for row in found]
        await database.write(statements)


async def look_seconds(server: Server) -> float:
    """One look for clocks that are due, and for the next one."""
    took = []
    for _ in range(_LOOKS):
        begun = time.perf_counter()
        now = time.time()
        assert await server.store.jobs.due(CLOCK, now, 32) == []
        await server.store.jobs.next_due(CLOCK, now)
        took.append(time.perf_counter() - begun)
    return median(took)


async def run_out_seconds(server: Server, count: int) -> float:
    """The time of so many tables is over; how long until that is written of the last."""
    await fill(server, "late", count, 4.0 * DAY)
    begun = time.perf_counter()
    await server.due.open()
    # The copies are of one table of one person: jobs alone tell how many are left.
    while await server.store.jobs.due(CLOCK, time.time() + DAY / 2, 1):
        await asyncio.sleep(0.25)
    return time.perf_counter() - begun


async def main(count: int, due: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        for tables_there in (100, count):
            url = f"sqlite:///{Path(scratch) / f'{tables_there}.sqlite'}"
            async with opened(Settings(database=url, bots=0, log_level="error")) as server:
                await server.due.close()
                await fill(server, "waits", tables_there)
                seconds = await look_seconds(server)
                print(f"one look for clocks with {tables_there:,} tables: {seconds * 1e3:.2f} ms")
                if tables_there == count:
                    seconds = await run_out_seconds(server, due)
                    rate = due / seconds
                    print(f"the time of {due:,} tables over at once: written in {seconds:.1f} s, {rate:,.0f} a second")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--due", type=int, default=10_000)
    words = parser.parse_args()
    asyncio.run(main(words.tables, words.due))
