"""What the bots know of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from greatplains.bots.evaluation import Evaluation
from greatplains.bots.inputs import Inputs, Part
from greatplains.bots.lookahead import Lookahead


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that the bots know of one game: what to look for, what it is worth, and how turns are found."""

    evaluation: Callable[[list[float]], Evaluation]
    """Makes the evaluation out of weights."""
    features: tuple[str, ...]
    """What the evaluation looks for, in the order of the weights."""
    moments: int
    """How many weights a feature has: one, or several for times of the game that are evenly apart."""
    lookahead: type[Lookahead]
    """How the good turns of a position are found."""
    folder: Traversable
    """Where the weights and levels lie: `weights.toml`, `weights_by_hand.toml` (those that tuning began with),
    `network.bin` and `levels.toml`."""
    inputs: Callable[[Evaluation], Inputs] | None = None
    """Makes what a network is shown of positions, the hand-made evaluation among it; None where nothing was learnt."""
    seat_parts: tuple[Part, ...] = ()
    """What the inputs tell of each seat."""
    table_parts: tuple[Part, ...] = ()
    """What they tell of all of them; it comes after four seats."""

    def read(self, file: str) -> str:
        """A file of the folder."""
        return self.folder.joinpath(file).read_text(encoding="utf-8")
