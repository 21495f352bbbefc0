"""How good solvers are, and how hard puzzles: each first try is a match between the two, which one of them wins."""

from __future__ import annotations

from typing import Final, NamedTuple

# What people are shown: 1500 for a beginner, as they know it from elsewhere.
_SHOWN: Final = 60
# Where puzzles begin, by how hard they seemed to whoever found them. They are known better than a newcomer.
_PUZZLE_MEAN: Final = {"easy": 21.0, "medium": 25.0, "hard": 29.0}
_PUZZLE_SPREAD: Final = 4.0


class Rating(NamedTuple):
    """A rating of openskill: its mean and standard deviation; `tries` is how often it has changed."""

    mean: float
    spread: float
    tries: int = 0

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(_SHOWN * self.mean)


NEWCOMER: Final = Rating(25.0, 25.0 / 3.0)


def unsolved(difficulty: str) -> Rating:
    """The rating of a puzzle that nobody has tried yet."""
    return Rating(_PUZZLE_MEAN[difficulty], _PUZZLE_SPREAD)


def rate(solver: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """Both after a try."""
    from openskill.models import PlackettLuce  # loaded with the first puzzle that somebody solves

    model = PlackettLuce()
    teams = [[model.create_rating([one.mean, one.spread])] for one in (solver, puzzle)]
    (after,), (puzzle_after,) = model.rate(teams, ranks=[1.0, 2.0] if is_solved else [2.0, 1.0])
    return (
        Rating(after.mu, after.sigma, solver.tries + 1),
        Rating(puzzle_after.mu, puzzle_after.sigma, puzzle.tries + 1),
    )
