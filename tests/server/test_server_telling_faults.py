"""A server is killed again and again while turns are made: a message for each turn that is due, and no other."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import Guest, Refused, Running
from tests.server.processes import Program
from tests.server.receiving import web_place
from tests.server.services import free_port

from greatplains.core.rng import Rng

pytestmark = [pytest.mark.anyio, pytest.mark.faults]

KILLS = int(os.environ.get("GREATPLAINS_KILLS", "20"))
SEED = int(os.environ.get("GREATPLAINS_SEED", "1"))
TABLES = 4


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


async def test_a_message_for_each_turn_due_and_none_twice_across_kills(url: str, tmp_path: Path) -> None:
    environment = {
        "DATABASE": url,
        "BOTS": "0",
        "SITE": "https://games.example.org",
        "WEBHOOKS": "yes",
        "REACH_LOOPBACK": "yes",
        "NOTICE_SECONDS": "0",
        "POLL_SECONDS": "0.02",
    }
    program = Program(
        free_port(), {f"GREATPLAINS_{name}": value for name, value in environment.items()}, tmp_path / "log"
    )
    await program.start()
    await program.wait_until_it_serves()
    luck = random.Random(SEED)
    async with web_place() as hook:
        far = Running(None, program.address)  # type: ignore[arg-type]
        ann, ben = await Guest.arrive(far, "Ann"), await Guest.arrive(far, "Ben")
        for person in (ann, ben):
            await person.post("/me/channels", kind="webhook", target=f"{hook.url}/{person.id}")
            await person.put("/me/telling", kinds=["turn"])
        tables: list[str] = []
        due: Counter[str] = Counter()
        is_over = asyncio.Event()

        async def begin() -> str:
            """A table at which both sit; the game begins with the second."""
            table: str = await ann.create("me", "open", first=0)
            tables.append(table)
            await _insist(lambda: _sit(ben, table))
            return table

        async def play(table: str, rng: Rng) -> None:
            """Each waits to be told before they move: a message that is lost stops the game. The rest of a game that
            is over nobody is told of."""
            mover, heard = ann, 0  # the game began with somebody else's coming, so she is told, too
            while not is_over.is_set():
                due[table] += 1
                async with asyncio.timeout(120):
                    while len({one.json["id"] for one in hook.got if one.json["table"] == table}) <= heard:
                        await asyncio.sleep(0.01)
                heard += 1
                here = mover
                if not await _insist(lambda here=here: _move(here, table, rng)):
                    return
                mover = ann if mover is ben else ben

        async def play_on(rng: Rng) -> None:
            while not is_over.is_set():
                await play(await _insist(begin), rng)

        async def kill() -> None:
            for _ in range(KILLS):
                await asyncio.sleep(luck.uniform(0.2, 0.8))
                await program.end(signal.SIGKILL)
                await program.start()
                await program.wait_until_it_serves()
            is_over.set()

        try:
            await asyncio.gather(kill(), *(play_on(Rng(number)) for number in range(TABLES)))
            await asyncio.sleep(1.0)
        finally:
            await program.end(signal.SIGTERM)
            await asyncio.gather(ann.http.aclose(), ben.http.aclose())
        for table in tables:
            told = Counter(one.json["id"] for one in hook.got if one.json["table"] == table)
            # The last turn may have been told as well; every key belongs to another turn.
            assert due[table] <= len(told) <= due[table] + 1, table
            # Twice on the wire only where the server died after it was sent and before that was written down.
        again = sum(count - 1 for count in Counter(one.json["id"] for one in hook.got).values())
        assert again <= KILLS * TABLES


async def _sit(person: Guest, table: str) -> None:
    """On the other seat, unless that was done by what was asked before the server died."""
    if not (await person.sight(table))["mine"]:
        await person.post(f"/tables/{table}/seats/1")


async def _move(person: Guest, table: str, rng: Rng) -> bool:
    """A turn, unless it was made already by what was asked before the server died; does the game go on?"""
    sight = await person.sight(table)
    if sight["to_move"] in sight["mine"]:
        try:
            await person.turn(table, rng)
        except Refused as refused:
            if refused.code not in ("stale", "not_your_turn"):
                raise
        sight = await person.sight(table)
    return sight["to_move"] is not None


async def _insist(ask: Any) -> Any:
    async with asyncio.timeout(120):
        while True:
            try:
                return await ask()
            except (httpx.TransportError, Refused) as error:
                if isinstance(error, Refused) and error.status < 500:
                    raise
                await asyncio.sleep(0.05)
