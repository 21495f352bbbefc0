"""Tables with clocks: what they cost while nobody's time is over, and when many things are due at once.

    python -m benchmarks.clocks [--tables 100000] [--due 10000] [--folder FOLDER]

Fills a SQLite file with tables that have a clock, as they are while somebody is waited for; with a folder the file is
kept there, and the next run goes on with what is in it. Then it measures

* one look for clocks that are due, with few tables and with all of them: what an idle process does every two seconds;
* turns a second at twenty tables, made one after the other as fast as they are stored, while nothing else is due;
* how late the last message arrives when so many people are told at once that it is their turn, by a webhook each, to
  a receiver in a process of its own: while nobody plays, and beside such turns, and how many fewer are made meanwhile;
* the same while the time of so many tables is over at once, until that is written down of the last.

All of it in one process of the server, on one machine: the receiver and the turns take their part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import resource
import shutil
import tempfile
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
import uvloop
from sqlalchemy import Table, delete, func, insert, select, update

from greatplains import build_kind
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.server.assembly import Server
from greatplains.server.domain import events as ev
from greatplains.server.domain.clock import DAY, Control
from greatplains.server.domain.events import Person
from greatplains.server.domain.notices import TURN
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.jobs import CLOCK
from greatplains.server.store.schema import channels, deals, events, identities, jobs, notices, seats, tables

_AT_ONCE: Final = 500
_LOOKS: Final = 200
_BUSY_TABLES: Final = 20
_ALONE_SECONDS: Final = 40.0
_ANSWER: Final = b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n"


async def fill(server: Server, name: str, count: int, ago: float = 0.0) -> None:
    """Copies of one table whose game began so many seconds ago, row by row: their ids differ, and who sits there. Those
    that are there from a run before are left as they are."""
    database = server.store.database
    ((there,),) = await database.read(select(func.count()).where(tables.c.id.like(f"{name}-%")))
    if there >= count:
        return
    ann, _ = await server.identities.make_guest("Ann", "#b5482f")
    wanted = NewTable("wind-river", ["me", "bot:random"], {}, first=0, clock=Control("days", turn=3 * DAY))
    made = await server.service.create(ann, wanted)
    rows: dict[Table, list[dict[str, Any]]] = {}
    for table in (tables, seats, events, deals, jobs):
        key = table.c.id if table is tables else table.c.table_id
        rows[table] = [dict(row._mapping) for row in await database.read(select(table).where(key == made.id))]
    for row in rows[events]:
        event = ev.decode(row["body"])
        row["body"] = ev.encode(msgspec.structs.replace(event, at=event.at - ago))
    for row in rows[jobs]:
        row["not_before"] -= ago
    adding = {table: insert(table) for table in rows}
    for first in range(there, count, _AT_ONCE):
        statements: list[Any] = []
        for number in range(first, min(first + _AT_ONCE, count)):
            for table, found in rows.items():
                column = "id" if table is tables else "table_id"
                statements += [(adding[table], {**row, column: f"{name}-{number}"}) for row in found]
        await database.write(statements)


async def fill_people(server: Server, name: str, count: int, address: str) -> None:
    """Somebody else sits at each of these tables, and wants to be told at that address that it is their turn."""
    database, now = server.store.database, time.time()
    add_person, add_channel = insert(identities), insert(channels)
    for first in range(0, count, _AT_ONCE):
        statements: list[Any] = []
        for number in range(first, min(first + _AT_ONCE, count)):
            who = f"{name}-{number}"
            person: dict[str, Any] = {"id": who, "name": f"Person {number}", "colour": "#000000", "created_at": now}
            channel: dict[str, Any] = {
                "id": who,
                "identity_id": who,
                "kind": "webhook",
                "form": "json",
                "target": f"{address}/{who}",
            }
            channel |= {"target_hash": who, "keys": "", "created_at": now, "confirmed_at": now}
            statements += [(add_person, person), (add_channel, channel)]
        await database.write(statements)
    theirs = update(seats).where(seats.c.table_id.like(f"{name}-%"), seats.c.seat == 0)
    await database.write([(theirs.values(identity_id=seats.c.table_id), {})])


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


# Turns beside it.


@dataclass
class Pace:
    """How quickly turns were made while something else went on, and what all of it cost."""

    turns: int
    seconds: float
    processor: float

    @property
    def rate(self) -> float:
        return self.turns / self.seconds

    def beside(self, before: Pace, after: Pace) -> str:
        """Compared with turns alone before and after it: a machine is not as fast at all times."""
        fewer = 100 * (1 - 2 * self.rate / (before.rate + after.rate))
        return f"{self.rate:,.0f} turns a second beside it, {fewer:.0f} % fewer; {self.processor:.1f} s of processor"


async def paced(server: Server, people: list[Person], work: Awaitable[Any]) -> tuple[Pace, Any]:
    """Make turns at all tables until the work is done."""
    counted = [0]
    begun, used = time.perf_counter(), _processor()
    players = [
        asyncio.create_task(_play_on(server, people, Rng(number, "beside"), counted)) for number in range(_BUSY_TABLES)
    ]
    try:
        result = await work
        return Pace(counted[0], time.perf_counter() - begun, _processor() - used), result
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def _play_on(server: Server, people: list[Person], rng: Rng, counted: list[int]) -> None:
    """One game after the other."""
    while True:
        made = await server.service.create(people[0], NewTable("wind-river", ["me", "open"], {}, first=0))
        await server.service.take_seat(people[1], made.id, 1)
        table = await server.tables.get(made.id)
        while table.to_move is not None and table.position is not None:
            text = table.rules.turn_text(table.position, random_turn(table.position.copy(), rng))
            await server.service.commit(people[table.to_move], table.id, table.next_turn, text, None)
            counted[0] += 1


# What is due.


def receive(port: Any, got: Any, last: Any) -> None:
    """Counts what is posted, in a process of its own, and when the last of it came."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await reader.readexactly(int(size.partition(b":")[2]))
        writer.write(_ANSWER)
        await writer.drain()
        writer.close()
        got.value += 1
        last.value = time.time()

    async def serve() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0, backlog=1000)
        port.value = server.sockets[0].getsockname()[1]
        await server.serve_forever()

    asyncio.run(serve())


async def fill_notices(server: Server, count: int, seq: int) -> None:
    """So many people are to be told tomorrow."""
    await server.store.database.write([(delete(notices), {})])
    notice: dict[str, Any] = {"kinds": TURN, "seq": seq, "told_at": None, "remind_at": None, "is_held": False}
    notice |= {"due": time.time() + DAY, "claimed_by": None, "claimed_until": 0.0}
    adding = insert(notices)
    for first in range(0, count, _AT_ONCE):
        some = [f"told-{number}" for number in range(first, min(first + _AT_ONCE, count))]
        await server.store.database.write([(adding, {**notice, "identity_id": who, "table_id": who}) for who in some])


async def told_seconds(server: Server, count: int, got: Any, last: Any) -> float:
    """All of them are to be told now; how late the last message arrives."""
    due, before = time.time(), got.value
    await server.store.database.write([(update(notices).values(due=due), {})])
    server.telling.wake("notices")
    while got.value - before < count:
        await asyncio.sleep(0.1)
    return float(last.value) - due


async def run_out_seconds(server: Server) -> float:
    """The time of many tables is over; how long until that is written of the last."""
    begun = time.perf_counter()
    await server.due.open()
    # Jobs alone tell how many are left.
    while await server.store.jobs.due(CLOCK, time.time() + DAY / 2, 1):
        await asyncio.sleep(0.25)
    return time.perf_counter() - begun


def _settings(path: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{path}",
        bots=0,
        log_level="error",
        site="https://plains.example",
        push=False,
        webhooks=True,
        reach_loopback=True,
        tables_a_guest=10**9,
        written_bytes_a_day=10**9,
        cached_tables=200,
    )


async def measure(folder: Path, scratch: Path, count: int, due: int, port: Any, got: Any, last: Any) -> None:
    for there in (100, count):
        async with opened(_settings(folder / f"{there}.sqlite")) as server:
            await server.due.close()
            await fill(server, "waits", there)
            print(f"one look for clocks with {there:,} tables: {await look_seconds(server) * 1e3:.2f} ms", flush=True)
    # What is due is used up by a run.
    shutil.copy(folder / f"{count}.sqlite", scratch / "due.sqlite")
    async with opened(_settings(scratch / "due.sqlite")) as server:
        await server.due.close()
        await measure_due(server, due, f"http://127.0.0.1:{port.value}", got, last)


async def measure_due(server: Server, due: int, address: str, got: Any, last: Any) -> None:
    await fill(server, "told", due)
    await fill_people(server, "told", due, address)
    await fill(server, "late", due, 4.0 * DAY)
    people = [(await server.identities.make_guest(name, None))[0] for name in ("Ann", "Ben")]
    await fill_notices(server, due, 3)
    seconds = await told_seconds(server, due, got, last)
    print(f"{due:,} people told at once while nobody plays: the last message {seconds:.1f} s late", flush=True)
    await fill_notices(server, due, 4)

    async def alone() -> Pace:
        pace, _ = await paced(server, people, asyncio.sleep(_ALONE_SECONDS))
        print(f"turns alone: {pace.rate:,.0f} a second", flush=True)
        return pace

    before = await alone()
    pace, seconds = await paced(server, people, told_seconds(server, due, got, last))
    after = await alone()
    told = f"{due:,} people told at once: the last message {seconds:.1f} s late"
    print(f"{told}; {pace.beside(before, after)}", flush=True)
    pace, seconds = await paced(server, people, run_out_seconds(server))
    late = f"the time of {due:,} tables over at once: written in {seconds:.1f} s"
    print(f"{late}; {pace.beside(after, await alone())}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--due", type=int, default=10_000)
    parser.add_argument("--folder", type=Path, help="keep the tables that wait there, and go on with them")
    wanted = parser.parse_args()
    print(build_kind())
    port, got, last = multiprocessing.Value("i", 0), multiprocessing.Value("i", 0), multiprocessing.Value("d", 0.0)
    receiver = multiprocessing.Process(target=receive, args=(port, got, last), daemon=True)
    receiver.start()
    while not port.value:
        time.sleep(0.05)
    with tempfile.TemporaryDirectory() as scratch:
        folder = wanted.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as the server does
            runner.run(measure(folder, Path(scratch), wanted.tables, wanted.due, port, got, last))
    receiver.terminate()


if __name__ == "__main__":
    main()
