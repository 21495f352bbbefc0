"""Turn texts of Wind River: what they must look like, to the letter."""

from __future__ import annotations

import pytest

from greatplains.core.errors import BadNotation, GreatPlainsError, IllegalStep

from .table import GREEN, RED, RULES, Table, lay_out, opening


def rich() -> Table:
    """Red has two tents, one of them fed, and everything is possible."""
    return lay_out(bison="c1*3 d1*2 d4*5 e6", tents={RED: "c1 d4", GREEN: "f1"}, resources=[9, 9])


def poor() -> Table:
    """Red has three tents, none of them fed, and nothing to pay with."""
    return lay_out(bison="e5 f6*5", tents={RED: "c3*2 d4", GREEN: "f1"})


def lonely() -> Table:
    """Red's tent is the last on the board and will be lost."""
    return lay_out(bison="e5 f6*5", tents={RED: "c3"})


def tentless() -> Table:
    """Red has no tent on the board."""
    return lay_out(bison="c6 d1*2", tents={GREEN: "f1"}, resources=[9, 9])


@pytest.mark.parametrize(
    "text",
    [
        "bison c1e*2; pass",
        "bison c1e d1e; pass",
        "bison c1e c1se; earn",
        "bison d1ne c1e; tent d4se",
        "bison e6e d4ne; new c1",
        "bison d1e*2; herd c1e",
    ],
)
def test_whole_turns(text: str) -> None:
    """records bison, records extra: parts joined by `; `, bison first, then exactly one extra part."""
    table = rich().play(text)
    assert table.game.turns == [text]
    assert table.to_move == GREEN


def test_set_up() -> None:
    """records set-up: `set c3`."""
    table = opening(2).play("set c3", "set d4")
    assert table.game.turns == ["set c3", "set d4"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "set",
        "set ",
        "set c",
        "set c7",
        "set g1",
        "set C3",
        "Set c3",
        "set c3e",
        "set c3*2",
        "set  c3",
        " set c3",
        "set c3 ",
    ],
)
def test_set_up_is_exact(text: str) -> None:
    """records set-up, records exact: the word, one blank, one hex."""
    table = opening(2)
    with pytest.raises(BadNotation):
        table.play(text)
    assert table.game.turns == []
    assert table.phase == "set"


@pytest.mark.parametrize("text", ["pass", "herd c6e", "herd d1ne"])
def test_the_bison_part_is_left_out_when_none_moves(text: str) -> None:
    """records bison: left out when none moves, here for a player without tents (W4)."""
    assert tentless().play(text).game.turns == [text]


@pytest.mark.parametrize("text", ["bison; pass", "bison ; pass", "bison"])
def test_an_empty_bison_part_is_not_written(text: str) -> None:
    """records bison: left out, not empty."""
    for table in (tentless(), rich()):
        with pytest.raises(BadNotation):
            table.play(text)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("bison f6e*3; lose c3*2 d4; pass", 7),
        ("bison f6e*3; lose c3 d4 c3; pass", 7),
        ("bison f6e*3; lose d4 c3*2; herd e5e", 7),
    ],
)
def test_lost_tents_are_written(text: str, hand: int) -> None:
    """records lose: whenever tents are removed, choice or not, in the order in which they are removed."""
    assert poor().play(text).hand[RED] == hand


@pytest.mark.parametrize("text", ["bison f6e*3; pass", "bison f6e*3; lose c3*2; pass", "bison f6e*3"])
def test_lost_tents_are_not_left_out(text: str) -> None:
    """records lose: also when there is no choice."""
    with pytest.raises(IllegalStep):
        poor().play(text)


@pytest.mark.parametrize(
    "text",
    [
        "bison f6e*3; lose c3 c3 d4; pass",
        "bison f6e*3; lose c3*2; lose d4; pass",
        "bison f6e*3; lose d4 c3 c3; pass",
        "bison f6e f6e f6e; lose c3*2 d4; pass",
        "bison f6e*2 f6e; lose c3*2 d4; pass",
        "bison f6e; bison f6e*2; lose c3*2 d4; pass",
    ],
)
def test_equal_entries_in_a_row_are_joined(text: str) -> None:
    """records order, W15: consecutive equal moves are joined with *N; one part holds all bison, one all losses."""
    poor().refuses(text, BadNotation, "not_exact", "records")


def test_the_reason_says_how_it_must_be_written() -> None:
    """records exact: the right text is in the sentence."""
    with pytest.raises(BadNotation, match=r"“bison f6e\*3; lose c3\*2 d4; pass”"):
        poor().play("bison f6e f6e f6e; lose c3 c3 d4; pass")


@pytest.mark.parametrize(
    "count", ["*1", "*0", "*01", "*02", "*", "*-2", "*+2", "*2.0", "*x", "**2", "*2*2", " *2", "*\uff12"]
)
def test_repeats_are_exact(count: str) -> None:
    """records exact: `*N` from 2 on, without leading zero; no `*1`."""
    table = lay_out(bison="c1*5", tents={RED: "c1*2"}, resources=[9, 0])
    with pytest.raises(BadNotation):
        table.play(f"bison c1e{count}; pass")
    table = lay_out(bison="f6*2", tents={RED: "c1*2", GREEN: "d1"})
    with pytest.raises(BadNotation):
        table.play(f"bison f6e*2; lose c1{count}; pass")


@pytest.mark.parametrize("count", ["*3", "*5", "*36", "*99", "*100", "*" + "9" * 400])
def test_repeats_beyond_what_there_is(count: str) -> None:
    """records exact: a number that is too large is refused like any other wrong move, however large."""
    table = lay_out(bison="c1*2 d1*4", tents={RED: "c1*4"}, resources=[9, 0])
    with pytest.raises((BadNotation, IllegalStep)):
        table.play(f"bison c1e{count}; pass")


@pytest.mark.parametrize("text", ["tent c1e*2", "herd c1e*2", "new c1*2"])
def test_extra_actions_are_not_repeated(text: str) -> None:
    """records extra: exactly one."""
    with pytest.raises(BadNotation):
        rich().play(f"bison c1e d1e; {text}")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bison c1e*2; lose c1; pass", "not_now"),
        ("bison c1e*2; set c2", "not_now"),
        ("bison c1e*2; bison c1e; pass", "not_now"),
        ("pass; bison c1e*2", "not_now"),
        ("lose c1; bison c1e*2; pass", "not_now"),
        ("bison c1e*2", "extra_missing"),
        ("bison c1e", "bison_missing"),
        ("bison c1e*2; pass; pass", "turn_complete"),
        ("bison c1e*2; earn; pass", "turn_complete"),
        ("bison c1e*2; pass; bison d1e", "turn_complete"),
    ],
)
def test_no_part_is_missing_or_too_many_or_elsewhere(text: str, code: str) -> None:
    """records order: bison, lose, one extra part; in this order, each once."""
    rich().refuses(text, IllegalStep, code, "Wind River 3")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bison c1e*2;pass",
        "bison c1e*2 ; pass",
        "bison c1e*2;  pass",
        "bison c1e*2, pass",
        "bison c1e*2; pass;",
        "bison c1e*2; pass; ",
        "; bison c1e*2; pass",
        "bison c1e*2; ; pass",
        " bison c1e*2; pass",
        "bison c1e*2; pass ",
        "bison c1e*2; pass\n",
        "bison  c1e*2; pass",
        "bison c1e  d1e; pass",
        "bison\tc1e*2; pass",
        "bison\u00a0c1e*2; pass",
        "bison c1e*2; pass\x00",
        "BISON c1e*2; pass",
        "bison C1e*2; pass",
        "bison c1E*2; pass",
        "bison c1e*2; Pass",
        "bison c1*2; pass",
        "bison c1n*2; pass",
        "bison c1s; pass",
        "bison c1een; pass",
        "bison 1ce; pass",
        "bison c0e; pass",
        "bison c7e; pass",
        "bison g1e; pass",
        "bison c1 e; pass",
        "bison c1e,d1e; pass",
        "bisons c1e*2; pass",
        "move c1e*2; pass",
        "c1e*2; pass",
        "bison c1e*2; pass now",
        "bison c1e*2; earn 2",
        "bison c1e*2; new",
        "bison c1e*2; new c",
        "bison c1e*2; new c1 d4",
        "bison c1e*2; new c1e",
        "bison c1e*2; tent",
        "bison c1e*2; tent c1",
        "bison c1e*2; tent c1e d4e",
        "bison c1e*2; tent c1>c2",
        "bison c1e*2; herd",
        "bison c1e*2; herd d4",
        "bison c1e*2; herd d4e d4e",
        "bison c1e*2; none",
        "bison c1e*2; -",
    ],
)
def test_the_grammar_is_exact(text: str) -> None:
    """records exact: one blank between parts, small letters, hexes a1 to f6, nothing missing and nothing more."""
    table = rich()
    before = table.position.to_bytes()
    with pytest.raises(BadNotation) as caught:
        table.play(text)
    assert caught.value.code
    assert caught.value.rule == "records"
    assert caught.value.sentence.endswith(".")
    assert (table.position.to_bytes(), table.game.turns) == (before, [])


def test_nothing_follows_a_loss_that_ends_the_game() -> None:
    """records extra, W9: nothing after a `lose` that ends the game, not even pass."""
    for extra in ("pass", "herd e5e", "earn", "tent c3e", "new c3"):
        lonely().refuses(f"bison f6e; lose c3; {extra}", IllegalStep, "turn_complete", "Wind River 3")
    assert lonely().play("bison f6e; lose c3").game.turns == ["bison f6e; lose c3"]


def test_something_follows_a_loss_that_does_not() -> None:
    """records extra: exactly one of tent, earn, new, herd, pass."""
    poor().refuses("bison f6e*3; lose c3*2 d4", IllegalStep, "extra_missing", "Wind River 3")


def test_moves_are_carried_out_in_the_order_written() -> None:
    """records order: what is full before is free after, so the order decides."""
    table = lay_out(bison="c1*2 c2*5", tents={RED: "f1*2"}, resources=[9, 9])
    table.refuses("bison c1e c2e; pass", IllegalStep, "hex_full", "Wind River 3 bison")
    assert table.play("bison c2e c1e; pass").game.turns == ["bison c2e c1e; pass"]


def test_a_bad_turn_changes_nothing() -> None:
    """records exact: the first parts are fine, the last is not, and nothing is partly applied."""
    table = rich()
    before = table.position.to_bytes()
    for text in ("bison c1e*2; new f1", "bison c1e*2; tent c1x", "bison c1e f2e; pass", "bison c1e*2; pass; pass"):
        with pytest.raises(GreatPlainsError):
            table.play(text)
        assert (table.position.to_bytes(), table.game.turns, table.to_move) == (before, [], RED)
    table.play("bison c1e*2; pass")


def test_reading_is_the_reverse_of_writing() -> None:
    """records order: the text of the steps read from a text is that text."""
    for table, text in (
        (rich(), "bison c1e d1ne; tent d4e"),
        (poor(), "bison f6e e5se f6e; lose c3 d4 c3; herd f6e"),
        (lonely(), "bison e5ne; lose c3"),
        (tentless(), "pass"),
        (opening(3), "set b6"),
    ):
        assert RULES.turn_text(table.position, RULES.parse_turn(table.position, text)) == text
