"""The games there are. The only registry: everything else asks `GAMES`."""

from __future__ import annotations

from typing import Any, Final

from greatplains.core.contract import Rules
from greatplains.games.bison import BisonRules
from greatplains.games.windriver import WindRiverRules

GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (BisonRules(), WindRiverRules())}
