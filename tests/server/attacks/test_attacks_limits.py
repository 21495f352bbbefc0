"""Limits that fit: what costs much is counted as much, what stays is counted in bytes, a household is one address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import select
from tests.server.conftest import MakeGuest
from tests.server.playing import PATIENCE, Guest, Refused, Running, answer, browser, running

from greatplains.commands.randomplay import random_game
from greatplains.core.record import record_line
from greatplains.games import GAMES
from greatplains.server.domain.refusals import TooMany
from greatplains.server.http.addresses import household
from greatplains.server.http.limits import Buckets, Limits
from greatplains.server.settings import Settings
from greatplains.server.store.schema import jobs
from greatplains.server.work import expiry

pytestmark = pytest.mark.anyio


class Clock:
    """The time of day, and how much later it is."""

    later = 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made, real = Clock(), time.time
    monkeypatch.setattr(time, "time", lambda: real() + made.later)
    return made


async def take_in(guest: Guest) -> str:
    """A record becomes a table; its id."""
    record = record_line(random_game(GAMES["wind-river"], 2, {}, 3, 1))
    found: str = answer(await guest.http.post("/api/records", content=record))["id"]
    return found


async def tried(server: Running, table: str, times: int) -> None:
    """Wait until a job of that table has failed so often."""
    failures = select(jobs.c.failures).where(jobs.c.table_id == table)
    async with asyncio.timeout(PATIENCE):
        while (await server.server.store.database.read(failures))[0].failures < times:
            await asyncio.sleep(0.01)


def test_dear_things_take_more_out_of_a_bucket() -> None:
    now = 0.0
    buckets = Buckets(1, 10, clock=lambda: now)
    buckets.take("a", 8)
    with pytest.raises(TooMany) as refused:
        buckets.take("a", 3)
    assert refused.value.parameters["seconds"] == pytest.approx(1.05, abs=0.06)
    buckets.take("a", 2)
    buckets.take("b", 25)  # more than there ever is: needs a full bucket, and empties it for long
    now = 10.0
    with pytest.raises(TooMany):
        buckets.take("b")
    now = 12.0
    buckets.take("b")
    buckets.charge("c", 12)
    with pytest.raises(TooMany):
        buckets.take("c")
    now = 16.0
    buckets.take("c")


async def test_an_import_costs_more_than_a_question(settings: Settings) -> None:
    async with running(replace(settings, requests_a_second=0.1, requests_at_once=70)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        for _ in range(60):
            await bob.get("/me")
        await take_in(ann)
        with pytest.raises(Refused) as refused:
            await take_in(ann)
        assert refused.value.code == "too_fast"
        await ann.get("/me")
        await ann.http.aclose()
        await bob.http.aclose()


def test_a_large_answer_costs_more_than_a_small_one() -> None:
    limits = Limits(Settings(requests_a_second=0.1, requests_at_once=10, address_factor=1))
    limits.charge_answer("a", 1_000)
    limits.charge_answer("b", 2_000_000)
    limits.count_address("a")
    with pytest.raises(TooMany):
        limits.count_address("b")


async def test_a_guest_and_an_address_take_in_so_many_records(settings: Settings) -> None:
    async with running(replace(settings, imports_an_hour=2, address_factor=1.5, requests_at_once=1000)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        await take_in(ann)
        await take_in(ann)
        with pytest.raises(Refused) as refused:
            await take_in(ann)
        assert (refused.value.status, refused.value.code) == (429, "imports")
        with pytest.raises(Refused) as refused:  # what was refused had been counted for the address
            await take_in(bob)
        assert refused.value.code == "imports"
        await ann.http.aclose()
        await bob.http.aclose()


async def test_what_somebody_writes_in_a_day_is_limited(settings: Settings) -> None:
    async with running(replace(settings, written_bytes_a_day=100_000, address_factor=1)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        table = await ann.create("me", "open")
        words = "\U0001f9ac" * 500
        for _ in range(42):
            await ann.post(f"/tables/{table}/chat", text=words)
        with pytest.raises(Refused) as refused:
            await ann.post(f"/tables/{table}/chat", text=words)
        assert (refused.value.status, refused.value.code) == (429, "written")
        with pytest.raises(Refused) as refused:
            await bob.post(f"/tables/{table}/chat", text=words)
        assert refused.value.code == "written", "It is the same household."
        await ann.see(table)
        await ann.http.aclose()
        await bob.http.aclose()


async def test_who_puts_tables_away_has_no_more_of_them_in_the_end(settings: Settings) -> None:
    async with running(replace(settings, tables_a_guest=3)) as server:
        ann = await Guest.arrive(server)
        first = [await ann.create("me", "open") for _ in range(3)]
        for table in first:
            await ann.delete(f"/tables/{table}")
        for _ in range(2):
            await ann.create("me", "open")
        taken_up = await asyncio.gather(
            *(ann.post(f"/tables/{table}/reopen") for table in first), return_exceptions=True
        )
        refused = [error for error in taken_up if isinstance(error, Refused)]
        assert {(error.status, error.code) for error in refused} == {(429, "tables")}
        assert await server.server.store.count_tables(ann.id) <= 3
        await ann.http.aclose()


async def test_to_come_and_go_for_ever_is_counted_as_written(settings: Settings) -> None:
    """Every event stays. Whoever goes on holiday and comes back, closes a table and takes it up again, hands a seat
    over and takes it back, adds one each time, and at each of their tables."""
    async with running(replace(settings, written_bytes_a_day=40_000, requests_at_once=100_000)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        days = next(one for one in (await ann.get("/games"))["clocks"].values() if one["pace"] == "days")
        tables = [await ann.create("me", "open", clock=days) for _ in range(5)]
        for table in tables:
            await bob.post(f"/tables/{table}/seats/1")
        waiting = await bob.create("me", "open")
        assert await refused_in_the_end(lambda number: ann.put("/me/holiday", days=number % 2)) == "written"
        assert await refused_in_the_end(lambda number: close_or_reopen(bob, waiting, number)) == "written"
        log = (await bob.get(f"/tables/{tables[0]}/events"))["events"]
        assert sum(one["event"]["kind"] == "holiday" for one in log) <= 30
        await ann.http.aclose()
        await bob.http.aclose()


async def refused_in_the_end(do: Callable[[int], Awaitable[object]]) -> str:
    """Again and again, until it is refused."""
    for number in range(200):
        try:
            await do(number)
        except Refused as refused:
            return str(refused.code)
    return ""


def close_or_reopen(who: Guest, table: str, number: int) -> Awaitable[object]:
    return who.post(f"/tables/{table}/reopen") if number % 2 else who.delete(f"/tables/{table}")


async def test_tables_made_of_records_go_unless_they_are_kept(
    server: Running, guest: MakeGuest, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "_AGAIN_SECONDS", 0.01)
    ann, bob = await guest(), await guest()
    gone, kept, played = await take_in(ann), await take_in(ann), await ann.create("me", "me")
    with pytest.raises(Refused) as refused:
        await bob.post(f"/tables/{kept}/keep")
    assert refused.value.code == "not_creator"
    await ann.post(f"/tables/{kept}/keep")
    async with bob.sit(gone):
        clock.later = 8 * 24 * 3600.0
        await tried(server, gone, 2)
        assert (await ann.see(gone))["table"]["id"] == gone, "somebody looks at it"
    async with asyncio.timeout(PATIENCE):
        while (await ann.http.get(f"/api/tables/{gone}")).status_code == 200:
            await asyncio.sleep(0.01)
    with pytest.raises(Refused) as refused:
        await ann.see(gone)
    assert refused.value.status == 404
    assert [(await ann.see(table))["table"]["id"] for table in (kept, played)] == [kept, played]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 5000, "x" * 64),
        ("", ""),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


async def test_requests_of_one_network_are_counted_together(settings: Settings) -> None:
    few = replace(settings, requests_a_second=0.1, requests_at_once=5, address_factor=1, trusted_proxies="127.0.0.1")
    async with running(few) as server, browser(server) as http:
        asked = [{"x-forwarded-for": f"2001:db8::{number + 1}"} for number in range(8)]
        statuses = [(await http.get("/health", headers=headers)).status_code for headers in asked]
        other = await http.get("/health", headers={"x-forwarded-for": "2001:db8:0:1::1"})
    assert statuses == [200] * 5 + [429] * 3
    assert other.status_code == 200
