"""Positions are compared, looked up, told to people, and taken back."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.tables import Table, tables

from greatplains.core.errors import GreatPlainsError, IllegalStep
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.core.trail import Trail
from greatplains.games import GAMES


def position_after(table: Table, steps: int) -> Position:
    position: Position = table.start().position
    for _, step in zip(range(steps), table.steps(position), strict=False):
        position.apply(step)
    return position


@settings(max_examples=40)
@given(tables(), st.integers(0, 200))
def test_twins_are_equal_until_one_of_them_is_played_on(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    for twin in (position.copy(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        assert hash(twin) == hash(position)
        assert len({position, twin}) == 1
        for step in position.legal_steps()[:1]:
            twin.apply(step)
            assert twin != position
            assert len({position, twin}) == 2


@settings(max_examples=40)
@given(tables(), st.integers(0, 200))
def test_the_way_to_a_position_does_not_matter(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    legal = position.legal_steps()
    lines: dict[Position, list[int]] = {}
    for step in legal:
        after = position.copy()
        after.apply(step)
        lines.setdefault(after, []).append(step)
    for after, ways in lines.items():
        for step in ways:
            twin = position.copy()
            twin.apply(step)
            assert twin == after
            assert twin.legal_steps() == after.legal_steps()


def test_a_position_is_equal_to_no_other_thing() -> None:
    bison, river = (GAMES[game].opening(GAMES[game].deal(2, Rng(1))) for game in ("bison", "wind-river"))
    assert bison != river
    assert bison != bison.to_bytes()
    assert bison != None  # noqa: E711 # that is what is tested
    assert river in [bison, river]


@settings(max_examples=40)
@given(tables(), st.integers(0, 400))
def test_people_can_read_how_a_position_stands(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    told = repr(position)
    assert told.startswith(f"<{table.game} for {table.players}, ")
    assert ("over after" in told) == position.is_over
    assert (f"seat {position.seat} to move" in told) != position.is_over
    # Nothing hidden is told: it reads the same for whoever deals the hidden things anew.
    assert {repr(table.rules.resample(position, seat, Rng(seat))) for seat in range(table.players)} == {told}


def test_how_positions_read() -> None:
    river = GAMES["wind-river"].opening(GAMES["wind-river"].deal(2, Rng(1), first=0))
    assert repr(river) == "<wind-river for 2, turn 1, seat 0 to move; tents home 0–0, resources 1–1>"
    bison = GAMES["bison"].opening(GAMES["bison"].deal(3, Rng(1), first=2))
    assert repr(bison) == "<bison for 3, turn 1, seat 2 to move; season 1 of 5, animals 30–30–30>"
    bison.play(bison.legal_steps()[0])
    assert "seat 2 to move (its turn has begun)" in repr(bison)


@settings(max_examples=30)
@given(tables(), st.integers(0, 150), st.lists(st.booleans(), max_size=80))
def test_a_trail_leads_back_through_every_position(table: Table, steps: int, ways: list[bool]) -> None:
    start = position_after(table, steps)
    trail, rng, passed = Trail(start), Rng(steps), [start.to_bytes()]
    for is_forward in ways:
        if is_forward and not trail.position.is_over:
            legal = trail.position.legal_steps()
            trail.play(legal[rng.below(len(legal))])
            passed.append(trail.position.to_bytes())
        elif len(trail) > 0:
            trail.undo()
            passed.pop()
        assert trail.position.to_bytes() == passed[-1]
        assert len(trail) == len(passed) - 1
    while len(trail) > 0:
        trail.undo()
    assert trail.position == start
    assert start.to_bytes() == passed[0]


def test_a_trail_refuses_what_cannot_be_and_stays() -> None:
    start = GAMES["wind-river"].opening(GAMES["wind-river"].deal(2, Rng(1)))
    trail = Trail(start)
    with pytest.raises(GreatPlainsError, match="this is where it began"):
        trail.undo()
    with pytest.raises(IllegalStep):
        trail.play(0)
    assert len(trail) == 0
    assert trail.position == start
    trail.apply(start.legal_steps()[0])
    trail.undo()
    assert trail.position == start
