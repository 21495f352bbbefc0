"""Hours of the day where somebody lives: when they want to be left alone, and when to hear of everything at once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from greatplains.server.store.outbox import Wishes

MINUTES: int = 24 * 60


def zone_of(name: str) -> tzinfo:
    """The time zone of that name; that of Greenwich where it is not known."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # what no file is called, or none is there
        return UTC


def is_zone(name: str) -> bool:
    """Is there such a time zone?"""
    try:
        ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return name == "UTC"
    return True


def next_at(minutes: int, zone: str, now: float) -> float:
    """The next moment after now at which clocks there show so many minutes after midnight."""
    here = datetime.fromtimestamp(now, zone_of(zone))
    for days in range(3):  # a day on which clocks change may leave an hour out
        day = (here + timedelta(days=days)).replace(hour=minutes // 60, minute=minutes % 60, second=0, microsecond=0)
        if day.timestamp() > now:
            return day.timestamp()
    return now + MINUTES * 60


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end that somebody is in; None: they are in none."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, zone_of(wishes.zone))
    minutes = here.hour * 60 + here.minute
    is_quiet = begin <= minutes < end if begin < end else (minutes >= begin or minutes < end)
    return next_at(end, wishes.zone, now) if is_quiet else None
