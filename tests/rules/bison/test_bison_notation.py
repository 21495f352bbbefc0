"""Turns of Bison as text: every form there is, and every way to write it wrongly."""

from __future__ import annotations

import pytest

from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

from .table import RULES, STEP, Table, table


def busy(variant: int = 2) -> Table:
    """Something to do in every action: hunters, pieces and free spaces."""
    pieces = {"c3p": "0 h3", "c4m": "0 h1 t1", "c3r": "0 h1 c1", "d3m": "0 h1"}
    return table(variant=variant, pieces=pieces, reserve={0: "h1 t1 t2 c2"})


def examples() -> list[tuple[str, Table]]:
    """The turns by which the notation is explained, each on a table where it can be played."""
    group = {"b3p": "0 h2", "c4m": "0 h1", "c4r": "0 h1", "c3m": "0 h1"}
    open_land = {"d2p": "0 h2", "c4m": "0 h1", "c4r": "0 h1", "c3m": "0 h1"}
    return [
        ("tile d2/1 p3 -b2s1t1", table()),
        ("tile d2/1 p2 -b1s1", table()),
        ("tile b3/1 p3 -b2s1t1", table()),
        ("tile e2/0 +s", table()),
        ("walk +t", table()),
        ("tepee d2p:2 c4m:1 -b4", table(variant=1, tiles=["04 d2/0"], pieces=open_land)),
        ("tepee b3p:2 -b1t1", table(tiles=["04 b3/0"], pieces=group)),
        ("canoe c3r:1", table(pieces={"c3r": "0 h1"})),
        ("canoe c3r:0", table(variant=2, pieces={"c3r": "0 c1"})),
        ("gather c3m<d2p*2,c4r -t4", table(tiles=["04 d2/0"], pieces=open_land)),
        ("walk c3p>c3r*2 -s2", table(pieces={"c3p": "0 h2"})),
        ("trek c3p>c4r d3m>d3p -b2", table(pieces={"c3p": "0 h1", "d3m": "0 h1"})),
        ("buy h; walk d3m>d3r", table(pieces={"d3m": "0 h1"})),
        ("trade b>s; gather +b", table()),
    ]


@pytest.mark.parametrize("number", range(14))
def test_examples_of_the_notation(number: int) -> None:
    """Records tile, Records build, Records gather, Records move, Records free, Records payment: the examples."""
    text, t = examples()[number]
    t.play(text)


@pytest.mark.parametrize("item", ["h", "t1", "t2", "t3", "t4", "c1", "c2", "c3", "c4"])
def test_every_purchase(item: str) -> None:
    """Records free: buy h, buy t1 … t4, buy c1 … c4."""
    table().play(f"buy {item}; walk +b")


@pytest.mark.parametrize("trade", ["b>s", "b>t", "s>b", "s>t", "t>b", "t>s"])
def test_every_trade(trade: str) -> None:
    """Records free: 3 of the first for 1 of the second."""
    t = table()
    t.play(f"trade {trade}; walk +b")
    assert sum(t.tracks(0)) == 30 - 3 + 1 + 1


def test_turn_has_free_parts_an_action_and_a_payment() -> None:
    """Records turn: [free; ]* action [payment]."""
    t = busy()
    t.play("buy h; trade b>s; buy c1; walk c3p>d3m*2 -b1s1")
    assert t.tracks(0) == (10 - 1 - 3 - 1 - 1, 10 - 1 + 1 - 1 - 1, 10 - 1 - 1)


def test_letters_of_a_tile() -> None:
    """Records tile: p, r, m name the terrain, the figure the number of hunters."""
    for letter in "prm":
        t = table()
        t.play(f"tile d2/0 {letter}2 -b2")
        assert t.pieces() == {f"d2{letter}": "0 h2"}


def test_value_is_the_one_afterwards() -> None:
    """Records build: the value the space has afterwards, not the difference."""
    t = table(pieces={"c3p": "0 h1 t1"}, reserve={0: "h0 t2"})
    t.play("tepee c3p:2")
    assert t.space("c3p") == "0 t2"


def test_text_is_written_from_the_steps() -> None:
    """Records turn, Records equal moves: steps played one by one become the exact text."""
    setup = RULES.deal(2, Rng(1), {"variant": 1}, first=0)
    game = Game(RULES, setup)
    for step in [("action", "tile"), ("lay", "d2", 1), ("place", "river", 3), ("pay bison", 0), ("pay salmon", 3)]:
        game.play(STEP[step])
    assert game.turns == ["tile d2/1 r3 -s3t1"]
    game.play_turn("walk +b")
    for step in [
        ("buy", "h"),
        ("trade", "turkey", "bison"),
        ("action", "walk"),
        *[("from", "d2r"), ("to", "d2m")] * 2,
        ("done",),
    ]:
        game.play(STEP[step])
    game.play(STEP["pay bison", 2])
    assert game.turns[2:] == ["buy h; trade t>b; walk d2r>d2m*2 -b2"]


@pytest.mark.parametrize("variant", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_reads_back(players: int, variant: int) -> None:
    """Records turn: the text of any turn leads to the same position."""
    position = RULES.opening(RULES.deal(players, Rng(variant), {"variant": variant}))
    rng = Rng(players, "play")
    while not position.is_over:
        before = position.copy()
        text = RULES.turn_text(before, random_turn(position, rng))
        for step in RULES.parse_turn(before, text):
            before.play(step)
        assert before.to_bytes() == position.to_bytes()


# Exact grammar.


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (" walk +b", "walk +b"),
        ("walk +b ", "walk +b"),
        ("walk  +b", "walk +b"),
        ("walk\t+b", "walk +b"),
        ("walk +b\n", "walk +b"),
        ("walk\u00a0+b", "walk +b"),
        ("tile  d2/0 +b", "tile d2/0 +b"),
        ("tile d2/0  +b", "tile d2/0 +b"),
        ("tile d2/0  p1", "tile d2/0 p1"),
        ("tile d2/0 p1 ", "tile d2/0 p1"),
        ("buy h;walk +b", "buy h; walk +b"),
        ("buy h;  walk +b", "buy h; walk +b"),
        ("buy h ; walk +b", "buy h; walk +b"),
        ("buy  h; walk +b", "buy h; walk +b"),
        ("trade b > s; walk +b", "trade b>s; walk +b"),
        ("walk c3p>d3m  c4m>d3p -b2", "walk c3p>d3m c4m>d3p -b2"),
        ("walk c3p>d3m*2  -b2", "walk c3p>d3m*2 -b2"),
        ("walk c3p> d3m", "walk c3p>d3m"),
        ("walk c3p>d3m *2 -b2", "walk c3p>d3m*2 -b2"),
        ("gather c4m<c3p, d3m -b2", "gather c4m<c3p,d3m -b2"),
        ("gather c4m <c3p", "gather c4m<c3p"),
        ("tepee c3p: 1", "tepee c3p:1"),
        ("tepee c3p:1  c4m:2 -b2", "tepee c3p:1 c4m:2 -b2"),
        ("walk c3p>d3m*2 - b2", "walk c3p>d3m*2 -b2"),
        ("walk c3p>d3m*2 -b1 s1", "walk c3p>d3m*2 -b1s1"),
        ("walk c3p>d3m*2-b2", "walk c3p>d3m*2 -b2"),
        ("walk + b", "walk +b"),
        ("walk+b", "walk +b"),
    ],
)
def test_one_blank_between_parts(wrong: str, right: str) -> None:
    """Records exact grammar: one blank between parts, none elsewhere."""
    t = busy()
    t.refused(wrong)
    assert t.allows(right)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("walk c3p>d3m*1", "bad_repeat"),
        ("walk c3p>d3m*0", "bad_repeat"),
        ("walk c3p>d3m*02 -b2", "bad_repeat"),
        ("trek c3p>d3m*1", "bad_repeat"),
        ("gather c4m<c3p*1", "bad_repeat"),
        ("gather c4m<c3p*01", "bad_repeat"),
        ("walk c3p>d3m*", "move"),
        ("walk c3p>d3m*-1", "move"),
        ("walk c3p>d3m*2.0 -b2", "move"),
        ("walk c3p>d3m*\uff12 -b2", "move"),
        ("walk c3p*2>d3m -b2", "move"),
        ("walk 2*c3p>d3m -b2", "move"),
        ("gather c4m<c3p*", "gather_from"),
    ],
)
def test_repeats_are_written_from_two_on(text: str, code: str) -> None:
    """Records equal moves, Records exact grammar: *N, N >= 2, no *1."""
    busy().misspelt(text, code)


def test_unjoined_equal_moves() -> None:
    """Records equal moves, B16: consecutive equal moves are joined."""
    t = busy()
    t.misspelt("walk c3p>d3m c3p>d3m -b2", "not_exact")
    t.misspelt("walk c3p>d3m*2 c3p>d3m -b4", "not_exact")
    t.misspelt("trek c3p>d3m c3p>d3m*2 -b4", "not_exact")
    t.misspelt("gather c4m<c3p,c3p -b2", "not_exact")


@pytest.mark.parametrize(
    "payment",
    [
        "-b0",
        "-b2s0",
        "-s2b0",
        "-b02",
        "-s1b1",
        "-t1b1",
        "-t1s1",
        "-b1b1",
        "-",
        "-2b",
        "-b",
        "-B2",
        "-b-2",
        "-b+2",
        "-x2",
        "-b1,s1",
        "-b\uff12",
    ],
)
def test_payment_is_written_exactly(payment: str) -> None:
    """Records payment, Records exact grammar: kinds in the order b, s, t, no kind with 0."""
    busy().misspelt(f"walk c3p>d3m*2 {payment}", "payment")


@pytest.mark.parametrize("payment", ["", " -b1", " -b3", " -b1s1t1", " -b10", " -b99"])
def test_payment_is_the_price(payment: str) -> None:
    """Records payment: what the action costs, no less and no more."""
    busy().illegal(f"walk c3p>d3m*2{payment}", "wrong_payment", "Bison 3 cost")


@pytest.mark.parametrize("text", ["walk c3p>d3m -b1", "tile d2/0 +b -b1", "walk +b -b1", "canoe c3r:2 -t1"])
def test_no_payment_when_the_cost_is_0(text: str) -> None:
    """Records payment: absent when the cost is 0."""
    busy().illegal(text, "wrong_payment", "Bison 3 cost")


@pytest.mark.parametrize(
    "text", ["walk -b2 c3p>d3m*2", "-b2 walk c3p>d3m*2", "walk c3p>d3m*2; -b2", "walk c3p>d3m*2 -b1 -s1"]
)
def test_payment_stands_once_and_last(text: str) -> None:
    """Records turn: the payment ends the turn."""
    busy().refused(text)


@pytest.mark.parametrize("action", ["walk", "trek", "gather", "tepee", "canoe", "tile d2/0"])
def test_gain_is_written(action: str) -> None:
    """Records no hunters: the bare action word with the gain +b, +s or +t."""
    t = busy()
    t.illegal(action, "gain_missing", "Bison 3 cost, B12")
    t.play(f"{action} +s")


@pytest.mark.parametrize(
    "text", ["walk +x", "walk +B", "walk +bs", "walk +b1", "walk +", "walk +b +s", "+b walk", "walk b"]
)
def test_gain_is_one_letter(text: str) -> None:
    """Records no hunters: +b, +s or +t."""
    busy().refused(text)


@pytest.mark.parametrize(
    "text", ["walk c3p>d3m +b", "tile d2/0 p1 +b", "tepee c3p:1 +s", "gather c4m<c3p +t", "walk c3p>d3m*2 +b -b2"]
)
def test_no_gain_with_hunters(text: str) -> None:
    """Records no hunters: a gain stands only with no hunters."""
    busy(variant=0).illegal(text, "no_gain", "Bison 3 cost, B6")


def test_nothing_is_written_when_all_tracks_are_full() -> None:
    """Records no hunters: nothing when all tracks are full."""
    t = table(tracks={0: (15, 15, 15)}, pieces={"c3p": "0 h1"})
    for text in ("walk", "trek", "gather", "tepee", "canoe", "tile d2/0"):
        assert t.allows(text)
        t.illegal(f"{text} +b", "no_gain", "Bison 3 cost, B6")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_action"),
        ("pass", "unknown_action"),
        ("Walk +b", "unknown_action"),
        ("TILE d2/0 +b", "unknown_action"),
        ("build c3p:1", "unknown_action"),
        ("set c3", "unknown_action"),
        ("+b", "unknown_action"),
        ("buy h", "unknown_action"),
        ("; walk +b", "free_part"),
        ("walk +b; walk +b", "free_part"),
        ("walk +b; buy h; trek +b", "free_part"),
        ("buy; walk +b", "free_part"),
        ("buy x; walk +b", "free_part"),
        ("buy t0; walk +b", "free_part"),
        ("buy t5; walk +b", "free_part"),
        ("buy c5; walk +b", "free_part"),
        ("buy t; walk +b", "free_part"),
        ("buy h1; walk +b", "free_part"),
        ("buy h h; walk +b", "free_part"),
        ("buy h*2; walk +b", "free_part"),
        ("sell h; walk +b", "free_part"),
        ("trade; walk +b", "free_part"),
        ("trade b>; walk +b", "free_part"),
        ("trade b>x; walk +b", "free_part"),
        ("trade b>b; walk +b", "free_part"),
        ("trade bs; walk +b", "free_part"),
        ("trade b<s; walk +b", "free_part"),
        ("trade 3b>s; walk +b", "free_part"),
        ("trade b>s>t; walk +b", "free_part"),
        ("over; walk +b", "free_part"),
        ("tile +b", "tile_place"),
        ("tile", "tile_place"),
        ("tile d2 +b", "tile_place"),
        ("tile d2/ +b", "tile_place"),
        ("tile /1 +b", "tile_place"),
        ("tile d2/3 +b", "tile_place"),
        ("tile d2/-1 +b", "tile_place"),
        ("tile d2/00 +b", "tile_place"),
        ("tile d2p/0 +b", "tile_place"),
        ("tile D2/0 +b", "tile_place"),
        ("tile 07 d2/0 +b", "tile_place"),
        ("tile d2/0 p0 +b", "tile_hunters"),
        ("tile d2/0 p", "tile_hunters"),
        ("tile d2/0 3p -b4", "tile_hunters"),
        ("tile d2/0 x3 -b4", "tile_hunters"),
        ("tile d2/0 p03 -b4", "tile_hunters"),
        ("tile d2/0 p10 -b10", "tile_hunters"),
        ("tile d2/0 p1 m1 -b2", "tile_hunters"),
        ("tile d2/0 d2p3 -b4", "tile_hunters"),
        ("tepee c3p", "build"),
        ("tepee c3p:", "build"),
        ("tepee c3p:5", "build"),
        ("tepee c3p:-1", "build"),
        ("tepee c3p:01", "build"),
        ("tepee c3p:1:2", "build"),
        ("tepee c3p=1", "build"),
        ("tepee c3:1", "build"),
        ("tepee c7p:1", "build"),
        ("tepee c3x:1", "build"),
        ("tepee c3p:1,d3m:1 -b2", "build"),
        ("tepee c3p>1", "build"),
        ("canoe c3r", "build"),
        ("canoe c3r:t1", "build"),
        ("gather c4m", "gather"),
        ("gather <c3p", "gather"),
        ("gather c4m>c3p", "gather"),
        ("gather c9m<c3p", "gather"),
        ("gather c4<c3p", "gather"),
        ("gather c4m<c3p c4r<c3p -b2", "gather"),
        ("gather c4m<", "gather_from"),
        ("gather c4m<c3p,", "gather_from"),
        ("gather c4m<,c3p", "gather_from"),
        ("gather c4m<c3p,,d3m -b2", "gather_from"),
        ("gather c4m<c3", "gather_from"),
        ("gather c4m<c3p<d3m", "gather_from"),
        ("walk c3p", "move"),
        ("walk c3p-d3m", "move"),
        ("walk c3p>", "move"),
        ("walk >d3m", "move"),
        ("walk c3p>c3r>c3m", "move"),
        ("walk c3p<d3m", "move"),
        ("walk c3p>d3m,c3p>c3r -b2", "move"),
        ("walk C3p>d3m", "move"),
        ("walk c3P>d3m", "move"),
        ("walk c3>d3", "move"),
        ("walk c3p>c7p", "move"),
        ("walk c3p:d3m", "move"),
        ("trek c3p", "move"),
        ("trek c3p>g1p", "move"),
    ],
)
def test_forms_that_do_not_exist(text: str, code: str) -> None:
    """Records exact grammar: whatever is not written as turns are written is refused and changes nothing."""
    busy().misspelt(text, code)


@pytest.mark.parametrize(
    "text", ["walk c3p>d3m*99 -b10", "walk c3p>d3m*100 -b10", f"walk c3p>d3m*{'9' * 5000} -b10", "walk " * 500]
)
def test_very_long_turns_are_refused(text: str) -> None:
    """Records refusal: a reason, however much is written."""
    busy().refused(text)


def test_order_written_is_order_played() -> None:
    """Records order: builds are carried out in the order written."""
    t = table(variant=1, pieces={"c3p": "0 h1 t1", "c4p": "0 h1", "d3m": "0 h2"}, reserve={0: "h4 t2"})
    assert not t.allows("tepee c4p:1 c3p:2 -b2")
    assert t.allows("tepee c3p:2 c4p:1 -b2")


def test_order_of_moves_is_kept() -> None:
    """Records order: the same moves in another order are another text, and both can be played."""
    one, other = busy(), busy()
    one.play("walk c3p>d3m c4m>d3p -b2")
    other.play("walk c4m>d3p c3p>d3m -b2")
    assert one.position.to_bytes() == other.position.to_bytes()
