"""The pages, by the name of the game: all else in this package asks `PAGES`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.terminal.bison import page as bison
from greatplains.terminal.pages import GamePages
from greatplains.terminal.windriver import page as windriver

PAGES: Final[dict[str, GamePages]] = {"bison": bison, "wind-river": windriver}
