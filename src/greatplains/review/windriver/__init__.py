"""What the review knows of Wind River."""

from __future__ import annotations

from typing import Final

from greatplains.review.insight import Insight
from greatplains.review.windriver.entries import entries
from greatplains.review.windriver.reasons import explain, for_now
from greatplains.review.windriver.sentences import SENTENCES, kind

INSIGHT: Final[Insight] = Insight(SENTENCES, explain, entries, kind, for_now)
