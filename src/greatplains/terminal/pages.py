"""What a game looks like in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Group
from rich.text import Text

from greatplains.core.contract import Meaning, Part, Standing, View
from greatplains.terminal.outcome import Counting
from greatplains.terminal.screen import Screen


class GamePages(Protocol):
    """All that is shown of one game; the module `page` of its folder offers it."""

    COUNTING: Counting
    """What is counted at the end."""

    def page(self, view: View, parts: Sequence[Part], why: Callable[[Standing], str], screen: Screen) -> Group:
        """Everything there is to see."""
        ...

    def status(self, view: View) -> Text:
        """Where the game stands, and who is to move."""
        ...

    def section(self, view: View) -> str:
        """The part of the game the next turn belongs to."""
        ...

    def stage(self, view: View) -> str:
        """The place of the next turn within that part."""
        ...

    def stores(self, view: View) -> Text:
        """What the players have, in one line."""
        ...

    def turn_words(self, meanings: Sequence[Meaning], text: str) -> str:
        """What the player does in a turn."""
        ...

    def question(self, view: View) -> str:
        """What the player to move has to choose now."""
        ...

    def choice_words(self, meaning: Meaning) -> str:
        """One of the things that can be chosen, in a few words."""
        ...
