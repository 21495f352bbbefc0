"""Positions of Wind River as bytes. Only what cannot be worked out from the rest is written."""

from __future__ import annotations

from greatplains.core.bits import members
from greatplains.games.windriver.board import HEXES, IN_PLAY
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import HERDING, OVER


def to_bytes(position: WindRiverPosition) -> bytes:
    """A head, then every seat's tents, the bison and (while bison move) the arrived ones on the hexes in play."""
    hexes = members(IN_PLAY[position.players])
    turn = position.turn
    data = [position.players, position.seat, position.phase, position.left, position.is_turn_start]
    data += [turn // 256, turn % 256]
    for seat in range(position.players):
        data += [position.on_plains[seat], position.resources[seat]]
        data += [position.tents[seat * HEXES + hex_] for hex_ in hexes]
    data += [position.bison[hex_] for hex_ in hexes]
    if position.phase == HERDING:
        data += [position.arrived[hex_] for hex_ in hexes]
    return bytes(data)


def from_bytes(data: bytes) -> WindRiverPosition:
    """The position that `to_bytes` wrote."""
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
