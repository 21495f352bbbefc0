"""Tables to look at and to join: the public ones, and one's own with those first that wait for me."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import isfinite
from typing import Final, get_args

import msgspec

from greatplains.core import problems as common
from greatplains.games import GAMES
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.shapes import Status, TableSummary
from greatplains.server.domain.standing import DAMAGED, FINISHED, FOREIGN, OPEN, RUNNING
from greatplains.server.live.tables import is_id
from greatplains.server.store import Store

PAGE: Final = 50
# A host who waits for players is there as long as the table was touched so lately; that is done more often.
# Not `Final`, which the compiler would write into the code of the hub, where no test could shorten it.
TOUCH_SECONDS = 5.0
_PRESENT_SECONDS = 3 * TOUCH_SECONDS
_PAIR: Final = 2
_STATUSES: Final[dict[str, Status]] = {
    status: status for status in get_args(Status) if status not in (FOREIGN, DAMAGED)
}
_MINE: Final[Sequence[Status]] = (OPEN, RUNNING, FINISHED)


class LobbyPage(msgspec.Struct, frozen=True):
    """Some tables; `next` asks for those that follow, None: these were the last."""

    tables: list[TableSummary]
    next: str | None


class Lobby:
    """Reads what the store knows of tables without loading their events."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def public(self, status: str, game: str, after: str) -> LobbyPage:
        """Public tables of a status, newest first."""
        if status not in _STATUSES:
            raise Refusal(problems.STATUS, known=list(_STATUSES), status=status)
        if game and game not in GAMES:
            raise Refusal(common.UNKNOWN_GAME.under(""), game=game, games=list(GAMES))
        before = _parse_cursor(after) if after else None
        tables = await self._store.public_tables(_STATUSES[status], game, before, PAGE + 1)
        last = tables[PAGE - 1] if len(tables) > PAGE else None
        return LobbyPage(tables[:PAGE], f"{last.created_at!r}/{last.id}" if last else None)

    async def mine(self, who: str, after: str, statuses: Sequence[Status] = _MINE) -> LobbyPage:
        """The tables somebody sits at or has set up: first those that wait for them, then the last touched."""
        skipped = _parse_count(after) if after else 0
        tables = await self._store.tables_of(who, statuses, skipped, PAGE + 1)
        return LobbyPage(tables[:PAGE], str(skipped + PAGE) if len(tables) > PAGE else None)

    async def match(self, who: str, game: str, instead_of: str) -> str | None:
        """The table where somebody who wants to play with one other, now, should sit down: of the public tables for two
        whose host waits at this moment the oldest. `instead_of` is their own, at which they wait themselves: then only
        one that is older, so that of two who wait for each other one moves."""
        if game and game not in GAMES:
            raise Refusal(common.UNKNOWN_GAME.under(""), game=game, games=list(GAMES))
        tables = await self._store.touched_open_tables(time.time() - _PRESENT_SECONDS)
        own = next((table for table in tables if table.id == instead_of), None)
        fitting = [
            (table.created_at, table.id)
            for table in tables
            if (not game or table.game == game) and _is_waiting_for_one(table, who)
        ]
        oldest = min(fitting, default=None)
        if oldest is None or (own is not None and (own.created_at, own.id) < oldest):
            return None
        return oldest[1]


def _is_waiting_for_one(table: TableSummary, who: str) -> bool:
    """Does one other person sit at this table, and wait for one more?"""
    people = [seat.person for seat in table.seats if seat.person is not None]
    has_bots = any(seat.bot is not None for seat in table.seats)
    return table.public and len(table.seats) == _PAIR and len(people) == 1 and not has_bots and who not in people


def _parse_cursor(cursor: str) -> tuple[float, str]:
    at, _, table = cursor.partition("/")
    try:
        before = float(at)
    except ValueError:
        raise _bad_cursor() from None
    if not isfinite(before) or not is_id(table):
        raise _bad_cursor()
    return before, table


def _parse_count(cursor: str) -> int:
    if not (cursor.isascii() and cursor.isdigit() and len(cursor) < 10):
        raise _bad_cursor()
    return int(cursor)


def _bad_cursor() -> Refusal:
    return Refusal(problems.PAGE)
