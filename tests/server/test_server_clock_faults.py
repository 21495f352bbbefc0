"""A server is killed again and again while people take turns back and let their time run out: everything that was asked
is done once, and everybody who does not come back loses on time, once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.playing import Guest, Refused, Running
from tests.server.processes import Program
from tests.server.services import free_port
from tests.server.test_server_telling_faults import _insist, _move, _sit, url  # noqa: F401

from greatplains.core.rng import Rng
from greatplains.server.domain import events as ev
from greatplains.server.store import CLOCK, open_store
from greatplains.server.store.schema import jobs, tables

pytestmark = [pytest.mark.anyio, pytest.mark.faults]

KILLS = int(os.environ.get("GREATPLAINS_KILLS", "20"))
SEED = int(os.environ.get("GREATPLAINS_SEED", "1"))
TABLES = 6
ROUNDS = 3
# What is asked while the server is away must be done before it is over.
CLOCK_SECONDS = 30
PATIENCE = 300.0


async def test_proposals_are_done_once_and_time_runs_out_once_across_kills(url: str, tmp_path: Path) -> None:  # noqa: F811
    environment = {"DATABASE": url, "BOTS": "0", "POLL_SECONDS": "0.05", "REQUESTS_AT_ONCE": "1000000"}
    program = Program(
        free_port(), {f"GREATPLAINS_{name}": value for name, value in environment.items()}, tmp_path / "log"
    )
    await program.start()
    await program.wait_until_it_serves()
    luck, is_over = random.Random(SEED), asyncio.Event()
    far = Running(None, program.address)  # type: ignore[arg-type]
    ann, ben = await Guest.arrive(far, "Ann"), await Guest.arrive(far, "Ben")

    async def kill() -> None:
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.5, 1.5))
            await program.end(signal.SIGKILL)
            await program.start()
            await program.wait_until_it_serves()
            if is_over.is_set():
                return

    killing = asyncio.create_task(kill())
    try:
        played = await asyncio.gather(*(_play(ann, ben, Rng(number), luck) for number in range(TABLES)))
        await asyncio.gather(*(_wait_for_the_end(ann, table) for table, _ in played))
        is_over.set()
        await killing
    finally:
        killing.cancel()
        await program.end(signal.SIGTERM)
        await asyncio.gather(ann.http.aclose(), ben.http.aclose())
    await _compare(url, dict(played))


async def _play(ann: Guest, ben: Guest, rng: Rng, luck: random.Random) -> tuple[str, list[bool]]:
    """A few turns, each asked to be taken back, which is granted or not; what was answered. Then nobody moves."""
    clock = {"pace": "live", "turn": CLOCK_SECONDS}
    table = (await _insist(lambda: ann.post("/tables", game="wind-river", seats=["me", "open"], first=0, clock=clock)))[
        "table"
    ]["id"]
    await _insist(lambda: _sit(ben, table))
    answers: list[bool] = []
    for _ in range(ROUNDS):
        sight = await _insist(lambda: ann.sight(table))
        mover, other = (ann, ben) if sight["to_move"] == 0 else (ben, ann)
        await _insist(lambda mover=mover: _move(mover, table, rng))
        await _insist(lambda mover=mover: _propose(mover, table))
        answers.append(luck.random() < 0.5)
        await _insist(lambda other=other: _answer(other, table, answers[-1]))
    return table, answers


async def _propose(person: Guest, table: str) -> None:
    await _unless(("proposal_open",), person.post(f"/tables/{table}/proposals", what="take_back"))


async def _answer(person: Guest, table: str, agrees: bool) -> None:
    await _unless(("no_proposal",), person.post(f"/tables/{table}/proposals/answer", agrees=agrees))


async def _unless(codes: tuple[str, ...], asked: Any) -> None:
    """It was done by what was asked before the server died."""
    try:
        await asked
    except Refused as refused:
        if refused.code not in codes:
            raise


async def _wait_for_the_end(person: Guest, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await _insist(lambda: person.sight(table)))["status"] != "finished":
            await asyncio.sleep(0.2)


async def _compare(url: str, played: dict[str, list[bool]]) -> None:  # noqa: F811
    store = open_store(url)
    await store.open()
    try:
        for table, answers in played.items():
            happened = [ev.decode(body) for body, _ in await store.load(table, 0) if body is not None]
            kinds = Counter(type(event).__name__ for event in happened)
            assert kinds["Proposed"] == len(answers), (table, kinds)
            said = [event.agrees for event in happened if isinstance(event, ev.Answered)]
            assert said == answers, table
            assert kinds["TakenBack"] == sum(answers), (table, kinds)
            assert (kinds["TimedOut"], kinds["Finished"]) == (1, 1), (table, kinds)
            (over,) = [event for event in happened if isinstance(event, ev.Finished)]
            (late,) = [event for event in happened if isinstance(event, ev.TimedOut)]
            assert over.ended == "time"
            assert over.winners == [1 - late.seat]
        statuses = await store.database.read(select(tables.c.status, tables.c.deadline))
        assert {(row.status, row.deadline) for row in statuses if row.status != "open"} == {("finished", None)}
        assert not await store.database.read(select(jobs).where(jobs.c.kind == CLOCK))
    finally:
        await store.close()
