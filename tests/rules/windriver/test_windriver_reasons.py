"""Every refusal of Wind River names its rule and says in plain words what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from greatplains.core.errors import BadNotation, IllegalStep
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng

from .table import GREEN, RED, RULES, Table, lay_out, opening


def setting() -> Table:
    return opening(2).play("set c1")


def herding() -> Table:
    return lay_out(bison="c1 c2*5 d6 f1", tents={RED: "c1 d4", GREEN: "d5"}, resources=[0, 9])


def losing() -> Table:
    return lay_out(bison="c1 f6*3", tents={RED: "c1 d4*2", GREEN: "d5"}, phase="supply")


def acting() -> Table:
    return lay_out(bison="c1*2 c2*5 f6", tents={RED: "c1 d4", GREEN: "d4 d5"}, resources=[0, 9], phase="extra")


def wealthy() -> Table:
    return lay_out(bison="c1*5", tents={RED: "c1 d4", GREEN: "d4"}, resources=[10, 0], phase="extra")


def complete() -> Table:
    return lay_out(bison="c1*5", tents={RED: "c1"}, resources=[5, 0], plains=[6, 0], phase="extra")


def tentless() -> Table:
    return lay_out(tents={GREEN: "d4"})


@pytest.mark.parametrize(
    ("situation", "text", "code", "rule", "words"),
    [
        (setting, "set c1", "hex_taken", "Wind River 2", "c1"),
        (setting, "set a1", "out_of_play", "W10", "a1.*2 players"),
        (setting, "pass", "not_now", "Wind River 3", "pass"),
        (herding, "bison c3e; pass", "no_bison", "Wind River 3 bison", "c3"),
        (herding, "bison f1e f2e; pass", "moved_already", "Wind River 3 bison", "f2"),
        (herding, "bison c1e; pass", "hex_full", "Wind River 3 bison", "5 bison.*c2"),
        (herding, "bison c1w; pass", "bison_never_west", "Wind River 3 bison", "c1w"),
        (herding, "bison c1ne; pass", "lane_out_of_play", "W10", "c1"),
        (herding, "bison a1e; pass", "out_of_play", "W10", "a1"),
        (herding, "bison d6se; pass", "no_way", "W5", "d6"),
        (herding, "bison f1se; pass", "no_way", "Wind River 1", "f1"),
        (herding, "pass", "not_now", "Wind River 3", "moving a bison"),
        (herding, "bison d6e", "bison_missing", "Wind River 3", "to be moved: 1"),
        (losing, "lose c1; pass", "supplied", "W11", "c1"),
        (losing, "lose d5; pass", "no_tent", "Wind River 3 supply", "d5"),
        (losing, "lose d4; pass", "not_now", "Wind River 3", "unsupplied"),
        (losing, "lose d4", "lose_missing", "Wind River 3", "to be removed: 1"),
        (losing, "lose d4*2", "extra_missing", "Wind River 3", "pass"),
        (acting, "tent d4e", "cannot_pay_entry", "Wind River 3 tent, W7", "d5"),
        (acting, "tent d5e", "no_tent", "Wind River 3 tent", "d5"),
        (acting, "tent c1nw", "no_way", "Wind River 1", "c1"),
        (acting, "tent c1ne", "lane_out_of_play", "W10", "c1"),
        (acting, "new c1", "too_poor", "Wind River 3 new", "3 resources.*0"),
        (acting, "herd c1e", "hex_full", "Wind River 3 bison", "c2"),
        (acting, "lose d4", "not_now", "Wind River 3", "extra action"),
        (acting, "pass; pass", "turn_complete", "Wind River 3", "pass"),
        (wealthy, "earn", "resources_full", "Wind River 3 earn", "10"),
        (wealthy, "new d4", "shared_hex", "Wind River 3 new", "d4"),
        (wealthy, "new c2", "no_tent", "Wind River 3 new", "c2"),
        (complete, "new c1", "no_tent_in_hand", "Wind River 3 new", "no tent in hand"),
        (tentless, "earn", "nothing_to_earn", "Wind River 3 earn, W3", "nothing"),
        (tentless, "tent d4e", "no_tent", "Wind River 3 tent", "d4"),
    ],
)
def test_illegal_turns_name_the_rule(
    situation: Callable[[], Table], text: str, code: str, rule: str, words: str
) -> None:
    """Wind River 1 to 4: the reason is typed, cites the rule and names the place."""
    situation().refuses(text, IllegalStep, code, rule)
    with pytest.raises(IllegalStep, match=words) as caught:
        situation().play(text)
    assert str(caught.value) == f"{caught.value.sentence} ({rule})"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("jump c1e", "unknown_word"),
        ("", "unknown_word"),
        ("pass please", "stray_words"),
        ("new c1 c2", "one_word"),
        ("tent", "one_word"),
        ("bison; pass", "no_words"),
        ("lose; pass", "no_words"),
        ("new z9", "unknown_hex"),
        ("tent c1x", "unknown_move"),
        ("herd c1", "unknown_move"),
        ("bison c1e*1; pass", "bad_repeat"),
        ("pass ", "not_exact"),
    ],
)
def test_bad_texts_name_the_fault(text: str, code: str) -> None:
    """records exact: the reason is typed and says what is expected."""
    acting().refuses(text, BadNotation, code, "records")


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("{text}", "{text}"), ("{0}", "{0}"), ("%s", "%s"), ("}{", "}{"), ("tent {word}", "{word}"), ("new {", "{")],
)
def test_words_of_the_text_are_quoted_as_they_are(text: str, quoted: str) -> None:
    """records exact: braces and percent signs in a bad text do no harm to the sentence."""
    with pytest.raises(BadNotation) as caught:
        acting().play(text)
    assert f"“{quoted}”" in caught.value.sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_that_is_not_legal_is_refused_in_words(players: int) -> None:
    """Wind River 3: there is a reason for every one of the steps, in every phase, and the position stays."""
    table, rng = opening(players), Rng(players)
    position = table.position
    while not position.is_over:
        legal = set(position.legal_steps())
        if position.turn % 7 == 0:
            before = position.to_bytes()
            for step in set(range(-1, RULES.step_count + 1)) - legal:
                with pytest.raises(IllegalStep) as caught:
                    position.play(step)
                assert re.fullmatch(r"[A-Z“0-9a-f].*[.]", caught.value.sentence)
            assert position.to_bytes() == before
        random_turn(position, rng)
    with pytest.raises(IllegalStep) as caught:
        position.play(0)
    assert (caught.value.code, caught.value.rule) == ("game_over", "Wind River 4")
