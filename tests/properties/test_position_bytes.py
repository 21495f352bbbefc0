"""Bytes that are no position are refused by name, and whatever is taken for one can be played to its end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.tables import Table, tables

from greatplains.core.errors import BadPosition
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# More than any game has.
MANY_TURNS = 20_000


def position_after(table: Table, steps: int) -> Position:
    position: Position = table.start().position
    for _, step in zip(range(steps), table.steps(position), strict=False):
        position.apply(step)
    return position


def read(table: Table, data: bytes) -> Position | None:
    """The position, or None where it is refused by name; any other error is a fault."""
    try:
        position: Position = table.rules.from_bytes(data)
    except BadPosition as refusal:
        sentence = str(refusal)
    else:
        return position
    assert sentence == f"These bytes are no position of {table.rules.title}."
    return None


def play_on(table: Table, position: Position, seed: int) -> None:
    """To the end, with all that is asked of a position on the way."""
    rng = Rng(seed)
    for _ in range(MANY_TURNS):
        data = position.to_bytes()
        assert table.rules.from_bytes(data) == position
        table.rules.view(position, position.seat)
        table.rules.outcome(position)
        assert repr(position)
        assert bool(position.legal_steps()) != position.is_over
        if position.is_over:
            return
        random_turn(position, rng)
    raise AssertionError("the game does not end")


@settings(max_examples=80)
@given(tables(), st.integers(0, 250))
def test_every_position_of_a_game_is_read_back(table: Table, steps: int) -> None:
    position = position_after(table, steps)
    assert read(table, position.to_bytes()) == position
    for seat in range(position.players):
        imagined = table.rules.resample(position, seat, Rng(steps))
        assert read(table, imagined.to_bytes()) == imagined


@settings(max_examples=300)
@given(tables(), st.integers(0, 250), st.data())
def test_changed_bytes_are_refused_or_can_be_played(table: Table, steps: int, data: st.DataObject) -> None:
    changed = bytearray(position_after(table, steps).to_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(changed) - 1))
        changed[place] = data.draw(st.one_of(st.integers(0, 255), st.sampled_from([changed[place] ^ 1, 0, 1, 2, 255])))
    position = read(table, bytes(changed))
    if position is not None:
        play_on(table, position, steps)


@settings(max_examples=100)
@given(tables(), st.integers(0, 250), st.data())
def test_bytes_left_out_or_added_are_refused(table: Table, steps: int, data: st.DataObject) -> None:
    whole = position_after(table, steps).to_bytes()
    cut = data.draw(st.integers(0, len(whole) - 1))
    assert read(table, whole[:cut]) is None
    more = data.draw(st.binary(min_size=1, max_size=300))
    assert read(table, whole + more) is None


@given(st.sampled_from(sorted(GAMES)), st.binary(max_size=400))
def test_noise_is_refused(game: str, noise: bytes) -> None:
    with pytest.raises(BadPosition):
        GAMES[game].from_bytes(noise)


@given(st.sampled_from(sorted(GAMES)), st.integers(2, 4), st.binary(min_size=40, max_size=400))
def test_noise_that_begins_well_is_refused(game: str, players: int, noise: bytes) -> None:
    opening = GAMES[game].opening(GAMES[game].deal(players, Rng(1))).to_bytes()
    for kept in (5, 7, 19, 30):
        with pytest.raises(BadPosition):
            GAMES[game].from_bytes(opening[:kept] + noise)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("value", [None, "", 3, bytearray(60)])
def test_what_is_no_bytes_is_refused(game: str, value: object) -> None:
    with pytest.raises(BadPosition):
        GAMES[game].from_bytes(value)  # type: ignore[arg-type]
