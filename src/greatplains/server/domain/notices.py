"""Of what people are told who are not at the table: the kinds of notices, and who gets which with a change of a table.

Nothing of the game is in a notice, only that something has happened: whose turn it is lies open.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from greatplains.server.domain import events as ev
from greatplains.server.domain.standing import RUNNING, Standing

# Bits, because a notice that waits may have several reasons; the most important one is told (the first here).
OVER: Final = 1
TURN: Final = 2
TIME: Final = 4  # a quarter of the time is left
BEGUN: Final = 8
PROPOSAL: Final = 16
INVITATION: Final = 32
CHAT: Final = 64

# By the names they have outside; in the order in which one takes the place of another.
KINDS: Final = {
    "over": OVER,
    "turn": TURN,
    "time": TIME,
    "begun": BEGUN,
    "proposal": PROPOSAL,
    "invitation": INVITATION,
    "chat": CHAT,
}
# What somebody wants who has not said anything else. Not that time runs short: it is a second message about a turn.
USUAL: Final = OVER | TURN | BEGUN | PROPOSAL | INVITATION | CHAT


class Notice(NamedTuple):
    """Somebody is to be told of a table, unless they look first. `remind_at`: when a quarter of their time is left."""

    who: str
    kinds: int
    remind_at: float | None = None


class Told(NamedTuple):
    """What a change means for those who want messages: who has looked, because they did something, and the notices."""

    looked: str | None
    notices: list[Notice]


def most_important(kinds: int) -> str | None:
    """The kind that is told of several."""
    return next((name for name, bit in KINDS.items() if kinds & bit), None)


def kinds_named(names: Collection[str]) -> int:
    """The bits of these kinds."""
    return sum(bit for name, bit in KINDS.items() if name in names)


def names_of(kinds: int) -> list[str]:
    """The names of these bits."""
    return [name for name, bit in KINDS.items() if kinds & bit]


def told_of(before: Standing, happened: Sequence[ev.AnyEvent], after: Standing, wanted: Collection[str]) -> Told:
    """Who of those that want messages is to be told of these events. Nobody is told of what they did themselves."""
    actor = _actor(happened[0])
    for_all = 0
    for event in happened:
        for_all |= _FOR_ALL.get(type(event), 0)
    moves = _moves(before, after)
    found: dict[str, int] = {}
    is_new = isinstance(happened[0], ev.Created)
    for seat in after.seats:
        if seat.person is not None:
            person, kinds = seat.person, for_all | (TURN if seat.seat == moves else 0)
        elif seat.gave_up is not None:
            person, kinds = seat.gave_up, for_all & OVER
        elif seat.kept_for is not None and is_new:
            person, kinds = seat.kept_for, INVITATION
        else:
            continue
        if kinds and person.id != actor and person.id in wanted:
            found[person.id] = found.get(person.id, 0) | kinds
    looked = actor if actor is not None and actor in wanted else None
    remind_at = None if after.clock is None or moves is None else after.clock.reminder
    return Told(looked, [Notice(who, kinds, remind_at if kinds & TURN else None) for who, kinds in found.items()])


def _moves(before: Standing, after: Standing) -> int | None:
    """The seat of somebody whose turn it is now, and was not before."""
    if after.status != RUNNING or after.to_move is None or after.bot_to_move is not None:
        return None
    is_new = before.status != RUNNING or before.turn != after.turn or before.to_move != after.to_move
    was_bots = before.bot_to_move is not None
    return after.to_move if is_new or was_bots else None


def _actor(event: ev.AnyEvent) -> str | None:
    by = getattr(event, "by", None)
    return by.id if isinstance(by, ev.Person) else by


_FOR_ALL: Final[dict[type, int]] = {
    ev.Started: BEGUN,
    ev.Finished: OVER,
    ev.Proposed: PROPOSAL,
    ev.Chat: CHAT,
}
