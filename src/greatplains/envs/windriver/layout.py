"""The entries of an observation of Wind River."""

from __future__ import annotations

from typing import Final

from greatplains.envs.layout import ONE_OF, SEATS, Part
from greatplains.envs.windriver import observer as at
from greatplains.games.windriver.board import COLUMNS, LANES
from greatplains.games.windriver.state import MOST_BISON, MOST_RESOURCES, TENTS
from greatplains.games.windriver.view import PHASES

_HEX_MAP: Final = (LANES, COLUMNS)
LAYOUT: Final = (
    Part("in_play", at.IN_PLAY_AT, _HEX_MAP, 1, "lane by column: 1 for the hexes this number of players uses"),
    Part("bison", at.BISON_AT, _HEX_MAP, MOST_BISON, "bison on the hex"),
    Part("unmoved", at.UNMOVED_AT, _HEX_MAP, MOST_BISON, "those of them that have not moved in this phase"),
    Part("tents", at.TENTS_AT, (SEATS, *_HEX_MAP), TENTS, "tents of each seat"),
    Part("hungry", at.HUNGRY_AT, (SEATS, *_HEX_MAP), TENTS, "those of them that the bison there do not feed"),
    Part(
        "seats",
        at.SEATS_AT,
        (SEATS, at.SEAT_ENTRIES),
        MOST_RESOURCES,
        "what each seat has",
        ("resources", "hand", "board", "plains", "hungry"),
    ),
    Part("players", at.PLAYERS_AT, (3,), 1, ONE_OF, ("2", "3", "4")),
    Part("to_move", at.TO_MOVE_AT, (SEATS,), 1, "1 for the seat to move"),
    Part("phase", at.PHASE_AT, (len(PHASES),), 1, ONE_OF, PHASES),
    Part("left", at.LEFT_AT, (1,), 8, "what the phase still asks for: tents to set, bison to move, tents to lose"),
    Part("turn", at.TURN_AT, (2,), 255, "whole turns played", ("in 256s", "and ones")),
)
