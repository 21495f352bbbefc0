"""The games that wait for somebody, as an Atom feed for programs that look from time to time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from greatplains.games import GAMES
from greatplains.server.domain.shapes import TableSummary
from greatplains.server.work.telling.words import words_of

CONTENT_TYPE = "application/atom+xml; charset=utf-8"


def feed(tables: Sequence[TableSummary], who: str, language: str, site: str, now: float) -> bytes:
    """One entry for each turn that is due; the same turn has the same id."""
    words = words_of(language)
    entries = [_entry(table, who, language, site) for table in tables]
    updated = _moment(max((table.touched_at for table in tables), default=now))
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>',
        f"<title>{escape(words.feed)}</title>",
        f"<id>{escape(site)}/#{escape(who)}</id>",
        f"<link href={quoteattr(site + '/')}/>",
        f"<updated>{updated}</updated>",
        "<author><name>Great Plains</name></author>",
        *entries,
        "</feed>",
    ]
    return "\n".join(lines).encode()


def named(table: TableSummary, who: str, language: str) -> str:
    """Which table it is: the game, and with whom."""
    words, rules = words_of(language), GAMES.get(table.game)
    names = ", ".join(seat.name for seat in table.seats if seat.name and seat.person != who)
    game = rules.title if rules is not None else table.game
    return words.table.format(game=game, names=names) if names else words.alone.format(game=game)


def _entry(table: TableSummary, who: str, language: str, site: str) -> str:
    url = f"{site}/table/{table.id}"
    title = f"{words_of(language).turn}: {named(table, who, language)}"
    return (
        f"<entry><title>{escape(title)}</title><id>{escape(url)}?turn={table.turn}</id>"
        f"<link href={quoteattr(url)}/><updated>{_moment(table.touched_at)}</updated></entry>"
    )


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
