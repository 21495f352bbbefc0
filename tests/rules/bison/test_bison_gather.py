"""Bison 3 gather: hunters from anywhere join one that stays."""

from __future__ import annotations

import pytest

from .table import Table, table


def scattered() -> Table:
    """Hunters of seat 0 on five spaces far apart, some of seat 1 between them."""
    return table(
        tiles=["16 d4/1", "04 b3/0"],
        pieces={
            "c3m": "0 h1",
            "d4m": "0 h2",
            "b3p": "0 h1 t1",
            "c4r": "0 h1",
            "d3p": "0 t2",
            "c3r": "1 h2",
            "c3p": "1 t1",
        },
    )


def test_one_joins_from_anywhere() -> None:
    """Bison 3 gather: from anywhere, whatever lies between."""
    t = scattered()
    t.play("gather c3m<d4m")
    assert (t.space("c3m"), t.space("d4m")) == ("0 h2", "0 h1")


def test_several_join_from_several_spaces() -> None:
    """Bison 3 gather: up to 5 own hunters join one space."""
    t = scattered()
    t.play("gather c3m<d4m*2,c4r,b3p -b7")
    assert t.space("c3m") == "0 h5"
    assert (t.space("d4m"), t.space("c4r"), t.space("b3p")) == ("", "", "0 t1")


def test_five_join() -> None:
    """Bison 3 gather: five is the most; the one that stays is not counted."""
    t = table(pieces={"c3m": "0 h1", "d3p": "0 h6"})
    t.play("gather c3m<d3p*5 -b10")
    assert (t.space("c3m"), t.space("d3p")) == ("0 h6", "0 h1")


def test_target_needs_an_own_hunter() -> None:
    """Bison 3 gather: one space that already holds at least one own hunter; a tepee alone does not call."""
    t = scattered()
    t.illegal("gather d3p<d4m", "no_hunter", "Bison 3 movement")
    t.illegal("gather c3r<d4m", "no_hunter", "Bison 3 movement")
    t.illegal("gather c4p<d4m", "no_hunter", "Bison 3 movement")
    t.illegal("gather a1p<d4m", "no_hunter", "Bison 3 movement")


def test_only_own_hunters_join() -> None:
    """Bison 3 gather: *own* hunters."""
    t = scattered()
    t.illegal("gather c3m<c3r", "no_hunter", "Bison 3 movement")
    t.illegal("gather c3m<d3p", "no_hunter", "Bison 3 movement")
    t.illegal("gather c3m<c4r*2 -b2", "no_hunter", "Bison 3 movement")
    t.illegal("gather c3m<a1p", "no_hunter", "Bison 3 movement")


def test_nobody_joins_the_space_it_stands_on() -> None:
    """Bison 3 gather, B17: those who join come from other spaces."""
    scattered().illegal("gather d4m<d4m", "same_space", "B17")


def test_one_stays_on_the_target() -> None:
    """Bison 3 gather: one that stays, so the target never empties while others come."""
    t = scattered()
    t.step("action", "gather")
    assert t.choices("target") == {"c3m", "d4m", "b3p", "c4r"}
    t.step("target", "d4m")
    assert t.choices("join") == {"c3m", "b3p", "c4r"}
    assert "done" not in t.kinds()
    t.step("join", "c3m")
    assert "done" in t.kinds()


def test_a_called_hunter_cannot_call() -> None:
    """Bison 3 gather: the only target is the space that was named."""
    scattered().misspelt("gather c3m<d4m b3p<c4r -b2", "gather")


def test_pieces_stay_behind() -> None:
    """Bison 3 gather, Bison 3 movement: tepees and canoes never move."""
    t = scattered()
    t.play("gather d4m<b3p")
    assert (t.space("b3p"), t.space("d4m")) == ("0 t1", "0 h3")


def test_gather_from_a_river_to_the_mountains_and_back() -> None:
    """Bison 3 gather: any space will do, rivers too."""
    t = scattered()
    t.play("gather c4r<d4m*2 -b1t1")
    assert t.space("c4r") == "0 h3"


@pytest.mark.parametrize("pieces", [{}, {"c3p": "0 h3"}, {"c3p": "0 h3", "d3p": "0 t1"}])
def test_gather_that_can_call_nobody(pieces: dict[str, str]) -> None:
    """Bison 3 gather, B14: with hunters on fewer than two spaces it counts as using no hunters."""
    t = table(pieces=pieces)
    t.step("action", "gather")
    assert t.kinds() == {"gain"}


def test_gather_closes_when_nobody_is_left() -> None:
    """Bison 3 gather, B14."""
    t = table(pieces={"c3m": "0 h1", "d3p": "0 h1"})
    t.step("action", "gather")
    t.step("target", "c3m")
    t.step("join", "d3p")
    assert (t.seat, t.position.is_turn_start) == (1, True)
