"""Several processes with PostgreSQL and Redis: what one process alone does not have. `make test-cluster` runs it."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from redis.asyncio import Redis as RedisClient
from tests.server.playing import PATIENCE, Guest, Refused, Seated, random_draft, running
from tests.server.services import Postgres, Redis, postgres_program

from greatplains.core.rng import Rng
from greatplains.server.domain.events import Person
from greatplains.server.live import bus
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, JobKey, open_store

pytestmark = [pytest.mark.anyio, pytest.mark.services]

CHANNEL = "greatplains"
Two = tuple[Guest, Guest, str]


@asynccontextmanager
async def two_processes(settings: Settings) -> AsyncIterator[Two]:
    """Two people at one table of Bison, each through another process; the first begins."""
    async with running(settings) as here, running(settings) as there:
        ann, bob = await Guest.arrive(here, "Ann"), await Guest.arrive(there, "Bob")
        table = await ann.create("me", "open", game="bison", first=0)
        await bob.post(f"/tables/{table}/seats/1")
        yield ann, bob, table
        await ann.http.aclose()
        await bob.http.aclose()


@pytest.fixture
async def two(settings: Settings, redis_server: Redis) -> AsyncIterator[Two]:
    """They hear of each other by Redis only: they never look into the store by themselves."""
    async with two_processes(replace(settings, poll_seconds=10_000.0)) as two:
        await until_heard(redis_server, 2)
        yield two


async def until_heard(redis: Redis, processes: int) -> None:
    """So many processes listen to the news."""
    async with asyncio.timeout(PATIENCE), RedisClient.from_url(redis.url) as client:
        while dict(await client.pubsub_numsub(CHANNEL))[CHANNEL.encode()] != processes:
            await asyncio.sleep(0.02)


async def until_present(seated: Seated, *ids: str) -> None:
    while {present["id"] for present in (await seated.hear("presence"))["present"]} != set(ids):
        pass


async def test_news_of_a_turn_goes_over_redis(two: Two) -> None:
    ann, bob, table = two
    async with bob.sit(table) as seated:
        await ann.turn(table, Rng(1, "news"))
        assert (await seated.hear("update"))["sight"]["legal"]


async def test_presence_is_known_everywhere(two: Two) -> None:
    ann, bob, table = two
    async with ann.sit(table) as seated:
        async with bob.sit(table):
            await until_present(seated, ann.id, bob.id)
        await until_present(seated, ann.id)


async def letters(redis: RedisClient) -> AsyncGenerator[bus.News]:
    """All that processes tell each other of tables from now on."""
    async with redis.pubsub() as pubsub:
        await pubsub.psubscribe(f"{CHANNEL}:*")
        async for message in pubsub.listen():
            if message["type"] == "pmessage":
                for news in json.loads(message["data"])["news"]:
                    yield msgspec.convert(news, bus.News)


async def test_turns_are_no_news_where_everybody_is_at_one_process(two: Two, redis_server: Redis) -> None:
    ann, bob, table = two
    beside = Guest(ann.running, bob.token, bob.person)
    async with RedisClient.from_url(redis_server.url) as client, aclosing(letters(client)) as heard:
        first = asyncio.create_task(anext(heard))
        async with asyncio.timeout(PATIENCE):
            while await client.pubsub_numpat() == 0:
                await asyncio.sleep(0.02)
            async with ann.sit(table), beside.sit(table) as seated:
                assert isinstance(await first, bus.WhoIsThere)  # from now on it knows that it is alone
                await ann.turn(table, Rng(1, "alone"))
                await seated.hear_event("turn")
            told = []
            async for news in heard:
                told.append(news)
                if isinstance(news, bus.WhoIsThere) and not news.follows:
                    break
    assert not any(isinstance(news, bus.WentOn) for news in told)
    await beside.http.aclose()


async def test_a_process_that_comes_to_a_table_is_told_how_far_it_is(two: Two, redis_server: Redis) -> None:
    """A turn that was made while it came may be no news to anybody."""
    ann, _, table = two
    async with RedisClient.from_url(redis_server.url) as client, ann.sit(table) as seated:
        async with client.pubsub() as pubsub, asyncio.timeout(PATIENCE):
            await pubsub.subscribe(f"{CHANNEL}:{table}")
            while dict(await client.pubsub_numsub(f"{CHANNEL}:{table}")).popitem()[1] < 2:
                await asyncio.sleep(0.02)
            newcomer = bus.WhoIsThere(table, "newcomer", [])
            told: dict[type, bus.News] = {}
            await client.publish(f"{CHANNEL}:{table}", msgspec.json.encode({"sender": "new", "news": [newcomer]}))
            async for message in pubsub.listen():
                if message["type"] == "message" and (letter := json.loads(message["data"]))["sender"] != "new":
                    told |= {type(news): news for news in msgspec.convert(letter["news"], list[bus.News])}
                if bus.WentOn in told:
                    break
        assert told[bus.WentOn] == bus.WentOn(table, seated.welcome["events"][-1]["seq"])
        who = told[bus.WhoIsThere]
        assert isinstance(who, bus.WhoIsThere)
        assert [present.id for present in who.present] == [ann.id]


async def test_news_that_is_not_understood_is_left_alone(two: Two, redis_server: Redis) -> None:
    ann, bob, table = two
    async with RedisClient.from_url(redis_server.url) as client, bob.sit(table) as seated:
        for nonsense in (b"", b"\xff", b"{}", b'{"sender": "x", "news": [{"type": "storm"}]}'):
            await client.publish(CHANNEL, nonsense)
        await ann.turn(table, Rng(1, "nonsense"))
        await seated.hear("update")


async def test_people_of_a_process_that_died_are_forgotten(
    settings: Settings, redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatplains.server.live.hub._BELIEVED_SECONDS", 0.5)
    async with two_processes(settings) as (ann, _, table), RedisClient.from_url(redis_server.url) as client:
        await until_heard(redis_server, 2)
        async with ann.sit(table) as seated:
            ghost = bus.WhoIsThere(table, "dead", [Person("ghost", "Ghost", "#000000")])
            await client.publish(CHANNEL, msgspec.json.encode({"sender": "dead", "news": [ghost]}))
            await until_present(seated, ann.id, "ghost")
            await until_present(seated, ann.id)


async def test_turns_are_heard_of_while_redis_is_away(settings: Settings, redis_server: Redis) -> None:
    """By looking into the store."""
    async with two_processes(settings) as (ann, bob, table), bob.sit(table) as seated:
        redis_server.service.end(signal.SIGKILL)
        try:
            await ann.turn(table, Rng(1, "away"))
            assert (await seated.hear("update"))["sight"]["legal"]
        finally:
            redis_server.service.start()


async def test_news_comes_again_when_redis_does(two: Two, redis_server: Redis) -> None:
    ann, bob, table = two
    async with bob.sit(table) as seated:
        redis_server.service.end(signal.SIGKILL)
        redis_server.service.start()
        await until_heard(redis_server, 2)
        async with asyncio.timeout(PATIENCE):
            await ann.turn(table, Rng(1, "again"))
            # A letter that was sent into the old connection is lost, and the next is not.
            while not any(message["type"] == "update" for message in seated.heard):
                await ann.post(f"/tables/{table}/chat", text="Did you see?")
                await seated.ask("ping", "pong")
                # No faster than anybody may ask: the sender tries Redis again after a second.
                await asyncio.sleep(0.2)


async def test_postgresql_may_go_away_and_come_back(settings: Settings, postgres_server: Postgres) -> None:
    async with two_processes(settings) as (ann, bob, table):
        text = (await random_draft(ann, table, Rng(1, "postgres")))["text"]
        postgres_server.service.end(signal.SIGQUIT)
        try:
            with pytest.raises(Refused) as refused:
                await ann.post(f"/tables/{table}/turns", turn=1, text=text, key="k")
            assert (refused.value.status, refused.value.code) == (503, "database")
        finally:
            postgres_server.service.start()
            postgres_server.run("SELECT 1")
        made = await ann.post(f"/tables/{table}/turns", turn=1, text=text, key="k")
        assert made["turn"] == 1
        assert (await bob.sight(table))["turn"] == 2


async def test_a_draft_is_sent_again_to_another_process(two: Two) -> None:
    """A draft lives in one process. Whoever comes back to another begins anew and sends the steps again."""
    ann, bob, table = two
    elsewhere = Guest(bob.running, ann.token, ann.person)
    draft = await random_draft(ann, table, Rng(1, "elsewhere"))
    async with elsewhere.sit(table) as seated:
        assert seated.welcome["draft"] is None
        again = await seated.ask("undo_all", "draft")
        for step in draft["steps"]:
            again = await seated.ask("step", "draft", step=step["step"])
        assert again == {"type": "draft", **draft}
        assert (await seated.ask("commit", "ack", turn=1))["turn"] == 1
    await elsewhere.http.aclose()


async def test_the_turn_of_a_bot_is_claimed_by_one_process(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        tables = {await ann.create("bot:random", "me", game="bison", first=0) for _ in range(12)}
        await ann.http.aclose()
    stores = [open_store(settings.database) for _ in range(3)]
    for store in stores:
        await store.open()
    now = time.time()
    free = [(turn.table_id, turn.turn) for turn in await stores[0].jobs.free_bot_turns(now)]
    assert len(free) == 8, "Of what one person has set up, a few are looked at."
    turns = [JobKey(table, 1) for table in sorted(tables)]
    claims = [
        store.jobs.claim(BOT_TURN, f"{number}", now, now + 1000, turns) for number, store in enumerate(stores * 4)
    ]
    claimed = [job.table_id for jobs in await asyncio.gather(*claims) for job in jobs]
    assert sorted(claimed) == sorted(tables)
    assert await stores[0].jobs.free_bot_turns(now) == []
    for store in stores:
        await store.close()


async def test_a_dump_of_postgresql_brings_every_table_back(
    settings: Settings, postgres_server: Postgres, tmp_path: Path
) -> None:
    """As docs/hosting.md tells it: pg_dump while the server runs, pg_restore when it does not."""
    file = str(tmp_path / "games.dump")
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me", game="bison", first=0)
        await ann.turn(table, Rng(1, "dump"))
        kept = await ann.see(table)
        dump = [postgres_program("pg_dump"), "--format=custom", f"--file={file}", settings.database]
        await asyncio.to_thread(subprocess.run, dump, check=True)
        await ann.turn(table, Rng(2, "dump"))
        assert await ann.see(table) != kept
        await ann.http.aclose()
    words = ["--clean", "--if-exists", f"--dbname={settings.database}", file]
    await asyncio.to_thread(subprocess.run, [postgres_program("pg_restore"), *words], check=True)
    async with running(settings) as server:
        again = Guest(server, ann.token, ann.person)
        assert await again.see(table) == kept
        await again.turn(table, Rng(3, "dump"))
        await again.http.aclose()
