"""Why a turn of Wind River is better, and what was won and lost: codes, sentences and parameters, as data."""

from __future__ import annotations

from typing import Final

from greatplains.core.contract import Meaning
from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems, words
from greatplains.review.explanation import SEAT, Explanation, explanation

SENTENCES: Final = Problems("wind-river")
_add: Final = SENTENCES.add

_KIND: Final = words(
    "ExtraKind",
    {
        "set": "set a tent where bison will come",
        "pass": "move bison, and take no extra action",
        "earn": "move bison and take resources",
        "tent": "move bison and a tent",
        "new": "move bison and set a new tent",
        "herd": "move bison, and one more as the extra action",
        "lose": "give up a tent",
    },
)

# Tents
HOME: Final = _add(
    "home",
    "It brings {tents} of its tents home to the Great Plains, otherwise {other}.",
    "Wind River 4",
    tents=NUMBER,
    other=NUMBER,
)
HOME_SOONER: Final = _add(
    "home_sooner",
    "It brings a tent home to the Great Plains at once: {tents} are there, otherwise {other} for now.",
    "Wind River 4",
    tents=NUMBER,
    other=NUMBER,
)
RIVAL_HOME: Final = _add(
    "rival_home",
    "It lets {rival} bring {tents} of its tents home, otherwise {other}.",
    "Wind River 4",
    rival=SEAT,
    tents=NUMBER,
    other=NUMBER,
)
TENTS_LOST: Final = _add(
    "tents_lost", "Otherwise tents are lost for want of bison: {hexes}.", "Wind River 3", hexes=TEXTS
)
LOST_LATER: Final = _add(
    "lost_later", "The tent on {hex} was lost with turn {turn}.", "Wind River 3", hex=TEXT, turn=NUMBER
)
NEW_TENT: Final = _add(
    "new_tent", "It has {tents} of its tents on the board or home, otherwise {other}.", tents=NUMBER, other=NUMBER
)
WAY: Final = _add(
    "way", "The way home of all its tents comes to {steps}, otherwise {other}.", steps=NUMBER, other=NUMBER
)

SET_NEAR: Final = _add(
    "set_near",
    "On {hex} or one move away from it are {bison} bison; tents of others beside it: {tents}.",
    "Wind River 3",
    hex=TEXT,
    bison=NUMBER,
    tents=NUMBER,
)

# Supply
FED: Final = _add(
    "fed", "Its tents on {hexes} have bison enough, which they otherwise lack.", "Wind River 3", hexes=TEXTS
)
STRAY: Final = _add("stray", "Otherwise its tents on {hexes} lack bison.", "Wind River 3", hexes=TEXTS)
BISON_KEPT: Final = _add(
    "bison_kept",
    "It has {bison} bison on {hexes}, where it camps, otherwise {other}.",
    "Wind River 3",
    bison=NUMBER,
    hexes=TEXTS,
    other=NUMBER,
)
RIVAL_HUNGRY: Final = _add(
    "rival_hungry",
    "It leaves tents of {rival} without bison: {tents}, otherwise {other}.",
    "Wind River 3",
    rival=SEAT,
    tents=NUMBER,
    other=NUMBER,
)
RESOURCES: Final = _add(
    "resources", "Its resources come to {resources}, otherwise {other}.", resources=NUMBER, other=NUMBER
)
EARNS: Final = _add("earns", "Earning would then bring {earns}, otherwise {other}.", "W3", earns=NUMBER, other=NUMBER)

# What was won and lost
CAME_HOME: Final = _add("came_home", "A tent came home from {hex}.", "Wind River 4", hex=TEXT)
LOST: Final = _add("lost", "A tent was lost on {hex} for want of bison.", "Wind River 3", hex=TEXT)

# Hints
TURN_KIND: Final = _add("turn_kind", "The best turn is to {kind}.", kind=_KIND)


def kind(meanings: list[Meaning]) -> Explanation:
    """What a turn ends with: the extra action, where there is one."""
    return explanation(TURN_KIND, kind=meanings[-1].kind)
