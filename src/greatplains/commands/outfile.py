"""Files that are either written whole or not at all."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from greatplains.commands.options import refuse


@contextmanager
def whole_file(name: str) -> Iterator[BinaryIO]:
    """A file to write; it gets its name only when all has gone well. `-` is stdout."""
    if name == "-":
        yield sys.stdout.buffer
        return
    with _refused(name):
        path = Path(os.path.realpath(name))
        if path.is_dir():
            refuse(f"“{name}” is a directory; name a file to write.")
        if path.exists() and not os.access(path, os.W_OK):
            refuse(f"“{name}” cannot be written: Permission denied.")
        # A device or a pipe is no file that another could take the place of.
        is_special = path.exists() and not path.is_file()
        draft = path if is_special else path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with draft.open("wb") as file:
                yield file
            if not is_special:
                _take_place(draft, path)
        except BaseException:
            if not is_special:
                draft.unlink(missing_ok=True)
            raise


def _take_place(draft: Path, path: Path) -> None:
    if path.exists():
        shutil.copymode(path, draft)
    draft.replace(path)


@contextmanager
def _refused(name: str) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        refuse(f"“{name}” cannot be written: {error.strerror or error}.")
