"""Is this a position of Bison that can be played on? Asked of positions that come from outside, as bytes."""

from __future__ import annotations

from typing import Final

from greatplains.core.bits import count_bits
from greatplains.core.errors import BadOptions
from greatplains.games.bison.board import CELLS, LANDS, SPACES
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ACTIONS_A_SEASON,
    ARRIVING,
    BUILDING,
    CANOE,
    CANOES,
    COST,
    FIRST_MARKET,
    FIRST_RESERVE,
    GAINING,
    GATHER,
    HUNTERS,
    ITEMS,
    JOINING,
    LAYING,
    LEAVING,
    MOST_HUNTERS,
    OVER,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    SALMON,
    SEASONS,
    TARGETING,
    TEPEE,
    TEPEES,
    TILE,
    TRACK_END,
    TREK,
    WALK,
)
from greatplains.games.bison.state import BISON as BISON_KIND
from greatplains.games.bison.storage import from_bytes, to_bytes
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, DRAW_TILES, START_TILES, TILES

_ALL_ITEMS: Final = [own + sold for own, sold in zip(FIRST_RESERVE, FIRST_MARKET, strict=True)]
_MOST_ON_A_TRACK: Final = TRACK_END + TILES * ANIMALS_ON_A_TILE
_ACTIONS_OF: Final = {
    LAYING: (TILE,),
    PLACING: (TILE,),
    BUILDING: (TEPEE, CANOE),
    TARGETING: (GATHER,),
    JOINING: (GATHER,),
    LEAVING: (WALK, TREK),
    ARRIVING: (WALK, TREK),
    GAINING: (TILE, TEPEE, CANOE, GATHER, WALK, TREK),
    PAYING_BISON: (TILE, TEPEE, CANOE, GATHER, WALK, TREK),
    PAYING_SALMON: (TILE, TEPEE, CANOE, GATHER, WALK, TREK),
}
# Where the parts of a stored position stand (`storage.to_bytes`).
_STACK_AT: Final = 7
_SCALARS: Final = 12
_SEAT_BYTES: Final = 3 + 2 * ITEMS + 1
_SPACE_BYTES: Final = 5
_NOTHING: Final = 255
_SETS_BYTES: Final = 22


def read_position(data: object) -> BisonPosition | None:
    """The position that these bytes are; None if they are none."""
    if not isinstance(data, bytes) or not _has_sound_form(data):
        return None
    try:
        position = from_bytes(data)
    except (BadOptions, ValueError, RecursionError):  # tiles that are none
        return None
    is_sound = (
        _is_season_sound(position)
        and _are_tiles_sound(position)
        and _are_pieces_sound(position)
        and _are_tracks_sound(position)
        and (position.phase not in _ACTIONS_OF or _is_action_sound(position))
        and to_bytes(position) == data
    )
    return position if is_sound else None


def _has_sound_form(data: bytes) -> bool:
    """Bytes that `from_bytes` can read: as many as there should be, and none that is no cell, space or seat."""
    if len(data) < _STACK_AT or not 2 <= data[0] <= 4:
        return False
    players, first, variant, is_turn_start, stack = data[:5]
    if first >= players or variant > 2 or is_turn_start > 1 or stack != players * SEASONS[players]:
        return False
    tiles_at = _STACK_AT + stack + _SCALARS
    spaces_at = tiles_at + CELLS + players * _SEAT_BYTES
    if len(data) <= spaces_at or len(set(data[_STACK_AT : _STACK_AT + stack])) < stack:
        return False
    if not all(START_TILES <= tile < START_TILES + DRAW_TILES for tile in data[_STACK_AT : _STACK_AT + stack]):
        return False
    if not all(face < 3 * TILES or face == _NOTHING for face in data[tiles_at : tiles_at + CELLS]):
        return False
    return _are_spaces_sound(data, spaces_at, players)


def _are_spaces_sound(data: bytes, at: int, players: int) -> bool:
    """Spaces in ascending order, each with pieces; then their end, and the sets of the turn under way."""
    last = -1
    while at < len(data) and data[at] != _NOTHING:
        here = data[at : at + _SPACE_BYTES]
        if len(here) < _SPACE_BYTES:
            return False
        space, seat, hunters, value, still = here
        if not last < space < SPACES or seat >= players or hunters > _ALL_ITEMS[HUNTERS] or value > 4:
            return False
        if hunters + value == 0 or still > hunters:
            return False
        last = space
        at += _SPACE_BYTES
    return len(data) >= at + 1 + _SETS_BYTES


def _is_season_sound(position: BisonPosition) -> bool:
    """The season, whose turn it is in it, and which actions everybody has taken."""
    players, phase, turns = position.players, position.phase, position.turn_of_season
    if position.season >= position.seasons or position.seat >= players or phase > OVER:
        return False
    earlier = position.season * ACTIONS_A_SEASON * players + turns
    # Each of three scorings a season gives everybody one more turn at most.
    if not earlier <= position.turn <= earlier + 3 * players * (position.season + 1):
        return False
    is_scored = phase in (OVERFLOWING, OVER)
    if is_scored != (turns == ACTIONS_A_SEASON * players) or turns > ACTIONS_A_SEASON * players:
        return False
    if phase == OVER and (position.season < position.seasons - 1 or not position.is_turn_start):
        return False
    totem = position.totem_seat()
    if not is_scored and position.seat != (totem + turns) % players:
        return False
    for seat in range(players):
        taken = turns // players + ((seat - totem) % players < turns % players)
        is_acting = phase in _ACTIONS_OF and seat == position.seat
        if position.used[seat] >= 64 or count_bits(position.used[seat]) != taken + is_acting:
            return False
    if phase == OVERFLOWING and position.seat != (totem + position.overflow_turn) % players:
        return False
    return phase != OVERFLOWING or (position.terrain < 3 and position.overflow_turn < players)


def _are_tiles_sound(position: BisonPosition) -> bool:
    """On the board lie the tiles that were drawn and are in no hand."""
    players, seats = position.players, range(position.players)
    if position.tiles_in_hand >= 1 << players:
        return False
    for seat in seats:
        is_laying = position.phase == LAYING and seat == position.seat
        has_used = position.used[seat] & 1 == 1
        if position.holds_tile(seat) != (is_laying or not has_used):
            return False
        if not has_used and position.turn_of_season >= ACTIONS_A_SEASON * players:
            return False
    drawn = list(position.stack)[: position.season * players]
    laid_now = [position.stack[position.draw_of(seat)] for seat in seats if not position.holds_tile(seat)]
    laid = [face // 3 for face in position.tile_at if face >= 0]
    return sorted(laid) == sorted([*range(START_TILES), *drawn, *laid_now])


def _are_pieces_sound(position: BisonPosition) -> bool:
    """Pieces stand on tiles only, and none is lost or won."""
    for seat in range(position.players):
        first = seat * ITEMS
        found = [position.reserve[first + item] + position.market[first + item] for item in range(ITEMS)]
        for space in range(SPACES):
            if position.owner(space) == seat:
                if position.tile_at[space % CELLS] < 0:
                    return False
                found[HUNTERS] += position.hunters[space]
                if position.pieces[space] > 0:
                    found[(TEPEES if space < LANDS else CANOES) + position.pieces[space]] += 1
        if found != _ALL_ITEMS:
            return False
    return True


def _are_tracks_sound(position: BisonPosition) -> bool:
    """Nobody has more than 15 of a kind, but those who wait for their turn while a terrain is scored."""
    if position.phase != OVERFLOWING:
        return max(position.tracks) <= TRACK_END
    totem, players = position.totem_seat(), position.players
    for seat in range(players):
        if position.exceeds(seat) and (seat - totem) % players < position.overflow_turn:
            return False
    return max(position.tracks) <= _MOST_ON_A_TRACK and position.exceeds(position.seat)


def _is_action_sound(position: BisonPosition) -> bool:
    """The action under way: what its phase asks for can be done, and paid for."""
    phase, action, spent, limit = position.phase, position.action, position.spent, position.limit
    if action not in _ACTIONS_OF[phase] or not position.used[position.seat] >> action & 1 or position.is_turn_start:
        return False
    if phase == PAYING_SALMON:
        return 2 <= spent <= limit <= MOST_HUNTERS and position.due <= COST[spent] and _is_choice(position, SALMON)
    if limit != position.affordable():
        return False
    if phase == PAYING_BISON:
        return 2 <= spent <= limit and position.due == COST[spent] and _is_choice(position, BISON_KIND)
    if phase in (LAYING, PLACING, TARGETING, GAINING) and spent > 0:
        return False
    return spent < limit and _is_asked_soundly(position)


def _is_choice(position: BisonPosition, kind: int) -> bool:
    """Can the payment be made, and in more ways than one?"""
    if position.due > position.tracks[position.seat * 3 + kind] + position.later_stock(kind):
        return False
    payments = position.payments(kind)
    return payments & (payments - 1) != 0


def _is_asked_soundly(position: BisonPosition) -> bool:
    """Phase by phase, while hunters act."""
    phase, seat, origin = position.phase, position.seat, position.origin
    if phase == PLACING:
        tile = position.stack[position.draw_of(seat)]
        is_new = origin < CELLS and position.tile_at[origin] // 3 == tile
        return is_new and position.placements() != 0
    if phase == BUILDING:
        changed = count_bits(position.changed_land) + count_bits(position.changed_river)
        return _are_changes_sound(position, changed) and position.can_build()
    if phase == TARGETING:
        return position.can_gather()
    if phase == JOINING:
        is_own = origin < SPACES and position.owner(origin) == seat and position.hunters[origin] > 0
        return is_own and position.can_join()
    if phase in (LEAVING, ARRIVING):
        return _are_resting_sound(position) and position.can_depart() and _can_arrive(position)
    return phase == LAYING or (phase == GAINING and position.gains() != 0)


def _are_changes_sound(position: BisonPosition, changed: int) -> bool:
    """Several spaces change in the variants only; each takes a hunter at least."""
    if position.changed_land >> LANDS or position.changed_river >> CELLS:
        return False
    is_other = position.changed_river if position.action == TEPEE else position.changed_land
    return (
        is_other == 0
        and changed <= position.spent
        and (changed > 0) == (position.spent > 0)
        and (changed == 0 or position.variant > 0)
    )


def _are_resting_sound(position: BisonPosition) -> bool:
    """Hunters that have not moved stand where hunters of the seat stand."""
    seat = position.seat
    if position.resting_land & ~position.hunter_lands[seat] or position.resting_river & ~position.hunter_rivers[seat]:
        return False
    resting = position.resting_land | position.resting_river << LANDS
    return all(position.resting[space] > 0 for space in range(SPACES) if resting >> space & 1)


def _can_arrive(position: BisonPosition) -> bool:
    """The hunter that was picked up has not moved, and has somewhere to go."""
    if position.phase != ARRIVING:
        return True
    resting = position.resting_land | position.resting_river << LANDS
    is_resting = position.origin < SPACES and resting >> position.origin & 1 == 1
    return is_resting and bool(position.legal_steps())
