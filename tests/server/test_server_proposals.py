"""What people agree on: taking back, pausing, ending, a bot for whoever is away. History is only added to."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, running
from tests.server.test_server_clock import Time, clock, events_of  # noqa: F401

from greatplains.core.playout import random_turn
from greatplains.core.record import parse_record
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain.clock import DAY
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


async def two(guest: MakeGuest, game: str = "wind-river", **more: Any) -> tuple[Guest, Guest, str]:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game=game, first=0, **more)
    await bob.post(f"/tables/{table}/seats/1")
    return ann, bob, table


async def play(table: str, people: tuple[Guest, Guest], turns: int, seed: str = "play") -> None:
    for turn in range(turns):
        await people[(await people[0].sight(table))["to_move"]].turn(table, Rng(turn, seed))


async def propose(guest: Guest, table: str, what: str, **more: Any) -> Any:
    return await guest.post(f"/tables/{table}/proposals", what=what, **more)


async def answer(guest: Guest, table: str, agrees: bool) -> Any:
    return await guest.post(f"/tables/{table}/proposals/answer", agrees=agrees)


async def code_of(asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


async def test_against_bots_a_turn_is_taken_back_at_once(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "bot:random", game="wind-river", first=0)
    assert await code_of(propose(ann, table, "take_back")) == "no_own_turn"
    before = (await ann.see(table))["sight"]
    await ann.turn(table, Rng(1, "back"))
    seen = (await propose(ann, table, "take_back"))["sight"]
    assert (seen["to_move"], seen["made"], seen["turn"]) == (0, 0, 3)
    assert seen["views"] == before["views"]
    assert [event["kind"] for event in (await events_of(ann, table))[-2:]] == ["turn", "taken_back"]


async def test_among_people_all_others_agree(guest: MakeGuest, server: Running) -> None:
    ann, bob, table = await two(guest)
    await play(table, (ann, bob), 4)
    after_two = (await ann.get(f"/tables/{table}/positions/2"))["view"]
    async with bob.sit(table) as seated:
        await propose(ann, table, "take_back")
        told = (await seated.hear("update"))["table"]["proposal"]
        assert (told["what"], told["turns"], told["waits_for"]) == ("take_back", 2, [bob.id])
    assert await code_of(propose(bob, table, "pause")) == "proposal_open"
    assert await code_of(answer(ann, table, True)) == "not_asked"
    await answer(bob, table, False)
    assert (await ann.see(table))["table"].get("proposal") is None
    assert await code_of(answer(bob, table, True)) == "no_proposal"

    await propose(ann, table, "take_back")
    await ann.turn(table, Rng(9, "meanwhile"))
    assert (await bob.see(table))["table"].get("proposal") is None, "with the next turn it has lapsed"
    stale = (await bob.see(table))["sight"]["turn"]
    await propose(ann, table, "take_back", turns=2)
    seen = (await answer(bob, table, True))["sight"]
    assert (seen["made"], seen["to_move"]) == (2, 0)
    now = (await ann.get(f"/tables/{table}/positions/2"))["view"]
    assert now == after_two
    # A number is never given again: a turn that was made for the game as it stood is refused.
    assert await code_of(ann.post(f"/tables/{table}/turns", turn=stale, text="x")) == "stale"
    assert await code_of(ann.get(f"/tables/{table}/positions/3")) == "no_turn"

    # The table is the same from its events.
    shown = await bob.see(table)
    server.server.tables._held.clear()
    assert await bob.see(table) == shown
    await play(table, (ann, bob), 3, "on")
    server.server.tables._held.clear()
    seen = await bob.see(table)
    assert (seen["sight"]["made"], seen["sight"]["turn"]) == (5, 10)
    turns = (await ann.get(f"/tables/{table}/turns"))["turns"]
    assert [turn["turn"] for turn in turns] == [1, 2, 3, 4, 5]
    assert len(await events_of(ann, table, "turn")) == 8, "history is only added to"


async def test_a_record_has_the_turns_that_stand(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="wind-river", first=0)
    for turn in range(7):
        await ann.turn(table, Rng(turn, "record"))
    await propose(ann, table, "take_back", turns=3)
    rng = Rng(5, "to the end")
    while (await ann.sight(table))["status"] == "running":
        await ann.turn(table, rng)
    line = await ann.get(f"/tables/{table}/record")
    record = parse_record(json.dumps(line))
    replayed = GAMES["wind-river"]
    position = replayed.opening(record.setup)
    for text in record.turns:
        for step in replayed.parse_turn(position, text):
            position.apply(step)
    assert position.is_over
    assert list(replayed.outcome(position).scores) == line["result"]["scores"]


async def test_whoever_was_away_meanwhile_is_told(guest: MakeGuest) -> None:
    ann, bob, table = await two(guest)
    await play(table, (ann, bob), 3)
    async with bob.sit(table) as seated:
        known = seated.welcome["events"][-1]["seq"]
    await propose(bob, table, "take_back")
    await answer(ann, table, True)
    await bob.turn(table, Rng(77, "again"))
    async with bob.sit(table, last_seq=known, turns=True, parts=True) as seated:
        assert [turn["turn"] for turn in seated.welcome["turns"]] == [2]
        assert seated.welcome["sight"]["made"] == 2


async def test_never_past_what_was_hidden(guest: MakeGuest) -> None:
    """Bison: with the last turn of a season everybody draws, and a tile that is laid was hidden from the others."""
    ann, bob, table = await two(guest, "bison", options={"variant": 0})
    people, seen_codes, rng = (ann, bob), set(), Rng(3, "hidden")
    views: dict[int, Any] = {}
    while (sight := await ann.sight(table))["status"] == "running" and len(seen_codes) < 2:
        made = sight.get("made", sight["turn"] - 1)
        views[made] = [(await one.sight(table))["views"] for one in people]
        mover = people[sight["to_move"]]
        await mover.turn(table, rng)
        if (await ann.sight(table))["status"] != "running":
            break
        other = people[1 - people.index(mover)]
        asked = await mover.http.post(f"/api/tables/{table}/proposals", json={"what": "take_back", "turns": made})
        if asked.is_error:
            assert asked.json()["code"] == "was_seen"
            seen_codes.add("refused")
            continue
        await answer(other, table, True)
        assert [(await one.sight(table))["views"] for one in people] == views[made]
        seen_codes.add("granted")
        await mover.turn(table, rng)
    assert seen_codes == {"refused", "granted"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bison_says_who_has_learnt_something(players: int) -> None:
    """Somebody who cannot see a tile plays the same turn with it dealt otherwise: if then they see something else, the
    turn has shown it to them."""
    rules = GAMES["bison"]
    rng = Rng(players, "learnt")
    position = rules.opening(rules.deal(players, rng, {"variant": 0}, 0))
    found = {True: 0, False: 0}
    while not position.is_over:
        steps = random_turn(position.copy(), rng)
        after = position.copy()
        for step in steps:
            after.apply(step)
        learnt = set(rules.learnt(position, after))
        for seat in range(players):
            differs = False
            for sample in range(12):
                other = rules.resample(position, seat, Rng(sample, f"{seat}"))
                for step in steps:
                    if step not in other.legal_steps():
                        differs = True
                        break
                    other.apply(step)
                differs = differs or rules.view(other, seat) != rules.view(after, seat)
            if differs:
                assert seat in learnt, (seat, rules.turn_text(position, steps))
            found[seat in learnt] += 1
        position = after
    assert min(found.values()) > 0


async def test_all_let_a_game_rest_and_go_on(guest: MakeGuest, clock: Time) -> None:  # noqa: F811
    ann, bob, table = await two(guest, clock={"pace": "days", "bank": 10 * DAY, "increment": 3600})
    await ann.turn(table, Rng(1, "rest"))
    clock.now += DAY
    await propose(ann, table, "pause")
    seen = await answer(bob, table, True)
    assert (seen["table"]["paused"], seen["sight"]["to_move"]) == (True, None)
    assert seen["sight"]["times"]["left"][1] == 9 * DAY
    assert await code_of(bob.turn(table, Rng(1, "rest"))) == "is_paused"
    assert await code_of(propose(bob, table, "take_back", turns=0)) == "is_paused"
    clock.now += 100 * DAY
    await propose(bob, table, "resume")
    seen = await answer(ann, table, True)
    assert seen["sight"]["to_move"] == 1
    assert seen["sight"]["times"]["deadline"] == clock.now + 9 * DAY
    await bob.turn(table, Rng(1, "rest"))
    assert await code_of(propose(bob, table, "resume")) == "not_paused"


async def test_a_proposal_lapses_after_three_days(guest: MakeGuest, clock: Time) -> None:  # noqa: F811
    ann, bob, table = await two(guest)
    await propose(ann, table, "end")
    clock.now += 3 * DAY
    assert await code_of(answer(bob, table, True)) == "no_proposal"
    await propose(bob, table, "end")
    assert (await ann.see(table))["table"]["proposal"]["by"]["name"] == "Bob"


async def test_all_end_a_game_and_nobody_has_won(guest: MakeGuest) -> None:
    ann, bob, table = await two(guest, "bison")
    await play(table, (ann, bob), 2)
    await propose(ann, table, "end")
    result = (await answer(bob, table, True))["sight"]["result"]
    assert (result["ended"], result["winners"]) == ("agreed", [])
    record = await bob.get(f"/tables/{table}/record")
    assert (record["ended"], record["winners"]) == ("agreed", [])


async def test_a_bot_plays_for_whoever_is_away_until_they_come_back(settings: Settings, clock: Time) -> None:  # noqa: F811
    async with running(replace(settings, bots=1)) as server:
        ann, bob, eve = [await Guest.arrive(server, name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.create("me", "open", "open", game="wind-river", first=0, stand_in="random")
        await bob.post(f"/tables/{table}/seats/1")
        await eve.post(f"/tables/{table}/seats/2")
        await ann.turn(table, Rng(1, "away"))
        assert await code_of(propose(ann, table, "stand_in")) == "not_absent"
        clock.now += 16 * 60
        async with bob.sit(table):
            assert await code_of(propose(ann, table, "stand_in")) == "not_absent", "Bob is there."
        while server.server.hub.present(table):
            await ann.get("/me")
        async with ann.sit(table) as seated:
            seen = await propose(ann, table, "stand_in")
            assert seen["table"]["proposal"]["waits_for"] == [eve.id], "Bob is not asked."
            await answer(eve, table, True)
            handed = await seated.hear_event("handed_over")
            assert (handed["by"]["name"], handed["bot"], handed["agreed"]) == ("Bob", "random", True)
            turn = await seated.hear_event("turn")
            assert (turn["seat"], turn["by"]) == (1, None)
            assert (await ann.see(table))["table"]["seats"][1]["is_absent"] is True
            async with bob.sit(table) as back:
                assert back.welcome["table"]["seats"][1]["bot"] is None
        await eve.turn(table, Rng(1, "away"))
        await ann.turn(table, Rng(2, "away"))
        await bob.turn(table, Rng(3, "away"))
        for one in (ann, bob, eve):
            await one.http.aclose()


async def test_a_game_against_bots_is_put_away_by_its_one_player(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    alone = await ann.create("me", "bot:random", game="bison")
    assert await code_of(bob.post(f"/tables/{alone}/put-away")) == "others_play"
    assert (await ann.post(f"/tables/{alone}/put-away"))["table"]["status"] == "archived"
    assert alone not in [line["id"] for line in (await ann.get("/tables/mine"))["tables"]]
    assert (await ann.post(f"/tables/{alone}/reopen"))["table"]["status"] == "running"
    together = await ann.create("me", "open", game="bison")
    await bob.post(f"/tables/{together}/seats/1")
    assert await code_of(ann.post(f"/tables/{together}/put-away")) == "others_play"


async def test_strangers_propose_and_answer_nothing(guest: MakeGuest) -> None:
    ann, _, table = await two(guest)
    eve = await guest("Eve")
    assert await code_of(propose(eve, table, "end")) == "not_player"
    await propose(ann, table, "end")
    assert await code_of(answer(eve, table, True)) == "not_asked"
    assert await code_of(propose(ann, table, "steal")) == "malformed"
