"""How prairie, mountain and river look in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WATER: Final = "#4f93b8"


@dataclass(frozen=True, slots=True)
class Ground:
    """How a kind of land or water is shown: with colours, and by a sign without."""

    colour: str
    edge: str
    sign: str


# By the letter of the terrain in the notation.
GROUNDS: Final = {
    "p": Ground("#a3c567", "#7f9d47", '"'),
    "m": Ground("#cba273", "#a37647", "^"),
    "r": Ground(WATER, WATER, "~"),
}
