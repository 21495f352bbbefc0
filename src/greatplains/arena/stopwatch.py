"""How long a bot thinks, and an end to it when a limit is set."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class TimeOver(BaseException):
    """The limit has passed. Not an `Exception`, so that a bot that catches its own errors does not catch this one."""


class Stopwatch:
    """Counts the seconds inside `running()`, which raises `TimeOver` once the limit has passed."""

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.seconds = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Thinking inside this is timed. Where nothing can interrupt it, the limit is looked at when it is done."""
        began = time.perf_counter()
        try:
            if self.limit is None or not _can_interrupt():
                yield
            else:
                with _alarm(self.limit):
                    yield
        finally:
            self.seconds = time.perf_counter() - began
        if self.limit is not None and self.seconds > self.limit:
            raise TimeOver


def _can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        # Again and again, for bots that catch everything.
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: object) -> None:
    raise TimeOver
