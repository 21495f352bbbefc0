"""What a network is shown of Wind River, entry by entry; docs/learning.md has the same as a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation, value_buffer
from greatplains.bots.inputs import FEATURE_MOST, FEATURE_UNIT, Inputs, Part, size_of
from greatplains.bots.windriver.evaluation import FEATURES
from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position
from greatplains.games.windriver.board import HEXES
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import MOST_RESOURCES, SETTING, TENTS

_MOST_TURNS: Final = 60
_MOST_LEFT: Final = 8

SEAT_PARTS: Final = (
    Part("features", len(FEATURES), FEATURE_MOST, FEATURE_UNIT, "the features of the hand-made evaluation"),
    Part("worth", 1, FEATURE_MOST, FEATURE_UNIT, "what the hand-made evaluation adds them up to"),
    Part("tents", HEXES, TENTS, 1, "tents on each hex, lane by lane from the north, from the west"),
    Part("hungry", HEXES, TENTS, 1, "unsupplied tents on each hex"),
    Part("resources", MOST_RESOURCES + 1, 1, 1, "1 at the number of resources"),
    Part("plains", TENTS + 1, 1, 1, "1 at the number of tents in the Great Plains"),
    Part("in hand", 1, TENTS, 1, "tents in hand"),
    Part("on board", 1, TENTS, 1, "tents on the board"),
    Part("reserve", 1, MOST_RESOURCES, 1, "resources beyond what unsupplied tents take; below 0 where they lack"),
)
TABLE_PARTS: Final = (
    Part("bison", HEXES, 5, 1, "bison on each hex"),
    Part("players", 3, 1, 1, "1 at two, three or four players"),
    Part("to set", _MOST_LEFT + 1, 1, 1, "1 at the number of tents still to be set at the beginning, 0 later"),
    Part("turns", 1, _MOST_TURNS, 1, "turns played, as far as sixty"),
)
_FEATURES: Final = len(FEATURES)
_TENTS_AT: Final = _FEATURES + 1
_HUNGRY_AT: Final = _TENTS_AT + HEXES
_RESOURCES_AT: Final = _HUNGRY_AT + HEXES
_PLAINS_AT: Final = _RESOURCES_AT + MOST_RESOURCES + 1
_COUNTS_AT: Final = _PLAINS_AT + TENTS + 1
_SEAT_SIZE: Final[i64] = _COUNTS_AT + 3
_BISON_AT: Final = 4 * _SEAT_SIZE
_PLAYERS_AT: Final = _BISON_AT + HEXES
_LEFT_AT: Final = _PLAYERS_AT + 3
_TURNS_AT: Final = _LEFT_AT + _MOST_LEFT + 1


class WindRiverInputs(Inputs):
    """Everything lies open in this game."""

    def __init__(self, linear: Evaluation) -> None:
        self.linear = linear
        self.seat_size = size_of(SEAT_PARTS)
        self.size = 4 * size_of(SEAT_PARTS) + size_of(TABLE_PARTS)
        self.row = vec[i64]([0] * (4 * size_of(SEAT_PARTS) + size_of(TABLE_PARTS)))
        self.worths = value_buffer()

    def write(self, position: Position) -> None:
        assert isinstance(position, WindRiverPosition)
        self.clear()
        self.linear.worth(position, self.worths)
        row = self.row
        players = position.players
        place: i64
        seat = position.seat
        for place in range(players):
            self.write_seat(position, seat, place * _SEAT_SIZE)
            seat += 1
            if seat == players:
                seat = 0
        rest = position.herd
        while rest != 0:
            hex_ = lowest_bit(rest)
            row[_BISON_AT + hex_] = i64(position.bison[hex_])
            rest &= rest - 1
        row[_PLAYERS_AT + players - 2] = 1
        row[_LEFT_AT + (position.left if position.phase == SETTING else 0)] = 1
        row[_TURNS_AT] = position.turn if position.turn < _MOST_TURNS else _MOST_TURNS

    def write_seat(self, position: WindRiverPosition, seat: i64, at: i64) -> None:
        """What is known of a seat."""
        row = self.row
        self.write_features(seat, _FEATURES, at)
        need: i64 = 0
        rest = position.camps[seat]
        while rest != 0:
            hex_ = lowest_bit(rest)
            hungry = position.unsupplied(seat, hex_)
            row[at + _TENTS_AT + hex_] = i64(position.tents[seat * HEXES + hex_])
            row[at + _HUNGRY_AT + hex_] = hungry
            need += hungry
            rest &= rest - 1
        resources = position.resources[seat]
        row[at + _RESOURCES_AT + resources] = 1
        row[at + _PLAINS_AT + position.on_plains[seat]] = 1
        row[at + _COUNTS_AT] = position.in_hand(seat)
        row[at + _COUNTS_AT + 1] = position.on_board[seat]
        row[at + _COUNTS_AT + 2] = resources - need
