"""A message as it is kept until it has gone out, and as it is put into words."""

from __future__ import annotations

from typing import Final

import msgspec

from greatplains.games import GAMES
from greatplains.server.work.telling.words import words_of

_MOST_LINES: Final = 10
_MOST_NAMES: Final = 5


class Line(msgspec.Struct, frozen=True):
    """What has happened at one table. Names only, and nothing of the game."""

    table: str
    kind: str
    game: str
    names: list[str]


class Body(msgspec.Struct, frozen=True):
    """What a delivery says, in no language yet: `told`, `test` or `confirm`."""

    what: str
    language: str
    lines: list[Line] = []


class Message(msgspec.Struct, frozen=True):
    """What a person reads. `url` is where it leads; `key` is the same whenever the same message is sent."""

    title: str
    text: str
    url: str
    key: str
    language: str
    kind: str
    table: str | None


def read(body: str) -> Body:
    return msgspec.json.decode(body, type=Body)


def write(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def worded(body: Body, key: str, site: str) -> Message:
    """The message in words."""
    words = words_of(body.language)
    lines = body.lines
    if not lines:
        return Message(words.test, words.test_text, f"{site}/settings", key, body.language, "test", None)
    if len(lines) == 1:
        (line,) = lines
        url = f"{site}/table/{line.table}"
        return Message(_happened(body, line), _table(body, line), url, key, body.language, line.kind, line.table)
    told = [f"{_happened(body, line)}: {_table(body, line)}" for line in lines[:_MOST_LINES]]
    if len(lines) > _MOST_LINES:
        told.append(words.more.format(number=len(lines) - _MOST_LINES))
    title = words.digest.format(number=len(lines))
    return Message(title, "\n".join(told), f"{site}/", key, body.language, "digest", None)


def _happened(body: Body, line: Line) -> str:
    happened: str = getattr(words_of(body.language), line.kind)
    return happened


def _table(body: Body, line: Line) -> str:
    words, rules = words_of(body.language), GAMES.get(line.game)
    game = rules.title if rules is not None else line.game
    names = ", ".join(line.names[:_MOST_NAMES])
    return words.table.format(game=game, names=names) if names else words.alone.format(game=game)
