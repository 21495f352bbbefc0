"""Cairns in a terminal: a line for the cairns, a line for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from greatplains.core.contract import Meaning, Part, Standing, View
from greatplains.terminal.outcome import Counting
from greatplains.terminal.screen import Screen, player, sentence

COUNTING: Final = Counting("Weight laid", "More stones win")


def page(view: View, parts: Sequence[Part], why: Callable[[Standing], str], screen: Screen) -> Group:
    """Everything there is to see."""
    cairns = Text("   ".join(f"{name} {top or '–'}" for name, top in view["tops"].items()))
    seats = [sentence(player(seat), f"  {own['weight']}  {_hand(own)}") for seat, own in enumerate(view["seats"])]
    standings = [
        sentence(f"{one.rank}. ", player(one.seat), f"  {why(one)}") for part in parts for one in part.standings
    ]
    return Group(cairns, Text(), *seats, Text(), *standings)


def status(view: View) -> Text:
    """Where the game stands, and who is to move."""
    if view["over"]:
        return Text("All stones are laid or away.")
    return sentence(player(view["to_move"]), " to move.")


def section(view: View) -> str:
    """The part of the game a turn belongs to."""
    return f"Round {view['turn'] // view['players'] + 1}"


def stage(view: View) -> str:
    """The place of a turn within that part: nothing to say."""
    return ""


def stores(view: View) -> Text:
    """What the players have, in one line."""
    return Text("   ".join(f"{own['weight']} laid, {own['stones']} in hand" for own in view["seats"]))


def turn_words(meanings: Sequence[Meaning], text: str) -> str:
    """What the player does in a turn."""
    stone, place = meanings
    where = f"lays it on {place.parameters['cairn']}" if place.kind == "lay" else "puts it away"
    return f"takes stone {stone.parameters['stone']} and {where}"


def question(view: View) -> str:
    """What the player to move has to choose now."""
    return "Where does it go?" if view["taken"] else "Which stone do you take?"


def choice_words(meaning: Meaning) -> str:
    """One of the things that can be chosen, in a few words."""
    return " ".join([meaning.kind, *map(str, meaning.parameters.values())])


def _hand(own: View) -> str:
    return " ".join(map(str, own["hand"])) if own["hand"] is not None else "? " * own["stones"]
