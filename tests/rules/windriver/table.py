"""A table of Wind River laid out by hand: readable data in, turn texts to play, readable data out.

Bison and tents are lists of hexes with `*N` for several, as in turn texts: `"c1*2 d3"`. Seats have names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from greatplains.core.contract import Outcome, Setup
from greatplains.core.errors import BadNotation, IllegalStep
from greatplains.core.game import Game
from greatplains.games.windriver.board import HEXES, hex_name, parse_hex
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.rules import WindRiverRules
from greatplains.games.windriver.state import EXTRA, HERDING, LOSING, OVER, SETTING

RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3

RULES: Final = WindRiverRules()
LANES: Final = {2: "cdef", 3: "bcdef", 4: "abcdef"}
PHASES: Final = {SETTING: "set", HERDING: "bison", LOSING: "lose", EXTRA: "extra", OVER: "over"}


class Table:
    """A game that is played by turn texts, with everything on the table by name."""

    def __init__(self, players: int, first: int) -> None:
        self.game = Game(RULES, Setup(players, first))

    @property
    def position(self) -> WindRiverPosition:
        return self.game.position

    # Play.

    def play(self, *turns: str) -> Table:
        for text in turns:
            self.game.play_turn(text)
        return self

    def refuses(self, text: str, kind: type[IllegalStep] | type[BadNotation], code: str, rule: str) -> None:
        """The turn is refused for that reason, in words, and nothing has changed."""
        before, turns = self.position.to_bytes(), list(self.game.turns)
        with pytest.raises(kind) as caught:
            self.game.play_turn(text)
        found = caught.value
        assert (found.code, found.rule) == (code, rule), f"refused as {found.code}: {found}"
        assert found.sentence.endswith(".")
        assert self.position.to_bytes() == before
        assert self.game.turns == turns

    def legal(self, word: str = "") -> list[str]:
        """The legal steps as parts of a turn, all of them or those that begin with a word."""
        parts = [RULES.turn_text(self.position, [step]) for step in self.position.legal_steps()]
        return sorted(part for part in parts if part.startswith(word))

    # What lies there.

    @property
    def to_move(self) -> int:
        return int(self.position.seat)

    @property
    def phase(self) -> str:
        return PHASES[self.position.phase]

    @property
    def bison(self) -> dict[str, int]:
        found = {hex_name(hex_): int(self.position.bison[hex_]) for hex_ in range(HEXES)}
        return {name: count for name, count in found.items() if count}

    def tents(self, seat: int) -> dict[str, int]:
        found = {hex_name(hex_): int(self.position.tents[seat * HEXES + hex_]) for hex_ in range(HEXES)}
        return {name: count for name, count in found.items() if count}

    @property
    def resources(self) -> list[int]:
        return [int(self.position.resources[seat]) for seat in range(self.position.players)]

    @property
    def plains(self) -> list[int]:
        return [int(self.position.on_plains[seat]) for seat in range(self.position.players)]

    @property
    def hand(self) -> list[int]:
        return [int(self.position.in_hand(seat)) for seat in range(self.position.players)]

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()


def opening(players: int, first: int = RED) -> Table:
    """A new game: no tent is set yet."""
    return Table(players, first)


def lay_out(
    *,
    players: int = 2,
    to_move: int = RED,
    bison: str = "",
    tents: Mapping[int, str] | None = None,
    resources: Sequence[int] | None = None,
    plains: Sequence[int] | None = None,
    phase: str = "bison",
) -> Table:
    """A game in the middle of play. The seat to move is at the beginning of the phase named.

    `bison`: of its turn; `supply`: its bison have moved; `extra`: supply is over too. What is not named is not there.
    (Without any bison on the board the next seat's turn begins with its supply.)
    """
    table = Table(players, to_move)
    position = table.position
    for hex_ in range(HEXES):
        if position.bison[hex_]:
            position.set_bison(hex_, 0)
    for hex_, count in _places(bison, players):
        assert count <= 5
        position.set_bison(hex_, count)
    for seat, places in (tents or {}).items():
        for hex_, count in _places(places, players):
            for _ in range(count):
                position.put_tent(seat, hex_)
    for seat in range(players):
        position.resources[seat] = resources[seat] if resources else 0
        position.on_plains[seat] = plains[seat] if plains else 0
        assert 0 <= position.resources[seat] <= 10
        assert position.in_hand(seat) >= 0
    if phase == "bison":
        position.begin_turn()
    elif phase == "supply":
        position.begin_herding()
        position.supply()
    else:
        assert phase == "extra"
        position.begin_herding()
        position.phase, position.left = EXTRA, 0
    return table


def _places(text: str, players: int) -> list[tuple[int, int]]:
    """`c1*2 d3` is two on c1 and one on d3."""
    found: list[tuple[int, int]] = []
    for word in text.split():
        name, _, count = word.partition("*")
        hex_ = parse_hex(name)
        assert hex_ is not None
        assert name[0] in LANES[players]
        found.append((hex_, int(count or 1)))
    return found
