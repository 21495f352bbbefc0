"""What the review knows of Bison."""

from __future__ import annotations

from typing import Final

from greatplains.review.bison.entries import entries
from greatplains.review.bison.reasons import explain
from greatplains.review.bison.sentences import SENTENCES, kind
from greatplains.review.insight import Insight

INSIGHT: Final[Insight] = Insight(SENTENCES, explain, entries, kind)
