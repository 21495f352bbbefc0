"""The entries of an observation of Bison."""

from __future__ import annotations

from typing import Final

from greatplains.envs.bison import observer as at
from greatplains.envs.layout import ONE_OF, SEATS, Part
from greatplains.games.bison.board import CELLS, SPACES, TERRAINS
from greatplains.games.bison.state import ACTIONS, COST, ITEM_NAMES, KINDS, MOST_HUNTERS
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, TILES
from greatplains.games.bison.view import PHASES

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
LAYOUT: Final = (
    Part("open", at.OPEN_AT, (CELLS,), 1, "1 for the cells where a tile may be laid"),
    Part("laid", at.LAID_AT, (CELLS,), 1, "1 for the cells with a tile"),
    Part("tile", at.TILE_AT, (CELLS,), TILES, "the number of the tile there, from 1 in the order of the tile set"),
    Part("rotation", at.ROTATION_AT, (CELLS,), 2, "how it lies"),
    Part("prairie_sides", at.PRAIRIE_SIDES_AT, (6, CELLS), 1, "1 where side 0–5 of the tile is prairie", _SIDES),
    Part("river_corners", at.RIVER_CORNERS_AT, (6, CELLS), 1, "1 where its river ends in corner 0–5", _SIDES),
    Part("origin_cell", at.ORIGIN_CELL_AT, (CELLS,), 1, "1 for the new tile, while hunters are placed on it"),
    Part("origin_space", at.ORIGIN_SPACE_AT, (SPACES,), 1, "1 for the space that is gathered on or walked from"),
    Part("animals", at.ANIMALS_AT, (SPACES,), ANIMALS_ON_A_TILE, "animals on the space"),
    Part("hunters", at.HUNTERS_AT, (SEATS, SPACES), _ALL_HUNTERS, "hunters of each seat"),
    Part("values", at.VALUES_AT, (SEATS, SPACES), 4, "value of the tepee or canoe of each seat"),
    Part("seats", at.SEATS_AT, (SEATS, at.SEAT_ENTRIES), _MOST_ON_A_TRACK, "what each seat has", _SEAT_NAMES),
    Part("hand", at.HAND_AT, (1,), TILES, "the number of the own tile, 0 for none", is_private=True),
    Part("hand_sides", at.HAND_SIDES_AT, (6,), 1, "its prairie sides in rotation 0", _SIDES, True),
    Part("hand_corners", at.HAND_CORNERS_AT, (6,), 1, "the corners where its river ends in rotation 0", _SIDES, True),
    Part("hand_animals", at.HAND_ANIMALS_AT, (3,), ANIMALS_ON_A_TILE, "animals on it", TERRAINS, True),
    Part("players", at.PLAYERS_AT, (3,), 1, ONE_OF, ("2", "3", "4")),
    Part("variant", at.VARIANT_AT, (3,), 1, ONE_OF, ("0", "1", "2")),
    Part("to_move", at.TO_MOVE_AT, (SEATS,), 1, "1 for the seat to move"),
    Part("totem", at.TOTEM_AT, (SEATS,), 1, "1 for the first seat of the season"),
    Part("phase", at.PHASE_AT, (len(PHASES),), 1, ONE_OF, PHASES),
    Part("season", at.SEASON_AT, (1,), 6, "the season, from 1"),
    Part("seasons", at.SEASONS_AT, (1,), 6, "how many there are"),
    Part("round", at.ROUND_AT, (1,), 4, "the action of the season, from 1"),
    Part("stack", at.STACK_AT, (1,), 12, "tiles in the stack"),
    Part("scoring", at.SCORING_AT, (3,), 1, "1 for the terrain whose scoring made a track overflow", TERRAINS),
    Part("draft", at.DRAFT_AT, (1,), 1, "1 while a turn is under way"),
    Part("action", at.ACTION_AT, (len(ACTIONS),), 1, "1 for the action under way", ACTIONS),
    Part("spent", at.SPENT_AT, (1,), MOST_HUNTERS, "hunters used in it"),
    Part("limit", at.LIMIT_AT, (1,), MOST_HUNTERS, "hunters that can be paid for"),
    Part("due", at.DUE_AT, (1,), max(COST), "animals still to pay"),
    Part("turn", at.TURN_AT, (2,), 255, "whole turns played", ("in 256s", "and ones")),
)
