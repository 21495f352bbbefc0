"""Whose bots think next: those for whom little was thought of late, and those of people before those of nobody."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from greatplains.bots.levels import LEVELS, level_of
from greatplains.server.store import FreeTurn

# After so many seconds half of what somebody's bots have thought is forgotten.
_HALF_LIFE: Final = 60.0
_MOST_OWNERS: Final = 10_000
# A level that may search for longer is slow.
_QUICK_SECONDS: Final = 0.5
# What is assumed of a turn before it is known.
_QUICK_GUESS: Final = 0.1
_SLOW_GUESS: Final = 2.0
# After a turn at a table of bots that nobody looks at, none is made at such a table for so many times as long.
_REST: Final = 1.0
_MOMENT: Final = 0.01


class Room(NamedTuple):
    """How many more turns can be thought about: quick ones alone, and any."""

    for_quick: int
    for_any: int


class Chosen(NamedTuple):
    """A turn to think about now: whose it is, whether that is quickly done, and whether somebody waits for it."""

    turn: FreeTurn
    is_quick: bool
    is_waited_for: bool


class Spent:
    """Remembers how many seconds went to each person of late."""

    def __init__(self) -> None:
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, person: str, now: float) -> float:
        """What went to them, as far as it is not forgotten."""
        seconds, then = self._spent.get(person, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / _HALF_LIFE))

    def note(self, person: str, seconds: float, now: float) -> None:
        """So much more."""
        self._spent[person] = (self.of(person, now) + seconds, now)
        self._spent.move_to_end(person)
        if len(self._spent) > _MOST_OWNERS:
            self._spent.popitem(last=False)


class Fairness:
    """Chooses whose bots think, by how long they have thought for each person who sets up tables."""

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self._is_watched = is_watched
        self._spent = Spent()
        self._rests_until = 0.0

    def choose(self, free: Sequence[FreeTurn], room: Room, now: float) -> list[Chosen]:
        """As many as there is room for. Tables with people come first, then those that somebody looks at; the rest
        waits until there is nothing else, and then one at a time."""
        chosen: list[Chosen] = []
        waiting = [(self._rank(turn), turn) for turn in free]
        spent = {turn.owner: self._spent.of(turn.owner, now) for turn in free}
        for_quick, for_any = room
        while waiting and (for_quick or for_any):
            rank, turn = min(waiting, key=lambda one: (one[0], spent[one[1].owner]))
            waiting.remove((rank, turn))
            if rank == _UNWATCHED and (chosen or now < self._rests_until):
                break
            is_quick = _is_quick(turn)
            if is_quick and for_quick:
                for_quick -= 1
            elif for_any:
                for_any -= 1
            else:
                continue
            spent[turn.owner] += _QUICK_GUESS if is_quick else _SLOW_GUESS
            chosen.append(Chosen(turn, is_quick, rank != _UNWATCHED))
            if rank == _UNWATCHED:
                self._rests_until = now + _SLOW_GUESS  # until it is known how long it took
        return chosen

    def note(self, chosen: Chosen, seconds: float, now: float) -> float:
        """It took so long. In how many seconds to look again, if tables that nobody looks at rest until then."""
        self._spent.note(chosen.turn.owner, seconds, now)
        if chosen.is_waited_for:
            return 0.0
        self._rests_until = now + _REST * seconds
        return _REST * seconds + _MOMENT

    def _rank(self, turn: FreeTurn) -> int:
        if turn.has_people:
            return _WITH_PEOPLE
        return _WATCHED if self._is_watched(turn.table_id) else _UNWATCHED


_WITH_PEOPLE: Final = 0
_WATCHED: Final = 1
_UNWATCHED: Final = 2


def _is_quick(turn: FreeTurn) -> bool:
    if turn.level is None:  # a seat that was handed over, to whatever level
        return False
    return turn.level not in LEVELS or level_of(turn.level, turn.game).seconds <= _QUICK_SECONDS
