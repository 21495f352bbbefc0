"""Bots in seats: whole games, and what happens when a bot's process dies, hangs or talks nonsense."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from tests.server.playing import PATIENCE, Guest, running

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Busy, Refusal, Unavailable
from greatplains.server.domain.shapes import Receipt
from greatplains.server.live.tables import Tables
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, JobKey
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import Question

pytestmark = pytest.mark.anyio


@pytest.fixture
def with_bots(settings: Settings) -> Settings:
    return replace(settings, bots=1)


async def until_finished(guest: Guest, table: str) -> dict[str, Any]:
    async with guest.sit(table) as seated:
        if seated.welcome["table"]["status"] != "finished":
            await seated.hear_event("finished")
    return await guest.see(table)


@pytest.mark.parametrize(
    ("game", "bots"), [("bison", ["greedy", "random"]), ("wind-river", ["easy", "novice", "random"])]
)
async def test_bots_play_a_whole_game_among_themselves(with_bots: Settings, game: str, bots: list[str]) -> None:
    async with running(with_bots) as server:
        ann = await Guest.arrive(server)
        table = await ann.create(*(f"bot:{bot}" for bot in bots), game=game)
        seen = await until_finished(ann, table)
        assert seen["sight"]["result"]["winners"]
        await server.server.store.jobs.release()
        await ann.http.aclose()


async def test_a_person_plays_against_a_bot(with_bots: Settings) -> None:
    async with running(with_bots) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", game="bison", first=1)
        rng = Rng(1, "against")
        async with ann.sit(table) as seated:
            sight = seated.welcome["sight"]
            for _ in range(6):
                while sight["to_move"] != 0:
                    sight = (await seated.hear("update"))["sight"]
                await ann.turn(table, rng)
                sight = (await seated.hear("update"))["sight"]
        await ann.http.aclose()


async def test_a_bot_takes_over_for_whoever_resigns(with_bots: Settings) -> None:
    async with running(with_bots) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", "bot:random", game="bison", first=0, stand_in="random")
        await ann.turn(table, Rng(1, "over"))
        await ann.post(f"/tables/{table}/seats/0/resign")
        seen = await until_finished(ann, table)
        assert seen["table"]["status"] == "finished"
        result = seen["sight"]["result"]
        assert result["out"] == [0]
        assert 0 not in result["winners"], "Whoever resigned is not ranked, however well the bot does."
        assert seen["table"]["seats"][0]["gave_up"]["id"] == ann.id
        await ann.http.aclose()


async def test_where_nobody_plays_on_the_game_goes_on_all_the_same(with_bots: Settings) -> None:
    async with running(with_bots) as server:
        ann = await Guest.arrive(server)
        seats = ("me", "bot:random", "bot:random")
        table = await ann.create(*seats, game="bison", first=0, stand_in="nobody")
        await ann.post(f"/tables/{table}/seats/0/resign")
        seen = await until_finished(ann, table)
        assert seen["table"]["seats"][0]["bot"] == "nobody"
        assert 0 not in seen["sight"]["result"]["winners"]
        await ann.http.aclose()


async def test_bot_turns_that_wait_are_made_after_a_restart(settings: Settings, with_bots: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("bot:random", "bot:random", game="bison")
        # As if a process had claimed the turn and died.
        now = time.time()
        (claimed,) = await server.server.store.jobs.claim(BOT_TURN, "dead", now + 1, now + 0.2, [JobKey(table, 1)])
        assert (claimed.table_id, claimed.turn) == (table, 1)
        assert (await ann.sight(table))["turn"] == 1
        await ann.http.aclose()
    async with running(with_bots) as server:
        again = Guest(server, ann.token, ann.person)
        assert (await until_finished(again, table))["table"]["status"] == "finished"
        await again.http.aclose()


async def test_a_game_goes_on_when_every_bot_process_dies(with_bots: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the level, then simpler bots are tried, and at last a random turn is made without any process."""

    async def die(self: BotPool, question: Question) -> list[int]:
        tried.append(question.bot)
        raise BotFailed("killed")

    tried: list[str] = []
    monkeypatch.setattr(BotPool, "think", die)
    monkeypatch.setattr("greatplains.server.work.bot_turns._RETRY_SECONDS", 0.0)
    async with running(with_bots) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("bot:expert", "me", game="bison", first=0)
        async with ann.sit(table) as seated:
            if seated.welcome["sight"]["turn"] == 1:
                await seated.hear_event("turn")
        assert tried == ["expert"] * 3 + ["greedy"] * 3 + ["random"] * 3
        await ann.http.aclose()


async def test_a_bot_insists_when_its_turn_cannot_be_written(
    with_bots: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, and not when its lease ends."""
    real = Tables.commit
    troubles: list[Refusal] = [
        Unavailable(problems.DATABASE),
        Busy(problems.BUSY),
        Unavailable(problems.DATABASE),
    ]

    async def commit(self: Tables, *words: Any, **named: Any) -> Receipt:
        if troubles:
            raise troubles.pop()
        return await real(self, *words, **named)

    monkeypatch.setattr(Tables, "commit", commit)
    async with running(replace(with_bots, bot_lease=100_000.0)) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("bot:random", "me", game="bison", first=0)
        async with ann.sit(table) as seated:
            if seated.welcome["sight"]["turn"] == 1:
                await seated.hear_event("turn")
        assert not troubles
        await ann.http.aclose()


QUESTION = Question("random", 1, "bison", 0, {}, (), b"")


async def test_a_turn_that_outlives_its_lease_is_not_thought_about_twice(
    with_bots: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a machine that is busy, or while the database is away."""
    asked: list[int] = []
    go_on = asyncio.Event()

    async def think(self: BotPool, question: Question) -> list[int]:
        asked.append(len(question.turns))
        await go_on.wait()
        return random_turn(GAMES[question.game].from_bytes(question.dealt), Rng(1, "slow"))

    monkeypatch.setattr(BotPool, "think", think)
    async with running(replace(with_bots, bots=2, bot_lease=0.2)) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("bot:expert", "me", first=0)
        async with ann.sit(table) as seated:
            await asyncio.sleep(1.0)
            assert asked == [0]
            go_on.set()
            if seated.welcome["sight"]["turn"] == 1:
                await seated.hear_event("turn")
        await ann.http.aclose()
    assert "failed" not in caplog.text


async def test_a_bot_that_crashes_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from greatplains.games import GAMES

    rules = GAMES["bison"]
    position = rules.opening(rules.deal(2, Rng(1, "pool"), {}, 0))
    good = Question("random", 1, "bison", 0, rules.view(position, 0), (), position.to_bytes())
    pool = BotPool(1, PATIENCE)
    assert await pool.think(good)
    with pytest.raises(BotFailed):
        await pool.think(QUESTION)  # no position: the process ends with an error
    assert await pool.think(good)
    worker = pool._workers[0]._process
    assert worker is not None
    worker.kill()
    with pytest.raises(BotFailed):
        await pool.think(good)
    assert await pool.think(good)
    await pool.close()


async def test_a_bot_that_hangs_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    real = asyncio.create_subprocess_exec

    async def sleeper(*command: str, **rest: Any) -> Any:
        return await real(command[0], "-c", "import time; time.sleep(1000)", **rest)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeper)
    pool = BotPool(1, 0.2)
    with pytest.raises(BotFailed, match="Timeout"):
        await pool.think(QUESTION)
    await pool.close()
