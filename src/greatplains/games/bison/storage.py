"""Positions of Bison as bytes. Only what cannot be worked out from the rest is written."""

from __future__ import annotations

import json
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from greatplains.core.bits import bit, lowest_bit
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
from greatplains.games.bison.tiles import TileSet

_NOTHING: Final = 255
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


def to_bytes(position: BisonPosition) -> bytes:
    """Head, stack, cells, seats, occupied spaces, sets of the turn under way, a tile set that is not standard."""
    data = BytesWriter()
    _write_head(position, data)
    _write_scalars(position, data)
    for face in position.tile_at:
        data.append(u8(_NOTHING if face < 0 else face))
    seat: i64
    for seat in range(position.players):
        _write_seat(position, seat, data)
    is_moving = position.phase in (LEAVING, ARRIVING)
    _write_spaces(position, is_moving, data)
    if position.phase == BUILDING:
        _write_set(position.changed_land, position.changed_river, data)
    else:
        _write_set(0, 0, data)
    if is_moving:
        _write_set(position.resting_land, position.resting_river, data)
    else:
        _write_set(0, 0, data)
    if not position.tiles.is_standard:
        data.write(_tiles_written(position.tiles))
    return data.getvalue()


def _write_head(position: BisonPosition, data: BytesWriter) -> None:
    data.append(u8(position.players))
    data.append(u8(position.first))
    data.append(u8(position.variant))
    data.append(u8(1 if position.is_turn_start else 0))
    data.append(u8(len(position.stack)))
    data.append(u8(position.turn >> 8))
    data.append(u8(position.turn & 255))
    for tile in position.stack:
        data.append(u8(tile))


def _write_scalars(position: BisonPosition, data: BytesWriter) -> None:
    """In the order of `_SCALARS`. What earlier turns and phases left in a field does not belong to the position."""
    phase = position.phase
    is_overflowing = phase == OVERFLOWING
    is_in_action = phase not in (CHOOSING, OVERFLOWING, OVER)
    data.append(u8(position.seat))
    data.append(u8(position.season))
    data.append(u8(position.turn_of_season))
    data.append(u8(position.tiles_in_hand))
    data.append(u8(position.terrain if is_overflowing else 0))
    data.append(u8(position.overflow_turn if is_overflowing else 0))
    data.append(u8(phase))
    data.append(u8(position.action if is_in_action else 0))
    data.append(u8(position.spent if is_in_action else 0))
    data.append(u8(position.limit if is_in_action else 0))
    data.append(u8(position.due if phase in (PAYING_BISON, PAYING_SALMON) else 0))
    data.append(u8(position.origin if phase in (PLACING, JOINING, ARRIVING) else 0))


def _write_seat(position: BisonPosition, seat: i64, data: BytesWriter) -> None:
    tracks, reserve, market = position.tracks, position.reserve, position.market
    kind: i64
    item: i64
    for kind in range(3):
        data.append(u8(tracks[seat * 3 + kind]))
    for item in range(ITEMS):
        data.append(reserve[seat * ITEMS + item])
    for item in range(ITEMS):
        data.append(market[seat * ITEMS + item])
    data.append(u8(position.used[seat]))


def _write_spaces(position: BisonPosition, is_moving: bool, data: BytesWriter) -> None:
    """Space, seat, hunters, value and resting hunters of every space with pieces, ascending."""
    hunters, pieces, resting = position.hunters, position.pieces, position.resting
    players = position.players
    first: i64 = 0
    while first < SPACES:
        of_seats = position.lands if first == 0 else position.rivers
        rests = position.resting_land if first == 0 else position.resting_river
        all_of_them = of_seats[0] | of_seats[1] | of_seats[2] | of_seats[3]
        while all_of_them != 0:
            place = lowest_bit(all_of_them)
            seat: i64 = 0
            while seat < players - 1 and (of_seats[seat] >> place) & 1 == 0:
                seat += 1
            space = first + place
            data.append(u8(space))
            data.append(u8(seat))
            data.append(hunters[space])
            data.append(pieces[space])
            data.append(resting[space] if is_moving and (rests >> place) & 1 else 0)
            all_of_them &= all_of_them - 1
        first += LANDS if first == 0 else SPACES
    data.append(_NOTHING)


def _write_set(lands: i64, rivers: i64, data: BytesWriter) -> None:
    """A bit for each space, the highest first."""
    low: i64 = 8 * (_SPACE_BITS - 1)
    while low >= 0:
        here: i64 = 0
        if low < LANDS:
            here = (lands >> low) & 255
            if low + 8 > LANDS:
                here |= (rivers << (LANDS - low)) & 255
        else:
            here = (rivers >> (low - LANDS)) & 255
        data.append(u8(here))
        low -= 8


def _tiles_written(tiles: TileSet) -> bytes:
    """Tiles of one's own as JSON, worked out once."""
    if not tiles.written:
        tiles.written = json.dumps(as_option(tiles), separators=(",", ":")).encode()
    return tiles.written


def from_bytes(data: bytes) -> BisonPosition:
    """The position that `to_bytes` wrote, and nothing else: `rules.from_bytes` is the checked way in."""
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
