"""Why one position of Wind River is better for a seat than another: what tents, bison and resources say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from greatplains.games.windriver.board import (
    BISON_DIRECTIONS,
    COLUMNS,
    DIRECTIONS,
    HEXES,
    LEADS_TO,
    hex_name,
    parse_hex,
)
from greatplains.games.windriver.meaning import meaning
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import SETTING
from greatplains.review.explanation import SEATS, Explanation, explanation
from greatplains.review.stretch import Stretch
from greatplains.review.windriver import sentences as say


def explain(
    seat: int, one: Stretch[WindRiverPosition], another: Stretch[WindRiverPosition], later: Stretch[WindRiverPosition]
) -> list[Explanation]:
    """All reasons that are true of where both lead; the weight of each is about that of so many tents."""
    better, other = one.end, another.end
    return [
        *_own_tents(seat, one, another),
        *_lost_later(seat, better, other, later),
        *_set(seat, one, another),
        *_stray(seat, one, another),
        *_supply(seat, better, other),
        *_resources(seat, better, other),
        *_rivals(seat, better, other),
    ]


def for_now(found: Explanation) -> Explanation:
    """Tents that come home with the turn itself, where in the end as many are there anyway."""
    return Explanation(say.HOME_SOONER, found.parameters, found.weight) if found.reason is say.HOME else found


def _own_tents(seat: int, one: Stretch[WindRiverPosition], another: Stretch[WindRiverPosition]) -> list[Explanation]:
    found: list[Explanation] = []
    better, other = one.end, another.end
    home, other_home = int(better.on_plains[seat]), int(other.on_plains[seat])
    if home > other_home:
        found.append(explanation(say.HOME, 3.0 * (home - other_home), tents=home, other=other_home))
    lost, other_lost = _lost(one, seat), _lost(another, seat)
    tents, other_tents = _all_tents(better, seat), _all_tents(other, seat)
    if len(other_lost) > len(lost):
        # Not those that are lost by the better turn as well.
        only = sorted((Counter(other_lost) - Counter(lost)).elements())
        found.append(explanation(say.TENTS_LOST, 2.0 * (len(other_lost) - len(lost)), hexes=list(dict.fromkeys(only))))
    elif tents > other_tents and one.start.phase != SETTING:
        found.append(explanation(say.NEW_TENT, 1.5 * (tents - other_tents), tents=tents, other=other_tents))
    if (home, better.on_board[seat]) == (other_home, other.on_board[seat]):
        steps, other_steps = _way(better, seat), _way(other, seat)
        if steps < other_steps:
            found.append(explanation(say.WAY, 0.3 * (other_steps - steps), steps=steps, other=other_steps))
    return found


def _lost(stretch: Stretch[WindRiverPosition], seat: int) -> list[str]:
    """The hexes of the tents that the seat loses; one that moves away is not lost."""
    return [
        hex_
        for position, turn in zip(stretch.positions, stretch.turns, strict=False)
        if position.seat == seat
        for hex_ in _given_up(turn)
    ]


def _given_up(turn: Sequence[int]) -> list[str]:
    return [str(meant.parameters["hex"]) for meant in map(meaning, turn) if meant.kind == "lose"]


def _lost_later(
    seat: int, better: WindRiverPosition, other: WindRiverPosition, later: Stretch[WindRiverPosition]
) -> list[Explanation]:
    """The first tent that the seat lost as the game went on, where the better turn would have had more bison."""
    for position, turn in zip(later.positions, later.turns, strict=False):
        if position.seat != seat or not (gone := _given_up(turn)):
            continue
        for name in gone:
            hex_ = parse_hex(name)
            assert hex_ is not None
            if better.tents[seat * HEXES + hex_] > 0 and better.bison[hex_] > other.bison[hex_]:
                return [explanation(say.LOST_LATER, 1.0, hex=name, turn=int(position.turn) + 1)]
        return []
    return []


def _set(seat: int, one: Stretch[WindRiverPosition], another: Stretch[WindRiverPosition]) -> list[Explanation]:
    """A first tent with more bison about it, or fewer tents of others; a hint has nothing to compare it with."""
    if one.start.phase != SETTING:
        return []
    chosen, bison, tents = _about(one, seat)
    other = _about(another, seat) if another.turns else ("", 0, 0)
    more = bison - tents - (other[1] - other[2])
    return [explanation(say.SET_NEAR, 0.4 * more, hex=chosen, bison=bison, tents=tents)] if more > 0 else []


def _about(stretch: Stretch[WindRiverPosition], seat: int) -> tuple[str, int, int]:
    """The hex of the first tent that is set, the bison there or one move away, and the tents of others beside it."""
    position, name = stretch.start, str(meaning(stretch.turns[0][0]).parameters["hex"])
    place = parse_hex(name)
    assert place is not None
    near = [hex_ for hex_ in range(HEXES) if hex_ == place or place in _next_to(hex_)[:BISON_DIRECTIONS]]
    bison = sum(int(position.bison[hex_]) for hex_ in near)
    beside = [hex_ for hex_ in _next_to(place) if 0 <= hex_ < HEXES]
    rivals = [rival for rival in range(position.players) if rival != seat]
    return name, bison, sum(int(position.tents[rival * HEXES + hex_]) for rival in rivals for hex_ in beside)


def _next_to(hex_: int) -> list[int]:
    """Where each direction leads from a hex; bison go in the first few of them."""
    ways = len(DIRECTIONS)
    return [int(LEADS_TO[hex_ * ways + way]) for way in range(ways)]


def _stray(seat: int, one: Stretch[WindRiverPosition], another: Stretch[WindRiverPosition]) -> list[Explanation]:
    """Tents without bison where the better turn has none; those that it gives up are no better off."""
    better, other = one.end, another.end
    less, given_up = int(other.need(seat) - better.need(seat)), _lost(one, seat)
    bare = [
        hex_name(hex_)
        for hex_ in range(HEXES)
        if better.tents[seat * HEXES + hex_] == 0 < other.unsupplied(seat, hex_) and hex_name(hex_) not in given_up
    ]
    # A hint compares with the position before the turn: nobody has gone anywhere in it.
    if not bare or less <= 0 or len(another.positions) == 1:
        return []
    return [explanation(say.STRAY, 2.0 * less, hexes=bare)]


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


def _way(position: WindRiverPosition, seat: int) -> int:
    """Steps to the Great Plains of all tents on the board."""
    return sum(int(position.tents[seat * HEXES + hex_]) * (COLUMNS - hex_ % COLUMNS) for hex_ in range(HEXES))
