"""Looking at whole turns: legal ones, whole ones, the best ones first and none of them twice."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.seated import game_after, whole_turns
from tests.properties.tables import Table, tables
from tests.rules.windriver.table import GREEN, RED, lay_out

from greatplains.bots.lookahead import Lookahead
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import evaluation
from greatplains.core.position import Position
from greatplains.core.rng import Rng


def lookahead(game: str, beam: int, jitter: float = 0.0) -> Lookahead:
    return KNOWLEDGE[game].lookahead(evaluation(game), beam, Rng(1), jitter)


def assert_whole(start: Position, steps: list[int]) -> Position:
    """The steps are legal one after the other, and the last one ends the turn, none before it."""
    position = start.copy()
    for step in steps:
        assert position.turn == start.turn
        position.play(step)
    assert position.turn == start.turn + 1
    assert position.is_turn_start
    return position


@pytest.mark.parametrize("jitter", [0.0, 0.05])
@settings(max_examples=8)
@given(table=tables(), turns=st.integers(0, 50), beam=st.integers(1, 3), count=st.integers(1, 6))
def test_the_best_turns_are_legal_whole_turns_best_first(
    jitter: float, table: Table, turns: int, beam: int, count: int
) -> None:
    start = game_after(table, turns).position
    before = start.to_bytes()
    look = lookahead(table.game, beam, jitter)
    lines = look.best_turns(start, count)
    assert 1 <= len(lines) <= count
    assert start.to_bytes() == before
    for line in lines:
        assert assert_whole(start, line.steps).to_bytes() == line.position.to_bytes()
        above = line.worth - look.worth(line.position, start.seat)
        assert -1e-9 <= above <= jitter
    assert all(one.worth > other.worth for one, other in pairwise(lines))
    # The same turn in another order is the same turn, chance or no chance.
    worths = [look.worth(line.position, start.seat) for line in lines]
    assert len(set(worths)) == len(worths)


SMALL = {
    "two tents in the east": lay_out(bison="c5 d6", tents={RED: "c5", GREEN: "d6"}, resources=[2, 1]),
    "a hungry tent": lay_out(bison="e2", tents={RED: "c5 d4", GREEN: "f3"}, resources=[1, 1]),
    "a tent about to come home": lay_out(bison="c6 d3", tents={RED: "c6", GREEN: "d3"}, plains=[2, 2]),
    "rich": lay_out(bison="c3*2", tents={RED: "c3", GREEN: "d3"}, resources=[9, 3]),
}


@pytest.mark.parametrize("name", SMALL)
def test_a_wide_beam_finds_the_best_of_all_turns(name: str) -> None:
    start = SMALL[name].position
    look = lookahead("wind-river", 10**6)
    turns = whole_turns(start)
    best = max(look.worth(after, start.seat) for _, after in turns)
    assert look.every_turn(start, 10**6)[0].worth == best
    assert look.best_turns(start, 1)[0].worth == best


def test_every_turn_is_every_turn() -> None:
    start = SMALL["a hungry tent"].position
    lines = lookahead("wind-river", 1).every_turn(start, 10**6)
    assert sorted(line.steps for line in lines) == sorted(steps for steps, _ in whole_turns(start))
    assert all(one.worth >= other.worth for one, other in pairwise(lines))


def test_too_many_turns_are_not_looked_at() -> None:
    start = SMALL["a hungry tent"].position
    count = len(whole_turns(start))
    assert len(lookahead("wind-river", 1).every_turn(start, count)) == count
    assert lookahead("wind-river", 1).every_turn(start, count // 2) == []


@settings(max_examples=5)
@given(tables("wind-river"), st.integers(10, 30))
def test_no_beam_finds_more_than_there_is(table: Table, turns: int) -> None:
    start = game_after(table, turns).position
    every = lookahead("wind-river", 1).every_turn(start, 1000)
    if every:
        assert lookahead("wind-river", 2).best_turns(start, 1)[0].worth <= every[0].worth
