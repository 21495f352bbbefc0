"""Time that counts: without weekends, as a time zone has them, and without somebody's holidays.

Moments are seconds since 1970. A weekend begins with Saturday and ends with Monday, at midnight of the zone; where the
clocks are changed in it, it is an hour longer or shorter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

# From when until when.
Rest = tuple[float, float]

_SATURDAY: Final = 5
_WEEK: Final = timedelta(days=7)


@lru_cache(maxsize=64)
def is_zone(name: str) -> bool:
    """Is there a time zone of this name?"""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown; a path out of the folder; a folder
        return False
    return True


def moment_after(begin: float, seconds: float, zone: str | None, rests: Sequence[Rest] = ()) -> float:
    """When so much time has passed that counts; with a zone weekends do not."""
    now, left = begin, seconds
    for rest_begins, rest_ends in _pauses(begin, zone, rests):
        if rest_begins >= now + left:
            break
        left -= max(0.0, rest_begins - now)
        now = max(now, rest_ends)
    return now + left


def counted_seconds(begin: float, end: float, zone: str | None, rests: Sequence[Rest] = ()) -> float:
    """How much of the time between two moments counts."""
    counted, now = 0.0, begin
    for rest_begins, rest_ends in _pauses(begin, zone, rests):
        if rest_begins >= end:
            break
        counted += max(0.0, rest_begins - now)
        now = max(now, rest_ends)
    return counted + max(0.0, end - now)


def _pauses(begin: float, zone: str | None, rests: Sequence[Rest]) -> Iterator[Rest]:
    """Weekends and rests in the order in which they begin, those that end after that moment; weekends never end."""
    coming = sorted(rest for rest in rests if rest[1] > begin and rest[1] > rest[0])
    if zone is None:
        yield from coming
        return
    for weekend in _weekends(begin, zone):
        while coming and coming[0][0] <= weekend[0]:
            yield coming.pop(0)
        yield weekend


def _weekends(begin: float, zone: str) -> Iterator[Rest]:
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(begin, place).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    saturday = today + timedelta(days=(_SATURDAY - today.weekday()) % 7)
    if today.weekday() > _SATURDAY:
        saturday -= _WEEK
    while True:
        # Wall clock arithmetic: midnight stays midnight across a change of the clocks.
        monday = saturday + timedelta(days=2)
        yield saturday.timestamp(), monday.timestamp()
        saturday += _WEEK
