"""Wind River 3, extra action *tent*: moving a tent, to the Great Plains, and onto hexes with tents of others."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import BLUE, GREEN, PURPLE, RED, lay_out

RULE = "Wind River 3 tent"


def test_a_tent_moves_to_an_adjacent_hex_in_any_direction() -> None:
    """Wind River 3 tent: all six directions, without costs when nobody is there."""
    for direction, target in {"e": "d4", "ne": "c4", "se": "e4", "w": "d2", "nw": "c3", "sw": "e3"}.items():
        table = lay_out(bison="f1", tents={RED: "d3", GREEN: "f6"}, resources=[2, 2], phase="extra")
        table.play(f"tent d3{direction}")
        assert (table.tents(RED), table.resources) == ({target: 1}, [2, 2])


def test_one_tent_moves_and_the_others_stay() -> None:
    """Wind River 3 tent: move *one* own tent."""
    table = lay_out(bison="f1", tents={RED: "d3*3"}, phase="extra")
    assert table.play("tent d3e").tents(RED) == {"d3": 2, "d4": 1}


def test_a_whole_turn_with_a_tent() -> None:
    """Wind River 3 tent: after bison and supply, in one turn."""
    table = lay_out(bison="c3*2", tents={RED: "c3"}).play("bison c3e; tent c3e")
    assert (table.tents(RED), table.bison, table.to_move) == ({"c4": 1}, {"c3": 1, "c4": 1}, GREEN)


def test_own_tents_on_the_hex_entered_cost_nothing() -> None:
    """Wind River 3 tent: only tents of *other* players cost."""
    table = lay_out(bison="f1", tents={RED: "c3 c4"}, phase="extra")
    assert table.play("tent c3e").tents(RED) == {"c4": 2}


@pytest.mark.parametrize("start", ["a6", "b6", "c6", "d6", "e6", "f6"])
def test_from_column_six_e_leads_to_the_great_plains(start: str) -> None:
    """Wind River 3 tent: there it counts for victory and stays."""
    table = lay_out(players=4, bison="f1", tents={RED: start, GREEN: "c1"}, phase="extra").play(f"tent {start}e")
    assert (table.tents(RED), table.plains, table.hand[RED]) == ({}, [1, 0, 0, 0], 6)


def test_a_tent_in_the_great_plains_never_comes_back() -> None:
    """Wind River 3 tent: it stays there; it is neither on the board nor in the hand."""
    table = lay_out(bison="c6*5", tents={RED: "c6*2"}, resources=[9, 9], plains=[5, 2], phase="extra")
    assert table.hand[RED] == 0
    table.refuses("new c6", IllegalStep, "no_tent_in_hand", "Wind River 3 new")
    table.play("tent c6e")
    assert (table.plains, table.hand) == ([6, 2], [0, 5])


def test_the_great_plains_cost_nothing() -> None:
    """W13: entering the Great Plains pays nobody, whoever is there already."""
    table = lay_out(bison="f1", tents={RED: "c6", GREEN: "c6"}, resources=[0, 3], plains=[1, 4], phase="extra")
    assert table.play("tent c6e").resources == [0, 3]


def test_mover_and_owner_pay_one_each() -> None:
    """Wind River 3 tent: the mover and each of those players pay 1 resource."""
    table = lay_out(bison="f1", tents={RED: "c3", GREEN: "c4"}, resources=[2, 2], phase="extra")
    table.play("tent c3e")
    assert (table.resources, table.tents(RED), table.tents(GREEN)) == ([1, 1], {"c4": 1}, {"c4": 1})


def test_example_2() -> None:
    """Example 2: onto Green (has resources) and Purple (has none): Red and Green pay 1, Purple nothing."""
    table = lay_out(
        players=3, bison="f1", tents={RED: "c3", GREEN: "c4", PURPLE: "c4"}, resources=[2, 2, 0], phase="extra"
    )
    assert table.play("tent c3e").resources == [1, 1, 0]


def test_the_number_of_tents_does_not_matter() -> None:
    """W7: the mover pays 1 in all, each of the others 1 however many tents it has there."""
    tents = {RED: "d3*2", GREEN: "d4*3", PURPLE: "d4*2", BLUE: "d4"}
    table = lay_out(players=4, bison="f1", tents=tents, resources=[4, 4, 4, 4], phase="extra")
    assert table.play("tent d3e").resources == [3, 3, 3, 3]


def test_who_is_not_there_does_not_pay() -> None:
    """Wind River 3 tent: only the players with tents on the hex entered; those on the hex left do not count."""
    table = lay_out(
        players=3, bison="f1", tents={RED: "c3", GREEN: "c3", PURPLE: "c4"}, resources=[4, 4, 4], phase="extra"
    )
    assert table.play("tent c3e").resources == [3, 4, 3]


def test_own_tents_there_do_not_spare_the_payment() -> None:
    """Wind River 3 tent: Red is on c4 already, with Green; entering costs both all the same."""
    table = lay_out(bison="f1", tents={RED: "c3 c4", GREEN: "c4"}, resources=[1, 1], phase="extra")
    assert table.play("tent c3e").resources == [0, 0]


def test_the_mover_must_be_able_to_pay() -> None:
    """Wind River 3 tent: without a resource the hex of others is closed, and any other is open."""
    table = lay_out(bison="f1", tents={RED: "c3", GREEN: "c4"}, resources=[0, 5], phase="extra")
    table.refuses("tent c3e", IllegalStep, "cannot_pay_entry", "Wind River 3 tent, W7")
    assert table.legal("tent") == ["tent c3se", "tent c3sw", "tent c3w"]


def test_the_mover_pays_out_of_what_supply_has_left() -> None:
    """W7: the only resource goes for the unsupplied tent, so nothing is left to enter c4 with."""
    table = lay_out(bison="f6", tents={RED: "c3", GREEN: "c4"}, resources=[1, 1])
    table.refuses("bison f6e; tent c3e", IllegalStep, "cannot_pay_entry", "Wind River 3 tent, W7")
    richer = lay_out(bison="f6", tents={RED: "c3", GREEN: "c4"}, resources=[2, 1])
    assert richer.play("bison f6e; tent c3e").resources == [0, 0]


def test_when_all_others_are_poor_the_mover_still_pays() -> None:
    """Wind River 3 tent: the others pay only if they can; the mover in any case."""
    table = lay_out(
        players=3, bison="f1", tents={RED: "c3", GREEN: "c4", PURPLE: "c4"}, resources=[1, 0, 0], phase="extra"
    )
    assert table.play("tent c3e").resources == [0, 0, 0]


def test_there_must_be_an_own_tent() -> None:
    """Wind River 3 tent: one *own* tent."""
    table = lay_out(bison="f1", tents={RED: "c3", GREEN: "d4"}, phase="extra")
    table.refuses("tent e1e", IllegalStep, "no_tent", RULE)
    table.refuses("tent d4e", IllegalStep, "no_tent", RULE)


def test_bison_do_not_stand_in_the_way_of_tents() -> None:
    """Wind River 3 tent: any number of bison and of tents may be on the hex."""
    table = lay_out(bison="c4*5", tents={RED: "c3 c4*6"}, phase="extra")
    assert table.play("tent c3e").tents(RED) == {"c4": 7}


def test_one_tent_a_turn() -> None:
    """Wind River 3: one extra action, not two."""
    table = lay_out(bison="f1", tents={RED: "c3*2"}, phase="extra")
    table.refuses("tent c3e; tent c3e", IllegalStep, "turn_complete", "Wind River 3")
    table.refuses("tent c3e; pass", IllegalStep, "turn_complete", "Wind River 3")
