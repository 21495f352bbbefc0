"""A program that is talked to line by line, through its standard input and output.

Nothing it does takes more than a set time or a set number of bytes: it may be slow, silent, garrulous or dead. It runs
in a process group of its own, and the whole group is ended with it.
"""

from __future__ import annotations

import os
import signal
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Final

from greatplains.bots import keeper, problems
from greatplains.core.errors import GreatPlainsError

LONGEST_LINE: Final = 64 * 1024
# What a program may say between two of our questions that begin a turn, and what may wait because it does not read.
MOST_SAID: Final = 16 * 1024 * 1024
MOST_UNREAD: Final = 4 * 1024 * 1024
_CHUNK: Final = 64 * 1024
_TAIL: Final = 2000
_QUOTE: Final = 160
# After “quit” a program has so long to put its things in order.
_GRACE: Final = 1.0
# So often it is looked whether a silent program is still there: something it has started may hold its output open.
_LOOK: Final = 0.2


class BotFault(GreatPlainsError):
    """A bot did what no bot may do."""


class Program:
    """A running program; `name` is what it is called where it is blamed."""

    def __init__(self, words: Sequence[str], name: str) -> None:
        self.name = name
        self._process = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
        self._finalizer = weakref.finalize(self, _end, self._process, os.getpid())
        keeper.keep(self._process.pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        self._errors = self._process.stderr.fileno()
        self._open = {self._output, self._errors}
        for file in (self._input, self._output, self._errors):
            os.set_blocking(file, False)
        self._unsent = bytearray()
        self._heard = bytearray()
        self._tail = bytearray()
        self._said = 0
        self.heard_at = time.monotonic()

    def begin(self) -> None:
        """A new turn: what was said so far no longer counts."""
        self._said = 0

    def tell(self, line: str) -> None:
        """Tell it a line; it is sent while an answer is waited for."""
        self._unsent += line.encode() + b"\n"
        if len(self._unsent) > MOST_UNREAD:
            raise BotFault(problems.DEAF, name=self.name, most=MOST_UNREAD)

    def hear(self, seconds: float, deadline: float) -> str:
        """Its next line, before the deadline (of `time.monotonic`), which was set `seconds` after the question.

        `heard_at` is when there was one, or no hope of one.
        """
        while True:
            self.heard_at = time.monotonic()
            line = self._line()
            if line is not None:
                return line
            left = deadline - self.heard_at
            if left <= 0:
                raise BotFault(problems.SLOW, name=self.name, seconds=f"{seconds:g}")
            self._exchange(min(left, _LOOK))
            if self._has_ended():
                raise BotFault(problems.ENDED, name=self.name, how=self._how_it_ended(), said=self._last_words())

    def close(self, last: str | None = None) -> None:
        """End it with all that it has started; after a last line it has a moment to end by itself."""
        if last is not None and self._finalizer.alive:
            self._unsent += last.encode() + b"\n"
            self._send()
            with suppress(OSError, TimeoutExpired):
                assert self._process.stdin is not None
                self._process.stdin.close()
                self._process.wait(_GRACE)
        self._finalizer()

    def _line(self) -> str | None:
        """The next line that is there already."""
        end = self._heard.find(b"\n")
        if end > LONGEST_LINE or (end < 0 and len(self._heard) > LONGEST_LINE):
            raise BotFault(problems.LONG_LINE, name=self.name, most=LONGEST_LINE)
        if end < 0:
            return None
        line = self._heard[:end].removesuffix(b"\r").decode("utf-8", "replace")
        del self._heard[: end + 1]
        return line

    def _exchange(self, seconds: float) -> None:
        """Send and take what can be sent and taken now, or wait a while for it."""
        with DefaultSelector() as selector:
            for file in self._open:
                selector.register(file, EVENT_READ)
            if self._unsent:
                selector.register(self._input, EVENT_WRITE)
            for key, _ in selector.select(seconds):
                if key.fd == self._input:
                    self._send()
                else:
                    self._take(key.fd)

    def _send(self) -> None:
        try:
            sent = os.write(self._input, self._unsent)
        except BlockingIOError:
            return
        except OSError:
            sent = len(self._unsent)  # it reads no more; what it says is what counts
        del self._unsent[:sent]

    def _take(self, file: int) -> None:
        try:
            data = os.read(file, _CHUNK)
        except BlockingIOError:
            return
        if not data:
            self._open.discard(file)
        elif file == self._errors:
            self._tail += data
            del self._tail[:-_TAIL]
        else:
            self._heard += data
            self._said += len(data)
            if self._said > MOST_SAID:
                raise BotFault(problems.FLOOD, name=self.name, most=MOST_SAID)

    def _has_ended(self) -> bool:
        """Will no further line come?"""
        if self._process.poll() is not None:
            self._exchange(0.0)  # what it said last
        elif self._output in self._open:
            return False
        return b"\n" not in self._heard

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(_GRACE)
        except TimeoutExpired:
            return "closed its output"
        if code >= 0:
            return f"ended with exit code {code}"
        name = signal.Signals(-code).name if -code in {*signal.Signals} else f"signal {-code}"
        return f"was ended by {name}"

    def _last_words(self) -> str:
        """The last line it wrote to its standard error."""
        deadline = time.monotonic() + _GRACE
        while self._errors in self._open and time.monotonic() < deadline:
            self._exchange(0.05)
        lines = self._tail.decode("utf-8", "replace").strip().splitlines()
        return quoted(lines[-1]) if lines else "nothing"


def quoted(text: str) -> str:
    """What a program wrote, fit to stand in a sentence."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text[: _QUOTE + 1])
    return shown if len(text) <= _QUOTE else shown[:_QUOTE] + "…"


def _end(process: Popen[bytes], owner: int) -> None:
    """End the group of a program and forget it. A forked copy of the process that started it leaves it alone."""
    if owner != os.getpid():
        return
    # PermissionError: on some systems the answer of a group whose members have all ended.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    keeper.release(process.pid)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        with suppress(OSError):
            pipe.close()
