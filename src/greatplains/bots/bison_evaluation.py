"""What a position of Bison is worth: what the regions bring, now and at the end, and the means to win more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation
from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position
from greatplains.games.bison.board import CELLS, LANDS
from greatplains.games.bison.position import ACTIONS_A_SEASON, CANOES, HUNTERS, ITEMS, TEPEES, TRACK_END, BisonState
from greatplains.games.bison.scoring import AWARD, OWN, RANK, STRENGTH, score_buffer, score_region

# The features, in the order of the weights. Each has two weights: at the beginning and at the end of the game.
FEATURES: Final = (
    "awards",  # animals the regions would bring now
    "firm",  # of these, from regions held by a piece of value 2 or more
    "alone",  # of these, from regions without a rival
    "stock",  # animals
    "lowest",  # animals of the rarest kind
    "board_hunters",
    "reserve_hunters",
    "board_points",  # values of tepees and canoes on the board
    "reserve_points",
    "spaces",  # spaces occupied
    "overfull",  # animals that the coming scoring would push above 15
    "own_animals",  # animals on own spaces: what is left when rivals come
)


class BisonEvaluation(Evaluation):
    """Weights for the features above: first all for the beginning, then all for the end."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.features: vec[float] = vec[float]([0.0] * (4 * len(FEATURES)))
        self.scores: vec[i64] = score_buffer()

    def worth(self, position: Position, values: vec[float]) -> None:
        assert isinstance(position, BisonState)
        count: i64 = 12
        features = self.features
        seat: i64
        if position.is_over:
            for seat in range(position.players):
                values[seat] = float(position.stock(seat)) + 0.01 * float(position.lowest_track(seat))
            return
        place: i64
        for place in range(4 * count):
            features[place] = 0.0
        self.measure_regions(position)
        done = float(position.season * ACTIONS_A_SEASON * position.players + position.turn_of_season)
        time = done / float(position.seasons * ACTIONS_A_SEASON * position.players)
        weights = self.weights
        for seat in range(position.players):
            self.measure_seat(position, seat)
            total = 0.0
            for place in range(count):
                weight = weights[place] * (1.0 - time) + weights[count + place] * time
                total += weight * features[seat * count + place]
            values[seat] = total

    def measure_regions(self, position: BisonState) -> None:
        """Awards, and how firmly they are held."""
        scores = self.scores
        features = self.features
        terrain: i64
        seat: i64
        for terrain in range(3):
            rest = position.laid
            while rest != 0:
                cells = position.region[terrain * CELLS + lowest_bit(rest)]
                rest &= ~cells
                score_region(position, terrain, cells, scores)
                present: i64 = 0
                for seat in range(position.players):
                    if scores[RANK + seat] > 0:
                        present += 1
                for seat in range(position.players):
                    if scores[RANK + seat] > 0:
                        award = float(scores[AWARD + seat])
                        place = seat * 12
                        features[place] += award
                        features[place + 11] += float(scores[OWN + seat])
                        if scores[STRENGTH + seat] >= 65536:
                            features[place + 1] += award
                        if present == 1:
                            features[place + 2] += award

    def measure_seat(self, position: BisonState, seat: i64) -> None:
        """Stock and pieces."""
        features = self.features
        place = seat * 12
        own = seat * ITEMS
        features[place + 3] = float(position.stock(seat))
        features[place + 4] = float(position.lowest_track(seat))
        features[place + 6] = float(position.reserve[own + HUNTERS])
        value: i64
        points: i64 = 0
        for value in range(1, 5):
            points += value * (position.reserve[own + TEPEES + value] + position.reserve[own + CANOES + value])
        features[place + 8] = float(points)
        self.add_spaces(position, position.lands[seat], 0, place)
        self.add_spaces(position, position.rivers[seat], LANDS, place)
        excess = features[place] + features[place + 3] - float(3 * TRACK_END)
        if excess > 0.0:
            features[place + 10] = excess

    def add_spaces(self, position: BisonState, spaces: i64, first: i64, place: i64) -> None:
        """Hunters and points on own spaces."""
        features = self.features
        while spaces != 0:
            space = first + lowest_bit(spaces)
            features[place + 5] += float(position.hunters[space])
            features[place + 7] += float(position.pieces[space])
            features[place + 9] += 1.0
            spaces &= spaces - 1
