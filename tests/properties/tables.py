"""Random positions of the games for property tests: a table is a game, its players, its options and a seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from greatplains.core.contract import Rules
from greatplains.core.game import Game
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

# Kinds of steps that random play takes too seldom to reach the rarer rules, per temper.
TEMPERS = {
    "even": (),
    "spender": ("buy", "build", "place", "from", "to", "join", "target"),
    "hoarder": ("done", "gain", "earn", "pass"),
    "trader": ("trade", "new", "tent"),
}


@dataclass(frozen=True)
class Table:
    game: str
    players: int
    variant: int
    seed: int
    temper: str

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.game]

    def options(self) -> dict[str, Any]:
        """Of each option the value at `variant`, but for files."""
        chosen = [option for option in self.rules.options if option.kind != "file"]
        return {option.name: option.values[self.variant % len(option.values)] for option in chosen}

    def start(self) -> Game[Any]:
        return Game(self.rules, self.rules.deal(self.players, Rng(self.seed, "deal"), self.options()))

    def steps(self, position: Position) -> Iterator[int]:
        """Random steps for the position, which the caller plays; kinds the temper likes come three times as often."""
        rng = Rng(self.seed, "steps")
        liked = TEMPERS[self.temper]
        while not position.is_over:
            bag = [
                step
                for step in position.legal_steps()
                for _ in range(3 if self.rules.meaning(step).kind in liked else 1)
            ]
            yield bag[rng.below(len(bag))]


def tables(game: str | None = None) -> st.SearchStrategy[Table]:
    return st.builds(
        Table,
        game=st.sampled_from([game] if game else sorted(GAMES)),
        players=st.integers(2, 4),
        variant=st.integers(0, 2),
        seed=st.integers(0, 10**6),
        temper=st.sampled_from(sorted(TEMPERS)),
    )


def played(table: Table) -> list[Any]:
    """Every position of a game, from the opening to the end."""
    position = table.start().position
    found = [position.copy()]
    for step in table.steps(position):
        position.apply(step)
        found.append(position.copy())
    return found
