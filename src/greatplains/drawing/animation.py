"""A whole game as one SVG that plays by itself: what stays the same is drawn once, what changes comes and goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final
from xml.etree import ElementTree

from greatplains.drawing import pieces
from greatplains.drawing.markup import Box, Picture, circle, element, group, label
from greatplains.drawing.palette import GROUND, INK, PLAYERS, SANS, WHITE

# The last picture stays longer, so that the end can be looked at.
_LAST: Final = 4
_CAPTION: Final = 54.0
_LETTERS: Final = 22.0
_BADGE: Final = 15.0
# Letters of a caption that surely fit into the width of a board.
_LONGEST: Final = 88


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture, and below it who played what to get there."""

    picture: Picture
    words: str
    seat: int | None = None


@dataclass(slots=True)
class _Piece:
    """Something drawn in the same way in some of the scenes."""

    markup: str
    scenes: set[int] = field(default_factory=set)


@dataclass(slots=True)
class _Layer:
    """An element with its children, which may be different ones in each scene."""

    tag: str
    attributes: dict[str, str]
    children: list[_Piece] = field(default_factory=list)
    scenes: set[int] = field(default_factory=set)


def captioned(scene: Scene) -> Picture:
    """The picture with its words below it."""
    left, top, width, height = scene.picture.box
    box = (left, top, width, height + _CAPTION)
    return Picture(scene.picture.title, box, scene.picture.parts, scene.picture.body + _caption(scene, box))


def times(count: int, seconds: float) -> list[float]:
    """How long each of so many scenes is shown."""
    return [seconds] * (count - 1) + [seconds * _LAST]


def animated(scenes: Iterable[Scene], seconds: float) -> str:
    """An SVG that shows the scenes one after the other, for so many seconds each, again and again.

    Where SVG does not move, the last scene is seen.
    """
    pictures = [captioned(scene) for scene in scenes]
    layers: list[_Layer] = []
    for number, picture in enumerate(pictures):
        _add_scene(layers, number, ElementTree.fromstring(f"<svg>{picture.body}</svg>"))
    clock = _Clock(times(len(pictures), seconds))
    parts = {name: part for picture in pictures for name, part in picture.parts.items()}
    body = "".join(clock.shown(layer.scenes, _layer_markup(layer, clock)) for layer in layers)
    return Picture(pictures[0].title, pictures[0].box, parts, body).svg()


def _caption(scene: Scene, box: Box) -> str:
    left, top, width, height = box
    middle = top + height - _CAPTION / 2
    words = scene.words if len(scene.words) <= _LONGEST else scene.words[: _LONGEST - 1] + "…"
    look = {"font_family": SANS, "fill": INK, "text_anchor": "start"}
    paper = element("rect", x=left, y=top + height - _CAPTION, width=width, height=_CAPTION, fill=GROUND)
    text = label(words, (left + 64, middle + _LETTERS / 3), _LETTERS, **look)
    if scene.seat is None:
        return group(paper, text)
    player, badge = PLAYERS[scene.seat], (left + 40, middle)
    sign = circle(badge, _BADGE, player.colour, stroke=WHITE, stroke_width=3) + pieces.symbol(player, badge, 1.5)
    return group(paper, sign, text)


# ------------------------------------------------------------------------------------------- what scenes have in common


def _add_scene(layers: list[_Layer], scene: int, drawn: ElementTree.Element) -> None:
    """Let the elements of a scene be found among those of the scenes before, in the same order, or added."""
    at = 0
    for shown in drawn:
        place = next((n for n in range(at, len(layers)) if _is_like(layers[n], shown)), None)
        if place is None:
            place = at
            layers.insert(at, _Layer(shown.tag, dict(shown.attrib)))
        layers[place].scenes.add(scene)
        _add_children(layers[place].children, scene, [ElementTree.tostring(child, "unicode") for child in shown])
        at = place + 1


def _is_like(layer: _Layer, shown: ElementTree.Element) -> bool:
    return layer.tag == shown.tag and layer.attributes == shown.attrib


def _add_children(known: list[_Piece], scene: int, children: Sequence[str]) -> None:
    at = 0
    for markup in children:
        place = next((n for n in range(at, len(known)) if known[n].markup == markup), None)
        if place is None:
            place = at
            known.insert(at, _Piece(markup))
        known[place].scenes.add(scene)
        at = place + 1


def _layer_markup(layer: _Layer, clock: _Clock) -> str:
    children = [clock.shown(piece.scenes, piece.markup) for piece in layer.children]
    return element(layer.tag, *children, **layer.attributes)


class _Clock:
    """When each scene begins, as a part of the whole."""

    def __init__(self, seconds: Sequence[float]) -> None:
        self.total = sum(seconds)
        self.starts = [start / self.total for start in (0.0, *accumulate(seconds[:-1]))]

    def shown(self, scenes: set[int], markup: str) -> str:
        """Let something be seen in some of the scenes only."""
        if len(scenes) == len(self.starts):
            return markup
        states: list[tuple[float, str]] = []
        for scene, start in enumerate(self.starts):
            state = "visible" if scene in scenes else "hidden"
            if not states or states[-1][1] != state:
                states.append((start, state))
        moves = element(
            "animate",
            attributeName="visibility",
            calcMode="discrete",
            values=";".join(state for _, state in states),
            keyTimes=";".join(f"{start:.5f}" for start, _ in states),
            dur=f"{self.total:g}s",
            repeatCount="indefinite",
        )
        return element("g", moves, markup, visibility=states[-1][1])
