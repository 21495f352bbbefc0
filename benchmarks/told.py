"""What a turn costs that four pages look at: bytes sent to each seat, and the server's processor time.

    python -m benchmarks.told
    python -m benchmarks.told --games 5 --json FILE

Whole random games with four seats, each with a page open, in one process and without a network: what would go over the
wire is counted, and handed to nobody. Turns are sent as text, judged, and stored in SQLite in a temporary folder.

program: somebody who plays and shows nothing gets an `update` with the events and the view.
asked: as pages did before turns were told whole. Each gets the same `update`; then whoever made the turn asks for the
turns and the parts, and each of the others for those and for two positions as well.
told: pages say in `hello` that they show turns and parts, and ask for nothing.

Bytes are those of messages and of bodies of answers; heads of answers, some 300 bytes for each, are not counted.
“packed” is each of them compressed by itself (gzip -6). Processor time is that of the whole process, so all that a turn
costs is in it. Games of the three ways alternate; the server shuffles each by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from greatplains import build_kind
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.assembly import Server
from greatplains.server.domain import sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.table import Table
from greatplains.server.http.app import make_app
from greatplains.server.live.hub import Connection
from greatplains.server.live.messages import NewTable
from greatplains.server.live.updates import NOTHING_MORE, Shows
from greatplains.server.running import opened
from greatplains.server.settings import Settings

SEATS: Final = 4
ASKED: Final = "asked"
WAYS: Final = {"program": NOTHING_MORE, ASKED: NOTHING_MORE, "told": Shows(turns=True, parts=True, changes=True)}


@dataclass
class Cost:
    """What all turns of one game, seen one way, have cost so far."""

    turns: int = 0
    requests: int = 0
    plain: int = 0
    packed: int = 0
    seconds: float = 0.0

    def note(self, seat: Seat) -> None:
        """What a seat has been sent since it was last noted."""
        self.requests += seat.requests
        self.plain += sum(map(len, seat.received))
        self.packed += sum(len(gzip.compress(message, 6)) for message in seat.received)
        seat.requests = 0
        seat.received.clear()


class Seat:
    """Somebody with a page at one table."""

    def __init__(self, app: Any, person: Person, token: str, table: Table, shows: Shows) -> None:
        self.person = person
        self.received: list[bytes] = []
        self.requests = 0
        self.connection = Connection(table.id, person, "127.0.0.1", most_waiting=1, push=self._hear)
        self.connection.known_seq, self.connection.shows = table.seq, shows
        self._app, self._path = app, f"/api/tables/{table.id}"
        self._headers = [(b"host", b"plains.test"), (b"authorization", f"Bearer {token}".encode())]

    def _hear(self, message: bytes) -> bool:
        self.received.append(message)
        return True

    async def look(self, seat: int, mover: int, turn: int) -> None:
        """What a page asked for after a turn."""
        if seat != mover:
            await self.get(f"positions/{turn - 1}", f"seat={seat}")
            await self.get(f"positions/{turn}", f"seat={seat}")
        await self.get("turns", f"after={turn - 1}")
        await self.get("parts", "")

    async def get(self, path: str, query: str) -> None:
        self.requests += 1
        self.received.append(await _get(self._app, f"{self._path}/{path}", query, self._headers))


async def _get(app: Any, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The body of an answer of the application."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 50000),
        "server": ("plains.test", 80),
        "state": {},
        "extensions": {},
    }
    body: list[bytes] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            assert message["status"] < 300, (path, message["status"])
        else:
            body.append(message.get("body", b""))

    await app(scope, receive, send)
    return b"".join(body)


async def _sit(server: Server, app: Any, guests: list[tuple[Person, str]], game: str, shows: Shows) -> list[Seat]:
    """A new table with a page at each of its seats."""
    creator = guests[0][0]
    made = await server.service.create(creator, NewTable(game, ["me", *["open"] * (SEATS - 1)], first=0))
    for seat, (person, _) in list(enumerate(guests))[1:]:
        await server.service.take_seat(person, made.id, seat)
    table = await server.tables.get(made.id)
    seats = [Seat(app, person, token, table, shows) for person, token in guests]
    for one in seats:
        server.hub.join(one.connection)
    if shows.parts:
        sight.told_parts(table)  # as `welcome` has told them
    return seats


async def _play(server: Server, seats: list[Seat], rng: Rng, cost: Cost, do_ask: bool) -> None:
    """A whole game."""
    table = await server.tables.get(seats[0].connection.table_id)
    for one in seats:
        one.received.clear()  # who is there
    while table.to_move is not None:
        mover, turn, position = table.to_move, table.next_turn, table.position
        assert position is not None
        text = table.rules.turn_text(position, random_turn(position.copy(), rng))
        begun = time.process_time()
        await server.service.commit(seats[mover].person, table.id, turn, text, f"{turn}")
        if do_ask:
            for number, one in enumerate(seats):
                await one.look(number, mover, turn)
        cost.seconds += time.process_time() - begun
        cost.turns += 1
        for one in seats:
            cost.note(one)
    for one in seats:
        server.hub.leave(one.connection)


async def measure(folder: Path, games: int) -> dict[str, dict[str, Cost]]:
    """The cost of each way, by game."""
    settings = Settings(
        database=f"sqlite:///{folder / 'games.sqlite'}", bots=0, requests_a_second=1e9, requests_at_once=10**9
    )
    costs = {game: {way: Cost() for way in WAYS} for game in GAMES}
    async with opened(settings) as server:
        app = make_app(server)
        guests = [await server.identities.make_guest(None, None) for _ in range(SEATS)]
        for number in range(games):
            for game, ways in costs.items():
                for way, cost in ways.items():
                    seats = await _sit(server, app, guests, game, WAYS[way])
                    await _play(server, seats, Rng(number, f"told {game}"), cost, way == ASKED)
    return costs


def show(costs: dict[str, dict[str, Cost]]) -> None:
    print(f"{build_kind()}; of a turn: for each seat, and processor time with all {SEATS}")
    print(f"{'game':<12}{'way':<8}{'turns':>7}{'requests':>10}{'bytes':>9}{'packed':>9}{'CPU µs/turn':>13}")
    for game, ways in costs.items():
        for way, cost in ways.items():
            each = cost.turns * SEATS
            print(
                f"{game:<12}{way:<8}{cost.turns:>7}{cost.requests / each:>10.2f}{cost.plain / each:>9.0f}"
                f"{cost.packed / each:>9.0f}{1e6 * cost.seconds / cost.turns:>13.0f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="whole games of each kind and way")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        costs = asyncio.run(measure(Path(folder), wanted.games))
    show(costs)
    if wanted.json is not None:
        figures = {game: {way: asdict(cost) for way, cost in ways.items()} for game, ways in costs.items()}
        wanted.json.write_text(json.dumps({"build": build_kind(), "games": figures}, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
