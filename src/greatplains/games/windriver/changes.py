"""What a turn of Wind River changes, for those who know how it was before: in views, and in where points come from."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from greatplains.core.bits import lowest_bit
from greatplains.core.contract import Part, View
from greatplains.games.windriver import breakdown
from greatplains.games.windriver import view as vw
from greatplains.games.windriver.board import HEXES, IN_PLAY, hex_name
from greatplains.games.windriver.position import WindRiverPosition


def changes(before: WindRiverPosition, after: WindRiverPosition, seats: Sequence[int | None]) -> list[View]:
    """The same for each of the seats: nothing is hidden."""
    found: View = {}
    old, new = vw.course_values(before), vw.course_values(after)
    for place, value in enumerate(new):
        if old[place] != value:
            found[vw.COURSE[place]] = value
    hexes: View = {}
    rest: i64 = IN_PLAY[after.players]
    while rest != 0:
        hex_ = lowest_bit(rest)
        rest &= rest - 1
        if _has_changed(before, after, hex_):
            hexes[hex_name(hex_)] = vw.hex_view(after, hex_)
    if hexes:
        found["hexes"] = hexes
    changed_seats: View = {}
    for seat in range(after.players):
        if _seat_has_changed(before, after, seat):
            changed_seats[str(seat)] = vw.seat_view(after, seat)
    if changed_seats:
        found["seats"] = changed_seats
    return [found] * len(seats)


def changed_parts(before: WindRiverPosition, after: WindRiverPosition) -> list[int | Part | View] | None:
    """The one part, if a seat's tents in the Great Plains or resources have changed."""
    seat: i64
    for seat in range(after.players):
        if before.on_plains[seat] != after.on_plains[seat] or before.resources[seat] != after.resources[seat]:
            return [*breakdown.breakdown(after)]
    return None


def _has_changed(before: WindRiverPosition, after: WindRiverPosition, hex_: i64) -> bool:
    if before.bison[hex_] != after.bison[hex_] or before.unmoved(hex_) != after.unmoved(hex_):
        return True
    seat: i64
    for seat in range(after.players):
        place = seat * HEXES + hex_
        if before.tents[place] != after.tents[place] or before.unsupplied(seat, hex_) != after.unsupplied(seat, hex_):
            return True
    return False


def _seat_has_changed(before: WindRiverPosition, after: WindRiverPosition, seat: i64) -> bool:
    return (
        before.resources[seat] != after.resources[seat]
        or before.on_board[seat] != after.on_board[seat]
        or before.on_plains[seat] != after.on_plains[seat]
        or before.need(seat) != after.need(seat)
        or before.earnings(seat) != after.earnings(seat)
        or before.in_hand(seat) != after.in_hand(seat)
    )
