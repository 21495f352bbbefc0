"""Hints for those who play against bots alone: thought about like a bot's turn, from what the seat may know, in a
process of their own, so that they neither wait for bots nor hold them up."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from greatplains.server.domain import decisions, problems, sight
from greatplains.server.domain.refusals import Conflict, Forbidden
from greatplains.server.domain.shapes import Hint
from greatplains.server.domain.table import Table
from greatplains.server.work.bot_turns import known_side
from greatplains.server.work.pool import BotFailed, BotPool
from greatplains.server.work.thoughts import Line, Thoughts
from greatplains.server.work.worker import HintAnswer, HintQuestion

_log = logging.getLogger(__name__)

# Hints that are remembered: of a turn there is one, however often it is asked for.
_MOST_KEPT: Final = 500


class Hints:
    """One for each process; its own process is started with the first hint."""

    def __init__(self, seconds: float, line: Line) -> None:
        self.pool = BotPool(1, seconds)
        self._thoughts: Thoughts[tuple[str, int], Hint] = Thoughts(line, _MOST_KEPT)

    async def stop(self) -> None:
        """Stop thinking; whoever waits gets no hint."""
        await self._thoughts.close()

    async def close(self) -> None:
        """Let go of the process."""
        await self.stop()
        await self.pool.close()

    async def find(self, table: Table, person: str, count: Callable[[], None]) -> Hint:
        """The hint for the turn that somebody is to make, if they may have one. `count` counts it, or refuses."""
        seat, turn = _seat_of(table, person), table.next_turn
        try:
            return await self._thoughts.find((table.id, turn), lambda: self._think(table, seat), count)
        except BotFailed as error:
            _log.warning("no hint for turn %d: %s", turn, error)
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
