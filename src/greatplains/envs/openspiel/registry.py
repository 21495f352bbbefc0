"""The adapters, by the name of the game: all else in this package asks `OPENSPIEL`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.envs.openspiel import bison, windriver
from greatplains.envs.openspiel.adapter import Adapter

OPENSPIEL: Final[dict[str, Adapter]] = {"bison": bison.ADAPTER, "wind-river": windriver.ADAPTER}
