"""Identities: guests, cookies, names, other devices; requests of foreign pages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.playing import Guest, Refused, Running, answer, browser, running

from greatplains.server.settings import Settings
from greatplains.server.store.schema import secrets

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


async def test_a_guest_has_a_name_a_colour_and_a_cookie(server: Running) -> None:
    async with browser(server) as http:
        response = await http.post("/api/guests", json={})
        made = response.json()
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert (await http.get("/api/me")).json() == made["person"]
        assert made["person"]["name"].startswith("Guest ")


async def test_a_browser_that_has_lost_all_but_its_cookie_stays_who_it_is(server: Running) -> None:
    async with browser(server) as http:
        first = (await http.post("/api/guests", json={"name": "Ann"})).json()
        again = await http.post("/api/guests", json={}, headers={"origin": server.address})
        assert again.status_code == 200
        assert again.json() == {"person": first["person"], "token": None}
        assert "set-cookie" not in again.headers
        token = first["token"]
    async with browser(server, headers={"authorization": f"Bearer {token}"}) as program:
        other = (await program.post("/api/guests", json={})).json()
        assert other["person"]["id"] != first["person"]["id"], "a program may make as many as it needs"
    own = {"cookie": "greatplains=nobody", "origin": server.address}
    async with browser(server, headers=own) as stranger:
        assert (await stranger.post("/api/guests", json={})).status_code == 201


async def test_a_guest_of_one_server_is_nobody_at_another_in_the_same_process(
    guest: MakeGuest, settings: Settings, empty_sqlite: Path, tmp_path: Path
) -> None:
    ann = await guest("Ann")
    elsewhere = shutil.copy(empty_sqlite, tmp_path / "elsewhere.sqlite")
    async with running(replace(settings, database=f"sqlite:///{elsewhere}", bus="")) as other:
        stranger = Guest(other, ann.token, ann.person)
        with pytest.raises(Refused) as refused:
            await stranger.get("/me")
        assert (refused.value.status, refused.value.code) == (401, "token")
        assert await ann.get("/me") == ann.person
        await stranger.http.aclose()


async def test_only_the_hash_of_a_secret_is_stored(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    secret = ann.token.partition(".")[2]
    rows = await server.server.store.database.read(select(secrets))
    assert sha256(secret.encode()).hexdigest() in [row.hash for row in rows]
    assert secret not in str(rows)


async def test_cookies_are_secure_behind_tls(settings: Settings) -> None:
    async with running(replace(settings, trusted_proxies="127.0.0.1")) as behind_proxy:
        async with browser(behind_proxy, headers={"x-forwarded-proto": "https"}) as http:
            response = await http.post("/api/guests", json={})
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


@pytest.mark.parametrize("token", ["nobody", "a.b", "x" * 12 + "." + "y" * 43, "é" * 12 + "." + "y" * 43])
async def test_a_token_that_nobody_holds_is_refused(server: Running, token: str) -> None:
    async with browser(server) as http:
        response = await http.get("/api/me", headers={b"authorization": f"Bearer {token}".encode()})
        assert response.status_code == 401
        response = await http.get("/api/me", headers={b"cookie": f"greatplains={token}".encode()})
        assert response.status_code == 401


async def test_the_secret_of_another_does_not_open_an_identity(guest: MakeGuest, server: Running) -> None:
    ann, bob = await guest(), await guest()
    mixed = f"{ann.id}.{bob.token.partition('.')[2]}"
    async with browser(server) as http:
        assert (await http.get("/api/me", headers={"authorization": f"Bearer {mixed}"})).status_code == 401


async def test_name_and_colour_can_be_changed(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    changed = answer(await ann.http.patch("/api/me", json={"name": "  Anna  ", "colour": "#aabbcc"}))
    assert changed == {"id": ann.id, "name": "Anna", "colour": "#aabbcc"}
    assert await ann.get("/me") == changed


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\u202eb", "a\u0000b", "\u200b", "a\u2028b"])
async def test_names_are_short_and_visible(guest: MakeGuest, name: str) -> None:
    with pytest.raises(Refused) as refused:
        await guest(name)
    assert refused.value.code.startswith("name_")


@pytest.mark.parametrize("name", ["Zoë", "李小龙", "<b>Bob</b>", "👩‍👩‍👧 family", 'O\'Neil "x"'])
async def test_names_may_be_anything_visible(guest: MakeGuest, name: str) -> None:
    assert (await guest(name)).person["name"] == name


async def test_a_link_moves_an_identity_once(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    link = await ann.post("/me/links")
    async with browser(server) as phone:
        moved = answer(await phone.post("/api/links", json={"token": link["token"]}))
        assert moved["person"] == ann.person
        assert moved["token"] != ann.token
        assert (await phone.get("/api/me")).json()["id"] == ann.id
    async with browser(server) as thief:
        again = await thief.post("/api/links", json={"token": link["token"]})
        assert (again.status_code, again.json()["code"]) == (401, "link")
    assert (await ann.get("/me"))["id"] == ann.id


async def test_a_link_expires(settings: Settings) -> None:
    async with running(replace(settings, link_minutes=0.0)) as server:
        ann = await Guest.arrive(server)
        link = await ann.post("/me/links")
        with pytest.raises(Refused) as late:
            await ann.post("/links", token=link["token"])
        assert late.value.code == "link"
        await ann.http.aclose()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "own"}, 201),
    ],
)
async def test_a_cookie_acts_only_from_the_own_pages(
    guest: MakeGuest, server: Running, headers: dict[str, str], status: int
) -> None:
    ann = await guest()
    sent = {name: server.address if value == "own" else value for name, value in headers.items()}
    async with browser(server, cookies={"greatplains": ann.token}, headers=sent) as http:
        made = await http.post("/api/tables", json={"game": "bison", "seats": ["me", "open"]})
        assert made.status_code == status
        assert (await http.get("/api/me")).status_code == 200


async def test_every_answer_has_the_headers_of_safety(server: Running) -> None:
    async with browser(server) as http:
        for path in ("/", "/health", "/ready", "/metrics", "/nowhere", "/api/me", "/api/openapi.json", "/api/tables"):
            response = await http.get(path)
            assert "default-src 'none'" in response.headers["content-security-policy"]
            assert response.headers["x-content-type-options"] == "nosniff"
            assert "server" not in response.headers
        # The policy lets no script run that stands in a page.
        assert not re.search(r"<script(?![^>]*\ssrc=)", (await http.get("/")).text)


async def test_errors_have_one_shape(server: Running, guest: MakeGuest) -> None:
    ann = await guest()
    for method, path, body in (
        ("GET", "/api/nowhere", None),
        ("PUT", "/api/tables", None),
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"[]"),
        ("POST", "/api/tables", b'{"game": 3}'),
        ("GET", "/api/tables?after=x/y/z", None),
        ("GET", "/api/tables?status=secret", None),
        ("GET", "/api/tables?game=%00", None),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables/%F0%9F%A6%AC/events?after=99999999999999999999", None),
        ("POST", "/api/tables", b'{"game": "bison", "seats": ["me", "me"], "first": 1' + b"0" * 60 + b"}"),
        ("POST", "/api/tables", b'{"game": "bison", "seats": ["me", "me"], "options": ' + b"[" * 100_000 + b"}"),
        ("POST", "/api/tables", b'{"game": "\\ud800", "seats": []}'),
        ("POST", "/api/guests", b'{"name": "\\u0000"}'),
        ("POST", "/api/records", b"\xff"),
        ("POST", "/api/records", b"[" * 100_000),
    ):
        response = await ann.http.request(method, path, content=body)
        assert 400 <= response.status_code < 500, (method, path)
        assert set(response.json()) == {"code", "parameters", "sentence", "rule"}, (method, path)
