"""The learnt evaluation: a network says who will win, where the hand-made one would add up features."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation, value_buffer
from greatplains.bots.inputs import Inputs
from greatplains.bots.network import OUTPUT_BITS, Network
from greatplains.core.position import Position

_UNIT: Final = 1.0 / float(1 << OUTPUT_BITS)
# Values of those who won: above whatever a network says.
_WON: Final = 25.0
_MOST: Final = 12.0
# Of finished games with the same shares, the better score counts more by this.
_SCORE: Final = 0.001


class LearntEvaluation(Evaluation):
    """Networks for two, three and four players, and the hand-made evaluation for turns that are half made.

    The values are logarithms of chances: `shares` gives the chances, `lead` the log-odds. A network has learnt
    positions at the start of a turn, so others are left to the hand-made evaluation. For each number of players,
    `trust` says how much of the hand-made worth is added to what the network says, and `sharpness` makes the chances
    agree with what happens. Finished games have their true shares.
    """

    def __init__(
        self, linear: Evaluation, inputs: Inputs, networks: list[Network], trust: list[float], sharpness: list[float]
    ) -> None:
        # Not by super().__init__(), as in games/*/state.py.
        self.weights = linear.weights
        self.features = linear.features
        self.linear: Evaluation = linear
        self.inputs: Inputs = inputs
        self.networks: list[Network] = networks
        self.trust: vec[float] = vec[float](trust)
        self.sharpness: vec[float] = vec[float](sharpness)
        self.final: vec[float] = value_buffer()

    def measure(self, position: Position) -> float:
        return self.linear.measure(position)

    def sketch(self, position: Position, values: vec[float]) -> None:
        self.linear.worth(position, values)

    def has_sketch(self) -> bool:
        return True

    def worth(self, position: Position, values: vec[float]) -> None:
        players = position.players
        seat: i64
        if position.is_over:
            self.linear.worth(position, values)
            position.win_shares(self.final)
            for seat in range(players):
                values[seat] = _SCORE * values[seat] + (_WON if self.final[seat] > 0.0 else 0.0)
            return
        if not position.is_turn_start:
            self.linear.worth(position, values)
            return
        self.inputs.write(position)
        outputs = self.networks[players - 2].run(self.inputs.row)
        trust = self.trust[players - 2]
        worths = self.inputs.worths
        mean = 0.0
        at: i64
        for seat in range(players):
            at = seat - position.seat
            if at < 0:
                at += players
            values[seat] = _UNIT * float(outputs[at]) + trust * worths[seat]
            mean += values[seat]
        mean /= float(players)
        for seat in range(players):
            value = (values[seat] - mean) * self.sharpness[players - 2]
            values[seat] = _MOST if value > _MOST else -_MOST if value < -_MOST else value
