"""A hint for the seat to move: what kind of turn is best, and then the turn with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greatplains.bots.bot import Side
from greatplains.core.rng import Rng
from greatplains.review.explanation import Explanation
from greatplains.review.registry import insight
from greatplains.review.stretch import Stretch
from greatplains.review.turns import explain, judge_of, promise

# Whoever asks does not wait longer.
HINT_SECONDS: Final = 1.2


@dataclass(frozen=True, slots=True)
class Hint:
    """What is best: first the kind of turn, then the turn itself with its steps, the chance it promises, and why."""

    kind: Explanation
    text: str
    steps: tuple[int, ...]
    chance: float
    reasons: tuple[Explanation, ...]


def hint(side: Side, seconds: float | None = HINT_SECONDS, simulations: int = 0, seed: int = 0) -> Hint:
    """A hint for a seat at the start of its turn, by what it can see alone.

    It takes so many seconds, or with None so many simulations.
    """
    rng = Rng(seed, f"hint {len(side.turns)}")
    position = side.imagine(rng)
    judge = judge_of(side.rules.name)
    compared = judge.compare(position, None, rng, simulations, seconds)
    seat = position.seat
    line = judge.line(compared, compared.best, seat, 1)
    # What the turn changes now, and not what might come of it.
    reasons = explain(side.rules, line.stretch, Stretch((position,)))
    if not reasons and len(compared.finalists) > 1:
        reasons = promise(compared, compared.finalists[1])
    return Hint(
        kind=insight(position.game).kind([side.rules.meaning(step) for step in compared.best.steps]),
        text=line.texts[0],
        steps=tuple(compared.best.steps),
        chance=compared.best.chances(position.players)[seat],
        reasons=tuple(reasons),
    )
