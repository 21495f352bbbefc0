"""A database as a program fills it: people, devices, and tables in every state, row for row.

`python -m tests.server.filling` writes tests/server/stored/schema-<revision>.json with the program as it is. Those of
older revisions were written by the programs of their time and stay as they are: an upgrade has to keep everything.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from typing import Any, Final

from sqlalchemy import select
from tests.server.storing import FOLDER, play

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.server.assembly import Server
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.migrating import HEAD
from greatplains.server.store.schema import metadata

# Rows by table, and what nobody could read out of them: `tokens` and `links` by name, ids of tables by what they are.
Filled = dict[str, Any]

PATTERN: Final = "schema-*.json"


async def fill(server: Server) -> Filled:
    """Ann and Bob with tables that are over, that run, that wait for a bot, that are open and that were put away."""
    ann, ann_token = await server.identities.make_guest("Ann", "#b5482f")
    bob, bob_token = await server.identities.make_guest("Bob", "#2f6f8f")
    link, _ = await server.identities.make_link(ann)
    finished = await play(server, "wind-river", 2, 0)
    running = await server.service.create(ann, NewTable("bison", ["me", "open"], {"variant": 0}, public=True))
    await server.service.take_seat(bob, running.id, 1)
    rng = Rng(1, "filling")
    while len(running.turns) < 7:
        assert running.position is not None
        text = running.rules.turn_text(running.position, random_turn(running.position.copy(), rng))
        who = ann if running.to_move == 0 else bob
        await server.service.commit(who, running.id, running.next_turn, text, f"key-{running.next_turn}")
    await server.service.chat(ann, running.id, "Grüße, à demain!", "chat-1")
    waiting = await server.service.create(ann, NewTable("wind-river", ["me", "bot:easy"], {}, first=1))
    waits_open = await server.service.create(ann, NewTable("bison", ["me", "open", "bot:easy"], {}, public=True))
    put_away = await server.service.create(bob, NewTable("bison", ["me", "me"], {}, first=0))
    await server.service.archive(put_away.id, time.time())
    rows = {
        table.name: [dict(row._mapping) for row in await server.store.database.read(select(table))]
        for table in metadata.sorted_tables
    }
    return {
        "tokens": {"Ann": ann_token, "Bob": bob_token},
        "link": link,
        "tables": {
            "finished": finished,
            "running": running.id,
            "waiting": waiting.id,
            "open": waits_open.id,
            "archived": put_away.id,
        },
        "rows": rows,
    }


async def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        async with opened(Settings(database=f"sqlite:///{scratch}/games.sqlite", bots=0, link_minutes=1e7)) as server:
            filled = await fill(server)
    text = json.dumps(filled, ensure_ascii=False, indent=1)
    (FOLDER / f"schema-{HEAD}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
