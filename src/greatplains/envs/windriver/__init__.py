"""Wind River in numbers."""

from __future__ import annotations

from typing import Final

from greatplains.envs.dealer import Dealer
from greatplains.envs.encoding import Encoding
from greatplains.envs.windriver.layout import LAYOUT
from greatplains.envs.windriver.observer import WindRiverObserver

ENCODING: Final[Encoding] = Encoding(WindRiverObserver(), LAYOUT, Dealer)
