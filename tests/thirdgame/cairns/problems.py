"""What Cairns refuses."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, Problems

PROBLEMS: Final = Problems("cairns")
_add: Final = PROBLEMS.add

GAME_OVER: Final = _add("game_over", "The game is over.", "Cairns 3")
TAKE_FIRST: Final = _add("take_first", "First take a stone.", "Cairns 2")
TAKEN: Final = _add("taken", "Stone {stone} has been taken: lay it, or put it away.", "Cairns 2", stone=NUMBER)
NOT_YOURS: Final = _add("not_yours", "You do not have stone {stone}.", "Cairns 2", stone=NUMBER)
TOO_SMALL: Final = _add(
    "too_small",
    "Stone {stone} does not lie on {top}: it must be larger by at least {more}.",
    "Cairns 2",
    stone=NUMBER,
    top=NUMBER,
    more=NUMBER,
)
NOT_A_TURN: Final = _add("not_a_turn", "A turn is written “7 a” or “7 away”, not “{text}”.", "records", text=TEXT)
STEEP: Final = _add("steep", "The option “steep” must be true or false.", "records")
STACK_FORM: Final = _add("stack_form", "The stack has {wanted} different stones, 1 to 16.", "records", wanted=NUMBER)
