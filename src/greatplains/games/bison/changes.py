"""What a turn of Bison changes, for those who know how it was before: in views, and in where points come from.

Worked out from the two positions: a turn touches a few of eighty spaces, and telling all of them anew to four seats
took longer than the turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from greatplains.core.bits import bit, lowest_bit, members
from greatplains.core.changes import NEW
from greatplains.core.contract import Part, View
from greatplains.games.bison import view as vw
from greatplains.games.bison.board import CELLS, TERRAINS, cell_name, space_name
from greatplains.games.bison.breakdown import region_view, regions
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import ITEMS, KINDS


def changes(before: BisonPosition, after: BisonPosition, seats: Sequence[int | None]) -> list[View]:
    """What each of the seats sees changed; `after` comes later in the same game."""
    shared = _open_to_all(before, after)
    found = []
    for seat in seats:
        seen = shared
        if seat is not None and _tile_in_hand(before, seat) != _tile_in_hand(after, seat):
            number, seats_seen = str(seat), shared.get("seats", {})
            own = {**seats_seen.get(number, {}), "hand": vw.hand(after, seat)}
            seen = {**shared, "seats": {**seats_seen, number: own}}
        found.append(seen)
    return found


def changed_parts(before: BisonPosition, after: BisonPosition) -> list[int | Part | View] | None:
    """The regions that are new or in which a piece has changed."""
    changed = [changed_cells(before, after, terrain) for terrain in range(len(TERRAINS))]
    if not any(changed):
        return None
    found: list[int | Part | View] = []
    first = 0  # place of the first region of the terrain
    for terrain in range(len(TERRAINS)):
        known = regions(before, terrain)
        if not changed[terrain]:
            found += range(first, first + len(known))
            first += len(known)
            continue
        new = known if before.laid == after.laid else regions(after, terrain)
        place = 0
        for cells in new:
            if cells & changed[terrain]:
                found.append(region_view(after, terrain, cells))
            else:  # with no new tile in it, it was there, and after those that come before it
                while known[place] != cells:
                    place += 1
                found.append(first + place)
        first += len(known)
    return found


def changed_cells(before: BisonPosition, after: BisonPosition, terrain: i64) -> i64:
    """The cells whose space of this terrain is new or looks different."""
    changed = after.laid & ~before.laid
    seat: i64
    for seat in range(after.players):
        changed |= before.owned_cells(seat, terrain) ^ after.owned_cells(seat, terrain)
    rest = before.laid & ~changed
    while rest != 0:
        cell = lowest_bit(rest)
        rest &= rest - 1
        space = terrain * CELLS + cell
        if before.hunters[space] != after.hunters[space] or before.pieces[space] != after.pieces[space]:
            changed |= bit(cell)
    return changed


def _tile_in_hand(position: BisonPosition, seat: i64) -> i64:
    return position.stack[position.draw_of(seat)] if position.holds_tile(seat) else -1


def _open_to_all(before: BisonPosition, after: BisonPosition) -> View:
    found: View = {}
    old, new = vw.course_values(before), vw.course_values(after)
    for place, value in enumerate(new):
        if old[place] != value:
            found[vw.COURSE[place]] = value
    if before.laid != after.laid:
        found["tiles"] = _new_tiles(before, after)
    if before.open != after.open:
        found["open"] = [cell_name(cell) for cell in members(after.open)]
    spaces: View = {}
    for terrain in range(len(TERRAINS)):
        for cell in members(changed_cells(before, after, terrain)):
            space = terrain * CELLS + cell
            spaces[space_name(space)] = vw.space_view(after, space)
    if spaces:
        found["spaces"] = spaces
    seats: View = {}
    for seat in range(after.players):
        changed = _seat_changes(before, after, seat)
        if changed:
            seats[str(seat)] = changed
    if seats:
        found["seats"] = seats
    return found


def _new_tiles(before: BisonPosition, after: BisonPosition) -> View:
    """By their places among all tiles."""
    new = after.laid & ~before.laid
    return {f"{NEW}{place}": vw.tile(after, cell) for place, cell in enumerate(members(after.laid)) if new & bit(cell)}


def _seat_changes(before: BisonPosition, after: BisonPosition, seat: i64) -> View:
    """What has changed of a seat, without the tile in its hand."""
    found: View = {}
    tracks: View = {}
    kind: i64
    for kind in range(3):
        if before.tracks[seat * 3 + kind] != after.tracks[seat * 3 + kind]:
            tracks[KINDS[kind]] = after.tracks[seat * 3 + kind]
    if tracks:
        found["tracks"] = tracks
    if _differ(before.reserve, after.reserve, seat):
        found["reserve"] = vw.items(after.reserve, seat)
    if _differ(before.market, after.market, seat):
        found["market"] = vw.items(after.market, seat)
    if before.used[seat] != after.used[seat]:
        found["used"] = vw.used(after, seat)
    if before.holds_tile(seat) != after.holds_tile(seat):
        found["holds_tile"] = after.holds_tile(seat)
    return found


def _differ(old: vec[u8], new: vec[u8], seat: i64) -> bool:
    return any(old[item] != new[item] for item in range(seat * ITEMS, seat * ITEMS + ITEMS))
