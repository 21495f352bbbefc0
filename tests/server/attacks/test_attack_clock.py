"""Line 11: a clock that jumps takes no game away and leaves no bot waiting; what was put away can be taken up again."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import update
from tests.server.conftest import MakeGuest
from tests.server.playing import PATIENCE, Guest, Refused, Running, running

from greatplains.core.rng import Rng
from greatplains.server.assembly import Server
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, JobKey
from greatplains.server.store.schema import events, tables

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


class Clock:
    """The time of day, as somebody sets it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        right = time.time
        patch.setattr(time, "time", lambda: right() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def statuses(ann: Guest, *ids: str) -> list[str]:
    return [(await ann.see(table))["table"]["status"] for table in ids]


async def days_go_by(server: Server, clock: Clock, days: int) -> int:
    """Housekeeping while the clock goes on as it should; how many tables were put away."""
    archived = 0
    for _ in range(2 * days):
        clock.ahead += DAY / 2
        archived += await server.archive_idle()
    return archived


async def test_a_start_with_the_clock_far_ahead_puts_nothing_away(settings: Settings, clock: Clock) -> None:
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        ids = [await ann.create("me", "me"), await ann.create("me", "open")]
        await days_go_by(server.server, clock, 1)
        await ann.http.aclose()
    clock.ahead += 40 * DAY
    async with running(settings) as server:
        again = Guest(server, ann.token, ann.person)
        for _ in range(3):
            assert await server.server.archive_idle() == 0
            clock.ahead += DAY / 2  # and it stays ahead
        assert await statuses(again, *ids) == ["running", "open"]
        clock.ahead -= 41.5 * DAY
        assert await server.server.archive_idle() == 0
        assert await statuses(again, *ids) == ["running", "open"]
        await again.http.aclose()


async def test_a_clock_that_jumps_while_the_server_runs_puts_nothing_away(
    guest: MakeGuest, server: Running, clock: Clock
) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me")
    assert await days_go_by(server.server, clock, 29) == 0
    clock.ahead += 400 * DAY
    assert await server.server.archive_idle() == 0
    assert await days_go_by(server.server, clock, 29) == 0
    assert await statuses(ann, table) == ["running"]


async def test_while_the_clock_is_right_what_nobody_touches_is_put_away(
    guest: MakeGuest, server: Running, clock: Clock
) -> None:
    ann = await guest("Ann")
    idle, played, damaged = [await ann.create("me", "me") for _ in range(3)]
    spoilt = update(events).where(events.c.table_id == damaged, events.c.seq == 2).values(body="{")
    await server.server.store.database.write([(spoilt, {})])
    server.server.tables._held.clear()
    await days_go_by(server.server, clock, 20)
    await ann.turn(played, Rng(1, "idle"))
    assert await days_go_by(server.server, clock, 12) == 1
    assert await statuses(ann, idle, played, damaged) == ["archived", "running", "damaged"]


async def test_whoever_sits_there_takes_up_again_what_was_put_away(guest: MakeGuest, server: Running) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    await ann.turn(table, Rng(1, "reopened"))
    before = await ann.see(table)
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/reopen")
    assert refused.value.code == "not_archived"
    await server.server.service.archive(table, time.time() + 1)
    with pytest.raises(Refused) as stranger:
        await eve.post(f"/tables/{table}/reopen")
    assert (stranger.value.status, stranger.value.code) == (403, "not_player")
    async with bob.sit(table) as seated:
        assert seated.welcome["table"]["status"] == "archived"
        await bob.post(f"/tables/{table}/reopen")
        assert (await seated.hear("update"))["sight"]["legal"]
    after = await ann.see(table)
    assert after["table"]["status"] == "running"
    assert (after["table"]["turn"], after["sight"]["views"]) == (before["table"]["turn"], before["sight"]["views"])
    server.server.tables._held.clear()
    await bob.turn(table, Rng(1, "reopened"))
    (row,) = await server.server.store.database.read(tables.select().where(tables.c.id == table))
    assert (row.status, row.turn) == ("running", 3)


async def test_an_open_table_is_taken_up_by_whoever_set_it_up(guest: MakeGuest, server: Running) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("open", "open")
    await server.server.service.archive(table, time.time() + 1)
    with pytest.raises(Refused):
        await bob.post(f"/tables/{table}/reopen")
    await ann.post(f"/tables/{table}/reopen")
    await bob.post(f"/tables/{table}/seats/1")
    assert await statuses(ann, table) == ["open"]


async def test_a_bot_plays_on_where_a_table_is_taken_up_again(settings: Settings) -> None:
    async with running(settings) as server:  # which has no bots
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", first=1)
        await server.server.service.archive(table, time.time() + 1)
        await ann.http.aclose()
    async with running(replace(settings, bots=1)) as server:
        again = Guest(server, ann.token, ann.person)
        await again.post(f"/tables/{table}/reopen")
        await bot_has_moved(again, table)
        await again.http.aclose()


async def bot_has_moved(guest: Guest, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await guest.sight(table))["turn"] == 1:
            await asyncio.sleep(0.05)


async def test_a_clock_that_went_back_while_nobody_served_leaves_no_bot_waiting(
    settings: Settings, clock: Clock
) -> None:
    clock.ahead = 40 * DAY
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", first=1)
        await ann.http.aclose()
    clock.ahead = 0.0
    async with running(replace(settings, bots=1)) as server:
        again = Guest(server, ann.token, ann.person)
        await bot_has_moved(again, table)
        await again.http.aclose()


async def test_a_clock_that_goes_back_meanwhile_leaves_no_bot_waiting(settings: Settings, clock: Clock) -> None:
    clock.ahead = 40 * DAY
    pause = 30 * DAY  # so that the turn is not made before the clock is set right
    async with running(replace(settings, bots=1, bot_pause=pause)) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", first=1)
        bots = server.server.bots
        assert bots is not None
        bots._settings = replace(settings, bots=1)
        clock.ahead = 0.0
        await bot_has_moved(ann, table)
        await ann.http.aclose()


async def test_a_claim_of_a_clock_that_was_ahead_is_free_again(settings: Settings, clock: Clock) -> None:
    """Of another process, which has died."""
    shared = replace(settings, shared=True)
    clock.ahead = 40 * DAY
    async with running(shared) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "bot:random", first=1)
        now = time.time()
        assert await server.server.store.jobs.claim(BOT_TURN, "dead", now, now + 45, [JobKey(table, 1)])
        await ann.http.aclose()
    clock.ahead = 0.0
    async with running(replace(shared, bots=1)) as server:
        again = Guest(server, ann.token, ann.person)
        await bot_has_moved(again, table)
        await again.http.aclose()
