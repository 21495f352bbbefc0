"""What a position of Bison is worth: what the regions bring, now and at the end, and the means to win more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import Evaluation
from greatplains.core.bits import lowest_bit
from greatplains.core.position import Position
from greatplains.games.bison.board import CELLS, LANDS
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.scoring import AWARD, OWN, RANK, STRENGTH, region_animals, score_buffer, score_region
from greatplains.games.bison.state import (
    ACTIONS_A_SEASON,
    CANOE,
    CANOES,
    HUNTERS,
    ITEMS,
    TEPEE,
    TEPEES,
    TRACK_END,
)

# The features of a seat, in the order of the weights.
_AWARDS: Final = 0  # animals the regions would bring now
_AWARDS_SOON: Final = 1  # the same, the more the nearer the scoring of the season
_FIRM: Final = 2  # awards of regions where the best own piece has a value of 2
_VERY_FIRM: Final = 3  # of 3 or 4
_ALONE: Final = 4  # awards of regions without a rival
_CLOSE: Final = 5  # awards of first places where a rival has pieces as good, so that hunters decide
_INFLUENCE: Final = 6  # animals of the regions, shared out by the strength in them
_CHANCES: Final = 7  # animals of regions where the seat is, beyond what it gets of them
_OWN_ANIMALS: Final = 8  # animals on own spaces: what is left when rivals come
_STOCK: Final = 9  # animals
_PLENTY: Final = 10  # animals beyond fifteen in all
_LOWEST: Final = 11  # animals of the rarest kind
_OVERFULL: Final = 12  # animals that the coming scoring would push above the end of the tracks
_BOARD_HUNTERS: Final = 13
_LAND_HUNTERS: Final = 14  # of these, on prairies and mountains
_RESERVE_HUNTERS: Final = 15
_BOARD_POINTS: Final = 16  # values of tepees and canoes on the board
_RESERVE_POINTS: Final = 17
_RESERVE_LARGE: Final = 18  # tepees and canoes of value 3 and 4 in reserve
_SPACES: Final = 19  # spaces occupied
_TILE_IN_HAND: Final = 20  # 1 as long as the season's tile is not laid
_ACTIONS_LEFT: Final = 21  # in this season
_BUILDS_LEFT: Final = 22  # tepee and canoe, as long as they are not used in this season
_COUNT: Final = 23
FEATURES: Final = (
    "awards",
    "awards_soon",
    "firm",
    "very_firm",
    "alone",
    "close",
    "influence",
    "chances",
    "own_animals",
    "stock",
    "plenty",
    "lowest",
    "overfull",
    "board_hunters",
    "land_hunters",
    "reserve_hunters",
    "board_points",
    "reserve_points",
    "reserve_large",
    "spaces",
    "tile_in_hand",
    "actions_left",
    "builds_left",
)
# Each feature has a weight for the beginning, the middle and the end of the game; between them, what lies between.
MOMENTS: Final = 3
_PLENTY_FROM: Final = 15.0
# How much a piece of each value counts in the influence, where a hunter counts 1.
_PIECE_INFLUENCE: Final[vec[i64]] = vec[i64]([0, 3, 6, 10, 15])


class BisonEvaluation(Evaluation):
    """Weights for the features above: first all for the beginning, then all for the middle, then all for the end."""

    def __init__(self, weights: list[float]) -> None:
        # Not by super().__init__(), as in games/*/state.py.
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0] * (4 * _COUNT))
        self.scores: vec[i64] = score_buffer()
        self.influence: vec[i64] = vec[i64]([0] * 4)

    def worth(self, position: Position, values: vec[float]) -> None:
        assert isinstance(position, BisonPosition)
        features = self.features
        seat: i64
        place: i64
        if position.is_over:
            for seat in range(position.players):
                values[seat] = float(position.stock(seat)) + 0.01 * float(position.lowest_track(seat))
            return
        time = 2.0 * self.measure(position)
        moment: i64 = 0 if time < 1.0 else 1
        late = time - float(moment)
        weights = self.weights
        for seat in range(position.players):
            total = 0.0
            for place in range(_COUNT):
                before = weights[moment * _COUNT + place]
                after = weights[(moment + 1) * _COUNT + place]
                total += (before + (after - before) * late) * features[seat * _COUNT + place]
            values[seat] = total

    def measure(self, position: Position) -> float:
        assert isinstance(position, BisonPosition)
        features = self.features
        place: i64
        seat: i64
        for place in range(4 * _COUNT):
            features[place] = 0.0
        a_season = float(ACTIONS_A_SEASON * position.players)
        of_season = float(position.turn_of_season) / a_season
        self.measure_regions(position)
        for seat in range(position.players):
            self.measure_seat(position, seat)
            features[seat * _COUNT + _AWARDS_SOON] = features[seat * _COUNT + _AWARDS] * of_season
        return (float(position.season) + of_season) / float(position.seasons)

    def measure_regions(self, position: BisonPosition) -> None:
        """Awards, and how firmly they are held."""
        scores = self.scores
        terrain: i64
        seat: i64
        for terrain in range(3):
            # Regions without pieces bring nothing to anybody.
            rest: i64 = 0
            for seat in range(position.players):
                rest |= position.owned_cells(seat, terrain)
            while rest != 0:
                cells = position.region[terrain * CELLS + lowest_bit(rest)]
                rest &= ~cells
                score_region(position, terrain, cells, scores)
                self.add_region(position, float(region_animals(position, terrain, cells)))

    def add_region(self, position: BisonPosition, animals: float) -> None:
        """What one region means to each seat that is there."""
        scores = self.scores
        features = self.features
        influence = self.influence
        present: i64 = 0
        in_all: i64 = 0
        best: i64 = 0
        equals: i64 = 0
        seat: i64
        for seat in range(position.players):
            strength = scores[STRENGTH + seat]
            if strength == 0:
                influence[seat] = 0
                continue
            present += 1
            influence[seat] = influence_of(strength)
            in_all += influence[seat]
            if strength >> 8 > best:
                best = strength >> 8
                equals = 1
            elif strength >> 8 == best:
                equals += 1
        for seat in range(position.players):
            strength = scores[STRENGTH + seat]
            if strength == 0:
                continue
            award = float(scores[AWARD + seat])
            place = seat * _COUNT
            features[place + _AWARDS] += award
            features[place + _OWN_ANIMALS] += float(scores[OWN + seat])
            features[place + _INFLUENCE] += animals * float(influence[seat]) / float(in_all)
            features[place + _CHANCES] += animals - award
            if strength >> 24 > 0:
                features[place + _VERY_FIRM] += award
            elif strength >> 16 > 0:
                features[place + _FIRM] += award
            if present == 1:
                features[place + _ALONE] += award
            elif scores[RANK + seat] == 1 and equals > 1:
                features[place + _CLOSE] += award

    def measure_seat(self, position: BisonPosition, seat: i64) -> None:
        """Stock and pieces, and what the seat may still do in this season."""
        features = self.features
        place = seat * _COUNT
        own = seat * ITEMS
        stock = float(position.stock(seat))
        features[place + _STOCK] = stock
        if stock > _PLENTY_FROM:
            features[place + _PLENTY] = stock - _PLENTY_FROM
        features[place + _LOWEST] = float(position.lowest_track(seat))
        features[place + _RESERVE_HUNTERS] = float(i64(position.reserve[own + HUNTERS]))
        value: i64
        points: i64 = 0
        large: i64 = 0
        for value in range(1, 5):
            pieces = i64(position.reserve[own + TEPEES + value] + position.reserve[own + CANOES + value])
            points += value * pieces
            if value > 2:
                large += pieces
        features[place + _RESERVE_POINTS] = float(points)
        features[place + _RESERVE_LARGE] = float(large)
        self.add_spaces(position, position.lands[seat], 0, place)
        features[place + _LAND_HUNTERS] = features[place + _BOARD_HUNTERS]
        self.add_spaces(position, position.rivers[seat], LANDS, place)
        excess = features[place + _AWARDS] + stock - float(3 * TRACK_END)
        if excess > 0.0:
            features[place + _OVERFULL] = excess
        used = position.used[seat]
        left: i64 = ACTIONS_A_SEASON
        while used != 0:
            left -= 1
            used &= used - 1
        features[place + _ACTIONS_LEFT] = float(left)
        if left > 0:
            used = position.used[seat]
            features[place + _BUILDS_LEFT] = float(2 - ((used >> TEPEE) & 1) - ((used >> CANOE) & 1))
            if position.holds_tile(seat):
                features[place + _TILE_IN_HAND] = 1.0

    def add_spaces(self, position: BisonPosition, spaces: i64, first: i64, place: i64) -> None:
        """Hunters and points on own spaces."""
        features = self.features
        while spaces != 0:
            space = first + lowest_bit(spaces)
            features[place + _BOARD_HUNTERS] += float(i64(position.hunters[space]))
            features[place + _BOARD_POINTS] += float(i64(position.pieces[space]))
            features[place + _SPACES] += 1.0
            spaces &= spaces - 1


def influence_of(strength: i64) -> i64:
    """The strength in a region (pieces of value 4, 3, 2, 1 and hunters, eight bits each) as one number."""
    total = strength & 255
    value: i64
    for value in range(1, 5):
        strength >>= 8
        total += (strength & 255) * _PIECE_INFLUENCE[value]
    return total
