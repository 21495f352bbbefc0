"""The standard streams, so that every command can rely on them: one may be closed, or take nothing more."""

from __future__ import annotations

import io
import os
import sys
from typing import Any, TextIO

import click


class CannotWrite(click.UsageError):
    """The output takes nothing more. (No `OSError`: those are told as faults of the file that is being read.)"""


class _Output(io.FileIO):
    """Standard output, which says in a sentence why it cannot be written."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            sentence = f"The output cannot be written: {error.strerror}."
            raise CannotWrite(sentence, ctx=click.get_current_context(silent=True)) from None


class _Talk(io.FileIO):
    """Standard error: what it cannot take is lost, and is no reason to stop."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError:
            return len(memoryview(data))


def ready_streams() -> None:
    """Give every stream that is closed a place that fails when it is used, or swallows what is only told."""
    # In this order, so that each gets back the number that it has everywhere, and no other file takes it.
    if sys.stdin is None:
        sys.stdin = open(os.open(os.devnull, os.O_WRONLY), encoding="utf-8")  # noqa: SIM115 - for the whole run
    sys.stdout = _through(_Output, sys.stdout, os.O_RDONLY)
    sys.stderr = _through(_Talk, sys.stderr, os.O_WRONLY)


def drop_output() -> None:
    """What is left in the buffer of stdout and cannot be written goes nowhere, instead of failing at exit."""
    try:
        sys.stdout.flush()
    except (CannotWrite, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _through(kind: type[io.FileIO], stream: TextIO | None, closed: int) -> TextIO:
    """The same stream, written through a file of that kind; one that is closed is opened so, and goes nowhere."""
    if stream is None:
        raw = kind(os.open(os.devnull, closed), "w")
        return io.TextIOWrapper(io.BufferedWriter(raw), encoding="utf-8", line_buffering=True)
    binary = getattr(stream, "buffer", None)
    if type(getattr(binary, "raw", binary)) is not io.FileIO or not isinstance(stream, io.TextIOWrapper):
        return stream  # a console of Windows
    raw = kind(stream.fileno(), "w", closefd=False)
    return io.TextIOWrapper(
        raw if type(binary) is io.FileIO else io.BufferedWriter(raw),  # without a buffer with PYTHONUNBUFFERED
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
