"""Why the server says no. Every refusal has one shape on the wire: code, parameters, sentence, rule."""

from __future__ import annotations

from typing import Any

import msgspec

from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain import problems


class Refusal(GreatPlainsError):
    """The server cannot do this; `status` is the one of HTTP."""

    status = 400


class NotFound(Refusal):
    """There is no such thing, or not for you."""

    status = 404


class Unauthorized(Refusal):
    """The request has no identity, or one that is not known."""

    status = 401


class Forbidden(Refusal):
    """Somebody else may do this, or nobody."""

    status = 403


class Conflict(Refusal):
    """It comes too late: the table has gone on."""

    status = 409


class Busy(Conflict):
    """Others were faster again and again; nothing was written."""


class TooLarge(Refusal):
    """More bytes than are read."""

    status = 413


class TooMany(Refusal):
    """A limit of the host is reached."""

    status = 429


class Unavailable(Refusal):
    """The database cannot be reached. Whether the last write was kept is not known: send it again with its key."""

    status = 503


# What the rules themselves refuse: an illegal step, a text that is no turn, options that cannot be.
AGAINST_THE_RULES = 422

_EXACT = 2**53
_LONGEST_NUMBER = 40
# What somebody sent is quoted, but not at length.
_LONGEST_TEXT = 300
_MOST_PARTS = 50
_LONGEST_SENTENCE = 1000


class Problem(msgspec.Struct, frozen=True):
    """A refusal on the wire. A program reads `code` and `parameters`, a person the sentence."""

    code: str
    parameters: dict[str, Any]
    sentence: str
    rule: str = ""


def problem(error: GreatPlainsError) -> Problem:
    """The refusal as it is sent."""
    return Problem(error.code, _plain(error.parameters), error.sentence[:_LONGEST_SENTENCE], error.rule)


def _plain(value: Any) -> Any:
    """What any reader of JSON can read: no number that JavaScript would round, nothing that has no JSON."""
    match value:
        case dict():
            return {str(key): _plain(part) for key, part in value.items()}
        case list() | tuple():
            return [_plain(part) for part in value[:_MOST_PARTS]]
        case None | bool() | float():
            return value
        case int():
            return value if -_EXACT < value < _EXACT else str(value)[:_LONGEST_NUMBER]
        case _:
            return str(value)[:_LONGEST_TEXT]


def status_of(error: GreatPlainsError) -> int:
    """The status of HTTP that goes with it."""
    return error.status if isinstance(error, Refusal) else AGAINST_THE_RULES


def unknown_table(table_id: str) -> NotFound:
    """There is no table of that id."""
    return NotFound(problems.UNKNOWN_TABLE, table=table_id)
