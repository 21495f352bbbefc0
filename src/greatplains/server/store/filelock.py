"""A file that one process holds at a time, so that two servers do not open the same SQLite database by mistake."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems


def lock(database: str) -> BinaryIO:
    """Hold the lock of a database until it is closed or the process ends, however it ends.

    It lies beside the file itself, whichever symbolic link leads there.
    """
    file = open(f"{os.path.realpath(database)}.lock", "a+b")  # noqa: SIM115 - held for as long as the server runs
    try:
        _take(file)
    except OSError:
        file.close()
        raise BadOptions(host_problems.DATABASE_HELD) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
