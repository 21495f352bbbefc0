"""What a bot gets: its seat's side of the table, and nothing that the seat cannot see."""

from __future__ import annotations

import json
from copy import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.seated import SEEDED_BOTS, game_after
from tests.properties.tables import Table, tables

from greatplains.bots import sit
from greatplains.core.bits import members
from greatplains.core.draft import Draft
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.games.bison.position import BisonPosition


def with_other_hidden_tiles(position: BisonPosition, seed: int) -> BisonPosition:
    """The same to the seat to move; other hands, the stack and the tiles put aside dealt otherwise."""
    seat = position.seat
    hidden = list(range((position.season + 1) * position.players, len(position.stack)))
    hidden += [
        position.draw_of(other) for other in range(position.players) if other != seat and position.holds_tile(other)
    ]
    laid = {position.tile_at[cell] // 3 for cell in members(position.laid)}
    kept = {position.stack[place] for place in range(len(position.stack)) if place not in hidden}
    unknown = [str(tile) for tile in range(3, 21) if tile not in laid | kept]
    Rng(seed, "hidden").shuffle(unknown)
    stack = list(position.stack)
    for place, tile in zip(hidden, unknown, strict=False):
        stack[place] = int(tile)
    twin = position.copy()
    twin.set_stack(stack)
    return twin


def standing_at(game: Game[BisonPosition], position: BisonPosition) -> Game[BisonPosition]:
    """The same game, but for what lies on the table."""
    twin = copy(game)
    twin._draft = Draft(game.rules, position)
    return twin


@settings(max_examples=30)
@given(tables("bison"), st.integers(0, 60))
def test_a_seat_is_the_same_whatever_it_cannot_see(table: Table, turns: int) -> None:
    game = game_after(table, turns)
    seat = sit(game)
    twin = sit(standing_at(game, with_other_hidden_tiles(game.position, table.seed)))
    assert json.dumps(twin.view) == json.dumps(seat.view)
    assert (twin.number, twin.turns, twin.rules) == (seat.number, seat.turns, seat.rules)
    assert twin.imagine(Rng(1)).to_bytes() == seat.imagine(Rng(1)).to_bytes()


@pytest.mark.parametrize("name", SEEDED_BOTS)
@pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 13), (4, 37), (2, 41)])
def test_swapping_hidden_tiles_never_changes_a_turn(name: str, players: int, turns: int) -> None:
    game = game_after(Table("bison", players, players - 2, 10 * players + turns, "even"), turns)
    steps = SEEDED_BOTS[name](5).choose_turn(sit(game))
    real = game.position
    twins = [with_other_hidden_tiles(real, seed) for seed in range(2)]
    assert any(list(twin.stack) != list(real.stack) for twin in twins)
    for twin in twins:
        assert SEEDED_BOTS[name](5).choose_turn(sit(standing_at(game, twin))) == steps


@settings(max_examples=20)
@given(tables(), st.integers(0, 60))
def test_what_a_bot_imagines_looks_the_same_from_its_seat(table: Table, turns: int) -> None:
    game = game_after(table, turns)
    seat = sit(game)
    imagined = seat.imagine(Rng(turns))
    assert table.rules.view(imagined, seat.number) == seat.view == table.rules.view(game.position, seat.number)
    assert imagined.legal_steps() == game.position.legal_steps()


@pytest.mark.parametrize("game_name", ["bison", "wind-river"])
@pytest.mark.parametrize("name", SEEDED_BOTS)
def test_thinking_changes_nothing_on_the_table(game_name: str, name: str) -> None:
    game = game_after(Table(game_name, 3, 1, 4, "even"), 10)
    before, seat = game.position.to_bytes(), sit(game)
    imagined = seat.imagine(Rng(1)).to_bytes()
    SEEDED_BOTS[name](1).choose_turn(seat)
    assert game.position.to_bytes() == before
    assert seat.imagine(Rng(1)).to_bytes() == imagined
