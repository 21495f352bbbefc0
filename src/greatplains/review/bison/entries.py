"""What was won and lost with a turn of Bison, and where."""

from __future__ import annotations

from collections.abc import Sequence

from greatplains.games.bison import steps as st
from greatplains.games.bison.breakdown import breakdown
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.rules import BisonRules
from greatplains.games.bison.state import COST, KINDS, OVERFLOWING, TRACK_END
from greatplains.review.bison import sentences as say
from greatplains.review.bison.regions import animal, cells
from greatplains.review.explanation import Entry, explanation


def entries(before: BisonPosition, steps: Sequence[int], after: BisonPosition) -> list[Entry]:
    """Animals of regions where a season was scored, animals paid, and those lost above 15."""
    seat = int(before.seat)
    if before.phase == OVERFLOWING:
        return _spilt(before, steps, seat)
    found: list[Entry] = []
    hunters = _hunters(before, steps)
    paid = int(COST[hunters])
    if paid > 0:
        found.append(Entry(seat, -paid, explanation(say.PAID, hunters=hunters, animals=paid)))
    if BisonRules().has_scored(before, after):
        found += _scored(after)
    return found


def _hunters(before: BisonPosition, steps: Sequence[int]) -> int:
    """The hunters of an action: only a position that has just been played on still knows them."""
    after = before.copy()
    for step in steps:
        after.apply(step)
    return int(after.spent)


def _scored(position: BisonPosition) -> list[Entry]:
    return [
        Entry(
            standing.seat,
            standing.award,
            explanation(
                say.SCORED, terrain=part.name, places=cells(part), award=standing.award, animal=animal(part.name)
            ),
        )
        for part in breakdown(position)
        for standing in part.standings
        if standing.award > 0
    ]


def _spilt(before: BisonPosition, steps: Sequence[int], seat: int) -> list[Entry]:
    """What was neither bought nor traded away (Bison 4, B10)."""
    spent = before.copy()
    lost = 0
    for step in steps:
        if step == st.DONE:
            lost = sum(max(0, int(spent.tracks[seat * 3 + kind]) - TRACK_END) for kind in range(len(KINDS)))
        else:
            spent.apply(step)
    return [Entry(seat, -lost, explanation(say.SPILT, animals=lost))] if lost else []
