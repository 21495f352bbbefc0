"""What was drawn and may be asked for again: kept as long as there is room, the last asked for longest."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by name, of at most so many bytes in all."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, tuple[T, int]] = OrderedDict()
        self._bytes = 0

    def find(self, name: str) -> T | None:
        """What is kept under that name."""
        found = self._kept.get(name)
        if found is None:
            return None
        self._kept.move_to_end(name)
        return found[0]

    def keep(self, name: str, thing: T, size: int) -> None:
        """Keep it under a name, and let go what was asked for longest ago."""
        self._bytes += size - self._kept.pop(name, (None, 0))[1]
        self._kept[name] = (thing, size)
        while self._bytes > self._most_bytes:
            self._bytes -= self._kept.popitem(last=False)[1][1]
