"""Work shared out to processes, with the results in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

# Tasks handed out ahead of the one that is waited for, for each process: keeps all busy and memory bounded.
_AHEAD = 4


def in_order(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results of all tasks, in their order; with one job everything happens in this process."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Not forked: a progress bar's thread may be running, and a forked copy of it could hold a lock for ever.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            with _interrupts_left_to_parent():
                waiting.append(pool.submit(work, task))
            if len(waiting) > _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_left_to_parent() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: only this one answers it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
