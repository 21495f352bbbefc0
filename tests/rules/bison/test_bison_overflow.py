"""Bison 4 overflow: more than 15 of a kind, after each terrain."""

from __future__ import annotations

import pytest

from .table import ALL_PIECES, RULES, Animals, Table, table

# A prairie of five spaces with seven bison.
PRAIRIE = ["07 c2/0", "08 d2/2", "09 d1/0", "01 e1/2"]


def one_more_bison(animals: Animals, reserve: str = "h3 t1 t2 c1 c2") -> Table:
    """Seat 0 has just got one bison on top of these animals."""
    t = table(pieces={"c3p": "0 h1"}, tracks={0: animals, 1: (0, 0, 0)}, reserve={0: reserve}, turns_left=1)
    t.play("canoe +t")
    return t


def seven_more_bison(animals: Animals) -> Table:
    """Seat 0 has just got seven bison on top of these animals."""
    t = table(season=2, tiles=PRAIRIE, pieces={"c3p": "0 h1"}, tracks={0: animals, 1: (0, 0, 0)}, turns_left=1)
    t.play("canoe +t")
    return t


def is_overflow(t: Table) -> bool:
    return str(RULES.view(t.position, None)["phase"]) == "overflow"


def test_fifteen_is_not_too_many() -> None:
    """Bison 4 overflow: a track ends at 15, so 15 is no overflow."""
    t = one_more_bison((14, 15, 15))
    assert (t.tracks(0), t.season, is_overflow(t)) == ((15, 15, 15), 2, False)


def test_what_is_above_fifteen_is_lost() -> None:
    """Bison 4 overflow, B10: whoever does nothing loses the rest."""
    t = seven_more_bison((12, 3, 4))
    assert (t.seat, t.tracks(0), is_overflow(t)) == (0, (19, 3, 4), True)
    t.play("over")
    assert (t.tracks(0), t.season, is_overflow(t)) == ((15, 3, 4), 3, False)


def test_an_own_entry_for_the_overflow() -> None:
    """Records over: an own entry in the turns; it counts as a turn but takes no action."""
    t = one_more_bison((15, 10, 10))
    turn = t.position.turn
    t.play("over")
    assert t.position.turn == turn + 1
    assert (t.seat, t.used(0), t.used(1)) == (1, set(), set())


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("over trade b>s", (13, 11, 10)),
        ("over trade b>t", (13, 10, 11)),
        ("over buy h", (15, 9, 9)),
        ("over buy t3", (13, 7, 7)),
    ],
)
def test_buying_and_trading_the_surplus(text: str, after: Animals) -> None:
    """Bison 4 overflow: may buy, and trade away a kind that exceeds 15."""
    t = one_more_bison((15, 10, 10))
    t.play(text)
    assert t.tracks(0) == after


def test_bought_at_an_overflow_goes_to_the_reserve() -> None:
    """Bison 4 overflow, B4: and at overflow."""
    t = one_more_bison((15, 10, 10))
    t.play("over buy c4")
    assert (t.reserve(0), t.tracks(0)) == ("h3 t1 t2 c1 c2 c4", (12, 6, 6))
    assert "c4" not in t.market(0)


def test_one_thing_after_the_other() -> None:
    """Bison 4 overflow: one thing after the other."""
    t = seven_more_bison((15, 2, 2))
    t.play("over trade b>s; buy h; trade b>t")
    assert t.tracks(0) == (15, 2, 2)  # 22 - 3 - 1 - 3, 2 + 1 - 1, 2 - 1 + 1


def test_only_as_long_as_some_kind_exceeds() -> None:
    """Bison 4 overflow: only as long as some kind still exceeds 15."""
    t = one_more_bison((15, 10, 10))
    t.illegal("over trade b>s; trade b>t", "overflow_closed", "Bison 4")
    t.illegal("over trade b>s; buy h", "overflow_closed", "Bison 4")
    t.illegal("over buy h; buy h", "overflow_closed", "Bison 4")


def test_overflow_closes_by_itself() -> None:
    """Bison 4 overflow: with the step that brings the last kind down to 15 it is over."""
    t = seven_more_bison((14, 5, 5))  # 21
    t.step("trade", "bison", "salmon")
    assert is_overflow(t)
    t.step("trade", "bison", "salmon")
    assert (t.tracks(0), is_overflow(t), t.season) == ((15, 7, 5), False, 3)


def test_stopping_early_loses_the_rest() -> None:
    """Bison 4 overflow, B10: may, not must; what is then above 15 is lost."""
    t = seven_more_bison((15, 5, 5))
    t.play("over trade b>s; buy h")
    assert t.tracks(0) == (15, 5, 4)


@pytest.mark.parametrize("trade", ["s>b", "s>t", "t>b", "t>s"])
def test_only_a_kind_above_fifteen_is_traded_away(trade: str) -> None:
    """Bison 4 overflow, B13: trade away a kind that exceeds 15."""
    t = one_more_bison((15, 10, 10))
    t.illegal(f"over trade {trade}", "not_exceeding", "Bison 4, B13")
    assert t.choices("trade") == {"bison salmon", "bison turkey"}


def test_no_trade_into_a_full_track_at_an_overflow() -> None:
    """Bison 3 trade, B13: only into a track below 15."""
    t = one_more_bison((15, 15, 14))
    t.illegal("over trade b>s", "track_full", "Bison 3 trade, B13")
    t.play("over trade b>t")
    assert t.tracks(0) == (13, 15, 15)


def test_prices_hold_at_an_overflow() -> None:
    """Bison 4 overflow, Bison 3 buy: v of each animal, from one's own market."""
    t = one_more_bison((15, 1, 0))
    t.illegal("over buy h", "too_poor", "Bison 3 buy")
    t = one_more_bison((15, 3, 3), reserve="h3 t1 t2 t3 c1 c2")
    t.illegal("over buy t3", "sold_out", "Bison 3 buy")
    t.illegal("over buy t4", "too_poor", "Bison 3 buy")
    t.play("over buy c3")


def test_over_is_written_also_when_nothing_can_be_done() -> None:
    """Records over: also when nothing is or can be done: full tracks, empty market."""
    t = one_more_bison((15, 15, 15), reserve=ALL_PIECES.replace("h8", "h7"))
    assert t.kinds() == {"done"}
    t.illegal("walk +b", "overflow_first", "Bison 4")
    t.play("over")
    assert t.tracks(0) == (15, 15, 15)


def test_after_each_terrain() -> None:
    """Bison 4 overflow, Bison 4 order: prairies, then mountains, then rivers, each with its own overflow."""
    pieces = {"c3p": "0 h1", "c3m": "0 h1", "c3r": "0 h1"}
    t = table(pieces=pieces, tracks={0: (15, 15, 15), 1: (0, 0, 0)}, turns_left=1)
    t.play("canoe +t")
    assert (t.tracks(0), RULES.view(t.position, 0)["scoring"]) == ((16, 15, 15), "prairie")
    t.play("over")
    assert (t.tracks(0), RULES.view(t.position, 0)["scoring"]) == ((15, 15, 16), "mountain")
    t.play("over")
    assert (t.tracks(0), RULES.view(t.position, 0)["scoring"]) == ((15, 18, 15), "river")
    t.play("over")
    assert (t.tracks(0), t.season) == ((15, 15, 15), 2)


def test_traded_at_one_terrain_counts_at_the_next() -> None:
    """Bison 4 order: a salmon got for bison can make the river overflow."""
    t = table(pieces={"c3p": "0 h1", "c3r": "0 h1"}, tracks={0: (15, 12, 0), 1: (0, 0, 0)}, turns_left=1)
    t.play("canoe +t", "over trade b>s")
    assert (t.tracks(0), is_overflow(t)) == ((13, 16, 0), True)
    t.play("over trade s>t")
    assert (t.tracks(0), t.season) == ((13, 13, 1), 2)


def test_loss_comes_before_the_next_terrain() -> None:
    """Bison 4 overflow: what is above 15 after a terrain is lost then, and cannot be traded after the next."""
    t = table(pieces={"c3p": "0 h1", "c3m": "0 h1"}, tracks={0: (15, 0, 15), 1: (0, 0, 0)}, turns_left=1)
    t.play("canoe +t", "over")
    t.illegal("over trade b>s", "not_exceeding", "Bison 4, B13")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_turn_order_of_the_season(first: int) -> None:
    """Bison 4 overflow, Records over: every player with more than 15, in the season's turn order."""
    pieces = {"c3p": "0 h1", "c4p": "1 h1", "d3p": "2 h1"}
    t = table(players=3, first=first, pieces=pieces, tracks=dict.fromkeys(range(3), (15, 0, 0)), turns_left=1)
    t.play("canoe +t")
    seats = []
    while is_overflow(t):
        seats.append(t.seat)
        t.play("over trade b>s")
    assert seats == [(first + place) % 3 for place in range(3)]


def test_only_who_exceeds_has_an_entry() -> None:
    """Records over: for each player over 15, and nobody else."""
    pieces = {"c3p": "0 h1", "c4p": "1 h1", "d3p": "2 h1"}
    t = table(players=3, pieces=pieces, tracks={0: (14, 0, 0), 1: (15, 0, 0), 2: (3, 0, 0)}, turns_left=1)
    t.play("canoe +t")
    assert t.seat == 1
    t.play("over")
    assert (t.season, is_overflow(t)) == (2, False)


def test_nothing_else_is_played_before_the_overflow() -> None:
    """Records over: the entry is due at its place."""
    t = one_more_bison((15, 10, 10))
    for text in ("walk +b", "buy h; walk +b", "tile d2/0 +b", "trade b>s", "buy h"):
        t.illegal(text, "overflow_first", "Bison 4")
    assert t.kinds() == {"buy", "trade", "done"}


def test_no_over_without_overflow() -> None:
    """Records over: no entry when nobody exceeds 15."""
    t = table(tracks={0: (15, 15, 15)})
    for text in ("over", "over trade b>s", "over buy h"):
        t.illegal(text, "no_overflow", "Bison 4")


@pytest.mark.parametrize(
    "text",
    [
        "over ",
        "over  trade b>s",
        "over trade b>s;",
        "over; trade b>s",
        "over trade b>s;buy h",
        "over walk +b",
        "over over",
        "over buy h;",
    ],
)
def test_over_is_written_exactly(text: str) -> None:
    """Records over, Records exact grammar."""
    t = seven_more_bison((15, 10, 10))
    t.refused(text)


def test_season_goes_on_after_the_overflow() -> None:
    """Bison 3 totem: after the last entry the next season begins with its first player."""
    t = one_more_bison((15, 10, 10))
    t.play("over")
    assert (t.season, t.seat) == (2, 1)
    t.play("tile d2/0 +b", "tile c2/0 +s")


def test_track_may_pass_fifteen_only_between() -> None:
    """Bison 4 overflow: a track ends at 15 whenever a season begins."""
    t = seven_more_bison((15, 15, 15))
    t.play("over")
    assert all(animals <= 15 for seat in range(2) for animals in t.tracks(seat))
