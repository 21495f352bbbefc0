"""Games as the server stores them, row for row: taken out of one database, put into another.

`python -m tests.server.storing` plays the games of tests/server/stored/ for the rules as they are. Games of
older versions stay as they are: they show that what was stored then is read and replayed today.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert, select

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.assembly import Server
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.schema import deals, events, seats, tables

Stored = dict[str, list[dict[str, Any]]]

FOLDER: Final = Path(__file__).parent / "stored"
_GAMES: Final = [("bison", 2, 0), ("bison", 3, 1), ("bison", 4, 2), ("wind-river", 2, 0), ("wind-river", 4, 0)]
# In an order in which every reference finds its row.
_TABLES: Final = (tables, seats, events, deals)


async def take_out(server: Server, table_id: str) -> Stored:
    """All rows of a table."""
    found: Stored = {}
    for table in _TABLES:
        key = table.c.id if table is tables else table.c.table_id
        rows = await server.store.database.read(select(table).where(key == table_id).order_by(*table.primary_key))
        found[table.name] = [dict(row._mapping) for row in rows]
    return found


async def put_in(server: Server, stored: Stored) -> str:
    """Write the rows; the id of the table."""
    await server.store.database.write([(insert(table), row) for table in _TABLES for row in stored[table.name]])
    found: str = stored["tables"][0]["id"]
    return found


def stored_games(game: str, version: str) -> list[Path]:
    """Games that were stored under a version of the rules of a game."""
    return sorted((FOLDER / version).glob(f"{game}-*.json"))


async def play(server: Server, game: str, players: int, variant: int) -> str:
    """A random game of two people on all seats, with some talk."""
    ann, _ = await server.identities.make_guest("Ann", "#b5482f")
    bob, _ = await server.identities.make_guest("Bob", "#2f6f8f")
    options = {"variant": variant} if game == "bison" else {}
    wanted = NewTable(game, ["me"] * (players - 1) + ["open"], options, public=True)
    table = await server.service.create(ann, wanted)
    await server.service.take_seat(bob, table.id, players - 1)
    rng = Rng(players, f"stored {game}")
    while table.to_move is not None:
        assert table.position is not None
        text = table.rules.turn_text(table.position, random_turn(table.position.copy(), rng))
        who = bob if table.to_move == players - 1 else ann
        await server.service.commit(who, table.id, table.next_turn, text, f"key-{table.next_turn}")
        if len(table.turns) % 20 == 1:
            await server.service.chat(who, table.id, f"Turn {len(table.turns)} is made", None)
    return table.id


async def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        async with opened(Settings(database=f"sqlite:///{scratch}/games.sqlite", bots=0)) as server:
            for game, players, variant in _GAMES:
                stored = await take_out(server, await play(server, game, players, variant))
                path = FOLDER / GAMES[game].version / f"{game}-{players}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(stored, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
