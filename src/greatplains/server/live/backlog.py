"""What waits to be sent to the sockets of a process, in bytes: of one, and of all together."""

from __future__ import annotations

from typing import Protocol


class Holder(Protocol):
    """Somebody for whom messages wait."""

    def give_up(self) -> None:
        """Drop them, and say so with `Backlog.drop`; whoever reads so slowly has to begin anew."""
        ...


class Backlog:
    """Counts what waits, and has those give up for whom the most does when it is too much."""

    def __init__(self, most_of_one: int, most_in_all: int) -> None:
        self._most_of_one = most_of_one
        self._most_in_all = most_in_all
        self._waiting: dict[Holder, int] = {}
        self.total = 0

    def add(self, holder: Holder, size: int) -> bool:
        """So many bytes more wait for somebody; False if that is too much. A message alone may be of any size."""
        waiting = self._waiting.get(holder, 0)
        if waiting and waiting + size > self._most_of_one:
            return False
        self._waiting[holder] = waiting + size
        self.total += size
        while self.total > self._most_in_all:
            max(self._waiting, key=lambda other: self._waiting[other]).give_up()
        return holder in self._waiting

    def take(self, holder: Holder, size: int) -> None:
        """So many of them are on their way."""
        waiting = self._waiting.get(holder)
        if waiting is not None:
            self.total -= min(size, waiting)
            if waiting > size:
                self._waiting[holder] = waiting - size
            else:
                del self._waiting[holder]

    def drop(self, holder: Holder) -> None:
        """Nothing waits for somebody any more."""
        self.total -= self._waiting.pop(holder, 0)
