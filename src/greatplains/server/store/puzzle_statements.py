"""The SQL of puzzles that people have tried."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from greatplains.server.store.schema import puzzle_ratings, puzzle_tries, solver_ratings

ADD_TRY: Final = insert(puzzle_tries)
FIRST_TRY: Final = select(puzzle_tries.c.is_solved).where(
    puzzle_tries.c.identity_id == bindparam("who"),
    puzzle_tries.c.game == bindparam("game"),
    puzzle_tries.c.puzzle == bindparam("puzzle"),
)
TRIES_OF: Final = (
    select(puzzle_tries.c.game, puzzle_tries.c.puzzle, puzzle_tries.c.is_solved, puzzle_tries.c.tried_at)
    .where(puzzle_tries.c.identity_id == bindparam("who"))
    .order_by(puzzle_tries.c.game, puzzle_tries.c.puzzle)
)
ADD_SOLVER_RATING: Final = insert(solver_ratings)
DROP_SOLVER_RATING: Final = delete(solver_ratings).where(
    solver_ratings.c.identity_id == bindparam("who"),
    solver_ratings.c.game == bindparam("game"),
    solver_ratings.c.tries == bindparam("tries"),
)
SOLVER_RATINGS_OF: Final = (
    select(solver_ratings.c.game, solver_ratings.c.mean, solver_ratings.c.spread, solver_ratings.c.tries)
    .where(solver_ratings.c.identity_id == bindparam("who"))
    .order_by(solver_ratings.c.game, solver_ratings.c.tries)
)
ADD_PUZZLE_RATING: Final = insert(puzzle_ratings)
DROP_PUZZLE_RATING: Final = delete(puzzle_ratings).where(
    puzzle_ratings.c.game == bindparam("game"),
    puzzle_ratings.c.puzzle == bindparam("puzzle"),
    puzzle_ratings.c.tries == bindparam("tries"),
)
PUZZLE_RATING: Final = (
    select(puzzle_ratings.c.mean, puzzle_ratings.c.spread, puzzle_ratings.c.tries)
    .where(puzzle_ratings.c.game == bindparam("game"), puzzle_ratings.c.puzzle == bindparam("puzzle"))
    .order_by(puzzle_ratings.c.tries)
)
PUZZLE_RATINGS: Final = (
    select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mean, puzzle_ratings.c.spread, puzzle_ratings.c.tries)
    .where(puzzle_ratings.c.game == bindparam("game"))
    .order_by(puzzle_ratings.c.puzzle, puzzle_ratings.c.tries)
)
