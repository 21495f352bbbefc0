"""How Wind River is drawn."""

from __future__ import annotations

from typing import Final

from greatplains.drawing.drawing import Art, Drawing
from greatplains.drawing.windriver import picture
from greatplains.drawing.windriver.art import WindRiverArt, board_art
from greatplains.drawing.windriver.chronicle import CHRONICLE
from greatplains.drawing.windriver.sample import SAMPLE

DRAWING: Final[Drawing] = Drawing(picture.picture, Art(WindRiverArt, board_art), {}, CHRONICLE, SAMPLE, picture.small)
