"""Puzzles that people have tried, in verbs: how it went, and how they and the puzzles are rated."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatplains.server.domain.puzzle_ratings import NEWCOMER, Rating, rate
from greatplains.server.store import puzzle_statements as q
from greatplains.server.store.database import Clash, Database, Statement

# How often a rating that somebody else has changed meanwhile is looked at again.
_MOST_TIMES: Final = 8


class Tried(NamedTuple):
    """A puzzle that somebody has tried, and how the first try went."""

    game: str
    puzzle: str
    is_solved: bool
    tried_at: float


class Rated(NamedTuple):
    """The ratings of solver and puzzle before and after a first try."""

    before: Rating
    after: Rating
    puzzle: Rating


class StoredPuzzles:
    """Tries and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_try(
        self, who: str, game: str, puzzle: str, unsolved: Rating, is_solved: bool, now: float
    ) -> Rated | None:
        """Somebody has tried a puzzle, whose rating is `unsolved` if nobody has before. None: not for the first time,
        and nothing changes."""
        for _ in range(_MOST_TIMES):
            if await self.first_try(who, game, puzzle) is not None:
                return None
            solver = (await self.ratings_of(who)).get(game, NEWCOMER)
            rated = await self.rating_of(game, puzzle, unsolved)
            solver_after, rated_after = rate(solver, rated, is_solved)
            tried = {"identity_id": who, "game": game, "puzzle": puzzle, "is_solved": is_solved, "tried_at": now}
            of_solver = {"identity_id": who, "game": game, **_row(solver_after)}
            of_puzzle = {"game": game, "puzzle": puzzle, **_row(rated_after)}
            statements: list[Statement] = [
                (q.ADD_TRY, tried),
                (q.ADD_SOLVER_RATING, of_solver),
                (q.ADD_PUZZLE_RATING, of_puzzle),
                (q.DROP_SOLVER_RATING, {"who": who, "game": game, "tries": solver.tries}),
                (q.DROP_PUZZLE_RATING, {"game": game, "puzzle": puzzle, "tries": rated.tries}),
            ]
            try:
                await self._database.write(statements)
            except Clash:
                continue  # the same puzzle, or the same solver, was quicker elsewhere
            return Rated(solver, solver_after, rated_after)
        return None

    async def first_try(self, who: str, game: str, puzzle: str) -> bool | None:
        """Did somebody solve a puzzle when they first tried? None: they never have."""
        rows = await self._database.read(q.FIRST_TRY, {"who": who, "game": game, "puzzle": puzzle})
        return bool(rows[0].is_solved) if rows else None

    async def tried_by(self, who: str) -> list[Tried]:
        """All puzzles that somebody has tried."""
        rows = await self._database.read(q.TRIES_OF, {"who": who})
        return [Tried(row.game, row.puzzle, bool(row.is_solved), float(row.tried_at)) for row in rows]

    async def ratings_of(self, who: str) -> dict[str, Rating]:
        """Somebody's ratings by game."""
        rows = await self._database.read(q.SOLVER_RATINGS_OF, {"who": who})
        return {row.game: Rating(row.mean, row.spread, row.tries) for row in rows}

    async def rating_of(self, game: str, puzzle: str, unsolved: Rating) -> Rating:
        """The rating of a puzzle."""
        rows = await self._database.read(q.PUZZLE_RATING, {"game": game, "puzzle": puzzle})
        return Rating(rows[-1].mean, rows[-1].spread, rows[-1].tries) if rows else unsolved

    async def puzzle_ratings(self, game: str) -> dict[str, Rating]:
        """The ratings of all puzzles of a game that somebody has tried."""
        rows = await self._database.read(q.PUZZLE_RATINGS, {"game": game})
        return {row.puzzle: Rating(row.mean, row.spread, row.tries) for row in rows}


def _row(rating: Rating) -> dict[str, float]:
    return {"mean": rating.mean, "spread": rating.spread, "tries": rating.tries}
