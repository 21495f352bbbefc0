"""What the bots know, by the name of the game: all else in this package asks `KNOWLEDGE`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.bots import bison, windriver
from greatplains.bots.knowledge import Knowledge

KNOWLEDGE: Final[dict[str, Knowledge]] = {"bison": bison.KNOWLEDGE, "wind-river": windriver.KNOWLEDGE}
