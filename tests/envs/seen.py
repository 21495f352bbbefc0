"""The entries of an observation worked out from a view, in plain Python: what the compiled ones are held against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatplains.core.contract import View
from greatplains.games.bison.board import CELL_NAMES, CELLS, SPACES, TERRAINS, parse_cell, parse_space
from greatplains.games.bison.state import ACTIONS, KINDS
from greatplains.games.bison.tiles import TileSet
from greatplains.games.bison.view import PHASES as BISON_PHASES
from greatplains.games.windriver.board import parse_hex
from greatplains.games.windriver.view import PHASES as WIND_RIVER_PHASES

Parts = dict[str, list[int]]


def entries_of(view: View, tiles: TileSet | None) -> Parts:
    """Every part of the observation, flat. Nothing but the view and the (public) numbering of the tiles is used."""
    if view["game"] == "bison":
        assert tiles is not None
        return _bison(view, tiles)
    return _wind_river(view)


def _one_of(value: Any, values: Sequence[Any]) -> list[int]:
    return [int(value == other) for other in values]


def _seats(view: View) -> list[int | None]:
    """The seats from the one that looks on; None where nobody sits."""
    players, own = view["players"], view["seat"]
    return [(own + place) % players if place < players else None for place in range(4)]


def _common(view: View, phases: Sequence[str]) -> Parts:
    return {
        "players": _one_of(view["players"], (2, 3, 4)),
        "to_move": _one_of(view["to_move"], _seats(view)),
        "phase": _one_of(view["phase"], phases),
        "turn": [view["turn"] // 256, view["turn"] % 256],
    }


def _wind_river(view: View) -> Parts:
    def plane(key: str, seat: int | None = None) -> list[int]:
        found = [0] * 36
        for name, here in view["hexes"].items():
            place = parse_hex(name)
            assert place is not None
            found[place] = here[key] if seat is None else here[key][seat]
        return found

    def planes(key: str) -> list[int]:
        return [number for seat in _seats(view) for number in ([0] * 36 if seat is None else plane(key, seat))]

    columns = ("resources", "hand", "board", "plains", "hungry")
    in_play = [0] * 36
    for name in view["hexes"]:
        in_play[parse_hex(name) or 0] = 1
    return {
        "in_play": in_play,
        "bison": plane("bison"),
        "unmoved": plane("unmoved"),
        "tents": planes("tents"),
        "hungry": planes("hungry"),
        "seats": [0 if seat is None else view["seats"][seat][column] for seat in _seats(view) for column in columns],
        "left": [view["left"]],
        **_common(view, WIND_RIVER_PHASES),
    }


def _bison(view: View, tiles: TileSet) -> Parts:
    draft = view["draft"] or {"action": None, "hunters": 0, "limit": 0, "due": 0, "origin": None}
    hand = next((seat["hand"] for seat in view["seats"] if seat["hand"]), None)
    sides, corners, animals = _face(hand["face"], 0) if hand else ([0] * 6, [0] * 6, [0] * 3)
    return {
        **_ground(view, tiles),
        **_pieces(view),
        "origin_cell": _one_of(draft["origin"], CELL_NAMES),
        "origin_space": _one_of(parse_space(draft["origin"] or ""), range(SPACES)),
        "seats": [number for seat in _seats(view) for number in _bison_seat(view, seat)],
        "hand": [tiles.number_of[hand["tile"]] + 1 if hand else 0],
        "hand_sides": sides,
        "hand_corners": corners,
        "hand_animals": animals,
        "variant": _one_of(view["variant"], (0, 1, 2)),
        "totem": _one_of(view["totem"], _seats(view)),
        "season": [view["season"]],
        "seasons": [view["seasons"]],
        "round": [view["round"]],
        "stack": [view["stack"]],
        "scoring": _one_of(view["scoring"], TERRAINS),
        "draft": [int(view["draft"] is not None)],
        "action": _one_of(draft["action"], ACTIONS),
        "spent": [draft["hunters"]],
        "limit": [draft["limit"]],
        "due": [draft["due"]],
        **_common(view, BISON_PHASES),
    }


def _ground(view: View, tiles: TileSet) -> Parts:
    found: Parts = {
        "open": [int(name in view["open"]) for name in CELL_NAMES],
        **{key: [0] * CELLS for key in ("laid", "tile", "rotation")},
        **{key: [0] * (6 * CELLS) for key in ("prairie_sides", "river_corners")},
    }
    for laid in view["tiles"]:
        cell = parse_cell(laid["cell"])
        assert cell is not None
        found["laid"][cell] = 1
        found["tile"][cell] = tiles.number_of[laid["tile"]] + 1
        found["rotation"][cell] = laid["rotation"]
        sides, corners, _ = _face(laid["face"], laid["rotation"])
        found["prairie_sides"][cell::CELLS] = sides
        found["river_corners"][cell::CELLS] = corners
    return found


def _face(face: Sequence[int], rotation: int) -> tuple[list[int], list[int], list[int]]:
    """Prairie sides, river corners and the animals of prairie, mountain and river."""
    a, d, bison, salmon, turkey = face
    first = a + 2 * rotation
    prairie = {(first + side) % 6 for side in range(d)}
    ends = {first % 6, (first + d) % 6}
    return (
        [int(side in prairie) for side in range(6)],
        [int(side in ends) for side in range(6)],
        [bison, turkey, salmon],
    )


def _pieces(view: View) -> Parts:
    found: Parts = {"animals": [0] * SPACES, "hunters": [0] * (4 * SPACES), "values": [0] * (4 * SPACES)}
    for name, here in view["spaces"].items():
        space = parse_space(name)
        assert space is not None
        found["animals"][space] = here["animals"]
        if here["seat"] is not None:
            plane = _seats(view).index(here["seat"]) * SPACES
            found["hunters"][plane + space] = here["hunters"]
            found["values"][plane + space] = here["value"]
    return found


def _bison_seat(view: View, number: int | None) -> list[int]:
    if number is None:
        return [0] * 28
    seat = view["seats"][number]

    def items(holder: str) -> list[int]:
        own = seat[holder]
        return [own["hunters"], *(own[kind].count(value) for kind in ("tepees", "canoes") for value in range(1, 5))]

    return [
        *(seat["tracks"][kind] for kind in KINDS),
        *items("reserve"),
        *items("market"),
        *(int(action in seat["used"]) for action in ACTIONS),
        int(seat["holds_tile"]),
    ]
