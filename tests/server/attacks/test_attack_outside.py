"""Addresses that strangers name for messages: none of them leads into the network of the host."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from typing import Any

import pytest
from tests.server.receiving import web_place

from greatplains.server.http.aside import Aside
from greatplains.server.work.telling import outside
from greatplains.server.work.telling.outside import Outside, Unreachable, is_public

pytestmark = pytest.mark.anyio

INSIDE = [
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # what clouds tell their machines
    "100.64.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",  # an address of the old internet, which is asked for as such or not at all
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "2001:0:5ef5:79fd::1",
    "2002:7f00:1::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "no address",
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "193.0.6.139", "2a00:1450:4001:82a::200e"])
def test_an_address_of_the_internet_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "https://",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "//example.org/",
        "https://user@example.org/",
        "https://user:password@example.org/",
        "https://example.org:22/",
        "https://example.org:8443/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://exämple.org/",
        "https://example.org/\r\nHost: inside",
        "https://example.org/a b",
        "https://example.org/" + "a" * 2000,
    ],
)
def test_what_is_no_address_for_messages_is_refused_at_once(url: str) -> None:
    with pytest.raises(Unreachable) as refused:
        Outside().check(url)
    assert refused.value.is_final


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]
)
async def test_a_number_in_disguise_leads_nowhere(host: str) -> None:
    with pytest.raises(Unreachable) as refused:
        await Outside(seconds=30.0).post(f"https://{host}/", {}, b"")
    assert "public internet" in str(refused.value) or "no such name" in str(refused.value)


async def test_one_inside_among_many_is_enough_to_refuse_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    _resolve(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(Unreachable, match="public internet"):
        await Outside().post("https://example.org/", {}, b"")


async def test_a_name_is_asked_once_and_the_connection_goes_to_what_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that says something else the second time has nobody to say it to."""
    asked = _resolve(monkeypatch, ["8.8.8.8"])
    connected: list[tuple[Any, ...]] = []

    async def connect(*where: Any, **how: Any) -> Any:
        connected.append((*where, how["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable, match="ConnectionRefusedError"):
        await Outside().post("https://example.org/hook", {}, b"")
    assert asked == ["example.org"]
    assert connected == [("8.8.8.8", 443, "example.org")]


async def test_names_that_take_long_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who owns a domain decides how long it takes to look a name up, and a thread cannot be told to stop."""
    begun, go_on = threading.Semaphore(0), threading.Event()

    def resolve(host: str, port: int, **how: Any) -> Any:
        begun.release()
        go_on.wait(30)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(outside, "getaddrinfo", resolve, raising=False)
    place = Outside(seconds=0.2)
    posts = [asyncio.create_task(place.post(f"https://a{number}.example.org/", {}, b"")) for number in range(32)]
    try:
        for post in posts:
            with pytest.raises(Unreachable, match="too long"):
                await post
        async with asyncio.timeout(5):
            assert await Aside().run(lambda: "done") == "done"
    finally:
        go_on.set()


async def test_an_answer_that_never_ends_or_never_comes_is_not_waited_for() -> None:
    writers: list[asyncio.StreamWriter] = []

    async def chatter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        writer.write(b"x" * 100_000)

    async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        await reader.read()

    for place in (chatter, silence):
        server = await asyncio.start_server(place, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await Outside(reach_loopback=True, seconds=0.3).post(f"http://127.0.0.1:{port}/", {}, b"")
        server.close()
    for writer in writers:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def test_loopback_is_reached_only_where_a_host_allows_it() -> None:
    async with web_place() as place:
        assert await Outside(reach_loopback=True).post(f"{place.url}/x?y=1", {"A": "b"}, b"hello") == 201
        assert (place.got[0].path, place.got[0].body, place.got[0].headers["a"]) == ("/x?y=1", b"hello", "b")
        with pytest.raises(Unreachable):
            await Outside().post(place.url, {}, b"")
        with pytest.raises(Unreachable, match="public internet"):
            await Outside(reach_loopback=True).post("https://10.0.0.1/", {}, b"")
    assert len(place.got) == 1


def _resolve(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> list[str]:
    asked: list[str] = []

    def resolve(host: str, port: int, **how: Any) -> Any:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(outside, "getaddrinfo", resolve)
    return asked
