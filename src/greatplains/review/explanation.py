"""Reasons in words, as data: a code of a table with its parameters. The sentence is written in the table alone.

The web client's types for its translations are made from the same tables (`scripts/web_problems.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from greatplains.core.contract import Meaning, Rules
from greatplains.core.position import Position
from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems, Reason, Words, words

# Seats are told by the words that commands know them by.
SEATS: Final = ("blue", "red", "yellow", "green")
SEAT: Final[Words] = words("Seat", {name: name.capitalize() for name in SEATS})


@dataclass(frozen=True, slots=True)
class Explanation:
    """One reason: an entry of a table with its parameters, and how much it matters beside others."""

    reason: Reason
    parameters: Mapping[str, Any]
    weight: float = 0.0

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.reason.sentence_with(self.parameters)

    def tells_of(self, other: Explanation) -> bool:
        """Is it a reason of the same kind, about the same place? Numbers may differ, and how a place is held."""
        return self.reason is other.reason and all(
            bool({*self.parameters[name]} & {*other.parameters[name]})
            if kind == TEXTS
            else kind == NUMBER or name == "how" or self.parameters[name] == other.parameters[name]
            for name, kind in self.reason.parameters.items()
        )

    def data(self) -> dict[str, Any]:
        """What programs get; the sentence is for those that have no translation."""
        return {"code": self.reason.code, "parameters": dict(self.parameters), "sentence": self.sentence}


def explanation(reason: Reason, weight: float = 0.0, **parameters: object) -> Explanation:
    """A reason with its parameters."""
    assert parameters.keys() == reason.parameters.keys(), f"“{reason.code}” has other parameters"
    return Explanation(reason, parameters, weight)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that a seat won (an amount above 0) or lost with a turn, and where."""

    seat: int
    amount: int
    why: Explanation = field(compare=False)


# What can be said of any game.
COMMON: Final = Problems("review")
PROMISE: Final = COMMON.add(
    "promise", "With the best turn one wins {chance} % of such games, otherwise {other} %.", chance=NUMBER, other=NUMBER
)
SCORE_MORE: Final = COMMON.add(
    "score_more", "As things stand it leads to a score of {points}, otherwise {other}.", points=NUMBER, other=NUMBER
)
RIVAL_LESS: Final = COMMON.add(
    "rival_less",
    "As things stand it leaves {rival} with a score of {points}, otherwise {other}.",
    rival=SEAT,
    points=NUMBER,
    other=NUMBER,
)
KIND: Final = COMMON.add("kind", "The best turn begins with “{step}”.", step=TEXT)


def explain_by_score(rules: Rules[Any], seat: int, better: Position, other: Position) -> list[Explanation]:
    """What the score says, in any game: own points, and those of the strongest rival."""
    ours, theirs = rules.outcome(better).scores, rules.outcome(other).scores
    found: list[Explanation] = []
    if ours[seat] > theirs[seat]:
        found.append(
            explanation(SCORE_MORE, ours[seat] - theirs[seat], points=ours[seat], other=theirs[seat]),
        )
    for rival in range(better.players):
        if rival != seat and ours[rival] < theirs[rival]:
            found.append(
                explanation(
                    RIVAL_LESS,
                    theirs[rival] - ours[rival],
                    rival=SEATS[rival],
                    points=ours[rival],
                    other=theirs[rival],
                )
            )
    return found


def kind_of_first(meanings: list[Meaning]) -> Explanation:
    """The kind of a turn, where a game has no words for it."""
    return explanation(KIND, step=meanings[0].kind)
