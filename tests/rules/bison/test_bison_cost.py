"""Bison 3 cost: what an action costs by the number of hunters used, how it is paid, and what no hunters bring."""

from __future__ import annotations

import pytest

from greatplains.core.errors import IllegalStep

from .table import RULES, Table, table

PRICES = [(1, 0), (2, 2), (3, 4), (4, 7), (5, 10)]


def five_on_c3p(animals: tuple[int, int, int] = (10, 10, 10)) -> Table:
    """Five hunters of seat 0 on one prairie, with the piece for anything at hand, and a caller elsewhere."""
    return table(
        pieces={"c3p": "0 h5", "c4m": "0 h1"},
        reserve={0: "h2 t1 t2 t3 t4 c1 c2 c3 c4"},
        tracks={0: animals},
    )


def counted(move: str, hunters: int) -> str:
    return move if hunters == 1 else f"{move}*{hunters}"


def paid(price: int) -> str:
    return f" -b{price}" if price else ""


@pytest.mark.parametrize(("hunters", "price"), PRICES)
@pytest.mark.parametrize("action", ["tile", "gather", "walk", "trek"])
def test_price_by_number_of_hunters(action: str, hunters: int, price: int) -> None:
    """Bison 3 cost: 1 free, 2 pay 2, 3 pay 4, 4 pay 7, 5 pay 10."""
    action_text = {
        "tile": f"tile d2/0 p{hunters}",
        "gather": "gather " + counted("c4m<c3p", hunters),
        "walk": "walk " + counted("c3p>c3r", hunters),
        "trek": "trek " + counted("c3p>c3m", hunters),
    }[action]
    t = table(reserve={0: "h8"}) if action == "tile" else table(pieces={"c3p": "0 h5", "c4m": "0 h1"})
    for wrong in {0, 2, 4, 7, 10} - {price}:
        t.illegal(action_text + paid(wrong), "wrong_payment", "Bison 3 cost")
    t.play(action_text + paid(price))
    assert t.tracks(0) == (10 - price, 10, 10)


@pytest.mark.parametrize(("value", "price"), PRICES[:4])
@pytest.mark.parametrize(("action", "space"), [("tepee", "c3p"), ("tepee", "c3m"), ("canoe", "c3r")])
def test_price_of_a_build(action: str, space: str, value: int, price: int) -> None:
    """Bison 3 cost: a build of value v uses v hunters."""
    t = table(pieces={space: "0 h5"}, reserve={0: "h3 t1 t2 t3 t4 c1 c2 c3 c4"})
    for wrong in {0, 2, 4, 7, 10} - {price}:
        t.illegal(f"{action} {space}:{value}{paid(wrong)}", "wrong_payment", "Bison 3 cost")
    t.play(f"{action} {space}:{value}{paid(price)}")
    assert t.tracks(0) == (10 - price, 10, 10)


@pytest.mark.parametrize(("letter", "after"), [("b", (11, 10, 10)), ("s", (10, 11, 10)), ("t", (10, 10, 11))])
@pytest.mark.parametrize("action", ["tile d2/0", "tepee", "canoe", "gather", "walk", "trek"])
def test_no_hunters_bring_an_animal_of_choice(action: str, letter: str, after: tuple[int, int, int]) -> None:
    """Bison 3 cost: n = 0 gains 1 animal of choice."""
    t = five_on_c3p()
    t.play(f"{action} +{letter}")
    assert t.tracks(0) == after


def test_no_hunters_do_nothing_else() -> None:
    """Bison 3 cost: an action with n = 0 places the marker and does nothing else; a tile is still laid."""
    t = five_on_c3p()
    pieces, reserve, tiles = t.pieces(), t.reserve(0), t.tiles()
    t.play("gather +b")
    assert (t.pieces(), t.reserve(0), t.tiles()) == (pieces, reserve, tiles)
    assert t.used(0) == {"gather"}
    t = table(hands={0: "07"})
    t.play("tile d2/0 +b")
    assert t.tiles() - tiles == {"07 d2/0"}
    assert (t.pieces(), t.hand(0)) == ({}, None)


def test_at_most_five_hunters() -> None:
    """Bison 3 cost: n <= 5."""
    t = table(pieces={"c3p": "0 h7", "c4m": "0 h1"}, tracks={0: (15, 15, 15)})
    for text in ("walk c3p>c3r*6 -b10", "trek c3p>c3m*6 -b10", "gather c4m<c3p*6 -b10", "tile d2/0 p6 -b10"):
        assert not t.allows(text)
    t = table(reserve={0: "h8"}, tracks={0: (15, 15, 15)})
    for hunters in (6, 7, 8, 9):
        t.illegal(f"tile d2/0 p{hunters} -b10", "too_many", "Bison 3 cost")
    assert t.allows("tile d2/0 p5 -b10")


@pytest.mark.parametrize(
    "text", ["walk c3p>c3r*6 -b10", "trek c3p>c3m*5 c3p>c3r -b10", "gather c4m<c3p*6 -b10", "gather c4m<c3p*5,c3r -b10"]
)
def test_sixth_hunter_is_refused_by_the_rule_of_five(text: str) -> None:
    """Bison 3 cost, Records refusal: n <= 5 is the reason, in plain words."""
    t = table(pieces={"c3p": "0 h6", "c4m": "0 h1", "c3r": "0 h1"}, tracks={0: (15, 15, 15)})
    error = t.refused(text)
    assert error.rule.startswith("Bison 3 cost")


@pytest.mark.parametrize(
    ("animals", "most"),
    [((0, 0, 0), 1), ((1, 0, 0), 1), ((1, 0, 1), 2), ((1, 1, 1), 2), ((2, 1, 1), 3), ((0, 6, 0), 3), ((5, 1, 1), 4)],
)
def test_hunters_one_cannot_pay_for(animals: tuple[int, int, int], most: int) -> None:
    """Bison 3 cost: whoever cannot pay uses fewer hunters."""
    t = table(reserve={0: "h8"}, tracks={0: animals})
    t.illegal(f"tile d2/0 r{most + 1} -b2", "too_expensive", "Bison 3 cost")
    t.step("action", "tile")
    t.step("lay", "d2", 0)
    assert t.choices("place") == {
        f"{terrain} {n}" for terrain in ("prairie", "mountain", "river") for n in range(1, most + 1)
    }


def test_hunters_one_cannot_pay_for_in_the_other_actions() -> None:
    """Bison 3 cost: with three animals in all, two hunters move or build, a third does not."""
    t = five_on_c3p((1, 1, 1))
    for text in ("walk c3p>c3r*3 -b4", "trek c3p>c3r*3 -b4", "gather c4m<c3p*3 -b4", "tepee c3p:3 -b4"):
        assert not t.allows(text)
    t.illegal("tepee c3p:3 -b4", "too_expensive", "Bison 3 cost")
    for text in ("walk c3p>c3r*2 -b1s1", "trek c3p>c3r*2 -s1t1", "gather c4m<c3p*2 -b1t1", "tepee c3p:2 -b1s1"):
        assert t.allows(text)


# How it is paid.


@pytest.mark.parametrize("payment", ["b4", "s4", "t4", "b3s1", "b1s3", "b2t2", "s2t2", "b2s1t1", "b1s2t1", "b1s1t2"])
def test_any_mix_of_own_animals_pays(payment: str) -> None:
    """Bison 3 cost: any mix of own animals."""
    t = five_on_c3p()
    t.play(f"walk c3p>c3r*3 -{payment}")
    spent = dict.fromkeys("bst", 0) | {
        kind: int(count) for kind, count in zip(payment[::2], payment[1::2], strict=True)
    }
    assert t.tracks(0) == (10 - spent["b"], 10 - spent["s"], 10 - spent["t"])
    assert t.tracks(1) == (10, 10, 10)


@pytest.mark.parametrize(
    ("animals", "mixes"),
    [
        ((2, 0, 0), {"b2"}),
        ((0, 2, 0), {"s2"}),
        ((0, 0, 2), {"t2"}),
        ((0, 0, 15), {"t2"}),
        ((1, 1, 0), {"b1s1"}),
        ((1, 1, 1), {"b1s1", "b1t1", "s1t1"}),
        ((15, 0, 1), {"b2", "b1t1"}),
        ((0, 1, 15), {"s1t1", "t2"}),
        ((1, 15, 0), {"b1s1", "s2"}),
        ((2, 2, 2), {"b2", "s2", "t2", "b1s1", "b1t1", "s1t1"}),
    ],
)
def test_which_mixes_there_are(animals: tuple[int, int, int], mixes: set[str]) -> None:
    """Bison 3 cost: any mix of *own* animals, and nothing one does not have."""
    t = five_on_c3p(animals)
    every = {"b2", "s2", "t2", "b1s1", "b1t1", "s1t1"}
    assert {mix for mix in every if t.allows(f"walk c3p>c3r*2 -{mix}")} == mixes


@pytest.mark.parametrize(
    ("animals", "payment"),
    [
        ((0, 10, 10), "b2"),
        ((10, 0, 10), "s2"),
        ((10, 10, 0), "t2"),
        ((1, 10, 10), "b2"),
        ((0, 0, 2), "b1t1"),
        ((2, 0, 0), "s2"),
    ],
)
def test_animals_one_does_not_have_cannot_pay(animals: tuple[int, int, int], payment: str) -> None:
    """Bison 3 cost: the text is well written but the rules do not allow it, so it is no fault of the notation."""
    t = five_on_c3p(animals)
    error = t.refused(f"walk c3p>c3r*2 -{payment}")
    assert isinstance(error, IllegalStep)
    assert error.rule == "Bison 3 cost"


@pytest.mark.parametrize(
    ("animals", "asked"),
    [
        ((2, 0, 0), []),  # nothing but bison
        ((0, 0, 9), []),  # nothing but turkeys
        ((1, 0, 1), []),  # all there is
        ((3, 3, 0), ["pay bison"]),  # salmon pay what bison do not
        ((0, 3, 3), ["pay salmon"]),
        ((3, 3, 3), ["pay bison", "pay salmon"]),
    ],
)
def test_payment_is_asked_for_only_where_there_is_a_choice(animals: tuple[int, int, int], asked: list[str]) -> None:
    """Bison 3 cost: with one way to pay, payment is automatic; the text still says it."""
    t = five_on_c3p(animals)
    turn = t.position.turn
    t.step("action", "walk")
    for _ in range(2):
        t.step("from", "c3p")
        t.step("to", "c3r")
    if t.position.turn == turn and "done" in t.kinds():
        t.step("done")
    found = []
    while t.position.turn == turn:
        (kind,) = t.kinds()
        found.append(kind)
        t.step(kind, 1 if kind == "pay bison" and len(asked) > 1 else 0)
    assert found == asked
    assert sum(t.tracks(0)) == sum(animals) - 2


def test_automatic_payment_is_written_down() -> None:
    """Records payment: absent only when the cost is 0."""
    t = five_on_c3p((0, 1, 1))
    t.illegal("walk c3p>c3r*2", "wrong_payment", "Bison 3 cost")
    t.play("walk c3p>c3r*2 -s1t1")
    assert t.tracks(0) == (0, 0, 0)


def test_paying_with_every_last_animal() -> None:
    """Bison 3 cost: ten animals pay for five hunters."""
    t = five_on_c3p((3, 3, 4))
    t.play("walk c3p>c3r*5 -b3s3t4")
    assert (t.tracks(0), t.space("c3r")) == ((0, 0, 0), "0 h5")


def test_without_animals_one_hunter_still_works() -> None:
    """Bison 3 cost: one hunter is free."""
    t = five_on_c3p((0, 0, 0))
    t.play("walk c3p>c3r")
    assert t.space("c3r") == "0 h1"


def test_bought_and_traded_animals_count_for_the_payment() -> None:
    """Bison 3 cost, Bison 3 trade: trades come before the action, so they can pay for it or make it too dear."""
    t = five_on_c3p((3, 0, 0))
    assert t.allows("walk c3p>c3r*2 -b2")
    assert t.refused("trade b>s; walk c3p>c3r*2 -s1").rule.startswith("Bison 3 cost")
    t.play("trade b>s; walk c3p>c3r")
    assert t.tracks(0) == (0, 1, 0)


def test_outcome_of_the_price_is_the_same_for_every_seat() -> None:
    """Bison 3 cost: only the seat to move pays."""
    t = table(players=3, pieces={"c3p": "1 h2"}, used={0: "walk", 1: "", 2: ""})
    t.play("walk c3p>c3r*2 -b1t1")
    assert [t.tracks(seat) for seat in range(3)] == [(10, 10, 10), (9, 10, 9), (10, 10, 10)]
    assert RULES.outcome(t.position).scores == (30, 28, 30)
