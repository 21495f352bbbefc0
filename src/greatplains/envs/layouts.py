"""The entries of an observation: which part stands where, how it is shaped, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from greatplains.envs import bison_observer as bo
from greatplains.envs import windriver_observer as wo
from greatplains.envs.bison_observer import BisonObserver
from greatplains.envs.observer import Observer
from greatplains.envs.windriver_observer import WindRiverObserver
from greatplains.games.bison.board import CELLS, SPACES, TERRAINS
from greatplains.games.bison.state import ACTIONS, ITEM_NAMES, KINDS, MOST_HUNTERS
from greatplains.games.bison.state import COST as COST_OF_HUNTERS
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, TILES
from greatplains.games.bison.view import PHASES as BISON_PHASES
from greatplains.games.windriver.board import COLUMNS, LANES
from greatplains.games.windriver.state import MOST_BISON, MOST_RESOURCES, TENTS
from greatplains.games.windriver.view import PHASES as WIND_RIVER_PHASES

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Part:
    """Entries that belong together. `names` are those of the planes or entries, in order; no entry exceeds `high`."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str
    names: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many entries it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The first entry after it."""
        return self.start + self.size


_ONE_OF = "1 for the one it is"
_HEX_MAP = (LANES, COLUMNS)
_WIND_RIVER: Final = (
    Part("in_play", wo.IN_PLAY_AT, _HEX_MAP, 1, "lane by column: 1 for the hexes this number of players uses"),
    Part("bison", wo.BISON_AT, _HEX_MAP, MOST_BISON, "bison on the hex"),
    Part("unmoved", wo.UNMOVED_AT, _HEX_MAP, MOST_BISON, "those of them that have not moved in this phase"),
    Part("tents", wo.TENTS_AT, (SEATS, *_HEX_MAP), TENTS, "tents of each seat"),
    Part("hungry", wo.HUNGRY_AT, (SEATS, *_HEX_MAP), TENTS, "those of them that the bison there do not feed"),
    Part(
        "seats",
        wo.SEATS_AT,
        (SEATS, wo.SEAT_ENTRIES),
        MOST_RESOURCES,
        "what each seat has",
        ("resources", "hand", "board", "plains", "hungry"),
    ),
    Part("players", wo.PLAYERS_AT, (3,), 1, _ONE_OF, ("2", "3", "4")),
    Part("to_move", wo.TO_MOVE_AT, (SEATS,), 1, "1 for the seat to move"),
    Part("phase", wo.PHASE_AT, (len(WIND_RIVER_PHASES),), 1, _ONE_OF, WIND_RIVER_PHASES),
    Part("left", wo.LEFT_AT, (1,), 8, "what the phase still asks for: tents to set, bison to move, tents to lose"),
    Part("turn", wo.TURN_AT, (2,), 255, "whole turns played", ("in 256s", "and ones")),
)

# 15 on the track and all animals of a board on which every tile shows one terrain's only.
_MOST_ON_A_TRACK: Final = 15 + TILES * ANIMALS_ON_A_TILE
_ALL_HUNTERS: Final = 8
_SEAT_NAMES: Final = (
    *KINDS,
    *(f"reserve {item}" for item in ITEM_NAMES),
    *(f"market {item}" for item in ITEM_NAMES),
    *(f"used {action}" for action in ACTIONS),
    "holds a tile",
)
_SIDES: Final = tuple(str(side) for side in range(6))
_BISON: Final = (
    Part("open", bo.OPEN_AT, (CELLS,), 1, "1 for the cells where a tile may be laid"),
    Part("laid", bo.LAID_AT, (CELLS,), 1, "1 for the cells with a tile"),
    Part("tile", bo.TILE_AT, (CELLS,), TILES, "the number of the tile there, from 1 in the order of the tile set"),
    Part("rotation", bo.ROTATION_AT, (CELLS,), 2, "how it lies"),
    Part("prairie_sides", bo.PRAIRIE_SIDES_AT, (6, CELLS), 1, "1 where side 0–5 of the tile is prairie", _SIDES),
    Part("river_corners", bo.RIVER_CORNERS_AT, (6, CELLS), 1, "1 where its river ends in corner 0–5", _SIDES),
    Part("origin_cell", bo.ORIGIN_CELL_AT, (CELLS,), 1, "1 for the new tile, while hunters are placed on it"),
    Part("origin_space", bo.ORIGIN_SPACE_AT, (SPACES,), 1, "1 for the space that is gathered on or walked from"),
    Part("animals", bo.ANIMALS_AT, (SPACES,), ANIMALS_ON_A_TILE, "animals on the space"),
    Part("hunters", bo.HUNTERS_AT, (SEATS, SPACES), _ALL_HUNTERS, "hunters of each seat"),
    Part("values", bo.VALUES_AT, (SEATS, SPACES), 4, "value of the tepee or canoe of each seat"),
    Part("seats", bo.SEATS_AT, (SEATS, bo.SEAT_ENTRIES), _MOST_ON_A_TRACK, "what each seat has", _SEAT_NAMES),
    Part("hand", bo.HAND_AT, (1,), TILES, "the number of the own tile, 0 for none"),
    Part("hand_sides", bo.HAND_SIDES_AT, (6,), 1, "its prairie sides in rotation 0", _SIDES),
    Part("hand_corners", bo.HAND_CORNERS_AT, (6,), 1, "the corners where its river ends in rotation 0", _SIDES),
    Part("hand_animals", bo.HAND_ANIMALS_AT, (3,), ANIMALS_ON_A_TILE, "animals on it", TERRAINS),
    Part("players", bo.PLAYERS_AT, (3,), 1, _ONE_OF, ("2", "3", "4")),
    Part("variant", bo.VARIANT_AT, (3,), 1, _ONE_OF, ("0", "1", "2")),
    Part("to_move", bo.TO_MOVE_AT, (SEATS,), 1, "1 for the seat to move"),
    Part("totem", bo.TOTEM_AT, (SEATS,), 1, "1 for the first seat of the season"),
    Part("phase", bo.PHASE_AT, (len(BISON_PHASES),), 1, _ONE_OF, BISON_PHASES),
    Part("season", bo.SEASON_AT, (1,), 6, "the season, from 1"),
    Part("seasons", bo.SEASONS_AT, (1,), 6, "how many there are"),
    Part("round", bo.ROUND_AT, (1,), 4, "the action of the season, from 1"),
    Part("stack", bo.STACK_AT, (1,), 12, "tiles in the stack"),
    Part("scoring", bo.SCORING_AT, (3,), 1, "1 for the terrain whose scoring made a track overflow", TERRAINS),
    Part("draft", bo.DRAFT_AT, (1,), 1, "1 while a turn is under way"),
    Part("action", bo.ACTION_AT, (len(ACTIONS),), 1, "1 for the action under way", ACTIONS),
    Part("spent", bo.SPENT_AT, (1,), MOST_HUNTERS, "hunters used in it"),
    Part("limit", bo.LIMIT_AT, (1,), MOST_HUNTERS, "hunters that can be paid for"),
    Part("due", bo.DUE_AT, (1,), max(COST_OF_HUNTERS), "animals still to pay"),
    Part("turn", bo.TURN_AT, (2,), 255, "whole turns played", ("in 256s", "and ones")),
)

# By the name of the game.
OBSERVERS: Final[dict[str, Observer]] = {"bison": BisonObserver(), "wind-river": WindRiverObserver()}
LAYOUTS: Final[dict[str, tuple[Part, ...]]] = {"bison": _BISON, "wind-river": _WIND_RIVER}


def layout_table(game: str) -> str:
    """The parts as a table of Markdown: the one of docs/environments.md."""
    lines = ["| entries | part | shape | up to | what it says |", "|--:|---|---|--:|---|"]
    for part in LAYOUTS[game]:
        entries = f"{part.start}–{part.end - 1}" if part.size > 1 else str(part.start)
        shape = " × ".join(str(length) for length in part.shape)
        names = f" ({', '.join(part.names)})" if part.names else ""
        lines.append(f"| {entries} | `{part.name}` | {shape} | {part.high} | {part.meaning}{names} |")
    return "\n".join(lines)
