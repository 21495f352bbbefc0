"""Positions of Bison as bytes. Only what cannot be worked out from the rest is written."""

from __future__ import annotations

import json
from typing import Final

from greatplains.core.bits import bit
from greatplains.games.bison.board import CELLS, LANDS, SPACES
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ARRIVING,
    BUILDING,
    CHOOSING,
    ITEMS,
    JOINING,
    LEAVING,
    OVER,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
)
from greatplains.games.bison.tilefile import as_option, read_tiles, standard_tiles

_NOTHING: Final = 255
_IN_ACTION: Final = tuple(phase for phase in range(OVER) if phase not in (CHOOSING, OVERFLOWING))
_SCALARS: Final = (
    "seat",
    "season",
    "turn_of_season",
    "tiles_in_hand",
    "terrain",
    "overflow_turn",
    "phase",
    "action",
    "spent",
    "limit",
    "due",
    "origin",
)
_SPACE_BITS: Final = 11  # bytes that hold a bit for each space
# What earlier turns and phases left in a field does not belong to the position.
_ALIVE: Final = {
    "terrain": (OVERFLOWING,),
    "overflow_turn": (OVERFLOWING,),
    "due": (PAYING_BISON, PAYING_SALMON),
    "origin": (PLACING, JOINING, ARRIVING),
    "action": _IN_ACTION,
    "spent": _IN_ACTION,
    "limit": _IN_ACTION,
}


def to_bytes(position: BisonPosition) -> bytes:
    """Head, stack, cells, seats, occupied spaces, sets of the turn under way, a tile set that is not standard."""
    players, stack = position.players, list(position.stack)
    data = bytearray([players, position.first, position.variant, position.is_turn_start, len(stack)])
    data += int(position.turn).to_bytes(2, "big")
    data += bytes(stack)
    phase = position.phase
    data += bytes(getattr(position, name) if phase in _ALIVE.get(name, (phase,)) else 0 for name in _SCALARS)
    data += bytes(_NOTHING if face < 0 else face for face in position.tile_at)
    for seat in range(players):
        data += bytes(position.tracks[seat * 3 + kind] for kind in range(3))
        data += bytes(position.reserve[seat * ITEMS + item] for item in range(ITEMS))
        data += bytes(position.market[seat * ITEMS + item] for item in range(ITEMS))
        data.append(position.used[seat])
    changed = _spaces(position.changed_land, position.changed_river) if phase == BUILDING else 0
    resting = _spaces(position.resting_land, position.resting_river) if phase in (LEAVING, ARRIVING) else 0
    for space in range(SPACES):
        seat = position.owner(space)
        if seat >= 0:
            still = position.resting[space] if resting >> space & 1 else 0
            data += bytes([space, seat, position.hunters[space], position.pieces[space], still])
    data.append(_NOTHING)
    data += changed.to_bytes(_SPACE_BITS, "big")
    data += resting.to_bytes(_SPACE_BITS, "big")
    if not position.tiles.is_standard:
        data += json.dumps(as_option(position.tiles), separators=(",", ":")).encode()
    return bytes(data)


def from_bytes(data: bytes) -> BisonPosition:
    """The position that `to_bytes` wrote."""
    at = 0

    def take(count: int) -> bytes:
        nonlocal at
        at += count
        return data[at - count : at]

    players, first, variant, is_turn_start, stack_size = take(5)
    turn = int.from_bytes(take(2), "big")
    stack = list(take(stack_size))
    scalars = take(len(_SCALARS))
    tile_at = take(CELLS)
    seats = [(take(3), take(ITEMS), take(ITEMS), take(1)[0]) for _ in range(players)]
    occupied: list[bytes] = []
    while data[at] != _NOTHING:
        occupied.append(take(5))
    take(1)
    changed = int.from_bytes(take(_SPACE_BITS), "big")
    resting = int.from_bytes(take(_SPACE_BITS), "big")
    tiles = read_tiles(json.loads(data[at:])) if at < len(data) else standard_tiles()

    position = BisonPosition()
    position.set_up(players, first, variant, tiles, stack)
    position.turn = turn
    position.is_turn_start = is_turn_start == 1
    for cell, face in enumerate(tile_at):
        if face != _NOTHING and position.tile_at[cell] < 0:
            position.lay_tile(face // 3, cell, face % 3)
    for seat, (tracks, reserve, market, used) in enumerate(seats):
        for kind in range(3):
            position.tracks[seat * 3 + kind] = tracks[kind]
        for item in range(ITEMS):
            position.reserve[seat * ITEMS + item] = reserve[item]
            position.market[seat * ITEMS + item] = market[item]
        position.used[seat] = used
    for space, seat, hunters, value, still in occupied:
        position.add_hunters(seat, space, hunters)
        position.set_piece(seat, space, value)
        position.resting[space] = still
    for name, scalar in zip(_SCALARS, scalars, strict=True):
        setattr(position, name, scalar)
    lands: int = bit(LANDS) - 1  # no i64, or the whole set, which has more bits, would have to be one as well
    position.changed_land, position.changed_river = changed & lands, changed >> LANDS
    position.resting_land, position.resting_river = resting & lands, resting >> LANDS
    position.is_over = position.phase == OVER
    return position


def _spaces(lands: int, rivers: int) -> int:
    return lands | rivers << LANDS
