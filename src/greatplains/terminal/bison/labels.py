"""Where to write a few words in a small area so that they are easy to read."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set

from greatplains.terminal.hexes import Dot, beside

# A letter outside its area is worse than one at the area's edge by so much; in another tile, or on another label, it is
# much worse.
_OUTSIDE = 4
_ABROAD = 25
_TAKEN = 100


def best_place(
    area: Set[Dot], tile: Set[Dot], taken: Set[Dot], layouts: Sequence[Sequence[str]]
) -> list[tuple[Dot, str]]:
    """The lines of the layout that fits best into an area of a tile, each with the column and row where it begins."""
    depths = _depths(area)
    middle = (
        sum(column for column, _ in area) / len(area),
        sum(row for _, row in area) / len(area),
    )
    columns, rows = {column for column, _ in area}, {row for _, row in area}
    best: tuple[float, list[tuple[Dot, str]]] | None = None
    for lines in layouts:
        for row in range(min(rows) - 1, max(rows) + 3 - len(lines)):
            for column in range(min(columns), max(columns) + 1):
                placed = _centred((column, row), lines)
                cost = _cost(placed, depths, tile, taken) + _away((column, row + (len(lines) - 1) / 2), middle)
                if best is None or cost < best[0]:
                    best = cost, placed
    return best[1] if best else []


def covered(placed: Collection[tuple[Dot, str]]) -> set[Dot]:
    """The places under the words."""
    return {(column + offset, row) for (column, row), line in placed for offset in range(len(line))}


def _centred(place: Dot, lines: Sequence[str]) -> list[tuple[Dot, str]]:
    column, row = place
    return [((column - len(line) // 2, row + number), line) for number, line in enumerate(lines)]


def _cost(placed: Collection[tuple[Dot, str]], depths: dict[Dot, int], tile: Set[Dot], taken: Set[Dot]) -> float:
    places = covered(placed)
    cost = sum(-min(depths[place], 3) if place in depths else _OUTSIDE for place in places)
    return cost / len(places) + _ABROAD * len(places - tile) + _TAKEN * len(places & taken)


def _away(place: tuple[float, float], middle: tuple[float, float]) -> float:
    return (abs(place[0] - middle[0]) / 2 + abs(place[1] - middle[1])) / 8


def _depths(area: Set[Dot]) -> dict[Dot, int]:
    """How many steps lead out of the area from each of its places."""
    depths: dict[Dot, int] = {}
    left, depth = set(area), 1
    while left:
        border = {place for place in left if not left.issuperset(beside(place))}
        depths.update((place, depth) for place in border)
        left -= border
        depth += 1
    return depths
