"""Write what the web client shows of the rules without deciding by it: tiles, prices, limits, and which hex lies where.

One file for each game in web/src/generated, from the constants by which the server plays. `--check` changes nothing and
fails when a file is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from scripts.generated import FOLDER, keep

from greatplains.games.bison import state as bison
from greatplains.games.bison.tilefile import MOST_BYTES, standard_tiles
from greatplains.games.bison.tiles import START_IDS
from greatplains.games.windriver import board
from greatplains.games.windriver import state as windriver
from greatplains.lessons import course

PLAINS: Final = "plains"


def bison_facts() -> dict[str, Any]:
    """The draw tiles of the standard set, what hunters cost, and the limits that are shown."""
    faces = standard_tiles().faces
    return {
        "tiles": {tile: list(face) for tile, face in faces.items() if tile not in START_IDS},
        "tilesDrawn": {str(players): players * seasons for players, seasons in bison.SEASONS.items()},
        "costs": list(bison.COST),
        "actions": list(bison.ACTIONS),
        "actionsASeason": int(bison.ACTIONS_A_SEASON),
        "trackEnd": int(bison.TRACK_END),
        "tileFileBytes": MOST_BYTES,
        "lessons": [lesson.id for lesson in course("bison")],
    }


def wind_river_facts() -> dict[str, Any]:
    """The limits that are shown, and for each hex where its ways lead."""
    return {
        "mostResources": windriver.MOST_RESOURCES,
        "priceOfTent": windriver.PRICE_OF_TENT,
        "lessons": [lesson.id for lesson in course("wind-river")],
        "ways": {board.hex_name(hex_): _ways(hex_) for hex_ in range(board.HEXES)},
    }


def _ways(hex_: int) -> dict[str, str]:
    ends = {direction: board.leads_to(hex_, number) for number, direction in enumerate(board.DIRECTIONS)}
    return {
        direction: PLAINS if end == board.PLAINS else board.hex_name(end)
        for direction, end in ends.items()
        if end != board.NOWHERE
    }


def files() -> dict[Path, str]:
    """Every file and what it has to hold: a line for each fact, and for each entry of a long one."""
    return {FOLDER / "bison.json": _text(bison_facts()), FOLDER / "wind-river.json": _text(wind_river_facts())}


def _text(facts: dict[str, Any]) -> str:
    lines = [f"  {json.dumps(name)}: {_value(value)}" for name, value in facts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(value: Any) -> str:
    if not isinstance(value, dict):
        return json.dumps(value)
    entries = [f"    {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items()]
    return "{\n" + ",\n".join(entries) + "\n  }"


if __name__ == "__main__":
    sys.exit(keep(files(), __doc__))
