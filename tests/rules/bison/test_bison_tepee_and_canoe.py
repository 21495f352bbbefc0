"""Bison 3 tepee, Bison 3 canoe: building and enlarging on one space."""

from __future__ import annotations

import pytest

from .table import Table, table

# The action and a space for it.
PLACES = [("tepee", "c3p"), ("tepee", "c3m"), ("canoe", "c3r")]
EVERY_PIECE = "h0 t1 t2 t3 t4 c1 c2 c3 c4"
PAYMENT = {1: "", 2: " -s2", 3: " -s4", 4: " -s3t4"}


def in_order(items: str) -> str:
    hunters, *pieces = items.split()
    return " ".join([hunters, *sorted(pieces, key=lambda piece: ("tc".index(piece[0]), piece))])


def one_space(action: str, space: str, pieces: str, reserve: str = EVERY_PIECE, variant: int = 0) -> Table:
    """Own pieces on one space, written with p for the piece; on another one there is always something to build."""
    other = {"tepee": "d3m", "canoe": "d3r"}[action]
    here = pieces.replace("p", action[0])
    if here.endswith("3"):  # there is only one of value 3
        reserve = reserve.replace(f" {action[0]}3", "")
    return table(pieces={space: here, other: "0 h1"}, reserve={0: reserve}, variant=variant)


@pytest.mark.parametrize(("action", "space"), PLACES)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_build(action: str, space: str, value: int) -> None:
    """Bison 3 tepee, Bison 3 canoe, B11: build a piece of value v with v hunters, which leave for the reserve."""
    t = one_space(action, space, "0 h4")
    hunters = f"h{4 - value} " if value < 4 else ""
    t.play(f"{action} {space}:{value}{PAYMENT[value]}")
    assert t.space(space) == f"0 {hunters}{action[0]}{value}"
    assert t.reserve(0) == EVERY_PIECE.replace("h0", f"h{value}").replace(f" {action[0]}{value}", "")


@pytest.mark.parametrize(("action", "space"), PLACES)
@pytest.mark.parametrize(("small", "large"), [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)])
def test_enlarge(action: str, space: str, small: int, large: int) -> None:
    """Bison 3 tepee, Bison 3 canoe: from u to v with v - u hunters; the smaller piece goes back to the reserve."""
    t = one_space(action, space, f"0 h3 p{small}")
    used = large - small
    hunters = f"h{3 - used} " if used < 3 else ""
    reserve = t.reserve(0)
    t.play(f"{action} {space}:{large}{PAYMENT[used]}")
    assert t.space(space) == f"0 {hunters}{action[0]}{large}"
    assert t.reserve(0) == in_order(
        reserve.replace("h0", f"h{used}").replace(f"{action[0]}{large}", f"{action[0]}{small}")
    )


@pytest.mark.parametrize(("action", "space"), PLACES)
@pytest.mark.parametrize(("before", "value"), [("0 h1", 2), ("0 h2", 3), ("0 h1 p1", 3), ("0 p1", 2), ("0 p3", 4)])
def test_too_few_hunters_on_the_space(action: str, space: str, before: str, value: int) -> None:
    """Bison 3 tepee, Bison 3 canoe: the n hunters stand on the space; those elsewhere do not help."""
    t = one_space(action, space, before)
    t.illegal(f"{action} {space}:{value} -b2", "too_few_hunters", f"Bison 3 {action}")


@pytest.mark.parametrize(("action", "space"), PLACES)
@pytest.mark.parametrize("value", [3, 4])
def test_piece_comes_from_the_reserve(action: str, space: str, value: int) -> None:
    """Bison 3 tepee, Bison 3 canoe: a piece still in the market must be bought first."""
    t = one_space(action, space, "0 h4", reserve="h0 t1 t2 c1 c2")
    t.illegal(f"{action} {space}:{value}{PAYMENT[value]}", "no_piece", f"Bison 3 {action}")
    t.play(f"buy {action[0]}{value}; {action} {space}:{value}{PAYMENT[value]}")


@pytest.mark.parametrize(("action", "space"), PLACES)
def test_own_hunters_must_be_there(action: str, space: str) -> None:
    """Bison 3 tepee, Bison 3 canoe: on a space with own hunters."""
    other = {"tepee": "d3m", "canoe": "d3r"}[action]
    t = table(pieces={other: "0 h1"})
    t.illegal(f"{action} {space}:1", "no_hunter", f"Bison 3 {action}")
    t = table(pieces={other: "0 h1", space: "1 h2"})
    t.illegal(f"{action} {space}:1", "no_hunter", f"Bison 3 {action}")
    away = {"tepee": "d2p", "canoe": "d2r"}[action]
    t.illegal(f"{action} {away}:1", "no_hunter", f"Bison 3 {action}")


@pytest.mark.parametrize(("action", "space"), [("tepee", "c3r"), ("canoe", "c3p"), ("canoe", "c3m")])
def test_wrong_terrain(action: str, space: str) -> None:
    """Bison 3 tepee, Bison 3 canoe, B11: tepees on prairie and mountain, canoes on rivers."""
    t = table(pieces={"c3r": "0 h1", "c3p": "0 h1", "c3m": "0 h1"})
    t.illegal(f"{action} {space}:1", "wrong_terrain", f"Bison 3 {action}, B11")


@pytest.mark.parametrize(("action", "space"), PLACES)
def test_at_most_one_piece_on_a_space(action: str, space: str) -> None:
    """Bison 3 tepee, Bison 3 canoe: at most one, so a second 1 on top of a 1 is no build."""
    t = one_space(action, space, "0 h3 p1")
    t.illegal(f"{action} {space}:1", "no_change", f"Bison 3 {action}")


@pytest.mark.parametrize(("action", "space"), PLACES)
@pytest.mark.parametrize("variant", [0, 1])
def test_no_reducing_before_variant_2(action: str, space: str, variant: int) -> None:
    """Bison 3 tepee, Bison 3 canoe: only build and enlarge."""
    t = one_space(action, space, "0 h1 p2", variant=variant)
    t.illegal(f"{action} {space}:1", "no_reducing", "Bison 3 variant 2")
    t.illegal(f"{action} {space}:0 -b2", "no_reducing", "Bison 3 variant 2")


@pytest.mark.parametrize(("action", "space"), PLACES)
def test_any_number_of_hunters_beside_the_piece(action: str, space: str) -> None:
    """Bison 3 tepee, Bison 3 canoe: any number of hunters beside it."""
    t = one_space(action, space, "0 h6 p1")
    t.play(f"{action} {space}:2")
    assert t.space(space) == f"0 h5 {action[0]}2"


def test_values_go_up_to_four() -> None:
    """Bison 3 tepee: there are pieces of value 1-4."""
    t = one_space("tepee", "c3p", "0 h5")
    t.misspelt("tepee c3p:5 -b10", "build")


def test_tepees_and_canoes_are_different_pieces() -> None:
    """Bison 3 canoe: the same on a river space, with canoes: a tepee in reserve does not help."""
    t = table(pieces={"c3r": "0 h4", "c3p": "0 h1"}, reserve={0: "h0 t1 t2 t3 c1"})
    t.illegal("canoe c3r:3 -b4", "no_piece", "Bison 3 canoe")
    t.play("canoe c3r:1")
    assert t.reserve(0) == "h1 t1 t2 t3"


def test_replaced_piece_can_be_built_again() -> None:
    """Bison 3 tepee: the smaller tepee goes to the reserve, not to the market."""
    t = table(pieces={"c3p": "0 h1 t1", "d3m": "0 h1"}, reserve={0: "h3 t1 t2"})
    t.play("tepee c3p:2")
    assert (t.space("c3p"), t.reserve(0)) == ("0 t2", "h4 t1 t1")


def test_hunters_that_built_can_come_back_with_a_tile() -> None:
    """Bison 3 tepee: the hunters leave for the reserve."""
    t = table(pieces={"c3p": "0 h4"})
    assert t.reserve(0) == "h0 t1 t2 c1 c2"
    t.play("tepee c3p:2 -b2", "walk +b", "tile d2/0 m2 -b2")
    assert t.pieces() == {"c3p": "0 h2 t2", "d2m": "0 h2"}


@pytest.mark.parametrize(("value", "payment"), [(1, ""), (2, " -b2"), (3, " -b4")])
def test_example_4_build(value: int, payment: str) -> None:
    """Example 4: three hunters, no tepee: 1-tepee free, 2-tepee costs 2, 3-tepee costs 4."""
    t = table(pieces={"c3p": "0 h3"}, reserve={0: "h0 t1 t2 t3"})
    for wrong in {"", " -b2", " -b4"} - {payment}:
        t.illegal(f"tepee c3p:{value}{wrong}", "wrong_payment", "Bison 3 cost")
    t.play(f"tepee c3p:{value}{payment}")


@pytest.mark.parametrize(("value", "payment"), [(2, ""), (3, " -b2")])
def test_example_4_enlarge(value: int, payment: str) -> None:
    """Example 4: 1-tepee and 2 hunters: to 2 free, to 3 costs 2."""
    t = table(pieces={"c3p": "0 h2 t1"}, reserve={0: "h0 t1 t2 t3"})
    for wrong in {"", " -b2"} - {payment}:
        t.illegal(f"tepee c3p:{value}{wrong}", "wrong_payment", "Bison 3 cost")
    t.play(f"tepee c3p:{value}{payment}")
