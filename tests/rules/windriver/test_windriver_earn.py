"""Wind River 3, extra action *earn*: resources out of bison to spare."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import GREEN, PURPLE, RED, RULES, lay_out

RULE = "Wind River 3 earn"


@pytest.mark.parametrize(
    ("bison", "tents", "earned"),
    [
        ("c3*5", "c3", 4),
        ("c3*5", "c3*4", 1),
        ("c3*2 d3*4", "c3 d3", 4),
        ("c3*5 d3*5", "c3*2 d3", 7),
        ("c3*3 f1*5", "c3", 2),
    ],
)
def test_bison_minus_own_tents(bison: str, tents: str, earned: int) -> None:
    """Wind River 3 earn: number of bison minus number of own tents, over all hexes with own tents."""
    table = lay_out(bison=bison, tents={RED: tents}, resources=[0, 6], phase="extra").play("earn")
    assert table.resources == [earned, 6]


def test_bison_and_tents_stay() -> None:
    """Wind River 3 earn: nothing moves."""
    table = lay_out(bison="c3*5", tents={RED: "c3"}, phase="extra").play("earn")
    assert (table.bison, table.tents(RED), table.to_move) == ({"c3": 5}, {"c3": 1}, GREEN)


def test_hexes_with_tents_of_others_do_not_count() -> None:
    """Wind River 3 earn: own tents and no others'."""
    tents = {RED: "c3 d3 e3", GREEN: "d3", PURPLE: "e3"}
    table = lay_out(players=3, bison="c3*3 d3*5 e3*5", tents=tents, phase="extra")
    assert table.play("earn").resources == [2, 0, 0]


def test_a_shared_hex_takes_nothing_away() -> None:
    """Wind River 3 earn: three own tents without bison on a shared hex do not count against."""
    table = lay_out(bison="c3*3", tents={RED: "c3 d3*3", GREEN: "d3"}, phase="extra")
    assert table.play("earn").resources == [2, 0]


def test_a_hex_with_fewer_bison_than_tents_counts_in_the_sum() -> None:
    """W3: 5 - 1 on c3 and 0 - 3 on d3 make 1 in all."""
    table = lay_out(bison="c3*5", tents={RED: "c3 d3*3"}, phase="extra")
    assert table.play("earn").resources == [1, 0]


@pytest.mark.parametrize("tents", ["c3 d3*4", "c3 d3*6", "d3", "c3*5"])
def test_the_sum_never_falls_below_nothing(tents: str) -> None:
    """W3, Wind River 3 earn: only when it brings at least 1; the sum is never below 0."""
    table = lay_out(bison="c3*5", tents={RED: tents}, resources=[4, 0], phase="extra")
    table.refuses("earn", IllegalStep, "nothing_to_earn", "Wind River 3 earn, W3")
    assert table.resources == [4, 0]


def test_example_3() -> None:
    """Example 3: 7 resources and 5 bison on a hex with 1 own tent: earns 3, not 4."""
    table = lay_out(bison="c3*5", tents={RED: "c3"}, resources=[7, 0], phase="extra")
    assert table.play("earn").resources == [10, 0]


@pytest.mark.parametrize(("have", "then"), [(5, 9), (6, 10), (7, 10), (8, 10), (9, 10)])
def test_up_to_ten_in_hand(have: int, then: int) -> None:
    """Wind River 3 earn: take that many resources, up to 10 in hand."""
    table = lay_out(bison="c3*5", tents={RED: "c3"}, resources=[have, 0], phase="extra")
    assert table.play("earn").resources == [then, 0]


def test_with_ten_in_hand_there_is_nothing_to_earn() -> None:
    """Wind River 3 earn: only when it brings at least 1, and the eleventh resource cannot be held."""
    table = lay_out(bison="c3*5", tents={RED: "c3"}, resources=[10, 0], phase="extra")
    table.refuses("earn", IllegalStep, "resources_full", RULE)


def test_payment_for_supply_makes_room() -> None:
    """Wind River 3: supply is paid before; with 10 in hand and 1 paid, 1 can be earned."""
    table = lay_out(bison="c3*5 f6*2", tents={RED: "c3 d3"}, resources=[10, 0])
    assert table.play("bison f6e*2; earn").resources == [10, 0]


def test_bison_moved_in_this_turn_count() -> None:
    """Wind River 3 earn: the board as it is after phase 1."""
    table = lay_out(bison="c2 c3*2", tents={RED: "c3"})
    assert table.play("bison c2e; earn").resources == [2, 0]


@pytest.mark.parametrize(("have", "tents"), [(0, "c3"), (7, "c3"), (10, "c3"), (3, "c3 d3*3"), (3, "d3")])
def test_the_view_says_what_earning_would_bring(have: int, tents: str) -> None:
    """Wind River 3 earn: the view foretells it for every seat, also for one that may not earn now."""
    table = lay_out(bison="c3*5", tents={RED: tents}, resources=[have, 2], phase="extra")
    seats = RULES.view(table.position, None)["seats"]
    assert seats[GREEN]["earns"] == 0
    if table.legal("earn"):
        assert table.play("earn").resources == [have + seats[RED]["earns"], 2]
    else:
        assert seats[RED]["earns"] == 0
