"""Bison 3 variant 0, 1 and 2: how much one tepee or canoe action may change."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import Table, table


def builders(variant: int, reserve: str = "h2 t1 t1 t2 c1 c1 c2") -> Table:
    """Two hunters on each of two prairies, one on a mountain, one on a river."""
    pieces = {"c3p": "0 h2", "c4p": "0 h2", "d3m": "0 h1", "c3r": "0 h1"}
    return table(variant=variant, pieces=pieces, reserve={0: reserve})


# Variant 0.


@pytest.mark.parametrize(
    "text", ["tepee c3p:1 c4p:1 -b2", "tepee c3p:2 c4p:1 -b4", "tepee c3p:1 c4p:1", "tepee c3p:2 c4p:1 -b2"]
)
def test_base_game_changes_one_space(text: str) -> None:
    """Bison 3 variant 0: the base game: one build or one enlargement in an action."""
    t = builders(0)
    assert isinstance(t.refused(text), IllegalStep)
    assert builders(1).allows("tepee c3p:1 c4p:1 -b2")


def test_base_game_closes_the_action_after_one_change() -> None:
    """Bison 3 variant 0: hunters left on the table do not keep the action open."""
    t = builders(0)
    t.step("action", "tepee")
    t.step("build", "c3p", 1)
    assert (t.seat, t.position.is_turn_start) == (1, True)


# Variant 1.


def test_several_builds_in_one_action() -> None:
    """Bison 3 variant 1: build and enlarge on several spaces; n is the total."""
    t = builders(1)
    t.illegal("tepee c3p:1 c4p:1", "wrong_payment", "Bison 3 cost")
    t.play("tepee c3p:1 c4p:1 -b2")
    assert (t.space("c3p"), t.space("c4p"), t.reserve(0)) == ("0 h1 t1", "0 h1 t1", "h4 t2 c1 c1 c2")


def test_several_canoes_in_one_action() -> None:
    """Bison 3 variant 1: one tepee/canoe action; canoes too."""
    t = table(variant=1, pieces={"c3r": "0 h2", "d3r": "0 h1 c1"}, reserve={0: "h0 c1 c2"})
    t.play("canoe c3r:1 d3r:2 -b2")
    assert (t.space("c3r"), t.space("d3r"), t.reserve(0)) == ("0 h1 c1", "0 c2", "h2 c1")


def test_tepees_and_canoes_are_two_actions() -> None:
    """Bison 3 variant 1: a tepee action changes no canoes."""
    t = builders(1)
    t.illegal("tepee c3p:1 c3r:1 -b2", "wrong_terrain", "Bison 3 tepee, B11")


@pytest.mark.parametrize("variant", [1, 2])
def test_total_of_all_changes_sets_the_price(variant: int) -> None:
    """Bison 3 variant 1, Bison 3 variant 2: n is the total."""
    pieces = {"c3p": "0 h2", "c4p": "0 h2", "d3m": "0 h1"}
    t = table(variant=variant, pieces=pieces, reserve={0: "h3 t1 t2 t2"})
    t.illegal("tepee c3p:2 c4p:2 d3m:1 -b7", "wrong_payment", "Bison 3 cost")
    t.play("tepee c3p:2 c4p:2 d3m:1 -b10")
    assert t.pieces() == {"c3p": "0 t2", "c4p": "0 t2", "d3m": "0 t1"}


@pytest.mark.parametrize("variant", [1, 2])
def test_total_is_five_at_most(variant: int) -> None:
    """Bison 3 variant 1, Bison 3 variant 2: n <= 5."""
    pieces = {"c3p": "0 h3", "c4p": "0 h2", "d3m": "0 h1"}
    t = table(variant=variant, pieces=pieces, reserve={0: "h2 t1 t2 t3"}, tracks={0: (15, 15, 15)})
    assert not t.allows("tepee c3p:3 c4p:2 d3m:1 -b10")
    assert t.allows("tepee c3p:3 c4p:2 -b10")


def test_what_cannot_be_paid_cannot_be_added() -> None:
    """Bison 3 variant 1, Bison 3 cost: the limit counts what has been used already."""
    pieces = {"c3p": "0 h2", "c4p": "0 h2", "d3m": "0 h1"}
    t = table(variant=1, pieces=pieces, reserve={0: "h3 t1 t2 t2"}, tracks={0: (4, 0, 0)})
    t.illegal("tepee c4p:2 c3p:2 -b7", "too_expensive", "Bison 3 cost")
    t.play("tepee d3m:1 c3p:2 -b4")


def test_what_one_change_returns_the_next_may_use() -> None:
    """Bison 3 variant 1, Records order: one after the other, so the 1-tepee given back on c3p is built on c4p."""
    t = table(variant=1, pieces={"c3p": "0 h1 t1", "c4p": "0 h1", "d3m": "0 h2"}, reserve={0: "h4 t2"})
    t.illegal("tepee c4p:1 c3p:2 -b2", "no_piece", "Bison 3 tepee")
    t.play("tepee c3p:2 c4p:1 -b2")
    assert (t.space("c3p"), t.space("c4p"), t.reserve(0)) == ("0 t2", "0 t1", "h6")


def test_bought_piece_for_a_chain_of_changes() -> None:
    """Bison 3 variant 1, Bison 3 buy: 2 to 3 with the bought tepee, then 1 to 2, then a new 1."""
    pieces = {"c3p": "0 h1 t2", "c4p": "0 h1 t1", "d3m": "0 h1"}
    t = table(variant=1, pieces=pieces, reserve={0: "h5"})
    t.play("buy t3; tepee c3p:3 c4p:2 d3m:1 -b4")
    assert (t.pieces(), t.reserve(0)) == ({"c3p": "0 t3", "c4p": "0 t2", "d3m": "0 t1"}, "h8")


@pytest.mark.parametrize("variant", [1, 2])
def test_each_space_is_changed_once(variant: int) -> None:
    """Bison 3 variant 1, Bison 3 variant 2: each space is changed at most once in an action."""
    t = builders(variant)
    t.illegal("tepee c3p:1 c3p:2 -b2", "changed_already", "Bison 3 variant 1")
    t.illegal("tepee c3p:1 d3m:1 c3p:2 -b4", "changed_already", "Bison 3 variant 1")
    t = table(variant=variant, pieces={"c3r": "0 h2", "d3r": "0 h1"}, reserve={0: "h0 c1 c1 c2"})
    t.illegal("canoe c3r:1 c3r:2 -b2", "changed_already", "Bison 3 variant 1")


def test_variant_1_does_not_reduce() -> None:
    """Bison 3 variant 1: build and enlarge only."""
    t = table(variant=1, pieces={"c3p": "0 t2", "c4p": "0 h1"})
    t.illegal("tepee c3p:1", "no_reducing", "Bison 3 variant 2")
    t.illegal("tepee c3p:0 -b2", "no_reducing", "Bison 3 variant 2")


@pytest.mark.parametrize("variant", [1, 2])
def test_one_change_is_enough(variant: int) -> None:
    """Bison 3 variant 1: *may* build on several spaces."""
    t = builders(variant)
    t.play("tepee c3p:1")
    assert t.space("c3p") == "0 h1 t1"


# Variant 2.


def test_reduce() -> None:
    """Bison 3 variant 2: for each point taken off one hunter comes from the reserve to that space, and counts in n."""
    t = table(variant=2, pieces={"c3p": "0 t3"}, reserve={0: "h4 t1 t2"})
    t.illegal("tepee c3p:1", "wrong_payment", "Bison 3 cost")
    t.play("tepee c3p:1 -b2")
    assert (t.space("c3p"), t.reserve(0)) == ("0 h2 t1", "h2 t2 t3")


def test_remove() -> None:
    """Bison 3 variant 2, Records build: 0 is removed."""
    t = table(variant=2, pieces={"c3r": "0 h1 c2"}, reserve={0: "h2"})
    t.play("canoe c3r:0 -t2")
    assert (t.space("c3r"), t.reserve(0)) == ("0 h3", "h0 c2")


def test_smaller_piece_comes_from_the_reserve() -> None:
    """Bison 3 variant 2: the smaller piece comes from the reserve, the larger returns to it."""
    t = table(variant=2, pieces={"c3p": "0 t3"}, reserve={0: "h4 t1"})
    t.illegal("tepee c3p:2", "no_piece", "Bison 3 tepee")
    t.play("tepee c3p:1 -b2")
    assert t.reserve(0) == "h2 t3"


def test_no_hunter_need_be_there_before() -> None:
    """Bison 3 variant 2: a lone tepee can be reduced."""
    t = table(variant=2, pieces={"c3p": "0 t1"})
    t.play("tepee c3p:0")
    assert t.space("c3p") == "0 h1"


def test_hunters_for_a_reduction_come_from_the_reserve() -> None:
    """Bison 3 variant 2, B3: those who stand there already do not serve."""
    t = table(variant=2, pieces={"c3p": "0 h3 t2", "c4p": "0 h1"}, reserve={0: "h0 t1"})
    t.illegal("tepee c3p:1", "too_few_in_reserve", "Bison 3 variant 2, B3")
    t.illegal("tepee c3p:0 -b2", "too_few_in_reserve", "Bison 3 variant 2, B3")


def test_hunters_that_built_serve_for_a_later_reduction() -> None:
    """Bison 3 variant 2, Records order: what an earlier change returned a later one can use."""
    t = table(variant=2, pieces={"c3p": "0 t2", "c4p": "0 h1"}, reserve={0: "h0 t1 t1"})
    t.illegal("tepee c3p:1 c4p:1 -b2", "too_few_in_reserve", "Bison 3 variant 2, B3")
    t.play("tepee c4p:1 c3p:1 -b2")
    assert (t.pieces(), t.reserve(0)) == ({"c3p": "0 h1 t1", "c4p": "0 t1"}, "h0 t2")


def test_hunters_of_a_reduction_may_walk_next_turn() -> None:
    """Bison 3 variant 2: they are put on that space."""
    t = table(variant=2, pieces={"c3p": "0 t1"})
    t.play("tepee c3p:0", "walk +b", "walk c3p>c3r")
    assert t.pieces() == {"c3r": "0 h1"}


def test_pieces_of_others_are_not_reduced() -> None:
    """Bison 3 variant 2: own tepees and canoes only."""
    t = table(variant=2, pieces={"c3p": "1 t1", "c4p": "0 t1"})
    t.illegal("tepee c3p:0", "no_hunter", "Bison 3 tepee")


def test_nothing_to_remove() -> None:
    """Bison 3 variant 2: an empty space stays as it is."""
    t = table(variant=2, pieces={"c3p": "0 h1"})
    t.illegal("tepee c3p:0", "no_change", "Bison 3 tepee")


# The worked examples.


def test_example_5_variant_1() -> None:
    """Example 5: 1 to 2 on a mountain, build 1 on a prairie, build 2 on another: 4 hunters, cost 7."""
    t = table(variant=1, pieces={"c3m": "0 h1 t1", "c4p": "0 h1", "d3p": "0 h2"}, reserve={0: "h4 t2 t2"})
    text = "tepee c3m:2 c4p:1 d3p:2"
    for wrong in ("", " -b2", " -b4", " -b10"):
        t.illegal(text + wrong, "wrong_payment", "Bison 3 cost")
    t.play(f"{text} -b3s2t2")
    assert (t.pieces(), t.reserve(0)) == ({"c3m": "0 t2", "c4p": "0 t1", "d3p": "0 t2"}, "h8")
    assert t.tracks(0) == (7, 8, 8)


def test_example_5_variant_2() -> None:
    """Example 5: 2 to 1, remove 1, build 2: 4 hunters, cost 7; the 2-tepee is the one the first change gave back."""
    t = table(variant=2, pieces={"c3m": "0 t2", "c4p": "0 t1", "d3p": "0 h2"}, reserve={0: "h2 t1"})
    text = "tepee c3m:1 c4p:0 d3p:2"
    for wrong in ("", " -b2", " -b4", " -b10"):
        t.illegal(text + wrong, "wrong_payment", "Bison 3 cost")
    t.play(f"{text} -s7")
    assert (t.pieces(), t.reserve(0)) == ({"c3m": "0 h1 t1", "c4p": "0 h1", "d3p": "0 t2"}, "h2 t1")


def test_example_5_needs_its_variant() -> None:
    """Example 5: what variant 1 allows the base game does not, and what variant 2 allows neither does."""
    pieces = {"c3m": "0 h1 t1", "c4p": "0 h1", "d3p": "0 h2"}
    building = "tepee c3m:2 c4p:1 d3p:2 -b7"
    assert [table(variant=v, pieces=pieces, reserve={0: "h4 t2 t2"}).allows(building) for v in (0, 1, 2)] == [
        False,
        True,
        True,
    ]
    pieces = {"c3m": "0 t2", "c4p": "0 t1", "d3p": "0 h2"}
    reducing = "tepee c3m:1 c4p:0 d3p:2 -b7"
    assert [table(variant=v, pieces=pieces, reserve={0: "h2 t1"}).allows(reducing) for v in (0, 1, 2)] == [
        False,
        False,
        True,
    ]
