"""What is refused where a bot is asked for by name."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("bots")
_add: Final = PROBLEMS.add

UNKNOWN: Final = _add(
    "bot_unknown", "There is no bot “{name}”: the bots are {bots}, or module:Class.", name=TEXT, bots=TEXTS
)
MODULE: Final = _add(
    "bot_module", "There is no bot “{name}”: its module cannot be imported ({error}).", name=TEXT, error=TEXT
)
CLASS: Final = _add(
    "bot_class", "There is no bot “{name}”: the module {module} has no {cls}.", name=TEXT, module=TEXT, cls=TEXT
)
METHOD: Final = _add("bot_method", "There is no bot “{name}”: it has no method choose_turn.", name=TEXT)
