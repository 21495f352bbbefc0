"""Why a step of Bison is not legal, in words. Legality itself is decided in `steps` alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatplains.core.errors import IllegalStep, unknown_step
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
    CHOOSING: ("a purchase, a trade or an action", ("buy", "trade", "action")),
    LAYING: ("a cell and a rotation for the tile", ("lay",)),
    PLACING: ("hunters for the new tile, or none", ("place", "done")),
    BUILDING: ("a space to change, or none", ("build", "done")),
    TARGETING: ("the space to gather on, or none", ("target", "done")),
    JOINING: ("a hunter to join", ("join", "done")),
    LEAVING: ("a hunter to move, or none", ("from", "done")),
    ARRIVING: ("the space where the hunter stops", ("to",)),
    GAINING: ("an animal to gain", ("gain",)),
    PAYING_BISON: ("how many bison pay", ("pay bison",)),
    PAYING_SALMON: ("how many salmon pay", ("pay salmon",)),
    OVERFLOWING: ("a purchase or trade of what exceeds 15, or done", ("buy", "trade", "done")),
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
        return IllegalStep("game_over", "The game is over.", "Bison 4 end")
    asked, kinds = _ASKED[position.phase]
    kind = meaning(step).kind
    if kind in kinds:
        return _REASONS[kind](position, step)
    if kind in _IN_ACTION[ACTIONS[position.action]] and position.phase in (GAINING, PAYING_BISON, PAYING_SALMON):
        return closed_action(position) or _REASONS[kind](position, step)
    return IllegalStep(
        "not_now",
        "“{kind}” is not possible now: the turn asks for {asked}.",
        "Bison 3",
        kind=kind,
        asked=asked,
    )


def closed_action(position: BisonPosition) -> IllegalStep | None:
    """Why nobody else takes part in the action just closed, if that is a matter of numbers."""
    if position.variant == 0 and position.spent > 0 and position.action in (TEPEE, CANOE):
        action = ACTIONS[position.action]
        return IllegalStep(
            "one_change",
            "One action changes one {action} in the base game.",
            f"Bison 3 {action}, variant 1",
            action=action,
        )
    if position.spent == MOST_HUNTERS:
        return IllegalStep(
            "too_many", "At most {most} hunters take part in an action.", "Bison 3 cost", most=MOST_HUNTERS
        )
    if position.spent == position.limit:
        return _too_expensive(position)
    return None


def _buy(position: BisonPosition, step: int) -> IllegalStep:
    item = step - st.BUY
    if position.phase == OVERFLOWING and position.season == position.seasons - 1:
        return IllegalStep("no_buying", "Nothing can be bought at the last scoring.", "B5")
    if position.market[position.seat * ITEMS + item] == 0:
        return IllegalStep("sold_out", "Your market has no more {item}.", "Bison 3 buy", **meaning(step).parameters)
    return IllegalStep(
        "too_poor", "This costs {price} of each animal, and you do not have them.", "Bison 3 buy", price=PRICE[item]
    )


def _trade(position: BisonPosition, step: int) -> IllegalStep:
    gives, brings = st.TRADE_GIVES[step - st.TRADE], st.TRADE_BRINGS[step - st.TRADE]
    have = position.tracks[position.seat * 3 + gives]
    if position.phase == OVERFLOWING and have <= TRACK_END:
        return IllegalStep(
            "not_exceeding",
            "Only a kind above {end} is traded now; your {kind} track stands at {have}.",
            "Bison 4, B13",
            end=TRACK_END,
            have=have,
            kind=KINDS[gives],
        )
    if have < st.TRADE_RATE:
        return IllegalStep(
            "too_few",
            "A trade takes {rate} of a kind; your {kind} track stands at {have}.",
            "Bison 3 trade",
            rate=st.TRADE_RATE,
            kind=KINDS[gives],
            have=have,
        )
    return IllegalStep("track_full", "Your {kind} track is full.", "Bison 3 trade, B13", kind=KINDS[brings])


def _action(position: BisonPosition, step: int) -> IllegalStep:
    action = step - st.ACTION
    if position.used[position.seat] >> action & 1:
        return IllegalStep(
            "action_used",
            "You have taken the action {action} this season already.",
            "Bison 3 season",
            action=ACTIONS[action],
        )
    return IllegalStep(
        "tile_compulsory", "Your tile must be laid this season: this is your last action.", "Bison 3 tile"
    )


def _lay(position: BisonPosition, step: int) -> IllegalStep:
    cell = (step - st.LAY) % CELLS
    if position.laid >> cell & 1:
        return IllegalStep("cell_taken", "There is a tile on {cell} already.", "Bison 3 tile", cell=cell_name(cell))
    return IllegalStep("cell_apart", "{cell} shares no side with a laid tile.", "Bison 3 tile", cell=cell_name(cell))


def _place(position: BisonPosition, step: int) -> IllegalStep:
    hunters = (step - st.PLACE) % MOST_HUNTERS + 1
    reserve = position.reserve[position.seat * ITEMS + HUNTERS]
    if hunters > reserve:
        return IllegalStep("reserve", "Hunters in your reserve: {reserve}.", "Bison 3 tile", reserve=reserve)
    return _too_expensive(position)


def _too_expensive(position: BisonPosition) -> IllegalStep:
    return IllegalStep(
        "too_expensive",
        "Your animals do not pay for more hunters than {limit} in this action.",
        "Bison 3 cost",
        limit=position.limit,
    )


def _gain(position: BisonPosition, step: int) -> IllegalStep:
    return IllegalStep("track_full", "Your {kind} track is full.", "B6", kind=KINDS[step - st.GAIN])


def _pay(position: BisonPosition, step: int) -> IllegalStep:
    kind, count = (BISON, step - st.PAY_BISON) if step < st.PAY_SALMON else (SALMON, step - st.PAY_SALMON)
    have = position.tracks[position.seat * 3 + kind]
    if count > have:
        return IllegalStep(
            "too_few", "Your {kind} track stands at {have}.", "Bison 3 cost", have=have, kind=KINDS[kind]
        )
    if count > position.due:
        return IllegalStep("too_much", "Only {due} animals are to be paid.", "Bison 3 cost", due=position.due)
    return IllegalStep(
        "too_little", "Your other animals cannot pay the rest of {due}.", "Bison 3 cost", due=position.due
    )


def _has_own_hunter(position: BisonPosition, space: int) -> bool:
    return position.owner(space) == position.seat and position.hunters[space] > 0


def _no_own_hunter(space: int) -> IllegalStep:
    return IllegalStep("no_hunter", "You have no hunter on {space}.", "Bison 3 movement", space=space_name(space))


def _target(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.TARGET
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    return IllegalStep(
        "nobody_joins", "You have no hunters elsewhere to join {space}.", "Bison 3 gather", space=space_name(space)
    )


def _join(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.JOIN
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    return IllegalStep("same_space", "Hunters join {space} from other spaces.", "B17", space=space_name(space))


def _from(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.FROM
    if not _has_own_hunter(position, space):
        return _no_own_hunter(space)
    is_resting = position.resting_land >> space & 1 if space < LANDS else position.resting_river >> (space - LANDS) & 1
    if not is_resting:
        return IllegalStep(
            "moved_already",
            "Your hunters on {space} have moved in this action already.",
            "Bison 3 movement",
            space=space_name(space),
        )
    return IllegalStep(
        "no_stop",
        "From {space} a hunter can stop nowhere: every space in reach belongs to others.",
        "Bison 3 movement",
        space=space_name(space),
    )


def _to(position: BisonPosition, step: int) -> IllegalStep:
    space = step - st.TO
    name = space_name(space)
    if not position.laid >> space % CELLS & 1:
        return IllegalStep("no_tile", "There is no tile on {space} yet.", "Bison 3 movement", space=name)
    if space == position.origin:
        return IllegalStep("no_move", "A hunter does not end where it began.", "Bison 3 movement")
    if position.owner(space) not in (-1, position.seat):
        return IllegalStep(
            "occupied",
            "{space} belongs to another player; a hunter may pass but not stop there.",
            "Bison 3 movement",
            space=name,
        )
    steps = 3 if position.action == TREK else 1
    return IllegalStep(
        "too_far",
        "{space} is out of reach of {origin}; the limit of steps is {steps}.",
        f"Bison 3 {ACTIONS[position.action]}",
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
        return IllegalStep(
            "wrong_terrain",
            "Tepees stand on prairies and mountains, canoes on rivers; {space} does not fit.",
            f"Bison 3 {ACTIONS[position.action]}, B11",
            space=name,
        )
    if position.owner(space) != position.seat:
        return IllegalStep("no_hunter", "You have no hunter on {space}.", rule, space=name)
    changed = position.changed_river >> (space - LANDS) if is_river else position.changed_land >> space
    if changed & 1:
        return IllegalStep(
            "changed_already", "{space} has been changed in this action already.", "Bison 3 variant 1", space=name
        )
    present = position.pieces[space]
    if value == present:
        return IllegalStep("no_change", "{space} has the value {value} already.", rule, space=name, value=value)
    if value < present and position.variant < 2:
        return IllegalStep("no_reducing", "Tepees and canoes are reduced only in variant 2.", "Bison 3 variant 2")
    hunters = position.hunters[space] if value > present else position.reserve[position.seat * ITEMS + HUNTERS]
    needed: int = value - present if value > present else present - value
    if hunters < needed:
        where = f"on {name}" if value > present else "in your reserve"
        return IllegalStep(
            "too_few_hunters",
            "Hunters needed: {needed}; {where}: {hunters}.",
            rule if value > present else "Bison 3 variant 2, B3",
            needed=needed,
            hunters=hunters,
            where=where,
        )
    if needed > position.limit - position.spent:
        return _too_expensive(position)
    return IllegalStep("no_piece", "There is no piece of value {value} in your reserve.", rule, value=value)


def _done(position: BisonPosition, step: int) -> IllegalStep:
    return IllegalStep("gather_someone", "Who gathers brings at least one hunter.", "Bison 3 gather")


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
