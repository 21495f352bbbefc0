"""Bison 3 walk, Bison 3 trek, Bison 3 movement."""

from __future__ import annotations

import pytest

from .table import table

# c3p - c3r or d3m - … ; d4p is four steps from c3p, d4r five, d4m six.
FAR = ["16 d4/1"]


# Walk.


@pytest.mark.parametrize(
    ("start", "stop"),
    [
        ("c3p", "c3r"),
        ("c3r", "c3m"),
        ("c3r", "c3p"),
        ("c3p", "d3m"),
        ("c3m", "c4p"),
        ("c3r", "d3r"),
        ("d4p", "d3p"),
        ("d4p", "c4m"),
    ],
)
def test_walk_one_step(start: str, stop: str) -> None:
    """Bison 3 walk: on one tile, across a side, from river to river."""
    t = table(tiles=FAR, pieces={start: "0 h1"})
    t.play(f"walk {start}>{stop}")
    assert t.pieces() == {stop: "0 h1"}


@pytest.mark.parametrize(
    ("start", "stop"), [("c3p", "c3m"), ("c3p", "c4p"), ("c3p", "d3p"), ("c3p", "d3r"), ("c3r", "d3p"), ("d4r", "c4r")]
)
def test_walk_no_further(start: str, stop: str) -> None:
    """Bison 3 walk: each *one* step."""
    t = table(tiles=FAR, pieces={start: "0 h1"})
    t.illegal(f"walk {start}>{stop}", "too_far", "Bison 3 walk")


def test_walk_of_five() -> None:
    """Bison 3 walk: up to 5 own hunters, each one step, to different spaces or the same."""
    t = table(pieces={"c3p": "0 h3", "d3r": "0 h2"})
    t.play("walk c3p>c3r*2 c3p>d3m d3r>c4r d3r>d3m -b10")
    assert t.pieces() == {"c3r": "0 h2", "d3m": "0 h2", "c4r": "0 h1"}


# Trek.


@pytest.mark.parametrize("stop", ["c3r", "d3m", "c3m", "c4r", "d3r", "c4p", "c4m", "d3p"])
def test_trek_up_to_three_steps(stop: str) -> None:
    """Bison 3 trek: each 1-3 steps."""
    t = table(tiles=FAR, pieces={"c3p": "0 h1"})
    t.play(f"trek c3p>{stop}")
    assert t.pieces() == {stop: "0 h1"}


@pytest.mark.parametrize("stop", ["d4p", "d4r", "d4m"])
def test_trek_no_further(stop: str) -> None:
    """Bison 3 trek: four steps are too many."""
    t = table(tiles=FAR, pieces={"c3p": "0 h1"})
    t.illegal(f"trek c3p>{stop}", "too_far", "Bison 3 trek")


def test_trek_of_several() -> None:
    """Bison 3 trek: up to 5 own hunters."""
    t = table(tiles=FAR, pieces={"c3p": "0 h2", "d4m": "0 h1"})
    t.play("trek c3p>c4m c3p>d3m d4m>d3p -t4")
    assert t.pieces() == {"c4m": "0 h1", "d3m": "0 h1", "d3p": "0 h1"}


# Movement.


@pytest.mark.parametrize("other", ["1 h1", "1 t1", "1 h2 t1"])
def test_no_stop_on_a_space_of_another_player(other: str) -> None:
    """Bison 3 movement: a space may hold pieces of one player only, hunters or tepee."""
    t = table(pieces={"c3p": "0 h1", "d3m": other})
    t.illegal("walk c3p>d3m", "occupied", "Bison 3 movement")
    t.illegal("trek c3p>d3m", "occupied", "Bison 3 movement")


def test_no_stop_beside_a_canoe_of_another_player() -> None:
    """Bison 3 movement: the same on rivers."""
    t = table(pieces={"c3p": "0 h1", "c3r": "1 c1"})
    t.illegal("walk c3p>c3r", "occupied", "Bison 3 movement")


def test_pass_through_spaces_of_other_players() -> None:
    """Bison 3 movement: hunters may pass through but not stop: every way out of c3p leads through another player."""
    t = table(players=3, pieces={"c3p": "0 h1", "c3r": "1 h1", "d3m": "2 t1", "d3r": "1 c1", "c4m": "0 h1"})
    t.step("action", "trek")
    t.step("from", "c3p")
    assert t.choices("to") == {"c3m", "c4r", "c4p", "c4m", "d3p"}
    t = table(players=3, pieces={"c3p": "0 h1", "c3r": "1 h1", "d3m": "2 t1", "d3r": "1 c1"})
    t.play("trek c3p>d3p")
    assert (t.space("d3p"), t.space("c3r"), t.space("d3r")) == ("0 h1", "1 h1", "1 c1")


def test_walk_cannot_pass() -> None:
    """Bison 3 movement, Bison 3 walk: passing takes more than one step."""
    t = table(pieces={"c3p": "0 h1", "c3r": "1 h1", "d3m": "1 h1", "c4m": "0 h1"})
    t.illegal("walk c3p>c3m", "no_stop", "Bison 3 movement")
    t.step("action", "walk")
    assert t.choices("from") == {"c4m"}


def test_hunter_shut_in_even_for_a_trek() -> None:
    """Bison 3 movement: all that is within three steps belongs to others."""
    shut = dict.fromkeys(("c3r", "d3m", "c3m", "c4r", "d3r", "c4p", "c4m", "d3p"), "1 h1")
    t = table(tiles=FAR, pieces={"c3p": "0 h1", "d4m": "0 h1"} | shut)
    t.illegal("trek c3p>c3m", "no_stop", "Bison 3 movement")
    t.play("trek d4m>d4p")


def test_own_spaces_are_open() -> None:
    """Bison 3 movement: hunters join own hunters, tepees and canoes."""
    t = table(pieces={"c3p": "0 h2", "c3r": "0 c1", "d3m": "0 h1 t1"})
    t.play("walk c3p>c3r c3p>d3m -b2")
    assert t.pieces() == {"c3r": "0 h1 c1", "d3m": "0 h2 t1"}


def test_space_left_is_free_for_others() -> None:
    """Bison 3 movement: with the last piece gone the space belongs to nobody."""
    t = table(pieces={"c3p": "0 h1", "d3m": "1 h1"})
    t.play("walk c3p>c3r", "walk d3m>c3p")
    assert t.pieces() == {"c3p": "1 h1", "c3r": "0 h1"}


def test_space_with_a_tepee_left_behind_is_not_free() -> None:
    """Bison 3 movement: tepees never move."""
    t = table(pieces={"c3p": "0 h1 t1", "d3m": "1 h1"})
    t.play("walk c3p>c3r")
    assert t.space("c3p") == "0 t1"
    t.illegal("walk d3m>c3p", "occupied", "Bison 3 movement")


@pytest.mark.parametrize("action", ["walk", "trek"])
def test_tepees_and_canoes_never_move(action: str) -> None:
    """Bison 3 movement: a space with a piece and no hunter has nobody to move."""
    t = table(pieces={"c3p": "0 t1", "c3r": "0 c1", "d3p": "0 h1"})
    t.illegal(f"{action} c3p>c3r", "no_hunter", "Bison 3 movement")
    t.illegal(f"{action} c3r>c3p", "no_hunter", "Bison 3 movement")


@pytest.mark.parametrize("action", ["walk", "trek"])
def test_only_own_hunters_move(action: str) -> None:
    """Bison 3 movement: own hunters."""
    t = table(pieces={"c3p": "1 h1", "d3p": "0 h1"})
    t.illegal(f"{action} c3p>c3r", "no_hunter", "Bison 3 movement")
    t.illegal(f"{action} c4p>c4r", "no_hunter", "Bison 3 movement")
    t.illegal(f"{action} a1p>a1r", "no_hunter", "Bison 3 movement")


@pytest.mark.parametrize("action", ["walk", "trek"])
def test_no_hunter_ends_where_it_began(action: str) -> None:
    """Bison 3 movement: does not end where it began, though a trek could come back."""
    t = table(pieces={"c3p": "0 h1"})
    t.illegal(f"{action} c3p>c3p", "no_move", "Bison 3 movement")
    assert "c3p" not in t.in_reach("c3p")


@pytest.mark.parametrize("action", ["walk", "trek"])
def test_no_hunter_leaves_the_tiles(action: str) -> None:
    """Bison 3 movement: there must be a tile."""
    t = table(pieces={"c3p": "0 h1"})
    t.illegal(f"{action} c3p>d2p", "no_tile", "Bison 3 movement")


@pytest.mark.parametrize("action", ["walk", "trek"])
def test_a_hunter_moves_once_in_an_action(action: str) -> None:
    """Bison 3 movement: at most once; the hunter that came to c3r does not go on."""
    t = table(pieces={"c3p": "0 h1", "d3p": "0 h1"})
    t.illegal(f"{action} c3p>c3r c3r>c3m -b2", "moved_already", "Bison 3 movement")
    t.illegal(f"{action} c3p>c3r c3r>c3p -b2", "moved_already", "Bison 3 movement")


def test_a_hunter_that_stood_there_may_still_move() -> None:
    """Bison 3 movement: one came to c3r, the one that stood there goes on; a second one has already moved."""
    t = table(pieces={"c3p": "0 h1", "c3r": "0 h1", "d3p": "0 h1"})
    t.illegal("walk c3p>c3r c3r>c3m*2 -b4", "moved_already", "Bison 3 movement")
    t.play("walk c3p>c3r c3r>c3m -b2")
    assert t.pieces() == {"c3r": "0 h1", "c3m": "0 h1", "d3p": "0 h1"}


def test_two_hunters_change_places() -> None:
    """Bison 3 movement: each moves once and ends where it did not begin."""
    t = table(pieces={"c3p": "0 h1", "c3r": "0 h1"})
    t.play("walk c3p>c3r c3r>c3p -b2")
    assert t.pieces() == {"c3p": "0 h1", "c3r": "0 h1"}


def test_more_hunters_than_stand_there() -> None:
    """Bison 3 movement: a hunter must be there to move."""
    t = table(pieces={"c3p": "0 h1", "d3p": "0 h3"})
    t.illegal("walk c3p>c3r*2 -b2", "no_hunter", "Bison 3 movement")


def test_hunters_may_move_in_every_action_of_a_season() -> None:
    """Bison 3 movement: once in an *action*; walk, trek and gather are three."""
    t = table(pieces={"c3p": "0 h1", "c4m": "0 h1"})
    t.play("walk c3p>c3r", "walk +b", "trek c3r>c3m", "trek +b", "gather c4m<c3m")
    assert t.pieces() == {"c4m": "0 h2"}
