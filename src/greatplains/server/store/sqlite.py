"""SQLite inside the process: one writer thread that commits waiting transactions together.

Making a commit durable takes the disk longer than everything else together, and it takes as long for fifty
transactions as for one. So whatever waits when the writer comes back is written with the next commit. A transaction
that clashes must not spoil the others: then each of the group is run by itself.

The sqlite3 module of Python blocks, so it runs in threads: one hop for a whole group, instead of one for every cursor
call as with an asynchronous wrapper.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.base import Executable

from greatplains.core.errors import BadOptions
from greatplains.server.store.filelock import lock
from greatplains.server.store.migrating import migrate
from greatplains.server.store.store import Clash, Rows, Statement, away

T = TypeVar("T")

_READERS: Final = 4
_MOST_TOGETHER: Final = 200
# Another program may hold the file for a moment: a backup, or a second server by mistake.
_PATIENCE: Final = 10_000

_Job = tuple[Sequence[Statement], "asyncio.Future[list[Rows]]"]


class SqliteStore:
    """A SQLite file. Unless it is shared this process is the only one, and what it has in memory is the newest."""

    def __init__(self, path: str, is_shared: bool) -> None:
        self.path = path
        self.is_shared = is_shared
        self._lock: BinaryIO | None = None
        self._reading = _engine(path, "BEGIN")
        self._writing = _engine(path, "BEGIN IMMEDIATE")
        self._reader = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        folder = Path(self.path).absolute().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = None if self.is_shared else lock(f"{self.path}.lock")
        except OSError as error:
            raise _cannot_open(self.path, error.strerror or str(error)) from None
        await self._in(self._writer, self._migrate)
        self._task = asyncio.create_task(self._commit_groups(), name="sqlite writer")

    async def close(self) -> None:
        if self._task is not None:
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
        written: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
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
            raise away(error) from None

    async def _commit_groups(self) -> None:
        is_open = True
        while is_open:
            jobs = [await self._waiting.get()]
            while len(jobs) < _MOST_TOGETHER and not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            is_open = None not in jobs
            group = [job for job in jobs if job is not None]
            results = await self._in(self._writer, lambda group=group: self._commit([job[0] for job in group]))  # type: ignore[misc]
            for (_, written), result in zip(group, results, strict=True):
                if written.done():  # whoever asked has gone away; it is written all the same
                    continue
                if isinstance(result, BaseException):
                    written.set_exception(result)
                else:
                    written.set_result(result)

    def _commit(self, group: Sequence[Sequence[Statement]]) -> list[list[Rows] | BaseException]:
        """Together if that goes well, else each by itself."""
        if len(group) > 1:
            try:
                with self._writing.begin() as connection:
                    return [_run(connection, statements) for statements in group]
            except SQLAlchemyError:
                pass  # somebody in the group is at fault; each by itself shows who
        return [self._commit_one(statements) for statements in group]

    def _commit_one(self, statements: Sequence[Statement]) -> list[Rows] | BaseException:
        try:
            with self._writing.begin() as connection:
                return _run(connection, statements)
        except IntegrityError as error:
            return Clash(str(error.orig))
        except SQLAlchemyError as error:  # handed to whoever asked for this write; the writer serves the others
            return away(error)

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)


def _cannot_open(path: str, reason: str) -> BadOptions:
    return BadOptions("database", "The database “{path}” cannot be opened: {reason}.", path=path, reason=reason)


def _run(connection: Connection, statements: Sequence[Statement]) -> list[Rows]:
    results: list[Rows] = []
    for statement, parameters in statements:
        result = connection.execute(statement, parameters)
        results.append(result.all() if result.returns_rows else [])
    return results


def _engine(path: str, begin: str) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=_READERS)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where sqlite3 guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_PATIENCE}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
