"""The rulings W1 to W19 one by one, and the proof that every rule of Wind River has a test that cites it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from greatplains.core.errors import BadNotation, IllegalStep

from .table import GREEN, PURPLE, RED, lay_out, opening

HERE = Path(__file__).parent
RULE_PAGE = HERE.parents[2] / "docs" / "wind-river.md"
PARAGRAPHS = [
    "Wind River 1",
    "Wind River 2",
    "Wind River 3 bison",
    "Wind River 3 supply",
    "Wind River 3 extra",
    "Wind River 3 tent",
    "Wind River 3 earn",
    "Wind River 3 new",
    "Wind River 3 herd",
    "Wind River 4",
]
EXAMPLES = ["Example 1", "Example 2", "Example 3"]
NOTATION = ["records set-up", "records bison", "records lose", "records extra", "records order", "records exact"]
RULINGS = [f"W{number}" for number in range(1, 20)]


def test_w1_size_of_the_board() -> None:
    """W1: 6 lanes of 6 columns; 36 bison are two a hex in three columns, one lane less makes 30."""
    assert len(opening(4).legal("set")) == 6 * 6
    assert set(opening(4).bison.values()) == {2}
    assert [sum(opening(players).bison.values()) for players in (4, 3)] == [36, 30]


def test_w2_two_players() -> None:
    """W2: lanes c to f, with 2, 2 and 1 bison in columns 1, 2 and 3."""
    bison = opening(2).bison
    assert {name[0] for name in bison} == set("cdef")
    assert [{bison[f"{lane}{column}"] for lane in "cdef"} for column in (1, 2, 3)] == [{2}, {2}, {1}]


def test_w3_earn_sums_over_all_hexes() -> None:
    """W3: 3 - 1 and 1 - 2 make 1; with one tent more there is nothing to earn."""
    assert lay_out(bison="c1*3 d1", tents={RED: "c1 d1*2"}, phase="extra").play("earn").resources == [1, 0]
    table = lay_out(bison="c1*3 d1", tents={RED: "c1 d1*3"}, phase="extra")
    table.refuses("earn", IllegalStep, "nothing_to_earn", "Wind River 3 earn, W3")


def test_w4_without_tents_on_the_board() -> None:
    """W4: the turn is taken: no bison, no supply, and *herd* or none."""
    table = lay_out(bison="c1*2 d3", tents={GREEN: "c1"}, resources=[9, 5])
    assert {part.split()[0] for part in table.legal()} == {"herd", "pass"}
    table.refuses("bison c1e; pass", IllegalStep, "not_now", "Wind River 3")
    for text in ("earn", "new c1", "tent c1e", "lose c1; pass"):
        with pytest.raises(IllegalStep):
            table.play(text)
    assert table.play("herd c1e").resources == [9, 5]
    assert table.to_move == GREEN


def test_w4_such_a_player_may_pass_and_comes_again() -> None:
    """W4: it still takes its turn, turn after turn."""
    table = lay_out(bison="c1*4", tents={GREEN: "c1"}, resources=[2, 5])
    table.play("pass", "bison c1e; pass")
    assert table.to_move == RED
    assert table.play("herd c1e").to_move == GREEN


def test_w5_no_second_way_out() -> None:
    """W5: `d6e` leaves the board, `d6ne` and `d6se` do not exist."""
    table = lay_out(bison="d6*2", tents={RED: "d6"}, phase="extra")
    assert [way for way in table.legal("herd") if "d6" in way] == ["herd d6e"]
    assert "tent d6e" in table.legal()
    for way in ("d6ne", "d6se"):
        table.refuses(f"herd {way}", IllegalStep, "no_way", "W5")
        table.refuses(f"tent {way}", IllegalStep, "no_way", "W5")


def test_w6_the_extra_action_is_not_compulsory() -> None:
    """W6, Wind River 3 extra: pass is possible though all four actions are."""
    table = lay_out(bison="c1*5", tents={RED: "c1", GREEN: "c6"}, resources=[9, 0])
    before = table.tents(RED)
    table.play("bison c1e; pass")
    assert (table.tents(RED), table.resources, table.to_move) == (before, [9, 0], GREEN)


def test_w6_one_extra_action_at_most() -> None:
    """Wind River 3 extra: one action or none, never two."""
    table = lay_out(bison="c1*5", tents={RED: "c1"}, resources=[5, 0], phase="extra")
    for first in ("tent c1e", "earn", "new c1", "herd c1e", "pass"):
        for second in ("tent c1e", "earn", "new c1", "herd c1e", "pass"):
            table.refuses(f"{first}; {second}", IllegalStep, "turn_complete", "Wind River 3")


def test_w7_several_others_on_the_hex() -> None:
    """W7: the mover pays 1 in all; Green with two tents there pays 1, Purple with one pays 1."""
    tents = {RED: "c3", GREEN: "c4*2", PURPLE: "c4"}
    table = lay_out(players=3, bison="f1", tents=tents, resources=[1, 5, 5], phase="extra")
    assert table.play("tent c3e").resources == [0, 4, 4]


def test_w8_the_phase_ends_when_no_unmoved_bison_can_move() -> None:
    """W8: four tents, three bison. All have moved, so the phase is over and no fourth move is asked for."""
    table = lay_out(bison="c6 d5 e5", tents={RED: "c1*4"}, resources=[9, 0])
    table.refuses("bison c6e d5e; pass", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison c6e d5e e5e d6e; pass", IllegalStep, "not_now", "Wind River 3")
    assert table.play("bison c6e d5e e5e; pass").bison == {"d6": 1, "e6": 1}


def test_w9_the_last_tent_lost_at_supply() -> None:
    """W9: over at once, though another extra action would have been possible."""
    table = lay_out(bison="c1*2", tents={RED: "c6"}, plains=[0, 1])
    table.refuses("bison c1e; lose c6; herd c1e", IllegalStep, "turn_complete", "Wind River 3")
    assert table.play("bison c1e; lose c6").is_over


def test_w10_lanes_out_of_play() -> None:
    """W10: lane b is closed with two players, to bison and tents, in every phase."""
    opening(2).refuses("set b3", IllegalStep, "out_of_play", "W10")
    table = lay_out(bison="c3*2", tents={RED: "c3"})
    table.refuses("bison c3ne; pass", IllegalStep, "lane_out_of_play", "W10")
    table.refuses("bison c3e; tent c3nw", IllegalStep, "lane_out_of_play", "W10")
    table.refuses("bison c3e; herd c3ne", IllegalStep, "lane_out_of_play", "W10")
    table.refuses("bison b3e; pass", IllegalStep, "out_of_play", "W10")


def test_w11_only_unsupplied_tents_are_removed() -> None:
    """W11: c3 is supplied and stays."""
    table = lay_out(bison="c3*2 f6*2", tents={RED: "c3 d3", GREEN: "c3"})
    table.refuses("bison f6e*2; lose c3; pass", IllegalStep, "supplied", "W11")


def test_w12_tents_are_lost_in_any_order() -> None:
    """W12: the same three tents in two orders, one at a time."""
    for lost in ("c3*2 d3", "c3 d3 c3", "d3 c3*2"):
        table = lay_out(bison="f6*3", tents={RED: "c3*2 d3", GREEN: "e1"})
        assert table.play(f"bison f6e*3; lose {lost}; pass").hand[RED] == 7


def test_w13_the_great_plains_cost_nothing() -> None:
    """W13: Red has no resource and goes where Green is already."""
    table = lay_out(bison="f1", tents={RED: "d6", GREEN: "c1"}, resources=[0, 2], plains=[0, 3], phase="extra")
    table.play("tent d6e")
    assert (table.plains, table.resources) == ([1, 3], [0, 2])


def test_w14_after_losing_the_own_last_tent() -> None:
    """W14: the turn goes on with *herd* or pass."""
    table = lay_out(bison="c1*2", tents={RED: "c6", GREEN: "d1"})
    table.refuses("bison c1e; lose c6", IllegalStep, "extra_missing", "Wind River 3")
    table.refuses("bison c1e; lose c6; tent c6e", IllegalStep, "no_tent", "Wind River 3 tent")
    table.refuses("bison c1e; lose c6; new c6", IllegalStep, "too_poor", "Wind River 3 new")
    table.refuses("bison c1e; lose c6; earn", IllegalStep, "nothing_to_earn", "Wind River 3 earn, W3")
    assert table.play("bison c1e; lose c6; herd c2e").bison == {"c1": 1, "c3": 1}


def test_w15_equal_moves_in_a_row_are_joined() -> None:
    """W15: always joined with *N; apart from each other they are not in a row."""
    table = lay_out(bison="c1*3 d1", tents={RED: "c1*3"}, resources=[9, 0])
    table.refuses("bison c1e c1e d1e; pass", BadNotation, "not_exact", "records")
    table.refuses("bison c1e*2 c1e; pass", BadNotation, "not_exact", "records")
    table.play("bison c1e d1e c1e; pass")


def test_w16_exactly_as_many_bison_as_tents() -> None:
    """W16: two tents move two bison: not one, not none, not three, though all could move."""
    table = lay_out(bison="c1*4", tents={RED: "c1*2"}, resources=[9, 0])
    table.refuses("pass", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison c1e; pass", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison c1e*3; pass", IllegalStep, "not_now", "Wind River 3")
    assert table.play("bison c1e*2; pass").bison == {"c1": 2, "c2": 2}


def test_w17_straight_or_slantwise_towards_the_plains() -> None:
    """W17: every hex has one neighbour straight east and two slantwise, so three ways lead on and none back."""
    for start, ends in (("c3", ["c4", "b3", "d3"]), ("d3", ["d4", "c4", "e4"])):
        for way, end in zip(("e", "ne", "se"), ends, strict=True):
            table = lay_out(players=4, bison=start, tents={RED: "f1"}, resources=[9, 0, 0, 0])
            assert table.legal("bison") == [f"bison {start}{ahead}" for ahead in ("e", "ne", "se")]
            assert table.play(f"bison {start}{way}; pass").bison == {end: 1}


def test_w18_the_extra_action_follows_supply() -> None:
    """W18: neither earnings nor a tent that moves away save the tent that cannot be paid for now."""
    table = lay_out(bison="c1*4 f6", tents={RED: "c1 d4", GREEN: "e1"}, resources=[0, 0])
    table.refuses("earn; bison c1e f6e", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison c1e f6e; earn", IllegalStep, "not_now", "Wind River 3")
    table.refuses("bison c1e f6e; tent d4e", IllegalStep, "not_now", "Wind River 3")
    assert table.play("bison c1e f6e; lose d4; earn").resources == [2, 0]


def test_w19_earnings_subtract_the_tents_there() -> None:
    """W19: 5 bison and 1 tent on c3; the tents on the shared d3 and in the Great Plains take nothing away."""
    table = lay_out(bison="c3*5", tents={RED: "c3 d3*2", GREEN: "d3"}, plains=[2, 0], phase="extra")
    assert table.play("earn").resources == [4, 0]


@cache
def citations() -> str:
    """The names and docstrings of all tests in this folder."""
    found: list[str] = []
    for path in sorted(HERE.glob("test_windriver_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found += [node.name.replace("_", " "), ast.get_docstring(node) or ""]
    return "\n".join(found)


@pytest.mark.parametrize("label", PARAGRAPHS + RULINGS + EXAMPLES + NOTATION)
def test_every_rule_is_cited(label: str) -> None:
    assert re.search(rf"\b{label}\b", citations()), f"no test cites {label}"


def test_every_ruling_of_the_rule_page_is_known_here() -> None:
    """A ruling that is added to the page needs a test."""
    page = RULE_PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^\| (W\d+) ", page, flags=re.MULTILINE) == RULINGS
