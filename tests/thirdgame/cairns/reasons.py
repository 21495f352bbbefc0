"""Why a step of Cairns is not legal. Asked after the position has said no."""

from __future__ import annotations

from tests.thirdgame.cairns import problems
from tests.thirdgame.cairns.position import AWAY, LAY, STEEP, STEPS, TAKE, CairnsPosition

from greatplains.core.errors import IllegalStep, unknown_step


def refusal(position: CairnsPosition, step: int) -> IllegalStep:
    """The reason, with the rule."""
    if not 0 <= step < STEPS:
        return unknown_step(step, STEPS)
    if position.is_over:
        return IllegalStep(problems.GAME_OVER)
    if step < LAY:
        if not position.is_turn_start:
            return IllegalStep(problems.TAKEN, stone=position.taken)
        return IllegalStep(problems.NOT_YOURS, stone=step - TAKE + 1)
    if position.is_turn_start or step == AWAY:
        return IllegalStep(problems.TAKE_FIRST)
    top = position.tops[step - LAY]
    return IllegalStep(problems.TOO_SMALL, stone=position.taken, top=top, more=STEEP if position.is_steep else 1)
