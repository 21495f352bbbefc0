"""The places to stand on a Bison tile: one for the pieces of each space, and one for each animal printed on it.

Like `geometry`, from which it follows, this is plain numbers in the tile's own coordinates.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from greatplains.drawing.bison.geometry import NAME_AT, Land, Spot, land, river_curve
from greatplains.drawing.markup import Point
from greatplains.games.bison import board

_STEP: Final = 7
_ROUNDS: Final = 3


class Want(NamedTuple):
    """What a thing takes up: room to the next border, and the half-axes of the ellipse it fills."""

    room: float
    across: float
    down: float


class Thing(NamedTuple):
    """Something that has its place."""

    at: Point
    want: Want


_PIECES: Final = Want(29.0, 32.0, 26.0)
_ANIMAL: Final = Want(19.0, 22.0, 16.0)
_NAME: Final = Want(9.0, 18.0, 14.0)
_CANOE: Final = Want(0.0, 26.0, 18.0)
_SMALLEST: Final = 0.76

# Along the river, 0 to 1: the pieces in the middle, the salmon before and behind them.
_MIDDLE: Final = 0.5
_SALMON: Final[tuple[tuple[float, ...], ...]] = ((), (0.22,), (0.2, 0.8), (0.1, 0.25, 0.81))


@dataclass(frozen=True, slots=True)
class Places:
    """Where things stand on one space: its pieces as a group, and its animals one by one.

    Where the land is narrow, `size` is less than 1: all is drawn smaller by that factor.
    """

    pieces: Spot
    animals: tuple[Spot, ...]
    size: float


@cache
def places(a: int, d: int, terrain: int, animals: int) -> Places:
    """The places of a space of the shape (a, d) on which that many animals are printed."""
    if terrain == board.RIVER:
        return _on_river(a, d, animals)
    return _on_land(a, d, terrain, animals)


def _on_river(a: int, d: int, animals: int) -> Places:
    river = river_curve(a, d)
    spots = (Spot(*river.at(t), river.slope(t)) for t in _SALMON[animals])
    return Places(Spot(*river.at(_MIDDLE)), tuple(spots), 1.0)


def _on_land(a: int, d: int, terrain: int, animals: int) -> Places:
    """Spread pieces and animals so that the tightest of them has as much room as can be."""
    choices = _choices(land(a, d, terrain))
    fixed = [Thing(NAME_AT, _NAME), Thing(river_curve(a, d).at(_MIDDLE), _CANOE)]
    wants = [_PIECES] + [_ANIMAL] * animals
    chosen: list[Thing] = []
    for want in wants:
        chosen.append(Thing(_best(choices, want, fixed + chosen)[0], want))
    tightest = 1.0
    for _ in range(_ROUNDS):
        tightest = 1.0
        for number, want in enumerate(wants):
            point, ease = _best(choices, want, fixed + chosen[:number] + chosen[number + 1 :])
            chosen[number] = Thing(point, want)
            tightest = min(tightest, ease)
    pieces, *others = [Spot(*thing.at) for thing in chosen]
    # The animals further north are drawn first: those in front may cover their feet.
    return Places(pieces, tuple(sorted(others, key=lambda place: (place.y, place.x))), max(tightest, _SMALLEST))


@cache
def _choices(ground: Land) -> list[tuple[Point, float]]:
    """A grid of points on the land with the room each has."""
    grid = [(float(x), float(y)) for y in range(-98, 99, _STEP) for x in range(-98, 99, _STEP)]
    rooms = [(point, ground.room(point)) for point in grid]
    return [(point, room) for point, room in rooms if room > 4]


def _best(choices: list[tuple[Point, float]], want: Want, others: list[Thing]) -> tuple[Point, float]:
    """The choice that leaves most room, and how easily the thing lies there: 1 if it just fits."""
    best, best_ease = choices[0][0], -1.0
    for point, room in choices:
        # Rounded, so that all machines break ties alike.
        ease = round(room / want.room, 6)
        for other in others:
            if ease <= best_ease:
                break
            ease = min(ease, round(_gap(point, want, other), 6))
        if ease > best_ease:
            best, best_ease = point, ease
    return best, best_ease


def _gap(point: Point, want: Want, other: Thing) -> float:
    """The distance of two ellipses' centres; 1 if they just touch."""
    across = (point[0] - other.at[0]) / (want.across + other.want.across)
    down = (point[1] - other.at[1]) / (want.down + other.want.down)
    return math.hypot(across, down)
