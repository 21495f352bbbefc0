"""Clocks: as values, at tables, and at the moment at which the time is over. The tests set the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from math import inf
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from sqlalchemy import select
from tests.server.conftest import MakeGuest
from tests.server.playing import PATIENCE, Guest, Refused, Running, running

from greatplains.core.rng import Rng
from greatplains.server.domain.clock import DAY, HOUR, MINUTE, PRESETS, Clock, Control, check_control, new_clock
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.weekends import counted_seconds, moment_after
from greatplains.server.live import outages
from greatplains.server.settings import Settings
from greatplains.server.store import open_store
from greatplains.server.store.schema import jobs, tables

pytestmark = pytest.mark.anyio

ZURICH = "Europe/Zurich"


class Time:
    """The time of day, as somebody sets it: it stands still between."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1_790_000_000.0
        patch.setattr(time, "time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Days go by in a moment, and nobody takes that for an outage."""
    monkeypatch.setattr(outages, "LONGEST_GAP", inf)
    return Time(monkeypatch)


def at(text: str, zone: str = ZURICH) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# As values.


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_by(name: str) -> None:
    control = PRESETS[name]
    check_control(control)
    first = float(control.bank or control.turn)
    clock = new_clock(control, 2).started(1000.0, 0)
    assert clock.deadline == 1000.0 + first
    assert not clock.is_over(clock.deadline - 0.001)
    assert clock.is_over(clock.deadline), "exactly at the deadline it is over"
    clock = clock.turned(1005.0, 1)
    assert clock.left == ((first, first) if control.turn else (first - 5 + control.increment, first))
    assert clock.deadline == 1005.0 + first
    assert clock.turned(1010.0, None).deadline is None, "a bot has no time to lose"


@pytest.mark.parametrize(
    ("control", "code"),
    [
        (Control("live"), "clock_kind"),
        (Control("live", bank=60, turn=60), "clock_kind"),
        (Control("live", turn=60, increment=5), "clock_kind"),
        (Control("live", bank=9), "clock_time"),
        (Control("live", bank=3 * HOUR + 1), "clock_time"),
        (Control("live", bank=600, increment=601), "clock_time"),
        (Control("days", turn=HOUR - 1), "clock_time"),
        (Control("days", turn=31 * DAY), "clock_time"),
        (Control("live", turn=60, weekends=True), "clock_weekends"),
        (Control("days", turn=DAY, weekends=True, zone="Nowhere/Land"), "clock_zone"),
        (Control("days", turn=DAY, zone="../../etc/passwd"), "clock_zone"),
        (Control("days", turn=DAY, zone=""), "clock_zone"),
    ],
)
def test_what_is_no_clock_is_refused(control: Control, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_control(control)
    assert refused.value.code == code


def test_weekends_do_not_count_where_clocks_change() -> None:
    # The last weekend of October 2026 has an hour more, that of March 2027 an hour less.
    friday = at("2026-10-23T18:00")
    assert moment_after(friday, 12 * HOUR, ZURICH) == at("2026-10-26T06:00")
    assert counted_seconds(friday, at("2026-10-26T06:00"), ZURICH) == 12 * HOUR
    assert at("2026-10-26T00:00") - at("2026-10-24T00:00") == 49 * HOUR
    assert moment_after(at("2027-03-26T18:00"), 12 * HOUR, ZURICH) == at("2027-03-29T06:00")
    assert at("2027-03-29T00:00") - at("2027-03-27T00:00") == 47 * HOUR
    saturday = at("2026-10-24T12:00")
    assert moment_after(saturday, HOUR, ZURICH) == at("2026-10-26T01:00")
    assert moment_after(at("2026-10-25T02:30"), HOUR, ZURICH) == at("2026-10-26T01:00")
    assert counted_seconds(saturday, at("2026-10-25T12:00"), ZURICH) == 0
    # Three weeks of working days, and the clocks changed between: five days each.
    assert moment_after(at("2026-10-19T00:00"), 15 * DAY, ZURICH) == at("2026-11-07T00:00")
    # Without weekends a day has 24 hours, whatever the clocks do.
    assert moment_after(friday, 3 * DAY, None) == friday + 3 * DAY


def test_a_holiday_over_a_weekend_counts_once() -> None:
    control = Control("days", turn=2 * DAY, weekends=True, zone=ZURICH)
    clock = new_clock(control, 2).started(at("2026-10-22T12:00"), 0)
    assert clock.deadline == at("2026-10-26T12:00")
    away = clock.rested(0, at("2026-10-23T12:00"), at("2026-10-28T00:00"))
    assert away.deadline == at("2026-10-29T00:00")
    assert away.left_at(0, at("2026-10-27T00:00")) == DAY
    assert clock.rested(1, at("2026-10-23T12:00"), at("2026-10-28T00:00")).deadline == clock.deadline
    back = away.rested(0, at("2026-10-26T12:00"), at("2026-10-26T12:00"))
    assert back.deadline == at("2026-10-27T12:00")


def test_a_clock_can_be_stopped_and_given_time() -> None:
    clock = Clock(PRESETS["brisk"], (600.0, 600.0)).started(0.0, 1)
    assert clock.given(60.0).deadline == 660.0
    rests = clock.stopped(100.0)
    assert (rests.deadline, rests.left) == (None, (600.0, 500.0))
    assert rests.started(1000.0, 1).deadline == 1500.0
    assert clock.left_at(1, -50.0) == 600.0, "a clock of the machine that goes back takes nothing away"
    assert clock.turned(-50.0, 0).left == (600.0, 615.0)


# At tables.


async def timed(ann: Guest, *seats: str, clock: Control | str, **more: Any) -> str:
    control = PRESETS[clock] if isinstance(clock, str) else clock
    return await ann.create(*seats, game="bison", first=0, clock=msgspec.to_builtins(control), **more)


async def two(guest: MakeGuest, clock: Control | str) -> tuple[Guest, Guest, str]:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await timed(ann, "me", "open", clock=clock)
    await bob.post(f"/tables/{table}/seats/1")
    return ann, bob, table


async def events_of(guest: Guest, table: str, *kinds: str) -> list[dict[str, Any]]:
    found = (await guest.get(f"/tables/{table}/events"))["events"]
    return [event["event"] for event in found if not kinds or event["event"]["kind"] in kinds]


async def test_presets_are_offered_and_what_is_none_is_refused(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    offered = (await ann.get("/games"))["clocks"]
    assert set(offered) == set(PRESETS)
    for control in offered.values():
        table = await ann.create("me", "open", game="bison", clock=control)
        assert (await ann.see(table))["table"]["clock"] == control
    for wrong in (
        {"pace": "live"},
        {"pace": "live", "bank": 5},
        {"pace": "x", "turn": 60},
        {"pace": "days", "turn": 1e9},
    ):
        with pytest.raises(Refused) as refused:
            await ann.create("me", "open", game="bison", clock=wrong)
        assert refused.value.status == 400


@pytest.mark.parametrize("name", ["quick", "brisk", "three_days", "bank_of_days"])
async def test_exactly_at_the_deadline_a_turn_comes_too_late(guest: MakeGuest, clock: Time, name: str) -> None:
    ann, bob, table = await two(guest, name)
    times = (await ann.see(table))["sight"]["times"]
    assert (times["seat"], times["since"]) == (0, clock.now)
    clock.now = times["deadline"] - 0.001
    await ann.turn(table, Rng(1, "clock"))
    times = (await bob.see(table))["sight"]["times"]
    assert times["seat"] == 1
    clock.now = times["deadline"]
    with pytest.raises(Refused) as refused:
        await bob.turn(table, Rng(1, "clock"))
    assert refused.value.code in ("is_finished", "not_your_turn")
    seen = await bob.see(table)
    assert seen["sight"]["result"]["ended"] == "time"
    assert seen["sight"]["result"]["winners"] == [0]
    assert seen["table"]["seats"][1]["timed_out"] is True
    assert [event["kind"] for event in (await events_of(ann, table))[-2:]] == ["timed_out", "finished"]
    record = await ann.get(f"/tables/{table}/record")
    assert (record["ended"], record["winners"], record["resigned"]) == ("time", [0], [1])
    assert "result" not in record


async def test_without_anybody_who_looks_the_time_runs_out_all_the_same(
    guest: MakeGuest, server: Running, clock: Time
) -> None:
    ann, _, table = await two(guest, "day")
    async with ann.sit(table) as seated:
        clock.now += DAY
        assert (await seated.hear_event("finished"))["ended"] == "time"
    assert await server.server.store.database.read(select(jobs)) == []
    (row,) = await server.server.store.database.read(select(tables.c.deadline).where(tables.c.id == table))
    assert row.deadline is None


async def test_among_more_a_bot_plays_on_or_nobody(settings: Settings, clock: Time) -> None:
    async with running(replace(settings, bots=1)) as server:
        for stand_in in ("random", "nobody"):
            ann, bob = await Guest.arrive(server, "Ann"), await Guest.arrive(server, "Bob")
            table = await timed(ann, "me", "open", "bot:random", clock="quick", stand_in=stand_in)
            await bob.post(f"/tables/{table}/seats/1")
            async with bob.sit(table) as seated:
                clock.now += MINUTE
                out = await seated.hear_event("timed_out")
                assert (out["seat"], out["bot"], out["by"]["name"]) == (0, stand_in, "Ann")
                await seated.hear_event("turn")
            seats = (await bob.see(table))["table"]["seats"]
            assert (seats[0]["is_out"], seats[0]["bot"]) == (True, stand_in)
            with pytest.raises(Refused):
                await ann.turn(table, Rng(1, "late"))
            await ann.http.aclose()
            await bob.http.aclose()


async def test_a_bots_turn_costs_nobody_time(guest: MakeGuest, clock: Time) -> None:
    ann = await guest("Ann")
    table = await timed(ann, "me", "bot:random", clock="brisk")
    await ann.turn(table, Rng(1, "bot"))
    assert (await ann.see(table))["sight"]["times"]["seat"] is None
    clock.now += 30 * DAY
    assert (await ann.see(table))["table"]["status"] == "running"


@asynccontextmanager
async def processes(settings: Settings, count: int) -> AsyncIterator[list[Running]]:
    shared = replace(settings, shared=True)
    if count == 0:
        yield []
        return
    async with running(shared) as first, processes(settings, count - 1) as others:
        yield [first, *others]


async def test_of_several_processes_one_writes_that_the_time_is_over(settings: Settings, clock: Time) -> None:
    async with processes(settings, 3) as servers:
        ann, bob = await Guest.arrive(servers[0], "Ann"), await Guest.arrive(servers[1], "Bob")
        ids = []
        for _ in range(6):
            ids.append(await timed(ann, "me", "open", clock="quick"))
            await bob.post(f"/tables/{ids[-1]}/seats/1")
        clock.now += MINUTE
        looks = [server.server.tables.get(table) for table in ids for server in servers]
        turns = [refused(ann.turn(table, Rng(1, "same"))) for table in ids]
        await asyncio.gather(*looks, *turns)
        for table in ids:
            assert len(await events_of(ann, table, "timed_out", "finished")) == 2
            assert await events_of(ann, table, "turn") == []
        await ann.http.aclose()
        await bob.http.aclose()


async def refused(turn: Any) -> None:
    with pytest.raises(Refused):
        await turn


# Nobody is charged for an outage.


async def test_a_restart_is_charged_to_nobody(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    async with running(settings) as server:
        ann = await Guest.arrive(server, "Ann")
        table = await timed(ann, "me", "bot:random", clock="brisk")
        clock.now += 5
        await ann.http.aclose()
    clock.now += 2 * HOUR
    async with running(settings) as server:
        again = Guest(server, ann.token, ann.person)
        seen = await again.see(table)
        assert seen["table"]["status"] == "running"
        (outage,) = await events_of(again, table, "outage")
        assert outage["seconds"] == pytest.approx(2 * HOUR)
        times = seen["sight"]["times"]
        assert times["deadline"] == pytest.approx(clock.now + 595)
        await again.see(table)
        assert len(await events_of(again, table, "outage")) == 1, "it is given back once"
        await again.turn(table, Rng(1, "after"))
        assert (await again.see(table))["sight"]["times"]["left"][0] == pytest.approx(610)
        await again.http.aclose()


async def test_a_clock_that_is_set_forward_takes_no_time_away(
    guest: MakeGuest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    await server.server.tables.outages.look()
    ann, _, table = await two(guest, "quick")
    clock.now += 3 * HOUR  # as after a sleep of the machine, too
    seen = await ann.see(table)
    assert seen["table"]["status"] == "running"
    assert seen["sight"]["times"]["deadline"] == pytest.approx(clock.now + MINUTE, abs=5)
    clock.now -= 3 * HOUR
    assert (await ann.see(table))["table"]["status"] == "running"
    await ann.turn(table, Rng(1, "back"))
    assert (await ann.see(table))["sight"]["times"]["left"] == [MINUTE, MINUTE]


async def test_what_one_process_has_noticed_is_noticed_once(settings: Settings, clock: Time) -> None:
    stores = [open_store(settings.database, is_shared=True) for _ in range(3)]
    for store in stores:
        await store.open()
    await stores[0].note_alive(clock.now, 10.0)
    clock.now += 100
    found = await asyncio.gather(*(store.note_alive(clock.now, 10.0) for store in stores), return_exceptions=True)
    assert any(isinstance(outcome, list) for outcome in found)
    assert await stores[2].note_alive(clock.now + 1, 10.0) == [(clock.now - 100, clock.now)]
    assert await stores[1].note_alive(clock.now - 5, 10.0) == [(clock.now - 100, clock.now)], "clocks differ a little"
    for store in stores:
        await store.close()


async def test_a_holiday_is_announced_and_counted(guest: MakeGuest, clock: Time) -> None:
    ann, bob, table = await two(guest, "three_days")
    live = await timed(ann, "me", "bot:random", clock="brisk")
    async with bob.sit(table) as seated:
        assert (await ann.put("/me/holiday", days=10))["days_left"] == 18
        told = await seated.hear_event("holiday")
        assert told["ends"] == clock.now + 10 * DAY
    seen = await bob.see(table)
    assert seen["sight"]["times"]["deadline"] == clock.now + 13 * DAY
    assert seen["table"]["holidays"] == {ann.id: clock.now + 10 * DAY}
    assert await events_of(ann, live, "holiday") == []
    with pytest.raises(Refused) as refused:
        await ann.put("/me/holiday", days=29)
    assert refused.value.code == "holiday"
    clock.now += 2 * DAY
    assert (await ann.put("/me/holiday", days=0)) == {"until": None, "days_left": 26}
    assert (await ann.see(table))["sight"]["times"]["deadline"] == clock.now + 3 * DAY


async def test_a_table_without_a_clock_has_neither_job_nor_times(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="bison")
    await ann.turn(table, Rng(1, "none"))
    assert "times" not in (await ann.see(table))["sight"]
    assert await server.server.store.database.read(select(jobs)) == []


async def test_a_table_that_waits_for_a_turn_by_its_clock_is_not_put_away(
    guest: MakeGuest, server: Running, clock: Time
) -> None:
    _, _, table = await two(guest, Control("days", turn=30 * DAY))
    clock.now += 29 * DAY
    await server.server.service.archive(table, clock.now)
    assert (await server.server.tables.get(table)).status == "running"


async def test_jobs_of_clocks_wait_in_one_row_a_table(guest: MakeGuest, server: Running, clock: Time) -> None:
    ann, bob, table = await two(guest, "day")
    for turn in range(6):
        clock.now += 60
        await (ann, bob)[(await ann.sight(table))["to_move"]].turn(table, Rng(turn, "rows"))
        (job,) = await server.server.store.database.read(select(jobs))
        assert (job.kind, job.not_before) == ("clock", clock.now + DAY)
    async with asyncio.timeout(PATIENCE):
        (row,) = await server.server.store.database.read(select(tables.c.deadline).where(tables.c.id == table))
    assert row.deadline == clock.now + DAY
