"""The drawings as data: the same that the pictures are made of, complete, and markup that stands by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any
from xml.etree import ElementTree

import pytest

from greatplains.core.errors import BadOptions
from greatplains.core.rng import Rng
from greatplains.drawing import picture
from greatplains.drawing.bison import art
from greatplains.drawing.registry import DRAWINGS
from greatplains.drawing.windriver.art import board_art as wind_river_art
from greatplains.games import GAMES
from greatplains.games.bison import board
from greatplains.games.bison.tilefile import standard_tiles

FACES = sorted({art.parse_face("-".join(map(str, face))) for face in standard_tiles().faces.values()} - {None})  # type: ignore[type-var]


def texts(value: object) -> Iterator[str]:
    if is_dataclass(value):
        for field in fields(value):
            yield from texts(getattr(value, field.name))
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)
    elif isinstance(value, str):
        yield value


def markup(value: object) -> list[str]:
    return [text for text in texts(value) if text.startswith("<")]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_of_the_kind_that_is_promised(game: str) -> None:
    art = DRAWINGS[game].art
    assert isinstance(art.draw(), art.kind)


@pytest.mark.parametrize("game", GAMES)
def test_markup_is_whole_has_no_styles_and_refers_to_parts_only(game: str) -> None:
    drawn: Any = DRAWINGS[game].art.draw()
    for text in markup(drawn):
        root = ElementTree.fromstring(f"<svg>{text}</svg>")
        assert all("style" not in element.attrib and element.tag != "script" for element in root.iter())
        for name in re.findall(r'(?:href="#|url\(#)([\w-]+)', text):
            assert name in drawn.parts


@pytest.mark.parametrize("face", FACES[:6])
def test_a_tile_refers_to_parts_of_the_board_only(face: art.Face) -> None:
    drawn = art.tile_art(face)
    for text in markup(drawn):
        ElementTree.fromstring(f"<svg>{text}</svg>")
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= art.board_art().parts.keys()
    _, d, bison, salmon, turkey = face
    assert drawn.sides.count("prairie") == d
    assert [len(drawn.places[letter].animals) for letter in "PMR"] == [bison, turkey, salmon]
    assert drawn.animals.count("<use") == bison + salmon + turkey


def test_the_picture_is_made_of_the_same_art() -> None:
    """One source of geometry: what the data says is what the picture shows."""
    rules = GAMES["bison"]
    view = rules.view(rules.opening(rules.deal(2, Rng(1), None, 0)), None)
    svg, drawn = picture(view).svg(), art.board_art()
    assert drawn.paper in svg
    for laid in view["tiles"]:
        a, *rest = laid["face"]
        lying = art.tile_art(((a + 2 * laid["rotation"]) % 6, *rest))
        assert lying.water in svg
        assert lying.prairie in svg
        x, y = drawn.cells[laid["cell"]]
        assert f"translate({x:g} {y:g})" in svg


def test_the_board_of_bison_is_all_there() -> None:
    drawn = art.board_art()
    assert list(drawn.cells) == board.CELL_NAMES
    assert len(drawn.sides) == len(drawn.corners) == 6
    for cell, others in drawn.neighbours.items():
        for side, other in enumerate(others):
            assert other is None or drawn.neighbours[other][(side + 3) % 6] == cell
    assert [len(of_seat) for of_seat in drawn.pieces.tepees] == [4, 4, 4, 4]


def test_the_board_of_wind_river_is_all_there() -> None:
    drawn = wind_river_art()
    assert len(drawn.hexes) == len(drawn.lands) == len(drawn.leads_to) == 36
    assert [len(herd) for herd in drawn.herds] == [0, 1, 2, 3, 4, 5]
    assert [len(tents) for tents in drawn.tents] == list(range(8))
    for players, on in drawn.boards.items():
        rules = GAMES["wind-river"]
        view = rules.view(rules.opening(rules.deal(int(players), Rng(1), None, 0)), None)
        assert list(view["hexes"]) == on.hexes
        assert len(on.camps) == int(players)
        svg = picture(view).svg()
        assert on.border in svg
        # The scenery goes on beyond the picture, but the same sun shines at the same place.
        sun = re.findall(r"<circle[^>]*/>", on.scenery)
        assert sun
        assert all(circle in svg for circle in sun)
    assert drawn.leads_to["a6"]["e"] == "plains"


@pytest.mark.parametrize("text", ["", "0-3-1-1", "6-3-1-1-1", "0-0-1-1-1", "0-6-1-1-1", "0-3-2-1-1", "0-3-1-1-1-1"])
def test_what_no_tile_can_show_is_no_face(text: str) -> None:
    assert art.parse_face(text) is None


@pytest.mark.parametrize("text", ["-1-3-1-1-1", "00-3-1-1-1", "²-3-1-1-1", " 0-3-1-1-1", "0-3-1-1-\u0661"])
def test_numbers_are_written_in_one_way(text: str) -> None:
    assert art.parse_face(text) is None


def test_a_tile_is_found_by_what_its_face_is_written_like() -> None:
    tiles = DRAWINGS["bison"].sheets["tiles"]
    drawn = tiles.draw("0-3-1-1-1")
    assert isinstance(drawn, tiles.kind)
    assert drawn == art.tile_art((0, 3, 1, 1, 1))
    with pytest.raises(BadOptions, match=r"A face is a-d-bison-salmon-turkey.*“0-3” is none"):
        tiles.draw("0-3")


def test_a_set_has_every_tile_in_every_way_it_can_lie() -> None:
    sets = DRAWINGS["bison"].sheets["sets"]
    drawn = sets.draw("standard")
    assert isinstance(drawn, art.TileSetArt)
    lying = {
        "-".join(map(str, [(a + 2 * rotation) % 6, *rest]))
        for a, *rest in standard_tiles().faces.values()
        for rotation in range(3)
    }
    assert set(drawn.tiles) == lying
    assert drawn.tiles["1-4-1-0-2"] == art.tile_art((1, 4, 1, 0, 2))
    with pytest.raises(BadOptions, match="standard"):
        sets.draw("0-3-1-1-1")
