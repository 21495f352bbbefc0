"""Copies of a SQLite database: made while the server runs, and put back when it does not.

PostgreSQL brings tools of its own for this (docs/hosting.md).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from greatplains.core.errors import BadOptions
from greatplains.server.store.filelock import lock

_SCHEME = "sqlite:///"


def back_up(database: str, target: Path) -> None:
    """Write a copy of the database as it is at this moment. Whoever writes to it is not held up."""
    source = _path_of(database)
    if not source.is_file():
        raise BadOptions("no_database", "There is no database “{path}”.", path=source)
    if target.exists():
        raise BadOptions("file_exists", "“{path}” is there already; name a new file.", path=target)
    _copy(source, target)


def put_back(source: Path, database: str, is_replacing: bool) -> None:
    """Put a copy in the place of the database. No server may have it open."""
    target = _path_of(database)
    if not source.is_file():
        raise BadOptions("no_file", "There is no file “{path}”.", path=source)
    if target.exists() and not is_replacing:
        raise BadOptions("file_exists", "“{path}” is there already and would be replaced.", path=target)
    with _refused(target):
        held = lock(f"{target}.lock")
    with held:
        _copy(source, target)


def _copy(source: Path, target: Path) -> None:
    """The copy gets its name only when it is whole and on the disk."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with _refused(source):
            _write_draft(source, draft)
        with _refused(target):
            # What was written to the old file and not yet moved into it must not be read into the new one.
            for rest in ("-wal", "-shm"):
                target.with_name(target.name + rest).unlink(missing_ok=True)
            draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _write_draft(source: Path, draft: Path) -> None:
    with closing(_open(source)) as reading, closing(sqlite3.connect(draft)) as writing:
        # In one step, which reads one state of the source; in several it would begin anew with every write.
        reading.backup(writing)
        # One file without another beside it, so that it can be moved about.
        writing.execute("PRAGMA journal_mode=DELETE")
        _check(writing, source)
    with draft.open("rb+") as file:
        os.fsync(file.fileno())


def _open(path: Path) -> sqlite3.Connection:
    """For reading only: a file that is not there must not be made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check(copy: sqlite3.Connection, source: Path) -> None:
    is_ours = copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if not is_ours:
        raise BadOptions("not_ours", "“{path}” is no database of Great Plains.", path=source)
    ((found,),) = copy.execute("PRAGMA quick_check(1)")
    if found != "ok":
        raise BadOptions("damaged", "“{path}” is damaged: {reason}.", path=source, reason=found)


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOptions("backup", "“{path}” cannot be copied: {reason}.", path=path, reason=reason) from None


def _path_of(database: str) -> Path:
    path = Path(database.removeprefix(_SCHEME))
    if not database.startswith(_SCHEME) or not path.name:
        raise BadOptions(
            "not_sqlite", "Only a SQLite database (sqlite:///file) is copied so; for PostgreSQL use pg_dump."
        )
    return path
