"""How fast the server is, with boardgame.io beside it in the same run: one core for a server, one for the load.

    make bench-server                                       everything, in some seven minutes
    python -m benchmarks.server --only play --seconds 3     one part, shorter
    python -m benchmarks.server --json FILE                 the figures as data too, after each part
    python -m benchmarks.server --json FILE --resume        the parts that FILE does not have yet

Parts: `play`, `cluster`, `feel`, `memory`, `start`. All tables are Markdown; the last one holds all that `play` and
`cluster` have measured, for the README.

play: 50 tables with four people each, everybody on a socket of their own, all tables playing at once. A turn is on its
way from the moment it is sent until the last of the four seats has what its page shows the turn with; then the table's
next turn follows at once. Ours are uniformly random legal turns of Bison and of Wind River, sent as text, judged by the
rules, and stored in SQLite (WAL, synchronous=FULL: on the disk before anybody hears of them) on the disk of --folder.
Each is played in two ways. “told”: as pages do it, who say in their hello that they want turns and parts, and find
everything in the update. “asked”: as pages did it before; after an update each of the three that look on asks by HTTP
for the positions before and after the turn, the turns and the parts, and whoever made it for the last two; the seat has
the turn with the last answer. boardgame.io keeps everything in memory and plays a game of our own making
(peers/boardgame.js): its state is the spectators' view of a game of ours in its middle, so that it sends as much as we
do in whole views, and a move adds one to a number in it. That is less work than a turn of ours: there are no rules to
check. Both get their load from the same lines of tableload.py. boardgame.io sends the whole state to each of the four
after every turn, as it does unless told otherwise; ours sends what pages ask for: told, what the turn has changed, and
asked, the whole view.
Rounds alternate between the servers, so that a noisy moment of the machine hits everybody; a round has new tables and
ends when the first game is over (random games are chosen that have at least 64 turns, as those of Bison do), or after
two seconds. Setting up is not measured. “busy” is the share of its core that a process had: if the load's is near 100
%, the load was measured and not the server; if neither is, they waited for the disk or for others. “CPU µs/turn” is
what a turn costs the server's core.

cluster: the same play of Bison, told, on PostgreSQL and Redis with one, two and four server processes, and on SQLite.
“spread”: the four seats of a table sit at different processes, as behind a proxy that knows no tables; “kept together”:
at one, as behind the proxy of docs/hosting.md. Each process has 50 tables: with fewer it would do less in one go, and a
round with twice as many tables is twice as long, so that games come as far. Nothing is bound to a core here: servers,
databases and load share all cores of the machine, so turns a second say little; the processor time of a turn counts.
“apart”: four servers with a SQLite file each, which know nothing of each other; a turn costs them more than one server
alone because they share the machine's caches, and for no other reason.
At the end, steps of drafts: a page sends one for each click, and only its seat is answered.

feel: what somebody at a table of Bison feels, in two pages of Chromium on this machine (feeling.py).

memory: what a server takes for tables of Bison that nobody touches, and for connections that nobody uses; private
memory of the process, divided by their number. Every connection has to answer in the end.

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
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.clusterplay import cluster
from benchmarks.contest import TABLES, Played, Site, measured, show_played, show_turns, table_of, tell
from benchmarks.feeling import feel
from benchmarks.servers import Running, our_server, peer_server, scratch
from benchmarks.tableload import SEATS, TURNS_A_GAME, Guests, Socket, Way, each, peer_matches

from greatplains import build_kind
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES

WAYS: Final = {Way.ASKED: "asked", Way.TOLD: "told"}
OURS: Final = [(game, way) for game in ("bison", "wind-river") for way in WAYS]
MIDDLE: Final = 20
ROUND_SECONDS: Final = 2.0
IDLE_TABLES: Final = 500
IDLE_CONNECTIONS: Final = 2000
STARTS: Final = 5
PARTS: Final = ("play", "cluster", "feel", "memory", "start")


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

        site = Site([server], f"sqlite:///{folder}/games.sqlite", guests)

        async def play_one_of_each(contestants: Sequence[Played]) -> None:
            matches = await peer_matches(peer.address, TABLES, TURNS_A_GAME)
            await measured(contestants[0], [peer], matches, ROUND_SECONDS)
            for played, (game, way) in zip(contestants[1:], OURS, strict=True):
                # One round of those who ask takes as long as many of the others, who are what is compared.
                if way is Way.TOLD or played.seconds < options.seconds:
                    await site.round(played, game, ROUND_SECONDS, way)

        def contestants_at_start() -> list[Played]:
            ours = [Played(f"{GAMES[game].title}, SQLite, durable, {WAYS[way]}") for game, way in OURS]
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


def raise_file_limit() -> None:
    """Each connection is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run_async(part: Callable[[argparse.Namespace], Any], options: argparse.Namespace) -> Any:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(part(options))


WAITING: Final[dict[str, Callable[[argparse.Namespace], Any]]] = {"feel": feel, "start": start}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be given more than once")
    parser.add_argument("--seconds", type=float, default=6.0, help="of play for each contestant")
    parser.add_argument("--folder", type=Path, default=Path(".build/bench"), help="on the disk to be durable on")
    parser.add_argument("--peer", type=Path, default=Path(".build/boardgame/node_modules"), help="has boardgame.io")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too, after each part")
    parser.add_argument("--resume", action="store_true", help="leave out the parts that are in that file already")
    options = parser.parse_args()
    if options.resume and options.json is None:
        parser.error("--resume goes on with the file of --json")
    options.peer = options.peer.absolute()
    print(
        f"Server {build_kind()}, Python {sys.version.partition(' ')[0]}, Node {node_version()}, {os.cpu_count()} cores"
    )
    figures: dict[str, Any] = {}
    if options.resume and options.json.exists():
        figures = json.loads(options.json.read_text(encoding="utf-8"))
    for part in options.only or PARTS:
        if part in figures:
            tell(f"{part} was measured before")
            continue
        tell(part)
        if part in WAITING:
            figures[part] = WAITING[part](options)
        else:
            figures[part] = run_async({"play": play, "memory": memory, "cluster": cluster}[part], options)
        if options.json:
            options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if "play" in figures and "cluster" in figures:
        show_turns(figures["play"], figures["cluster"])


def node_version() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main()
