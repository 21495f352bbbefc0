"""The drawings, by the name of the game: all else in this package asks `DRAWINGS`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.drawing import bison, windriver
from greatplains.drawing.drawing import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {"bison": bison.DRAWING, "wind-river": windriver.DRAWING}
