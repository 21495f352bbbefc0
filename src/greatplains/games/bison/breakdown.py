"""The score of Bison region by region, with the reason of every award."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greatplains.core.bits import lowest_bit, members
from greatplains.core.contract import Part, Standing, View
from greatplains.games.bison import scoring
from greatplains.games.bison.board import CELLS, TERRAINS, space_name
from greatplains.games.bison.position import BisonPosition

WHY: Final = {
    "alone_first": "alone first: all animals of the region",
    "tied_first": "tied first: half of the animals, rounded down",
    "alone_second": "alone second: half of the animals, rounded down",
    "tied_second": "tied second: the animals on own spaces",
    "after_tied_first": "behind a tie for first: the animals on own spaces",
    "below": "third or lower: the animals on own spaces",
}


def breakdown(position: BisonPosition) -> list[Part]:
    """All regions in the order of scoring, with what each would bring now."""
    return [
        region_part(position, terrain, cells)
        for terrain in range(len(TERRAINS))
        for cells in regions(position, terrain)
    ]


def regions(position: BisonPosition, terrain: int) -> list[int]:
    """The regions of a terrain as sets of cells, in the order of their first cells."""
    found: list[int] = []
    rest: i64 = position.laid
    while rest != 0:
        cells = position.region[terrain * CELLS + lowest_bit(rest)]
        found.append(cells)
        rest &= ~cells
    return found


def region_part(position: BisonPosition, terrain: int, cells: int) -> Part:
    """A region, with what it would bring now."""
    seen = region_view(position, terrain, cells)
    standings = tuple([Standing(**standing) for standing in seen["standings"]])
    return Part(seen["name"], tuple(seen["places"]), seen["worth"], standings)


def region_view(position: BisonPosition, terrain: int, cells: int) -> View:
    """The same as a plain value: some are told with every turn, and a `Part` takes three times as long to make."""
    scores = scoring.score_buffer()
    scoring.score_region(position, terrain, cells, scores)
    present = [seat for seat in range(position.players) if scores[scoring.RANK + seat] > 0]
    present.sort(key=lambda seat: -scores[scoring.STRENGTH + seat])
    ranks = [scores[scoring.RANK + seat] for seat in present]
    return {
        "name": TERRAINS[terrain],
        "places": [space_name(terrain * CELLS + cell) for cell in members(cells)],
        "worth": scoring.region_animals(position, terrain, cells),
        "standings": [
            {
                "seat": seat,
                "rank": rank,
                "award": scores[scoring.AWARD + seat],
                "why": _reason(rank, ranks),
                "facts": _facts(scores[scoring.STRENGTH + seat], scores[scoring.OWN + seat]),
            }
            for seat, rank in zip(present, ranks, strict=True)
        ],
    }


def _reason(rank: int, ranks: list[int]) -> str:
    if rank == 1:
        return "alone_first" if ranks.count(1) == 1 else "tied_first"
    if rank == 2:
        return "alone_second" if ranks.count(2) == 1 else "tied_second"
    return "after_tied_first" if ranks.count(1) > 1 else "below"


def _facts(strength: int, own: int) -> dict[str, int]:
    return {
        "value_4": strength >> 32 & 0xFF,
        "value_3": strength >> 24 & 0xFF,
        "value_2": strength >> 16 & 0xFF,
        "value_1": strength >> 8 & 0xFF,
        "hunters": strength & 0xFF,
        "own_animals": own,
    }
