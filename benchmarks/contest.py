"""Contestants of benchmarks/server.py: what each has done so far, a round of play, and the table of their figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.servers import Databases, Running
from benchmarks.tableload import SEATS, DraftedMatch, Guests, OurMatch, Round, Way, our_matches

from greatplains.server.store import open_store

TABLES: Final = 50


@dataclass
class Played:
    """What one contestant has done so far."""

    label: str
    turns: int = 0
    seconds: float = 0.0
    busy_seconds: float = 0.0
    database_seconds: float = 0.0
    load_seconds: float = 0.0
    told_bytes: int = 0
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.turns / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the turns was with everybody."""
        return 1000 * percentile(self.latencies, share)

    def figures(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "turns": self.turns,
            "turns_a_second": self.rate,
            "p50_ms": self.percentile(0.5),
            "p99_ms": self.percentile(0.99),
            "server_busy": self.busy_seconds / self.seconds,
            "cpu_us": 1e6 * self.busy_seconds / self.turns,
            "database_us": 1e6 * self.database_seconds / self.turns,
            "load_busy": self.load_seconds / self.seconds,
            "update_bytes": self.told_bytes / self.turns / SEATS,
        }


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def table_of(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Markdown."""
    print(f"\n| {' | '.join(header)} |")
    print(f"|---|{'--:|' * (len(header) - 1)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def show_played(rows: Sequence[dict[str, Any]], base: dict[str, Any]) -> None:
    """All of them; the last two columns compare with `base`."""
    header = ["50 tables × 4 players", "turns/s", "p50 ms", "p99 ms", "server busy", "load busy"]
    header += ["CPU µs/turn", "× turns/s", "× p99"]
    table_of(
        header,
        [
            [
                row["label"],
                f"{row['turns_a_second']:,.0f}",
                f"{row['p50_ms']:.1f}",
                f"{row['p99_ms']:.1f}",
                f"{row['server_busy']:.0%}",
                f"{row['load_busy']:.0%}",
                f"{row['cpu_us']:,.0f}",
                f"{row['turns_a_second'] / base['turns_a_second']:.2f}",
                f"{row['p99_ms'] / base['p99_ms']:.2f}",
            ]
            for row in rows
        ],
    )


def show_turns(played: Sequence[dict[str, Any]], clustered: Sequence[dict[str, Any]]) -> None:
    """All that was played, in one table: `played` with a core for the server, beside boardgame.io, which comes first;
    `clustered` with everything on all cores, SQLite first and then PostgreSQL with one process, and more of them."""
    peer, (lone, one) = played[0], clustered[:2]
    rows = [[*_costs(row), f"{row['turns_a_second'] / peer['turns_a_second']:.2f}", "–", "–"] for row in played]
    for row in clustered:
        if row["label"].startswith("Bison"):
            is_shared = row is not lone
            cost, share = row["cpu_us"] / lone["cpu_us"], one["cpu_us"] / row["cpu_us"]
            rows.append([*_costs(row), "–", f"{cost:.2f}", f"{share:.2f}" if is_shared else "–"])
    header = ["50 tables × 4 players a process", "turns/s", "p99 ms", "servers' CPU µs/turn", "databases' CPU µs/turn"]
    table_of([*header, "× boardgame.io's turns/s", "× SQLite's CPU", "of one process's turns a CPU second"], rows)


def _costs(row: dict[str, Any]) -> list[str]:
    stored = f"{row['database_us']:,.0f}" if row["database_us"] else "–"
    return [row["label"], f"{row['turns_a_second']:,.0f}", f"{row['p99_ms']:.1f}", f"{row['cpu_us']:,.0f}", stored]


async def measured(
    played: Played,
    servers: Sequence[Running],
    matches: Sequence[Any],
    seconds: float,
    databases: Databases | None = None,
) -> None:
    """One round, added to what a contestant has done."""

    def processor_seconds() -> list[float]:
        ours = sum(server.cpu_seconds() for server in servers)
        return [ours, databases.cpu_seconds() if databases else 0.0, time.process_time()]

    before = processor_seconds()
    this = Round([(match[0], match[1]) for match in matches], seconds)
    await this.play()
    busy, stored, load = (after - then for after, then in zip(processor_seconds(), before, strict=True))
    played.turns += len(this.latencies)
    played.seconds += this.seconds
    played.busy_seconds += busy
    played.database_seconds += stored
    played.load_seconds += load
    played.latencies += this.latencies
    for match in matches:
        played.told_bytes += match[0].told_bytes
        match[0].leave()
    tell(f"  {played.label}: {len(this.latencies) / this.seconds:,.0f} turns/s in {this.seconds:.1f} s")


@dataclass(frozen=True)
class Site:
    """Servers of one database, and the people who come to them."""

    servers: Sequence[Running]
    database: str
    guests: Guests
    databases: Databases | None = None

    async def round(
        self, played: Played, game: str, seconds: float, way: Way = Way.TOLD, is_together: bool = False
    ) -> None:
        """Play at new tables, as many a server, and check that every turn of them is there. The seats of a table are
        spread over the servers, or together at one."""
        matches = await self.matches(game, OurMatch, way, is_together)
        await measured(played, self.servers, matches, seconds, self.databases)
        await self.look_through(matches)

    async def drafting(self, played: Played, game: str, seconds: float) -> None:
        """Draft at new tables: steps and what takes them back, each counted as a turn."""
        matches = await self.matches(game, DraftedMatch, Way.TOLD, True)
        await measured(played, self.servers, matches, seconds, self.databases)

    async def look_through(self, matches: Sequence[Any]) -> None:
        """Every turn that was told must be there."""
        for match, _, table in matches:
            if not match.is_over and await self.guests.turn(table) != match.turns + 1:
                sys.exit(f"A turn of table {table} was told to everybody and is not there.")

    async def matches(self, game: str, kind: type[OurMatch], way: Way, is_together: bool) -> list[Any]:
        """New tables with everybody seated."""
        addresses = [server.address for server in self.servers]
        places = [[address] for address in addresses] if is_together else [addresses]
        number = TABLES * len(self.servers)
        store = open_store(self.database, is_shared=True)
        try:
            return await our_matches(self.guests, places, store, game, number, way, kind)
        finally:
            await store.close()


async def apart(sites: Sequence[Site], played: Played, game: str, seconds: float) -> None:
    """A round at all of these sites at once, which know nothing of each other: what so many processes cost by sharing
    the machine, and nothing else."""
    matches = [await site.matches(game, OurMatch, Way.TOLD, True) for site in sites]
    servers = [server for site in sites for server in site.servers]
    await measured(played, servers, [match for at_site in matches for match in at_site], seconds)
    for site, at_site in zip(sites, matches, strict=True):
        await site.look_through(at_site)
