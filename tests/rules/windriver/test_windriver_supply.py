"""Wind River 3, phase 2: supply. The bison feed the tents of others first; own tents left over are paid for or lost."""

from __future__ import annotations

from itertools import permutations

import pytest

from greatplains.core.errors import IllegalStep

from .table import BLUE, GREEN, PURPLE, RED, lay_out

RULE = "Wind River 3 supply"


@pytest.mark.parametrize(("bison", "paid"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_tents_of_others_come_first(bison: int, paid: int) -> None:
    """Wind River 3 supply, Example 1: 1 own tent and 3 of others; with 2 bison pay 1, with 4 nothing."""
    tents = {RED: "c3", GREEN: "c3*2", PURPLE: "c3"}
    table = lay_out(players=3, bison=f"c3*{bison} f1", tents=tents, resources=[5, 5, 5])
    table.play("bison f1e; pass")
    assert table.resources == [5 - paid, 5, 5]


def test_example_1_with_one_tent_of_each_other_player() -> None:
    """Example 1: the three tents of others may belong to three players."""
    tents = {RED: "c3", GREEN: "c3", PURPLE: "c3", BLUE: "c3"}
    for bison, left in ((2, 4), (3, 4), (4, 5)):
        table = lay_out(players=4, bison=f"c3*{bison} f6", tents=tents, resources=[5, 5, 5, 5])
        assert table.play("bison f6e; pass").resources == [left, 5, 5, 5]


@pytest.mark.parametrize(
    ("bison", "own", "others", "paid"),
    [(0, 3, 0, 3), (1, 3, 0, 2), (3, 3, 0, 0), (5, 3, 0, 0), (2, 2, 1, 1), (1, 2, 2, 2), (4, 3, 2, 1), (0, 1, 5, 1)],
)
def test_one_resource_for_each_unsupplied_tent(bison: int, own: int, others: int, paid: int) -> None:
    """Wind River 3 supply: pay 1 resource for each unsupplied tent."""
    herd = f"c3*{bison}" if bison else ""
    tents = {RED: f"c3*{own}"} | ({GREEN: f"c3*{others}"} if others else {})
    table = lay_out(bison=herd, tents=tents, resources=[10, 10], phase="supply")
    assert table.resources == [10 - paid, 10]
    assert table.tents(RED) == {"c3": own}


def test_each_hex_is_supplied_by_its_own_bison() -> None:
    """Wind River 3 supply: bison to spare on c3 do not feed the tents on d3."""
    table = lay_out(bison="c3*5 d4*5", tents={RED: "c3 d3*2"}, resources=[5, 5], phase="supply")
    assert table.resources == [3, 5]


def test_unsupplied_tents_of_all_hexes_are_paid_for() -> None:
    """Wind River 3 supply: on each hex with own tents."""
    table = lay_out(bison="c3", tents={RED: "c3*2 d3 e3*2", GREEN: "e3"}, resources=[5, 5], phase="supply")
    assert table.resources == [1, 5]


def test_supply_looks_at_the_board_after_the_bison_have_moved() -> None:
    """Wind River 3: phase 2 comes after phase 1."""
    away = lay_out(bison="c3", tents={RED: "c3"}, resources=[5, 0])
    assert away.play("bison c3e; pass").resources == [4, 0]
    towards = lay_out(bison="c2", tents={RED: "c3"}, resources=[5, 0])
    assert towards.play("bison c2e; pass").resources == [5, 0]


def test_only_the_player_to_move_supplies() -> None:
    """Wind River 3 supply: nobody else pays or loses in my turn."""
    table = lay_out(bison="c3 f6", tents={RED: "c3", GREEN: "d3*2"}, resources=[0, 1])
    table.play("bison f6e; pass")
    assert table.resources == [0, 1]
    assert table.tents(GREEN) == {"d3": 2}


def test_who_cannot_pay_for_all_pays_all_and_loses_the_rest() -> None:
    """Wind River 3 supply: 3 unsupplied tents and 1 resource: it is paid, and two tents return to the hand."""
    table = lay_out(bison="f6*3", tents={RED: "c3*3"}, resources=[1, 0])
    table.play("bison f6e*3; lose c3*2; pass")
    assert table.resources == [0, 0]
    assert table.tents(RED) == {"c3": 1}
    assert table.hand[RED] == 6


def test_who_can_pay_pays() -> None:
    """Wind River 3 supply: a tent is not given up instead of paying."""
    table = lay_out(bison="f6", tents={RED: "c3"}, resources=[1, 0])
    table.refuses("bison f6e; lose c3; pass", IllegalStep, "not_now", "Wind River 3")
    assert table.play("bison f6e; pass").tents(RED) == {"c3": 1}


def test_supplied_tents_are_not_given_up() -> None:
    """Wind River 3 supply: nothing is lost when nothing is unsupplied."""
    table = lay_out(bison="c3*2 f6", tents={RED: "c3"})
    table.refuses("bison f6e; lose c3; pass", IllegalStep, "not_now", "Wind River 3")


@pytest.mark.parametrize(
    ("lost", "left"),
    [
        ("c3*2", {"d3": 1, "e3": 1}),
        ("c3 d3", {"c3": 1, "e3": 1}),
        ("c3 e3", {"c3": 1, "d3": 1}),
        ("d3 e3", {"c3": 2}),
        ("e3 d3", {"c3": 2}),
    ],
)
def test_the_choice_is_the_players(lost: str, left: dict[str, int]) -> None:
    """Wind River 3 supply: as many unsupplied tents as are left, of its choice."""
    table = lay_out(bison="f6*4", tents={RED: "c3*2 d3 e3"}, resources=[2, 0])
    assert table.play(f"bison f6e*4; lose {lost}; pass").tents(RED) == left


def test_tents_are_lost_in_any_order() -> None:
    """W12: one at a time, in any order the owner likes; the order is kept in the text."""
    for order in permutations(("c3", "d3", "e3")):
        table = lay_out(bison="f6*4", tents={RED: "c3 d3 e3 f1"}, resources=[1, 0])
        table.play(f"bison f6e*4; lose {' '.join(order)}; pass")
        assert table.tents(RED) == {"f1": 1}
    table = lay_out(bison="f6*3", tents={RED: "c3*2 d3"}, resources=[0, 1])
    assert table.play("bison f6e*3; lose c3 d3 c3").is_over


def test_only_unsupplied_tents_are_lost() -> None:
    """W11: the tent on c3 has its bison; the one on d3 has none."""
    table = lay_out(bison="c3 f6*2", tents={RED: "c3 d3"})
    table.refuses("bison f6e*2; lose c3; pass", IllegalStep, "supplied", "W11")
    assert table.play("bison f6e*2; lose d3; pass").tents(RED) == {"c3": 1}


def test_on_one_hex_only_as_many_are_lost_as_are_unsupplied() -> None:
    """W11: two tents and one bison on c3: one of the two is unsupplied, not both."""
    table = lay_out(bison="c3 f6*4", tents={RED: "c3*2 d3*2"}, resources=[1, 0])
    table.refuses("bison f6e*4; lose c3*2; pass", IllegalStep, "supplied", "W11")
    assert table.play("bison f6e*4; lose c3 d3; pass").tents(RED) == {"c3": 1, "d3": 1}


def test_a_tent_unsupplied_because_of_others_can_be_lost() -> None:
    """Wind River 3 supply: the bison feeds Green's tent, so Red's is the one to go."""
    table = lay_out(bison="c3 f6*2", tents={RED: "c3 d3", GREEN: "c3"}, resources=[1, 0])
    table.play("bison f6e*2; lose c3; pass")
    assert (table.tents(RED), table.tents(GREEN)) == ({"d3": 1}, {"c3": 1})


def test_tents_of_others_are_never_lost() -> None:
    """Wind River 3 supply: Green's tent is not Red's to remove."""
    table = lay_out(bison="f6", tents={RED: "c3", GREEN: "d3"})
    table.refuses("bison f6e; lose d3; pass", IllegalStep, "no_tent", RULE)


@pytest.mark.parametrize("lost", ["c3", "c3*3"])
def test_exactly_as_many_are_lost_as_cannot_be_paid_for(lost: str) -> None:
    """Wind River 3 supply: not fewer and not more."""
    table = lay_out(bison="f6*4", tents={RED: "c3*4"}, resources=[2, 0])
    table.refuses(f"bison f6e*4; lose {lost}; pass", IllegalStep, "not_now", "Wind River 3")


def test_losses_cannot_be_left_out() -> None:
    """Wind River 3 supply: they are written even when there is no choice."""
    table = lay_out(bison="f6", tents={RED: "c3", GREEN: "d3"})
    table.refuses("bison f6e; pass", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison f6e", IllegalStep, "lose_missing", "Wind River 3")


def test_lost_tents_may_be_placed_again() -> None:
    """Wind River 3 supply: they return to the hand, and *new* brings one back."""
    table = lay_out(bison="c3*5 f6*2 f5*2", tents={RED: "c3 d3", GREEN: "f1"}, resources=[0, 9], plains=[5, 0])
    assert table.hand[RED] == 0
    table.play("bison f6e*2; lose d3; earn")
    assert (table.hand[RED], table.resources[RED]) == (1, 4)
    table.play("bison f5e; pass", "bison f5e; new c3")
    assert (table.hand[RED], table.resources[RED], table.tents(RED)) == (0, 1, {"c3": 2})


def test_without_bison_on_the_board_supply_is_due_all_the_same() -> None:
    """Wind River 3 supply: no bison, so every tent costs."""
    table = lay_out(tents={RED: "c3*2", GREEN: "d3"}, resources=[1, 0])
    assert table.play("lose c3; pass").resources == [0, 0]


def test_the_extra_action_follows_a_loss() -> None:
    """Wind River 3: after supply comes the extra action, with a tent that is left."""
    table = lay_out(bison="c3 f6*2", tents={RED: "c3 d3"})
    assert table.play("bison f6e*2; lose d3; tent c3e").tents(RED) == {"c4": 1}


def test_the_last_tent_of_the_board_lost_ends_the_game() -> None:
    """W9: the game ends at once, without an extra action."""
    table = lay_out(bison="c5 f6", tents={RED: "d5"}, plains=[1, 0])
    for extra in ("pass", "herd c5e"):
        table.refuses(f"bison f6e; lose d5; {extra}", IllegalStep, "turn_complete", "Wind River 3")
    assert table.play("bison f6e; lose d5").is_over


def test_own_last_tent_lost_while_others_have_some_leaves_an_extra_action() -> None:
    """W14: *herd* or pass is still to be chosen, and nothing else can be."""
    table = lay_out(bison="c5 f6", tents={RED: "d5", GREEN: "e1"})
    table.refuses("bison f6e; lose d5", IllegalStep, "extra_missing", "Wind River 3")
    assert table.play("bison f6e; lose d5; herd c5e").bison == {"c6": 1}
