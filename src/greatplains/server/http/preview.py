"""What a link to a table says of itself where it is shared: a title, a sentence and a picture, as Open Graph has it."""

from __future__ import annotations

from html import escape
from typing import Final

from greatplains.drawing.painter import POSTCARD
from greatplains.games import GAMES
from greatplains.server.domain.shapes import TableInfo

_HEAD_ENDS: Final = b"</head>"


def table_of(page: str) -> tuple[str, int | None] | None:
    """The table that a page is about, and the turn, if the page names one."""
    parts = page.strip("/").split("/")
    match parts:
        case ["table" | "replay", table]:
            return table, None
        case ["replay", table, turn] if turn.isascii() and turn.isdigit() and len(turn) <= 6:
            return table, int(turn)
        case _:
            return None


def with_preview(page: bytes, info: TableInfo, turn: int | None, site: str, has_pictures: bool) -> bytes:
    """The page with the words of a table in its head; `site` is its address, as in https://example.org."""
    made = info.turn - 1 if turn is None else min(turn, info.turn - 1)
    title = f"{GAMES[info.game].title}: {_who(info)}" if info.game in GAMES else _who(info)
    facts = {"og:type": "website", "og:site_name": "Great Plains", "og:title": title, "og:description": _words(info)}
    if has_pictures and info.status in ("running", "finished"):
        facts["og:image"] = f"{site}/api/tables/{info.id}/pictures/{made}"
        facts["og:image:type"] = "image/png"
        facts["og:image:width"], facts["og:image:height"] = map(str, POSTCARD)
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image">')
    return page.replace(_HEAD_ENDS, "".join(tags).encode() + _HEAD_ENDS, 1)


def _who(info: TableInfo) -> str:
    """Ann – a hard bot – a free seat."""
    names = [
        (seat.person.name or "somebody")
        if seat.person is not None
        else f"{seat.bot} bot"
        if seat.bot is not None
        else "a free seat"
        for seat in info.seats
    ]
    return "a game that was played" if info.imported else " – ".join(names)


def _words(info: TableInfo) -> str:
    match info.status:
        case "open":
            return "Waiting for players. Sit down!"
        case "running":
            return f"Turn {info.turn}. Come and watch."
        case "finished":
            return f"Played to the end in {info.turn - 1} turns. Look through it, turn by turn."
        case _:
            return "A table on the Great Plains."
