"""What a player of Wind River is asked, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import Meaning, View
from greatplains.games.windriver.state import PRICE_OF_TENT
from greatplains.terminal.windriver.words import bison_target_words, target_words


def question(view: View) -> str:
    """What the player to move has to choose now."""
    return _QUESTIONS[view["phase"]].format(left=view["left"])


_QUESTIONS: Final = {
    "set": "Where do you set a tent?",
    "bison": "Which bison moves, and where to? ({left} to move.)",
    "lose": "A tent without a bison is lost. Which one? ({left} to lose.)",
    "extra": "One extra action: what do you do?",
}


def choice_words(meaning: Meaning) -> str:
    """One of the things that can be chosen, in a few words."""
    return _WORDS[meaning.kind](meaning.parameters)


_WORDS: Final[dict[str, Callable[[dict[str, str | int]], str]]] = {
    "set": lambda named: str(named["hex"]),
    "bison": lambda named: f"{named['hex']} {bison_target_words(named)}",
    "lose": lambda named: str(named["hex"]),
    "tent": lambda named: f"tent {named['hex']} to {target_words(named)}",
    "earn": lambda named: "earn resources",
    "new": lambda named: f"new tent on {named['hex']} for {PRICE_OF_TENT}",
    "herd": lambda named: f"bison {named['hex']} {bison_target_words(named)}",
    "pass": lambda named: "pass",
}
