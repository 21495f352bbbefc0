"""The lobby: who is there, a game with one of them, and tables that are closed before anybody came."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from tests.server.playing import PATIENCE, Guest, Refused, Running, browser

from greatplains.server.domain.events import Person
from greatplains.server.live import hub, lobby
from greatplains.server.live.bus import LocalBus, WhoIsThere
from greatplains.server.live.callers import LOBBY, Callers

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


async def names_in_lobby(guest: Guest) -> set[str]:
    return {person["name"] for person in (await guest.put("/lobby/me"))["people"]}


async def match(guest: Guest, **query: str) -> str | None:
    found: str | None = (await guest.get("/lobby/match", **query))["table"]
    return found


async def test_whoever_asks_is_in_the_lobby_until_they_leave(guest: MakeGuest, server: Running) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    assert "Ann" in await names_in_lobby(ann)
    assert {"Ann", "Bob"} <= await names_in_lobby(bob)
    await ann.delete("/lobby/me")
    assert "Ann" not in await names_in_lobby(bob)
    async with browser(server) as stranger:
        seen = (await stranger.put("/api/lobby/me")).json()
        assert "Bob" in {person["name"] for person in seen["people"]}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def person(name: str) -> Person:
    return Person(name.lower(), name, "#000000")


def named(callers: Callers) -> list[str]:
    return [present.name for present in callers.present()]


async def test_nobody_is_in_the_lobby_who_went_without_a_word() -> None:
    clock = Clock()
    callers = Callers(LocalBus(), clock)
    callers.note(person("Ann"))
    clock.now += 10
    callers.note(person("Bob"))
    assert named(callers) == ["Bob", "Ann"]
    clock.now += 10
    assert named(callers) == ["Bob"]
    clock.now += 10
    assert named(callers) == []


async def test_people_of_other_processes_are_in_the_lobby_as_long_as_these_say_so() -> None:
    clock, bus = Clock(), LocalBus()
    callers = Callers(bus, clock)
    callers.note(person("Ann"))
    callers.hear(WhoIsThere(LOBBY, "another", [person("Cleo"), person("Ann")]))
    callers.hear(WhoIsThere(LOBBY, bus.process, [person("Echo")]))
    assert named(callers) == ["Ann", "Cleo"]
    callers.hear(WhoIsThere(LOBBY, "another", []))
    assert named(callers) == ["Ann"]
    callers.hear(WhoIsThere(LOBBY, "another", [person("Cleo")]))
    clock.now += 12
    assert named(callers) == ["Ann"]


async def test_no_crowd_makes_the_lobby_grow_without_bound() -> None:
    callers = Callers(LocalBus())
    for number in range(2500):
        callers.note(person(f"P{number}"))
    assert len(callers.present()) == 2000


async def test_a_match_is_the_oldest_public_table_for_two_where_somebody_waits(guest: MakeGuest) -> None:
    ann, bob, cleo = await guest(), await guest(), await guest()
    assert await match(bob, game="wind-river") is None
    await ann.create("me", "open")
    await ann.create("me", "open", "open", public=True)
    await ann.create("bot:easy", "open", public=True)
    await ann.create("open", "open", public=True)
    assert await match(bob, game="wind-river") is None
    first = await ann.create("me", "open", public=True)
    second = await cleo.create("open", "me", public=True)
    assert await match(bob, game="wind-river") == first
    assert await match(bob) == first
    assert await match(ann, game="wind-river") == second
    assert await match(bob, game="bison") is None
    await bob.post(f"/tables/{first}/seats/1")
    assert await match(bob, game="wind-river") == second
    with pytest.raises(Refused) as unknown:
        await match(bob, game="chess")
    assert unknown.value.code == "unknown_game"


async def test_of_two_who_wait_for_each_other_the_later_moves(guest: MakeGuest) -> None:
    """They tapped at the same moment: each found nobody, and set up a table."""
    ann, bob = await guest(), await guest()
    tables = [await somebody.create("me", "open", public=True, game="bison", shuffles=True) for somebody in (ann, bob)]
    assert await match(ann, game="bison", instead_of=tables[0]) is None
    assert await match(bob, game="bison", instead_of=tables[1]) == tables[0]
    await bob.delete(f"/tables/{tables[1]}")
    await bob.post(f"/tables/{tables[0]}/seats/1")
    assert await match(ann, game="bison") is None


async def test_two_who_take_the_same_seat_do_not_both_get_it(guest: MakeGuest) -> None:
    ann, bob, cleo = await guest(), await guest(), await guest()
    table = await ann.create("me", "open", public=True)
    took = await asyncio.gather(
        *(somebody.post(f"/tables/{table}/seats/1") for somebody in (bob, cleo)), return_exceptions=True
    )
    refused = [answer for answer in took if isinstance(answer, Refused)]
    assert [answer.code for answer in refused] in (["seat_taken"], ["is_running"])


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts are looked for, and forgotten, at once."""
    monkeypatch.setattr(hub, "TOUCH_SECONDS", 0.02)
    monkeypatch.setattr(lobby, "_PRESENT_SECONDS", 0.5)


@pytest.mark.usefixtures("in_a_hurry")
async def test_nobody_is_sent_to_a_table_that_its_host_has_left(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", public=True, game="bison")
    async with ann.sit(table):
        # Longer than whoever is not there is believed to be.
        await asyncio.sleep(1.0)
        async with asyncio.timeout(PATIENCE):
            while await match(bob, game="bison") != table:
                await asyncio.sleep(0.05)
    while await match(bob, game="bison") is not None:
        await asyncio.sleep(0.05)


async def test_the_host_closes_a_table_to_which_nobody_came(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", "open", public=True)
    with pytest.raises(Refused) as foreign:
        await bob.delete(f"/tables/{table}")
    assert foreign.value.code == "not_creator"
    await bob.post(f"/tables/{table}/seats/1")
    with pytest.raises(Refused) as others:
        await ann.delete(f"/tables/{table}")
    assert others.value.code == "others_sit"
    await bob.delete(f"/tables/{table}/seats/1")
    assert (await ann.delete(f"/tables/{table}"))["table"]["status"] == "archived"
    assert table not in {line["id"] for line in (await bob.get("/tables"))["tables"]}
    with pytest.raises(Refused) as closed:
        await bob.post(f"/tables/{table}/seats/1")
    assert closed.value.code == "is_archived"
    assert (await ann.post(f"/tables/{table}/reopen"))["table"]["status"] == "open"
    running = await ann.create("me", "bot:easy")
    with pytest.raises(Refused) as begun:
        await ann.delete(f"/tables/{running}")
    assert begun.value.code == "is_running"


async def test_tables_that_nobody_can_find_do_not_crowd_out_the_others(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    found = await ann.create("me", "open", public=True)
    hidden = await ann.create("me", "open")
    store, later = server.server.store, time.time() + 1000.0
    await store.touch_open([found, hidden], later)
    assert [table.id for table in await store.touched_open_tables(later - 1.0)] == [found]
