"""Work shared out to processes, with the results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from typing import TypeVar

from greatplains.core.spawned import interrupts_left_to_parent, process_pool

T = TypeVar("T")
R = TypeVar("R")

# Tasks handed out ahead of the one that is waited for, for each process: keeps all busy and memory bounded.
_AHEAD = 4


def in_order(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results of all tasks, in their order; with one job everything happens in this process."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = process_pool(jobs)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            with interrupts_left_to_parent():
                waiting.append(pool.submit(work, task))
            if len(waiting) > _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
