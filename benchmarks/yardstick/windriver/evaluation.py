"""What a position of Wind River is worth: tents home, tents on their way, and what keeps them alive."""

from __future__ import annotations

from typing import Final

from benchmarks.yardstick.evaluation import Evaluation
from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.bits import count_bits, lowest_bit
from greatplains.core.position import Position
from greatplains.games.windriver.board import COLUMNS, HEXES
from greatplains.games.windriver.position import WindRiverPosition

# The features of a seat, in the order of the weights.
_PLAINS: Final = 0  # tents in the Great Plains
_COLUMNS: Final = 1  # tents on the board by column, six features
_RESOURCES: Final = 7  # up to four
_MORE_RESOURCES: Final = 8  # beyond four
_HUNGRY: Final = 9  # unsupplied tents as the bison stand
_STARVING: Final = 10  # unsupplied tents that the resources would not pay for
_EARNINGS: Final = 11  # what earning would bring
_HAND: Final = 12  # tents in hand that three resources each could bring out
_HERD_BEHIND: Final = 13  # bison not yet east of the camps, a tent
_SHARED: Final = 14  # hexes shared with other players
_PLAINS_SQUARED: Final = 15  # tents in the Great Plains count more, or less, the more there are
_COUNT: Final = 16
FEATURES: Final = (
    "plains",
    "column_1",
    "column_2",
    "column_3",
    "column_4",
    "column_5",
    "column_6",
    "resources",
    "more_resources",
    "hungry",
    "starving",
    "earnings",
    "hand",
    "herd_behind",
    "shared",
    "plains_squared",
)
# The weights are the same throughout a game.
MOMENTS: Final = 1
_FOUR: Final = 4.0
_PRICE_OF_A_TENT: Final = 3.0


class WindRiverEvaluation(Evaluation):
    """Weights for the features above."""

    def __init__(self, weights: list[float]) -> None:
        # Not by super().__init__(), as in games/*/state.py.
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0] * (4 * _COUNT))

    def worth(self, position: Position, values: vec[float]) -> None:
        assert isinstance(position, WindRiverPosition)
        seat: i64
        if position.is_over:
            for seat in range(position.players):
                values[seat] = 3.0 * float(position.on_plains[seat]) + 0.2 * float(position.resources[seat])
            return
        self.measure(position)
        weights = self.weights
        features = self.features
        place: i64
        for seat in range(position.players):
            total = 0.0
            for place in range(_COUNT):
                total += weights[place] * features[seat * _COUNT + place]
            values[seat] = total

    def measure(self, position: Position) -> float:
        assert isinstance(position, WindRiverPosition)
        features = self.features
        place: i64
        seat: i64
        for place in range(4 * _COUNT):
            features[place] = 0.0
        for seat in range(position.players):
            self.measure_camps(position, seat)
            self.measure_means(position, seat)
        return 0.0

    def measure_camps(self, position: WindRiverPosition, seat: i64) -> None:
        """Tents on the board and the herd round them."""
        features = self.features
        place = seat * _COUNT
        hungry: i64 = 0
        behind: i64 = 0
        rest = position.camps[seat]
        while rest != 0:
            hex_ = lowest_bit(rest)
            column = hex_ % COLUMNS
            features[place + _COLUMNS + column] += float(i64(position.tents[seat * HEXES + hex_]))
            hungry += position.unsupplied(seat, hex_)
            behind += count_bits(position.herd & _WEST_OF[column])
            rest &= rest - 1
        features[place + _HUNGRY] = float(hungry)
        if hungry > position.resources[seat]:
            features[place + _STARVING] = float(hungry - position.resources[seat])
        if position.on_board[seat] > 0:
            features[place + _HERD_BEHIND] = float(behind) / float(position.on_board[seat])
        features[place + _SHARED] = float(count_bits(position.camps[seat] & position.other_camps(seat)))

    def measure_means(self, position: WindRiverPosition, seat: i64) -> None:
        """Tents home, resources and what they can bring."""
        features = self.features
        place = seat * _COUNT
        home = float(position.on_plains[seat])
        resources = float(position.resources[seat])
        features[place + _PLAINS] = home
        features[place + _PLAINS_SQUARED] = home * home
        features[place + _RESOURCES] = resources if resources < _FOUR else _FOUR
        features[place + _MORE_RESOURCES] = resources - _FOUR if resources > _FOUR else 0.0
        features[place + _EARNINGS] = float(position.earnings(seat))
        if position.on_board[seat] > 0:
            affordable = resources / _PRICE_OF_A_TENT
            in_hand = float(position.in_hand(seat))
            features[place + _HAND] = affordable if affordable < in_hand else in_hand


def _west_of(column: int) -> int:
    return sum(1 << hex_ for hex_ in range(HEXES) if hex_ % COLUMNS <= column)


_WEST_OF: Final[vec[i64]] = vec[i64]([_west_of(column) for column in range(COLUMNS)])
