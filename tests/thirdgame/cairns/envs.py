"""Cairns in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8
from tests.thirdgame.cairns.position import CAIRNS, HAND, STEPS, STONES, CairnsPosition

from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.envs.dealer import Dealer
from greatplains.envs.encoding import Encoding
from greatplains.envs.layout import SEATS, Part
from greatplains.envs.observer import Observer

HAND_AT: Final = 0
LAID_AT: Final = HAND_AT + STONES
AWAY_AT: Final = LAID_AT + SEATS * STONES
STONES_AT: Final = AWAY_AT + STONES
TOPS_AT: Final = STONES_AT + SEATS
TAKEN_AT: Final = TOPS_AT + len(CAIRNS)
STEEP_AT: Final = TAKEN_AT + 1
TO_MOVE_AT: Final = STEEP_AT + 1
SIZE: Final = TO_MOVE_AT + SEATS

LAYOUT: Final = (
    Part("hand", HAND_AT, (STONES,), 1, "1 for each stone in the own hand", is_private=True),
    Part("laid", LAID_AT, (SEATS, STONES), 1, "1 for each stone that a seat has laid"),
    Part("away", AWAY_AT, (STONES,), 1, "1 for each stone that was put away"),
    Part("stones", STONES_AT, (SEATS,), HAND, "stones in each hand"),
    Part("tops", TOPS_AT, (len(CAIRNS),), STONES, "the stone on top of each cairn", tuple(CAIRNS)),
    Part("taken", TAKEN_AT, (1,), STONES, "the stone that was taken in this turn"),
    Part("steep", STEEP_AT, (1,), 1, "1 where cairns are steep"),
    Part("to_move", TO_MOVE_AT, (SEATS,), 1, "1 for the seat to move"),
)


class CairnsObserver(Observer):
    """What a seat sees; seats are counted from the one that looks."""

    def __init__(self) -> None:
        super().__init__(SIZE, STEPS)

    def blank(self, players: i64) -> vec[u8]:
        return vec[u8]([0] * SIZE)

    def write(self, position: Position, seat: i64, row: vec[u8], start: i64) -> None:
        assert isinstance(position, CairnsPosition)
        sets = [(HAND_AT, position.hands[seat]), (AWAY_AT, position.away)]
        for other in range(position.players):
            place = (other - seat) % position.players
            sets.append((LAID_AT + place * STONES, position.laid[other]))
            row[start + STONES_AT + place] = u8(position.hands[other].bit_count())
        for at, stones in sets:
            for stone in range(STONES):
                row[start + at + stone] = u8(stones >> stone & 1)
        for cairn, top in enumerate(position.tops):
            row[start + TOPS_AT + cairn] = u8(top)
        row[start + TAKEN_AT] = u8(position.taken)
        row[start + STEEP_AT] = u8(position.is_steep)
        row[start + TO_MOVE_AT + (position.seat - seat) % position.players] = u8(1)

    def score(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, CairnsPosition)
        return i64(position.weight(seat))


class CairnsDealer(Dealer):
    """Deals stones anew in each game, from the same random numbers as the rules."""

    def shuffle(self, position: Position, rng: Rng) -> None:
        assert isinstance(position, CairnsPosition)
        stones = [str(stone) for stone in range(STONES)]
        rng.shuffle(stones)
        position.hands = [0] * SEATS
        for place, stone in enumerate(stones[: HAND * position.players]):
            position.hands[place % position.players] |= 1 << int(stone)


ENCODING: Final = Encoding(CairnsObserver(), LAYOUT, CairnsDealer)
