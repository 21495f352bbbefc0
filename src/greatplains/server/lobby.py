"""Tables to look at and to join: the public ones, and one's own with those first that wait for me."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any, Final

import msgspec

from greatplains.games import GAMES
from greatplains.server.refusals import Refusal
from greatplains.server.store import Store
from greatplains.server.store import queries as q
from greatplains.server.table import ARCHIVED, FINISHED, OPEN, RUNNING
from greatplains.server.tables import is_id

PAGE: Final = 50
_LATER: Final = 1e18  # later than any table


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat in a line of the lobby: somebody's name, a bot, or open."""

    seat: int
    person: str | None
    name: str
    bot: str | None


class LobbyTable(msgspec.Struct, frozen=True):
    """A table in one line."""

    id: str
    game: str
    status: str
    public: bool
    created_at: float
    touched_at: float
    turn: int
    to_move: int | None
    seats: list[LobbySeat]
    waiting: bool = False


class LobbyPage(msgspec.Struct, frozen=True):
    """Some tables; `next` asks for those that follow, None: these were the last."""

    tables: list[LobbyTable]
    next: str | None


class Lobby:
    """Reads what the store knows of tables without loading their events."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def public(self, status: str, game: str, after: str) -> LobbyPage:
        """Public tables of a status, newest first."""
        _check_status(status)
        if game and game not in GAMES:
            raise Refusal("unknown_game", "There is no game “{game}”.", game=game)
        before, before_id = _parse_mark(after) if after else (_LATER, "")
        query = {"status": status, "game": game, "before": before, "before_id": before_id, "most": PAGE + 1}
        rows = await self._store.read(q.LOBBY, query)
        tables = await self._lines(rows[:PAGE])
        mark = f"{tables[-1].created_at!r}/{tables[-1].id}" if len(rows) > PAGE else None
        return LobbyPage(tables, mark)

    async def mine(self, who: str, after: str, statuses: Iterable[str] = (OPEN, RUNNING, FINISHED)) -> LobbyPage:
        """The tables somebody sits at or has set up: first those that wait for them, then the last touched."""
        skipped = _parse_count(after) if after else 0
        query = {"who": who, "statuses": list(statuses), "most": PAGE + 1, "skipped": skipped}
        rows = await self._store.read(q.MY_TABLES, query)
        return LobbyPage(await self._lines(rows[:PAGE]), str(skipped + PAGE) if len(rows) > PAGE else None)

    async def _lines(self, rows: Any) -> list[LobbyTable]:
        seats: dict[str, list[LobbySeat]] = {row.id: [] for row in rows}
        for row in await self._store.read(q.SEATS_OF, {"tables": list(seats)}) if seats else ():
            seats[row.table_id].append(LobbySeat(row.seat, row.identity_id, row.name, row.bot))
        return [
            LobbyTable(
                id=row.id,
                game=row.game,
                status=row.status,
                public=bool(row.is_public),
                created_at=row.created_at,
                touched_at=row.touched_at,
                turn=row.turn,
                to_move=row.to_move,
                seats=seats[row.id],
                waiting=bool(getattr(row, "waiting", 0)),
            )
            for row in rows
        ]


def _check_status(status: str) -> None:
    known = (OPEN, RUNNING, FINISHED, ARCHIVED)
    if status not in known:
        raise Refusal("status", "The status is {known}, not “{status}”.", known=", ".join(known), status=status)


def _parse_mark(mark: str) -> tuple[float, str]:
    at, _, table = mark.partition("/")
    try:
        before = float(at)
    except ValueError:
        raise _bad_mark() from None
    if not isfinite(before) or not is_id(table):
        raise _bad_mark()
    return before, table


def _parse_count(mark: str) -> int:
    if not (mark.isascii() and mark.isdigit() and len(mark) < 10):
        raise _bad_mark()
    return int(mark)


def _bad_mark() -> Refusal:
    return Refusal("page", "There is no such page; take “next” of the page before.")
