"""Nobody has all the bots: thinking is shared out between people, and what is quick does not wait for what is slow."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.server.attacks.silent import until
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, running

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.settings import Settings
from greatplains.server.store import FreeTurn
from greatplains.server.work.fairness import Fairness, Room
from greatplains.server.work.pool import BotPool
from greatplains.server.work.worker import Question

pytestmark = pytest.mark.anyio


def free(table: str, owner: str, level: str = "expert", has_people: bool = True) -> FreeTurn:
    return FreeTurn(table, 1, owner, "bison", level, has_people)


def tables_of(fairness: Fairness, turns: list[FreeTurn], room: Room, now: float = 0.0) -> list[str]:
    return [chosen.turn.table_id for chosen in fairness.choose(turns, room, now)]


def test_people_take_turns_however_many_tables_they_have() -> None:
    fairness = Fairness(lambda table: True)
    turns = [*(free(f"e{number}", "eve") for number in range(40)), free("a0", "ann"), free("b0", "bob")]
    together = fairness.choose(turns, Room(0, 3), 0.0)
    assert sorted(chosen.turn.owner for chosen in together) == ["ann", "bob", "eve"]
    order = []
    for _ in range(6):
        (chosen,) = fairness.choose(turns, Room(0, 1), 0.0)
        order.append(chosen.turn.owner)
        fairness.note(chosen, 1.0, 0.0)
    assert sorted(order[:3]) == sorted(order[3:]) == ["ann", "bob", "eve"]


def test_what_was_thought_is_forgotten_in_time() -> None:
    fairness = Fairness(lambda table: True)
    eve, ann = free("e", "eve"), free("a", "ann")
    (chosen,) = fairness.choose([eve], Room(0, 1), 0.0)
    fairness.note(chosen, 100.0, 0.0)
    (chosen,) = fairness.choose([ann], Room(0, 1), 3600.0)
    fairness.note(chosen, 1.0, 3600.0)
    assert tables_of(fairness, [ann, eve], Room(0, 1), 3600.0) == ["e"]


def test_quick_bots_have_room_where_slow_ones_do_not() -> None:
    turns = [free("slow", "eve"), free("quick", "eve", "easy"), free("greedy", "eve", "greedy")]
    fairness = Fairness(lambda table: True)
    assert tables_of(fairness, turns, Room(1, 0)) == ["quick"]
    assert sorted(tables_of(fairness, turns, Room(1, 1))) == ["quick", "slow"]
    assert tables_of(fairness, turns, Room(0, 0)) == []


def test_tables_of_bots_that_nobody_looks_at_wait_for_all_others() -> None:
    fairness = Fairness(lambda table: table == "looked at")
    alone = [free("alone", "eve", "random", has_people=False), free("alone too", "eve", "random", has_people=False)]
    looked_at, played = free("looked at", "eve", has_people=False), free("played", "eve")
    assert tables_of(fairness, [*alone, looked_at, played], Room(0, 2)) == ["played", "looked at"]
    assert tables_of(fairness, [*alone, played], Room(0, 2)) == ["played"]
    (chosen,) = fairness.choose(alone, Room(1, 2), 0.0)
    assert not chosen.is_waited_for
    fairness.note(chosen, 1.0, 1.0)
    assert tables_of(fairness, alone, Room(1, 2), 1.5) == [], "they rest between turns"
    assert len(tables_of(fairness, alone, Room(1, 2), 6.0)) == 1


async def test_an_easy_bot_answers_while_somebody_elses_experts_think(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The experts here never come to an end."""
    asked: list[str] = []

    async def think(self: BotPool, question: Question) -> list[int]:
        asked.append(question.bot)
        if question.bot == "expert":
            await asyncio.Event().wait()
        return random_turn(GAMES[question.game].from_bytes(question.dealt), Rng(1, "bot"))

    monkeypatch.setattr(BotPool, "think", think)
    async with running(replace(settings, bots=1)) as server:
        eve, ann = await Guest.arrive(server), await Guest.arrive(server)
        for _ in range(6):
            await eve.create("bot:expert", "me", game="bison", first=0)
        await until(lambda: asked == ["expert"])
        table = await ann.create("bot:easy", "me", game="bison", first=0)
        async with ann.sit(table) as seated:
            if seated.welcome["sight"]["turn"] == 1:
                await seated.hear_event("turn")
        assert asked == ["expert", "easy"]
        await asyncio.gather(eve.http.aclose(), ann.http.aclose())


async def test_bots_alone_do_not_play_while_people_wait_for_theirs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    async def think(self: BotPool, question: Question) -> list[int]:
        asked.append((question.bot, question.game))
        return random_turn(GAMES[question.game].from_bytes(question.dealt), Rng(1, "bot"))

    monkeypatch.setattr(BotPool, "think", think)
    async with running(settings) as server:  # no bots yet
        eve, ann = await Guest.arrive(server), await Guest.arrive(server)
        for _ in range(5):
            await eve.create("bot:expert", "bot:expert", game="wind-river")
        for _ in range(3):
            await ann.create("bot:expert", "me", game="bison", first=0)
        await asyncio.gather(eve.http.aclose(), ann.http.aclose())
    async with running(replace(settings, bots=1)):
        await until(lambda: len(asked) > 3)
    assert asked[:3] == [("expert", "bison")] * 3


async def test_a_guest_has_so_many_tables_of_bots_and_no_more(server: Running, guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    for _ in range(server.server.settings.bot_tables_a_guest):
        await ann.create("bot:random", "bot:random")
    with pytest.raises(Refused) as refused:
        await ann.create("bot:random", "bot:random")
    assert (refused.value.status, refused.value.code) == (429, "bot_tables")
    await ann.create("bot:random", "me")
    await bob.create("bot:random", "bot:random")


async def test_nor_if_they_are_asked_for_at_once(server: Running, guest: MakeGuest) -> None:
    ann = await guest()
    made = await asyncio.gather(*(ann.create("bot:random", "bot:random") for _ in range(20)), return_exceptions=True)
    most = server.server.settings.bot_tables_a_guest
    assert sum(isinstance(table, str) for table in made) <= most
    assert {error.code for error in made if isinstance(error, Refused)} == {"bot_tables"}


async def test_nor_by_giving_every_seat_to_a_bot_or_taking_up_what_was_put_away(
    server: Running, guest: MakeGuest
) -> None:
    ann, most = await guest(), server.server.settings.bot_tables_a_guest
    made = [await ann.create("bot:random", "open", auto_start=False) for _ in range(most + 1)]
    for table in made:
        await ann.put(f"/tables/{table}/seats/1/bot", bot="random")
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{made[0]}/start")
    assert (refused.value.status, refused.value.code) == (429, "bot_tables")
    await ann.delete(f"/tables/{made[-1]}")
    for table in made[:-1]:
        await ann.post(f"/tables/{table}/start")
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{made[-1]}/reopen")
    assert refused.value.code == "bot_tables"
    await ann.post(f"/tables/{made[0]}/put-away")
    await ann.post(f"/tables/{made[-1]}/reopen")
    await ann.post(f"/tables/{made[-1]}/start")
    assert await server.server.store.count_bot_tables(ann.id) == most
