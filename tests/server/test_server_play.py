"""Drafting and making turns by HTTP: legality, stale turns, keys, races."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.playing import Guest, Refused, random_draft

from greatplains.core.rng import Rng

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


@pytest.fixture
async def pair(guest: MakeGuest) -> tuple[Guest, Guest, str]:
    """Two people at a table of Bison; the first begins."""
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    return ann, bob, table


async def turns_of(guest: Guest, table: str) -> list[str]:
    events = (await guest.get(f"/tables/{table}/events"))["events"]
    return [numbered["event"]["text"] for numbered in events if numbered["event"]["kind"] == "turn"]


async def test_steps_can_be_drafted_and_taken_back(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    first = await ann.get(f"/tables/{table}/draft")
    assert first["steps"] == []
    await ann.post(f"/tables/{table}/draft/steps", step=first["legal"][0]["step"])
    assert len((await ann.get(f"/tables/{table}/draft"))["steps"]) == 1
    assert await ann.delete(f"/tables/{table}/draft/steps/last") == first
    with pytest.raises(Refused) as nothing:
        await ann.delete(f"/tables/{table}/draft/steps/last")
    assert nothing.value.code == "nothing_to_undo"
    await random_draft(ann, table, Rng(1, "draft"))
    assert await ann.delete(f"/tables/{table}/draft") == first
    with pytest.raises(Refused) as foreign:
        await bob.get(f"/tables/{table}/draft")
    assert foreign.value.code == "not_your_turn"


async def test_a_whole_draft_takes_no_more_steps(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    await random_draft(ann, table, Rng(1, "draft"))
    with pytest.raises(Refused) as more:
        await ann.post(f"/tables/{table}/draft/steps", step=0)
    assert more.value.code == "turn_whole"


async def test_an_illegal_step_is_refused_with_its_rule(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    legal = {step["step"] for step in (await ann.sight(table))["legal"]}
    illegal = next(step for step in range(1000) if step not in legal)
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/draft/steps", step=illegal)
    assert refused.value.status == 422
    assert refused.value.problem["sentence"].endswith(".")
    assert refused.value.problem["rule"]
    assert (await ann.get(f"/tables/{table}/draft"))["steps"] == []


@pytest.mark.parametrize("text", ["", "walk", "nonsense", "tile z9/1", "walk b4m>c4p" * 50])
async def test_a_text_that_is_no_turn_changes_nothing(pair: tuple[Guest, Guest, str], text: str) -> None:
    ann, _, table = pair
    before = await ann.see(table)
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/turns", turn=1, text=text)
    assert refused.value.status == 422
    assert await ann.see(table) == before


async def test_a_turn_can_be_text_or_steps_or_the_draft(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    draft = await random_draft(ann, table, Rng(2, "text"))
    await ann.post(f"/tables/{table}/turns", turn=1, text=draft["text"])
    other = await random_draft(bob, table, Rng(3, "steps"))
    steps = [step["step"] for step in other["steps"]]
    await bob.post(f"/tables/{table}/turns", turn=2, steps=steps)
    third = await random_draft(ann, table, Rng(4, "draft"))
    await ann.post(f"/tables/{table}/turns", turn=3)
    assert await turns_of(bob, table) == [draft["text"], other["text"], third["text"]]


async def test_half_a_turn_is_not_made(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    with pytest.raises(Refused) as none:
        await ann.post(f"/tables/{table}/turns", turn=1)
    assert none.value.code == "no_draft"
    draft = await ann.get(f"/tables/{table}/draft")
    step = next(step for step in draft["legal"] if step["kind"] == "action")["step"]
    await ann.post(f"/tables/{table}/draft/steps", step=step)
    for data in ({}, {"steps": [step]}):
        with pytest.raises(Refused) as half:
            await ann.post(f"/tables/{table}/turns", turn=1, **data)
        assert half.value.code == "not_whole"


async def test_turns_out_of_turn_are_refused(pair: tuple[Guest, Guest, str], guest: MakeGuest) -> None:
    ann, bob, table = pair
    stranger = await guest()
    for somebody, turn, code in ((bob, 1, "not_your_turn"), (ann, 2, "stale"), (stranger, 1, "not_player")):
        with pytest.raises(Refused) as refused:
            await somebody.post(f"/tables/{table}/turns", turn=turn, text="walk +b")
        assert refused.value.code == code


async def test_a_turn_sent_again_with_its_key_is_answered_and_not_made_twice(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    text = (await random_draft(ann, table, Rng(1, "key")))["text"]
    answers = await asyncio.gather(*(ann.post(f"/tables/{table}/turns", turn=1, text=text, key="k1") for _ in range(5)))
    assert all(answer == answers[0] for answer in answers)
    await bob.turn(table, Rng(2, "key"))
    assert await ann.post(f"/tables/{table}/turns", turn=1, text=text, key="k1") == answers[0]
    assert len(await turns_of(ann, table)) == 2
    with pytest.raises(Refused) as without:
        await ann.post(f"/tables/{table}/turns", turn=1, text=text)
    assert without.value.code == "stale"


async def test_a_key_is_only_good_for_its_owner(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    await ann.turn(table, Rng(1, "owner"), key="same")
    await bob.turn(table, Rng(2, "owner"), key="same")
    assert len(await turns_of(ann, table)) == 2


async def test_of_two_different_turns_for_one_number_one_is_made(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    texts = []
    for seed in range(4):
        texts.append((await random_draft(ann, table, Rng(seed, "two turns")))["text"])
        await ann.delete(f"/tables/{table}/draft")
    results = await asyncio.gather(
        *(ann.post(f"/tables/{table}/turns", turn=1, text=text) for text in texts), return_exceptions=True
    )
    assert sum(isinstance(result, dict) for result in results) == 1
    assert {result.code for result in results if isinstance(result, Refused)} == {"stale"}
    assert len(await turns_of(ann, table)) == 1


async def test_a_resignation_while_the_turn_is_being_made(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    text = (await random_draft(ann, table, Rng(1, "resign")))["text"]
    results: list[object] = await asyncio.gather(
        ann.post(f"/tables/{table}/turns", turn=1, text=text),
        ann.post(f"/tables/{table}/seats/0/resign"),
        return_exceptions=True,
    )
    turn, resignation = results
    assert isinstance(resignation, dict)
    seen = await bob.see(table)
    assert seen["sight"]["result"]["winners"] == [1]
    assert seen["sight"]["turn"] == (2 if isinstance(turn, dict) else 1)


async def test_chat_does_not_make_a_turn_stale(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    text = (await random_draft(ann, table, Rng(1, "chat")))["text"]
    for number in range(3):
        await bob.post(f"/tables/{table}/chat", text=f"hurry {number}")
    results = await asyncio.gather(
        ann.post(f"/tables/{table}/turns", turn=1, text=text),
        *(bob.post(f"/tables/{table}/chat", text=f"now {number}") for number in range(3)),
    )
    assert results[0]["turn"] == 1
    seqs = [numbered["seq"] for numbered in (await ann.get(f"/tables/{table}/events"))["events"]]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.parametrize(("game", "players"), [("bison", 2), ("bison", 3), ("wind-river", 2)])
async def test_a_whole_game_is_played_and_finished(guest: MakeGuest, game: str, players: int) -> None:
    ann = await guest()
    table = await ann.create(*["me"] * players, game=game)
    rng, turns = Rng(players, game), 0
    while (await ann.sight(table))["to_move"] is not None:
        await ann.turn(table, rng)
        turns += 1
        assert turns < 1000
    seen = await ann.see(table)
    assert seen["table"]["status"] == "finished"
    assert seen["sight"]["result"]["winners"]
    with pytest.raises(Refused) as over:
        await ann.post(f"/tables/{table}/turns", turn=turns + 1, text="walk +b")
    assert over.value.code == "is_finished"
