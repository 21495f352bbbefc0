"""Cairns is drawn: a picture that hides what is hidden, the board as data, and what notebooks show."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from greatplains.core.rng import Rng
from greatplains.drawing import position_svg, svg
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_picture_shows_the_own_hand_only(players: int) -> None:
    rules = GAMES["cairns"]
    position = rules.opening(rules.deal(players, Rng(1)))
    for seat in (None, *range(players)):
        drawn = ElementTree.fromstring(svg(rules.view(position, seat)))
        hands = [text.text for text in drawn.iter() if text.get("data-hand") is not None]
        assert [other for other, hand in enumerate(hands) if hand != "????"] == ([] if seat is None else [seat])


def test_notebooks_show_a_position() -> None:
    rules = GAMES["cairns"]
    position = rules.opening(rules.deal(2, Rng(1)))
    assert position._repr_svg_() == position_svg(position)


def test_the_board_is_there_as_data() -> None:
    art = DRAWINGS["cairns"].art
    drawn = art.draw()
    assert isinstance(drawn, art.kind)
    assert set(re.findall(r'href="#([\w-]+)"', str(drawn))) == set()


def test_the_sample_is_a_game() -> None:
    sample = DRAWINGS["cairns"].sample
    assert sample.view(GAMES["cairns"])["turn"] == sample.turns
