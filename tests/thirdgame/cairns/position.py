"""What lies on the table in Cairns, what may be done, and what happens then."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.bits import members
from greatplains.core.position import Position, share_win

STONES: Final = 16
HAND: Final = 4
CAIRNS: Final = "abc"
STEEP: Final = 3

# The steps: taking stone 1 to 16, laying it on a cairn, putting it away.
TAKE: Final = 0
LAY: Final = TAKE + STONES
AWAY: Final = LAY + len(CAIRNS)
STEPS: Final = AWAY + 1
# A stored position: seven numbers, the tops, and nine sets of two bytes.
BYTES: Final = 7 + len(CAIRNS) + 2 * 9


class CairnsPosition(Position):
    """A position of Cairns. A set of stones is a number: bit i stands for stone i + 1.

    `hands[seat]` are the stones in each hand, `laid[seat]` those that the seat laid, `away` those that were put away;
    `tops` is the stone on top of each cairn (0: none), and `taken` the stone that was taken in this turn.
    """

    game: ClassVar[str] = "cairns"

    def __init__(self) -> None:
        super().__init__()
        self.is_steep = False
        self.hands = [0] * 4
        self.laid = [0] * 4
        self.away = 0
        self.tops = [0] * len(CAIRNS)
        self.taken = 0

    def copy(self) -> CairnsPosition:
        other = CairnsPosition()
        for name in ("players", "seat", "turn", "is_turn_start", "is_over", "is_steep", "away", "taken"):
            setattr(other, name, getattr(self, name))
        other.hands, other.laid, other.tops = self.hands[:], self.laid[:], self.tops[:]
        return other

    # What may be done.

    def legal_masks(self, masks: vec[i64]) -> i64:
        if self.is_over:
            return 0
        if self.is_turn_start:
            masks[0], masks[1] = TAKE, self.hands[self.seat]
        else:
            masks[0], masks[1] = LAY, self.open_cairns(self.taken) | 1 << (AWAY - LAY)
        return 1

    def open_cairns(self, stone: int) -> int:
        """The cairns on which the stone can lie, as a set."""
        more = STEEP if self.is_steep else 1
        return sum(1 << cairn for cairn, top in enumerate(self.tops) if top == 0 or stone >= top + more)

    # What happens then.

    def apply(self, step: i64) -> None:
        if step < LAY:
            self.taken = step - TAKE + 1
            self.hands[self.seat] &= ~(1 << (step - TAKE))
            self.is_turn_start = False
            return
        if step == AWAY:
            self.away |= 1 << (self.taken - 1)
        else:
            self.laid[self.seat] |= 1 << (self.taken - 1)
            self.tops[step - LAY] = self.taken
        self.taken = 0
        self.turn += 1
        self.is_turn_start = True
        self.seat = (self.seat + 1) % self.players
        self.is_over = not any(self.hands)

    def is_settled(self) -> bool:
        return self.is_turn_start

    def may_end_this_turn(self) -> bool:
        return self.turn == HAND * self.players - 1

    # What it comes to.

    def weight(self, seat: int) -> int:
        """All that the seat has laid."""
        return sum(stone + 1 for stone in members(self.laid[seat]))

    def win_shares(self, shares: vec[float]) -> None:
        standings = [self.weight(seat) * STONES + self.laid[seat].bit_count() for seat in range(self.players)]
        share_win(vec[i64](standings), self.players, shares)

    # What others write of it.

    def refusal(self, step: int) -> Exception:
        from tests.thirdgame.cairns.reasons import refusal

        return refusal(self, step)

    def to_bytes(self) -> bytes:
        numbers = [*self.hands, *self.laid, self.away]
        small = [self.players, self.seat, self.turn, self.is_turn_start, self.is_over, self.is_steep, self.taken]
        return bytes([*small, *self.tops]) + b"".join(number.to_bytes(2, "big") for number in numbers)

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return from_bytes, (self.to_bytes(),)


def from_bytes(data: bytes) -> CairnsPosition:
    """The position that `to_bytes` wrote."""
    position = CairnsPosition()
    position.players, position.seat, position.turn = data[:3]
    position.is_turn_start, position.is_over, position.is_steep = map(bool, data[3:6])
    position.taken = data[6]
    position.tops = list(data[7:10])
    numbers = [int.from_bytes(data[at : at + 2], "big") for at in range(10, 28, 2)]
    position.hands, position.laid, position.away = numbers[:4], numbers[4:8], numbers[8]
    return position
