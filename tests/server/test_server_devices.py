"""One's devices: listed, told apart, and signed out; the way back; the cookie under TLS and without."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, browser, running
from websockets.exceptions import ConnectionClosed

from greatplains.server.domain.events import Person
from greatplains.server.http.browsers import describe_browser
from greatplains.server.settings import Settings
from greatplains.server.store.schema import secrets

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


async def another(of: Guest, server: Running) -> Guest:
    """The same person at another device."""
    link = await of.post("/me/links")
    async with browser(server, headers={"user-agent": FIREFOX}) as http:
        made = (await http.post("/api/links", json={"token": link["token"]})).json()
    return Guest(server, made["token"], made["person"])


async def test_devices_are_listed_this_one_first(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    phone = await another(ann, server)
    listed = (await ann.get("/me/devices"))["devices"]
    assert [(device["this"], device["label"]) for device in listed] == [(True, ""), (False, "Firefox, Android")]
    assert all(abs(device["added_at"] - time.time()) < 60 for device in listed)
    assert [device["id"] for device in (await phone.get("/me/devices"))["devices"]] == [
        listed[1]["id"],
        listed[0]["id"],
    ]
    assert ann.token.partition(".")[2] not in str(listed)
    await phone.http.aclose()


async def test_a_device_that_is_signed_out_is_nobody_at_once(guest: MakeGuest, server: Running) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    phone = await another(ann, server)
    table = await ann.create("me", "open")
    async with phone.sit(table) as seat, ann.sit(table) as own:
        await seat.ask("hello", "welcome")
        await own.ask("hello", "welcome")
        (other,) = [device["id"] for device in (await ann.get("/me/devices"))["devices"] if not device["this"]]
        with pytest.raises(Refused) as refused:
            await bob.delete(f"/me/devices/{other}")
        assert (refused.value.status, refused.value.code) == (404, "no_device")
        await ann.delete(f"/me/devices/{other}")
        with pytest.raises(ConnectionClosed) as closed:
            await seat.hear("what never comes")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "token")
        assert await own.ask("ping", "pong")
    with pytest.raises(Refused) as refused:
        await phone.get("/me")
    assert refused.value.status == 401
    assert await ann.get("/me") == ann.person
    await phone.http.aclose()


async def test_all_others_are_signed_out_and_links_lead_nowhere(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    phone, tablet = await another(ann, server), await another(ann, server)
    link = await ann.post("/me/links")
    way_back = (await ann.http.post("/api/me/links", params={"lasting": True})).json()
    await ann.delete("/me/devices")
    await ann.delete("/me/devices")  # there are no more
    for gone in (phone, tablet):
        with pytest.raises(Refused):
            await gone.get("/me")
        await gone.http.aclose()
    with pytest.raises(Refused):
        await ann.post("/links", token=link["token"])
    assert (await ann.post("/links", token=way_back["token"]))["person"] == ann.person


async def test_signing_out_this_device_takes_its_cookie(server: Running) -> None:
    async with browser(server) as http:
        await http.post("/api/guests", json={})
        (this,) = (await http.get("/api/me/devices")).json()["devices"]
        own = {"origin": server.address}
        assert (await http.delete(f"/api/me/devices/{this['id']}", headers=own)).status_code == 204
        assert not http.cookies
        assert (await http.get("/api/me")).status_code == 401


async def test_what_another_process_has_signed_out_is_closed_soon(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    phone = await another(ann, server)
    table = await ann.create("me", "open")
    people = server.server.store.people
    async with phone.sit(table) as seat, ann.sit(table) as own:
        await own.ask("hello", "welcome")
        await server.server.sign_out_elsewhere()
        await seat.ask("hello", "welcome")
        (_, of_phone) = [device.hash for device in await people.devices(ann.id)]
        await people.drop_devices(ann.id, [of_phone])
        await server.server.sign_out_elsewhere()
        with pytest.raises(ConnectionClosed):
            await seat.hear("what never comes")
        assert await own.ask("ping", "pong")
    with pytest.raises(Refused):
        await phone.get("/me")
    await phone.http.aclose()


async def test_when_a_device_was_used_is_noted_now_and_then(guest: MakeGuest, server: Running) -> None:
    """No request writes it; the housekeeping does, and for one who was there within the hour nothing."""
    ann = await guest("Ann")
    database = server.server.store.database
    await ann.get("/me")
    assert server.server.identities._seen == {}
    await database.write([(update(secrets).values(seen_at=5.0), {})])
    server.server.identities._remembered.clear()
    await ann.get("/me")
    (row,) = await database.read(select(secrets))
    assert row.seen_at == 5.0
    (listed,) = (await ann.get("/me/devices"))["devices"]
    assert abs(listed["seen_at"] - time.time()) < 60
    await server.server.identities.note_seen()
    (row,) = await database.read(select(secrets))
    assert abs(row.seen_at - time.time()) < 60


async def test_nobody_gathers_devices_without_end(guest: MakeGuest, server: Running) -> None:
    """Those that were not used for longest are signed out."""
    ann = await guest("Ann")
    tokens = [
        await server.server.identities.sign_in(Person(ann.id, "Ann", ann.person["colour"]), "") for _ in range(60)
    ]
    newest = Guest(server, tokens[-1], ann.person)
    assert len((await newest.get("/me/devices"))["devices"]) == 50
    with pytest.raises(Refused):
        await ann.get("/me")
    await newest.http.aclose()


async def test_there_is_one_way_back_and_it_can_be_voided(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    assert (await ann.get("/me/devices"))["way_back_at"] is None
    first, second = [(await ann.http.post("/api/me/links", params={"lasting": True})).json() for _ in range(2)]
    assert abs((await ann.get("/me/devices"))["way_back_at"] - time.time()) < 60
    with pytest.raises(Refused) as refused:
        await ann.post("/links", token=first["token"])
    assert refused.value.code == "link"
    await ann.delete("/me/way-back")
    assert (await ann.get("/me/devices"))["way_back_at"] is None
    with pytest.raises(Refused):
        await ann.post("/links", token=second["token"])


async def test_under_tls_the_cookie_is_for_this_host_alone(settings: Settings) -> None:
    async with running(replace(settings, secure_cookies=True)) as server, browser(server) as http:
        response = await http.post("/api/guests", json={})
        made, dropped = response.headers.get_list("set-cookie")
        assert made.startswith("__Host-greatplains=")
        assert "Secure" in made
        assert "Path=/" in made
        assert "Domain" not in made
        assert dropped.startswith(('greatplains="";', "greatplains=;"))
        assert "Max-Age=0" in dropped


async def test_a_cookie_of_an_older_name_is_taken_and_exchanged(settings: Settings) -> None:
    async with running(replace(settings, secure_cookies=True)) as server:
        ann, eve = await Guest.arrive(server, "Ann"), await Guest.arrive(server, "Eve")

        async def me(cookie: str) -> Any:
            async with browser(server) as http:
                return await http.get("/api/me", headers={"cookie": cookie})

        moved = await me(f"greatplains={ann.token}")
        assert moved.json() == ann.person
        assert moved.headers.get_list("set-cookie")[0].startswith(f"__Host-greatplains={ann.token};")
        # One that a neighbour has set for this host, too, does not count beside the protected one.
        kept = await me(f"greatplains={eve.token}; __Host-greatplains={ann.token}")
        assert kept.json() == ann.person
        assert not kept.headers.get_list("set-cookie")
        await ann.http.aclose()
        await eve.http.aclose()


async def test_a_household_without_tls_has_the_plain_cookie(server: Running) -> None:
    async with browser(server) as http:
        (made,) = (await http.post("/api/guests", json={})).headers.get_list("set-cookie")
        assert made.startswith("greatplains=")
        assert "Secure" not in made
        assert not (await http.get("/api/me")).headers.get_list("set-cookie")


@pytest.mark.parametrize(
    ("said", "label"),
    [
        (FIREFOX, "Firefox, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140", "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/140 Safari/537", "Chrome, Linux"),
        ("curl/8.0 <script>alert(1)</script>", ""),
    ],
)
def test_a_browser_is_named_by_its_family(said: str, label: str) -> None:
    assert describe_browser(said) == label
