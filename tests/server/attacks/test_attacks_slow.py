"""Nobody keeps the server waiting: bodies come in time, answers are read in time, and nobody takes every connection."""

from __future__ import annotations

import asyncio
import logging
import resource
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from tests.server.attacks.silent import Silent, frame, until
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Running, browser, open_socket, running

from greatplains.server import running as running_module
from greatplains.server.http import connections as connections_module
from greatplains.server.http import uvicorn_protocols as protocol
from greatplains.server.http.connections import Connections
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_body_that_trickles_is_not_waited_for(
    server: Running, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.2, raising=False)
    ann = await guest()
    for path in ("/api/guests", "/api/records", "/api/tables", "/nowhere", "/health"):
        async with Silent(server) as silent:
            await silent.post(path, 1000, b"{", ann.token)
            said = await silent.read_all()
            assert said == b"" or said.split()[1] in (b"404", b"405", b"408"), path


async def test_a_body_in_pieces_is_taken(server: Running) -> None:
    async with Silent(server) as silent:
        await silent.post("/api/guests", 15, b'{"name"')
        for piece in (b": ", b'"Ann', b'"}'):
            await asyncio.sleep(0.01)
            await silent.send(piece)
        assert b" 201 " in await silent.read()


async def test_a_body_that_breaks_off_is_one_line_of_the_log(
    server: Running, guest: MakeGuest, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await guest()
    with caplog.at_level(logging.INFO):
        for path in ("/api/guests", "/api/records", "/api/tables"):
            async with Silent(server) as silent:
                await silent.post(path, 1000, b"{", ann.token)
                await asyncio.sleep(0.05)
        await until(lambda: len(ours(caplog)) == 3)
        await asyncio.sleep(0.05)
    assert [record.exc_info for record in ours(caplog)] == [None] * 3
    assert all("\n" not in record.getMessage() for record in ours(caplog))


def ours(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name.startswith(("greatplains", "uvicorn"))]


async def test_an_address_holds_so_many_connections_and_no_more(settings: Settings) -> None:
    async with running(replace(settings, connections_an_address=3)) as server:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(Silent(server))
            await until(lambda: server.process and len(server.process.server_state.connections) == 3)
            async with Silent(server) as fourth:
                assert b" 429 " in await fourth.read_all()
        await until(lambda: server.process and not server.process.server_state.connections)
        async with browser(server) as http:
            assert (await http.get("/health")).status_code == 200


async def test_connections_of_a_proxy_are_those_of_many(settings: Settings) -> None:
    few = replace(settings, connections_an_address=1, trusted_proxies="127.0.0.1")
    async with running(few) as server, Silent(server), Silent(server), Silent(server), browser(server) as http:
        assert (await http.get("/health")).status_code == 200


async def test_a_socket_counts_as_the_connection_it_is(settings: Settings) -> None:
    async with running(replace(settings, connections_an_address=2)) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "open")
        async with ann.sit(table):
            async with Silent(server) as third:
                assert b" 429 " in await third.read_all()
            await ann.see(table)
        await ann.http.aclose()
        await until(lambda: server.process and not server.process.server_state.connections)
        async with open_socket(server, table), open_socket(server, table):
            pass


def test_no_address_gets_more_than_half_of_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, most in ((256, 192), (1024, 960), (16, 16), (10**9, 65_472), (resource.RLIM_INFINITY, 65_472)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert running_module._most_connections() == most


class Reader(asyncio.Transport):
    """Somebody who takes as much as they are told to."""

    def __init__(self, unread: int) -> None:
        super().__init__()
        self.unread = unread
        self.is_cut_off = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_cut_off = True


async def test_those_who_hold_up_most_are_cut_off_first() -> None:
    connections = Connections(10, 10, most_unread=1000)
    readers = [Reader(size) for size in (100, 700, 150)]
    for reader in readers:
        assert connections.admit(reader, "a")
        connections.fell_behind(reader)
    assert [reader.is_cut_off for reader in readers] == [False] * 3
    another = Reader(200)
    connections.admit(another, "b")
    connections.fell_behind(another)
    assert [reader.is_cut_off for reader in (*readers, another)] == [False, True, False, False]
    assert connections.unread == 450
    for reader in (*readers, another):
        connections.leave(reader)
    assert (len(connections), connections.unread) == (0, 0)


async def test_whoever_stops_reading_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads, however slowly, is not; nor is one to whom nothing is written."""
    now = 0.0
    monkeypatch.setattr(connections_module, "LOOK_SECONDS", 1000.0)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    connections = Connections(10, 10, most_unread=10_000_000)
    stuck, slow, idle, dripping = Reader(100_000), Reader(1_000_000), Reader(0), Reader(100_000)
    readers = (stuck, slow, idle, dripping)
    for reader in readers:
        connections.admit(reader, "a")
    for reader in (stuck, slow):
        connections.fell_behind(reader)
    for _ in range(12):
        connections._look_around()
        now += 5.0
        slow.unread -= 5_000
        dripping.unread -= 1
    assert [reader.is_cut_off for reader in readers] == [True, False, False, True]
    for reader in readers:
        connections.leave(reader)


async def test_requests_are_not_lined_up_by_the_thousand(server: Running) -> None:
    async with Silent(server) as silent:
        await silent.get("/health", times=2000)
        said = await silent.read_all()
    assert said.count(b"HTTP/1.1 200") < 100


async def test_a_few_requests_may_be_sent_ahead(server: Running) -> None:
    async with Silent(server) as silent:
        await silent.get("/health", times=8)
        said = b""
        while said.count(b"HTTP/1.1 200") < 8:
            said += await silent.read()


@pytest.mark.parametrize("first", [0x89, 0x8A, 0x81], ids=["ping", "pong", "text"])
async def test_a_crowd_of_frames_is_cut_off(server: Running, guest: MakeGuest, first: int) -> None:
    ann = await guest()
    table = await ann.create("me", "open")
    async with Silent(server) as silent:
        await silent.open_socket(table, ann.token)
        try:
            await silent.send(frame(b"", first) * 20_000)
        except ConnectionError:
            return
        assert len(await silent.read_all()) < 200_000


async def test_steps_may_be_sent_in_a_crowd(guest: MakeGuest) -> None:
    """As a page does that comes back with its draft."""
    ann = await guest()
    table = await ann.create("me", "me")
    async with ann.sit(table) as seated:
        for _ in range(100):
            await seated.send("ping")
        for _ in range(100):
            answered: dict[str, Any] = await seated.hear("pong")
            assert answered == {"type": "pong"}
