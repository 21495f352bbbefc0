"""What a network is shown of Bison, entry by entry; docs/learning.md has the same as a table.

The board is shown region by region: each adds its animals to the sum for how firmly a seat holds it, who is near it,
and what it brings.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.bison.evaluation import FEATURES, influence_of
from greatplains.bots.evaluation import Evaluation, value_buffer
from greatplains.bots.inputs import FEATURE_MOST, FEATURE_UNIT, Inputs, Part, size_of
from greatplains.core.bits import count_bits, lowest_bit
from greatplains.core.position import Position
from greatplains.games.bison.board import CELLS, LANDS, RIVER
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.scoring import AWARD, OWN, STRENGTH, region_animals, score_buffer, score_region
from greatplains.games.bison.state import (
    ACTIONS,
    ACTIONS_A_SEASON,
    ITEMS,
    OVERFLOWING,
    TRACK_END,
)

_ANIMALS: Final = 1000
_HOLDS: Final = 14
_SEASONS: Final = 6
_TURNS: Final = 4 * ACTIONS_A_SEASON

SEAT_PARTS: Final = (
    Part("features", len(FEATURES), FEATURE_MOST, FEATURE_UNIT, "the features of the hand-made evaluation"),
    Part("worth", 1, FEATURE_MOST, FEATURE_UNIT, "what the hand-made evaluation adds them up to"),
    Part("tracks", 3, 60, 1, "animals of each kind"),
    Part("reserve", ITEMS, 8, 1, "hunters, tepees and canoes in reserve"),
    Part("market", ITEMS, 8, 1, "the same on the market"),
    Part("used", len(ACTIONS), 1, 1, "1 for each action taken in this season"),
    Part("tile", 1, 1, 1, "1 as long as the season's tile is in hand"),
    Part("awards", 3, _ANIMALS, 1, "what prairies, mountains and rivers would bring now"),
    Part("own animals", 3, _ANIMALS, 1, "animals on own spaces, by terrain"),
    Part("influence", 3, 4 * _ANIMALS, 4, "animals shared out by strength, by terrain"),
    Part("near", 3, _ANIMALS, 1, "animals of regions that hunters next to them could come to, by terrain"),
    Part("score", 1, 3 * TRACK_END, 1, "the final score if the game were scored now"),
    Part(
        "ahead",
        3,
        3 * TRACK_END,
        1,
        "by how much that beats the best rival: in the last season, the one before, earlier",
    ),
    Part(
        "holds",
        _HOLDS,
        _ANIMALS,
        1,
        "animals of regions held alone (with hunters, pieces of 1 and 2, of 3 and 4), led by hunters (one, two, more), "
        "led by pieces (little, much), shared, lost by hunters (one, two, more), lost by pieces (little, much)",
    ),
    Part("shaky", 1, _ANIMALS, 1, "animals of regions led that hunters of a rival next to them could take or share"),
    Part("open to", 1, _ANIMALS, 1, "animals of regions not led that own hunters next to them could take or share"),
    Part("places", 3, 27, 1, "regions in which the seat is first, shares the first place, or comes after"),
)
TABLE_PARTS: Final = (
    Part("players", 3, 1, 1, "1 at two, three or four players"),
    Part("variant", 3, 1, 1, "1 at the variant"),
    Part("seasons left", _SEASONS, 1, 1, "1 at the number of seasons after this one"),
    Part("turn", _TURNS, 1, 1, "1 at the action of the season that comes now"),
    Part("scoring", 3, 1, 1, "1 at the terrain that was scored, while what exceeds the tracks is spent"),
    Part("totem", 4, 1, 1, "1 at the first seat of this season"),
    Part("free animals", 3, _ANIMALS, 1, "animals of regions where nobody is, by terrain"),
    Part("open cells", 1, 27, 1, "cells where a tile may be laid"),
)
_FEATURES: Final = len(FEATURES)
_TRACKS_AT: Final = _FEATURES + 1
_RESERVE_AT: Final = _TRACKS_AT + 3
_MARKET_AT: Final = _RESERVE_AT + ITEMS
_USED_AT: Final = _MARKET_AT + ITEMS
_TILE_AT: Final = _USED_AT + len(ACTIONS)
_AWARDS_AT: Final = _TILE_AT + 1
_OWN_AT: Final = _AWARDS_AT + 3
_INFLUENCE_AT: Final = _OWN_AT + 3
_NEAR_AT: Final = _INFLUENCE_AT + 3
_SCORE_AT: Final = _NEAR_AT + 3
_AHEAD_AT: Final = _SCORE_AT + 1
_HOLDS_AT: Final = _AHEAD_AT + 3
_SHAKY_AT: Final = _HOLDS_AT + _HOLDS
_OPEN_TO_AT: Final = _SHAKY_AT + 1
_PLACES_AT: Final = _OPEN_TO_AT + 1
_SEAT_SIZE: Final[i64] = _PLACES_AT + 3
_PLAYERS_AT: Final = 4 * _SEAT_SIZE
_VARIANT_AT: Final = _PLAYERS_AT + 3
_LEFT_AT: Final = _VARIANT_AT + 3
_TURN_AT: Final = _LEFT_AT + _SEASONS
_SCORING_AT: Final = _TURN_AT + _TURNS
_TOTEM_AT: Final = _SCORING_AT + 3
_FREE_AT: Final = _TOTEM_AT + 4
_OPEN_AT: Final = _FREE_AT + 3

# How firmly a region is held: places in `holds`.
_ALONE: Final = 0
_LED_BY_HUNTERS: Final = 3
_LED_BY_PIECES: Final = 6
_SHARED: Final = 8
_LOST_BY_HUNTERS: Final = 9
_LOST_BY_PIECES: Final = 12


class BisonInputs(Inputs):
    """Nothing of the tiles in hands and in the stack."""

    def __init__(self, linear: Evaluation) -> None:
        self.linear = linear
        self.seat_size = size_of(SEAT_PARTS)
        self.size = 4 * size_of(SEAT_PARTS) + size_of(TABLE_PARTS)
        self.row = vec[i64]([0] * (4 * size_of(SEAT_PARTS) + size_of(TABLE_PARTS)))
        self.worths = value_buffer()
        self.scores: vec[i64] = score_buffer()
        self.near: vec[i64] = vec[i64]([0] * 4)

    def write(self, position: Position) -> None:
        assert isinstance(position, BisonPosition)
        self.clear()
        self.linear.worth(position, self.worths)
        row = self.row
        players = position.players
        seat: i64
        for seat in range(players):
            at = self.place_of(position, seat) * _SEAT_SIZE
            self.write_features(seat, _FEATURES, at)
            self.write_seat(position, seat, at)
        terrain: i64
        for terrain in range(3):
            rest = position.laid
            while rest != 0:
                cells = position.region[terrain * CELLS + lowest_bit(rest)]
                rest &= ~cells
                self.add_region(position, terrain, cells)
        self.write_scores(position)
        row[_PLAYERS_AT + players - 2] = 1
        row[_VARIANT_AT + position.variant] = 1
        row[_LEFT_AT + position.seasons - position.season - 1] = 1
        if position.phase == OVERFLOWING:
            row[_SCORING_AT + position.terrain] = 1
        else:
            row[_TURN_AT + position.turn_of_season] = 1
        row[_TOTEM_AT + self.place_of(position, position.totem_seat())] = 1
        row[_OPEN_AT] = count_bits(position.open)

    def place_of(self, position: BisonPosition, seat: i64) -> i64:
        """The seat, counted from the one to move."""
        place = seat - position.seat
        return place if place >= 0 else place + position.players

    def write_seat(self, position: BisonPosition, seat: i64, at: i64) -> None:
        """What lies before a seat."""
        row = self.row
        kind: i64
        for kind in range(3):
            row[at + _TRACKS_AT + kind] = position.tracks[seat * 3 + kind]
        item: i64
        for item in range(ITEMS):
            row[at + _RESERVE_AT + item] = i64(position.reserve[seat * ITEMS + item])
            row[at + _MARKET_AT + item] = i64(position.market[seat * ITEMS + item])
        used = position.used[seat]
        while used != 0:
            row[at + _USED_AT + lowest_bit(used)] = 1
            used &= used - 1
        if position.holds_tile(seat):
            row[at + _TILE_AT] = 1

    def add_region(self, position: BisonPosition, terrain: i64, cells: i64) -> None:
        """What a region means to each seat."""
        row = self.row
        scores = self.scores
        animals = region_animals(position, terrain, cells)
        if animals == 0:
            return
        score_region(position, terrain, cells, scores)
        self.count_near(position, terrain, cells)
        players = position.players
        in_all: i64 = 0
        seat: i64
        for seat in range(players):
            in_all += influence_of(scores[STRENGTH + seat])
        if in_all == 0:
            row[_FREE_AT + terrain] += animals
        for seat in range(players):
            at = self.place_of(position, seat) * _SEAT_SIZE
            if self.near[seat] > 0:
                row[at + _NEAR_AT + terrain] += animals
            strength = scores[STRENGTH + seat]
            if strength > 0:
                row[at + _AWARDS_AT + terrain] += scores[AWARD + seat]
                row[at + _OWN_AT + terrain] += scores[OWN + seat]
                row[at + _INFLUENCE_AT + terrain] += 4 * animals * influence_of(strength) // in_all
            if in_all > 0:
                self.add_hold(position, seat, at, animals)

    def add_hold(self, position: BisonPosition, seat: i64, at: i64, animals: i64) -> None:
        """How firmly a seat holds a region in which somebody is, and who could come."""
        row = self.row
        scores = self.scores
        own = scores[STRENGTH + seat]
        best: i64 = 0
        coming: i64 = 0  # the most hunters that a rival without better pieces could have here
        other: i64
        for other in range(position.players):
            if other != seat:
                strength = scores[STRENGTH + other]
                if strength > best:
                    best = strength
                if self.near[other] > 0 and strength + self.near[other] > coming:
                    coming = strength + self.near[other]
        if own > 0:
            row[at + _HOLDS_AT + hold(own, best)] += animals
            row[at + _PLACES_AT + (0 if own > best else 1 if own == best else 2)] += 1
        if own > best:
            if coming >= own:
                row[at + _SHAKY_AT] += animals
        elif self.near[seat] > 0 and own + self.near[seat] >= best:
            row[at + _OPEN_TO_AT] += animals

    def count_near(self, position: BisonPosition, terrain: i64, cells: i64) -> None:
        """Hunters of each seat that stand one step away from a region."""
        near_land: i64 = 0
        near_river: i64 = 0
        rest = cells
        while rest != 0:
            space = terrain * CELLS + lowest_bit(rest)
            near_land |= position.near_land[space]
            near_river |= position.near_river[space]
            rest &= rest - 1
        if terrain == RIVER:
            near_river &= ~cells
        else:
            near_land &= ~(cells << terrain * CELLS)
        seat: i64
        for seat in range(position.players):
            count: i64 = 0
            rest = near_land & position.hunter_lands[seat]
            while rest != 0:
                count += i64(position.hunters[lowest_bit(rest)])
                rest &= rest - 1
            rest = near_river & position.hunter_rivers[seat]
            while rest != 0:
                count += i64(position.hunters[LANDS + lowest_bit(rest)])
                rest &= rest - 1
            self.near[seat] = count

    def write_scores(self, position: BisonPosition) -> None:
        """The final scores if this were the end, and by how much each seat is ahead."""
        row = self.row
        players = position.players
        place: i64
        other: i64
        terrain: i64
        for place in range(players):
            at = place * _SEAT_SIZE
            total: i64 = 0
            for terrain in range(3):
                award = row[at + _AWARDS_AT + terrain]
                total += award if award < TRACK_END else TRACK_END
            row[at + _SCORE_AT] = total
        left = position.seasons - position.season - 1
        when: i64 = left if left < 2 else 2
        for place in range(players):
            best: i64 = 0
            for other in range(players):
                if other != place and row[other * _SEAT_SIZE + _SCORE_AT] > best:
                    best = row[other * _SEAT_SIZE + _SCORE_AT]
            row[place * _SEAT_SIZE + _AHEAD_AT + when] = row[place * _SEAT_SIZE + _SCORE_AT] - best


def hold(own: i64, best: i64) -> i64:
    """How firmly a region is held by this strength against the best of the others: a place in `holds`."""
    if best == 0:
        return _ALONE + (2 if own >> 24 > 0 else 1 if own >> 8 > 0 else 0)
    if own == best:
        return _SHARED
    if own >> 8 == best >> 8:
        if own > best:
            return _LED_BY_HUNTERS + few(own - best)
        return _LOST_BY_HUNTERS + few(best - own)
    if own > best:
        return _LED_BY_PIECES + (1 if level(own) > level(best) + 1 else 0)
    return _LOST_BY_PIECES + (1 if level(best) > level(own) + 1 else 0)


def few(hunters: i64) -> i64:
    """0 for one, 1 for two, 2 for more."""
    return hunters - 1 if hunters < 3 else 2


def level(strength: i64) -> i64:
    """The value of the best piece."""
    value: i64 = 0
    strength >>= 8
    while strength != 0:
        value += 1
        strength >>= 8
    return value
