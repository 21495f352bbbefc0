"""Bison 2: what everybody begins with, the stack, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import BadOptions
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

from .table import RULES, Table, table

DRAW_IDS = tuple(f"{number:02}" for number in range(1, 19))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    """Bison 2 player: tracks 10, 10, 10; reserve 4 hunters, 1 and 2 of both; market 4 hunters, 1-4 of both."""
    t = Table(RULES.opening(RULES.deal(players, Rng(1))))
    assert t.position.players == players
    for seat in range(players):
        assert t.tracks(seat) == (10, 10, 10)
        assert t.reserve(seat) == "h4 t1 t2 c1 c2"
        assert t.market(seat) == "h4 t1 t2 t3 t4 c1 c2 c3 c4"
        assert t.used(seat) == set()
    assert t.tiles() == {"S1 c3/1", "S2 c4/2", "S3 d3/0"}
    assert t.pieces() == {}


@pytest.mark.parametrize(("players", "stack", "seasons"), [(2, 12, 6), (3, 15, 5), (4, 16, 4)])
def test_stack_and_seasons(players: int, stack: int, seasons: int) -> None:
    """Bison 2 stack, B1: 6 / 3 / 2 of 18 tiles are put aside; 6 / 5 / 4 seasons use up the rest exactly."""
    setup = RULES.deal(players, Rng(7))
    assert len(setup.stack) == len(set(setup.stack)) == stack
    assert set(setup.stack) <= set(DRAW_IDS)
    t = Table(RULES.opening(setup))
    rng = Rng(7, "play")
    drawn: list[str] = []
    season = 0
    while not t.position.is_over:
        if t.season != season:
            season = t.season
            drawn += [t.hand((t.seat + place) % players) or "" for place in range(players)]
        random_turn(t.position, rng)
    assert season == seasons
    assert tuple(drawn) == setup.stack
    assert {tile.split(" ")[0] for tile in t.tiles()} == {"S1", "S2", "S3", *setup.stack}


def test_stack_is_shuffled() -> None:
    """Bison 2 stack: another seed, another order; every tile can be put aside."""
    stacks = [RULES.deal(2, Rng(seed)).stack for seed in range(200)]
    assert len(set(stacks)) == 200
    assert {stack[0] for stack in stacks} == set(DRAW_IDS)
    assert {tile for stack in stacks for tile in set(DRAW_IDS) - set(stack)} == set(DRAW_IDS)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_holds_the_totem(first: int) -> None:
    """Bison 2 totem, B8, Records first: the seat chosen at set-up begins."""
    setup = RULES.deal(3, Rng(5), first=first)
    assert setup.first == first
    t = Table(RULES.opening(setup))
    assert t.seat == first
    assert RULES.view(t.position, None)["totem"] == first


def test_first_player_is_drawn_from_the_seed() -> None:
    """B8: by default the first seat is drawn from the seed."""
    firsts = [RULES.deal(4, Rng(seed)).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [RULES.deal(4, Rng(seed)).first for seed in range(60)]


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_number_of_players(players: int) -> None:
    """Bison 1 material: 2-4 players."""
    with pytest.raises(BadOptions) as caught:
        RULES.deal(players, Rng(1))
    assert caught.value.code == "players"


@pytest.mark.parametrize("first", [-1, 2, 3])
def test_first_seat_is_one_of_the_players(first: int) -> None:
    """Records first: a seat, 0-based."""
    with pytest.raises(BadOptions) as caught:
        RULES.deal(2, Rng(1), first=first)
    assert caught.value.code == "first"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "option_missing"),
        ({"variant": 0}, "option_missing"),
        ({"tiles": "standard"}, "option_missing"),
        ({"variant": 3, "tiles": "standard"}, "variant"),
        ({"variant": -1, "tiles": "standard"}, "variant"),
        ({"variant": "1", "tiles": "standard"}, "variant"),
        ({"variant": True, "tiles": "standard"}, "variant"),
        ({"variant": 1.0, "tiles": "standard"}, "variant"),
        ({"variant": None, "tiles": "standard"}, "variant"),
        ({"variant": 0, "tiles": "standard", "speed": 1}, "unknown_option"),
    ],
)
def test_options_of_a_record(options: Mapping[str, Any], code: str) -> None:
    """Records options: variant 0, 1 or 2 and tiles, both required."""
    with pytest.raises(BadOptions) as caught:
        RULES.check_setup(Setup(2, 0, options, DRAW_IDS[:12]))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("players", "stack", "code"),
    [
        (2, DRAW_IDS[:11], "stack_size"),
        (2, DRAW_IDS[:13], "stack_size"),
        (3, DRAW_IDS[:14], "stack_size"),
        (4, DRAW_IDS, "stack_size"),
        (2, (), "stack_size"),
        (2, (*DRAW_IDS[:11], "01"), "tile_twice"),
        (2, (*DRAW_IDS[:11], "19"), "unknown_tile"),
        (2, (*DRAW_IDS[:11], "S1"), "unknown_tile"),
        (2, (*DRAW_IDS[:11], "1"), "unknown_tile"),
    ],
)
def test_stack_of_a_record_is_complete(players: int, stack: tuple[str, ...], code: str) -> None:
    """Records stack: the tiles in the order they are drawn, always complete."""
    with pytest.raises(BadOptions) as caught:
        RULES.check_setup(Setup(players, 0, {"variant": 0, "tiles": "standard"}, stack))
    assert (caught.value.code, caught.value.rule) == (code, "Bison 2")


def test_stack_top_is_drawn_first() -> None:
    """Records stack: top first."""
    setup = Setup(3, 1, {"variant": 0, "tiles": "standard"}, DRAW_IDS[:15])
    t = Table(RULES.opening(RULES.check_setup(setup)))
    assert [t.hand(1), t.hand(2), t.hand(0)] == ["01", "02", "03"]


def test_seats_have_their_own_pieces() -> None:
    """Bison 2 player: own reserve and own market."""
    t = table()
    t.play("buy h; buy t4; walk +b")
    assert t.reserve(0) == "h5 t1 t2 t4 c1 c2"
    assert t.market(0) == "h3 t1 t2 t3 c1 c2 c3 c4"
    assert t.reserve(1) == "h4 t1 t2 c1 c2"
    assert t.market(1) == "h4 t1 t2 t3 t4 c1 c2 c3 c4"
