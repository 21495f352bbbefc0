"""Setting up tables, taking and leaving seats, starting, resigning, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.playing import Guest, Refused

from greatplains.core.rng import Rng

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


async def test_a_table_starts_when_its_last_seat_is_taken(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", first=1)
    assert (await ann.see(table))["table"]["status"] == "open"
    seen = await bob.post(f"/tables/{table}/seats/1")
    assert seen["table"]["status"] == "running"
    assert [seat["person"]["name"] for seat in seen["table"]["seats"]] == ["Ann", "Bob"]
    assert seen["sight"]["to_move"] == 1
    assert seen["sight"]["legal"]


async def test_without_auto_start_the_creator_starts(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", auto_start=False)
    with pytest.raises(Refused) as early:
        await ann.post(f"/tables/{table}/start")
    assert early.value.code == "seats_open"
    await bob.post(f"/tables/{table}/seats/1")
    with pytest.raises(Refused) as foreign:
        await bob.post(f"/tables/{table}/start")
    assert (foreign.value.status, foreign.value.code) == (403, "not_creator")
    assert (await ann.post(f"/tables/{table}/start"))["table"]["status"] == "running"
    with pytest.raises(Refused) as twice:
        await ann.post(f"/tables/{table}/start")
    assert twice.value.code == "is_running"


async def test_a_seat_can_be_left_before_the_start(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", "open")
    await bob.post(f"/tables/{table}/seats/2")
    with pytest.raises(Refused) as foreign:
        await ann.delete(f"/tables/{table}/seats/2")
    assert foreign.value.code == "not_your_seat"
    seen = await bob.delete(f"/tables/{table}/seats/2")
    assert seen["table"]["seats"][2]["person"] is None


async def test_a_second_seat_of_somebody_at_the_table_does_not_start_the_game(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open")
    seen = await ann.post(f"/tables/{table}/seats/1")
    assert seen["table"]["status"] == "open", "It may have been meant for a friend."
    await ann.delete(f"/tables/{table}/seats/1")
    assert (await bob.post(f"/tables/{table}/seats/1"))["table"]["status"] == "running"

    table = await ann.create("me", "open")
    await ann.post(f"/tables/{table}/seats/1")
    assert (await ann.post(f"/tables/{table}/start"))["table"]["status"] == "running"


async def test_somebody_changes_seats(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", "open")
    seen = await ann.post(f"/tables/{table}/seats/2?leaving=0")
    assert [seat["person"] is not None for seat in seen["table"]["seats"]] == [False, False, True]
    assert seen["sight"]["mine"] == [2]
    with pytest.raises(Refused) as foreign:
        await bob.post(f"/tables/{table}/seats/0?leaving=2")
    assert foreign.value.code == "not_your_seat"
    assert (await bob.sight(table))["mine"] == [], "Nothing was done of it."


async def test_the_host_gives_open_seats_to_bots_and_says_when_to_start(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", "open")
    seat = f"/tables/{table}/seats/2/bot"
    with pytest.raises(Refused) as foreign:
        await bob.put(seat, bot="easy")
    assert foreign.value.code == "not_creator"
    with pytest.raises(Refused) as unknown:
        await ann.put(seat, bot="grandmaster")
    assert unknown.value.code == "bot"
    with pytest.raises(Refused) as nobody:
        await ann.delete(seat)
    assert nobody.value.code == "no_bot"
    with pytest.raises(Refused) as taken:
        await ann.put(f"/tables/{table}/seats/0/bot", bot="easy")
    assert taken.value.code == "seat_taken"

    assert (await ann.put(seat, bot="easy"))["table"]["seats"][2]["bot"] == "easy"
    assert (await ann.put(seat, bot="hard"))["table"]["seats"][2]["bot"] == "hard"
    with pytest.raises(Refused) as full:
        await bob.post(f"/tables/{table}/seats/2")
    assert full.value.code == "seat_taken"
    assert (await ann.delete(seat))["table"]["seats"][2]["bot"] is None
    await ann.put(seat, bot="random")
    await ann.put(f"/tables/{table}/seats/1/bot", bot="random")
    seen = await ann.see(table)
    assert seen["table"]["status"] == "open", "The host may think again."
    assert [summary["bot"] for summary in (await ann.get("/tables/mine"))["tables"][0]["seats"]] == [
        None,
        "random",
        "random",
    ]
    assert (await ann.post(f"/tables/{table}/start"))["table"]["status"] == "running"
    with pytest.raises(Refused) as late:
        await ann.delete(seat)
    assert late.value.code == "is_running"


async def test_the_last_friend_starts_a_game_with_bots(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", "open")
    await ann.put(f"/tables/{table}/seats/1/bot", bot="easy")
    assert (await bob.post(f"/tables/{table}/seats/2"))["table"]["status"] == "running"


async def test_two_people_want_the_last_seat_and_one_gets_it(guest: MakeGuest) -> None:
    ann, bob, cat = await guest(), await guest(), await guest()
    table = await ann.create("me", "open")
    results = await asyncio.gather(
        bob.post(f"/tables/{table}/seats/1"), cat.post(f"/tables/{table}/seats/1"), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert len(refused) == 1
    assert refused[0].status == 409
    kinds = [numbered["event"]["kind"] for numbered in (await ann.get(f"/tables/{table}/events"))["events"]]
    assert kinds == ["created", "seat_taken", "seat_taken", "started"]


async def test_one_identity_may_hold_all_seats(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me", "me", game="bison", first=0)
    sight = await ann.sight(table)
    assert sight["mine"] == [0, 1, 2]
    hands = [view["view"]["seats"][view["seat"]]["hand"] for view in sight["views"]]
    assert all(hand is not None for hand in hands)
    rng = Rng(1, "hot seat")
    for turn in range(1, 7):
        assert (await ann.turn(table, rng))["turn"] == turn


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "unknown_game"),
        ({"game": "bison", "seats": ["me"]}, "players"),
        ({"game": "bison", "seats": ["me"] * 5}, "players"),
        ({"game": "bison", "seats": ["me", "you"]}, "seat"),
        ({"game": "bison", "seats": ["me", "bot:os:system"]}, "bot"),
        ({"game": "bison", "seats": ["me", "open"], "options": {"variant": 9}}, "variant"),
        ({"game": "bison", "seats": ["me", "open"], "options": {"tiles": {"start": {}}}}, "tiles_parts"),
        ({"game": "bison", "seats": ["me", "open"], "options": {"tiles": {"x" * 20_000: {}}}}, "options_large"),
        ({"game": "wind-river", "seats": ["me", "open"], "options": {"variant": 1}}, "unknown_option"),
        ({"game": "wind-river", "seats": ["me", "open"], "first": 2}, "first"),
        ({"game": "wind-river"}, "malformed"),
        ({"game": "wind-river", "seats": ["me", "open"], "stack": []}, "malformed"),
        ({"game": "wind-river", "seats": ["me", "open"], "public": 0}, "malformed"),
        ({"game": "wind-river", "seats": ["me", "open"], "first": "0"}, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    guest: MakeGuest, wanted: dict[str, Any], code: str
) -> None:
    ann = await guest()
    with pytest.raises(Refused) as refused:
        await ann.post("/tables", **wanted)
    assert refused.value.code == code
    assert refused.value.problem["sentence"].endswith(".")
    assert (await ann.get("/tables/mine"))["tables"] == []


async def test_a_whole_tile_set_can_be_chosen(guest: MakeGuest) -> None:
    from greatplains.games.bison.tilefile import standard_tiles

    faces = {tile: list(face) for tile, face in standard_tiles().faces.items()}
    start = {tile: face for tile, face in faces.items() if tile.startswith("S")}
    draw = {f"x{tile}": face for tile, face in faces.items() if tile not in start}
    ann = await guest()
    table = await ann.create("me", "me", game="bison", options={"variant": 2, "tiles": {"start": start, "draw": draw}})
    view = (await ann.sight(table))["views"][0]["view"]
    assert view["seats"][0]["hand"]["tile"].startswith("x")


async def test_nothing_is_at_an_unknown_table(guest: MakeGuest) -> None:
    ann = await guest()
    for path in ("", "/events", "/draft", "/record", "/positions/0"):
        with pytest.raises(Refused) as refused:
            await ann.get(f"/tables/nowhere{path}")
        assert (refused.value.status, refused.value.code) == (404, "unknown_table")


async def test_a_rematch_is_one_table_for_all(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", game="bison")
    await bob.post(f"/tables/{table}/seats/1")
    with pytest.raises(Refused) as early:
        await ann.post(f"/tables/{table}/rematch")
    assert early.value.code == "not_finished"
    rng = Rng(5, "rematch")
    while (seat := (await ann.sight(table))["to_move"]) is not None:
        await (ann, bob)[seat].turn(table, rng)
    asked = await asyncio.gather(*(somebody.post(f"/tables/{table}/rematch") for somebody in (ann, bob)))
    assert asked[0] == asked[1]
    again = asked[0]["table"]
    seen = (await ann.see(again))["table"]
    assert [seat["person"]["id"] for seat in seen["seats"]] == [ann.id, bob.id], "They sit as before."
    assert seen["status"] == "running"
    assert (await bob.post(f"/tables/{table}/rematch"))["table"] == again, "Asking again changes nothing."
    assert (await ann.see(again))["table"]["rematch_of"] == table


async def test_the_seats_of_a_rematch_are_kept_until_somebody_declines(guest: MakeGuest) -> None:
    """Issue 18, line 8: a stranger who sees a finished table cannot take a seat of the next."""
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.create("me", "open", game="wind-river")
    await bob.post(f"/tables/{table}/seats/1")
    await bob.post(f"/tables/{table}/seats/1/resign")
    with pytest.raises(Refused) as stranger:
        await eve.post(f"/tables/{table}/rematch")
    assert stranger.value.code == "not_player"
    again = (await ann.post(f"/tables/{table}/rematch"))["table"]
    with pytest.raises(Refused) as kept:
        await eve.post(f"/tables/{again}/seats/1")
    assert (kept.value.status, kept.value.code) == (403, "seat_kept")
    with pytest.raises(Refused) as host:
        await ann.put(f"/tables/{again}/seats/1/bot", bot="easy")
    assert host.value.code == "seat_kept"
    seen = (await eve.see(again))["table"]
    assert seen["seats"][1]["kept_for"]["id"] == bob.id
    assert again in [summary["id"] for summary in (await bob.get("/tables/mine"))["tables"]], "Bob finds it at home."
    with pytest.raises(Refused) as foreign:
        await eve.post(f"/tables/{again}/decline")
    assert foreign.value.code == "not_kept"

    await bob.post(f"/tables/{again}/decline")
    assert (await eve.post(f"/tables/{again}/seats/1"))["table"]["status"] == "running"
    assert (await bob.post(f"/tables/{table}/rematch"))["table"] == again
    seats = (await bob.see(again))["table"]["seats"]
    assert [seat["person"]["id"] for seat in seats] == [ann.id, eve.id], "A seat that was taken stays taken."


async def test_a_rematch_begins_when_the_last_takes_all_that_is_kept(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", "open", game="wind-river")
    for seat in (1, 2):
        await bob.post(f"/tables/{table}/seats/{seat}")
    await ann.post(f"/tables/{table}/start")
    await bob.post(f"/tables/{table}/seats/2/resign")
    await ann.post(f"/tables/{table}/seats/0/resign")
    again = (await ann.post(f"/tables/{table}/rematch"))["table"]
    assert (await ann.see(again))["table"]["status"] == "open"
    await bob.post(f"/tables/{table}/rematch")
    seen = await bob.see(again)
    assert seen["table"]["status"] == "running"
    assert seen["sight"]["mine"] == [1, 2]
