"""Judging turns that nobody thought of when their puzzle was found: in the process of hints, which they share."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from greatplains.core.draft import Draft
from greatplains.puzzles import Puzzle
from greatplains.puzzles.puzzle import HAIR
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Conflict, TooMany
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import PuzzleQuestion, PuzzleVerdict

_log = logging.getLogger(__name__)

# Judging takes up to a second: who is behind so many others would give up before it comes.
_MOST_WAITING: Final = 8
_WAIT_SECONDS: Final = 5
# Turns that are remembered: however often one is sent, it is judged once.
_MOST_KEPT: Final = 2000


class PuzzleAnswers:
    """One for each process."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._judged: OrderedDict[tuple[str, bytes], asyncio.Task[float]] = OrderedDict()

    async def close(self) -> None:
        """Stop judging."""
        for task in self._judged.values():
            task.cancel()

    async def loss(self, puzzle: Puzzle, draft: Draft[Any], count: Callable[[], None]) -> float:
        """What a whole turn gives away. `count` counts one that has to be thought about, or refuses."""
        known = puzzle.known_loss(draft.start, draft.position)
        if known is not None:
            return known
        key = (puzzle.id, draft.position.to_bytes())
        task = self._judged.get(key)
        if task is None:
            if sum(not task.done() for task in self._judged.values()) >= _MOST_WAITING:
                raise TooMany(problems.HINTS, seconds=_WAIT_SECONDS)
            count()
            question = PuzzleQuestion(puzzle.game, puzzle.id, [int(step) for step in draft.steps])
            task = self._judged[key] = asyncio.create_task(self._judge(question))
            if len(self._judged) > _MOST_KEPT:
                self._judged.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except BotFailed as error:
            self._judged.pop(key, None)
            _log.warning("a turn of puzzle %s was not judged: %s", puzzle.id, error)
            raise Conflict(problems.NO_VERDICT) from None

    async def _judge(self, question: PuzzleQuestion) -> float:
        return (await self._pool.ask(question, PuzzleVerdict)).loss


def is_right(loss: float) -> bool:
    """Does a turn that gives away so much count as the best?"""
    return loss <= HAIR
