"""What a database can do for the store: read, and write several statements as one transaction."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Row
from sqlalchemy.sql.base import Executable

from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Unavailable

_log = logging.getLogger(__name__)

# A statement with its parameters. Statements are built once, as constants, so that their SQL is compiled once.
Statement = tuple[Executable, Mapping[str, Any]]
Rows = Sequence[Row[Any]]


class Clash(Exception):
    """A key was taken meanwhile: somebody else has written first. Nothing of the transaction was kept."""


def unavailable(error: BaseException) -> Unavailable:
    """The database does not answer as it should; the reason goes into the log, not to whoever asked."""
    _log.error("the database failed: %s", str(error) or type(error).__name__)
    return Unavailable(problems.DATABASE)


class Database(Protocol):
    """SQLite or PostgreSQL."""

    is_shared: bool  # may other processes write to it while we run?

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        ...

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Rows:
        """The rows of a query; `Unavailable` when the database cannot be reached."""
        ...

    async def write(self, statements: Sequence[Statement]) -> list[Rows]:
        """Run all statements in one transaction, or none: `Clash`. When this returns they are on disk.

        The result has the rows of each statement, empty for one that returns none.
        """
        ...
