import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from greatplains.core.contract import View
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.drawing import svg
from greatplains.games import GAMES
from greatplains.games.windriver.board import parse_hex

SYMBOLS = ("triangle", "circle", "square", "diamond")
SVG = "{http://www.w3.org/2000/svg}"
RULES = GAMES["wind-river"]


def random_views(players: int, seed: int) -> Iterator[View]:
    """Views of a random game, also in the middle of turns."""
    position: Any = RULES.opening(RULES.deal(players, Rng(seed)))
    rng, masks, steps = Rng(seed, "play"), mask_buffer(), 0
    while not position.is_over:
        if steps % 23 == 0:
            yield RULES.view(position, None)
        position.apply(position.random_step(masks, rng))
        steps += 1
    yield RULES.view(position, None)


def camp(*, bison: int, tents: dict[int, int], phase: str = "bison") -> View:
    """A table for four with one camp on c3; seat 1 is to move."""
    position: Any = RULES.opening(RULES.deal(4, Rng(1), first=0))
    hex_ = parse_hex("c3")
    assert hex_ is not None
    position.set_bison(hex_, bison)
    for seat, count in tents.items():
        for _ in range(count):
            position.put_tent(seat, hex_)
    return {**RULES.view(position, None), "phase": phase, "to_move": 1}


def drawn_tents(view: View, name: str) -> dict[tuple[int, bool], int]:
    """Tents on a hex by seat and by whether they are drawn as supplied."""
    found: Counter[tuple[int, bool]] = Counter()
    for element in ET.fromstring(svg(view)).iter():
        if element.get("data-camp") == name:
            for tents in element:
                kind = int(tents.get("data-seat", -1)), tents.get("data-fed") == "yes"
                found[kind] += int(tents.get("data-tents", 0))
    return dict(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_is_drawn_whole(players: int) -> None:
    for view in random_views(players, seed=players):
        root = ET.fromstring(svg(view))
        hexes = [element.get("data-hex") for element in root.iter() if element.get("data-hex")]
        bison = Counter(element.get("data-bison") for element in root.iter() if element.get("data-bison"))
        arrived = Counter(element.get("data-arrived") for element in root.iter() if element.get("data-arrived"))
        assert hexes == list(view["hexes"])
        assert bison == Counter({name: content["bison"] for name, content in view["hexes"].items()})
        assert arrived == Counter({str(seat): own["plains"] for seat, own in enumerate(view["seats"])})
        check_tents(view)


def check_tents(view: View) -> None:
    hungry = 0
    for name, content in view["hexes"].items():
        if not any(content["tents"]):
            continue
        tents = drawn_tents(view, name)
        for seat, count in enumerate(content["tents"]):
            assert tents.get((seat, True), 0) + tents.get((seat, False), 0) == count
            hungry += tents.get((seat, False), 0)
    if view["phase"] == "bison":
        assert hungry == view["seats"][view["to_move"]]["hungry"]


@pytest.mark.parametrize(
    ("bison", "tents", "drawn"),
    [
        (2, {1: 1, 2: 3}, {(1, False): 1, (2, True): 3}),  # Wind River 3 supply: the others' tents come first
        (4, {1: 1, 2: 3}, {(1, True): 1, (2, True): 3}),
        (2, {1: 3}, {(1, True): 2, (1, False): 1}),
        (0, {2: 2}, {(2, True): 2}),  # not its turn
    ],
)
def test_tents_without_bison_are_pale_for_the_seat_to_move(
    bison: int, tents: dict[int, int], drawn: dict[tuple[int, bool], int]
) -> None:
    assert drawn_tents(camp(bison=bison, tents=tents), "c3") == drawn


@pytest.mark.parametrize("phase", ["set", "extra", "over"])
def test_no_tent_is_pale_when_supply_is_not_at_hand(phase: str) -> None:
    assert drawn_tents(camp(bison=0, tents={1: 2}, phase=phase), "c3") == {(1, True): 2}


@pytest.mark.parametrize(("seat", "symbol"), list(enumerate(SYMBOLS)))
def test_tents_have_their_symbol_and_from_two_on_their_number(seat: int, symbol: str) -> None:
    root = ET.fromstring(svg(camp(bison=5, tents={seat: 4})))
    tents = next(element for element in root.iter() if element.get("data-camp") == "c3")
    assert f"#gp-{symbol}" in {use.get("href") for use in tents.iter(SVG + "use")}
    assert [text.text for text in tents.iter(SVG + "text")] == ["4"]


def test_the_same_view_gives_the_same_picture() -> None:
    *_, view = random_views(4, seed=9)
    assert svg(view) == svg(view)


def test_a_picture_needs_nothing_from_outside() -> None:
    drawing = svg(camp(bison=3, tents={0: 1}))
    assert drawing.count("http") == 1  # the name of the SVG language itself
    ids = [element.get("id") for element in ET.fromstring(drawing).iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_fewer_players_see_fewer_lanes() -> None:
    heights = []
    for players in (2, 3, 4):
        root = ET.fromstring(svg(RULES.view(RULES.opening(RULES.deal(players, Rng(1))), None)))
        heights.append(float(root.get("viewBox", "").split()[3]))
    assert heights == sorted(set(heights))
