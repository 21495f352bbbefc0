"""PostgreSQL: plain transactions from a pool; any number of processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.base import Executable

from greatplains.core.errors import BadOptions
from greatplains.server.store.migrating import migrate
from greatplains.server.store.store import Clash, Rows, Statement, away

_CONNECTIONS: Final = 10
# A server that is away raises errors of the system, which SQLAlchemy does not wrap.
_FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)


class PostgresStore:
    """A PostgreSQL database."""

    is_shared = True

    def __init__(self, url: str) -> None:
        # A failed statement goes into the log, but not what it was to write: a shuffle, a salt, somebody's words.
        self._engine = create_async_engine(
            url, pool_size=_CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
        # One statement needs no transaction around it: a round trip less before and after.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except _FAILURES as error:
            reason = str(getattr(error, "orig", None) or error).strip()
            raise BadOptions("database", "The database cannot be opened: {reason}.", reason=reason) from None

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Rows:
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(statement, parameters or {})).all()
        except _FAILURES as error:
            raise away(error) from None

    async def write(self, statements: Sequence[Statement]) -> list[Rows]:
        results: list[Rows] = []
        try:
            async with self._engine.begin() as connection:
                for statement, parameters in statements:
                    result = await connection.execute(statement, parameters)
                    results.append(result.all() if result.returns_rows else [])
        except IntegrityError as error:
            raise Clash(str(error.orig)) from None
        except _FAILURES as error:
            raise away(error) from None
        return results
