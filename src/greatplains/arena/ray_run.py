"""Games shared out to the nodes of a Ray cluster. Ray is optional: it is imported only when it is asked for."""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from greatplains.arena import problems
from greatplains.arena.match import Match, Played, play_match
from greatplains.arena.processes import LostProcess, Playground
from greatplains.core.errors import GreatPlainsError

_AHEAD = 4

T = TypeVar("T")
R = TypeVar("R")


class NoRay(GreatPlainsError):
    """Ray is not installed, or there is no cluster at the address."""


class Workers:
    """The workers of the cluster at an address; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.ray = _connected(address)

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The results of all tasks, in their order."""
        ray = self.ray
        remote = ray.remote(max_retries=0)(_work_with_path)
        at_once = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(work, task, sys.path))
                if len(waiting) > at_once:
                    yield _result(ray, waiting.popleft())
            while waiting:
                yield _result(ray, waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task, force=True)

    def leave(self) -> None:
        """Let go of the cluster."""
        self.ray.shutdown()


def on_ray(address: str) -> Playground:
    """The cluster at that address; `local` starts one on this machine."""
    workers = Workers(address)

    def play_all(matches: Iterable[Match]) -> Generator[Played, None, None]:
        try:
            yield from workers(play_match, matches)
        finally:
            workers.leave()

    return play_all


def _result(ray: Any, task: Any) -> Any:
    try:
        return ray.get(task)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().split("\n")[0].rstrip(".")
        raise LostProcess(problems.LOST_WORKER, reason=reason) from None


def _work_with_path(work: Callable[[T], R], task: T, path: Sequence[str]) -> R:
    """Bots of other modules are found where they are found here."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    return work(task)


def _connected(address: str) -> Any:
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoRay(problems.NO_RAY) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).strip().split("\n")[0].rstrip(".")
        raise NoRay(problems.NO_CLUSTER, address=address, reason=reason) from None
    return ray
