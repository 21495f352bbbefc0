"""Where others find the server: told to pages on the machine itself, whose own address leads others nowhere."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.playing import Guest, running

from greatplains.server.http import reach
from greatplains.server.http.routes import site
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("host", "is_told"), [("127.0.0.1", False), ("0.0.0.0", True)])
async def test_the_address_is_told_where_the_server_listens_beyond_the_machine(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, host: str, is_told: bool
) -> None:
    monkeypatch.setattr(site, "own_address", lambda: "192.0.2.7")
    async with running(replace(settings, host=host)) as server:
        ann = await Guest.arrive(server)
        address = (await ann.get("/address"))["address"]
        port = server.address.rpartition(":")[2]
        assert address == (f"http://192.0.2.7:{port}" if is_told else None)
        await ann.http.aclose()


async def test_others_are_not_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "own_address", lambda: "192.0.2.7")
    async with running(replace(settings, host="0.0.0.0", trusted_proxies="127.0.0.1")) as server:
        ann = await Guest.arrive(server)
        ann.http.headers["X-Forwarded-For"] = "203.0.113.5"
        assert (await ann.get("/address"))["address"] is None
        await ann.http.aclose()


@pytest.mark.parametrize(
    ("address", "is_so"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("10.0.0.3", False), ("host", False)],
)
def test_loopback_is_known(address: str, is_so: bool) -> None:
    assert reach.is_loopback(address) == is_so
