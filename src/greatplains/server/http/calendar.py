"""The turns that wait for somebody, as a calendar (RFC 5545) that programs subscribe to: each stands at the moment at
which its time is over. Games without a clock are never due, and are in the feed alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from greatplains.server.domain.shapes import TableSummary
from greatplains.server.http.feed import named
from greatplains.server.work.telling.words import words_of

CONTENT_TYPE: Final = "text/calendar; charset=utf-8"
_MOST_BYTES: Final = 75  # of a line; what is longer goes on in the next, after a space
# Programs warn so long before the time is over.
_WARNING: Final = "-PT3H"


def calendar(tables: Sequence[TableSummary], who: str, language: str, site: str, now: float) -> bytes:
    """One entry for each turn that is due; the same turn has the same id."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Great Plains//Turns due//EN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(words_of(language).feed)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for table in tables:
        if table.deadline is not None:
            lines += _entry(table, table.deadline, who, language, site, now)
    lines.append("END:VCALENDAR")
    return "".join(part for line in lines for part in _folded(line)).encode()


def _entry(table: TableSummary, due: float, who: str, language: str, site: str, now: float) -> list[str]:
    title = f"{words_of(language).turn}: {named(table, who, language)}"
    host = site.partition("://")[2]
    return [
        "BEGIN:VEVENT",
        f"UID:{table.id}-{table.turn}@{host}",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(due)}",
        f"DTEND:{_moment(due)}",
        f"SUMMARY:{_escaped(title)}",
        f"URL:{site}/table/{table.id}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(title)}",
        f"TRIGGER:{_WARNING}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def _folded(line: str) -> Iterator[str]:
    """No line is longer than it may be, and no letter is cut in two."""
    room, part = _MOST_BYTES, ""
    for letter in line:
        size = len(letter.encode())
        if size > room:
            yield f"{part}\r\n"
            room, part = _MOST_BYTES - 1, " "
        part, room = part + letter, room - size
    yield f"{part}\r\n"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")
