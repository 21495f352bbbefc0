import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from greatplains.core.contract import Setup, View
from greatplains.core.game import Game
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.drawing import svg
from greatplains.drawing.bison import geometry
from greatplains.drawing.bison.places import places
from greatplains.drawing.bison.tile import lands
from greatplains.drawing.hexagon import corner
from greatplains.games import GAMES

SYMBOLS = ("triangle", "circle", "square", "diamond")
SVG = "{http://www.w3.org/2000/svg}"
RULES = GAMES["bison"]


def elements(view: View, attribute: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg(view)).iter() if element.get(attribute) is not None]


def random_views(players: int, variant: int, seed: int) -> Iterator[View]:
    """Views of a random game, also in the middle of turns, as the seat to move and as a spectator see them."""
    position: Any = RULES.opening(RULES.deal(players, Rng(seed), {"variant": variant}))
    rng, masks, steps = Rng(seed, "play"), mask_buffer(), 0
    while not position.is_over:
        if steps % 41 == 0:
            yield RULES.view(position, position.seat if steps % 2 else None)
        position.apply(position.random_step(masks, rng))
        steps += 1
    yield RULES.view(position, None)


def opening() -> Any:
    return RULES.opening(RULES.deal(4, Rng(1), {"variant": 0}, first=0))


@pytest.mark.parametrize(("players", "variant"), [(2, 0), (3, 1), (4, 2)])
def test_every_view_of_a_game_is_drawn_whole(players: int, variant: int) -> None:
    for view in random_views(players, variant, seed=players):
        root = ET.fromstring(svg(view))
        assert root.tag == SVG + "svg"
        check_tiles(view, root)
        check_animals(view, root)
        check_pieces(view, root)
        assert {card.get("data-card") for card in root.iter() if card.get("data-card")} == set(map(str, range(players)))


def check_tiles(view: View, root: ET.Element) -> None:
    drawn = [element for element in root.iter() if element.get("data-cell")]
    assert {(tile.get("data-cell"), tile.get("data-tile"), tile.get("data-rotation")) for tile in drawn} == {
        (tile["cell"], tile["tile"], str(tile["rotation"])) for tile in view["tiles"]
    }
    assert len(drawn) == len(view["tiles"])
    assert [element.get("data-open") for element in root.iter() if element.get("data-open")] == view["open"]
    names = [text.text for text in root.iter(SVG + "text")]
    assert set(names) >= set(view["open"]) | {tile["cell"] for tile in view["tiles"]}


def check_animals(view: View, root: ET.Element) -> None:
    drawn = Counter(element.get("data-space") for element in root.iter() if element.get("data-animal"))
    shown = {name: space["animals"] for name, space in view["spaces"].items() if space["animals"]}
    assert {name: drawn[name] for name in drawn if name is not None} == shown


def check_pieces(view: View, root: ET.Element) -> None:
    camps = {element.get("data-space"): element for element in root.iter() if element.get("data-seat")}
    occupied = {name: space for name, space in view["spaces"].items() if space["seat"] is not None}
    assert set(camps) == set(occupied)
    for name, space in occupied.items():
        uses = Counter(use.get("href") for use in camps[name].iter(SVG + "use"))
        numerals = [text.text or "" for text in camps[name].iter(SVG + "text")]
        piece = "#gp-canoe" if name.endswith("r") else "#gp-tepee"
        assert camps[name].get("data-seat") == str(space["seat"])
        assert uses["#gp-hunter"] == min(space["hunters"], 3)
        assert uses[piece] == min(space["value"], 1)
        expected = [str(space["hunters"])] * (space["hunters"] > 3) + [str(space["value"])] * (space["value"] > 0)
        assert sorted(numerals) == sorted(expected)


@pytest.mark.parametrize(("seat", "symbol"), list(enumerate(SYMBOLS)))
def test_players_are_told_apart_by_a_symbol_too(seat: int, symbol: str) -> None:
    position = opening()
    position.add_hunters(seat, 0 * 27 + 11, 2)
    position.set_piece(seat, 2 * 27 + 12, 3)
    for camp in elements(RULES.view(position, None), "data-seat"):
        symbols = Counter(use.get("href") for use in camp.iter(SVG + "use"))
        assert symbols[f"#gp-{symbol}"] == int(camp.get("data-hunters", 0)) + int(camp.get("data-value", 0))


@pytest.mark.parametrize("seat", [0, None])
def test_a_full_reserve_ends_before_the_tile_in_hand(seat: int | None) -> None:
    """Six tepees and six canoes in reserve (Bison 1) beside the face or the back of a tile."""
    view = RULES.view(opening(), seat)
    view["seats"][0]["reserve"] = {"hunters": 8, "tepees": [1, 1, 2, 2, 3, 4], "canoes": [1, 1, 2, 2, 3, 4]}
    card = elements(view, "data-card")[0]
    (hand,) = [part for part in card if part.get("class") == "gp-hand"]
    across, _, scale = map(float, re.findall(r"-?[\d.]+", hand.attrib["transform"]))
    outline = [(corner(side), geometry.side_control(side), corner(side + 1)) for side in range(6)]
    west = across + scale * min(start[0] / 4 + control[0] / 2 + end[0] / 4 for start, control, end in outline)
    rows: dict[str, list[float]] = {}
    for text in card.iter(SVG + "text"):
        if text in list(card) and float(text.attrib["y"]) > 60:
            rows.setdefault(text.attrib["y"], []).append(float(text.attrib["x"]))
    assert [len(row) for row in rows.values()] == [1, 6, 6]
    # Bold digits are at most 0.7 of their size wide, in DejaVu Sans.
    width = 0.7 * 12.5
    for row in rows.values():
        assert row[0] - width / 2 > 41
        assert max(row) + width / 2 < west - 5
        assert all(following - place > width + 1 for place, following in pairwise(row))


def test_the_same_view_gives_the_same_picture() -> None:
    *_, view = random_views(4, 1, seed=9)
    first = svg(view)
    lands.cache_clear()
    places.cache_clear()
    assert svg(view) == first


def test_only_the_own_tile_in_hand_is_shown() -> None:
    position = opening()
    own = elements(RULES.view(position, 0), "data-hand")
    assert [hand.get("data-hand") for hand in own] == [RULES.view(position, 0)["seats"][0]["hand"]["tile"]]
    assert elements(RULES.view(position, None), "data-hand") == []


def test_a_picture_needs_nothing_from_outside() -> None:
    drawing = svg(RULES.view(opening(), 0))
    assert drawing.count("http") == 1  # the name of the SVG language itself
    assert "<script" not in drawing
    ids = [element.get("id") for element in ET.fromstring(drawing).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(f'"{name}"' in drawing for name in ids)


def test_tile_ids_may_hold_any_text() -> None:
    setup = RULES.deal(4, Rng(3), {"variant": 0}, first=0)
    strange = ["<&\">'", "]]>", "\x01\ud800\uffff", "日本", "&amp;", "--"]
    shapes = [(0, 1, 3, 0, 0), (1, 5, 0, 3, 0), (2, 1, 0, 0, 3), (3, 5, 1, 1, 1), (4, 3, 2, 0, 1), (5, 2, 1, 2, 0)]
    draw = {f"{strange[number % 6]}{number}": list(shapes[number % 6]) for number in range(18)}
    tiles = {"start": {name: [0, 3, 1, 1, 1] for name in ("S1", "S2", "S3")}, "draw": draw}
    game = Game(RULES, Setup(4, setup.first, {"variant": 0, "tiles": tiles}, tuple(sorted(draw)[: len(setup.stack)])))
    rng, masks = Rng(3, "play"), mask_buffer()
    position: Any = game.position
    while not position.is_over:
        position.apply(position.random_step(masks, rng))
        if position.is_turn_start and position.turn % 16 == 15:
            view = RULES.view(position, position.seat)
            drawn = svg(view)
            drawn.encode("utf-8")
            found = {tile.get("data-tile") for tile in ET.fromstring(drawn).iter() if tile.get("data-tile")}
            assert found == {tile["tile"].replace("\x01\ud800\uffff", "\ufffd" * 3) for tile in view["tiles"]}
