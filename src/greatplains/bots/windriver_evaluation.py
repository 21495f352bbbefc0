"""What a position of Wind River is worth: tents home, tents on their way, and what keeps them alive."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation
from greatplains.core.bits import count_bits, lowest_bit
from greatplains.core.position import Position
from greatplains.games.windriver.board import COLUMNS, HEXES
from greatplains.games.windriver.position import WindRiverState

# The features, in the order of the weights.
FEATURES: Final = (
    "plains",  # tents in the Great Plains
    "column_1",  # tents on the board by column
    "column_2",
    "column_3",
    "column_4",
    "column_5",
    "column_6",
    "resources",  # up to four
    "more_resources",  # beyond four
    "hungry",  # unsupplied tents as the bison stand
    "starving",  # unsupplied tents that the resources would not pay for
    "earnings",  # what earning would bring
    "hand",  # tents in hand that three resources each could bring out
    "herd_behind",  # bison not yet east of the camps, a tent
    "shared",  # hexes shared with other players
    "lead_squared",  # tents home, counted double towards the end
)
_FOUR: Final = 4.0


class WindRiverEvaluation(Evaluation):
    """Weights for the features above."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)

    def worth(self, position: Position, values: vec[float]) -> None:
        assert isinstance(position, WindRiverState)
        seat: i64
        for seat in range(position.players):
            values[seat] = self.seat_worth(position, seat)

    def seat_worth(self, position: WindRiverState, seat: i64) -> float:
        """The weighted sum for one seat."""
        weights = self.weights
        resources = float(position.resources[seat])
        home = float(position.on_plains[seat])
        if position.is_over:
            return 3.0 * home + 0.2 * resources
        total = weights[0] * home + weights[15] * home * home
        hungry: i64 = 0
        behind: i64 = 0
        rest = position.camps[seat]
        while rest != 0:
            hex_ = lowest_bit(rest)
            column = hex_ % COLUMNS
            tents = position.tents[seat * HEXES + hex_]
            total += weights[1 + column] * float(tents)
            hungry += position.unsupplied(seat, hex_)
            behind += count_bits(position.herd & _WEST_OF[column])
            rest &= rest - 1
        if resources > _FOUR:
            total += weights[7] * _FOUR + weights[8] * (resources - _FOUR)
        else:
            total += weights[7] * resources
        total += weights[9] * float(hungry)
        if float(hungry) > resources:
            total += weights[10] * (float(hungry) - resources)
        total += weights[11] * float(position.earnings(seat))
        affordable = resources / 3.0
        if affordable > float(position.in_hand(seat)):
            affordable = float(position.in_hand(seat))
        if position.on_board[seat] > 0:
            total += weights[12] * affordable
            total += weights[13] * float(behind) / float(position.on_board[seat])
        total += weights[14] * float(count_bits(position.camps[seat] & position.other_camps(seat)))
        return total


def _west_of(column: int) -> int:
    return sum(1 << hex_ for hex_ in range(HEXES) if hex_ % COLUMNS <= column)


_WEST_OF: Final[vec[i64]] = vec[i64]([_west_of(column) for column in range(COLUMNS)])
