"""Where everything is kept: SQLite inside the process, or PostgreSQL for many processes."""

from __future__ import annotations

from importlib.util import find_spec

from sqlalchemy.exc import ArgumentError

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems
from greatplains.server.store.database import Clash
from greatplains.server.store.jobs import BOT_TURN, CLOCK, EXPIRY, REVIEW, FreeTurn, Job, JobKey, Jobs
from greatplains.server.store.outbox import Channel, Outbox, Wishes
from greatplains.server.store.people import Passkey
from greatplains.server.store.reviews import StoredReviews
from greatplains.server.store.rows import Change
from greatplains.server.store.sqlite import SqliteDatabase
from greatplains.server.store.store import Store, StoredEvent

__all__ = [
    "BOT_TURN",
    "CLOCK",
    "EXPIRY",
    "REVIEW",
    "Change",
    "Channel",
    "Clash",
    "FreeTurn",
    "Job",
    "JobKey",
    "Jobs",
    "Outbox",
    "Passkey",
    "Store",
    "StoredEvent",
    "StoredReviews",
    "Wishes",
    "open_store",
]


def open_store(url: str, is_shared: bool = False) -> Store:
    """The store of a database URL; nothing is connected yet. PostgreSQL is always shared with other processes."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        if rest == "/:memory:":
            raise BadOptions(host_problems.DATABASE_MEMORY)
        return _open_sqlite(rest[1:], is_shared)
    if separator and scheme in ("postgresql", "postgres") and rest:
        return _open_postgres(f"postgresql+asyncpg://{rest}")
    raise BadOptions(host_problems.DATABASE_SCHEME, url=scheme)


def _open_sqlite(path: str, is_shared: bool) -> Store:
    try:
        return Store(SqliteDatabase(path, is_shared))
    except OSError as error:  # the directory in which we are has been removed
        raise BadOptions(host_problems.DATABASE_FILE, path=path, reason=error.strerror) from None


def _open_postgres(url: str) -> Store:
    if any(find_spec(package) is None for package in ("asyncpg", "greenlet")):
        raise BadOptions(host_problems.DATABASE_PACKAGES)
    from greatplains.server.store.postgres import PostgresDatabase

    try:
        return Store(PostgresDatabase(url))
    except (ValueError, ArgumentError):
        raise BadOptions(host_problems.DATABASE_URL) from None
