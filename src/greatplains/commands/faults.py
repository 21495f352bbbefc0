"""What is wrong with a record, in words."""

from __future__ import annotations

from greatplains.commands.signs import printable
from greatplains.core.errors import BadRecord, GreatPlainsError


def fault_words(error: BadRecord, turns: int | None) -> str:
    """Where a record is wrong and why: `turn 12 “walk +q”: …`."""
    place = f"turn {error.turn}"
    if error.text or (turns is not None and 0 < error.turn <= turns):
        place += f" “{printable(error.text)}”"
    elif error.turn == 0:
        place += " (head)"
    elif error.code.startswith("result_"):
        place += " (result)"
    return f"{place}: {reason(error)}"


def reason(error: GreatPlainsError) -> str:
    """The sentence of an error, with the rule it rests on."""
    rule = f" ({error.rule})" if error.rule not in ("", "records") else ""
    return printable(error.sentence, most=400) + rule
