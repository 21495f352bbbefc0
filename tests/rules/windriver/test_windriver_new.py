"""Wind River 3, extra action *new*: another tent from the hand."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import GREEN, RED, lay_out

RULE = "Wind River 3 new"


def test_three_resources_for_a_tent_beside_own_ones() -> None:
    """Wind River 3 new: pay 3 resources, put a tent from the hand on a hex with own tents."""
    table = lay_out(bison="f1", tents={RED: "c3 d3*2"}, resources=[5, 0], phase="extra").play("new d3")
    assert (table.resources, table.tents(RED), table.hand[RED]) == ([2, 0], {"c3": 1, "d3": 3}, 3)


def test_the_last_three_resources_are_enough() -> None:
    """Wind River 3 new: exactly 3 will do."""
    assert lay_out(bison="f1", tents={RED: "c3"}, resources=[3, 0], phase="extra").play("new c3").resources == [0, 0]


@pytest.mark.parametrize("have", [0, 1, 2])
def test_less_than_three_resources_are_not(have: int) -> None:
    """Wind River 3 new: pay 3."""
    table = lay_out(bison="f1", tents={RED: "c3"}, resources=[have, 9], phase="extra")
    table.refuses("new c3", IllegalStep, "too_poor", RULE)


def test_supply_is_paid_first() -> None:
    """Wind River 3: of 3 resources supply takes 1, so there is no new tent."""
    table = lay_out(bison="f6", tents={RED: "c3"}, resources=[3, 0])
    table.refuses("bison f6e; new c3", IllegalStep, "too_poor", RULE)


def test_not_without_own_tents() -> None:
    """Wind River 3 new: on a hex with own tents."""
    table = lay_out(bison="c4*5", tents={RED: "c3", GREEN: "d3"}, resources=[9, 0], phase="extra")
    table.refuses("new c4", IllegalStep, "no_tent", RULE)
    table.refuses("new d3", IllegalStep, "no_tent", RULE)


def test_not_with_tents_of_others() -> None:
    """Wind River 3 new: and no others'."""
    table = lay_out(bison="f1", tents={RED: "c3*3", GREEN: "c3"}, resources=[9, 0], phase="extra")
    table.refuses("new c3", IllegalStep, "shared_hex", RULE)


@pytest.mark.parametrize(("tents", "plains"), [("c3*7", 0), ("c3", 6), ("c3*2 d3*2", 3)])
def test_not_with_an_empty_hand(tents: str, plains: int) -> None:
    """Wind River 3 new: a tent from the hand; the seven are on the board and in the Great Plains."""
    table = lay_out(bison="f1", tents={RED: tents}, resources=[9, 0], plains=[plains, 0], phase="extra")
    table.refuses("new c3", IllegalStep, "no_tent_in_hand", RULE)


def test_bison_do_not_matter() -> None:
    """Wind River 3 new: with or without bison, supply is not checked again."""
    table = lay_out(bison="f1", tents={RED: "c3"}, resources=[4, 0], phase="extra")
    assert table.play("new c3").resources == [1, 0]


def test_the_new_tent_counts_from_the_next_turn_on() -> None:
    """Wind River 3 bison: Red has two tents then, and moves two bison."""
    table = lay_out(bison="c3*3 f5*2", tents={RED: "c3", GREEN: "f1"}, resources=[3, 5])
    table.play("bison f5e; new c3", "bison f6e; pass")
    table.refuses("bison f5e; pass", IllegalStep, "not_now", "Wind River 3")
    assert table.play("bison f5e c3e; pass").bison == {"c3": 2, "c4": 1, "f6": 1}


def test_one_tent_at_a_time() -> None:
    """Wind River 3: one extra action."""
    table = lay_out(bison="f1", tents={RED: "c3"}, resources=[9, 0], phase="extra")
    table.refuses("new c3; new c3", IllegalStep, "turn_complete", "Wind River 3")
