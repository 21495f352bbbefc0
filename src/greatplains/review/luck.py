"""Luck of the draw: what a seat was dealt, compared with what it might have been dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greatplains.bots.evaluation import shares, value_buffer
from greatplains.core.changes import difference
from greatplains.core.contract import Rules
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.review.judge import Judge

# Deals for each side of the comparison: one for so many simulations of a turn, within bounds.
_SIMULATIONS_A_DEAL: Final = 12
_LEAST_DEALS: Final = 2
_MOST_DEALS: Final = 32
# Everybody's turns that are played on before the chances are judged: a tile is of no use before it is laid.
_ROUNDS: Final = 2
# Deals that show whether something that is seen now could have been known.
_PROBES: Final = 3


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What a seat did when it was last to move: the position then, and the steps of its turn."""

    position: Position
    steps: tuple[int, ...]


def has_drawn(rules: Rules[Any], position: Position, last: LastTurn | None, rng: Rng) -> bool:
    """Does the seat to move hold something hidden that it could not know of when it was last to move?"""
    seat = position.seat
    held = _held(rules, position, seat)
    if not held:
        return False
    if last is None:
        return True
    for _ in range(_PROBES):
        other = rules.resample(last.position, seat, rng)
        for step in last.steps:
            other.apply(step)
        if _held(rules, other, seat) != held:
            return True
    return False


def worth_of_draw(judge: Judge, position: Position, rng: Rng, simulations: int) -> list[float]:
    """How far what the seat to move holds moves everybody's chances from those with an average hand."""
    deals = min(_MOST_DEALS, max(_LEAST_DEALS, simulations // _SIMULATIONS_A_DEAL))
    moved = [0.0] * position.players
    for seat, sign in ((position.seat, 1.0), (None, -1.0)):
        for _ in range(deals):
            chances = _chances_later(judge, judge.rules.resample(position, seat, rng))
            moved = [each + sign * chance / deals for each, chance in zip(moved, chances, strict=True)]
    return moved


def _held(rules: Rules[Any], position: Position, seat: int) -> dict[str, Any]:
    """What the seat sees and spectators do not."""
    public, own = rules.views(position, [None, seat])
    return {name: change for name, change in difference(public, own).items() if name != "seat"}


def _chances_later(judge: Judge, position: Position) -> Sequence[float]:
    later = judge.lookahead.play_on(position, position.turn + _ROUNDS * position.players)
    values = value_buffer()
    if later.is_over:
        later.win_shares(values)
    else:
        judge.lookahead.evaluation.worth(later, values)
        shares(values, later.players)
    return list(values)[: later.players]
