"""Hints: for one person against bots, from what the seat may know, never where people play."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, running

from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.settings import Settings
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import HintQuestion

pytestmark = pytest.mark.anyio


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asking
    return str(caught.value.code)


@pytest.mark.parametrize("game", ["bison", "wind-river"])
async def test_a_hint_is_a_turn_that_can_be_made_and_says_why(guest: MakeGuest, game: str) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "bot:random", game=game, first=0)
    await ann.post(f"/tables/{table}/hint")  # the process starts
    begun = time.monotonic()
    hint = await ann.post(f"/tables/{table}/hint")
    assert time.monotonic() - begun < 0.5, "Of a turn there is one hint, and it is remembered."
    assert hint["turn"] == 1
    assert hint["kind"]["code"] == "turn_kind"
    assert hint["reasons"]
    assert all(reason["sentence"] for reason in hint["reasons"])
    assert 0.0 <= hint["chance"] <= 1.0
    assert all(step["kind"] for step in hint["steps"])
    receipt = await ann.post(f"/tables/{table}/turns", turn=1, text=hint["text"])
    assert receipt["turn"] == 1
    assert await refused(ann.post(f"/tables/{table}/hint")) == "not_your_turn"


async def test_who_plays_with_people_gets_no_hints(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", "bot:random", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    for somebody in (ann, bob):
        with pytest.raises(Refused) as caught:
            await somebody.post(f"/tables/{table}/hint")
        assert (caught.value.status, caught.value.code) == (403, "no_hints")
        assert caught.value.problem["sentence"] == "There are hints only where one person plays against bots alone."


async def test_who_shares_a_screen_gets_no_hints(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", "bot:random", game="bison", first=0)
    assert await refused(ann.post(f"/tables/{table}/hint")) == "no_hints"


async def test_a_rival_who_resigned_was_a_person_all_the_same(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", "bot:random", game="bison", first=0, stand_in="random")
    await bob.post(f"/tables/{table}/seats/1")
    await bob.post(f"/tables/{table}/seats/1/resign")
    assert await refused(ann.post(f"/tables/{table}/hint")) == "no_hints"


async def test_others_cannot_ask_for_hints(guest: MakeGuest) -> None:
    ann, walt = await guest("Ann"), await guest("Walt")
    table = await ann.create("me", "bot:random", game="bison", first=0)
    assert await refused(walt.post(f"/tables/{table}/hint")) == "not_player"
    assert await refused(ann.post("/tables/none/hint")) == "unknown_table"


async def test_hints_are_counted(settings: Settings) -> None:
    async with running(replace(settings, hints_a_minute=1)) as server:
        ann = await Guest.arrive(server)
        tables = [await ann.create("me", "bot:random", game="wind-river", first=0) for _ in range(2)]
        await ann.post(f"/tables/{tables[0]}/hint")
        assert await refused(ann.post(f"/tables/{tables[1]}/hint")) == "hints"
        await ann.post(f"/tables/{tables[0]}/hint")  # what was found already costs nothing
        await ann.http.aclose()


async def test_a_process_that_dies_costs_the_hint_alone(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(self: BotPool, question: HintQuestion, kind: type) -> None:
        raise BotFailed("killed")

    ann = await guest("Ann")
    table = await ann.create("me", "bot:random", game="wind-river", first=0)
    with monkeypatch.context() as patched:
        patched.setattr(BotPool, "ask", die)
        assert await refused(ann.post(f"/tables/{table}/hint")) == "no_hint"
    assert (await ann.post(f"/tables/{table}/hint"))["turn"] == 1


async def test_while_a_hint_is_thought_about_the_server_answers(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "bot:random", game="bison", first=0)
    hint = asyncio.create_task(ann.post(f"/tables/{table}/hint"))
    await asyncio.sleep(0.1)
    begun = time.monotonic()
    await ann.see(table)
    assert not hint.done()
    assert time.monotonic() - begun < 0.5
    await hint


async def test_a_hint_rests_on_what_the_seat_may_know() -> None:
    """The same side of two games that differ only in what is hidden gives the same hint, up to where time ends."""
    rules = GAMES["bison"]
    position = rules.opening(rules.deal(2, Rng(1, "hint"), {}, 0))
    twin = rules.resample(position, 0, Rng(2, "twin"))
    assert rules.view(position, 0) == rules.view(twin, 0)
    assert twin.to_bytes() != position.to_bytes()
    one, other = (rules.resample(each, 0, Rng(3, "table")).to_bytes() for each in (position, twin))
    assert one == other
