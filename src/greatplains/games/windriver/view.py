"""What a seat may see of Wind River: everything, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatplains.core.bits import members
from greatplains.core.contract import View
from greatplains.games.windriver.board import HEXES, IN_PLAY, hex_name
from greatplains.games.windriver.position import WindRiverPosition

PHASES: Final = ("set", "bison", "lose", "extra", "over")


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
    """The whole position; `left` counts what the phase still asks for (tents to set, bison to move, tents to lose),
    `hungry` the tents of a seat that would be unsupplied if it had to supply them now, `earns` what *earn* would bring
    it."""
    seats = range(position.players)
    return {
        "game": position.game,
        "players": position.players,
        "seat": None,
        "to_move": position.seat,
        "turn": position.turn,
        "over": position.is_over,
        "phase": PHASES[position.phase],
        "left": position.left,
        "hexes": {
            hex_name(hex_): {
                "bison": position.bison[hex_],
                "unmoved": position.unmoved(hex_),
                "tents": [position.tents[other * HEXES + hex_] for other in seats],
                "hungry": [position.unsupplied(other, hex_) for other in seats],
            }
            for hex_ in members(IN_PLAY[position.players])
        },
        "seats": [
            {
                "resources": position.resources[other],
                "hand": position.in_hand(other),
                "board": position.on_board[other],
                "plains": position.on_plains[other],
                "hungry": position.need(other),
                "earns": position.earnings(other),
            }
            for other in seats
        ],
    }
