"""Positions of Wind River as bytes. Only what cannot be worked out from the rest is written."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from greatplains.core.bits import lowest_bit, members
from greatplains.games.windriver.board import HEXES, IN_PLAY
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import HERDING, OVER


def to_bytes(position: WindRiverPosition) -> bytes:
    """A head, then every seat's tents, the bison and (while bison move) the arrived ones on the hexes in play."""
    players = position.players
    hexes = IN_PLAY[players]
    turn = position.turn
    data = BytesWriter()
    data.append(u8(players))
    data.append(u8(position.seat))
    data.append(u8(position.phase))
    data.append(u8(position.left))
    data.append(u8(1 if position.is_turn_start else 0))
    data.append(u8(turn >> 8))
    data.append(u8(turn & 255))
    on_plains, resources, tents, bison = position.on_plains, position.resources, position.tents, position.bison
    seat: i64
    for seat in range(players):
        data.append(u8(on_plains[seat]))
        data.append(u8(resources[seat]))
        rest = hexes
        while rest != 0:
            data.append(tents[seat * HEXES + lowest_bit(rest)])
            rest &= rest - 1
    rest = hexes
    while rest != 0:
        data.append(bison[lowest_bit(rest)])
        rest &= rest - 1
    if position.phase == HERDING:
        arrived = position.arrived
        rest = hexes
        while rest != 0:
            data.append(arrived[lowest_bit(rest)])
            rest &= rest - 1
    return data.getvalue()


def from_bytes(data: bytes) -> WindRiverPosition:
    """The position that `to_bytes` wrote, and nothing else: `rules.from_bytes` is the checked way in."""
    position = WindRiverPosition()
    position.set_up(data[0], 0)
    hexes = members(IN_PLAY[position.players])
    position.seat = data[1]
    position.phase = data[2]
    position.left = data[3]
    position.is_turn_start = data[4] == 1
    position.turn = data[5] * 256 + data[6]
    position.is_over = position.phase == OVER
    at = 7
    for seat in range(position.players):
        position.on_plains[seat] = data[at]
        position.resources[seat] = data[at + 1]
        at += 2
        for hex_ in hexes:
            for _ in range(data[at]):
                position.put_tent(seat, hex_)
            at += 1
    for hex_ in hexes:
        position.set_bison(hex_, data[at])
        at += 1
    position.begin_herding()
    if position.phase == HERDING:
        for hex_ in hexes:
            for _ in range(data[at]):
                position.note_arrival(hex_)
            at += 1
    return position
