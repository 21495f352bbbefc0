"""Turns of Wind River in plain words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.games.windriver.board import DIRECTIONS, PLAINS, hex_name, leads_to, parse_hex
from greatplains.games.windriver.state import PRICE_OF_TENT


def turn_words(meanings: Sequence[Meaning], text: str) -> str:
    """What the player does: `moves 3 bison, loses the tent on c3, earns resources`."""
    herded = sum(meaning.kind == "bison" for meaning in meanings)
    parts = [f"moves {herded} bison"] if herded else []
    parts += [_PHRASES[meaning.kind](meaning.parameters) for meaning in meanings if meaning.kind in _PHRASES]
    return ", ".join(parts)


_PHRASES: Final[dict[str, Callable[[dict[str, str | int]], str]]] = {
    "set": lambda named: f"sets a tent on {named['hex']}",
    "lose": lambda named: f"loses a tent on {named['hex']}",
    "tent": lambda named: f"takes a tent from {named['hex']} to {target_words(named)}",
    "earn": lambda named: "earns resources",
    "new": lambda named: f"pays {PRICE_OF_TENT} resources for a new tent on {named['hex']}",
    "herd": lambda named: f"herds 1 bison more from {named['hex']} {bison_target_words(named)}",
    "pass": lambda named: "passes",
}


def target_words(named: dict[str, str | int]) -> str:
    """Where a tent goes."""
    hex_ = parse_hex(str(named["hex"]))
    assert hex_ is not None
    target = leads_to(hex_, DIRECTIONS.index(str(named["direction"])))
    return _PLAINS if target == PLAINS else hex_name(target)


_PLAINS: Final = "the Great Plains"


def bison_target_words(named: dict[str, str | int]) -> str:
    """A bison that goes east out of the last column is out of the game."""
    target = target_words(named)
    return "off the board" if target == _PLAINS else f"to {target}"
