"""Write the positions that illustrate the rules pages of the web client.

    python scripts/rules_figures.py

Each figure is one JSON file in web/src/games/<game>/rules/figures: what a spectator sees of the position, how its
regions stand, and the places to light up. The client draws it with the board of the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from greatplains.core.contract import Setup
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.games.bison.board import parse_cell, parse_space
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.games.bison.state import ITEM_NAMES, ITEMS
from greatplains.games.windriver.board import HEXES, parse_hex
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.rules import WindRiverRules

GAMES_OF_THE_CLIENT: Final = Path(__file__).parent.parent / "web" / "src" / "games"

BISON: Final = BisonRules()
WIND_RIVER: Final = WindRiverRules()
# The seats by their colours at the table.
BLUE, RED, YELLOW, GREEN = range(4)

Figure = dict[str, Any]


def figure(position: Position, name: str, spotlight: Sequence[str] = (), is_closer: bool = False) -> Figure:
    """What the client needs to draw a position; a closer look at Bison leaves out the cells where tiles may be laid."""
    rules = GAMES[name]
    view = rules.view(position, None) | ({"open": []} if is_closer else {})
    parts = [asdict(part) for part in rules.breakdown(position)]
    return {"game": name, "view": view, "parts": parts, "spotlight": list(spotlight)}


# Bison. Pieces are written as in `"2 t1"`: two hunters and a 1-tepee; a canoe of value 2 is `c2`.


def prairie(
    *, players: int = 4, tiles: Sequence[str] = (), pieces: Mapping[str, tuple[int, str]] | None = None
) -> BisonPosition:
    """A position with tiles besides the start tiles (`"07 c2/0"`), and pieces of seats on spaces."""
    ids = [f"{number:02}" for number in range(1, 19)]
    laid = [text.split(" ")[0] for text in tiles]
    rest = [tile for tile in ids if tile not in laid]
    # What lies on the map was drawn first.
    stack = (laid + rest)[: {2: 12, 3: 15, 4: 16}[players]]
    setup = Setup(players, 0, {"variant": 0, "tiles": "standard"}, tuple(stack))
    position = BISON.opening(BISON.check_setup(setup))
    for text in tiles:
        tile, place, rotation = text.replace("/", " ").split(" ")
        cell = parse_cell(place)
        assert cell is not None
        position.lay_tile(position.tiles.number_of[tile], cell, int(rotation))
    for name, (seat, text) in (pieces or {}).items():
        put(position, name, seat, text)
    return position


def put(position: BisonPosition, name: str, seat: int, text: str) -> None:
    """Take pieces out of a seat's reserve, or else out of its market, and put them on a space."""
    space = parse_space(name)
    assert space is not None
    for word in text.split(" "):
        count, item = (int(word), "h") if word.isdigit() else (1, word)
        place = seat * ITEMS + ITEM_NAMES.index(item)
        for _ in range(count):
            stock = position.reserve if position.reserve[place] else position.market
            assert stock[place] > 0, f"seat {seat} has no more {item}"
            stock[place] -= 1
        if item == "h":
            position.add_hunters(seat, space, count)
        else:
            position.set_piece(seat, space, int(item[1]))


def stops(position: BisonPosition, action: str, space: str) -> list[str]:
    """Where a hunter of the seat to move could stop."""
    drafted = position.copy()
    for kind, value in (("action", action), ("from", space)):
        drafted.play(
            next(
                step
                for step in drafted.legal_steps()
                if BISON.meaning(step).kind == kind and value in BISON.meaning(step).parameters.values()
            )
        )
    return [str(BISON.meaning(step).parameters["space"]) for step in drafted.legal_steps()]


def play(position: BisonPosition | WindRiverPosition, name: str, *turns: str) -> None:
    """Play turns as they are written."""
    for text in turns:
        for step in GAMES[name].parse_turn(position, text):
            position.play(step)


def bison_figures() -> dict[str, Figure]:
    """Opening, a tile laid, building, a trek's reach, the first scoring example."""
    laid = prairie(tiles=())
    play(laid, "bison", "tile c2/1 p2 -b1s1")

    building = prairie(
        tiles=("05 c2/1", "14 d2/0"),
        pieces={"d2m": (BLUE, "3"), "c2p": (BLUE, "2 t1"), "c4p": (RED, "1")},
    )

    trek = prairie(
        players=2,
        tiles=("05 c2/1", "14 d2/0", "17 b3/2"),
        pieces={"c2p": (BLUE, "1"), "c3p": (RED, "1 t1"), "d3m": (RED, "1")},
    )

    # One prairie of five spaces with 1, 1, 3, 0 and 2 bison: c3p, d1p, e1p, c2p, d2p.
    scoring = prairie(
        tiles=("07 c2/0", "08 d2/2", "09 d1/0", "01 e1/2"),
        pieces={
            "c3p": (YELLOW, "t2"),
            "d1p": (RED, "t1"),
            "e1p": (RED, "t1"),
            "c2p": (GREEN, "2 t1"),
            "d2p": (BLUE, "2"),
        },
    )
    return {
        "bison-opening": figure(prairie(), "bison"),
        "bison-tile": figure(laid, "bison", ["c2p"]),
        "bison-tepee": figure(building, "bison", ["d2m", "c2p"], is_closer=True),
        "bison-trek": figure(trek, "bison", stops(trek, "trek", "c2p"), is_closer=True),
        "bison-scoring": figure(scoring, "bison", ["c3p", "d1p", "e1p", "c2p", "d2p"], is_closer=True),
    }


# Wind River.


def lanes(
    *,
    players: int,
    bison: Mapping[str, int],
    tents: Mapping[int, Mapping[str, int]],
    resources: Sequence[int],
    to_move: int = BLUE,
) -> WindRiverPosition:
    """A position at the beginning of a turn, with these bison and tents and nothing besides."""
    position = WIND_RIVER.opening(WIND_RIVER.check_setup(Setup(players, to_move)))
    for number in range(HEXES):
        if position.bison[number]:
            position.set_bison(number, 0)
    for name, count in bison.items():
        position.set_bison(place(name), count)
    for seat, hexes in tents.items():
        for name, count in hexes.items():
            for _ in range(count):
                position.put_tent(seat, place(name))
    for seat, count in enumerate(resources):
        position.resources[seat] = count
    position.begin_turn()
    return position


def place(name: str) -> int:
    """A hex by its name."""
    found = parse_hex(name)
    assert found is not None
    return found


def wind_river_figures() -> dict[str, Figure]:
    """Opening, the ways of a bison, supply, a tent that enters a hex of others."""
    opening = WIND_RIVER.opening(WIND_RIVER.check_setup(Setup(4, BLUE)))
    play(opening, "wind-river", *(f"set {name}" for name in ("b3", "d3", "e2", "c2", "c3", "e3", "d2", "b2")))

    herds = {"b2": 2, "c2": 3, "c3": 2, "d3": 3, "e3": 2, "f4": 1}
    ways = lanes(
        players=4,
        bison=herds | {"b3": 5},
        tents={BLUE: {"c3": 1, "d3": 1}, RED: {"e3": 2}, YELLOW: {"b2": 1}, GREEN: {"f4": 1}},
        resources=(2, 1, 1, 3),
    )
    supply = lanes(
        players=4,
        bison={"c3": 2, "d4": 4, "e2": 3, "b4": 2},
        tents={
            BLUE: {"c3": 1, "d4": 1},
            RED: {"c3": 2, "d4": 2, "e2": 1},
            YELLOW: {"c3": 1, "d4": 1},
            GREEN: {"b4": 2},
        },
        resources=(2, 2, 1, 1),
    )
    entry = lanes(
        players=4,
        bison={"c4": 5, "c3": 1, "d5": 3, "e3": 2, "b5": 4},
        tents={RED: {"c3": 1, "e3": 1}, GREEN: {"c4": 1, "b5": 1}, YELLOW: {"c4": 1}, BLUE: {"d5": 2}},
        resources=(3, 2, 0, 4),
        to_move=RED,
    )
    return {
        "wind-river-opening": figure(opening, "wind-river"),
        "wind-river-bison": figure(ways, "wind-river", ["c3", "c4", "d3"]),
        "wind-river-supply": figure(supply, "wind-river", ["c3", "d4"]),
        "wind-river-tent": figure(entry, "wind-river", ["c3", "c4"]),
    }


def main() -> None:
    """Write all figures."""
    for game, figures in (("bison", bison_figures()), ("windriver", wind_river_figures())):
        folder = GAMES_OF_THE_CLIENT / game / "rules" / "figures"
        folder.mkdir(parents=True, exist_ok=True)
        for name, found in figures.items():
            (folder / f"{name}.json").write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
