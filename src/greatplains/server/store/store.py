"""What the store does for the rest of the server, in verbs. How it is done, in SQL, stays in this room."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from greatplains.server.domain.shapes import SeatSummary, Status, TableSummary
from greatplains.server.domain.shuffle import Deal, parse_setup
from greatplains.server.store import outbox_statements as outbox
from greatplains.server.store import statements as q
from greatplains.server.store.database import Clash, Database, Rows, Statement, unavailable
from greatplains.server.store.jobs import EXPIRY, Jobs
from greatplains.server.store.people import People
from greatplains.server.store.puzzles import StoredPuzzles
from greatplains.server.store.reviews import StoredReviews
from greatplains.server.store.rows import Change, rows_of

_LATER: Final = 1e18  # later than any table
_TABLES_AT_ONCE: Final = 1000
_MOST_WAITING: Final = 200  # tables among which one is looked for where somebody can sit down
# That it can be written is believed so long, and waited for so long.
_WRITTEN_SECONDS: Final = 1.0
_CHECK_SECONDS: Final = 3.0
# So much the clocks of several machines may differ.
_CLOCK_DIFFERENCE: Final = 60.0
_YEAR: Final = 366 * 24 * 3600.0


class StoredEvent(NamedTuple):
    """An event as it was written, and the key of the command that led to it. `body` None: it should be there."""

    body: str | None
    key: str | None


_MISSING: Final = StoredEvent(None, None)


class Store:
    """Everything that is kept. `Clash`: another process has written first; `Unavailable`: there is no database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs = Jobs(database)
        self.people = People(database)
        self.puzzles = StoredPuzzles(database)
        self.reviews = StoredReviews(database)
        self.is_shared = database.is_shared  # may other processes write to it while we run?
        self._written_at = -_WRITTEN_SECONDS

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        await self.database.open()

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await self.database.close()

    async def check(self) -> None:
        """Can it be written to? Whoever asks, no more than once in a while something is written for it."""
        if time.monotonic() - self._written_at < _WRITTEN_SECONDS:
            return
        try:
            async with asyncio.timeout(_CHECK_SECONDS):
                await self.database.write([(q.NOTE_MOMENT, {"moment": q.WRITTEN, "now": time.time()})])
        except TimeoutError as error:
            raise unavailable(error) from None
        self._written_at = time.monotonic()

    async def look_at_clock(self, now: float, longest: float) -> float:
        """Since when the clock has gone on without a jump, as far as whoever looked at it could tell: between two looks
        it may go on by so much, or go back by so much."""
        then = {row.name: float(row.at) for row in await self.database.read(q.MOMENTS)}
        is_steady = abs(now - then[q.CLOCK_SEEN]) <= longest
        noted: list[Statement] = [(q.NOTE_MOMENT, {"moment": q.CLOCK_SEEN, "now": now})]
        if not is_steady:
            noted.append((q.NOTE_MOMENT, {"moment": q.CLOCK_STEADY, "now": now}))
        await self.database.write(noted)
        return then[q.CLOCK_STEADY] if is_steady else now

    async def note_alive(self, now: float, longest: float) -> list[tuple[float, float]]:
        """Somebody serves now. If nobody has for longer than that, it is written down. All such times of the last
        year."""
        then = {row.name: float(row.at) for row in await self.database.read(q.MOMENTS)}[q.ALIVE]
        alive: Statement = (q.NOTE_MOMENT, {"moment": q.ALIVE, "now": now})
        # Of two machines whose clocks differ a little the one that is ahead counts; one that went back is believed.
        if then < now or then > now + _CLOCK_DIFFERENCE:
            if then and now - then > longest:
                added: Statement = (q.ADD_OUTAGE, {"began_at": then, "ended_at": now})
                with suppress(Clash):  # another process has noticed the same
                    await self.database.write([(q.DROP_OLD_OUTAGES, {"before": now - _YEAR}), added])
            await self.database.write([alive])
        rows = await self.database.read(q.OUTAGES, {"since": now - _YEAR})
        return [(float(row.began_at), float(row.ended_at)) for row in rows]

    # Holidays.

    async def holidays_of(self, person_id: str, since: float) -> list[tuple[float, float]]:
        """Somebody's holidays that began after that moment."""
        rows = await self.database.read(q.HOLIDAYS, {"who": person_id, "since": since})
        return [(float(row.begins_at), float(row.ends_at)) for row in rows]

    async def add_holiday(self, person_id: str, begins: float, ends: float) -> None:
        await self.database.write([(q.ADD_HOLIDAY, {"identity_id": person_id, "begins_at": begins, "ends_at": ends})])

    async def extend_holiday(self, person_id: str, begins: float, ends: float) -> None:
        """The holiday that began then ends at another time."""
        await self.database.write([(q.EXTEND_HOLIDAY, {"who": person_id, "begins": begins, "ends": ends})])

    async def end_holidays(self, person_id: str, now: float) -> None:
        """Somebody is back."""
        await self.database.write([(q.END_HOLIDAYS, {"who": person_id, "now": now})])

    # Tables and their events.

    async def append(self, *changes: Change) -> None:
        """Write the events of one table or several in one transaction, with all that goes with them."""
        statements: list[Statement] = []
        for change in changes:
            statements += rows_of(change)
        await self.database.write(statements)

    async def note_looked(self, who: str, table_id: str) -> None:
        """Somebody has the table before their eyes: nobody tells them of it."""
        await self.database.write([(outbox.LOOKED, {"who": who, "table": table_id})])

    async def load(self, table_id: str, after: int) -> list[StoredEvent]:
        """The events of a table after that number, in order."""
        found: list[StoredEvent] = []
        newest = after
        for row in await self.database.read(q.EVENTS_AFTER, {"table": table_id, "after": after}):
            newest = row.newest
            if row.seq is not None:
                found += [_MISSING] * (row.seq - after - 1 - len(found))
                found.append(StoredEvent(row.body, row.key))
        return found + [_MISSING] * (newest - after - len(found))

    async def load_deal(self, table_id: str) -> Deal:
        """The shuffle of a table. Secret until its game is over."""
        (row,) = await self.database.read(q.DEAL, {"table": table_id})
        return Deal(parse_setup(row.setup), row.salt)

    async def load_secret(self, table_id: str) -> str:
        """The server's part of the shuffle of a table whose game has not begun."""
        (row,) = await self.database.read(q.DEAL, {"table": table_id})
        return str(row.salt)

    async def newest(self, table_ids: Sequence[str]) -> list[tuple[str, int]]:
        """The number of the newest event of each of these tables."""
        found: list[tuple[str, int]] = []
        # No database takes any number of parameters.
        for first in range(0, len(table_ids), _TABLES_AT_ONCE):
            some = list(table_ids[first : first + _TABLES_AT_ONCE])
            found += [(row.id, row.newest) for row in await self.database.read(q.NEWEST, {"tables": some})]
        return found

    async def idle_tables(self, status: Status, since: float, after: tuple[float, str]) -> list[tuple[float, str]]:
        """Some tables of a status that nobody has touched since then: when somebody did, and their ids. `after` is the
        last of those before."""
        query = {"status": status, "since": since, "after": after[0], "after_id": after[1]}
        return [(row.touched_at, row.id) for row in await self.database.read(q.IDLE, query)]

    async def count_tables(self, creator: str) -> int:
        """How many tables somebody has set up that are not over."""
        ((count,),) = await self.database.read(q.TABLES_CREATED, {"who": creator})
        return int(count)

    async def count_bot_tables(self, creator: str) -> int:
        """How many of them have bots on all seats."""
        ((count,),) = await self.database.read(q.BOT_TABLES_CREATED, {"who": creator})
        return int(count)

    async def expiry_of(self, table_id: str) -> float | None:
        """When a table goes unless it is kept; None: it stays."""
        rows = await self.database.read(q.EXPIRY_OF, {"table": table_id, "what": EXPIRY})
        return float(rows[0].not_before) if rows else None

    async def keep_table(self, table_id: str) -> None:
        """A table that was made of a record stays."""
        await self.database.write([(q.END_KIND, {"table": table_id, "what": EXPIRY})])

    async def drop_table(self, table_id: str) -> None:
        """A table goes, with all that is known of it."""
        await self.database.write([(statement, {"table": table_id}) for statement in q.DROP_TABLE])

    # The lobby.

    async def public_tables(
        self, status: Status, game: str, before: tuple[float, str] | None, most: int
    ) -> list[TableSummary]:
        """Public tables of a status, newest first, those that are older than `before`; all games if none is named."""
        created_at, table_id = before or (_LATER, "")
        query = {"status": status, "before": created_at, "before_id": table_id, "most": most}
        if game:
            return await self._summaries(await self.database.read(q.LOBBY_OF_GAME, {**query, "game": game}))
        return await self._summaries(await self.database.read(q.LOBBY, query))

    async def touched_open_tables(self, since: float) -> list[TableSummary]:
        """Some tables that wait for players and have been touched since then, public or not."""
        return await self._summaries(await self.database.read(q.TOUCHED_OPEN, {"since": since, "most": _MOST_WAITING}))

    async def touch_open(self, table_ids: Sequence[str], now: float) -> None:
        """The hosts of these tables are there and wait for players."""
        some = list(table_ids[:_TABLES_AT_ONCE])
        await self.database.write([(q.TOUCH_OPEN, {"table": table_id, "now": now}) for table_id in some])

    async def tables_of(self, who: str, statuses: Sequence[Status], skipped: int, most: int) -> list[TableSummary]:
        """The tables somebody sits at or has set up: first those that wait for them, by when their time is over, then
        the last touched."""
        query = {"who": who, "statuses": list(statuses), "most": most, "skipped": skipped}
        return await self._summaries(await self.database.read(q.MY_TABLES, query))

    async def games_of(self, who: str, before: tuple[float, str] | None, most: int) -> list[TableSummary]:
        """All tables somebody sat at or has set up, over or not, the youngest first: those older than `before`."""
        created_at, table_id = before or (_LATER, "")
        query = {"who": who, "before": created_at, "before_id": table_id, "most": most}
        return await self._summaries(await self.database.read(q.MY_GAMES, query))

    async def tables_with(self, who: str, after: str, most: int) -> list[TableSummary]:
        """Every table that has anything of somebody, by its id: also where they resigned, or only spoke."""
        query = {"who": who, "after_id": after, "most": most}
        return await self._summaries(await self.database.read(q.TABLES_WITH, query))

    async def _summaries(self, rows: Rows) -> list[TableSummary]:
        seats: dict[str, list[SeatSummary]] = {row.id: [] for row in rows}
        for row in await self.database.read(q.SEATS_OF, {"tables": list(seats)}) if seats else ():
            seats[row.table_id].append(SeatSummary(row.seat, row.identity_id, row.name, row.bot))
        return [_summary(row, seats[row.id]) for row in rows]


def _summary(row: Any, seats: list[SeatSummary]) -> TableSummary:
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        public=bool(row.is_public),
        created_at=row.created_at,
        touched_at=row.touched_at,
        turn=row.turn,
        to_move=row.to_move,
        seats=seats,
        waiting=bool(getattr(row, "waiting", 0)),
        deadline=row.deadline,
    )
