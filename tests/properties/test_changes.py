"""Changes say what is different between two positions: merged into the views before, they give those after."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatplains.core.changes import INSTEAD, difference, merged
from greatplains.core.contract import Part, Rules, View
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES

names = st.text("abc01", min_size=1, max_size=2)
values: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("xy", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)
views = st.dictionaries(names, values, max_size=4)


@given(views, views)
def test_what_is_different_is_enough(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = repr(before)
    changes = difference(before, after)
    assert merged(before, changes) == after
    assert repr(before) == kept
    assert (changes == {}) == (before == after)


def test_an_entry_that_goes_takes_its_object_along() -> None:
    assert difference({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}) == {"a": {INSTEAD: {"b": 1}}}


def test_what_is_new_in_a_list_is_told_by_its_place() -> None:
    before = {"list": [{"a": 1}, {"a": 3}]}
    after = {"list": [{"a": 1}, {"a": 2}, {"a": 3}, {"a": 4}]}
    assert difference(before, after) == {"list": {"+1": {"a": 2}, "+3": {"a": 4}}}


def all_merged(known: list[View], changes: list[View]) -> list[View]:
    return [merged(view, change) for view, change in zip(known, changes, strict=True)]


def parts_after(known: list[Part], changed: list[int | Part | View] | None) -> list[View]:
    """As they are encoded."""
    parts = known if changed is None else [known[part] if isinstance(part, int) else part for part in changed]
    return as_told(parts)


def as_told(parts: list[Part] | list[Part | View]) -> list[View]:
    return [json.loads(json.dumps(asdict(part) if isinstance(part, Part) else part)) for part in parts]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_told_by_its_changes(game: str, players: int) -> None:
    """After every turn, and after every step of it, as drafts are shown."""
    rules: Rules[Any] = GAMES[game]
    seats = [None, *range(players)]
    told = whole = 0
    for seed in range(3):
        rng = Rng(seed, f"changes {game} {players}")
        position = rules.opening(rules.deal(players, rng))
        while not position.is_over:
            before = position.copy()
            steps = random_turn(position, rng)
            between = before.copy()
            known = rules.views(before, seats)
            changes: list[View] = [{}]
            for step in steps:
                between.apply(step)
                changes = rules.changes(before, between, seats)
                assert all_merged(known, changes) == rules.views(between, seats)
                parts = parts_after(rules.breakdown(before), rules.changed_parts(before, between))
                assert parts == as_told(rules.breakdown(between))
            told += len(str(changes[0]))
            whole += len(str(known[0]))
    assert told < whole / 2


@pytest.mark.parametrize("game", GAMES)
def test_changes_from_the_opening_hold_over_many_turns(game: str) -> None:
    rules: Rules[Any] = GAMES[game]
    rng = Rng(5, f"many {game}")
    position = rules.opening(rules.deal(3, rng))
    opening, seats = position.copy(), [None, 0, 1, 2]
    known, parts = rules.views(opening, seats), rules.breakdown(opening)
    while not position.is_over:
        random_turn(position, rng)
        changes = rules.changes(opening, position, seats)
        assert all_merged(known, changes) == rules.views(position, seats)
        assert parts_after(parts, rules.changed_parts(opening, position)) == as_told(rules.breakdown(position))


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_changes_nothing_is_told(game: str) -> None:
    rules: Rules[Any] = GAMES[game]
    position = rules.opening(rules.deal(2, Rng(1)))
    assert rules.changes(position, position.copy(), [None, 0]) == [{}, {}]
    assert rules.changed_parts(position, position.copy()) is None
