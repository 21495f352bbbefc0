"""Why one position of Wind River is better for a seat than another: what tents, bison and resources say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from greatplains.games.windriver.board import COLUMNS, HEXES, hex_name, parse_hex
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import SETTING
from greatplains.review.explanation import SEATS, Explanation, explanation
from greatplains.review.windriver import sentences as say

# A position that is better, and another one.
Pair = tuple[WindRiverPosition, WindRiverPosition]


def explain(
    seat: int,
    before: WindRiverPosition,
    better: WindRiverPosition,
    other: WindRiverPosition,
    later: Sequence[WindRiverPosition],
) -> list[Explanation]:
    """All reasons that are true; the weight of each is about that of so many tents."""
    return [
        *_own_tents(seat, before, better, other, later),
        *_supply(seat, better, other),
        *_resources(seat, better, other),
        *_rivals(seat, better, other),
    ]


def sooner(seat: int, firsts: Pair, ends: Pair) -> list[Explanation]:
    """Tents that come home with the turn itself, where in the end as many are there anyway."""
    home, other_home = (int(position.on_plains[seat]) for position in firsts)
    if home <= other_home or ends[0].on_plains[seat] > ends[1].on_plains[seat]:
        return []
    return [explanation(say.HOME_SOONER, 1.5 * (home - other_home), tents=home, other=other_home)]


def _own_tents(
    seat: int,
    before: WindRiverPosition,
    better: WindRiverPosition,
    other: WindRiverPosition,
    later: Sequence[WindRiverPosition],
) -> list[Explanation]:
    found: list[Explanation] = []
    home, other_home = int(better.on_plains[seat]), int(other.on_plains[seat])
    if home > other_home:
        found.append(explanation(say.HOME, 3.0 * (home - other_home), tents=home, other=other_home))
    tents, other_tents = _all_tents(better, seat), _all_tents(other, seat)
    had = _all_tents(before, seat)
    if other_tents < min(tents, had):
        missing = _fewer(before, other, seat)
        if missing:
            found.append(explanation(say.TENTS_LOST, 2.0 * (min(tents, had) - other_tents), hexes=missing))
    elif tents > other_tents and before.phase != SETTING:
        found.append(explanation(say.NEW_TENT, 1.5 * (tents - other_tents), tents=tents, other=other_tents))
    found += _lost_later(seat, better, other, later)
    if (home, better.on_board[seat]) == (other_home, other.on_board[seat]):
        steps, other_steps = _way(better, seat), _way(other, seat)
        if steps < other_steps:
            found.append(explanation(say.WAY, 0.3 * (other_steps - steps), steps=steps, other=other_steps))
    return found


def _lost_later(
    seat: int, better: WindRiverPosition, other: WindRiverPosition, later: Sequence[WindRiverPosition]
) -> list[Explanation]:
    """The first tent that the seat lost as the game went on, where the better turn would have had more bison."""
    for earlier, position in pairwise(later):
        if _all_tents(position, seat) >= _all_tents(earlier, seat):
            continue
        for name in _fewer(earlier, position, seat):
            hex_ = parse_hex(name)
            assert hex_ is not None
            if better.tents[seat * HEXES + hex_] > 0 and better.bison[hex_] > other.bison[hex_]:
                return [explanation(say.LOST_LATER, 1.0, hex=name, turn=int(position.turn))]
        return []
    return []


def _supply(seat: int, better: WindRiverPosition, other: WindRiverPosition) -> list[Explanation]:
    found: list[Explanation] = []
    camps = [hex_ for hex_ in range(HEXES) if better.tents[seat * HEXES + hex_] > 0]
    fed = [hex_ for hex_ in camps if better.unsupplied(seat, hex_) == 0 < other.unsupplied(seat, hex_)]
    if fed and better.need(seat) < other.need(seat):
        found.append(
            explanation(
                say.FED, 1.5 * int(other.need(seat) - better.need(seat)), hexes=[hex_name(hex_) for hex_ in fed]
            )
        )
    more = [hex_ for hex_ in camps if better.bison[hex_] > other.bison[hex_]]
    if more:
        here, otherwise = (sum(int(position.bison[hex_]) for hex_ in more) for position in (better, other))
        found.append(
            explanation(
                say.BISON_KEPT,
                0.4 * (here - otherwise),
                bison=here,
                hexes=[hex_name(hex_) for hex_ in more],
                other=otherwise,
            )
        )
    return found


def _resources(seat: int, better: WindRiverPosition, other: WindRiverPosition) -> list[Explanation]:
    found: list[Explanation] = []
    ours, theirs = int(better.resources[seat]), int(other.resources[seat])
    if ours > theirs:
        found.append(explanation(say.RESOURCES, 0.5 * (ours - theirs), resources=ours, other=theirs))
    earns, other_earns = int(better.earnings(seat)), int(other.earnings(seat))
    if earns > other_earns:
        found.append(explanation(say.EARNS, 0.4 * (earns - other_earns), earns=earns, other=other_earns))
    return found


def _rivals(seat: int, better: WindRiverPosition, other: WindRiverPosition) -> list[Explanation]:
    found: list[Explanation] = []
    for rival in range(better.players):
        if rival == seat:
            continue
        home, other_home = int(better.on_plains[rival]), int(other.on_plains[rival])
        if home < other_home:
            found.append(
                explanation(say.RIVAL_HOME, 2.0 * (other_home - home), rival=SEATS[rival], tents=home, other=other_home)
            )
        hungry, other_hungry = int(better.need(rival)), int(other.need(rival))
        if hungry > other_hungry:
            found.append(
                explanation(
                    say.RIVAL_HUNGRY,
                    1.2 * (hungry - other_hungry),
                    rival=SEATS[rival],
                    tents=hungry,
                    other=other_hungry,
                )
            )
    return found


def _all_tents(position: WindRiverPosition, seat: int) -> int:
    """Tents on the board and in the Great Plains: one that is lost goes back to the hand."""
    return int(position.on_board[seat] + position.on_plains[seat])


def _fewer(earlier: WindRiverPosition, later: WindRiverPosition, seat: int) -> list[str]:
    """Hexes where the seat has fewer tents than before."""
    return [
        hex_name(hex_) for hex_ in range(HEXES) if later.tents[seat * HEXES + hex_] < earlier.tents[seat * HEXES + hex_]
    ]


def _way(position: WindRiverPosition, seat: int) -> int:
    """Steps to the Great Plains of all tents on the board."""
    return sum(int(position.tents[seat * HEXES + hex_]) * (COLUMNS - hex_ % COLUMNS) for hex_ in range(HEXES))
