"""Several statements of PostgreSQL as one: `WITH a AS (INSERT …), b AS (INSERT …) UPDATE …`.

One statement is one trip and a transaction by itself. All its parts see the database as it was before, and references
are checked at its end; so the order of the parts does not matter, and no part may touch a row that another part makes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from greatplains.server.store.plain import Plain

_MOST_KEPT: Final = 256
_PARAMETER: Final = re.compile(r"\$(\d+)")


class Joined(NamedTuple):
    """The one statement, and the values of its parameters in order."""

    sql: str
    values: list[Any]


def join(statements: Sequence[Plain | None], parameters: Sequence[Mapping[str, Any]]) -> Joined | None:
    """The statements with their parameters as one. None if one of them answers with rows, or is not plain."""
    plain = tuple(one for one in statements if one is not None and not one.returns_rows)
    if len(plain) < len(statements):
        return None
    values = [given[name] for one, given in zip(plain, parameters, strict=True) for name in one.names]
    return Joined(_joined_sql(plain), values)


@lru_cache(maxsize=_MOST_KEPT)
def _joined_sql(statements: tuple[Plain, ...]) -> str:
    *before, last = _renumbered(statements)
    if not before:
        return last
    named = ", ".join(f"part{number} AS ({sql})" for number, sql in enumerate(before))
    return f"WITH {named} {last}"


def _renumbered(statements: tuple[Plain, ...]) -> list[str]:
    """Each with the numbers of its parameters after those of the statements before it."""
    found: list[str] = []
    used = 0
    for statement in statements:
        first, *between = _PARAMETER.split(statement.sql)
        # What is split off in turn: the number of a parameter, and the text after it.
        numbers, texts = between[::2], between[1::2]
        rest = [f"${int(number) + used}{text}" for number, text in zip(numbers, texts, strict=True)]
        found.append("".join([first, *rest]))
        used += len(statement.names)
    return found
