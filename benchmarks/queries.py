"""What requests cost with few tables and with many: `python -m benchmarks.queries [--tables 1000 1000000]`.

Fills a SQLite database with tables of other people, so that whoever asks has none or a few, and asks the server's own
application, without a network. The cost of an answer may grow with what is in it, not with what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, insert

from greatplains.server.http.app import make_app
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.migrating import migrate
from greatplains.server.store.schema import identities, seats, tables

_AT_ONCE: Final = 20_000
_REQUESTS: Final = 60
_STATUSES: Final = ("open", "running", "running", "finished", "finished", "finished", "finished", "archived")
_OWN: Final = 20


def fill(connection: Connection, number: int) -> None:
    """So many tables of two, of as many people."""
    migrate(connection)
    for first in range(0, number, _AT_ONCE):
        some = range(first, min(number, first + _AT_ONCE))
        connection.execute(insert(identities), [_identity(one) for one in some])
        connection.execute(insert(tables), [_table(one) for one in some])
        connection.execute(insert(seats), [row for one in some for row in _seats(one)])


def _identity(one: int) -> dict[str, Any]:
    return {"id": f"p{one}", "name": f"Person {one}", "colour": "#000000", "created_at": float(one)}


def _table(one: int) -> dict[str, Any]:
    status = _STATUSES[one % len(_STATUSES)]
    return {
        "id": f"t{one}",
        # All but a few are of one game, so that whoever asks for the other would have to look for long.
        "game": "wind-river" if one % 1000 == 0 else "bison",
        "status": status,
        "is_public": one % 3 == 0,
        "created_by": f"p{one}",
        "created_at": float(one),
        "touched_at": time.time(),
        "newest": 4,
        "turn": 1,
        "to_move": 0 if status == "running" else None,
    }


def _seats(one: int) -> Iterator[dict[str, Any]]:
    for seat in range(2):
        yield {"table_id": f"t{one}", "seat": seat, "identity_id": f"p{one + seat}", "name": "Person", "bot": None}


async def measure(folder: Path, number: int) -> dict[str, float]:
    """Milliseconds of processor time for each request."""
    path = folder / f"{number}.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        fill(connection, number)
    engine.dispose()
    settings = Settings(database=f"sqlite:///{path}", bots=0, tables_a_guest=1000)
    async with opened(settings) as server:
        app = make_app(server)
        _, nobody = await server.identities.make_guest("New", None)
        person, somebody = await server.identities.make_guest("Some", None)
        made = [await server.service.create(person, NewTable("bison", ["me", "open"], {})) for _ in range(_OWN)]
        asked = {
            "my tables, of which there are none": ("/api/tables/mine", nobody),
            f"my tables, {_OWN} of them": ("/api/tables/mine", somebody),
            "the lobby": ("/api/tables", nobody),
            "the lobby, of a rare game": ("/api/tables?game=wind-river&status=running", nobody),
            "the lobby, tables that are over": ("/api/tables?status=finished", nobody),
            "the lobby, from the middle": (f"/api/tables?after={number / 2}/t1", nobody),
            "a table": (f"/api/tables/{made[0].id}", somebody),
            "what happened at it": (f"/api/tables/{made[0].id}/events", somebody),
            "who I am": ("/api/me", somebody),
            "ready": ("/ready", nobody),
        }
        return {name: await _ask(app, *what) for name, what in asked.items()}


async def _ask(app: Any, path: str, token: str) -> float:
    took = []
    for _ in range(_REQUESTS):
        begun = time.process_time()
        await _get(app, path, token)
        took.append(time.process_time() - begun)
    return statistics.median(took) * 1000


async def _get(app: Any, path: str, token: str) -> None:
    path, _, query = path.partition("?")
    statuses: list[int] = []
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
        "headers": [(b"host", b"plains"), (b"authorization", f"Bearer {token}".encode())],
        "client": ("127.0.0.1", 1),
        "server": ("plains", 80),
        "state": {},
        "extensions": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await app(scope, receive, send)
    if statuses != [200]:
        raise SystemExit(f"{path} answered {statuses}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000, 1_000_000], help="how many are stored")
    parser.add_argument("--json", action="store_true", help="figures only")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        found = {number: asyncio.run(measure(Path(scratch), number)) for number in wanted.tables}
    if wanted.json:
        print(json.dumps(found))
        return
    print(f"{'milliseconds of processor time':36}" + "".join(f"{number:>12,}" for number in found))
    for name in next(iter(found.values())):
        print(f"{name:36}" + "".join(f"{figures[name]:12.2f}" for figures in found.values()))


if __name__ == "__main__":
    main()
