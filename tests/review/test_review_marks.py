"""Marks are given by thresholds that are data, and the documentation tells the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatplains.review.marks import LOSS, MARKS, accuracy, is_brilliant, is_decided, mark_of

DOCS = Path(__file__).parents[2] / "docs" / "review.md"


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "best"),
        (0.01, "best"),
        (0.011, "good"),
        (0.03, "good"),
        (0.05, "inaccuracy"),
        (0.12, "mistake"),
        (0.13, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_the_more_a_turn_gives_away_the_worse_its_mark(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_marks_stand_in_order() -> None:
    assert list(LOSS) == list(MARKS[1:-1])
    assert list(LOSS.values()) == sorted(LOSS.values())


def test_brilliant_is_what_others_miss() -> None:
    assert is_brilliant(0.6, 0.5, 0.45)
    assert not is_brilliant(0.6, 0.58, 0.45)  # the second is as good
    assert not is_brilliant(0.6, 0.5, 0.6)  # the greedy bot finds it
    assert not is_brilliant(0.6, None, 0.4)  # there is no other
    assert not is_brilliant(0.97, 0.85, 0.8)  # it is won anyway


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    assert 100 > (accuracy([0.05]) or 0) > (accuracy([0.2]) or 0) > 0


def test_a_turn_that_could_change_nothing_is_decided() -> None:
    assert is_decided(0.005, 0.0)
    assert is_decided(1.0, 0.995)
    assert not is_decided(1.0, 0.9)  # a win that is thrown away
    assert not is_decided(0.05, 0.0)
    assert not is_decided(0.5, 0.5)


@pytest.mark.skipif(not DOCS.is_file(), reason="without the documentation")
def test_the_documentation_has_the_same_thresholds() -> None:
    told = dict(re.findall(r"^\| ([a-z]+) \| at most (\d+) % \|", DOCS.read_text(encoding="utf-8"), flags=re.M))
    assert {mark: int(most) / 100 for mark, most in told.items()} == LOSS
