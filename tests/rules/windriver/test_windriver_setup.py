"""Wind River 2: tents, resources and the first two tents of everybody."""

from __future__ import annotations

import pytest

from greatplains.core.contract import Setup
from greatplains.core.errors import BadNotation, BadOptions, IllegalStep
from greatplains.core.rng import Rng

from .table import BLUE, GREEN, PURPLE, RED, RULES, opening

PLAYERS = (2, 3, 4)
HEXES = ("c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2")


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_seven_tents_and_one_resource(players: int) -> None:
    """Wind River 2: each player takes 7 tents and 1 resource."""
    table = opening(players)
    assert table.hand == [7] * players
    assert table.resources == [1] * players
    assert table.plains == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_two_tents_each_in_the_same_order(players: int) -> None:
    """Wind River 2: one tent each in turn order, then in the same order a second one; then the first player's turn."""
    for first in range(players):
        table = opening(players, first)
        for number in range(2 * players):
            seat = (first + number) % players
            assert (table.phase, table.to_move) == ("set", seat)
            table.play(f"set {HEXES[number]}")
            assert table.tents(seat)[HEXES[number]] == 1
        assert (table.phase, table.to_move) == ("bison", first)
        assert table.hand == [5] * players
        assert table.resources == [1] * players


def test_the_order_is_not_turned_round() -> None:
    """Wind River 2: the second tents are set in the same order, not in the reverse one."""
    table = opening(4, PURPLE).play("set a1", "set a2", "set a3", "set a4", "set b1", "set b2", "set b3", "set b4")
    assert table.tents(PURPLE) == {"a1": 1, "b1": 1}
    assert table.tents(BLUE) == {"a2": 1, "b2": 1}
    assert table.tents(RED) == {"a3": 1, "b3": 1}
    assert table.tents(GREEN) == {"a4": 1, "b4": 1}


def test_a_tent_is_set_on_a_hex_without_tents() -> None:
    """Wind River 2: neither another player's tent nor an own one may stand there."""
    table = opening(2).play("set c3")
    table.refuses("set c3", IllegalStep, "hex_taken", "Wind River 2")
    table.play("set c4")
    table.refuses("set c3", IllegalStep, "hex_taken", "Wind River 2")


def test_a_tent_may_be_set_with_or_without_bison() -> None:
    """Wind River 2: any hex of the lanes in play that holds no tent, bison or not."""
    table = opening(2).play("set c1", "set f6")
    assert (table.tents(RED), table.tents(GREEN)) == ({"c1": 1}, {"f6": 1})


@pytest.mark.parametrize(("players", "hex_name"), [(2, "b1"), (2, "a6"), (3, "a1")])
def test_no_tent_is_set_in_a_lane_out_of_play(players: int, hex_name: str) -> None:
    """Wind River 2, W10: the tent goes on a hex of the lanes in play."""
    opening(players).refuses(f"set {hex_name}", IllegalStep, "out_of_play", "W10")


@pytest.mark.parametrize("text", ["pass", "earn", "bison c1e*2; pass", "lose c1", "tent c1e", "new c1", "herd c1e"])
def test_nothing_else_is_done_before_the_tents_are_set(text: str) -> None:
    """Wind River 2: set-up is nothing but setting tents."""
    opening(2).refuses(text, IllegalStep, "not_now", "Wind River 3")


def test_one_entry_sets_one_tent() -> None:
    """Wind River 2: one tent at a time, in turn order."""
    opening(2).refuses("set c1 c2", BadNotation, "one_word", "records")
    opening(2).refuses("set c1; set c2", IllegalStep, "turn_complete", "Wind River 3")


def test_no_tent_is_set_after_the_set_up() -> None:
    """Wind River 2: two tents each, not more."""
    table = opening(2).play("set c1", "set d1", "set e1", "set f1")
    table.refuses("set c2", IllegalStep, "not_now", "Wind River 3")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    """Wind River 2: every seat can be the first; a seat may be chosen too."""
    assert {RULES.deal(players, Rng(seed)).first for seed in range(60)} == set(range(players))
    assert [RULES.deal(players, Rng(1), first=seat).first for seat in range(players)] == list(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    """Wind River 1: 2-4 players."""
    with pytest.raises(BadOptions) as caught:
        RULES.check_setup(Setup(players, 0))
    assert caught.value.code == "players"


@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 3), (4, 4), (2, -1)])
def test_the_first_seat_is_one_of_the_players(players: int, first: int) -> None:
    """Wind River 2: the first player is one of those who play."""
    with pytest.raises(BadOptions) as caught:
        RULES.check_setup(Setup(players, first))
    assert caught.value.code == "first"
