"""What a bot is: something that, shown a seat's side of the table, names the steps of a whole turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from greatplains.core.contract import Rules, Setup, View
from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's side of the table: what it sees, what was played, and a way to look ahead.

    A bot never gets the position. It gets the view of its seat, the turns so far, and `imagine`: a position that looks
    the same from this seat, with everything the seat cannot see dealt at random. `setup` is how the game began, without
    what chance put in order (None at a server, which does not tell it), and `seconds` how long it may think about this
    turn (None: as long as it likes).
    """

    rules: Rules[Position]
    number: int
    view: View
    turns: tuple[str, ...]
    _dealt: Position
    setup: Setup | None = None
    seconds: float | None = None

    def imagine(self, rng: Rng) -> Position:
        """A position that this seat could be looking at."""
        return self.rules.resample(self._dealt, self.number, rng)


class Bot(Protocol):
    """A player. `seed` is given when it sits down, so that the same games can be played again."""

    def choose_turn(self, seat: Side) -> list[int]:
        """The steps of a whole turn, from the first to the one that ends it."""
        ...


def sit(game: Game[Any], seconds: float | None = None) -> Side:
    """The side of the table of the seat to move, at the start of its turn; it may think for so many seconds."""
    rules, seat = game.rules, game.position.seat
    # Dealt anew once already, so that even what lies behind the leading underscore tells nothing.
    dealt = rules.resample(game.position, seat, Rng(len(game.turns), "table"))
    known = replace(game.setup, stack=())
    return Side(rules, seat, rules.view(game.position, seat), tuple(game.turns), dealt, known, seconds)
