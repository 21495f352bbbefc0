"""Why a step of Bison is not legal, in words. Legality itself is decided in `steps` alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.errors import IllegalStep, unknown_step
from greatplains.games.bison import problems
from greatplains.games.bison import steps as st
from greatplains.games.bison.board import CELLS, LANDS, cell_name, parse_space, space_name
from greatplains.games.bison.meaning import meaning
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import (
    ACTIONS,
    ARRIVING,
    BISON,
    BUILDING,
    CANOE,
    CHOOSING,
    GAINING,
    HUNTERS,
    ITEMS,
    JOINING,
    KINDS,
    LAYING,
    LEAVING,
    MOST_HUNTERS,
    OVER,
    OVERFLOWING,
    PAYING_BISON,
    PAYING_SALMON,
    PLACING,
    PRICE,
    SALMON,
    TARGETING,
    TEPEE,
    TRACK_END,
    TREK,
)

# What each phase asks for, and the kinds of steps that belong to it.
_ASKED: Final = {
    CHOOSING: ("choose", ("buy", "trade", "action")),
    LAYING: ("lay", ("lay",)),
    PLACING: ("place", ("place", "done")),
    BUILDING: ("build", ("build", "done")),
    TARGETING: ("target", ("target", "done")),
    JOINING: ("join", ("join", "done")),
    LEAVING: ("leave", ("from", "done")),
    ARRIVING: ("arrive", ("to",)),
    GAINING: ("gain", ("gain",)),
    PAYING_BISON: ("pay_bison", ("pay bison",)),
    PAYING_SALMON: ("pay_salmon", ("pay salmon",)),
    OVERFLOWING: ("overflow", ("buy", "trade", "done")),
}

# The steps that carry out each action.
_IN_ACTION: Final = {
    "tile": ("place",),
    "tepee": ("build",),
    "canoe": ("build",),
    "gather": ("target", "join"),
    "walk": ("from", "to"),
    "trek": ("from", "to"),
}


def refusal(position: BisonPosition, step: int) -> IllegalStep:
    """The first rule that stands against an illegal step."""
    if not 0 <= step < st.STEPS:
        return unknown_step(step, st.STEPS)
    if position.phase == OVER:
        return IllegalStep(problems.GAME_OVER)
    asked, kinds = _ASKED[position.phase]
    kind = meaning(step).kind
    if kind in kinds:
        return _REASONS[kind](position, step)
    if kind in _IN_ACTION[ACTIONS[position.action]] and position.phase in (GAINING, PAYING_BISON, PAYING_SALMON):
        return closed_action(position) or _REASONS[kind](position, step)
    return IllegalStep(problems.NOT_NOW, kind=kind, asked=asked)


def closed_action(position: BisonPosition) -> IllegalStep | None:
    """Why nobody else takes part in the action just closed, if that is a matter of numbers."""
    if position.variant == 0 and position.spent > 0 and position.action in (TEPEE, CANOE):
        action = ACTIONS[position.action]
        return IllegalStep(problems.ONE_CHANGE.under(f"Bison 3 {action}, variant 1"), action=action)
    if position.spent == MOST_HUNTERS:
        return IllegalStep(problems.TOO_MANY, most=MOST_HUNTERS)
    if position.spent == position.limit:
        return _too_expensive(position)
    return None


def _buy(position: BisonPosition, step: int) -> IllegalStep:
    item = step - st.BUY
    if position.phase == OVERFLOWING and position.season == position.seasons - 1:
        return IllegalStep(problems.NO_BUYING)
    if position.market[position.seat * ITEMS + item] == 0:
        return IllegalStep(problems.SOLD_OUT, **meaning(step).parameters)
    return IllegalStep(problems.TOO_POOR, price=PRICE[item])


def _trade(position: BisonPosition, step: int) -> IllegalStep:
    gives, brings = st.TRADE_GIVES[step - st.TRADE], st.TRADE_BRINGS[step - st.TRADE]
    have = position.tracks[position.seat * 3 + gives]
    if position.phase == OVERFLOWING and have <= TRACK_END:
        return IllegalStep(problems.NOT_EXCEEDING, end=TRACK_END, have=have, kind=KINDS[gives])
    if have < st.TRADE_RATE:
        return IllegalStep(problems.TOO_FEW_TO_TRADE, rate=st.TRADE_RATE, kind=KINDS[gives], have=have)
    return IllegalStep(problems.TRACK_FULL, kind=KINDS[brings])


def _action(position: BisonPosition, step: int) -> IllegalStep:
    action = step - st.ACTION
    if position.used[position.seat] >> action & 1:
        return IllegalStep(problems.ACTION_USED, action=ACTIONS[action])
    return IllegalStep(problems.TILE_COMPULSORY)


def _lay(position: BisonPosition, step: int) -> IllegalStep:
    cell = (step - st.LAY) % CELLS
    if position.laid >> cell & 1:
        return IllegalStep(problems.CELL_TAKEN, cell=cell_name(cell))
    return IllegalStep(problems.CELL_APART, cell=cell_name(cell))


def _place(position: BisonPosition, step: int) -> IllegalStep:
    hunters = (step - st.PLACE) % MOST_HUNTERS + 1
    reserve = position.reserve[position.seat * ITEMS + HUNTERS]
    if hunters > reserve:
        return IllegalStep(problems.RESERVE, reserve=reserve)
    return _too_expensive(position)


def _too_expensive(position: BisonPosition) -> IllegalStep:
    return IllegalStep(problems.TOO_EXPENSIVE, limit=position.limit)


def _gain(position: BisonPosition, step: int) -> IllegalStep:
    return IllegalStep(problems.TRACK_FULL.under("B6"), kind=KINDS[step - st.GAIN])


def _pay(position: BisonPosition, step: int) -> IllegalStep:
    kind, count = (BISON, step - st.PAY_BISON) if step < st.PAY_SALMON else (SALMON, step - st.PAY_SALMON)
    have = position.tracks[position.seat * 3 + kind]
    if count > have:
        return IllegalStep(problems.TOO_FEW, have=have, kind=KINDS[kind])
    if count > position.due:
        return IllegalStep(problems.TOO_MUCH, due=position.due)
    return IllegalStep(problems.TOO_LITTLE, due=position.due)


def _has_own_hunter(position: BisonPosition, space: int) -> bool:
    return position.owner(space) == position.seat and position.hunters[space] > 0


def _no_own_hunter(space: int) -> IllegalStep:
    return IllegalStep(problems.NO_HUNTER, space=space_name(space))


def _target(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.TARGET
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    return IllegalStep(problems.NOBODY_JOINS, space=space_name(space))


def _join(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.JOIN
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    return IllegalStep(problems.SAME_SPACE, space=space_name(space))


def _from(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.FROM
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    is_resting = position.resting_land >> space & 1 if space < LANDS else position.resting_river >> (space - LANDS) & 1
    if not is_resting:
        return IllegalStep(problems.MOVED_ALREADY, space=space_name(space))
    return IllegalStep(problems.NO_STOP, space=space_name(space))


def _to(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.TO
    name = space_name(space)
    if not position.laid >> space % CELLS & 1:
        return IllegalStep(problems.NO_TILE, space=name)
    if space == position.origin:
        return IllegalStep(problems.NO_MOVE)
    if position.owner(space) not in (-1, position.seat):
        return IllegalStep(problems.OCCUPIED, space=name)
    steps = 3 if position.action == TREK else 1
    return IllegalStep(
        problems.TOO_FAR.under(f"Bison 3 {ACTIONS[position.action]}"),
        space=name,
        steps=steps,
        origin=space_name(position.origin),
    )


def _build(position: BisonPosition, step: int) -> IllegalStep:
    parameters = meaning(step).parameters
    name, value = str(parameters["space"]), int(parameters["value"])
    space = parse_space(name)
    assert space is not None
    is_river = space >= LANDS
    rule = f"Bison 3 {'canoe' if is_river else 'tepee'}"
    if is_river != (position.action == CANOE):
        return IllegalStep(problems.WRONG_TERRAIN.under(f"Bison 3 {ACTIONS[position.action]}, B11"), space=name)
    if position.owner(space) != position.seat:
        return IllegalStep(problems.NO_HUNTER.under(rule), space=name)
    changed = position.changed_river >> (space - LANDS) if is_river else position.changed_land >> space
    if changed & 1:
        return IllegalStep(problems.CHANGED_ALREADY, space=name)
    present = position.pieces[space]
    if value == present:
        return IllegalStep(problems.NO_CHANGE.under(rule), space=name, value=value)
    if value < present and position.variant < 2:
        return IllegalStep(problems.NO_REDUCING)
    hunters = position.hunters[space] if value > present else position.reserve[position.seat * ITEMS + HUNTERS]
    needed: int = value - present if value > present else present - value
    if hunters < needed:
        if value < present:
            return IllegalStep(problems.TOO_FEW_IN_RESERVE, needed=needed, hunters=hunters)
        return IllegalStep(problems.TOO_FEW_HUNTERS.under(rule), needed=needed, space=name, hunters=hunters)
    if needed > position.limit - position.spent:
        return _too_expensive(position)
    return IllegalStep(problems.NO_PIECE.under(rule), value=value)


def _done(position: BisonPosition, step: int) -> IllegalStep:
    return IllegalStep(problems.GATHER_SOMEONE)


_REASONS: Final[dict[str, Callable[[BisonPosition, int], IllegalStep]]] = {
    "buy": _buy,
    "trade": _trade,
    "action": _action,
    "lay": _lay,
    "place": _place,
    "gain": _gain,
    "pay bison": _pay,
    "pay salmon": _pay,
    "target": _target,
    "join": _join,
    "from": _from,
    "to": _to,
    "build": _build,
    "done": _done,
}
