"""What a state of OpenSpiel holds: a position, what is drawn for it one by one, and all that each seat has seen."""

from __future__ import annotations

from functools import cache
from typing import Any

from greatplains.core.contract import Setup, View
from greatplains.core.errors import IllegalStep
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.games import GAMES


@cache
def step_names(game: str) -> tuple[str, ...]:
    """What each step is called: `lay c5 1`, `from b4m`, `pay bison 2`."""
    meanings = map(GAMES[game].meaning, range(GAMES[game].step_count))
    return tuple(" ".join([found.kind, *map(str, found.parameters.values())]) for found in meanings)


class World:
    """A position, and for each seat (and, last, for a spectator) a line with everything it has seen happen.

    A game in which chance draws something has a subclass.
    """

    def __init__(self, game: str, setup: Setup) -> None:
        self.game = game
        self.position: Any = GAMES[game].opening(setup)
        self.seen = [f"seat {seat}:" for seat in range(setup.players)] + ["spectator:"]

    def copy(self) -> World:
        """An independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.seen = self.seen[:]
        return other

    def __deepcopy__(self, memo: object) -> World:
        """OpenSpiel clones states so; a position is copied much faster than it is written and read."""
        return self.copy()

    @property
    def is_drawing(self) -> bool:
        """Is chance to decide something before anybody moves?"""
        return False

    def unseen(self) -> list[int]:
        """What chance can decide for: the outcomes of a draw."""
        return []

    def outcome_name(self, outcome: int) -> str:
        """What an outcome of a draw is called."""
        raise IllegalStep(problems.NO_DRAW)

    def draw(self, outcome: int) -> None:
        """Let chance decide so."""
        raise IllegalStep(problems.NO_DRAW)

    def play(self, step: int) -> None:
        """Play a step; everybody sees it."""
        seat, shown = self.position.seat, self.shown_by(step)
        self.position.play(step)
        self.tell_all(f" {seat} {step_names(self.game)[step]}{shown};")

    def shown_by(self, step: int) -> str:
        """What was hidden and is shown to all by the step."""
        return ""

    def tell_all(self, words: str) -> None:
        """Everybody has seen this."""
        self.seen = [line + words for line in self.seen]

    def hand(self, seat: int) -> str:
        """What only that seat sees: nothing, unless a game has something to hide."""
        return ""

    def hands_so_far(self, seat: int) -> str:
        """What only that seat saw when it came, from the beginning on."""
        return ""

    def view(self, seat: int | None) -> View:
        """What the seat, or a spectator, sees."""
        return GAMES[self.game].view(self.position, seat)

    def dealt(self, rng: Rng) -> Position:
        """A copy of the position in which nothing is left to chance: what is still to be drawn is dealt."""
        copied: Position = self.position.copy()
        return copied

    def unknown_draws(self, seat: int) -> tuple[list[int], list[int]]:
        """Which draws of the game so far (by number, from 0) a seat does not know, and what they may have been."""
        return [], []
