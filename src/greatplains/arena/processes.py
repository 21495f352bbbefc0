"""Games shared out to processes of this machine.

Games are always played in other processes, even one after the other: whatever a bot does to its process, and however
long it thinks, this one stays in command.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import TypeVar

from greatplains.arena import problems
from greatplains.arena.match import Match, Played, play_match
from greatplains.core.errors import GreatPlainsError
from greatplains.core.spawned import interrupts_left_to_parent, process_pool

T = TypeVar("T")
R = TypeVar("R")
# Somewhere to have games played; the results come in the order of the matches.
Playground = Callable[[Iterable[Match]], Generator[Played, None, None]]

# Games handed out ahead of the one that is waited for, for each process: keeps all busy when one game is long.
_AHEAD = 4


class LostProcess(GreatPlainsError):
    """A process ended in the middle of a game."""


def in_processes(jobs: int) -> Playground:
    """That many processes. Whoever stops listening ends them at once, in the middle of their games."""

    def lost(match: Match) -> LostProcess:
        return LostProcess(problems.LOST_PROCESS, number=match.pairing.number, bots=match.pairing.bots)

    return lambda matches: share_out(play_match, matches, jobs, lost)


def share_out(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, lost: Callable[[T], LostProcess]
) -> Generator[R, None, None]:
    """The results of all tasks, in their order. Whoever stops listening ends the processes at once."""
    before = set(active_children())
    pool = process_pool(jobs)
    waiting: deque[tuple[T, Future[R]]] = deque()
    try:
        for task in tasks:
            with interrupts_left_to_parent():
                waiting.append((task, pool.submit(work, task)))
            if len(waiting) > _AHEAD * jobs:
                yield _result(*waiting.popleft(), lost)
        while waiting:
            yield _result(*waiting.popleft(), lost)
    except BaseException:
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _result(task: T, future: Future[R], lost: Callable[[T], LostProcess]) -> R:
    try:
        return future.result()
    except BrokenProcessPool:
        raise lost(task) from None
