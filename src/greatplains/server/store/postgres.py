"""PostgreSQL: plain transactions from a pool; any number of processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.base import Executable

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.store.database import Clash, Rows, Statement, unavailable
from greatplains.server.store.migrating import migrate
from greatplains.server.store.plain import Plain, plain_sql

_CONNECTIONS: Final = 8
_RARE_CONNECTIONS: Final = 2
_CLASHES: Final = (IntegrityError, asyncpg.IntegrityConstraintViolationError)
# A server that is away raises errors of the system, which nobody wraps.
_FAILURES: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class _Row(asyncpg.Record):  # type: ignore[misc]
    """A row whose columns have names."""

    def __getattr__(self, name: str) -> Any:
        return self[name]


class PostgresDatabase:
    """A PostgreSQL database. Most statements are run by the driver itself, the rest by SQLAlchemy (plain.py)."""

    is_shared = True

    def __init__(self, url: str) -> None:
        # A failed statement goes into the log, but not what it was to write: a shuffle, a salt, somebody's words.
        self._engine = create_async_engine(
            url, pool_size=_RARE_CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
        self._pool: Any = None

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
            _, where = self._engine.dialect.create_connect_args(self._engine.url)
            # None is kept for its own sake: the pool would complain in the log for as long as the database is away.
            self._pool = await asyncpg.create_pool(min_size=0, max_size=_CONNECTIONS, record_class=_Row, **where)
        except _FAILURES as error:
            reason = str(getattr(error, "orig", None) or error).strip()
            raise BadOptions(host_problems.DATABASE_CLOSED, reason=reason) from None
        except TypeError:  # what stands after a question mark is handed to the driver by name
            raise BadOptions(host_problems.DATABASE_OPTION) from None

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        await self._engine.dispose()

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Rows:
        given = parameters or {}
        plain = self._plain(statement, given)
        try:
            if plain is not None and self._pool is not None:
                return await _run(self._pool, plain, given)
            async with self._engine.connect() as connection:
                return (await connection.execute(statement, given)).all()
        except _FAILURES as error:
            raise unavailable(error) from None

    async def write(self, statements: Sequence[Statement]) -> list[Rows]:
        plain = [self._plain(statement, parameters) for statement, parameters in statements]
        try:
            if self._pool is None or None in plain:
                return await self._write_rarely(statements)
            async with self._pool.acquire() as driver, driver.transaction():
                return [
                    await _run(driver, one, parameters)
                    for one, (_, parameters) in zip(plain, statements, strict=True)
                    if one is not None
                ]
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

    def _plain(self, statement: Executable, parameters: Mapping[str, Any]) -> Plain | None:
        return plain_sql(statement, tuple(parameters), self._engine.dialect)


async def _run(driver: Any, plain: Plain, parameters: Mapping[str, Any]) -> Rows:
    values = [parameters[name] for name in plain.names]
    if plain.returns_rows:
        rows: Rows = await driver.fetch(plain.sql, *values)
        return rows
    await driver.execute(plain.sql, *values)
    return []
