"""Wind River 3, phase 1: moving bison."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import GREEN, RED, lay_out, opening

RULE = "Wind River 3 bison"


@pytest.mark.parametrize(
    ("tents", "moves"),
    [("c1", "c1e"), ("c1 d1", "c1e d1e"), ("c1*3", "c1e d1e e1e"), ("c1*2 d1*3", "c1e d1e e1e f1e c2e")],
)
def test_as_many_bison_as_tents_on_the_board(tents: str, moves: str) -> None:
    """Wind River 3 bison: exactly as many as the player has tents on the board, wherever they stand."""
    bison = "c1*2 d1*2 e1 f1 c2*2"
    lay_out(bison=bison, tents={RED: tents}, resources=[9, 0]).play(f"bison {moves}; pass")
    fewer = " ".join(moves.split()[:-1])
    if fewer:
        lay_out(bison=bison, tents={RED: tents}).refuses(f"bison {fewer}; pass", IllegalStep, "not_now", "Wind River 3")
    more = f"bison {moves} d1ne; pass"
    lay_out(bison=bison, tents={RED: tents}, resources=[9, 0]).refuses(more, IllegalStep, "not_now", "Wind River 3")


def test_tents_in_hand_and_in_the_plains_do_not_count() -> None:
    """Wind River 3 bison: tents on the board."""
    table = lay_out(bison="c1*2 d1*2", tents={RED: "c1"}, plains=[4, 0])
    assert table.play("bison c1e; pass").to_move == GREEN


def test_moving_bison_is_compulsory() -> None:
    """Wind River 3 bison: compulsory."""
    table = lay_out(bison="c1*2", tents={RED: "c1 d1"}, resources=[5, 0])
    for text in ("pass", "earn", "herd c1e", "tent c1e", "new c1"):
        table.refuses(text, IllegalStep, "not_now", "Wind River 3")


def test_a_turn_that_stops_after_the_bison_is_not_complete() -> None:
    """Wind River 3 bison: both bison are to be moved before the turn goes on."""
    table = lay_out(bison="c1*2", tents={RED: "c1 d1"}, resources=[5, 0])
    table.refuses("bison c1e", IllegalStep, "bison_missing", "Wind River 3")


@pytest.mark.parametrize("direction", ["w", "nw", "sw"])
def test_bison_never_go_west(direction: str) -> None:
    """Wind River 3 bison: each one hex e, ne or se."""
    lay_out(bison="d3*2", tents={RED: "d3"}).refuses(
        f"bison d3{direction}; pass", IllegalStep, "bison_never_west", RULE
    )
    table = lay_out(bison="d3*2", tents={RED: "d3"}, phase="extra")
    table.refuses(f"herd d3{direction}", IllegalStep, "bison_never_west", RULE)


def test_there_must_be_a_bison() -> None:
    """Wind River 3 bison: only a bison that stands there can move."""
    lay_out(bison="c1*2", tents={RED: "c1"}).refuses("bison c2e; pass", IllegalStep, "no_bison", RULE)
    lay_out(bison="c1 f1", tents={RED: "c1*2"}).refuses("bison c1e*2; pass", IllegalStep, "no_bison", RULE)


def test_the_same_bison_does_not_move_twice() -> None:
    """Wind River 3 bison: the same bison may not move twice in this phase."""
    table = lay_out(bison="c1 e1", tents={RED: "c1*2"}, resources=[5, 0])
    table.refuses("bison c1e c2e; pass", IllegalStep, "moved_already", RULE)


def test_another_bison_of_the_hex_entered_may_move() -> None:
    """Wind River 3 bison: c2 holds an unmoved bison beside the one that came, and that one may go on."""
    table = lay_out(bison="c1 c2", tents={RED: "c1*2"}, resources=[5, 0])
    assert table.play("bison c1e c2e; pass").bison == {"c2": 1, "c3": 1}


def test_only_so_many_leave_a_hex_as_have_not_moved() -> None:
    """Wind River 3 bison: of the three bison on c2 one has not moved, so one may leave and no second."""
    table = lay_out(bison="c1*2 c2 f1", tents={RED: "c1*4"}, resources=[5, 0])
    table.refuses("bison c1e*2 c2e*2; pass", IllegalStep, "moved_already", RULE)
    assert table.play("bison c1e*2 c2e f1e; pass").bison == {"c2": 2, "c3": 1, "f2": 1}


def test_moved_bison_may_move_again_in_the_next_turn() -> None:
    """Wind River 3 bison: not twice *in this phase*."""
    table = lay_out(bison="c1", tents={RED: "c1", GREEN: "d1"}, resources=[5, 5])
    assert table.play("bison c1e; pass", "bison c2e; pass").bison == {"c3": 1}


def test_five_bison_may_stand_on_a_hex() -> None:
    """Wind River 3 bison: never more than 5 bison on a hex, but five."""
    table = lay_out(bison="c1 c2*4", tents={RED: "c1"}, resources=[5, 0])
    assert table.play("bison c1e; pass").bison == {"c2": 5}


@pytest.mark.parametrize("move", ["c1e", "d1ne", "e2ne"])
def test_never_a_sixth_bison(move: str) -> None:
    """Wind River 3 bison: never more than 5 bison on a hex, from whichever side."""
    target = {"c1e": "c2", "d1ne": "c2", "e2ne": "d2"}[move]
    table = lay_out(bison=f"{move[:2]} {target}*5", tents={RED: "f1"})
    table.refuses(f"bison {move}; pass", IllegalStep, "hex_full", RULE)


def test_the_limit_holds_after_every_single_move() -> None:
    """Wind River 3 bison: first in and then out is refused, first out and then in is not."""
    table = lay_out(bison="c1 c2*5", tents={RED: "f1*2"}, resources=[5, 0])
    table.refuses("bison c1e c2e; pass", IllegalStep, "hex_full", RULE)
    assert table.play("bison c2e c1e; pass").bison == {"c2": 5, "c3": 1}


def test_the_limit_is_reached_within_the_turn() -> None:
    """Wind River 3 bison: four on c2, so one more may come but no second."""
    table = lay_out(bison="c1*2 c2*4", tents={RED: "f1*2"}, resources=[5, 0])
    table.refuses("bison c1e*2; pass", IllegalStep, "hex_full", RULE)
    assert table.play("bison c1e c1se; pass").bison == {"c2": 5, "d1": 1}


def test_from_column_six_e_leads_out_of_the_game() -> None:
    """Wind River 3 bison: from column 6, `e` leaves the board, however many have left."""
    table = lay_out(bison="d6*5 c1", tents={RED: "c1*5"}, resources=[5, 0])
    assert table.play("bison d6e*5; pass").bison == {"c1": 1}


def test_it_ends_early_when_no_bison_can_move() -> None:
    """Wind River 3 bison, W8: three tents and two bison; when both have moved the phase is over."""
    table = lay_out(bison="c1 d6", tents={RED: "c1*3"}, resources=[5, 0])
    assert table.play("bison c1e d6e; pass").bison == {"c2": 1}


def test_it_does_not_end_early_while_a_bison_can_move() -> None:
    """Wind River 3 bison: it ends early *only* when no bison can legally move."""
    table = lay_out(bison="c1 d6", tents={RED: "c1*3"}, resources=[5, 0])
    table.refuses("bison c1e; pass", IllegalStep, "not_now", "Wind River 3")


def test_without_bison_the_phase_is_left_out() -> None:
    """Wind River 3 bison: no bison on the board, none can move; supply follows at once."""
    table = lay_out(tents={RED: "c1*2"}, resources=[5, 0])
    assert table.resources == [3, 0]
    assert table.phase == "extra"
    table.refuses("bison c1e; pass", IllegalStep, "not_now", "Wind River 3")
    assert table.play("pass").to_move == GREEN


def test_every_bison_may_be_moved_by_everybody() -> None:
    """Wind River 3 bison: bison belong to nobody; those under a tent of another player may move too."""
    table = opening(2).play("set c1", "set d1", "set c6", "set d6")
    assert table.play("bison d1e*2; pass").bison["d2"] == 4


def test_seats_play_in_turn() -> None:
    """Wind River 3: seats play one after the other, and after the last comes seat 0."""
    table = lay_out(
        players=3, to_move=GREEN, bison="c1*3", tents={RED: "c1", GREEN: "c1", 2: "c1"}, resources=[3, 3, 3]
    )
    order = [table.to_move]
    for text in ("bison c1e; pass", "bison c1e; pass", "bison c1e; pass"):
        order.append(table.play(text).to_move)
    assert order == [1, 2, 0, 1]
