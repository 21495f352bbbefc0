"""Who sees what: nothing that a seat may not know is in anything that reaches it."""

from __future__ import annotations

import json

import pytest
from tests.server.seated import PEOPLE, begin, play

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import sight
from greatplains.server.domain.drafts import Drafts
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.table import Table
from greatplains.server.live.updates import NOTHING_MORE, Shows, update, welcome


def all_that_reaches(table: Table, identity: str | None) -> bytes:
    """Every byte that somebody can get of a running table."""
    person = next((person for person in PEOPLE if person.id == identity), None)
    parts = []
    for shows in (NOTHING_MORE, Shows(turns=True, parts=True, changes=True)):
        for after in range(table.seq + 1):
            parts += [encode(welcome(table, person, after, None, [], shows)), update(table, identity, after, shows)]
    for seat in table.seats_of(identity) or [None]:
        parts.append(encode(sight.past_view(table, identity, len(table.turns), seat)))
    return b"".join(parts)


@pytest.mark.parametrize("seed", range(5))
def test_tables_that_differ_in_what_is_hidden_look_the_same(seed: int) -> None:
    """Two shuffles that agree in one seat's hand are the same to that seat, byte by byte."""
    rules, rng = GAMES["bison"], Rng(seed, "look the same")
    setup = rules.deal(3, rng, {"variant": 0}, 0)
    stack = list(setup.stack)
    table = begin(setup)
    for observer, identity in [(0, "p0"), (1, "p1"), (2, "p2"), (None, None)]:
        kept = [] if observer is None else [observer]
        hidden = [place for place in range(len(stack)) if place not in kept]
        shuffled = [stack[place] for place in hidden]
        rng.shuffle(shuffled)
        other_stack = list(stack)
        for place, tile in zip(hidden, shuffled, strict=True):
            other_stack[place] = tile
        other = begin(type(setup)(setup.players, setup.first, setup.options, tuple(other_stack)))
        assert all_that_reaches(table, identity) == all_that_reaches(other, identity)


def test_a_whole_draft_does_not_show_the_tile_that_comes_next() -> None:
    """With the last turn of a season everybody draws: drafting it and taking it back must not be a way to peek."""
    rules = GAMES["bison"]
    for seed in range(30):
        rng = Rng(seed, "peek")
        table = begin(rules.deal(3, rng, {"variant": 0}, 0))
        while table.position is not None and table.status == "running":
            steps = random_turn(table.position.copy(), rng)
            seat = table.to_move
            assert seat is not None
            drafts = Drafts()
            draft = drafts.of(table, seat)
            for step in steps:
                before = draft.steps
                draft.play(step)
                assert before is draft.steps
            shown = json.loads(encode(sight.shown_draft(table, draft)))
            assert shown["view"]["seat"] is None
            assert all(hand["hand"] is None for hand in shown["view"]["seats"])
            play(table, shown["text"])
            if len(table.turns) > 30:
                break


def test_a_draft_does_not_touch_the_table() -> None:
    table = begin(GAMES["bison"].deal(3, Rng(1, "touch"), {"variant": 0}, 0))
    before = all_that_reaches(table, "p0")
    draft = Drafts().of(table, 0)
    assert table.position is not None
    for step in random_turn(table.position.copy(), Rng(2, "touch")):
        draft.play(step)
    table.shown.clear()
    assert all_that_reaches(table, "p0") == before
