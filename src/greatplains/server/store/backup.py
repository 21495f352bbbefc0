"""Copies of a SQLite database: made while the server runs, and put back when it does not.

PostgreSQL brings tools of its own for this (docs/hosting.md).
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from greatplains.core.errors import BadOptions
from greatplains.core.reason import Reason
from greatplains.server import host_problems
from greatplains.server.store.filelock import lock

_SCHEME = "sqlite:///"


def back_up(database: str, target: Path) -> None:
    """Write a copy of the database as it is at this moment. Whoever writes to it is not held up."""
    source = _path_of(database)
    with _refused(source, target):
        _check_is_file(source, host_problems.NO_DATABASE)
        if target.exists():
            raise BadOptions(host_problems.FILE_EXISTS, path=target)
        with _draft_of(source, target) as draft:
            draft.replace(target)


def put_back(source: Path, database: str, is_replacing: bool) -> None:
    """Put a copy in the place of the database. No server may have it open."""
    target = _path_of(database)
    with _refused(source, target):
        _check_is_file(source, host_problems.NO_FILE)
        if target.is_dir():
            raise _is_directory(target)
        if target.exists() and not is_replacing:
            raise BadOptions(host_problems.FILE_REPLACED, path=target)
        with lock(str(target)) as held:
            _replace(source, Path(os.path.realpath(target)), Path(held.name))


def _replace(source: Path, target: Path, lock_file: Path) -> None:
    """Whoever could open what was there can open what is there now."""
    with _draft_of(source, target) as draft:
        if target.exists():
            draft.chmod(stat.S_IMODE(target.stat().st_mode))
            _leave_to_owner(target, draft, lock_file)
        elif _may_give_away():  # a server that does not run as root writes where its user's folder is
            _leave_to_owner(target.parent, draft, lock_file)
        # What was written to the old file and not yet moved into it must not be read into the new one.
        for rest in ("-wal", "-shm"):
            target.with_name(target.name + rest).unlink(missing_ok=True)
        draft.replace(target)


def _leave_to_owner(model: Path, draft: Path, lock_file: Path) -> None:
    """Give the draft to whom the other belongs, and the lock, which root may just have made."""
    if not hasattr(os, "chown"):  # on Windows a file belongs to the folder it is in
        return
    wanted, mine = model.stat(), draft.stat()
    if (mine.st_uid, mine.st_gid) == (wanted.st_uid, wanted.st_gid):
        return
    try:
        os.chown(draft, wanted.st_uid, wanted.st_gid)
    except PermissionError as error:
        raise BadOptions(host_problems.OWNER, path=model, reason=error.strerror) from None
    if _may_give_away():
        os.chown(lock_file, wanted.st_uid, wanted.st_gid)


def _may_give_away() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def _draft_of(source: Path, target: Path) -> Iterator[Path]:
    """A copy, whole and on the disk, that only lacks its name; for its owner's eyes only."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _write_draft(source, draft)
        yield draft
    finally:
        for rest in ("", "-journal", "-wal", "-shm"):
            draft.with_name(draft.name + rest).unlink(missing_ok=True)


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
        raise BadOptions(host_problems.NOT_OURS, path=source)
    ((found,),) = copy.execute("PRAGMA quick_check(1)")
    if found != "ok":
        raise BadOptions(host_problems.DAMAGED, path=source, reason=found)


def _check_is_file(path: Path, missing: Reason) -> None:
    if path.is_dir():
        raise _is_directory(path)
    if not path.exists():
        raise BadOptions(missing, path=path)


def _is_directory(path: Path) -> BadOptions:
    return BadOptions(host_problems.DIRECTORY, path=path)


@contextmanager
def _refused(source: Path, target: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOptions(host_problems.BACKUP, source=source, target=target, reason=reason) from None


def _path_of(database: str) -> Path:
    path = Path(database.removeprefix(_SCHEME))
    if not database.startswith(_SCHEME) or not path.name:
        raise BadOptions(host_problems.NOT_SQLITE)
    return path
