"""Games shared out to the nodes of a Ray cluster. Ray is optional: it is imported only when it is asked for."""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from importlib import import_module
from typing import Any

from greatplains.arena import problems
from greatplains.arena.match import Match, Played, play_match
from greatplains.arena.processes import LostProcess, Playground
from greatplains.core.errors import GreatPlainsError

_AHEAD = 4


class NoRay(GreatPlainsError):
    """Ray is not installed, or there is no cluster at the address."""


def on_ray(address: str) -> Playground:
    """The cluster at that address; `local` starts one on this machine."""
    ray = _connected(address)

    def play_all(matches: Iterable[Match]) -> Generator[Played, None, None]:
        play = ray.remote(max_retries=0)(_play_with_path)
        at_once = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for match in matches:
                waiting.append(play.remote(match, sys.path))
                if len(waiting) > at_once:
                    yield _result(ray, waiting.popleft())
            while waiting:
                yield _result(ray, waiting.popleft())
        finally:
            for game in waiting:
                ray.cancel(game, force=True)
            ray.shutdown()

    return play_all


def _result(ray: Any, game: Any) -> Played:
    try:
        played: Played = ray.get(game)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().split("\n")[0].rstrip(".")
        raise LostProcess(problems.LOST_WORKER, reason=reason) from None
    return played


def _play_with_path(match: Match, path: Sequence[str]) -> Played:
    """Bots of other modules are found where they are found here."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    return play_match(match)


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
