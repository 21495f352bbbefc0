"""The games in numbers, by name: all else in this package asks `ENCODINGS`, and names no game."""

from __future__ import annotations

from typing import Final

from greatplains.envs import bison, windriver
from greatplains.envs.encoding import Encoding

ENCODINGS: Final[dict[str, Encoding]] = {"bison": bison.ENCODING, "wind-river": windriver.ENCODING}
