"""Write down for the web client what can be refused, and what a review can say: codes, parameters, rules behind them.

It comes from the tables of problems and of reviews, so that a translation that is missing, or that names a code or a
parameter which does not exist, fails the client's type check. `--check` changes nothing and fails when a file is out of
date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts.generated import FOLDER, keep

from greatplains.core.problems import PROBLEMS as COMMON
from greatplains.core.reason import Problems, Reason, Words
from greatplains.games import GAMES
from greatplains.review.explanation import COMMON as OF_REVIEWS
from greatplains.review.registry import INSIGHTS
from greatplains.server.domain.problems import PROBLEMS as OF_THE_SERVER

FILE: Final = FOLDER / "problems.ts"
REVIEWS: Final = FOLDER / "reviews.ts"
_DOCS: Final = Path(__file__).parents[1] / "docs"
_WIDTH: Final = 120
_HEAD: Final = """\
/* Made by scripts/web_problems.py from the tables of {of}. Do not change it by hand. */
"""


def tables() -> list[Problems]:
    """All that players can meet. What a host reads in a terminal is not among it."""
    return [COMMON, OF_THE_SERVER, *(rules.problems for rules in GAMES.values())]


def write_problems() -> str:
    """The whole file."""
    reasons = [reason for table in tables() for reason in table]
    blocks = [
        _HEAD.format(of="problems"),
        _words("WORDS", reasons),
        _codes("PROBLEMS", tables()),
        "/** The paragraphs and rulings behind them, as they are sent. */\nexport const RULES = "
        + _list(dict.fromkeys(rule for reason in reasons for rule in reason.rules if rule), 0)
        + " as const;\n",
        "/** The rulings of each game, as its page in the documentation lists them. */\nexport const RULINGS = {\n"
        + "".join(_entry(game, _list(rulings(game)), 2) for game in GAMES)
        + "} as const;\n",
    ]
    return "\n".join(blocks)


def review_tables() -> list[Problems]:
    """All that a review can say."""
    return [OF_REVIEWS, *(known.table for known in INSIGHTS.values())]


def write_reviews() -> str:
    """The whole file of what a review can say."""
    reasons = [reason for table in review_tables() for reason in table]
    return "\n".join([_HEAD.format(of="reviews"), _words("REVIEW_WORDS", reasons), _codes("REVIEWS", review_tables())])


def words_of(reasons: Iterable[Reason]) -> dict[str, Words]:
    """The sets of words, by name. Two sets of one name have to be the same."""
    found: dict[str, Words] = {}
    for reason in reasons:
        for kind in reason.parameters.values():
            if isinstance(kind, Words) and found.setdefault(kind.name, kind) != kind:
                raise ValueError(f"There are two sets of words named “{kind.name}”.")
    return found


def rulings(game: str) -> list[str]:
    """The numbers of the rulings: the first cells of the table in the game's page."""
    page = (_DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([A-Z]\d+) \|", page, flags=re.M)


def _words(name: str, reasons: Iterable[Reason]) -> str:
    entries = [_entry(word, _list(found.phrases), 2) for word, found in sorted(words_of(reasons).items())]
    return f"/** The words that a parameter can be. */\nexport const {name} = {{\n{''.join(entries)}}} as const;\n"


def _codes(name: str, of: Iterable[Problems]) -> str:
    return (
        "/** Every code: what its parameters are, a kind of value or the name of a set of words. */\n"
        f"export const {name} = {{\n{''.join(map(_table, of))}}} as const;\n"
    )


def _table(table: Problems) -> str:
    lines = [_entry(reason.code, _parameters(reason), 4) for reason in table]
    return f"  {_key(table.name)}: {{\n" + "".join(lines) + "  },\n"


def _parameters(reason: Reason) -> str:
    fields = [
        f"{_key(name)}: '{kind.name if isinstance(kind, Words) else kind.value}'"
        for name, kind in reason.parameters.items()
    ]
    return f"{{ {', '.join(fields)} }}" if fields else "{}"


def _entry(key: str, value: str, indent: int) -> str:
    return f"{' ' * indent}{_key(key)}: {value},\n"


def _list(texts: Iterable[str], indent: int = 2) -> str:
    quoted = [f"'{text}'" for text in texts]
    line = f"[{', '.join(quoted)}]"
    if len(line) < _WIDTH - 20:
        return line
    inside = "".join(f"{' ' * (indent + 2)}{text},\n" for text in quoted)
    return f"[\n{inside}{' ' * indent}]"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f"'{name}'"


if __name__ == "__main__":
    sys.exit(keep({FILE: write_problems(), REVIEWS: write_reviews()}, __doc__))
