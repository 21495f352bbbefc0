"""Reviews on a server: of games that are over, once for all who look, turn by turn, and gone on with after a kill."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from math import inf
from typing import Any

import msgspec
import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import PATIENCE, Guest, Json, Refused, Running, answer, running

from greatplains.commands.randomplay import random_game
from greatplains.core.record import Record, parse_record, record_line
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.review import data
from greatplains.review.summary import summarize
from greatplains.review.turns import Played, replayed, review_turns
from greatplains.review.turns import Settings as Depth
from greatplains.server.domain import events as ev
from greatplains.server.domain.table import Table
from greatplains.server.settings import Settings
from greatplains.server.store import REVIEW, JobKey
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.reviewing import Playthrough, Reviewed, ReviewToSum
from greatplains.server.work.reviews import turns_of_bots
from greatplains.server.work.worker import GIVES_WAY, TAKES_A_TENTH

pytestmark = pytest.mark.anyio

TURNS = 3
SIMULATIONS = 6
DEPTH = Depth(simulations=SIMULATIONS)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tests run, others may want all of the processor: here it does not give way."""
    monkeypatch.setattr("greatplains.server.work.pool.GIVES_WAY", "at-once")


@pytest.fixture
def reviewing(settings: Settings) -> Settings:
    return replace(settings, bots=1, review_simulations=SIMULATIONS)


@pytest.fixture
async def server(reviewing: Settings) -> AsyncIterator[Running]:
    async with running(reviewing) as server:
        yield server


def beginning(seed: int = 1, turns: int = TURNS, game: str = "wind-river") -> str:
    """The record of a game that was left after some turns."""
    whole = random_game(GAMES[game], 2, {}, seed, 1)
    return record_line(Record(game, whole.setup, tuple(whole.turns[:turns]), None, {}))


async def opened(somebody: Guest, line: str) -> str:
    made = answer(await somebody.http.post("/api/records", content=line.encode()))
    found: str = made["id"]
    return found


async def until_done(somebody: Guest, table: str) -> Json:
    async with asyncio.timeout(120):
        while (review := await somebody.get(f"/tables/{table}/review"))["state"] != "done":
            await asyncio.sleep(0.05)
    found: Json = review
    return found


def played_of(line: str) -> Played:
    return replayed(parse_record(line.encode()))


def by_command(line: str) -> tuple[list[Any], Any]:
    """The same review without a server."""
    played = played_of(line)
    turns = list(review_turns(played, DEPTH))
    plain = json.loads(
        json.dumps([[data.turn_data(turn) for turn in turns], data.summary_data(summarize(played, turns))])
    )
    for turn in plain[0]:
        for choice in turn["best"]:
            meanings = [(step, GAMES[played.rules.name].meaning(step)) for step in choice["steps"]]
            choice["steps"] = [
                {"step": step, "kind": meaning.kind, "parameters": dict(meaning.parameters)}
                for step, meaning in meanings
            ]
    return plain[0], plain[1]


async def test_a_review_is_that_of_the_command_and_shared_by_all(server: Running, guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    line = beginning()
    table = await opened(ann, line)
    assert (await ann.get(f"/tables/{table}/review"))["state"] == "none"
    assert (await ann.post(f"/tables/{table}/review"))["turns"] == TURNS
    review = await until_done(bob, table)
    turns, summary = by_command(line)
    assert review["reviewed"] == turns
    assert review["summary"] == summary
    again = await bob.post(f"/tables/{table}/review")
    assert again["state"] == "done"
    assert again["reviewed"] == turns, "It is there once; nothing is reviewed anew."
    assert (await bob.get(f"/tables/{table}/review", after=1))["reviewed"] == turns[1:]
    lately = await server.server.store.reviews.asked_lately(bob.id, 0.0)
    assert lately.times == 0, "Who looks at what others asked for has asked for nothing."


async def test_a_running_game_is_not_reviewed(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me")
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/review")
    assert (refused.value.status, refused.value.code) == (409, "not_over")
    await ann.turn(table, Rng(1, "running"))
    assert (await ann.get(f"/tables/{table}/review"))["reviewed"] == []


async def test_a_review_goes_on_after_the_server_has_died(settings: Settings, reviewing: Settings) -> None:
    line = beginning(2)
    async with running(settings) as server:  # nobody reviews here
        ann = await Guest.arrive(server)
        table = await opened(ann, line)
        await ann.post(f"/tables/{table}/review")
        # As if a process had reviewed two turns, claimed the next and died.
        turns, _ = by_command(line)
        stored = [json.dumps(data.turn_data(turn)) for turn in review_turns(played_of(line), DEPTH)]
        now = time.time()
        for number in (1, 2, 3):
            (job,) = await server.server.store.jobs.claim(REVIEW, "dead", now + 1, now + 2, [JobKey(table, 0, ann.id)])
            if number < 3:
                await server.server.store.reviews.add_turn(job, "dead", number, stored[number - 1])
        growing = await ann.get(f"/tables/{table}/review", after=1)
        assert (growing["state"], growing["known"], len(growing["reviewed"])) == ("growing", 2, 1)
        await ann.http.aclose()
    async with running(reviewing) as server:
        again = Guest(server, ann.token, ann.person)
        assert (await until_done(again, table))["reviewed"] == turns
        await again.http.aclose()


async def test_whoever_asks_for_much_does_not_keep_others_waiting(reviewing: Settings) -> None:
    """Eve's four games wait already; Ann's, asked for last, is done before Eve's second."""
    async with running(replace(reviewing, bots=0)) as server:
        eve, ann = await Guest.arrive(server), await Guest.arrive(server)
        tables = [await opened(eve, beginning(seed, 3)) for seed in range(3, 7)]
        mine = await opened(ann, beginning(7, 3))
        for table in tables:
            await eve.post(f"/tables/{table}/review")
        await ann.post(f"/tables/{mine}/review")
        await asyncio.gather(eve.http.aclose(), ann.http.aclose())
    async with running(reviewing) as server:
        again = Guest(server, ann.token, ann.person)
        await until_done(again, mine)
        states = [(await again.get(f"/tables/{table}/review"))["known"] for table in tables]
        assert sum(known > 0 for known in states) <= 2, states
        for table in tables:
            await until_done(again, table)
        await again.http.aclose()


async def test_a_game_that_cannot_be_reviewed_is_given_up_and_may_be_asked_for_again(
    reviewing: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: BotPool, question: object, kind: type[Reviewed]) -> Reviewed:
        tried.append(question)
        raise BotFailed("killed")

    tried: list[object] = []
    monkeypatch.setattr(BotPool, "ask", die)
    monkeypatch.setattr("greatplains.server.work.reviews._RETRY_SECONDS", 0.0)
    async with running(reviewing) as server:
        ann = await Guest.arrive(server)
        table = await opened(ann, beginning())
        await ann.post(f"/tables/{table}/review")
        async with asyncio.timeout(60):
            while (await ann.get(f"/tables/{table}/review"))["state"] != "none":
                await asyncio.sleep(0.02)
        assert len(tried) == 5
        monkeypatch.undo()
        await ann.post(f"/tables/{table}/review")
        await until_done(ann, table)
        await ann.http.aclose()


async def test_the_process_that_reviews_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """It need not come to an answer: where tests run, others may want all of the processor."""
    monkeypatch.undo()
    monkeypatch.setattr("greatplains.server.work.pool._STARVES", -1.0)
    pool = BotPool(1, inf, gives_way=True)
    asking = asyncio.create_task(pool.ask(ReviewToSum(Playthrough("wind-river", "", []), []), Reviewed))
    async with asyncio.timeout(PATIENCE):
        while (process := pool._workers[0]._process) is None or not _gives_way(process.pid):
            await asyncio.sleep(0.02)
    asking.cancel()
    await asyncio.wait([asking])
    await pool.close()


def _gives_way(pid: int) -> bool:
    is_nice = os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    return is_nice and (sys.platform != "linux" or os.sched_getscheduler(pid) == os.SCHED_IDLE)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it always takes a tenth")
async def test_who_never_comes_to_review_takes_a_tenth_until_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gives way is left nothing, and never answers; nobody could say how much a tenth got, and then others leave
    room."""
    monkeypatch.undo()
    asked: list[str] = []
    room = asyncio.Event()

    async def ask(worker: Any, question: Any) -> bytes:
        asked.append(worker._words[0])
        if worker._words[0] == GIVES_WAY:
            await room.wait()
        worked.append(worked[-1] + (PATIENCE if room.is_set() else 0.0))
        return msgspec.json.encode(Reviewed({}))

    worked = [0.0]
    monkeypatch.setattr("greatplains.server.work.pool._Worker.ask", ask)
    monkeypatch.setattr("greatplains.server.work.pool._ModestWorker._worked", lambda _: worked[-1])
    monkeypatch.setattr("greatplains.server.work.pool._LOOK_SECONDS", 0.01)
    pool = BotPool(1, PATIENCE, gives_way=True)
    question = ReviewToSum(Playthrough("wind-river", "", []), [])
    for _ in range(2):
        await pool.ask(question, Reviewed)
    assert asked == [GIVES_WAY, TAKES_A_TENTH, TAKES_A_TENTH]
    room.set()
    for _ in range(2):
        await pool.ask(question, Reviewed)
    assert asked[3:] == [TAKES_A_TENTH, GIVES_WAY]
    await pool.close()


async def test_with_its_table_a_review_goes(server: Running, guest: MakeGuest) -> None:
    ann = await guest()
    table = await opened(ann, beginning(turns=1))
    await ann.post(f"/tables/{table}/review")
    await until_done(ann, table)
    await server.server.store.drop_table(table)
    assert await server.server.store.reviews.find(table) is None
    assert await server.server.store.reviews.turns_after(table, 0, 10) == []


async def test_who_asked_is_told_of_it_and_forgotten_with_them(server: Running, guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await opened(bob, beginning(turns=1))
    await ann.post(f"/tables/{table}/review")
    kept = (await ann.http.get("/api/me/data")).json()
    assert [one["table"] for one in kept["reviews"]] == [table]
    await until_done(ann, table)
    await ann.delete("/me")
    assert await server.server.store.reviews.asked_by(ann.id) == []
    assert (await bob.get(f"/tables/{table}/review"))["state"] == "done", "It is there for others."


def test_turns_of_a_bot_in_the_seat_of_a_person_are_known() -> None:
    """Blue played twice, took one turn back, and left; Red was a bot from the beginning."""
    table = Table("t")
    events: list[ev.AnyEvent] = [
        ev.Turn(at=1.0, turn=1, seat=0, text="a", by="ann"),
        ev.Turn(at=2.0, turn=2, seat=1, text="b", by=None),
        ev.Turn(at=3.0, turn=3, seat=0, text="c", by="ann"),
        ev.TakenBack(at=4.0, by=ev.Person("ann", "Ann", "blue"), turns=2),
        ev.Turn(at=5.0, turn=4, seat=0, text="d", by=None),
        ev.Turn(at=6.0, turn=5, seat=1, text="e", by=None),
    ]
    table.log = [msgspec.Raw(ev.encode(event).encode()) for event in events]
    assert turns_of_bots(table) == [3]
    # Nobody has played in a record from elsewhere: all its turns count.
    table.log = [msgspec.Raw(ev.encode(event).encode()) for event in events if getattr(event, "by", "") is None]
    assert turns_of_bots(table) == []
