"""How fast the server is, with boardgame.io beside it in the same run: one core for a server, one for the load.

    make bench-server                                       everything
    python -m benchmarks.server --only play --seconds 5     one part, shorter
    python -m benchmarks.server --json FILE                 the figures as data too

Parts: `play`, `memory`, `cluster`, `start`.

play: 50 tables with four people each, everybody on a socket of their own, all tables playing at once. A turn is on its
way from the moment it is sent until the last of the four seats has its update; then the table's next turn follows at
once. Ours are uniformly random legal turns of Bison and of Wind River, sent as text, judged by the rules, and stored in
SQLite (WAL, synchronous=FULL: on the disk before anybody hears of them) on the disk that --folder is on. boardgame.io
keeps everything in memory and plays a game of our own making (peers/boardgame.js): its state is the spectators' view of
a game of ours in its middle, so that it sends as much as we do, and a move adds one to a number in it. That is less
work than a turn of ours: there are no rules to check. Both get their load from the same lines of tableload.py, and both
send the whole view to each of the four after every turn. Rounds alternate between the servers, so that a noisy moment
of the machine hits everybody; a round has new tables and ends when the first game is over. Setting up is not measured.
“busy” is the share of its core that a process had: if the load's is near 100 %, the load was measured and not the
server; if neither is, they waited for the disk or for others. “CPU µs/turn” is what a turn costs the server's core.

memory: what a server takes for tables of Bison that nobody touches, and for connections that nobody uses; private
memory of the process, divided by their number. Every connection has to answer in the end.

cluster: the same play on PostgreSQL and Redis with one and with two server processes; the four seats of a table are
spread over the processes. Nothing is bound to a core here: servers, databases and load share all cores of the machine.

start: from starting the program to the first answer, with a new and with an existing database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.servers import Running, our_server, peer_server, postgres_and_redis
from benchmarks.tableload import SEATS, Guests, Round, Socket, each, our_matches, peer_matches

from greatplains import build_kind
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.store import open_store

TABLES: Final = 50
GAMES_PLAYED: Final = {"bison": "Bison", "wind-river": "Wind River"}
MIDDLE: Final = 20
PEER_MOVES: Final = 64  # as many as a game of Bison has turns
IDLE_TABLES: Final = 500
IDLE_CONNECTIONS: Final = 2000
STARTS: Final = 5
PARTS: Final = ("play", "memory", "cluster", "start")


@dataclass
class Played:
    """What one contestant has done so far."""

    label: str
    turns: int = 0
    seconds: float = 0.0
    busy_seconds: float = 0.0
    load_seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.turns / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the turns was with everybody."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def add(self, played: Round, busy: float, load: float) -> None:
        self.turns += len(played.latencies)
        self.seconds += played.seconds
        self.busy_seconds += busy
        self.load_seconds += load
        self.latencies += played.latencies

    def figures(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "turns": self.turns,
            "turns_a_second": self.rate,
            "p50_ms": self.percentile(0.5),
            "p99_ms": self.percentile(0.99),
            "server_busy": self.busy_seconds / self.seconds,
            "cpu_us": 1e6 * self.busy_seconds / self.turns,
            "load_busy": self.load_seconds / self.seconds,
        }


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def table_of(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Markdown."""
    print(f"\n| {' | '.join(header)} |")
    print(f"|---|{'--:|' * (len(header) - 1)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def show_played(rows: Sequence[dict[str, Any]], base: dict[str, Any]) -> None:
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


async def measured(played: Played, servers: Sequence[Running], matches: Sequence[Any], seconds: float) -> None:
    """One round, added to what a contestant has done."""
    busy, load = sum(server.cpu_seconds() for server in servers), time.process_time()
    this = Round([(match[0], match[1]) for match in matches], seconds)
    await this.play()
    busy = sum(server.cpu_seconds() for server in servers) - busy
    played.add(this, busy, time.process_time() - load)
    for match in matches:
        match[0].leave()
    tell(f"  {played.label}: {len(this.latencies) / this.seconds:,.0f} turns/s in {this.seconds:.1f} s")


async def our_round(
    played: Played, servers: Sequence[Running], guests: Guests, database: str, game: str, seconds: float
) -> None:
    """Play at new tables, and check that the server has every turn of them."""
    store = open_store(database, is_shared=True)
    try:
        matches = await our_matches(guests, [server.address for server in servers], store, game, TABLES)
    finally:
        await store.close()
    await measured(played, servers, matches, seconds)
    for match, _, table in matches:
        if not match.is_over and await guests.turn(table) != match.turns + 1:
            sys.exit(f"A turn of table {table} was told to everybody and is not there.")


async def play(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Our server and the peer, in alternation."""
    server_core, load_core = cores()
    with (
        scratch(options.folder) as folder,
        bound_to(load_core),
        our_server(f"sqlite:///{folder}/games.sqlite", [server_core]) as server,
        peer_server(options.peer, middle_view("bison"), [server_core]) as peer,
    ):
        guests = Guests(server.address)
        await guests.arrive(TABLES * SEATS)

        async def play_one_of_each(contestants: Sequence[Played]) -> None:
            await measured(
                contestants[0], [peer], await peer_matches(peer.address, TABLES, PEER_MOVES), options.seconds
            )
            for played, game in zip(contestants[1:], GAMES_PLAYED, strict=True):
                await our_round(played, [server], guests, f"sqlite:///{folder}/games.sqlite", game, options.seconds)

        def contestants_at_start() -> list[Played]:
            ours = [Played(f"{title}, SQLite, durable") for title in GAMES_PLAYED.values()]
            return [Played("boardgame.io, in memory"), *ours]

        # The first rounds are forgotten: Node compiles what is called often, and our caches fill.
        await play_one_of_each(contestants_at_start())
        contestants = contestants_at_start()
        while min(played.seconds for played in contestants) < options.seconds:
            await play_one_of_each(contestants)
        await guests.close()
    rows = [played.figures() for played in contestants]
    show_played(rows, rows[0])
    return rows


async def cluster(options: argparse.Namespace) -> list[dict[str, Any]]:
    """PostgreSQL and Redis, with one and two server processes."""
    everywhere = sorted(os.sched_getaffinity(0))
    one, two = Played("Bison, PostgreSQL and Redis, 1 process"), Played("Bison, PostgreSQL and Redis, 2 processes")
    with (
        postgres_and_redis() as (database, bus),
        our_server(database, everywhere, bus) as first,
        our_server(database, everywhere, bus) as second,
    ):
        guests = Guests(first.address)
        await guests.arrive(TABLES * SEATS)
        while two.seconds < options.seconds:
            await our_round(one, [first], guests, database, "bison", options.seconds)
            await our_round(two, [first, second], guests, database, "bison", options.seconds)
        await guests.close()
    rows = [one.figures(), two.figures()]
    show_played(rows, rows[0])
    return rows


async def memory(options: argparse.Namespace) -> dict[str, Any]:
    """Idle tables, then idle connections to them."""
    server_core, load_core = cores()
    raise_file_limit()
    with (
        scratch(options.folder) as folder,
        bound_to(load_core),
        our_server(f"sqlite:///{folder}/games.sqlite", [server_core]) as server,
    ):
        guests = Guests(server.address)
        await guests.arrive(2)
        pongs: list[None] = []

        def hear(_: Socket, message: bytes) -> None:
            if message == b'{"type":"pong"}':
                pongs.append(None)

        async def sit(table: str) -> Socket:
            address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            socket = await Socket.open(address, hear, guests.tokens[0])
            socket.send('{"type":"hello"}')
            return socket

        async def tables(number: int) -> list[str]:
            return await each([guests.table("bison", guests.tokens[:1]) for _ in range(number)])

        # Once, so that what the first of each brings with it is not counted.
        (await sit((await tables(100))[0])).close()
        empty = await settled(server)
        idle = await tables(IDLE_TABLES)
        with_tables = await settled(server)
        sockets = await each([sit(idle[number % len(idle)]) for number in range(IDLE_CONNECTIONS)])
        with_sockets = await settled(server)
        start = time.perf_counter()
        for socket in sockets:
            socket.send('{"type":"ping"}')
        async with asyncio.timeout(60):
            while len(pongs) < IDLE_CONNECTIONS:
                await asyncio.sleep(0.01)
        seconds = time.perf_counter() - start
        lost = sum(socket.is_lost for socket in sockets)
        await guests.close()
    found = {
        "process_mb": empty / 1e6,
        "table_kb": (with_tables - empty) / IDLE_TABLES / 1e3,
        "connection_kb": (with_sockets - with_tables) / IDLE_CONNECTIONS / 1e3,
        "connections": IDLE_CONNECTIONS - lost,
        "pings_s": seconds,
    }
    table_of(
        ["idle", "memory"],
        [
            ["the process, with 100 tables", f"{found['process_mb']:.0f} MB"],
            [f"a table (mean of {IDLE_TABLES})", f"{found['table_kb']:.1f} kB"],
            [f"a connection (mean of {IDLE_CONNECTIONS:,})", f"{found['connection_kb']:.1f} kB"],
        ],
    )
    print(f"\n{found['connections']:,} connections were held; all had an answer {seconds:.2f} s after they asked.")
    return found


def start(options: argparse.Namespace) -> dict[str, float]:
    """Seconds from starting the program to its first answer."""
    found: dict[str, list[float]] = {"new_s": [], "existing_s": []}
    with scratch(options.folder) as folder:
        for number in range(STARTS):
            for seconds in found.values():
                seconds.append(first_answer(f"sqlite:///{folder}/{number}.sqlite"))
                tell(f"  {seconds[-1]:.2f} s")
    medians = {name: median(seconds) for name, seconds in found.items()}
    print(
        f"\nFirst answer after {medians['new_s']:.2f} s with a new database, "
        f"{medians['existing_s']:.2f} s with an existing one (medians of {STARTS})."
    )
    return medians


def first_answer(database: str) -> float:
    begun = time.perf_counter()
    with our_server(database, sorted(os.sched_getaffinity(0))) as server:
        with urllib.request.urlopen(f"{server.address}/health") as answer:
            answer.read()
        return time.perf_counter() - begun


async def settled(server: Running) -> int:
    """Memory once everything is answered."""
    await asyncio.sleep(2)
    return server.memory()


def middle_view(game: str) -> str:
    """What a spectator sees in the middle of a game of four."""
    rules = GAMES[game]
    position = rules.opening(rules.deal(SEATS, Rng(1)))
    rng = Rng(2)
    for _ in range(MIDDLE):
        random_turn(position, rng)
    return json.dumps(rules.view(position, None))


def cores() -> tuple[int, int]:
    """One for the server, one for the load."""
    found = sorted(os.sched_getaffinity(0))
    if len(found) < 2:
        sys.exit("Two cores are needed: one for the server and one for the load.")
    return found[0], found[1]


@contextmanager
def bound_to(core: int) -> Iterator[None]:
    """This process on one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def scratch(folder: Path) -> Iterator[str]:
    """A folder for databases, gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as name:
        yield str(Path(name).absolute())


def raise_file_limit() -> None:
    """Each connection is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run_async(part: Callable[[argparse.Namespace], Any], options: argparse.Namespace) -> Any:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(part(options))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be given more than once")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play for each contestant")
    parser.add_argument("--folder", type=Path, default=Path(".build/bench"), help="on the disk to be durable on")
    parser.add_argument("--peer", type=Path, default=Path(".build/boardgame/node_modules"), help="has boardgame.io")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    options = parser.parse_args()
    options.peer = options.peer.absolute()
    print(
        f"Server {build_kind()}, Python {sys.version.partition(' ')[0]}, Node {node_version()}, {os.cpu_count()} cores"
    )
    figures: dict[str, Any] = {}
    for part in options.only or PARTS:
        tell(part)
        figures[part] = (
            start(options)
            if part == "start"
            else run_async({"play": play, "memory": memory, "cluster": cluster}[part], options)
        )
    if options.json:
        Path(options.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def node_version() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
