"""Limits and silence: how much one may hold and send, and what never reaches a log."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Running, browser, open_socket, running
from websockets.exceptions import ConnectionClosed

from greatplains.core.rng import Rng
from greatplains.server.http import uvicorn_protocols as protocol
from greatplains.server.live.tables import Tables
from greatplains.server.logs import set_up_logs
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

HEAD = b"GET /health HTTP/1.1\r\nhost: here\r\n"


async def answer_to(server: Running, sent: bytes, is_all: bool = True) -> bytes:
    """What comes back, up to the end of the connection."""
    address = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(sent)
        if is_all:
            writer.write_eof()
        async with asyncio.timeout(30):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_an_identity_holds_so_many_sockets_and_no_more(settings: Settings) -> None:
    async with running(replace(settings, sockets_a_guest=2)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        table = await ann.create("me", "open")
        async with ann.sit(table), ann.sit(table):
            async with open_socket(server, table, ann.token) as third:
                with pytest.raises(ConnectionClosed):
                    await third.recv()
                assert third.close_code == 4429
            async with bob.sit(table):
                pass
        async with ann.sit(table):
            pass
        await asyncio.gather(ann.http.aclose(), bob.http.aclose())


async def test_an_address_holds_so_many_sockets_and_no_more(settings: Settings) -> None:
    async with running(replace(settings, sockets_an_address=1)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        table = await ann.create("me", "open")
        async with ann.sit(table), open_socket(server, table, bob.token) as second:
            with pytest.raises(ConnectionClosed):
                await second.recv()
            assert second.close_code == 4429
        await asyncio.gather(ann.http.aclose(), bob.http.aclose())


async def test_messages_of_a_socket_count_as_requests(settings: Settings) -> None:
    async with running(replace(settings, requests_a_second=0.001, requests_at_once=20)) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me")
        async with ann.sit(table) as seated:
            for _ in range(20):
                await seated.send("ping")
            refused = await seated.hear("refused")
            assert refused["problem"]["code"] == "too_fast"
        await ann.http.aclose()


async def test_new_guests_are_limited_for_each_address(settings: Settings) -> None:
    async with running(replace(settings, new_guests_a_minute=2)) as server:
        statuses = []
        for _ in range(3):
            async with browser(server) as http:
                statuses.append((await http.post("/api/guests", json={})).status_code)
        assert statuses == [201, 201, 429]


async def test_addresses_are_limited_whoever_asks(settings: Settings) -> None:
    few = replace(settings, requests_a_second=0.001, requests_at_once=3, address_factor=1)
    async with running(few) as server, browser(server) as http:
        assert [(await http.get("/health")).status_code for _ in range(5)][-1] == 429


async def test_a_head_without_end_is_cut_off(server: Running) -> None:
    assert b"200 OK" in await answer_to(server, HEAD + b"x: " + b"y" * 10_000 + b"\r\nconnection: close\r\n\r\n")
    assert b"431" in await answer_to(server, HEAD + b"x: " + b"y" * (protocol.HEAD_BYTES + 1))
    many = b"".join(b"x%d: y\r\n" % number for number in range(10_000))
    assert b"200 OK" not in await answer_to(server, HEAD + many)


async def test_a_long_body_is_no_long_head(server: Running) -> None:
    body = b'{"name": "' + b"y" * 60_000 + b'"}'
    head = b"POST /api/guests HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n"
    answered = await answer_to(server, head + b"content-length: %d\r\n\r\n" % len(body) + body)
    assert b"name_long" in answered


async def test_whoever_never_says_what_they_want_is_shown_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.05)
    assert await answer_to(server, HEAD, is_all=False) == b""
    assert await answer_to(server, b"", is_all=False) == b""


async def test_names_and_chat_come_back_as_json_and_never_as_a_page(guest: MakeGuest) -> None:
    script = "<script>alert(1)</script>"
    ann = await guest(script)
    table = await ann.create("me", "open", public=True)
    await ann.post(f"/tables/{table}/chat", text=script)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/events", "/api/tables", "/api/me"):
        response = await ann.http.get(path)
        assert response.headers["content-type"] == "application/json"
        assert response.headers["x-content-type-options"] == "nosniff"
    assert script in (await ann.http.get(f"/api/tables/{table}/events")).text


async def test_what_is_kept_from_pages_is_kept_from_caches(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/draft", "/api/me", "/api/tables/mine"):
        assert (await ann.http.get(path)).headers["cache-control"] == "no-store"


async def test_no_log_line_holds_a_name_a_secret_or_the_address_of_a_table(
    settings: Settings, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is not public is open to whoever has its address."""
    kept = logging.getLogger().handlers, logging.getLogger().level
    set_up_logs("info")
    try:
        async with running(settings) as server:
            ann = await Guest.arrive(server, "Somebody Nobody Knows")
            table = await ann.create("me", "me", game="bison")
            async with ann.sit(table) as seated:
                await seated.send("chat", text="a private word")
                await ann.turn(table, Rng(1, "log"))
                await seated.send("step", step=99_999)
                await seated.hear("refused")
            broken = "_".join(("greatplains", "fails"))

            async def fail(*_: object) -> None:
                raise RuntimeError(broken)

            monkeypatch.setattr(Tables, "get", fail)
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 500
            await ann.http.aclose()
    finally:
        logging.getLogger().handlers, logging.getLogger().level = kept
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    # The guest of this test writes to the same log.
    written = "\n".join(str(line) for line in lines if not line["logger"].startswith(("httpx", "websockets.client")))
    assert "greatplains_fails" in written
    for secret in (table, ann.token, ann.token.split(".")[-1], "Somebody", "private word"):
        assert secret not in written
