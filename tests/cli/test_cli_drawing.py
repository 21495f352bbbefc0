"""Boards, words and outcomes as text."""

import re
from collections import Counter
from io import StringIO
from itertools import takewhile
from typing import Any

import pytest
from rich.console import Console, Group

from greatplains.commands.randomplay import deal, turns
from greatplains.commands.signs import printable
from greatplains.core.contract import Meaning, Outcome
from greatplains.games import GAMES
from greatplains.terminal import PAGES, hexes
from greatplains.terminal.bison import board as bison_board
from greatplains.terminal.bison import tilemap
from greatplains.terminal.outcome import outcome_words
from greatplains.terminal.palette import PLAYERS
from greatplains.terminal.screen import Screen
from greatplains.terminal.windriver import board as windriver

BISON_SIZES = [bison_board.LARGE, bison_board.SMALL, bison_board.SMALLER, bison_board.SMALLEST]
WIND_RIVER_SIZES = [windriver.LARGE, windriver.SMALL, windriver.SMALLER, windriver.SMALLEST]


def views(game: str, players: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Some positions of a random game."""
    rules = GAMES[game]
    position = rules.opening(deal(rules, players, options, 3, 1))
    found = [rules.view(position, None)]
    for number, _ in enumerate(turns(rules, position, 3, 1)):
        if number % 7 == 0:
            found.append(rules.view(position, None))
    return [*found, rules.view(position, None)]


@pytest.mark.parametrize("size", {*BISON_SIZES, *WIND_RIVER_SIZES})
def test_hexes_cover_the_plane_without_overlap(size: hexes.HexSize) -> None:
    covered: Counter[tuple[int, int]] = Counter()
    for q in range(-3, 4):
        for r in range(-3, 4):
            column, row = size.centre(q, r)
            covered.update((column + x, 2 * row + y) for x, y in hexes.dots(size))
    middle = [(x, y) for x in range(-size.width, size.width) for y in range(-2 * size.height, 2 * size.height)]
    assert {covered[dot] for dot in middle} == {1}


@pytest.mark.parametrize("size", BISON_SIZES)
@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("sides", range(1, 6))
def test_a_tile_shows_its_terrains_at_its_sides_and_corners(size: hexes.HexSize, first: int, sides: int) -> None:
    """Sides first … first + sides - 1 are prairie, the others mountain; the river joins the two corners (Bison 1)."""
    terrain = tilemap.terrain_of_dots(size, first, sides)

    def nearest(point: tuple[float, float]) -> str:
        return terrain[min(terrain, key=lambda dot: (dot[0] + 0.5 - point[0]) ** 2 + (dot[1] + 0.5 - point[1]) ** 2)]

    for side in range(6):
        (x0, y0), (x1, y1) = size.corner(side), size.corner(side + 1)
        is_prairie = (side - first) % 6 < sides
        assert nearest(((x0 + x1) / 2, (y0 + y1) / 2)) == ("p" if is_prairie else "m")
    assert nearest(size.corner(first)) == nearest(size.corner(first + sides)) == "r"
    assert all(tilemap.areas(size, first, sides).values())


@pytest.mark.parametrize("size", BISON_SIZES)
@pytest.mark.parametrize(("players", "variant"), [(2, 0), (3, 1), (4, 2)])
def test_everything_on_a_bison_board_is_drawn(size: hexes.HexSize, players: int, variant: int) -> None:
    for view in views("bison", players, {"variant": variant}):
        text = "\n".join(line.plain for line in bison_board.board_canvas(view, size).lines(has_colours=False))
        symbols = Counter(
            PLAYERS[space["seat"]].symbol for space in view["spaces"].values() if space["seat"] is not None
        )
        assert Counter(sign for sign in text if sign in "▲●■◆") == symbols
        for name, space in view["spaces"].items():
            if space["seat"] is not None:
                hunters = str(space["hunters"] or "")
                value = f"{'C' if name.endswith('r') else 'T'}{space['value']}" if space["value"] else ""
                assert PLAYERS[space["seat"]].symbol + hunters + value in text
        for letter in "bst":
            names = sum(tile["cell"][0] == letter for tile in view["tiles"])
            names += 0 if view["over"] else sum(cell[0] == letter for cell in view["open"])
            kind = {"b": "p", "s": "r", "t": "m"}[letter]
            animals = sum(space["animals"] for name, space in view["spaces"].items() if name.endswith(kind))
            assert text.count(letter) == animals + names
        assert all(tile["cell"] in text for tile in view["tiles"])


@pytest.mark.parametrize("size", WIND_RIVER_SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_a_wind_river_board_is_drawn(size: hexes.HexSize, players: int) -> None:
    for view in views("wind-river", players, {}):
        text = "\n".join(line.plain for line in windriver.board_canvas(view, size).lines(has_colours=False))
        assert text.count(windriver.BISON) == sum(content["bison"] for content in view["hexes"].values())
        for seat, owner in enumerate(PLAYERS[:players]):
            camps = [content["tents"][seat] for content in view["hexes"].values() if content["tents"][seat]]
            assert Counter(map(int, re.findall(f"{owner.symbol}(\\d)", text))) == Counter(camps)
            assert f"{owner.label}: {view['seats'][seat]['plains']}" in text
        assert set(re.findall(r"[a-f][1-6]", text)) == set(view["hexes"])


def test_a_crowded_hex_has_room_for_everybody() -> None:
    view = views("wind-river", 4, {})[0]
    view["hexes"]["c3"] = {"bison": 5, "unmoved": 5, "tents": [7, 7, 7, 7]}
    for size in WIND_RIVER_SIZES:
        text = "\n".join(line.plain for line in windriver.board_canvas(view, size).lines(has_colours=False))
        assert all(symbol + "7" in text for symbol in "▲●■◆")
        assert "ωωωωω" in text


@pytest.mark.parametrize("columns", [40, 47, 48, 60, 72, 79, 98])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["bison", "wind-river"])
@pytest.mark.parametrize("has_colours", [True, False])
def test_no_line_of_a_page_is_wider_than_the_terminal(game: str, players: int, columns: int, has_colours: bool) -> None:
    rules, screen = GAMES[game], Screen(columns, has_colours)
    position = rules.opening(deal(rules, players, {"variant": 2} if game == "bison" else {}, 3, 1))
    for number, _ in enumerate(turns(rules, position, 3, 1)):
        if number % 25 == 5:
            page = PAGES[game].page(rules.view(position, 0), rules.breakdown(position), rules.why, screen)
            lines, far_wider = lines_of(page, columns), lines_of(page, 400)
            assert max(map(len, lines)) <= columns
            board = list(takewhile(bool, far_wider))
            assert lines[: len(board)] == board, "The board is not wrapped."
            assert "".join(lines).replace(" ", "") == "".join(far_wider).replace(" ", ""), "Nothing is cut off."


def lines_of(page: Group, columns: int) -> list[str]:
    console = Console(width=columns, color_system=None, file=StringIO(), highlight=False, markup=False)
    with console.capture() as capture:
        console.print(page)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize(
    ("game", "columns", "sentence", "lines"),
    [
        ("bison", 47, "The map needs 48 columns; here are 47.", 0),
        ("bison", 39, "The game needs 40 columns; here are 39.", 1),
        ("wind-river", 39, "The game needs 40 columns; here are 39.", 1),
        ("wind-river", 1, "The game needs 40 columns; here are 1.", 1),
    ],
)
def test_what_has_no_room_at_all_is_told_in_a_sentence(game: str, columns: int, sentence: str, lines: int) -> None:
    rules = GAMES[game]
    position = rules.opening(deal(rules, 2, {}, 3, 1))
    page = PAGES[game].page(rules.view(position, 0), rules.breakdown(position), rules.why, Screen(columns, False))
    shown = lines_of(page, 80)
    assert shown[0] == sentence
    assert not lines or len(shown) == lines


def test_turns_in_plain_words() -> None:
    words = PAGES["bison"].turn_words
    lay = [Meaning("action", {"action": "tile"}), Meaning("lay", {"cell": "d2", "rotation": 1})]
    place = Meaning("place", {"terrain": "prairie", "hunters": 3})
    assert words([*lay, place], "tile d2/1 p3 -b2s1t1") == (
        "lays the tile on d2, puts 3 hunters on its prairie, pays 2 bison, 1 salmon and 1 turkey"
    )
    gain = Meaning("gain", {"animal": "turkey"})
    assert (
        words([*lay, Meaning("done"), gain], "tile d2/1 +t") == "lays the tile on d2, uses no hunters, gains 1 turkey"
    )
    assert words([Meaning("done")], "over") == "lets go of what is above 15"


def test_a_bison_herded_east_is_off_the_board_and_a_tent_in_the_plains() -> None:
    def words(kind: str, hex_: str, direction: str) -> str:
        meaning = Meaning(kind, {"hex": hex_, "direction": direction})
        return PAGES["wind-river"].turn_words([meaning], f"{kind} {hex_}{direction}")

    assert words("herd", "c6", "e") == "herds 1 bison more from c6 off the board"
    assert words("tent", "c6", "e") == "takes a tent from c6 to the Great Plains"
    assert words("tent", "d3", "ne") == "takes a tent from d3 to c4"


def test_outcomes_in_words() -> None:
    """Bison, worked example 3: 30, 30 and 29 animals; the lowest tracks are 6, 7 and 9."""
    counting = PAGES["bison"].COUNTING
    lines = [line.plain for line in outcome_words(Outcome((30, 30, 29), (6, 7, 9), (1,)), counting)]
    assert lines == [
        "Animals in all: ▲ Blue 30, ● Red 30 and ■ Yellow 29.",
        "Tied at 30. The higher lowest track wins: ▲ Blue 6 and ● Red 7.",
        "● Red wins.",
    ]
    assert len(outcome_words(Outcome((30, 28), (6, 7), (0,)), counting)) == 2
    draw = outcome_words(Outcome((3, 3), (1, 1), (0, 1)), PAGES["wind-river"].COUNTING)
    assert draw[-1].plain == "▲ Blue and ● Red share the win: it is a draw."


def test_text_of_unknown_origin_is_made_printable() -> None:
    assert printable("a\x1b[31m\n\ud800“ä") == "a\\x1b[31m\\n\\ud800“ä"
    assert printable("x" * 200, most=5) == "xxxxx…"
