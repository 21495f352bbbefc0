"""Files of records, read line by line: they may be longer than memory, and hold anything."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, Final

from greatplains.commands.faults import fault_words
from greatplains.commands.options import refuse

if TYPE_CHECKING:
    from greatplains.core.record import Record

# A record of a whole game takes some thousand bytes; no line is read beyond this.
LONGEST_LINE: Final = 16_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not blank. `data` is None when it is too long to be a record."""

    number: int
    data: bytes | None


@contextmanager
def record_file(name: str) -> Iterator[BinaryIO]:
    """A file to read; `-` is stdin."""
    try:
        if name == "-":
            yield sys.stdin.buffer
        else:
            with open(name, "rb") as file:
                yield file
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        refuse(f"“{name}” cannot be read: {reason}.")


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a file with their numbers, from 1, without the blank ones."""
    number = 0
    while data := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(data) > LONGEST_LINE and not data.endswith(b"\n"):
            _skip_line(file)
            yield Line(number, None)
        elif data.strip():
            yield Line(number, data)


def read_record(file: str, wanted: int) -> Record:
    """The record with that number, from 1; blank lines do not count."""
    from greatplains.core.errors import BadRecord
    from greatplains.core.record import parse_record

    count = 0
    with record_file(file) as source:
        for count, line in enumerate(read_lines(source), start=1):
            if count == wanted:
                if line.data is None:
                    refuse(f"Line {line.number} of “{file}” is too long to be a record.")
                try:
                    return parse_record(line.data)
                except BadRecord as error:
                    refuse(f"Game {wanted} cannot be shown: line {line.number}, {fault_words(error, None)}")
    if count == 0:
        refuse(f"“{file}” holds no records.")
    refuse(f"“{file}” holds {count} {'game' if count == 1 else 'games'}: --game must be 1 to {count}, not {wanted}.")


def _skip_line(file: BinaryIO) -> None:
    while (rest := file.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass
