"""Scoring of Bison: who ranks where in a region, and what it brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.bits import lowest_bit
from greatplains.games.bison.board import CELLS
from greatplains.games.bison.state import KIND_OF_TERRAIN, BisonState

# Where `score_region` writes what it found, for each seat.
AWARD: Final = 0
RANK: Final = 4  # 1 first, 2 second, 3 below; 0 not present
STRENGTH: Final = 8
OWN: Final = 12  # animals on the region's spaces the seat occupies
_ROOM: Final = 16


def score_buffer() -> vec[i64]:
    """Room for the scores of one region, to be reused from region to region."""
    return vec[i64]([0] * _ROOM)


def region_animals(position: BisonState, terrain: i64, cells: i64) -> i64:
    """All animals of a region."""
    total: i64 = 0
    while cells != 0:
        total += i64(position.animals[terrain * CELLS + lowest_bit(cells)])
        cells &= cells - 1
    return total


def score_region(position: BisonState, terrain: i64, cells: i64, scores: vec[i64]) -> None:
    """Write award, rank, strength and own animals of each seat for one region (Bison 4)."""
    seat: i64
    best: i64 = 0
    second: i64 = 0
    for seat in range(position.players):
        measure_seat(position, terrain, cells, seat, scores)
        mine = scores[STRENGTH + seat]
        if mine > best:
            second = best
            best = mine
        elif mine < best and mine > second:
            second = mine
    firsts: i64 = 0
    seconds: i64 = 0
    for seat in range(position.players):
        mine = scores[STRENGTH + seat]
        if mine == best:
            firsts += 1
        elif mine == second:
            seconds += 1
    if best == 0:
        for seat in range(position.players):
            scores[AWARD + seat] = 0
            scores[RANK + seat] = 0
        return
    total = region_animals(position, terrain, cells)
    for seat in range(position.players):
        mine = scores[STRENGTH + seat]
        if mine == 0:
            scores[RANK + seat] = 0
            scores[AWARD + seat] = 0
        elif mine == best:
            scores[RANK + seat] = 1
            scores[AWARD + seat] = total if firsts == 1 else total // 2
        elif mine == second and firsts == 1:
            scores[RANK + seat] = 2
            scores[AWARD + seat] = total // 2 if seconds == 1 else scores[OWN + seat]
        else:
            scores[RANK + seat] = 3  # B9: also the next after several firsts
            scores[AWARD + seat] = scores[OWN + seat]


def measure_seat(position: BisonState, terrain: i64, cells: i64, seat: i64, scores: vec[i64]) -> None:
    """Strength of a seat in a region, and the animals on the spaces it occupies there.

    The strength compares like (pieces of value 4, of 3, of 2, of 1, hunters), eight bits each (B2).
    """
    rest = cells & position.owned_cells(seat, terrain)
    own: i64 = 0
    total: i64 = 0
    while rest != 0:
        space = terrain * CELLS + lowest_bit(rest)
        value = i64(position.pieces[space])
        own += i64(position.animals[space])
        total += i64(position.hunters[space])
        if value > 0:
            total += _ONE_PIECE[value]
        rest &= rest - 1
    scores[OWN + seat] = own
    scores[STRENGTH + seat] = total


_ONE_PIECE: Final[vec[i64]] = vec[i64]([0, 1 << 8, 1 << 16, 1 << 24, 1 << 32])


def score_terrain(position: BisonState, terrain: i64) -> None:
    """Give every player what the regions of one terrain bring, beyond the end of the track too."""
    scores = score_buffer()
    kind = KIND_OF_TERRAIN[terrain]
    rest = position.laid
    seat: i64
    while rest != 0:
        cells = position.region[terrain * CELLS + lowest_bit(rest)]
        score_region(position, terrain, cells, scores)
        for seat in range(position.players):
            position.tracks[seat * 3 + kind] += scores[AWARD + seat]
        rest &= ~cells
