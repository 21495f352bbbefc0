"""Letting all layers know Cairns: what the registries of `src` would say, said and taken back by tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from tests.thirdgame.cairns import bots, drawing, envs, terminal
from tests.thirdgame.cairns.position import CairnsPosition
from tests.thirdgame.cairns.rules import CairnsRules

from greatplains.bots.registry import KNOWLEDGE
from greatplains.drawing.registry import DRAWINGS
from greatplains.envs.registry import ENCODINGS
from greatplains.games import GAMES
from greatplains.terminal.registry import PAGES

NAME = CairnsPosition.game


def _registries() -> list[tuple[dict[str, Any], Any]]:
    found: list[tuple[dict[str, Any], Any]] = [
        (GAMES, CairnsRules()),
        (KNOWLEDGE, bots.KNOWLEDGE),
        (DRAWINGS, drawing.DRAWING),
        (PAGES, terminal),
        (ENCODINGS, envs.ENCODING),
    ]
    if find_spec("pyspiel") is not None:
        from tests.thirdgame.cairns.openspiel import ADAPTER

        from greatplains.envs.openspiel.registry import OPENSPIEL

        found.append((OPENSPIEL, ADAPTER))
    return found


def register() -> None:
    """From now on there is one game more."""
    for registry, entry in _registries():
        registry[NAME] = entry


def unregister() -> None:
    """And now there is not."""
    for registry, _ in _registries():
        registry.pop(NAME, None)


@contextmanager
def registered() -> Iterator[None]:
    """The game is there as long as the block lasts."""
    register()
    try:
        yield
    finally:
        unregister()
