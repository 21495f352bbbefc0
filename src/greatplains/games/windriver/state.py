"""What lies on the table in Wind River, and whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from greatplains.core.bits import bit, lowest_bit
from greatplains.core.position import Position, share_win
from greatplains.games.windriver.board import CLOSED, COLUMNS, HEXES, START_BISON, lanes_in_play

TENTS: Final = 7
FIRST_TENTS: Final = 2
FIRST_RESOURCES: Final = 1
MOST_RESOURCES: Final = 10
MOST_BISON: Final = 5
PRICE_OF_TENT: Final = 3

# The parts of the game, in the order of a turn.
SETTING: Final = 0
HERDING: Final = 1
LOSING: Final = 2
EXTRA: Final = 3
OVER: Final = 4


class WindRiverState(Position):
    """Bison, tents and resources, with the bit sets that make legality quick to see.

    `bison[hex]` counts bison; `herd` are the hexes with some, `full` those that take no more (five, or closed).
    `arrived[hex]` counts the bison that came there in this phase, `entered` are those hexes, and `ready` the hexes with
    bison that have not moved. `tents[seat * 36 + hex]` counts tents, `camps[seat]` is the set of hexes with any. `left`
    counts what the phase still asks for: tents to set, bison to move, tents to lose.
    What is counted on each hex takes a byte: small positions are copied sooner, and more of them stay in the
    processor's cache.
    """

    def __init__(self) -> None:
        """An empty table: `set_up` or `copy_to` fills it. (A copy must not pay for a set-up it throws away.)"""
        # Not by super().__init__(): mypyc would no longer know that every attribute is there (4 % of a random game).
        self.players = 0
        self.seat = 0
        self.turn = 0
        self.is_turn_start = True
        self.is_over = False
        self.phase: i64 = SETTING
        self.left: i64 = 0
        self.bison: vec[u8] = vec[u8]()
        self.arrived: vec[u8] = vec[u8]()
        self.tents: vec[u8] = vec[u8]()
        self.camps: vec[i64] = vec[i64]()
        self.on_board: vec[i64] = vec[i64]()
        self.on_plains: vec[i64] = vec[i64]()
        self.resources: vec[i64] = vec[i64]()
        self.herd: i64 = 0
        self.full: i64 = 0
        self.ready: i64 = 0
        self.entered: i64 = 0

    def set_up(self, players: int, first: int) -> None:
        """Wind River 1 and 2: the herd in the west, one resource each, two tents each to be set."""
        self.players = players
        self.seat = first
        self.left = FIRST_TENTS * players
        self.bison = vec[u8]([0] * HEXES)
        self.arrived = vec[u8]([0] * HEXES)
        self.tents = vec[u8]([0] * (4 * HEXES))
        self.camps = vec[i64]([0] * 4)
        self.on_board = vec[i64]([0] * 4)
        self.on_plains = vec[i64]([0] * 4)
        self.resources = vec[i64]([FIRST_RESOURCES] * 4)
        self.full = CLOSED[players]
        for lane in lanes_in_play(players):
            for column, count in enumerate(START_BISON[players]):
                self.set_bison(lane * COLUMNS + column, count)

    def copy_to(self, other: WindRiverState) -> None:
        """Make the other position equal to this one."""
        other.players = self.players
        other.seat = self.seat
        other.turn = self.turn
        other.is_turn_start = self.is_turn_start
        other.is_over = self.is_over
        other.phase = self.phase
        other.left = self.left
        other.bison = self.bison[:]
        other.arrived = self.arrived[:]
        other.tents = self.tents[:]
        other.camps = self.camps[:]
        other.on_board = self.on_board[:]
        other.on_plains = self.on_plains[:]
        other.resources = self.resources[:]
        other.herd = self.herd
        other.full = self.full
        other.ready = self.ready
        other.entered = self.entered

    # Pieces on the board.

    def set_bison(self, hex_: i64, count: i64) -> None:
        """Let exactly that many bison stand on the hex."""
        here = bit(hex_)
        self.bison[hex_] = u8(count)
        if count > 0:
            self.herd |= here
        else:
            self.herd &= ~here
        if count >= MOST_BISON:
            self.full |= here
        else:
            self.full &= ~here

    def put_tent(self, seat: i64, hex_: i64) -> None:
        """Put a tent of the seat on the hex."""
        self.tents[seat * HEXES + hex_] += 1
        self.camps[seat] |= bit(hex_)
        self.on_board[seat] += 1

    def take_tent(self, seat: i64, hex_: i64) -> None:
        """Take a tent of the seat from the hex."""
        place = seat * HEXES + hex_
        self.tents[place] -= 1
        if self.tents[place] == 0:
            self.camps[seat] &= ~bit(hex_)
        self.on_board[seat] -= 1

    def begin_herding(self) -> None:
        """No bison has moved in this phase yet."""
        self.ready = self.herd
        while self.entered != 0:
            self.arrived[lowest_bit(self.entered)] = 0
            self.entered &= self.entered - 1

    def note_arrival(self, hex_: i64) -> None:
        """A bison came to the hex in this phase and moves no more."""
        self.arrived[hex_] += 1
        self.entered |= bit(hex_)
        if self.arrived[hex_] == self.bison[hex_]:
            self.ready &= ~bit(hex_)

    # What can be read off the board.

    def unmoved(self, hex_: i64) -> i64:
        """Bison on the hex that have not moved in this phase."""
        return i64(self.bison[hex_] - self.arrived[hex_] if self.phase == HERDING else self.bison[hex_])

    def in_hand(self, seat: i64) -> i64:
        """Tents the seat can still place."""
        return TENTS - self.on_board[seat] - self.on_plains[seat]

    def other_camps(self, seat: i64) -> i64:
        """Hexes with tents of other players."""
        camps = self.camps
        return camps[(seat + 1) & 3] | camps[(seat + 2) & 3] | camps[(seat + 3) & 3]

    def tents_on(self, hex_: i64) -> i64:
        """All tents on the hex, whoever's they are."""
        tents = self.tents
        return i64(tents[hex_] + tents[HEXES + hex_] + tents[2 * HEXES + hex_] + tents[3 * HEXES + hex_])

    def unsupplied(self, seat: i64, hex_: i64) -> i64:
        """Tents of the seat that the bison on the hex do not feed: the others' tents there come first."""
        own = i64(self.tents[seat * HEXES + hex_])
        lacking = self.tents_on(hex_) - i64(self.bison[hex_])
        if lacking <= 0:
            return 0
        return own if lacking > own else lacking

    def hungry_camps(self, seat: i64) -> i64:
        """Hexes with unsupplied tents of the seat."""
        rest = self.camps[seat]
        found: i64 = 0
        while rest != 0:
            if self.unsupplied(seat, lowest_bit(rest)) > 0:
                found |= rest & -rest
            rest &= rest - 1
        return found

    def need(self, seat: i64) -> i64:
        """All unsupplied tents of the seat."""
        rest = self.camps[seat]
        total: i64 = 0
        while rest != 0:
            total += self.unsupplied(seat, lowest_bit(rest))
            rest &= rest - 1
        return total

    def earnings(self, seat: i64) -> i64:
        """What *earn* would bring: bison less own tents over all hexes where the seat camps alone, in all (W3), as
        far as ten resources allow."""
        rest = self.camps[seat] & ~self.other_camps(seat)
        bison = self.bison
        tents = self.tents
        total: i64 = 0
        while rest != 0:
            hex_ = lowest_bit(rest)
            total += i64(bison[hex_]) - i64(tents[seat * HEXES + hex_])
            rest &= rest - 1
        room = MOST_RESOURCES - self.resources[seat]
        if total > room:
            return room
        return total if total > 0 else 0

    def is_board_empty(self) -> bool:
        """Is no tent left on the board?"""
        camps = self.camps
        return (camps[0] | camps[1] | camps[2] | camps[3]) == 0

    def win_shares(self, shares: vec[float]) -> None:
        """Write each seat's share of the win: by tents in the Great Plains, then by resources (Wind River 4)."""
        standings = self.on_plains[:]
        seat: i64
        for seat in range(self.players):
            standings[seat] = standings[seat] * 16 + self.resources[seat]
        share_win(standings, self.players, shares)
