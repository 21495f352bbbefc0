"""Positions of Cairns are compared, told, taken back and read from bytes as those of every game."""

from __future__ import annotations

import pytest

from greatplains.core.errors import BadPosition
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.core.trail import Trail
from greatplains.games import GAMES


def opening() -> Position:
    return GAMES["cairns"].opening(GAMES["cairns"].deal(2, Rng(1), first=0))


def test_twins_are_equal_and_told_alike() -> None:
    position, twin = opening(), opening()
    assert position == twin
    assert len({position, twin}) == 1
    assert repr(position) == "<cairns for 2, turn 1, seat 0 to move>"
    twin.play(twin.legal_steps()[0])
    assert position != twin


def test_a_trail_leads_back() -> None:
    trail = Trail(opening())
    for _ in range(5):
        trail.play(trail.position.legal_steps()[-1])
    for _ in range(5):
        trail.undo()
    assert trail.position == opening()


@pytest.mark.parametrize("data", [b"", b"cairns", bytes(28), opening.__name__.encode() * 9])
def test_bytes_that_are_no_position_are_refused(data: bytes) -> None:
    with pytest.raises(BadPosition, match="These bytes are no position of Cairns"):
        GAMES["cairns"].from_bytes(data)
