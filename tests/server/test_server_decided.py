"""When there is nothing to do any more: a bot finishes for somebody, and a game that is decided can be ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.hurrying import RULES, hurried_games
from tests.server.playing import Guest, Refused

from greatplains.core.rng import Rng

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_settled_seat_scores_at_the_end_what_it_scores_now(players: int) -> None:
    seen = 0
    for _, positions in hurried_games(players):
        end = RULES.outcome(positions[-1])
        for position in positions[:-1]:
            now = RULES.outcome(position)
            for seat in range(players):
                if seat in RULES.settled(position):
                    seen += 1
                    assert (now.scores[seat], now.tiebreaks[seat]) == (end.scores[seat], end.tiebreaks[seat])
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_wins_for_certain_wins(players: int) -> None:
    seen = 0
    for _, positions in hurried_games(players):
        for position in positions[:-1]:
            certain = RULES.certain_winners(position, range(players))
            if certain:
                seen += 1
                assert certain == RULES.outcome(positions[-1]).winners
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_settled_before_tents_are_set(players: int) -> None:
    position = RULES.opening(RULES.deal(players, Rng(1)))
    assert not RULES.settled(position)
    assert RULES.certain_winners(position, range(players)) == ()


async def lay(guest: Guest, is_so: Callable[[Any], bool]) -> str:
    """A table of two seats, both the guest's, that stands so."""
    for played in hurried_games(2):
        for turns, position in enumerate(played.positions[:-1]):
            if is_so(position):
                table = await guest.create("me", "me", first=0)
                for number, text in enumerate(played.turns[:turns], start=1):
                    await guest.post(f"/tables/{table}/turns", turn=number, text=text)
                return table
    raise AssertionError("no game came to stand so")


async def test_a_bot_finishes_for_whoever_cannot_change_their_score(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "me", first=0)
    with pytest.raises(Refused) as early:
        await ann.put(f"/tables/{table}/seats/0/hand-over", bot="random")
    assert early.value.code == "not_settled"

    table = await lay(ann, lambda position: position.seat in RULES.settled(position))
    sight = await ann.sight(table)
    (seat,) = sight["settled"]
    assert seat == sight["to_move"]
    with pytest.raises(Refused) as foreign:
        await bob.put(f"/tables/{table}/seats/{seat}/hand-over", bot="random")
    assert foreign.value.code == "not_your_seat"
    seen = await ann.put(f"/tables/{table}/seats/{seat}/hand-over", bot="random")
    assert seen["table"]["seats"][seat]["person"]["id"] == ann.id, "It stays theirs."
    assert seen["table"]["seats"][seat]["bot"] == "random"
    assert (seen["sight"]["mine"], seen["sight"]["legal"]) == ([0, 1], []), "The bot moves."
    assert not next(one for one in (await ann.get("/tables/mine"))["tables"] if one["id"] == table)["waiting"]
    for refused_wish in (
        ann.post(f"/tables/{table}/turns", turn=sight["turn"], text="pass"),
        ann.get(f"/tables/{table}/draft"),
    ):
        with pytest.raises(Refused) as taken:
            await refused_wish
        assert taken.value.code == "bot_plays"
    seen = await ann.delete(f"/tables/{table}/seats/{seat}/hand-over")
    assert seen["sight"]["legal"], "And they may play on themselves."
    await ann.turn(table, Rng(1, "again"))


async def test_a_game_that_is_decided_can_be_ended_and_no_other(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "me", first=0)
    with pytest.raises(Refused) as early:
        await ann.post(f"/tables/{table}/end")
    assert early.value.code == "not_certain"
    table = await lay(ann, lambda position: bool(RULES.certain_winners(position, (0, 1))))
    sight = await ann.sight(table)
    with pytest.raises(Refused) as foreign:
        await bob.post(f"/tables/{table}/end")
    assert foreign.value.code == "not_player"
    seen = await ann.post(f"/tables/{table}/end")
    result = seen["sight"]["result"]
    assert (result["winners"], result["ended"], result["out"]) == (sight["certain"], "settled", [])
    assert "result" not in await ann.get(f"/tables/{table}/record"), "It was not played to its end."
