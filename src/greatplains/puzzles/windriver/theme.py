"""What a puzzle of Wind River is about: the weightiest reason for its best turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatplains.core.contract import Meaning
from greatplains.review.explanation import Explanation
from greatplains.review.windriver import sentences as say

_BY_REASON: Final = {
    say.HOME.code: "race",
    say.HOME_SOONER.code: "race",
    say.RIVAL_HOME.code: "race",
    say.WAY.code: "race",
    say.RIVAL_HUNGRY.code: "starve",
    say.NEW_TENT.code: "build",
}


def theme(meanings: Sequence[Meaning], reasons: Sequence[Explanation]) -> str | None:
    """Tents come home in a race, or new ones are set; else it is about the bison that tents live by."""
    return _BY_REASON.get(reasons[0].reason.code, "supply")
