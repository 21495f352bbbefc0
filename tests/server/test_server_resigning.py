"""Giving up: who wins by it, who plays on, and what is told and recorded of it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest
from tests.server import seated
from tests.server.playing import Guest, Refused

from greatplains.core.record import parse_record, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import decisions, sight
from greatplains.server.domain import events as ev
from greatplains.server.domain.refusals import Conflict

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


async def test_of_two_the_other_wins_at_once(guest: MakeGuest) -> None:
    """Issue 17, line 2."""
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    await ann.turn(table, Rng(1, "resign"))
    with pytest.raises(Refused) as foreign:
        await bob.post(f"/tables/{table}/seats/0/resign")
    assert foreign.value.code == "not_your_seat"
    with pytest.raises(Refused) as unknown:
        await ann.post(f"/tables/{table}/seats/0/resign", bot="grandmaster")
    assert unknown.value.code == "bot"

    async with bob.sit(table) as at_table:
        await ann.post(f"/tables/{table}/seats/0/resign")
        update = await at_table.hear("update")
    result = update["sight"]["result"]
    assert (result["winners"], result["ended"], result["out"]) == ([1], "resigned", [0])
    kinds = [numbered["event"]["kind"] for numbered in update["events"]]
    assert kinds == ["gave_up", "finished"]
    seen = await ann.see(table)
    assert [seat["person"]["name"] for seat in seen["table"]["seats"]] == ["Ann", "Bob"], "The result names people."
    assert seen["table"]["seats"][0]["bot"] is None, "No bot plays on."
    with pytest.raises(Refused) as over:
        await bob.post(f"/tables/{table}/seats/1/resign")
    assert over.value.code == "is_finished"


async def test_the_record_of_a_game_that_was_given_up_is_one_of_an_unfinished_game(guest: MakeGuest) -> None:
    """The rules know no resignation: a result would be refused by everybody who replays the record."""
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="bison", first=0)
    await ann.turn(table, Rng(1, "resign"))
    await ann.post(f"/tables/{table}/seats/1/resign")
    data = await ann.get(f"/tables/{table}/record")
    assert "result" not in data
    assert (data["resigned"], data["ended"], data["winners"]) == ([1], "resigned", [0])
    assert data["names"] == ["Ann", "Ann"]
    record = parse_record(json.dumps(data))
    assert len(replay(record, GAMES).turns) == 1


async def test_of_three_whoever_resigns_only_watches_and_is_not_ranked(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", "bot:easy", first=0, stand_in="hard")
    await bob.post(f"/tables/{table}/seats/1")
    seen = await ann.post(f"/tables/{table}/seats/0/resign")
    seat = seen["table"]["seats"][0]
    assert (seat["person"], seat["bot"], seat["gave_up"]["name"], seat["is_out"]) == (None, "hard", "Ann", True)
    assert (seen["table"]["status"], seen["sight"]["mine"]) == ("running", [])
    with pytest.raises(Refused) as gone:
        await ann.post(f"/tables/{table}/turns", turn=1, text="set c3")
    assert gone.value.code == "not_player"
    # The bot is left alone: it has won.
    seen = await bob.post(f"/tables/{table}/seats/1/resign")
    assert seen["sight"]["result"]["winners"] == [2]
    assert seen["sight"]["result"]["out"] == [0, 1]


@pytest.mark.parametrize("stand_in", ["grandmaster", "exec:/bin/true", ""])
async def test_a_stand_in_is_a_bot_that_is_known_or_nobody(guest: MakeGuest, stand_in: str) -> None:
    ann = await guest()
    with pytest.raises(Refused) as refused:
        await ann.create("me", "open", stand_in=stand_in)
    assert refused.value.code == "bot"


def test_a_game_in_which_somebody_resigned_under_the_first_release_stands_as_it_did() -> None:
    """There the bot had the seat, ranking and all; only the name of who sat there is shown now."""
    table = seated.begin(GAMES["bison"].deal(3, Rng(1)))
    old = '{"kind":"resigned","at":1.0,"seat":1,"by":{"id":"p1","name":"Person 1","colour":"#000000"},"bot":"easy"}'
    table.apply(ev.decode(old), old)
    seat = table.seats[1]
    assert (seat.person, seat.bot, seat.is_out) == (None, "easy", False)
    assert seat.gave_up == seated.PEOPLE[1]
    assert table.standing.ranked == [0, 1, 2]


def test_those_who_resigned_are_left_out_of_the_ranking_and_the_record_has_the_result_of_the_rules() -> None:
    table = seated.begin(GAMES["bison"].deal(3, Rng(1)))
    deal = table.deal
    assert deal is not None
    for event in (
        ev.GaveUp(at=1.0, seat=0, by=seated.PEOPLE[0], bot="easy"),
        ev.Finished(at=2.0, scores=[9, 5, 5], tiebreaks=[3, 1, 1], winners=[0], salt="", setup="{}"),
    ):
        table.apply(event, ev.encode(event))
    result = sight.table_info(table).result
    assert result is not None
    assert (result.winners, result.out, result.ended) == ([1, 2], [0], "played")
    assert table.outcome is not None
    assert table.outcome.winners == (0,), "By the rules the seat has won, and a record must say so."


def test_a_bot_that_was_sent_away_makes_no_turn() -> None:
    table = seated.begin(GAMES["bison"].deal(3, Rng(1), first=0))
    with pytest.raises(Conflict) as refused:
        decisions.play_turn(table, 0, None, 1, 0.0, "walk +b")
    assert refused.value.code == "no_bot"
