"""PostgreSQL: any number of processes, each with a few connections; transactions that wait are committed together.

A transaction of ours is a handful of statements, and its price is the trips to the database, not what is done there. So
the statements of one transaction are joined into one, and those of all that wait go in one trip (joined.py). As in
SQLite, a transaction that clashes must not spoil the others: then each of them is written anew, alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.base import Executable

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.domain.refusals import Unavailable
from greatplains.server.store.database import Clash, Rows, Statement, unavailable
from greatplains.server.store.joined import Joined, join
from greatplains.server.store.migrating import migrate
from greatplains.server.store.plain import Plain, plain_sql

_log = logging.getLogger(__name__)

_CONNECTIONS: Final = 8
_RARE_CONNECTIONS: Final = 2
# One: two had half as much to write each time, and a turn cost a fifteenth more.
_WRITERS: Final = 1
_MOST_TOGETHER: Final = 200
_CLASHES: Final = (IntegrityError, asyncpg.IntegrityConstraintViolationError)
# One transaction of a group was at fault, and nothing of any was kept.
_SPOILT: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.exceptions.TransactionRollbackError,  # a deadlock with a group of another process, for one
)
# A server that is away raises errors of the system, which nobody wraps.
_FAILURES: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class _Row(asyncpg.Record):  # type: ignore[misc]
    """A row whose columns have names."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class _Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is handed back as it is: ours has no locks, listeners or settings that the next could find, and
    to ask the server to forget them would be another trip."""

    def get_reset_query(self) -> str:
        return ""


class _Write:
    """A transaction that waits to be written, as one statement, and whoever waits for it."""

    def __init__(self, joined: Joined, written: asyncio.Future[None]) -> None:
        self.joined = joined
        self.written = written


class PostgresDatabase:
    """A PostgreSQL database. Most statements are run by the driver itself, the rest by SQLAlchemy (plain.py)."""

    is_shared = True

    def __init__(self, url: str) -> None:
        # A failed statement goes into the log, but not what it was to write: a shuffle, a salt, somebody's words.
        self._engine = create_async_engine(
            url, pool_size=_RARE_CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
        self._pool: Any = None
        self._waiting: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._writers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
            _, where = self._engine.dialect.create_connect_args(self._engine.url)
            # None is kept for its own sake: the pool would complain in the log for as long as the database is away.
            self._pool = await asyncpg.create_pool(
                min_size=0, max_size=_CONNECTIONS, record_class=_Row, connection_class=_Connection, **where
            )
        except _FAILURES as error:
            reason = str(getattr(error, "orig", None) or error).strip()
            raise BadOptions(host_problems.DATABASE_CLOSED, reason=reason) from None
        except TypeError:  # what stands after a question mark is handed to the driver by name
            raise BadOptions(host_problems.DATABASE_OPTION) from None
        self._writers = [asyncio.create_task(self._commit_groups(), name="postgres writer") for _ in range(_WRITERS)]
        for writer in self._writers:
            writer.add_done_callback(self._writer_ended)

    async def close(self) -> None:
        for _ in self._writers:
            self._waiting.put_nowait(None)
        await asyncio.gather(*self._writers, return_exceptions=True)
        self._writers = []
        if self._pool is not None:
            await self._pool.close()
        await self._engine.dispose()

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Rows:
        given = parameters or {}
        plain = self._plain(statement, given)
        try:
            if plain is not None and self._pool is not None:
                return await _fetch(self._pool, plain, given)
            async with self._engine.connect() as connection:
                return (await connection.execute(statement, given)).all()
        except _FAILURES as error:
            raise unavailable(error) from None

    async def write(self, statements: Sequence[Statement]) -> list[Rows]:
        plain = [self._plain(statement, parameters) for statement, parameters in statements]
        given = [parameters for _, parameters in statements]
        joined = join(plain, given) if self._writers else None
        if joined is not None:
            if any(writer.done() for writer in self._writers):
                raise unavailable(RuntimeError("a writer has ended"))
            written = asyncio.get_running_loop().create_future()
            self._waiting.put_nowait(_Write(joined, written))
            await written
            return [[] for _ in statements]
        try:
            if self._pool is not None and len(plain) == 1 and plain[0] is not None:
                return [await _fetch(self._pool, plain[0], given[0])]
            return await self._write_rarely(statements)
        except _CLASHES as error:
            raise Clash(str(getattr(error, "orig", error))) from None
        except _FAILURES as error:
            raise unavailable(error) from None

    async def _write_rarely(self, statements: Sequence[Statement]) -> list[Rows]:
        results: list[Rows] = []
        async with self._engine.begin() as connection:
            for statement, parameters in statements:
                result = await connection.execute(statement, parameters)
                results.append(result.all() if result.returns_rows else [])
        return results

    async def _commit_groups(self) -> None:
        """Until the queue says that there will be no more."""
        while (write := await self._waiting.get()) is not None:
            group = [write]
            try:
                await asyncio.sleep(0)  # whoever is about to write comes into the group
                group += self._others_that_wait()
                await self._commit_group(group)
            except BaseException as error:  # whatever it is: whoever waits is answered
                failed = _unavailable(error)
                for one in group:
                    _answer(one, failed)
                if not isinstance(error, Exception):
                    raise

    async def _commit_group(self, group: Sequence[_Write]) -> None:
        try:
            await self._commit(group)
        except _SPOILT as error:
            if len(group) == 1:
                _fail(group[0], error)
            else:
                await asyncio.gather(*(self._commit_alone(one) for one in group))
        else:
            for one in group:
                _answer(one, None)

    def _writer_ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for a writer that is no more, and none stays alone: what is half dead must not look alive."""
        if not task.cancelled() and task.exception() is None:
            return  # it was told to end
        error = None if task.cancelled() else task.exception()
        _log.critical("a writer of the database has ended; nothing is written any more", exc_info=error)
        while not self._waiting.empty():
            write = self._waiting.get_nowait()
            if write is not None:
                _answer(write, unavailable(RuntimeError("a writer has ended")))

    async def _commit_alone(self, write: _Write) -> None:
        try:
            await self._commit([write])
        except Exception as error:
            _fail(write, error)
        else:
            _answer(write, None)

    async def _commit(self, group: Sequence[_Write]) -> None:
        """All of the group or none."""
        values: dict[str, list[list[Any]]] = {}
        for write in group:
            values.setdefault(write.joined.sql, []).append(write.joined.values)
        async with self._pool.acquire() as driver:
            if len(values) == 1:  # what is executed with many values is a transaction by itself
                ((sql, rows),) = values.items()
                await driver.executemany(sql, rows)
                return
            async with driver.transaction():
                for sql, rows in values.items():
                    await driver.executemany(sql, rows)

    def _others_that_wait(self) -> list[_Write]:
        others: list[_Write] = []
        while len(others) < _MOST_TOGETHER and not self._waiting.empty():
            write = self._waiting.get_nowait()
            if write is None:
                self._waiting.put_nowait(None)
                break
            others.append(write)
        return others

    def _plain(self, statement: Executable, parameters: Mapping[str, Any]) -> Plain | None:
        return plain_sql(statement, tuple(parameters), self._engine.dialect)


async def _fetch(driver: Any, plain: Plain, parameters: Mapping[str, Any]) -> Rows:
    rows: Rows = await driver.fetch(plain.sql, *[parameters[name] for name in plain.names])
    return rows


def _fail(write: _Write, error: Exception) -> None:
    _answer(write, Clash(str(error)) if isinstance(error, _CLASHES) else _unavailable(error))


def _unavailable(error: BaseException) -> Unavailable:
    if not isinstance(error, _FAILURES):
        _log.error("a write failed", exc_info=error)
    return unavailable(error)


def _answer(write: _Write, problem: Clash | Unavailable | None) -> None:
    if write.written.done():
        return  # whoever asked has gone away; it is written all the same
    if problem is None:
        write.written.set_result(None)
    else:
        write.written.set_exception(problem)
