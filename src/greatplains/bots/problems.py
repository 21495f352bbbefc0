"""What is refused where a bot is asked for by name."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems

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
NETWORK_KIND: Final = _add("network_kind", "This is no file of networks.")
NETWORK_DAMAGED: Final = _add("network_damaged", "The file of networks is damaged.")
NETWORK_GAME: Final = _add(
    "network_game", "The networks are for another game: {found} instead of {game}.", game=TEXT, found=TEXT
)
NETWORK_SHAPE: Final = _add(
    "network_shape",
    "The networks have other inputs than this version shows them: three networks with {inputs} inputs are wanted.",
    inputs=NUMBER,
)
NETWORK_LARGE: Final = _add("network_large", "The weights of the networks are too large to be added up.")
