"""SQLite inside the process: one writer that commits waiting transactions together.

Making a commit durable takes the disk longer than everything else together, and it takes as long for fifty
transactions as for one. So whatever waits when the writer comes back is written with the next commit. A transaction
that clashes must not spoil the others: then each of the group is written anew with a savepoint of its own.

Only what may have to wait runs in a thread: beginning (another program may hold the file) and committing (the disk).
The statements between touch memory, and run where they are asked for: in a thread every one of them would wait for
the interpreter's lock, which the event loop holds, and fifty tables waited forty milliseconds for a commit.
"""

from __future__ import annotations

import asyncio
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
from greatplains.server.store.pragmas import open_engine

T = TypeVar("T")

_READERS: Final = 4
_SWITCH_SECONDS: Final = 0.0005
_MOST_TOGETHER: Final = 200
_ROUNDS: Final = 3
_DIALECT: Final = dialect()

_Write = tuple[Sequence[Statement], "asyncio.Future[list[Rows]]"]
_Result = list[Rows] | Clash | Unavailable


class SqliteDatabase:
    """A SQLite file. Unless it is shared this process is the only one, and what it has in memory is the newest."""

    def __init__(self, path: str, is_shared: bool) -> None:
        self.path = path
        self.is_shared = is_shared
        self._lock: BinaryIO | None = None
        self._reading = open_engine(path, "BEGIN", _READERS)
        self._writing = open_engine(path, "BEGIN IMMEDIATE", _READERS)
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
            self._lock = None if self.is_shared else lock(f"{self.path}.lock")
        except OSError as error:
            raise _cannot_open(self.path, error.strerror or str(error)) from None
        # A thread that comes back from the disk waits for its turn; by default up to 5 ms, longer than the disk took.
        sys.setswitchinterval(_SWITCH_SECONDS)
        await self._in(self._writer, self._migrate)
        self._waiting = Inbox(asyncio.get_running_loop())
        self._task = asyncio.create_task(self._commit_groups(self._waiting), name="sqlite writer")

    async def close(self) -> None:
        if self._task is not None and self._waiting is not None:
            self._waiting.put_nowait(None)
            await self._task
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
        if self._task is None or self._waiting is None:
            raise unavailable(RuntimeError("it is not open"))
        written: asyncio.Future[list[Rows]] = self._task.get_loop().create_future()
        self._waiting.put_nowait((statements, written))
        return await written

    def _migrate(self) -> None:
        try:
            with self._writing.begin() as connection:
                migrate(connection)
        except DatabaseError as error:
            raise _cannot_open(self.path, str(error.orig)) from None

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
                if connection is None:
                    connection = self._writing.connect()
                await _let_gather(waiting)
                await self._begin(connection)
                group += _others_that_wait(waiting)
                try:
                    results: list[_Result] = [_run(connection, statements) for statements, _ in group]
                except (IntegrityError, sqlite3.IntegrityError):
                    connection.rollback()
                    await self._begin(connection)
                    results = [_run_alone(connection, statements) for statements, _ in group]
                await self._in(self._writer, connection.commit)
            except (SQLAlchemyError, sqlite3.Error) as error:
                results = [unavailable(error) for _ in group]
                if connection is not None:
                    connection.close()  # which takes back what is not committed
                    connection = None
            for (_, written), result in zip(group, results, strict=True):
                _answer(written, result)
        if connection is not None:
            connection.close()

    async def _begin(self, connection: Connection) -> None:
        if self.is_shared:
            await self._in(self._writer, connection.begin)  # waits while another process writes
        else:
            connection.begin()

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)


def _cannot_open(path: str, reason: str) -> BadOptions:
    return BadOptions(host_problems.DATABASE_FILE, path=path, reason=reason)


async def _let_gather(waiting: Inbox) -> None:
    """While more and more comes, wait for it: a commit costs the same for many as for one, and whoever is about to
    write is a few rounds of the event loop away. Alone, one waits for next to nothing."""
    before = -1
    while before < waiting.qsize() < _MOST_TOGETHER:
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


def _run_alone(connection: Connection, statements: Sequence[Statement]) -> list[Rows] | Clash:
    """One transaction of a group in which there is a clash: all its statements, or none."""
    savepoint = connection.begin_nested()
    try:
        results = _run(connection, statements)
    except (IntegrityError, sqlite3.IntegrityError) as error:
        savepoint.rollback()
        return Clash(str(error))
    savepoint.commit()
    return results


def _run(connection: Connection, statements: Sequence[Statement]) -> list[Rows]:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
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
