"""What somebody asks the others for: to take back turns, to let the game rest, to go on, to leave it, to let a bot play
for somebody who is not there. One mechanism for all.

What is proposed is done when all whom it concerns agree, which at a table of one person and bots is at once. It lapses
by a no of anybody, its author's included, with the next turn that a person makes, with whatever else changes the game,
and after three days. Only one is open at a time.
"""

from __future__ import annotations

from typing import Final

from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.decisions import Decision, finished, must_have_room, must_run
from greatplains.server.domain.refusals import Conflict, Forbidden, Refusal
from greatplains.server.domain.table import Proposal, Table

LAPSES_AFTER: Final = 3 * 24 * 3600.0


def open_proposal(table: Table, now: float) -> Proposal | None:
    """What waits for an answer, if anything does."""
    proposal = table.proposal
    return proposal if proposal is not None and now < proposal.at + LAPSES_AFTER else None


def propose(table: Table, wish: ev.Proposed, absent_since: float | None, now: float) -> Decision:
    """Ask the others for it; where there is nobody to ask, it is done. `absent_since` is the moment since which a
    person must have been waited for, None if the one in question is there."""
    must_run(table)
    if not table.seats_of(wish.by.id):
        raise Forbidden(problems.NOT_PLAYER)
    must_have_room(table)
    if open_proposal(table, now) is not None:
        raise Conflict(problems.PROPOSAL_OPEN)
    wish = _completed(table, wish)
    _check(table, wish)
    if wish.what == "stand_in" and (absent_since is None or table.moves_since > absent_since):
        raise Conflict(problems.NOT_ABSENT, seat=wish.seat)
    if not waited_for(table, wish):
        return _granted(table, [], wish, now)
    return Decision([wish])


def answer(table: Table, by: ev.Person, agrees: bool, now: float) -> Decision:
    """Agree, and with the last who does it is done; or refuse, or withdraw what one has proposed."""
    must_run(table)
    proposal = open_proposal(table, now)
    if proposal is None:
        raise Conflict(problems.NO_PROPOSAL)
    wish = proposal.wish
    if by.id not in waited_for(table, wish) and (agrees or by.id != wish.by.id):
        raise Forbidden(problems.NOT_ASKED)
    if agrees and by.id in proposal.agreed:
        return Decision([])
    answered = ev.Answered(at=now, by=by, agrees=agrees)
    if not agrees or waited_for(table, wish) - proposal.agreed - {by.id}:
        return Decision([answered])
    _check(table, wish)
    return _granted(table, [answered], wish, now)


def waited_for(table: Table, wish: ev.Proposed) -> set[str]:
    """Those whose agreement it needs."""
    absent = table.seats[wish.seat].person if wish.seat is not None else None
    without = {wish.by.id} | ({absent.id} if absent is not None else set())
    return {seat.person.id for seat in table.seats if seat.person is not None and not seat.is_absent} - without


def _completed(table: Table, wish: ev.Proposed) -> ev.Proposed:
    """Turns are taken back to the start of one's last, if nothing else is said; a bot plays for whoever is to move."""
    if wish.what == "take_back":
        return ev.Proposed(at=wish.at, by=wish.by, what=wish.what, turns=_last_own(table, wish))
    seat = table.to_move if wish.what == "stand_in" else None
    return ev.Proposed(at=wish.at, by=wish.by, what=wish.what, seat=seat)


def _last_own(table: Table, wish: ev.Proposed) -> int:
    if wish.turns is not None:
        return wish.turns
    mine = table.seats_of(wish.by.id)
    for turn in range(len(table.turns), 0, -1):
        if table.played(turn).seat in mine:
            return turn - 1
    raise Conflict(problems.NO_OWN_TURN)


def _check(table: Table, wish: ev.Proposed) -> None:
    match wish.what:
        case "take_back":
            _check_take_back(table, wish)
        case "pause":
            if table.standing.is_paused:
                raise Conflict(problems.IS_PAUSED)
        case "resume":
            if not table.standing.is_paused:
                raise Conflict(problems.NOT_PAUSED)
        case "stand_in":
            _check_stand_in(table, wish)


def _check_take_back(table: Table, wish: ev.Proposed) -> None:
    if table.standing.is_paused:
        raise Conflict(problems.IS_PAUSED)
    made, left = len(table.turns), wish.turns
    if left is None or not 0 <= left < made:
        raise Refusal(problems.NO_TURN, turns=made, turn=-1 if left is None else left)
    if table.played(left + 1).seat not in table.seats_of(wish.by.id):
        raise Refusal(problems.NOT_OWN_TURN, turn=left + 1)
    people = {seat.seat for seat in table.seats if seat.person is not None}
    before = table.position_at(left)
    for turn in range(left + 1, made + 1):
        after = table.position_at(turn)
        if people & set(table.rules.learnt(before, after)):
            raise Conflict(problems.WAS_SEEN)
        before = after


def _check_stand_in(table: Table, wish: ev.Proposed) -> None:
    if table.standing.clock is not None:
        raise Conflict(problems.HAS_CLOCK)
    if wish.seat is None or wish.seat != table.to_move or table.seats[wish.seat].bot is not None:
        raise Conflict(problems.NOT_WAITED_FOR)
    if wish.seat in table.seats_of(wish.by.id):
        raise Conflict(problems.NOT_ABSENT, seat=wish.seat)


def _granted(table: Table, before: list[ev.AnyEvent], wish: ev.Proposed, now: float) -> Decision:
    match wish.what:
        case "take_back":
            assert wish.turns is not None
            taken = ev.TakenBack(at=now, by=wish.by, turns=wish.turns)
            return Decision([*before, taken], after=table.position_at(wish.turns))
        case "pause":
            return Decision([*before, ev.Paused(at=now, by=wish.by)], after=table.position)
        case "resume":
            return Decision([*before, ev.Resumed(at=now, by=wish.by)], after=table.position)
        case "end":
            return Decision([*before, finished(table, table.position, [], "agreed", now)])
        case "stand_in":
            assert wish.seat is not None
            person = table.seats[wish.seat].person
            assert person is not None
            bot = table.created.stand_in
            taken_over = ev.HandedOver(at=now, seat=wish.seat, by=person, bot=bot, agreed=True)
            return Decision([*before, taken_over], after=table.position)
