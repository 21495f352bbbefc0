"""SQL for a driver itself: SQLAlchemy takes several times as long to run a statement as the database does, and every
turn waits for two."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.elements import ClauseElement

_MOST_KEPT: Final = 256
_UNFINISHED: Final = "[POSTCOMPILE"


class Plain(NamedTuple):
    """A statement, its parameters in the order in which the driver wants them, and whether it answers with rows."""

    sql: str
    names: tuple[str, ...]
    returns_rows: bool


@lru_cache(maxsize=_MOST_KEPT)
def plain_sql(statement: Executable, given: tuple[str, ...], dialect: Dialect) -> Plain | None:
    """The statement for the driver. None if there is more to it: lists that become longer with what is in them, or more
    parameters than are given. Then SQLAlchemy has to run it."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect, column_keys=list(given))
    assert isinstance(compiled, SQLCompiler)
    names = tuple(compiled.positiontup or ())
    if _UNFINISHED in compiled.string or not set(names) <= set(given):
        return None
    returns_rows = not isinstance(statement, UpdateBase) or bool(compiled.effective_returning)
    return Plain(compiled.string, names, returns_rows)
