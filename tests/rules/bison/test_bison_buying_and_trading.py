"""Bison 3 buy, Bison 3 trade: what is free before the action."""

from __future__ import annotations

import pytest

from .table import ALL_PIECES, table

PRICES = [("h", 1), *((f"{piece}{value}", value) for piece in "tc" for value in (1, 2, 3, 4))]
TRADES = [
    ("b>s", (7, 11, 10)),
    ("b>t", (7, 10, 11)),
    ("s>b", (11, 7, 10)),
    ("s>t", (10, 7, 11)),
    ("t>b", (11, 10, 7)),
    ("t>s", (10, 11, 7)),
]


def without(items: str, item: str) -> str:
    words = items.split()
    words.remove(item)
    return " ".join(words)


@pytest.mark.parametrize(("item", "price"), PRICES)
def test_price_of_each_item(item: str, price: int) -> None:
    """Bison 3 buy: a hunter for 1 of each animal, a tepee or canoe of value v for v of each."""
    t = table()
    t.play(f"buy {item}; walk +b")
    assert t.tracks(0) == (11 - price, 10 - price, 10 - price)


@pytest.mark.parametrize(("item", "price"), PRICES)
def test_bought_pieces_go_from_the_market_to_the_reserve(item: str, price: int) -> None:
    """Bison 3 buy: bought pieces go to the reserve."""
    t = table()
    market, reserve = t.market(0), t.reserve(0)
    t.play(f"buy {item}; walk +b")
    if item == "h":
        assert (t.market(0), t.reserve(0)) == (market.replace("h4", "h3"), reserve.replace("h4", "h5"))
    else:
        assert t.market(0) == without(market, item)
        assert sorted(t.reserve(0).split()) == sorted([*reserve.split(), item])


@pytest.mark.parametrize(("item", "price"), PRICES)
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_each_animal_must_be_there(item: str, price: int, kind: int) -> None:
    """Bison 3 buy: v of *each* animal; one kind too few is too few."""
    animals = [price] * 3
    t = table(tracks={0: (price, price, price)})
    assert t.allows(f"buy {item}; walk +b")
    animals[kind] -= 1
    t = table(tracks={0: (animals[0], animals[1], animals[2])})
    t.illegal(f"buy {item}; walk +b", "too_poor", "Bison 3 buy")


@pytest.mark.parametrize(("item", "price"), PRICES[1:])
def test_market_has_one_of_each_value(item: str, price: int) -> None:
    """Bison 3 buy, Bison 2 player: a second one of the same value is not to be had."""
    t = table(tracks={0: (15, 15, 15)})
    t.illegal(f"buy {item}; buy {item}; walk +b", "sold_out", "Bison 3 buy")


def test_market_has_four_hunters() -> None:
    """Bison 3 buy, Bison 2 player."""
    t = table()
    t.illegal("buy h; buy h; buy h; buy h; buy h; walk +b", "sold_out", "Bison 3 buy")
    t.play("buy h; buy h; buy h; buy h; walk +b")
    assert (t.reserve(0), t.tracks(0)) == ("h8 t1 t2 c1 c2", (7, 6, 6))


def test_empty_market_sells_nothing() -> None:
    """Bison 3 buy: only from one's own market."""
    t = table(reserve={0: ALL_PIECES})
    assert t.market(0) == "h0"
    assert t.choices("buy") == set()
    for item, _ in PRICES:
        t.illegal(f"buy {item}; walk +b", "sold_out", "Bison 3 buy")


def test_market_of_another_player_is_closed() -> None:
    """Bison 3 buy: from one's *own* market; the other's pieces stay where they are."""
    t = table(reserve={0: "h4 t1 t2 t3 t4 c1 c2"})
    assert "t4" in t.market(1)
    t.illegal("buy t4; walk +b", "sold_out", "Bison 3 buy")


def test_what_can_be_bought_is_what_can_be_paid() -> None:
    """Bison 3 buy."""
    assert table(tracks={0: (15, 2, 15)}).choices("buy") == {"h", "t1", "t2", "c1", "c2"}
    assert table(tracks={0: (15, 15, 0)}).choices("buy") == set()


@pytest.mark.parametrize(("trade", "after"), TRADES)
def test_each_trade(trade: str, after: tuple[int, int, int]) -> None:
    """Bison 3 trade: 3 animals of one kind for 1 of another."""
    t = table(pieces={"c3p": "0 h1"})
    t.play(f"trade {trade}; walk c3p>c3r")
    assert t.tracks(0) == after


@pytest.mark.parametrize(("trade", "_after"), TRADES)
def test_trade_takes_three(trade: str, _after: tuple[int, int, int]) -> None:
    """Bison 3 trade: two are not enough."""
    assert table(tracks={0: (3, 3, 3)}).allows(f"trade {trade}; walk +b")
    table(tracks={0: (2, 2, 2)}).illegal(f"trade {trade}; walk +b", "too_few_to_trade", "Bison 3 trade")


@pytest.mark.parametrize(("trade", "_after"), TRADES)
def test_no_trade_into_a_full_track(trade: str, _after: tuple[int, int, int]) -> None:
    """Bison 3 trade: not into a track that stands at 15; 14 is not full."""
    full, nearly = [10, 10, 10], [10, 10, 10]
    brings = "bst".index(trade[2])
    full[brings], nearly[brings] = 15, 14
    t = table(tracks={0: (full[0], full[1], full[2])})
    t.illegal(f"trade {trade}; walk +{trade[0]}", "track_full", "Bison 3 trade, B13")
    t = table(tracks={0: (nearly[0], nearly[1], nearly[2])})
    t.play(f"trade {trade}; walk +{trade[0]}")
    assert t.tracks(0)[brings] == 15


def test_trade_of_one_kind_for_itself_does_not_exist() -> None:
    """Bison 3 trade: for 1 of *another*."""
    for letter in "bst":
        table().misspelt(f"trade {letter}>{letter}; walk +b", "free_part")


def test_any_number_of_times_in_any_order() -> None:
    """Bison 3 buy, Bison 3 trade: any number of times, one after the other."""
    t = table(tracks={0: (15, 1, 1)})
    t.play("trade b>s; trade b>t; buy t2; trade b>s; trade b>t; buy h; tile d2/0 +b")
    assert (t.tracks(0), t.reserve(0)) == ((1, 0, 0), "h5 t1 t2 t2 c1 c2")


def test_order_of_purchases_and_trades_matters() -> None:
    """Bison 3 trade, Records order: a reader carries them out in the order written."""
    t = table(tracks={0: (4, 0, 1)})
    t.illegal("buy h; trade b>s; walk +b", "too_poor", "Bison 3 buy")
    t.play("trade b>s; buy h; walk +b")
    assert (t.tracks(0), t.reserve(0)) == ((1, 0, 0), "h5 t1 t2 c1 c2")


def test_bought_hunters_and_pieces_serve_at_once() -> None:
    """Bison 3 buy: before the action, so the action can use them."""
    t = table(pieces={"c3p": "0 h3"})
    t.illegal("tepee c3p:3 -b4", "no_piece", "Bison 3 tepee")
    t.play("buy t3; tepee c3p:3 -b4")
    assert (t.space("c3p"), t.tracks(0)) == ("0 t3", (3, 7, 7))
    t = table()
    t.illegal("tile d2/0 p5 -b10", "reserve", "Bison 3 tile")
    t.play("buy h; tile d2/0 p5 -b9s1")
    assert t.space("d2p") == "0 h5"


def test_only_before_the_action() -> None:
    """Bison 3 buy, B4: on one's own turn before the action, not after it."""
    t = table(pieces={"c3p": "0 h2"})
    assert not t.allows("walk c3p>c3r; buy h")
    t.misspelt("walk c3p>c3r; buy h", "free_part")
    t.step("action", "walk")
    assert t.choices("buy") | t.choices("trade") == set()
    t.step("from", "c3p")
    t.step("to", "c3r")
    assert t.choices("buy") | t.choices("trade") == set()


def test_buying_alone_is_no_turn() -> None:
    """Records turn: exactly one action ends a turn."""
    t = table()
    t.misspelt("buy h", "unknown_action")
    t.misspelt("trade b>s", "unknown_action")
    t.misspelt("walk +b; walk +b", "free_part")


def test_only_on_ones_own_turn() -> None:
    """Bison 3 buy: during one's own turn; the seat to move buys for itself."""
    t = table(used={0: "walk", 1: ""})
    t.play("buy h; walk +b")
    assert (t.reserve(0), t.reserve(1)) == ("h4 t1 t2 c1 c2", "h5 t1 t2 c1 c2")
