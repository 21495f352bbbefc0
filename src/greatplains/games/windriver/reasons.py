"""Why a step of Wind River is not legal, in words. Legality itself is decided in `steps` alone."""

from __future__ import annotations

from typing import Final

from greatplains.core.errors import IllegalStep, unknown_step
from greatplains.games.windriver import problems
from greatplains.games.windriver import steps as st
from greatplains.games.windriver.board import DIRECTIONS, HEXES, IN_PLAY, NOWHERE, PLAINS, hex_name, leads_to
from greatplains.games.windriver.meaning import meaning
from greatplains.games.windriver.position import WindRiverPosition
from greatplains.games.windriver.state import (
    EXTRA,
    HERDING,
    LOSING,
    MOST_BISON,
    MOST_RESOURCES,
    OVER,
    PRICE_OF_TENT,
    SETTING,
)

# What each phase asks for, and the kinds of steps that belong to it.
_ASKED: Final = {
    SETTING: ("set", ("set",)),
    HERDING: ("bison", ("bison",)),
    LOSING: ("lose", ("lose",)),
    EXTRA: ("extra", ("tent", "earn", "new", "herd", "pass")),
}


def refusal(position: WindRiverPosition, step: int) -> IllegalStep:
    """The first rule that stands against an illegal step."""
    if not 0 <= step < st.STEPS:
        return unknown_step(step, st.STEPS)
    if position.phase == OVER:
        return IllegalStep(problems.GAME_OVER)
    kind = meaning(step).kind
    asked, kinds = _ASKED[position.phase]
    if kind not in kinds:
        return IllegalStep(problems.NOT_NOW, kind=kind, asked=asked)
    if kind == "set":
        return _set(position, step - st.SET)
    if kind == "bison":
        return _bison(position, (step - st.BISON) % HEXES, (step - st.BISON) // HEXES)
    if kind == "herd":
        return _bison(position, (step - st.HERD) % HEXES, (step - st.HERD) // HEXES)
    if kind == "lose":
        return _lose(position, step - st.LOSE)
    if kind == "tent":
        return _tent(position, (step - st.TENT) % HEXES, (step - st.TENT) // HEXES)
    if kind == "new":
        return _new(position, step - st.NEW)
    return _earn(position)


def _out_of_play(position: WindRiverPosition, hex_: int) -> IllegalStep | None:
    if IN_PLAY[position.players] >> hex_ & 1:
        return None
    return IllegalStep(problems.OUT_OF_PLAY, hex=hex_name(hex_), players=position.players)


def _set(position: WindRiverPosition, hex_: int) -> IllegalStep:
    return _out_of_play(position, hex_) or IllegalStep(problems.HEX_TAKEN, hex=hex_name(hex_))


def _way(position: WindRiverPosition, hex_: int, direction: int, who: str) -> IllegalStep | None:
    target = leads_to(hex_, direction)
    where = {"hex": hex_name(hex_), "direction": DIRECTIONS[direction]}
    if target == NOWHERE:
        rule = "W5" if direction in (1, 2) and hex_ % 6 == 5 else "Wind River 1"
        return IllegalStep(problems.NO_WAY.under(rule), who=who, **where)
    if target != PLAINS and not IN_PLAY[position.players] >> target & 1:
        return IllegalStep(problems.LANE_OUT_OF_PLAY, **where)
    return None


def _bison(position: WindRiverPosition, hex_: int, direction: int) -> IllegalStep:
    name = hex_name(hex_)
    closed = _out_of_play(position, hex_)
    if closed:
        return closed
    if position.bison[hex_] == 0:
        return IllegalStep(problems.NO_BISON, hex=name)
    if position.phase == HERDING and position.unmoved(hex_) == 0:
        return IllegalStep(problems.MOVED_ALREADY, hex=name)
    return _way(position, hex_, direction, "bison") or IllegalStep(
        problems.HEX_FULL, most=MOST_BISON, target=hex_name(leads_to(hex_, direction))
    )


def _lose(position: WindRiverPosition, hex_: int) -> IllegalStep:
    if position.tents[position.seat * HEXES + hex_] == 0:
        return IllegalStep(problems.NO_TENT, hex=hex_name(hex_))
    return IllegalStep(problems.SUPPLIED, hex=hex_name(hex_))


def _tent(position: WindRiverPosition, hex_: int, direction: int) -> IllegalStep:
    if position.tents[position.seat * HEXES + hex_] == 0:
        return IllegalStep(problems.NO_TENT.under("Wind River 3 tent"), hex=hex_name(hex_))
    return _way(position, hex_, direction, "tent") or IllegalStep(
        problems.CANNOT_PAY_ENTRY, target=hex_name(leads_to(hex_, direction))
    )


def _new(position: WindRiverPosition, hex_: int) -> IllegalStep:
    seat = position.seat
    if position.in_hand(seat) == 0:
        return IllegalStep(problems.NO_TENT_IN_HAND)
    if position.resources[seat] < PRICE_OF_TENT:
        return IllegalStep(problems.TOO_POOR, price=PRICE_OF_TENT, have=position.resources[seat])
    if position.tents[seat * HEXES + hex_] == 0:
        return IllegalStep(problems.NO_TENT.under("Wind River 3 new"), hex=hex_name(hex_))
    return IllegalStep(problems.SHARED_HEX, hex=hex_name(hex_))


def _earn(position: WindRiverPosition) -> IllegalStep:
    if position.resources[position.seat] == MOST_RESOURCES:
        return IllegalStep(problems.RESOURCES_FULL, most=MOST_RESOURCES)
    return IllegalStep(problems.NOTHING_TO_EARN)
