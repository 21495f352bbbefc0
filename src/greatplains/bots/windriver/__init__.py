"""What the bots know of Wind River."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from greatplains.bots.knowledge import Knowledge
from greatplains.bots.lookahead import Lookahead
from greatplains.bots.windriver.evaluation import FEATURES, MOMENTS, WindRiverEvaluation
from greatplains.bots.windriver.inputs import SEAT_PARTS, TABLE_PARTS, WindRiverInputs

KNOWLEDGE: Final[Knowledge] = Knowledge(
    WindRiverEvaluation, FEATURES, MOMENTS, Lookahead, files(__name__), WindRiverInputs, SEAT_PARTS, TABLE_PARTS
)
