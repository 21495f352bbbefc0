"""What a player of Bison is asked, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.contract import Meaning, View
from greatplains.games.bison.state import TRACK_END
from greatplains.games.bison.steps import TRADE_RATE
from greatplains.terminal.bison.words import animals, hunters_words, item_words


def question(view: View) -> str:
    """What the player to move has to choose now."""
    return _QUESTIONS[view["phase"]](view["draft"] or {})


_QUESTIONS: Final[dict[str, Callable[[View], str]]] = {
    "choose": lambda draft: "Buy or trade as long as you like, then choose your action.",
    "lay": lambda draft: "Where does your tile go? (Turned by 0, 1 or 2 thirds.)",
    "place": lambda draft: f"How many hunters go on the tile {draft['origin']}, and where?",
    "build": lambda draft: f"Where does a {draft['action']} go, or which one is taken off?",
    "target": lambda draft: "Where do the hunters meet?",
    "join": lambda draft: f"Which hunter comes to {draft['origin']}?",
    "from": lambda draft: "Which hunter moves?",
    "to": lambda draft: f"Where does the hunter of {draft['origin']} go?",
    "gain": lambda draft: "No hunter was used: which animal do you gain?",
    "pay bison": lambda draft: f"You pay {draft['due']} animals. How many bison?",
    "pay salmon": lambda draft: f"{draft['due']} animals are still due. How many salmon? (The rest are turkeys.)",
    "overflow": lambda draft: f"You have more than {TRACK_END} of a kind. Trade what is above, or let it go.",
}


def choice_words(meaning: Meaning) -> str:
    """One of the things that can be chosen, in a few words."""
    return _WORDS[meaning.kind](meaning.parameters)


def _space(named: dict[str, str | int]) -> str:
    return str(named["space"])


def _built(named: dict[str, str | int]) -> str:
    return f"{named['space']}: value {named['value']}" if named["value"] else f"{named['space']}: take it off"


_WORDS: Final[dict[str, Callable[[dict[str, str | int]], str]]] = {
    "buy": lambda named: f"buy {item_words(str(named['item']))}",
    "trade": lambda named: f"{animals(TRADE_RATE, str(named['gives']))} for 1 {named['brings']}",
    "action": lambda named: f"action: {named['action']}",
    "done": lambda named: "that is all",
    "place": lambda named: f"{hunters_words(int(named['hunters']))} on {named['terrain']}",
    "gain": lambda named: f"1 {named['animal']}",
    "pay bison": lambda named: f"{named['count']} bison",
    "pay salmon": lambda named: f"{named['count']} salmon",
    "lay": lambda named: f"{named['cell']} turned {named['rotation']}",
    "target": _space,
    "join": _space,
    "from": _space,
    "to": _space,
    "build": _built,
}
