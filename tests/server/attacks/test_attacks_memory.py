"""Nobody fills the memory: what waits is counted in bytes, lists come in pages, and caches have an end."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.attacks.silent import Silent, until
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Running, running

from greatplains.core.rng import Rng
from greatplains.server.domain import events as ev
from greatplains.server.domain.decisions import Decision
from greatplains.server.live.backlog import Backlog
from greatplains.server.live.hub import Connection
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

WORDS = "\U0001f9ac" * 500  # 2,000 bytes


async def talk(server: Running, guest: Guest, table: str, times: int) -> None:
    """Fill a table with chat, all at once."""
    chat = ev.Chat(at=time.time(), by=ev.Person(guest.id, "Ann", "#000000"), text=WORDS)
    await server.server.tables.commit(table, lambda _: Decision([chat] * times))


@pytest.fixture
async def ann(guest: MakeGuest) -> Guest:
    return await guest("Ann")


def waiting_for(server: Running, table: str) -> list[int]:
    """The bytes that wait for each connection of a table."""
    queues: list[Any] = [one.outgoing for one in server.server.hub._connections.get(table, {})]
    return [sum(len(message or b"") for message in queue._waiting) for queue in queues]


async def test_a_socket_that_says_hello_and_does_not_read_holds_little(server: Running, ann: Guest) -> None:
    table = await ann.create("me", "open")
    await talk(server, ann, table, 150)
    most = 0
    async with Silent(server) as silent:
        await silent.open_socket(table, ann.token)
        for _ in range(60):
            await silent.say("hello")

        def is_told_off() -> bool:
            nonlocal most
            most = max([most, *waiting_for(server, table)])
            return any(connection.is_slow for connection in server.server.hub._connections.get(table, {}))

        await until(is_told_off)
    assert most <= server.server.settings.outgoing_bytes
    assert server.unread < 2_000_000


async def test_what_waits_for_all_sockets_is_bounded(settings: Settings) -> None:
    """And it is those who hold most that have to go."""
    few = replace(settings, outgoing_bytes_in_all=1_500_000, requests_at_once=100_000)
    async with running(few) as server:
        ann = await Guest.arrive(server, "Ann")
        table = await ann.create("me", "open")
        await talk(server, ann, table, 150)
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Silent(server)) for _ in range(8)]
            for silent in crowd:
                await silent.open_socket(table, ann.token)
            for silent in crowd:
                for _ in range(30):
                    await silent.say("hello")
            most = 0
            for _ in range(100):
                most = max(most, sum(waiting_for(server, table)))
                await asyncio.sleep(0.005)
            assert most <= 1_500_000
            assert server.unread <= 2_500_000
            async with ann.sit(table) as seated:
                assert len(seated.welcome["events"]) > 150
        await until(lambda: not server.server.hub.backlog.total)
        await ann.http.aclose()


class Reader:
    """Somebody who counts in a backlog."""

    def __init__(self, backlog: Backlog) -> None:
        self.has_given_up = False
        self._backlog = backlog

    def give_up(self) -> None:
        self.has_given_up = True
        self._backlog.drop(self)


def test_whoever_holds_most_gives_up_first() -> None:
    backlog = Backlog(most_of_one=100, most_in_all=150)
    small, large = Reader(backlog), Reader(backlog)
    assert backlog.add(large, 120)  # alone, a message may be of any size
    assert not backlog.add(large, 1)
    assert backlog.add(small, 20)
    assert (backlog.total, large.has_given_up) == (140, False)
    assert backlog.add(small, 20)
    assert (backlog.total, large.has_given_up, small.has_given_up) == (40, True, False)
    backlog.take(small, 20)
    backlog.take(small, 20)
    assert backlog.total == 0
    assert not backlog.add(small, 151)
    assert (backlog.total, small.has_given_up) == (0, True)


async def test_nothing_waits_for_a_socket_that_has_gone() -> None:
    backlog = Backlog(1000, 1000)
    connection = Connection("t", None, "", 3, None, backlog)
    connection.send(b"x" * 10)
    connection.send(b"x" * 10)
    assert (backlog.total, await connection.next()) == (20, b"x" * 10)
    assert backlog.total == 10
    connection.forget()
    assert backlog.total == 0


async def test_events_come_in_pages_and_none_is_missing(server: Running, ann: Guest) -> None:
    table = await ann.create("me", "open")
    await talk(server, ann, table, 320)
    after, seqs, pages = 0, [], 0
    while True:
        response = await ann.http.get(f"/api/tables/{table}/events", params={"after": after})
        assert len(response.content) < 300_000
        page = response.json()
        seqs += [numbered["seq"] for numbered in page["events"]]
        pages += 1
        if page["next"] is None:
            break
        after = page["next"]
        assert after == seqs[-1]
    assert seqs == list(range(1, 323))
    assert pages > 2
    assert (await ann.get(f"/tables/{table}/events", after=10**9)) == {"events": [], "next": None}


async def test_what_was_encoded_is_not_kept_for_every_number(settings: Settings) -> None:
    async with running(replace(settings, requests_at_once=100_000)) as server:
        ann = await Guest.arrive(server, "Ann")
        table = await ann.create("me", "me", game="bison")
        for number in range(12):
            await ann.turn(table, Rng(number, "turns"))
        await talk(server, ann, table, 60)
        for after in range(75):
            await ann.get(f"/tables/{table}/events", after=after)
            await ann.get(f"/tables/{table}/turns", after=after)
        async with ann.sit(table, turns=True, parts=True) as seated:
            for after in range(75):
                await seated.ask("hello", "welcome", last_seq=after, turns=True, parts=True)
        held = await server.server.tables.get(table)
        assert sum(len(part) for part in held.shown.values() if isinstance(part, msgspec.Raw)) < 300_000
        assert len(held.shown) < 40
        await ann.http.aclose()


async def test_whoever_says_hello_again_and_again_has_to_wait(server: Running, ann: Guest) -> None:
    table = await ann.create("me", "open")
    async with ann.sit(table) as seated:
        for _ in range(100):
            await seated.send("hello")
        refused = await seated.hear("refused")
        seated.socket.transport.abort()  # a farewell would be read after all the hellos
    assert (refused["problem"]["code"], refused["sight"]) == ("too_fast", None)
    assert 20 < sum(message["type"] == "welcome" for message in seated.heard) < 60


async def test_answers_that_nobody_reads_are_dropped(settings: Settings) -> None:
    async with running(replace(settings, outgoing_bytes_in_all=1_000_000)) as server:
        ann = await Guest.arrive(server, "Ann")
        table = await ann.create("me", "open")
        await talk(server, ann, table, 120)
        most = 0
        async with AsyncExitStack() as stack:
            for _ in range(12):
                silent = await stack.enter_async_context(Silent(server))
                await silent.get(f"/api/tables/{table}/events", times=15)
            for _ in range(60):
                most = max(most, server.unread)
                await asyncio.sleep(0.01)
            assert (await ann.see(table))["table"]["id"] == table
        assert most <= 1_300_000
        await ann.http.aclose()


async def test_tables_that_are_set_up_make_room_for_others(settings: Settings) -> None:
    async with running(replace(settings, cached_tables=5)) as server:
        ann = await Guest.arrive(server)
        tables = [await ann.create("me", "open") for _ in range(12)]
        assert len(server.server.tables._held) <= 5
        assert [(await ann.see(table))["table"]["id"] for table in tables] == tables
        assert len(server.server.tables._held) <= 5
        await ann.http.aclose()


async def test_tables_in_memory_are_weighed(settings: Settings) -> None:
    async with running(replace(settings, cached_bytes=1_000_000)) as server:
        ann = await Guest.arrive(server)
        tables = [await ann.create("me", "open") for _ in range(6)]
        async with ann.sit(tables[0]):
            for table in tables:
                await talk(server, ann, table, 60)
            held = server.server.tables._held
            assert tables[0] in held, "somebody is there"
            assert sum(one.table.size for one in held.values()) < 600_000
        assert [(await ann.see(table))["table"]["seq"] for table in tables] == [62] * 6
        await ann.http.aclose()
