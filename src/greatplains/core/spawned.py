"""Processes of this machine that work for this one: Ctrl-C is answered by this one alone, and they end with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from threading import Thread


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """That many processes, each started when it is first needed, under `interrupts_left_to_parent`."""
    # Not forked: a progress bar's thread may be running, and a forked copy of it could hold a lock for ever.
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)


@contextmanager
def interrupts_left_to_parent() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: only this one answers it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """In each of the processes."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Whoever was to have the results is no longer there, however it ended."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
