"""How connections to SQLite files are set up.

Not compiled: SQLAlchemy keeps weak references to those who listen to it, and compiled closures have none (from Python
3.12 on this ended the server before it began).
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

# Another program may hold the file for a moment: a backup, or a second server by mistake.
PATIENCE: Final = 10.0
_CACHE_KIB: Final = 32_768
# The pages of running games change with every turn; moving them into the database is work that only the last one needs.
_PAGES_BETWEEN_CHECKPOINTS: Final = 8_000
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    # Nothing is written to the disk before the commit, which has a thread to wait in.
    "cache_spill=OFF",
    "temp_store=MEMORY",
    f"cache_size=-{_CACHE_KIB}",
    f"wal_autocheckpoint={_PAGES_BETWEEN_CHECKPOINTS}",
)


def open_engine(path: str, begin: str | None, connections: int, patience: float = PATIENCE) -> Engine:
    """An engine whose transactions begin with that statement, None: when they are told to; and wait so long for
    others."""
    # A failed statement goes into the log, but not what it was to write: a shuffle, a salt, somebody's words.
    engine = create_engine(URL.create("sqlite", database=path), pool_size=connections, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where sqlite3 guesses
        connection.text_factory = _readable
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(f"PRAGMA busy_timeout={int(patience * 1000)}")

    if begin is not None:

        @event.listens_for(engine, "begin")
        def begin_transaction(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _readable(text: bytes) -> str:
    """Of a file that was damaged everything that can be read: one spoilt letter must not hide a whole table."""
    return text.decode(errors="replace")
