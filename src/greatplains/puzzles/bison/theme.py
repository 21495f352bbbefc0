"""What a puzzle of Bison is about: what its best turn does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.review.bison.sentences import BUILT, OVERFLOW
from greatplains.review.explanation import Explanation

_BY_ACTION: Final = {"tile": "tile", "tepee": "build", "canoe": "build"}


def theme(meanings: Sequence[Meaning], reasons: Sequence[Explanation]) -> str | None:
    """Overflow where animals beyond the ends of tracks matter most; else what the action says: hunters contest.

    None where there is nothing to see: what a turn is good for that only takes an animal shows later, and a piece that
    holds nothing is no reason.
    """
    if any(meaning.kind == "gain" for meaning in meanings) or reasons[0].reason.code == BUILT.code:
        return None
    actions = [str(meaning.parameters["action"]) for meaning in meanings if meaning.kind == "action"]
    if not actions or reasons[0].reason.code == OVERFLOW.code:
        return "overflow"
    return _BY_ACTION.get(actions[0], "contest")
