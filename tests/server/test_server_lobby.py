"""The lobby, my games, chat and limits."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from tests.server.playing import Guest, Refused, Running, running

from greatplains.core.rng import Rng
from greatplains.server.domain.refusals import TooMany
from greatplains.server.http.limits import Buckets
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


async def listed(guest: Guest, path: str = "/tables", **query: str) -> list[str]:
    return [table["id"] for table in (await guest.get(path, **query))["tables"]]


async def test_the_lobby_shows_public_tables_only(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest()
    hidden = await ann.create("me", "open")
    shown = await ann.create("me", "open", "bot:easy", public=True)
    full = await ann.create("me", "me", public=True, game="bison")
    assert await listed(bob) == [shown]
    assert await listed(bob, status="running") == [full]
    assert await listed(bob, status="running", game="wind-river") == []
    line = (await bob.get("/tables"))["tables"][0]
    assert [(seat["name"], seat["bot"]) for seat in line["seats"]] == [("Ann", None), ("", None), ("", "easy")]
    assert (await bob.see(hidden))["table"]["id"] == hidden


async def test_the_lobby_has_pages(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    made = [await somebody.create("me", "open", public=True) for somebody in (ann, bob) for _ in range(30)]
    first = await ann.get("/tables")
    second = await ann.get("/tables", after=first["next"])
    found = [table["id"] for page in (first, second) for table in page["tables"]]
    assert found == made[::-1]
    assert second["next"] is None


async def test_my_games_have_those_first_that_wait_for_me(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    waiting = await ann.create("me", "open", first=1)
    await bob.post(f"/tables/{waiting}/seats/1")
    mine = await bob.create("me", "open")
    not_yet = await ann.create("me", "open", first=0)
    await bob.post(f"/tables/{not_yet}/seats/1")
    await ann.create("me", "open")
    tables = (await bob.get("/tables/mine"))["tables"]
    assert [table["id"] for table in tables] == [waiting, not_yet, mine]
    assert [table["waiting"] for table in tables] == [True, False, False]
    await bob.turn(waiting, Rng(1, "mine"))
    assert not any(table["waiting"] for table in (await bob.get("/tables/mine"))["tables"])


async def test_what_is_said_is_kept_as_it_is(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("<script>")
    table = await ann.create("me", "open")
    text = '<img src=x onerror=alert(1)> "quoted" \\u0041'
    await bob.post(f"/tables/{table}/chat", text=text)
    async with ann.sit(table) as seated:
        said = seated.welcome["events"][-1]["event"]
        assert (said["kind"], said["text"], said["by"]["name"]) == ("chat", text, "<script>")
    raw = await ann.http.get(f"/api/tables/{table}/events")
    assert raw.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "two\nlines", "a\u202eb", "\u0007"])
async def test_chat_is_short_and_visible(guest: MakeGuest, text: str) -> None:
    ann = await guest()
    table = await ann.create("me", "open")
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/chat", text=text)
    assert refused.value.code.startswith("text_")


async def test_chat_sent_twice_with_a_key_is_said_once(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "open")
    first = await ann.post(f"/tables/{table}/chat", text="hello", key="1")
    assert await ann.post(f"/tables/{table}/chat", text="hello", key="1") == first


async def test_the_creator_can_mute_and_unmute(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open")
    with pytest.raises(Refused) as foreign:
        await bob.post(f"/tables/{table}/mute", who=ann.id)
    assert foreign.value.code == "not_creator"
    await ann.post(f"/tables/{table}/mute", who=bob.id)
    await ann.post(f"/tables/{table}/mute", who=bob.id)
    with pytest.raises(Refused) as muted:
        await bob.post(f"/tables/{table}/chat", text="hello")
    assert muted.value.code == "muted"
    await ann.post(f"/tables/{table}/mute", who=bob.id, muted=False)
    await bob.post(f"/tables/{table}/chat", text="hello")


async def test_a_guest_has_so_many_tables_and_no_more(settings: Settings) -> None:
    async with running(replace(settings, tables_a_guest=2)) as server:
        ann = await Guest.arrive(server)
        for _ in range(2):
            await ann.create("me", "open")
        with pytest.raises(Refused) as third:
            await ann.create("me", "open")
        assert (third.value.status, third.value.code) == (429, "tables")
        await ann.http.aclose()


async def test_requests_are_limited_for_each_identity(settings: Settings) -> None:
    async with running(replace(settings, requests_a_second=0.001, requests_at_once=5)) as server:
        ann, bob = await Guest.arrive(server), await Guest.arrive(server)
        for _ in range(5):
            await ann.get("/me")
        with pytest.raises(Refused) as many:
            await ann.get("/me")
        assert (many.value.status, many.value.code) == (429, "too_fast")
        await bob.get("/me")
        await ann.http.aclose()
        await bob.http.aclose()


def test_tokens_flow_back_into_a_bucket() -> None:
    now = [0.0]
    buckets = Buckets(rate=2.0, burst=3, clock=lambda: now[0])
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(TooMany):
        buckets.take("ann")
    buckets.take("bob")
    now[0] = 0.5
    buckets.take("ann")
    with pytest.raises(TooMany):
        buckets.take("ann")


async def test_bodies_are_limited(settings: Settings) -> None:
    async with running(replace(settings, body_bytes=1000)) as server:
        ann = await Guest.arrive(server)
        for path, length in (("/tables", 70_000), ("/records", 2000)):
            with pytest.raises(Refused) as large:
                await ann.post(path, game="x" * length)
            assert (large.value.status, large.value.code) == (413, "too_large")
        await ann.http.aclose()


async def test_idle_tables_are_archived(guest: MakeGuest, server: Running) -> None:
    ann = await guest()
    idle, running_table = await ann.create("me", "open"), await ann.create("me", "me")
    assert await server.server.archive_idle() == 0
    later = time.time() + 1
    for table in (idle, running_table):
        await server.server.service.archive(table, later)
        assert (await ann.see(table))["table"]["status"] == "archived"
    assert await listed(ann, "/tables/mine") == []
    with pytest.raises(Refused) as away:
        await ann.turn(running_table, Rng(1, "late"))
    assert away.value.code == "is_archived"
