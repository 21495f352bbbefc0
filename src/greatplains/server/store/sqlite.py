"""SQLite inside the process: one writer that commits waiting transactions together.

Making a commit durable takes the disk longer than everything else together, and it takes as long for fifty
transactions as for one. So whatever waits when the writer comes back is written with the next commit. A transaction
that clashes must not spoil the others: then each of the group is written anew with a savepoint of its own.

Only what may have to wait runs in a thread: connecting, and committing (the disk). The statements between touch memory,
and run where they are asked for: in a thread every one of them would wait for the interpreter's lock, which the event
loop holds, and fifty tables waited forty milliseconds for a commit. Another program may hold the file: beginning does
not wait for it, but says so at once, and is tried again a little later.

Whatever goes wrong here, whoever waits is answered. Should the writer itself end, so are all who come after.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.base import Executable

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.domain.refusals import Unavailable
from greatplains.server.inbox import Inbox
from greatplains.server.store.database import Clash, Rows, Statement, unavailable
from greatplains.server.store.filelock import lock
from greatplains.server.store.migrating import migrate
from greatplains.server.store.plain import plain_sql
from greatplains.server.store.pragmas import PATIENCE, open_engine

T = TypeVar("T")

_log = logging.getLogger(__name__)

_READERS: Final = 4
_SWITCH_SECONDS: Final = 0.0005
_MOST_TOGETHER: Final = 200
# For more than so many nobody is waited for: while the disk is at work, the others have something to do.
_GATHERED: Final = 14
_ROUNDS: Final = 3
_DIALECT: Final = dialect()
_PAUSE: Final = 0.001
_LONGEST_PAUSE: Final = 0.025
_PRIMARY_CODE: Final = 0xFF  # the rest of a code of SQLite says more closely what it is
_CLASHES: Final = (IntegrityError, sqlite3.IntegrityError)
_DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error)

_Write = tuple[Sequence[Statement], "asyncio.Future[list[Rows]]"]
_Result = list[Rows] | Clash | Unavailable


class SqliteDatabase:
    """A SQLite file. Unless it is shared this process is the only one, and what it has in memory is the newest."""

    def __init__(self, path: str, is_shared: bool) -> None:
        self.path = path
        self.is_shared = is_shared
        self._lock: BinaryIO | None = None
        self._reading = open_engine(path, "BEGIN", _READERS)
        # Neither begins by itself nor waits: see `_begin`.
        self._writing = open_engine(path, None, _READERS, patience=0.0)
        self._reader = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: Inbox | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        folder = Path(self.path).absolute().parent
        try:
            if Path(self.path).is_dir():
                raise _cannot_open(self.path, "it is a directory")
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = None if self.is_shared else lock(self.path)
        except OSError as error:
            raise _cannot_open(self.path, error.strerror or str(error)) from None
        # A thread that comes back from the disk waits for its turn; by default up to 5 ms, longer than the disk took.
        sys.setswitchinterval(_SWITCH_SECONDS)
        await self._in(self._writer, self._migrate)
        self._waiting = Inbox()
        self._task = asyncio.create_task(self._commit_groups(self._waiting), name="sqlite writer")
        self._task.add_done_callback(self._writer_ended)

    async def close(self) -> None:
        if self._task is not None and self._waiting is not None:
            self._waiting.put_nowait(None)
            await asyncio.wait([self._task])
            self._task = None
        self._reader.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Rows:
        return await self._in(self._reader, lambda: self._read(statement, parameters or {}))

    async def write(self, statements: Sequence[Statement]) -> list[Rows]:
        if self._task is None or self._waiting is None or self._task.done():
            raise unavailable(RuntimeError("it is not open" if self._task is None else "its writer has ended"))
        written: asyncio.Future[list[Rows]] = self._task.get_loop().create_future()
        self._waiting.put_nowait((statements, written))
        return await written

    def _migrate(self) -> None:
        patient = open_engine(self.path, "BEGIN IMMEDIATE", 1)
        try:
            with patient.begin() as connection:
                migrate(connection)
                mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        except DatabaseError as error:
            raise _cannot_open(self.path, str(error.orig)) from None
        finally:
            patient.dispose()
        if mode != "wal":  # where there is no shared memory a commit has to wait for those who read
            self._writing = open_engine(self.path, None, _READERS)

    def _read(self, statement: Executable, parameters: Mapping[str, Any]) -> Rows:
        try:
            with self._reading.connect() as connection:
                return connection.execute(statement, parameters).all()
        except SQLAlchemyError as error:
            raise unavailable(error) from None

    async def _commit_groups(self, waiting: Inbox) -> None:
        """Until the queue says that there will be no more."""
        connection: Connection | None = None
        while (write := await waiting.get()) is not None:
            group: list[_Write] = [write]
            try:
                writing = connection if connection is not None else await self._in(self._writer, self._writing.connect)
                connection = writing
                await _let_gather(waiting)
                await _begin(writing)
                group += _others_that_wait(waiting)
                results = await _run_group(writing, group)
                await self._in(self._writer, _driver(writing).commit)
                writing.commit()  # what SQLAlchemy knows of it; the database has nothing left to do
            except BaseException as error:
                failed = _failed(error)
                for _, written in group:
                    _answer(written, failed)
                if not isinstance(error, Exception):
                    raise
                if connection is not None:
                    await self._in(self._writer, connection.close)  # which takes back what is not committed
                    connection = None
                continue
            for (_, written), result in zip(group, results, strict=True):
                _answer(written, result)
        if connection is not None:
            connection.close()

    def _writer_ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for a writer that is no more."""
        if task.cancelled() or task.exception() is not None:
            error = None if task.cancelled() else task.exception()
            _log.critical("the writer of the database has ended; nothing is written any more", exc_info=error)
        while self._waiting is not None and not self._waiting.empty():
            write = self._waiting.get_nowait()
            if write is not None:
                _answer(write[1], unavailable(RuntimeError("its writer has ended")))

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)


def _cannot_open(path: str, reason: str) -> BadOptions:
    return BadOptions(host_problems.DATABASE_FILE, path=path, reason=reason)


async def _begin(connection: Connection) -> None:
    """Begin to write, once no other program does. Through SQLAlchemy it would take as long as several turns."""
    driver = _driver(connection)
    pause, until = _PAUSE, asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            driver.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or asyncio.get_running_loop().time() > until:
                raise
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _is_busy(error: sqlite3.OperationalError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & _PRIMARY_CODE == sqlite3.SQLITE_BUSY


async def _let_gather(waiting: Inbox) -> None:
    """While more and more comes, wait for it: a commit costs the same for many as for one, and whoever is about to
    write is a few rounds of the event loop away. Alone, one waits for next to nothing."""
    before = -1
    while before < waiting.qsize() < _GATHERED:
        before = waiting.qsize()
        for _ in range(_ROUNDS):
            await asyncio.sleep(0)


def _others_that_wait(waiting: Inbox) -> list[_Write]:
    others: list[_Write] = []
    while len(others) < _MOST_TOGETHER and not waiting.empty():
        write = waiting.get_nowait()
        if write is None:
            waiting.put_nowait(None)
            break
        others.append(write)
    return others


async def _run_group(connection: Connection, group: Sequence[_Write]) -> list[_Result]:
    """All together; if that does not work and it is not for the database, each with a savepoint of its own."""
    try:
        return _run_all(connection, [statements for statements, _ in group])
    except _CLASHES:
        pass
    except _DATABASE_ERRORS:
        raise
    except Exception:
        if len(group) == 1:
            raise
    _driver(connection).rollback()
    connection.rollback()
    await _begin(connection)
    return [_run_alone(connection, statements) for statements, _ in group]


def _run_alone(connection: Connection, statements: Sequence[Statement]) -> _Result:
    """One transaction of a group of which one cannot be written: all its statements, or none."""
    savepoint = connection.begin_nested()
    try:
        results = _run(connection, statements)
    except _CLASHES as error:
        savepoint.rollback()
        return Clash(str(error))
    except _DATABASE_ERRORS:
        raise
    except Exception as error:  # a value that no column takes, for one: its own fault, and nobody else's
        savepoint.rollback()
        return _failed(error)
    savepoint.commit()
    return results


def _failed(error: BaseException) -> Unavailable:
    if not isinstance(error, _DATABASE_ERRORS):
        _log.error("a write failed", exc_info=error)
    return unavailable(error)


def _run_all(connection: Connection, transactions: Sequence[Sequence[Statement]]) -> list[_Result]:
    """One after the other; of those in a row that are alike, as turns are, each statement for all of them at once."""
    results: list[_Result] = []
    first = 0
    while first < len(transactions):
        last = first + 1
        while last < len(transactions) and _are_alike(transactions[first], transactions[last]):
            last += 1
        alike = transactions[first:last]
        plain = [plain_sql(statement, tuple(parameters), _DIALECT) for statement, parameters in alike[0]]
        if len(alike) > 1 and all(one is not None and not one.returns_rows for one in plain):
            driver = _driver(connection)
            for number, one in enumerate(plain):
                assert one is not None
                names, values = one.names, []
                for statements in alike:
                    parameters = statements[number][1]
                    values.append([parameters[name] for name in names])
                driver.executemany(one.sql, values)
            results += [[[] for _ in plain] for _ in alike]
        else:
            results += [_run(connection, statements) for statements in alike]
        first = last
    return results


def _are_alike(one: Sequence[Statement], other: Sequence[Statement]) -> bool:
    """The same statements, with parameters of the same names."""
    if len(one) != len(other):
        return False
    for number in range(len(one)):
        # Names in another order are written alone, which is as right.
        if one[number][0] is not other[number][0] or list(one[number][1]) != list(other[number][1]):
            return False
    return True


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _run(connection: Connection, statements: Sequence[Statement]) -> list[Rows]:
    driver = _driver(connection)
    return [_run_one(connection, driver, statement, parameters) for statement, parameters in statements]


def _run_one(
    connection: Connection, driver: sqlite3.Connection, statement: Executable, parameters: Mapping[str, Any]
) -> Rows:
    plain = plain_sql(statement, tuple(parameters), _DIALECT)
    if plain is not None and not plain.returns_rows:  # to rows SQLAlchemy gives the names of their columns
        driver.execute(plain.sql, [parameters[name] for name in plain.names])
        return []
    result = connection.execute(statement, parameters)
    return result.all() if result.returns_rows else []


def _answer(written: asyncio.Future[list[Rows]], result: _Result) -> None:
    if written.done():
        return  # whoever asked has gone away; it is written all the same
    if isinstance(result, list):
        written.set_result(result)
    else:
        written.set_exception(result)
