"""Regions of two positions of one game, put side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greatplains.core.contract import Part, Standing
from greatplains.games.bison.board import TERRAINS
from greatplains.games.bison.state import KIND_OF_TERRAIN, KINDS

# Cells that are named of a region; more of them say less.
_NAMED: Final = 4


@dataclass(frozen=True, slots=True)
class Land:
    """The same land in two positions: a region of one may be several of the other, where a tile joins them."""

    better: tuple[Part, ...]
    other: tuple[Part, ...]


def lands(better: Sequence[Part], other: Sequence[Part]) -> list[Land]:
    """The regions of both positions, those that have spaces in common together."""
    found: list[Land] = []
    for land in [Land((part,), ()) for part in better] + [Land((), (part,)) for part in other]:
        spaces = _spaces(land)
        common = [each for each in found if _spaces(each) & spaces]
        found = [each for each in found if each not in common]
        joined = [*common, land]
        found.append(
            Land(
                tuple(part for each in joined for part in each.better),
                tuple(part for each in joined for part in each.other),
            )
        )
    return found


def award(parts: Sequence[Part], seat: int) -> int:
    """What these regions bring a seat."""
    return sum(standing.award for part in parts for standing in part.standings if standing.seat == seat)


def standing_of(part: Part, seat: int) -> Standing | None:
    """How a seat stands in a region."""
    return next((standing for standing in part.standings if standing.seat == seat), None)


def how(part: Part, seat: int) -> str:
    """How a seat holds a region where it is present: alone, shared or behind others."""
    standing = standing_of(part, seat)
    if standing is None or standing.rank > 1:
        return "behind"
    return "alone" if standing.why == "alone_first" else "shared"


def leads_alone(parts: Sequence[Part], seat: int) -> bool:
    """Does the seat lead alone in one of these regions?"""
    return any(standing_of(part, seat) is not None and how(part, seat) == "alone" for part in parts)


def largest(parts: Sequence[Part], seat: int) -> Part:
    """Of these regions the one that brings the seat most."""
    return max(parts, key=lambda part: (award([part], seat), part.worth))


def animal(terrain: str) -> str:
    """The animal of a terrain."""
    return KINDS[KIND_OF_TERRAIN[TERRAINS.index(terrain)]]


def cells(part: Part) -> list[str]:
    """The cells of a region, the first of them if there are many."""
    names = [place[:-1] for place in part.places]
    return names if len(names) <= _NAMED else [*names[: _NAMED - 1], "…"]


def _spaces(land: Land) -> set[str]:
    return {place for part in (*land.better, *land.other) for place in part.places}
