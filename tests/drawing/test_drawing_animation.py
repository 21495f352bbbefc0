"""A game that plays by itself."""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from greatplains import drawing
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.drawing.animation import Scene, animated, captioned, times
from greatplains.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"
SECONDS = 2.0


def scenes_of(name: str, turns: int) -> list[Scene]:
    rules, rng = GAMES[name], Rng(5)
    position = rules.opening(rules.deal(3, Rng(2)))
    scenes = [Scene(drawing.picture(rules.view(position, None)), "The opening")]
    for turn in range(1, turns + 1):
        seat = position.seat
        random_turn(position, rng)
        scenes.append(Scene(drawing.picture(rules.view(position, None)), f"{turn}. <&>", seat))
    return scenes


def is_shown(element: ElementTree.Element, moment: float) -> bool:
    """At that part of the whole time; without a time of its own, always."""
    moves = element.find(f"{SVG}animate")
    if moves is None:
        return True
    starts = [float(start) for start in moves.attrib["keyTimes"].split(";")]
    values = moves.attrib["values"].split(";")
    return [value for start, value in zip(starts, values, strict=True) if start <= moment][-1] == "visible"


def shown(element: ElementTree.Element, moment: float) -> Iterator[ElementTree.Element]:
    """The children that are seen, without what only lets them come and go."""
    for child in element:
        if child.tag == f"{SVG}animate" or not is_shown(child, moment):
            continue
        if child.find(f"{SVG}animate") is None:
            yield child
        else:
            yield from shown(child, moment)


def layers(element: ElementTree.Element, moment: float) -> list[tuple[str, dict[str, str], list[str]]]:
    return [
        (layer.tag, layer.attrib, [ElementTree.tostring(child, "unicode") for child in shown(layer, moment)])
        for layer in shown(element, moment)
        if layer.tag not in (f"{SVG}title", f"{SVG}defs")
    ]


@pytest.mark.parametrize(("name", "turns"), [("bison", 30), ("wind-river", 20)])
def test_every_scene_is_seen_as_it_is_drawn_alone(name: str, turns: int) -> None:
    scenes = scenes_of(name, turns)
    whole = ElementTree.fromstring(animated(scenes, SECONDS))
    shares = times(len(scenes), SECONDS)
    for number, scene in enumerate(scenes):
        moment = (sum(shares[:number]) + SECONDS / 2) / sum(shares)
        alone = ElementTree.fromstring(captioned(scene).svg())
        is_same = layers(whole, moment) == layers(alone, 0.0)
        assert is_same, f"scene {number}"


def test_the_last_scene_is_seen_where_nothing_moves() -> None:
    scenes = scenes_of("wind-river", 8)
    whole = ElementTree.fromstring(animated(scenes, SECONDS))
    for element in whole.iter():
        if element.find(f"{SVG}animate") is not None:
            assert (element.attrib["visibility"] == "visible") == is_shown(element, 1.0)


def test_what_stays_the_same_is_drawn_once() -> None:
    scenes = scenes_of("bison", 30)
    assert len(animated(scenes, SECONDS)) < 0.2 * sum(len(captioned(scene).svg()) for scene in scenes)


def test_one_scene_alone_does_not_move() -> None:
    assert "<animate" not in animated(scenes_of("bison", 0), SECONDS)


def test_the_last_scene_stays_longest_and_long_words_are_cut() -> None:
    assert times(3, 1.5) == [1.5, 1.5, 6.0]
    picture: Any = scenes_of("wind-river", 0)[0].picture
    drawn = captioned(Scene(picture, "x" * 200, 1))
    assert "x" * 87 + "…" in drawn.svg()
    assert drawn.box[3] > picture.box[3]
