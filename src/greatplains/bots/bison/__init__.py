"""What the bots know of Bison."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from greatplains.bots.bison.evaluation import FEATURES, MOMENTS, BisonEvaluation
from greatplains.bots.bison.inputs import SEAT_PARTS, TABLE_PARTS, BisonInputs
from greatplains.bots.bison.turns import BisonTurns
from greatplains.bots.knowledge import Knowledge

KNOWLEDGE: Final[Knowledge] = Knowledge(
    BisonEvaluation, FEATURES, MOMENTS, BisonTurns, files(__name__), BisonInputs, SEAT_PARTS, TABLE_PARTS
)
