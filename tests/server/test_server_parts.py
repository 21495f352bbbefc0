"""Turns with their steps, and where points come from: now, then, and after a draft; the same for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.playing import Guest, Refused, random_draft
from tests.server.seated import begin, play

from greatplains.core.draft import Draft
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import sight
from greatplains.server.domain.drafts import Drafts
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.table import Table

MakeGuest = Callable[..., Awaitable[Guest]]


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_turns_are_shown_step_by_step(guest: MakeGuest, game: str) -> None:
    ann, eve = await guest(), await guest()
    table = await ann.create("me", "me", game=game, first=1)
    assert (await eve.get(f"/tables/{table}/turns"))["turns"] == []
    rng, steps = Rng(1, "turns"), []
    for _ in range(5):
        drafted = await random_draft(ann, table, rng)
        steps.append(drafted["steps"])
        await ann.post(f"/tables/{table}/turns", turn=drafted["turn"])
    turns = (await eve.get(f"/tables/{table}/turns"))["turns"]
    assert [turn["steps"] for turn in turns] == steps
    assert [turn["turn"] for turn in turns] == [1, 2, 3, 4, 5]
    events = [numbered["event"] for numbered in (await eve.get(f"/tables/{table}/events"))["events"]]
    made = [(event["turn"], event["seat"], event["text"]) for event in events if event["kind"] == "turn"]
    assert [(turn["turn"], turn["seat"], turn["text"]) for turn in turns] == made
    assert (await eve.get(f"/tables/{table}/turns", after=3))["turns"] == turns[3:]
    assert (await eve.get(f"/tables/{table}/turns", after=99))["turns"] == []
    positions = [await eve.get(f"/tables/{table}/positions/{turn}") for turn in range(6)]
    assert [shown["steps"] for shown in positions] == [[], *steps]
    assert (await eve.get(f"/tables/{table}/parts")) == {"turn": 5, "parts": positions[-1]["parts"]}


@pytest.mark.anyio
async def test_parts_say_what_each_region_brings(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison", first=0)
    parts = (await ann.get(f"/tables/{table}/parts"))["parts"]
    assert {part["name"] for part in parts} == {"prairie", "mountain", "river"}
    assert all(set(part) == {"name", "places", "worth", "standings"} for part in parts)
    assert (await ann.get(f"/tables/{table}/draft/parts")) == {"turn": 0, "parts": parts}
    rng = Rng(1, "parts")
    while (await ann.get(f"/tables/{table}/draft/parts"))["parts"] == parts:
        await ann.delete(f"/tables/{table}/draft")
        await random_draft(ann, table, rng)
    after = (await ann.get(f"/tables/{table}/draft/parts"))["parts"]
    assert (await ann.get(f"/tables/{table}/parts"))["parts"] == parts
    await ann.post(f"/tables/{table}/turns", turn=1)
    assert (await ann.get(f"/tables/{table}/parts"))["parts"] == after


@pytest.mark.anyio
async def test_who_may_not_ask_is_told_why(guest: MakeGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await ann.create("me", "open", game="bison", first=0)
    for path in ("parts", "positions/0"):
        with pytest.raises(Refused) as early:
            await ann.get(f"/tables/{table}/{path}")
        assert early.value.code == "not_started"
    assert (await ann.get(f"/tables/{table}/turns"))["turns"] == []
    await eve.post(f"/tables/{table}/seats/1")
    with pytest.raises(Refused) as others:
        await eve.get(f"/tables/{table}/draft/parts")
    assert others.value.code == "not_your_turn"


def shown(table: Table, draft: Draft[Any] | None) -> bytes:
    """All that is shown of turns and points, to a spectator and to whoever drafts."""
    turns = len(table.turns)
    said: list[object] = [sight.turn_page(table, 0)[0], sight.shown_parts(table)]
    for turn in (0, turns // 2, turns):
        said += [sight.past_parts(table, turn), sight.past_steps(table, turn), sight.past_view(table, None, turn, None)]
    if draft is not None:
        said.append(sight.drafted_parts(table, draft))
    return encode(said)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_changes_nothing_of_it(seed: int) -> None:
    """The same turns over two stacks: tiles that nobody has laid yet lie elsewhere, and nothing shows it."""
    rules, rng = GAMES["bison"], Rng(seed, "hidden")
    setup = rules.deal(3, rng, {"variant": 1}, 0)
    table = begin(setup)
    for _ in range(11):
        assert table.position is not None
        play(table, table.rules.turn_text(table.position, random_turn(table.position.copy(), rng)))
        laid = {tile["tile"] for tile in table.rules.view(table.position, None)["tiles"]}
        unseen = [place for place, tile in enumerate(setup.stack) if tile not in laid]
        tiles = [setup.stack[place] for place in unseen]
        rng.shuffle(tiles)
        stack = list(setup.stack)
        for place, tile in zip(unseen, tiles, strict=True):
            stack[place] = tile
        other = begin(type(setup)(setup.players, setup.first, setup.options, tuple(stack)))
        for text in table.turns:
            play(other, text)
        assert shown(table, None) == shown(other, None)
        # The seat to move may draft what does not need its tile, on either table.
        assert table.to_move is not None
        drafts = [Drafts().of(one, table.to_move) for one in (table, other)]
        steps = drafts[0].position.legal_steps()
        step = steps[rng.below(len(steps))]
        if all(draft.position.is_legal(step) for draft in drafts):
            for draft in drafts:
                draft.play(step)
            assert shown(table, drafts[0]) == shown(other, drafts[1])


def test_parts_can_be_asked_for_after_every_step() -> None:
    table = begin(GAMES["bison"].deal(3, Rng(1, "every step"), {"variant": 2}, 0))
    rng = Rng(2, "every step")
    while table.position is not None and not table.position.is_over:
        steps = random_turn(table.position.copy(), rng)
        draft = Drafts().of(table, int(table.position.seat))
        for step in steps:
            draft.play(step)
            assert sight.drafted_parts(table, draft)
        play(table, table.rules.turn_text(table.position, steps))


def test_a_game_under_unknown_rules_is_not_replayed() -> None:
    table = begin(GAMES["bison"].deal(3, Rng(1, "foreign"), {"variant": 0}, 0), rules="another")
    for ask in (
        sight.shown_parts,
        lambda table: sight.turn_page(table, 0)[0],
        lambda table: sight.past_parts(table, 0),
    ):
        with pytest.raises(Exception, match="other rules"):
            ask(table)
