"""Hints for those who play against bots alone: thought about like a bot's turn, from what the seat may know, in a
process of their own, so that they neither wait for bots nor hold them up."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from greatplains.server.domain import decisions, problems, sight
from greatplains.server.domain.refusals import Conflict, Forbidden, TooMany
from greatplains.server.domain.shapes import Hint
from greatplains.server.domain.table import Table
from greatplains.server.work.bot_turns import known_side
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.worker import HintAnswer, HintQuestion

_log = logging.getLogger(__name__)

# A hint takes a bit more than a second: who is behind so many others would give up before it comes.
_MOST_WAITING: Final = 8
_WAIT_SECONDS: Final = 5
# Hints that are remembered: of a turn there is one, however often it is asked for.
_MOST_KEPT: Final = 500


class Hints:
    """One for each process; its own process is started with the first hint."""

    def __init__(self, seconds: float) -> None:
        self.pool = BotPool(1, seconds)
        self._found: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._found.values():
            task.cancel()
        await self.pool.close()

    async def find(self, table: Table, person: str, count: Callable[[], None]) -> Hint:
        """The hint for the turn that somebody is to make, if they may have one. `count` counts it, or refuses."""
        seat = _seat_of(table, person)
        key = (table.id, table.next_turn)
        task = self._found.get(key)
        if task is None:
            if sum(not task.done() for task in self._found.values()) >= _MOST_WAITING:
                raise TooMany(problems.HINTS, seconds=_WAIT_SECONDS)
            count()
            task = self._found[key] = asyncio.create_task(self._think(table, seat))
            if len(self._found) > _MOST_KEPT:
                self._found.popitem(last=False)
        try:
            # Whoever goes away takes nothing from others who ask for the same.
            return await asyncio.shield(task)
        except BotFailed as error:
            self._found.pop(key, None)
            _log.warning("no hint for turn %d: %s", table.next_turn, error)
            raise Conflict(problems.NO_HINT) from None

    async def _think(self, table: Table, seat: int) -> Hint:
        turn, game = table.next_turn, table.created.game
        found = await self.pool.ask(HintQuestion(**known_side(table, seat)), HintAnswer)
        steps = sight.shown_steps(game, found.steps)
        return Hint(turn, found.kind, found.text, steps, found.chance, found.reasons)


def _seat_of(table: Table, person: str) -> int:
    """The seat to be helped: that of the one person who plays, or has played, at the table."""
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden(problems.NOT_PLAYER)
    if len(mine) > 1 or any(seat.player is not None for seat in table.seats if seat.seat not in mine):
        raise Forbidden(problems.NO_HINTS)
    decisions.must_run(table)
    decisions.must_play(table, mine[0])
    decisions.must_move(table, mine[0])
    return mine[0]
