"""Why a step of Wind River is not legal, in words. Legality itself is decided in `steps` alone."""

from __future__ import annotations

from typing import Final

from greatplains.core.errors import IllegalStep, unknown_step
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
    SETTING: ("setting a tent", ("set",)),
    HERDING: ("moving a bison", ("bison",)),
    LOSING: ("removing an unsupplied tent", ("lose",)),
    EXTRA: ("an extra action or pass", ("tent", "earn", "new", "herd", "pass")),
}


def refusal(position: WindRiverPosition, step: int) -> IllegalStep:
    """The first rule that stands against an illegal step."""
    if not 0 <= step < st.STEPS:
        return unknown_step(step, st.STEPS)
    if position.phase == OVER:
        return IllegalStep("game_over", "The game is over.", "Wind River 4")
    kind = meaning(step).kind
    asked, kinds = _ASKED[position.phase]
    if kind not in kinds:
        return IllegalStep(
            "not_now",
            "“{kind}” is not possible now: the turn asks for {asked}.",
            "Wind River 3",
            kind=kind,
            asked=asked,
        )
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
    return IllegalStep(
        "out_of_play",
        "{hex} is not in play with {players} players.",
        "W10",
        hex=hex_name(hex_),
        players=position.players,
    )


def _set(position: WindRiverPosition, hex_: int) -> IllegalStep:
    return _out_of_play(position, hex_) or IllegalStep(
        "hex_taken",
        "There is a tent on {hex} already; the first tents stand alone.",
        "Wind River 2",
        hex=hex_name(hex_),
    )


def _way(position: WindRiverPosition, hex_: int, direction: int, who: str) -> IllegalStep | None:
    target = leads_to(hex_, direction)
    where = {"who": who, "hex": hex_name(hex_), "direction": DIRECTIONS[direction]}
    if target == NOWHERE:
        rule = "W5" if direction in (1, 2) and hex_ % 6 == 5 else "Wind River 1"
        return IllegalStep("no_way", "No {who} can leave the board from {hex} to the {direction}.", rule, **where)
    if target != PLAINS and not IN_PLAY[position.players] >> target & 1:
        return IllegalStep("out_of_play", "{hex} {direction} leads into a lane that is not in play.", "W10", **where)
    return None


def _bison(position: WindRiverPosition, hex_: int, direction: int) -> IllegalStep:
    name = hex_name(hex_)
    closed = _out_of_play(position, hex_)
    if closed:
        return closed
    if position.bison[hex_] == 0:
        return IllegalStep("no_bison", "There is no bison on {hex}.", "Wind River 3 bison", hex=name)
    if position.phase == HERDING and position.unmoved(hex_) == 0:
        return IllegalStep(
            "moved_already", "Every bison on {hex} has moved in this phase already.", "Wind River 3 bison", hex=name
        )
    return _way(position, hex_, direction, "bison") or IllegalStep(
        "hex_full",
        "There are {most} bison on {target} already.",
        "Wind River 3 bison",
        most=MOST_BISON,
        target=hex_name(leads_to(hex_, direction)),
    )


def _lose(position: WindRiverPosition, hex_: int) -> IllegalStep:
    if position.tents[position.seat * HEXES + hex_] == 0:
        return IllegalStep("no_tent", "You have no tent on {hex}.", "Wind River 3 supply", hex=hex_name(hex_))
    return IllegalStep(
        "supplied", "Your tents on {hex} are supplied; only unsupplied ones are removed.", "W11", hex=hex_name(hex_)
    )


def _tent(position: WindRiverPosition, hex_: int, direction: int) -> IllegalStep:
    if position.tents[position.seat * HEXES + hex_] == 0:
        return IllegalStep("no_tent", "You have no tent on {hex}.", "Wind River 3 tent", hex=hex_name(hex_))
    return _way(position, hex_, direction, "tent") or IllegalStep(
        "cannot_pay_entry",
        "There are tents of others on {target}: entering costs 1 resource and you have none.",
        "Wind River 3 tent, W7",
        target=hex_name(leads_to(hex_, direction)),
    )


def _new(position: WindRiverPosition, hex_: int) -> IllegalStep:
    seat = position.seat
    if position.in_hand(seat) == 0:
        return IllegalStep("no_tent_in_hand", "You have no tent in hand.", "Wind River 3 new")
    if position.resources[seat] < PRICE_OF_TENT:
        return IllegalStep(
            "too_poor",
            "A new tent costs {price} resources, you have {have}.",
            "Wind River 3 new",
            price=PRICE_OF_TENT,
            have=position.resources[seat],
        )
    if position.tents[seat * HEXES + hex_] == 0:
        return IllegalStep("no_tent", "You have no tent on {hex}.", "Wind River 3 new", hex=hex_name(hex_))
    return IllegalStep("shared_hex", "There are tents of others on {hex}.", "Wind River 3 new", hex=hex_name(hex_))


def _earn(position: WindRiverPosition) -> IllegalStep:
    if position.resources[position.seat] == MOST_RESOURCES:
        return IllegalStep(
            "resources_full", "You hold {most} resources already.", "Wind River 3 earn", most=MOST_RESOURCES
        )
    return IllegalStep("nothing_to_earn", "You would earn nothing.", "Wind River 3 earn, W3")
