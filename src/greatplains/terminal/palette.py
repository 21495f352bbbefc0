"""Colours of the boards, and how each player is told apart: by name and symbol as well as by colour.

Every colour is chosen so that terminals with 256 colours, which take the nearest they have, keep its character.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INK: Final = "#2e241b"
PALE: Final = "#ffffff"
GROUND: Final = "#efe6d2"


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat is shown; `ink` is readable on its colour."""

    name: str
    symbol: str
    colour: str
    ink: str

    @property
    def label(self) -> str:
        """`▲ Blue`."""
        return f"{self.symbol} {self.name}"

    @property
    def style(self) -> str:
        """The player's own text, light or dark on the player's colour: readable on any ground."""
        return f"bold {self.ink} on {self.colour}"


# By seat.
PLAYERS: Final = (
    Player("Blue", "▲", "#2c6db5", PALE),
    Player("Red", "●", "#c22f2b", PALE),
    Player("Yellow", "■", "#d9a21b", INK),
    Player("Green", "◆", "#2f7d4f", PALE),
)
