"""What a run of learning is to do: all that decides what comes out of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

FORMAT: Final = "greatplains-learn/1"
PLAYERS: Final = (2, 3, 4)
# Games in a piece of work, and in the file that holds it.
CHUNK: Final = 100


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: so many rounds, in each so many games for two, three and four players, and a match.

    `games` may have a number for each of the first rounds; the last of them is for all others.
    """

    game: str
    rounds: int
    games: tuple[int, ...]
    match: int
    hidden: tuple[int, int]
    epochs: float
    seed: int
    simulations: int = 0
    """Of the search before each turn of self-play; 0: whatever seems best at once."""

    def games_of(self, number: int) -> int:
        """How many games that round plays for each number of players."""
        return self.games[min(number, len(self.games)) - 1]

    def command(self) -> str:
        """What to type to get the same weights."""
        first, second = self.hidden
        games = ",".join(map(str, self.games))
        return (
            f"greatplains learn {self.game} --rounds {self.rounds} --games {games} --match {self.match} "
            f"--hidden {first},{second} --epochs {self.epochs:g} --seed {self.seed}"
            + (f" --simulations {self.simulations}" if self.simulations else "")
        )

    def to_json(self) -> dict[str, Any]:
        """As it stands in the folder."""
        return {"format": FORMAT, **asdict(self), "hidden": list(self.hidden), "games": list(self.games)}


# How a person names what must not change when a run goes on; more rounds than before are no difference.
WORDS: Final = {
    "game": "game",
    "games": "--games",
    "match": "--match",
    "hidden": "--hidden",
    "epochs": "--epochs",
    "seed": "--seed",
    "simulations": "--simulations",
}
# What a folder that was begun before there was a choice has done.
ONCE: Final = {"simulations": 0}
