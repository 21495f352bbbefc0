"""The part `cluster` of benchmarks/server.py: one, two and four processes on PostgreSQL and Redis, beside SQLite."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final, NamedTuple

from benchmarks.contest import TABLES, Played, Site, apart, table_of
from benchmarks.servers import Running, our_server, postgres_and_redis, scratch
from benchmarks.tableload import SEATS, Guests

_MOST_PROCESSES: Final = 4
_ROUND_SECONDS: Final = 2.0
_SPREAD: Final = "spread"


class _Contestant(NamedTuple):
    """Who plays where, and whether the people of a table are at one process. More than one site: all of them at once,
    each with a database of its own."""

    played: Played
    sites: Sequence[Site]
    is_together: bool

    async def round(self, played: Played, seconds: float) -> None:
        """More people take longer to come as far."""
        if len(self.sites) > 1:
            await apart(self.sites, played, "bison", seconds * len(self.sites))
            return
        [site] = self.sites
        await site.round(played, "bison", seconds * len(site.servers), is_together=self.is_together)


async def cluster(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Rounds of Bison in alternation; servers, databases and load share all cores."""
    everywhere = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        databases = stack.enter_context(postgres_and_redis())
        servers = [
            stack.enter_context(our_server(databases.url, everywhere, databases.bus)) for _ in range(_MOST_PROCESSES)
        ]
        guests = Guests(servers[0].address)
        await guests.arrive(TABLES * SEATS * len(servers))
        files = [f"sqlite:///{stack.enter_context(scratch(options.folder))}/games.sqlite" for _ in servers]
        alone = [await _on_sqlite(stack.enter_context(our_server(file, everywhere)), file) for file in files]

        def on_postgres(number: int, how: str) -> _Contestant:
            site = Site(servers[:number], databases.url, guests, databases)
            label = f"PostgreSQL and Redis, {number} process{'es' if number > 1 else ''}"
            return _Contestant(Played(f"Bison, {label}{how and ', ' + how}"), [site], how != _SPREAD)

        contestants = [_Contestant(Played("Bison, SQLite, 1 process"), alone[:1], True)]
        contestants += [on_postgres(1, "")]
        contestants += [on_postgres(number, how) for number in (2, 4) for how in (_SPREAD, "kept together")]
        contestants += [_Contestant(Played(f"Bison, SQLite, {len(alone)} servers apart"), alone, True)]
        rows = await _alternate(contestants, options.seconds)
        steps = [Played("a step of a draft, SQLite"), Played("a step of a draft, PostgreSQL and Redis")]
        for drafted, one in zip(steps, contestants, strict=False):
            await one.sites[0].drafting(drafted, "bison", min(options.seconds, _ROUND_SECONDS))
        for people in [guests, *[site.guests for site in alone]]:
            await people.close()
    _show(rows)
    drafts = [drafted.figures() for drafted in steps]
    table_of(
        ["drafting, 1 process", "steps/s", "CPU µs/step", "bytes/answer"],
        [
            [
                row["label"],
                f"{row['turns_a_second']:,.0f}",
                f"{row['cpu_us']:,.0f}",
                f"{row['update_bytes'] * SEATS:,.0f}",
            ]
            for row in drafts
        ],
    )
    return rows + drafts


async def _on_sqlite(server: Running, file: str) -> Site:
    guests = Guests(server.address)
    await guests.arrive(TABLES * SEATS)
    return Site([server], file, guests)


async def _alternate(contestants: Sequence[_Contestant], seconds: float) -> list[dict[str, Any]]:
    for one in contestants:  # not counted: caches fill
        await one.round(Played("first round"), 1.0)
    while min(one.played.seconds for one in contestants) < seconds:
        for one in contestants:
            if one.played.seconds < seconds:
                await one.round(one.played, min(seconds, _ROUND_SECONDS))
    return [one.played.figures() for one in contestants]


def _show(rows: Sequence[dict[str, Any]]) -> None:
    """The last column says what a second of the servers' processor achieves, as a share of what one process does."""
    lone, one = rows[0], rows[1]
    header = [
        "50 tables × 4 players a process",
        "turns/s",
        "p50 ms",
        "p99 ms",
        "servers' CPU µs/turn",
        "databases' CPU µs/turn",
    ]
    header += ["bytes/update"]
    table_of(
        [*header, "× SQLite's cost", "of one process's turns a CPU second"],
        [
            [
                row["label"],
                f"{row['turns_a_second']:,.0f}",
                f"{row['p50_ms']:.1f}",
                f"{row['p99_ms']:.1f}",
                f"{row['cpu_us']:,.0f}",
                f"{row['database_us']:,.0f}" if row is not lone else "–",
                f"{row['update_bytes']:,.0f}",
                f"{row['cpu_us'] / lone['cpu_us']:.2f}",
                f"{one['cpu_us'] / row['cpu_us']:.2f}" if row is not lone else "–",
            ]
            for row in rows
        ],
    )
