"""Judging turns that nobody thought of when their puzzle was found: in the process of hints, which they share."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from greatplains.core.draft import Draft
from greatplains.puzzles import Puzzle
from greatplains.puzzles.puzzle import HAIR
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Conflict
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.thoughts import Line, Thoughts
from greatplains.server.work.worker import PuzzleQuestion, PuzzleVerdict

_log = logging.getLogger(__name__)

# Turns that are remembered: however often one is sent, it is judged once.
_MOST_KEPT: Final = 2000


class PuzzleAnswers:
    """One for each process."""

    def __init__(self, pool: BotPool, line: Line) -> None:
        self._pool = pool
        self._thoughts: Thoughts[tuple[str, bytes], float] = Thoughts(line, _MOST_KEPT)

    async def stop(self) -> None:
        """Stop judging; whoever waits gets no verdict."""
        await self._thoughts.close()

    async def loss(self, puzzle: Puzzle, draft: Draft[Any], count: Callable[[], None]) -> float:
        """What a whole turn gives away. `count` counts one that has to be thought about, or refuses."""
        known = puzzle.known_loss(draft.start, draft.position)
        if known is not None:
            return known
        question = PuzzleQuestion(puzzle.game, puzzle.id, [int(step) for step in draft.steps])
        try:
            key = (puzzle.id, draft.position.to_bytes())
            return await self._thoughts.find(key, lambda: self._judge(question), count)
        except BotFailed as error:
            _log.warning("a turn of puzzle %s was not judged: %s", puzzle.id, error)
            raise Conflict(problems.NO_VERDICT) from None

    async def _judge(self, question: PuzzleQuestion) -> float:
        return (await self._pool.ask(question, PuzzleVerdict)).loss


def is_right(loss: float) -> bool:
    """Does a turn that gives away so much count as the best?"""
    return loss <= HAIR
