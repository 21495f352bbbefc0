"""A view of Wind River as a picture: six lanes of grassland under a big sky, and the Great Plains in the east."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from greatplains.core.contract import View
from greatplains.drawing.hexagon import HALF_WIDTH
from greatplains.drawing.markup import Box, Look, Picture, Point, group, label, path, stroke
from greatplains.drawing.palette import GRASS_FROM_WEST, HIDE, INK, PAPER, SERIF, WHITE
from greatplains.drawing.pieces import use
from greatplains.drawing.windriver import cards, geometry, pieces, scenery

TITLE: Final = "Wind River"
_WEST: Final = 88.0
_EAST: Final = 340.0
_SKY: Final = 212.0
_FOOT: Final = 132.0
# Round the lanes where they are shown small. Sky and land go on, so that any shape is filled.
_SMALL_MARGIN: Final = 40.0
_SMALL_SKY: Final = 110.0
_SMALL_BEYOND: Final = 700.0
# Hexes are drawn a little smaller than they are, so that a seam shows between them.
HEX_INSET: Final = 2.0


def picture(view: View) -> Picture:
    """Sky, land, lanes, herds, tents and seats, as the view shows them."""
    frame, field = boxes(view["hexes"])
    layers = (*_land(view, frame, field, name=_plains_name(field)), scenery.border(frame), cards.cards(view, frame))
    return Picture(TITLE, frame, parts(), "".join(layers))


def small(view: View) -> Picture:
    """The lanes and the Great Plains alone, with a strip of sky and land round them."""
    frame, field = boxes(view["hexes"])
    left, top, width, height = field
    box = (left - _SMALL_MARGIN, top - _SMALL_SKY, width + _EAST, height + _SMALL_SKY + _SMALL_MARGIN)
    return Picture(TITLE, box, parts(), "".join(_land(view, frame, field, _SMALL_BEYOND)))


def _land(view: View, frame: Box, field: Box, beyond: float = 0.0, name: str = "") -> list[str]:
    """The layers from the sky down to the tents."""
    hexes: dict[str, View] = view["hexes"]
    return [
        scenery.sky_and_land(frame, field, beyond),
        group(*map(_hex, hexes), class_="gp-lanes"),
        ways(),
        group(*(_herd(name, content) for name, content in hexes.items()), class_="gp-herds"),
        group(*(_tents(view, name, content) for name, content in hexes.items()), class_="gp-tents"),
        _plains(view, field, name),
    ]


def parts() -> dict[str, str]:
    """What the drawings of the board refer to by id."""
    return {**pieces.parts(), **scenery.parts()}


def boxes(hexes: Iterable[str]) -> tuple[Box, Box]:
    """The whole picture, and the field of hexes in it: as many lanes as are in play."""
    centres = [geometry.hex_centre(name) for name in hexes]
    left, right = -HALF_WIDTH, max(x for x, _ in centres) + HALF_WIDTH
    top, bottom = min(y for _, y in centres) - geometry.HALF_HEIGHT, max(y for _, y in centres) + geometry.HALF_HEIGHT
    field = left, top, right - left, bottom - top
    frame = left - _WEST, top - _SKY, right - left + _WEST + _EAST, bottom - top + _SKY + _FOOT
    return frame, field


# ------------------------------------------------------------------------------------------------------------ lanes


def hex_land(name: str) -> str:
    """The ground and the grass of a hex."""
    column = int(name[1:]) - 1
    outline = geometry.hex_outline(HEX_INSET)
    ground = path(outline, fill=GRASS_FROM_WEST[column], stroke=PAPER, stroke_width=2.6, stroke_opacity=".8")
    return ground + scenery.grass(name, column)


@cache
def _hex(name: str) -> str:
    return group(
        hex_land(name),
        label(name, geometry.NAME_AT, 12, font_family=SERIF, font_style="italic", fill=INK),
        at=geometry.hex_centre(name),
        data_hex=name,
    )


@cache
def ways() -> str:
    """The three ways of the bison, in the gap at the western end of lane d."""
    x, y = geometry.hex_centre("d1")
    arrow = "M0 0H34M27-6L35 0L27 6"
    arrows = [stroke(arrow, HIDE, 3.4, transform=f"rotate({turn})translate(9)") for turn in (-50, 0, 50)]
    look: Look = {"stroke_linecap": "round", "stroke_linejoin": "round", "opacity": ".6"}
    return group(*arrows, at=(x - 148, y), class_="gp-ways", **look)


# -------------------------------------------------------------------------------------------------- herds and tents


def _herd(name: str, content: View) -> str:
    count, unmoved = content["bison"], content["unmoved"]
    x, y = geometry.hex_centre(name)
    return "".join(
        _bison((x + east, y + south), name, has_moved=place >= unmoved)
        for place, (east, south) in enumerate(geometry.HERDS[count])
    )


def _bison(at: Point, name: str, has_moved: bool) -> str:
    bison = use("bison-piece", at, 1.18, data_bison=name)
    if not has_moved:
        return bison
    dust = stroke("M-29 6h-9M-28 0h-6M-27 11h-6", WHITE, 2.2, stroke_linecap="round")
    return group(dust, at=at) + bison


def _tents(view: View, name: str, content: View) -> str:
    camps = [
        (seat, count, is_fed)
        for seat in range(view["players"])
        for count, is_fed in _camp(view, seat, content)
        if count > 0
    ]
    drawn = [
        pieces.tents(seat, count, at, is_fed)
        for (seat, count, is_fed), at in zip(camps, geometry.tent_places(len(camps)), strict=True)
    ]
    return group(*drawn, at=geometry.hex_centre(name), data_camp=name) if drawn else ""


def _camp(view: View, seat: int, content: View) -> list[tuple[int, bool]]:
    """The tents of a seat on a hex: those with bison and those without."""
    tents = content["tents"][seat]
    hungry = _hungry(view, seat, content)
    return [(tents - hungry, True), (hungry, False)]


def _hungry(view: View, seat: int, content: View) -> int:
    """Tents the seat to move could not supply now, while that still lies ahead in its turn."""
    if seat != view["to_move"] or view["phase"] not in ("bison", "lose"):
        return 0
    unsupplied: int = content["hungry"][seat]
    return unsupplied


# ------------------------------------------------------------------------------------------------- the Great Plains


def _plains(view: View, field: Box, name: str) -> str:
    """The tents that have arrived, a camp for each seat, nearer ones larger."""
    camps = []
    for seat, own in enumerate(view["seats"]):
        at, scale = camp(seat, view["players"], field)
        camps.append(group(*_arrived(seat, own["plains"]), at=at, scale=scale))
    return group(name, *camps, class_="gp-plains")


def _plains_name(field: Box) -> str:
    """Left out where the picture is small: it could not be read, and the page may be in another language."""
    return label(
        "Great Plains",
        plains_name_at(field),
        25,
        font_family=SERIF,
        font_style="italic",
        letter_spacing=3,
        fill=INK,
        fill_opacity=".75",
    )


def camp(seat: int, players: int, field: Box) -> tuple[Point, float]:
    """Where the tents of a seat stand that have arrived, and how large they are there."""
    left, top, width, height = field
    depth = (seat + 0.5) / players
    return (left + width + 62 + 40 * (seat % 2), top + height * (0.1 + 0.86 * depth)), 0.95 + 0.3 * depth


def plains_name_at(field: Box) -> Point:
    """Where the name of the Great Plains stands."""
    left, top, width, _ = field
    return left + width + _EAST / 2, top + 6


def arrived(count: int) -> list[Point]:
    """The places of the tents in a camp: a row of four, and those that come later half a tent east before it."""
    row = 4
    return [(26.0 * (place % row) + 13.0 * (place // row), 25.0 * (place // row)) for place in range(count)]


def _arrived(seat: int, count: int) -> list[str]:
    return [group(pieces.tents(seat, 1, at), data_arrived=seat) for at in arrived(count)]
