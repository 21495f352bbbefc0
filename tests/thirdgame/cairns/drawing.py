"""How Cairns is drawn: three cairns, and a card for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.thirdgame.cairns.position import CAIRNS

from greatplains.core.contract import View
from greatplains.drawing import palette, pieces
from greatplains.drawing.cards import card, figure
from greatplains.drawing.chronicle import Chronicle, from_seats
from greatplains.drawing.drawing import Art, Drawing
from greatplains.drawing.markup import Box, Picture, Point, circle, element, group
from greatplains.drawing.palette import GROUND, OUTLINE, PLAYERS, SHADE, Player
from greatplains.drawing.sample import Sample

_BOX: Final[Box] = (0.0, 0.0, 900.0, 400.0)
_PLACES: Final[dict[str, Point]] = {cairn: (200.0 + 250 * place, 150.0) for place, cairn in enumerate(CAIRNS)}


@dataclass(frozen=True, slots=True)
class CairnsArt:
    """What never changes on the board."""

    parts: dict[str, str]
    colours: dict[str, str]
    players: list[Player]
    frame: Box
    cairns: dict[str, Point]


def board_art() -> CairnsArt:
    """The board."""
    return CairnsArt(pieces.parts(), palette.colours(), list(PLAYERS), _BOX, _PLACES)


def picture(view: View) -> Picture:
    """The cairns with the stones on top, and the seats below them."""
    ground = element("rect", width=_BOX[2], height=_BOX[3], fill=GROUND)
    cairns = [_cairn(name, view["tops"][name]) for name in CAIRNS]
    seats = [_card(view, seat) for seat in range(view["players"])]
    return Picture("Cairns", _BOX, pieces.parts(), ground + group(*cairns) + group(*seats, class_="gp-seats"))


def _cairn(name: str, top: int) -> str:
    stone = circle((0.0, 0.0), 60.0, SHADE, stroke=OUTLINE)
    return group(stone, figure(top or "–", (0.0, 6.0)), at=_PLACES[name], data_cairn=name)


def _card(view: View, seat: int) -> str:
    own = view["seats"][seat]
    hand = " ".join(map(str, own["hand"])) if own["hand"] is not None else "?" * own["stones"]
    is_to_move = view["to_move"] == seat and not view["over"]
    words = figure(own["weight"], (60.0, 32.0)) + figure(hand, (130.0, 32.0), data_hand=seat)
    return card(seat, (30.0 + 220 * seat, 300.0), 190.0, 50.0, is_to_move, words)


DRAWING: Final = Drawing(
    picture,
    Art(CairnsArt, board_art),
    {},
    Chronicle((from_seats("Score: weight laid", "weight"), from_seats("Stones in hand", "stones"))),
    Sample(seed=1, turns=6, liveliness=lambda view, seat: view["seats"][seat]["weight"], options={}),
)
