"""Is this a position of Wind River that can be played on? Asked of positions that come from outside, as bytes."""

from __future__ import annotations

from typing import Final

from greatplains.core.bits import members
from greatplains.games.windriver.board import COLUMNS, HEXES, IN_PLAY, START_BISON, lanes_in_play
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import (
    EXTRA,
    FIRST_RESOURCES,
    FIRST_TENTS,
    HERDING,
    LOSING,
    MOST_BISON,
    MOST_RESOURCES,
    OVER,
    SETTING,
    TENTS,
)
from greatplains.games.windriver.storage import from_bytes, to_bytes

_HEAD: Final = 7
# More turns than any game has, and few enough that their number can be written after all that may follow.
_MOST_TURNS: Final = 2**15


def read_position(data: object) -> WindRiverPosition | None:
    """The position that these bytes are; None if they are none."""
    if not isinstance(data, bytes) or not _has_sound_form(data):
        return None
    position = from_bytes(data)
    is_sound = _are_pieces_sound(position) and _is_phase_sound(position) and to_bytes(position) == data
    return position if is_sound else None


def _has_sound_form(data: bytes) -> bool:
    """The right number of bytes, and none above what it can stand for."""
    if len(data) < _HEAD or not 2 <= data[0] <= 4 or data[1] >= data[0] or data[2] > OVER or data[4] > 1:
        return False
    players, phase = data[0], data[2]
    hexes = len(members(IN_PLAY[players]))
    size = _HEAD + players * (2 + hexes) + hexes * (2 if phase == HERDING else 1)
    if len(data) != size or data[5] * 256 + data[6] >= _MOST_TURNS:
        return False
    at = _HEAD
    for _ in range(players):
        plains, resources, *tents = data[at : at + 2 + hexes]
        if plains + sum(tents) > TENTS or resources > MOST_RESOURCES:
            return False
        at += 2 + hexes
    bison, arrived = data[at : at + hexes], data[at + hexes :]
    return max(bison) <= MOST_BISON and all(came <= there for came, there in zip(arrived, bison, strict=False))


def _are_pieces_sound(position: WindRiverPosition) -> bool:
    """No more bison than there were, and tents on the board exactly while the game is under way."""
    if sum(position.bison) > sum(_first_bison(position.players)):
        return False
    return position.phase == SETTING or position.is_board_empty() == (position.phase == OVER)


def _is_phase_sound(position: WindRiverPosition) -> bool:
    """What the phase asks for can be done."""
    phase, seat, left = position.phase, position.seat, position.left
    if phase == SETTING:
        return _is_setting_sound(position)
    if position.turn < FIRST_TENTS * position.players:
        return False
    if phase == HERDING:
        moved = position.on_board[seat] - left
        has_begun = moved > 0
        is_moved_sound = sum(map(int, position.arrived)) <= moved and position.is_turn_start != has_begun
        return left >= 1 and moved >= 0 and is_moved_sound and position.can_herd()
    if phase == LOSING:
        return 1 <= left <= position.need(seat) and position.resources[seat] == 0
    return left == 0 and (phase == EXTRA or position.is_turn_start)


def _is_setting_sound(position: WindRiverPosition) -> bool:
    """Nothing but tents has been set, one after the other (Wind River 2)."""
    players, turn = position.players, position.turn
    if turn + position.left != FIRST_TENTS * players or position.left == 0 or not position.is_turn_start:
        return False
    if list(position.bison) != _first_bison(players) or max(map(position.tents_on, range(HEXES))) > 1:
        return False
    first = (position.seat - turn) % players
    wanted = [sum((first + number) % players == seat for number in range(turn)) for seat in range(players)]
    untouched = all(position.on_plains[seat] == 0 for seat in range(players))
    paid = all(position.resources[seat] == FIRST_RESOURCES for seat in range(players))
    return untouched and paid and [position.on_board[seat] for seat in range(players)] == wanted


def _first_bison(players: int) -> list[int]:
    """The herd of the opening, by hex."""
    herd = [0] * HEXES
    for lane in lanes_in_play(players):
        for column, count in enumerate(START_BISON[players]):
            herd[lane * COLUMNS + column] = count
    return herd
