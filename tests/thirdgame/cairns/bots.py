"""What bots know of Cairns."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from tests.thirdgame.cairns.position import CairnsPosition

from greatplains.bots.evaluation import Evaluation
from greatplains.bots.knowledge import Knowledge
from greatplains.bots.lookahead import Lookahead
from greatplains.core.bits import members
from greatplains.core.position import Position

FEATURES: Final = ("weight", "stones", "to_come")


class CairnsEvaluation(Evaluation):
    """What was laid, how many stones that were, and what of the hand could still be laid now."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, len(FEATURES))

    def measure(self, position: Position) -> float:
        assert isinstance(position, CairnsPosition)
        for seat in range(position.players):
            hand = [stone + 1 for stone in members(position.hands[seat])]
            to_come = sum(stone for stone in hand if position.open_cairns(stone))
            measured = (position.weight(seat), position.laid[seat].bit_count(), 0 if position.is_over else to_come)
            for place, number in enumerate(measured):
                self.features[seat * len(FEATURES) + place] = float(number)
        return 0.0

    def worth(self, position: Position, values: vec[float]) -> None:
        self.measure(position)
        for seat in range(position.players):
            start = seat * len(FEATURES)
            values[seat] = sum(self.weights[place] * self.features[start + place] for place in range(len(FEATURES)))


KNOWLEDGE: Final = Knowledge(CairnsEvaluation, FEATURES, 1, Lookahead, files(__package__))
