"""Bison in numbers."""

from __future__ import annotations

from typing import Final

from greatplains.envs.bison.dealer import BisonDealer
from greatplains.envs.bison.layout import LAYOUT
from greatplains.envs.bison.observer import BisonObserver
from greatplains.envs.encoding import Encoding

ENCODING: Final[Encoding] = Encoding(BisonObserver(), LAYOUT, BisonDealer)
