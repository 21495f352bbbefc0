"""What a seat sees of Wind River, entry by entry. The table of the entries: `layout.py`, docs/environments.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position
from greatplains.envs.observer import Observer
from greatplains.games.windriver.board import HEXES, IN_PLAY
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.steps import STEPS

# Where each part begins. Planes have 36 entries, one for each hex; seats are counted from the one that looks.
IN_PLAY_AT: Final = 0
BISON_AT: Final = 36
UNMOVED_AT: Final = 72
TENTS_AT: Final = 108  # + 36 * seat
HUNGRY_AT: Final = 252  # + 36 * seat
SEATS_AT: Final = 396  # + SEAT_ENTRIES * seat
SEAT_ENTRIES: Final = 5
PLAYERS_AT: Final = 416
TO_MOVE_AT: Final = 419
PHASE_AT: Final = 423
LEFT_AT: Final = 428
TURN_AT: Final = 429
SIZE: Final = 431


class WindRiverObserver(Observer):
    """Everything, for nothing is hidden in this game."""

    def __init__(self) -> None:
        super().__init__(SIZE, STEPS)
        self.blanks: list[vec[u8]] = [_blank(players) for players in range(5)]

    def blank(self, players: i64) -> vec[u8]:
        return self.blanks[players][:]

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, WindRiverPosition)
        return position.on_plains[seat]

    def fetch_position(self, position: Position) -> i64:
        assert isinstance(position, WindRiverPosition)
        return position.turn + len(position.tents) + len(position.resources) + position.entered

    def fetch_step(self, position: Position) -> i64:
        assert isinstance(position, WindRiverPosition)
        bison, arrived, tents = position.bison, position.arrived, position.tents
        small = bison[0] | bison[HEXES - 1] | arrived[0] | arrived[HEXES - 1]
        small |= tents[0] | tents[2 * HEXES] | tents[4 * HEXES - 1]
        found = position.camps[0] + position.on_board[0] + position.on_plains[0] + position.resources[0]
        return found + i64(small)

    def write(self, position: Position, seat: i64, row: vec[u8], start: i64) -> None:
        assert isinstance(position, WindRiverPosition)
        players = position.players
        bison = position.bison
        rest = position.herd
        while rest != 0:
            hex_ = lowest_bit(rest)
            row[start + BISON_AT + hex_] = bison[hex_]
            row[start + UNMOVED_AT + hex_] = u8(position.unmoved(hex_))
            rest &= rest - 1
        other: i64
        for other in range(players):
            place = other - seat if other >= seat else other - seat + players
            hungry = self.write_camps(position, other, row, start + place * HEXES)
            at = start + SEATS_AT + place * SEAT_ENTRIES
            row[at] = u8(position.resources[other])
            row[at + 1] = u8(position.in_hand(other))
            row[at + 2] = u8(position.on_board[other])
            row[at + 3] = u8(position.on_plains[other])
            row[at + 4] = u8(hungry)
        mover = position.seat
        row[start + TO_MOVE_AT + (mover - seat if mover >= seat else mover - seat + players)] = 1
        row[start + PHASE_AT + position.phase] = 1
        row[start + LEFT_AT] = u8(position.left)
        row[start + TURN_AT] = u8(position.turn >> 8)
        row[start + TURN_AT + 1] = u8(position.turn & 255)

    def write_camps(self, position: WindRiverPosition, seat: i64, row: vec[u8], start: i64) -> i64:
        """The two planes of a seat's tents; how many of them are hungry."""
        total: i64 = 0
        rest = position.camps[seat]
        while rest != 0:
            hex_ = lowest_bit(rest)
            hungry = position.unsupplied(seat, hex_)
            row[start + TENTS_AT + hex_] = position.tents[seat * HEXES + hex_]
            row[start + HUNGRY_AT + hex_] = u8(hungry)
            total += hungry
            rest &= rest - 1
        return total


def _blank(players: i64) -> vec[u8]:
    row = vec[u8]([0] * SIZE)
    rest = IN_PLAY[players]
    while rest != 0:
        row[IN_PLAY_AT + lowest_bit(rest)] = 1
        rest &= rest - 1
    if players >= 2:
        row[PLAYERS_AT + players - 2] = 1
    return row
