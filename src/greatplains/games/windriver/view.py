"""What a seat may see of Wind River: everything, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greatplains.core.bits import members
from greatplains.core.contract import View
from greatplains.games.windriver.board import HEXES, IN_PLAY, hex_name
from greatplains.games.windriver.position import WindRiverPosition

PHASES: Final = ("set", "bison", "lose", "extra", "over")
COURSE: Final = ("to_move", "turn", "over", "phase", "left")


def view(position: WindRiverPosition, seat: int | None) -> View:
    """The whole position, for a seat."""
    return views(position, [seat])[0]


def views(position: WindRiverPosition, seats: Sequence[int | None]) -> list[View]:
    """The whole position, for each of the seats."""
    shared = _open_to_all(position)
    found = []
    for seat in seats:
        seen = shared.copy()
        seen["seat"] = seat
        found.append(seen)
    return found


def _open_to_all(position: WindRiverPosition) -> View:
    """The whole position."""
    return {
        "game": position.game,
        "players": position.players,
        "seat": None,
        **dict(zip(COURSE, course_values(position), strict=True)),
        "hexes": {hex_name(hex_): hex_view(position, hex_) for hex_ in members(IN_PLAY[position.players])},
        "seats": [seat_view(position, seat) for seat in range(position.players)],
    }


def course_values(position: WindRiverPosition) -> list[Any]:
    """How far the game and the turn have come: what has the names of `COURSE`. `left` counts what the phase still asks
    for (tents to set, bison to move, tents to lose)."""
    return [position.seat, position.turn, position.is_over, PHASES[position.phase], position.left]


def hex_view(position: WindRiverPosition, hex_: int) -> View:
    """A hex; `hungry` counts the tents of each seat there that would be unsupplied if it had to supply them now."""
    seats = range(position.players)
    return {
        "bison": position.bison[hex_],
        "unmoved": position.unmoved(hex_),
        "tents": [position.tents[seat * HEXES + hex_] for seat in seats],
        "hungry": [position.unsupplied(seat, hex_) for seat in seats],
    }


def seat_view(position: WindRiverPosition, seat: int) -> View:
    """A seat; `earns` is what *earn* would bring it now."""
    return {
        "resources": position.resources[seat],
        "hand": position.in_hand(seat),
        "board": position.on_board[seat],
        "plains": position.on_plains[seat],
        "hungry": position.need(seat),
        "earns": position.earnings(seat),
    }
