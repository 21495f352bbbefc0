"""Playing on from a position of a game that is over: a new table whose game begins with the turns that led there."""

from __future__ import annotations

from collections.abc import Sequence

from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.decisions import Decision
from greatplains.server.domain.refusals import Conflict, NotFound, Refusal
from greatplains.server.domain.shuffle import Deal, commitment, new_secret, setup_text
from greatplains.server.domain.sight import must_be_over
from greatplains.server.domain.table import Table


def play_on(origin: Table, turn: int, seats: Sequence[str], by: ev.Person, now: float) -> Decision:
    """The events of the new table, at which `by` sits on the seats marked `me` and bots on all others.

    What chance decided of the game stays as it was, so the record replays from its opening. It is known to whoever has
    looked through the old game, which is why only games that are over can be played on from.
    """
    must_be_over(origin)
    assert origin.deal is not None
    if not 0 <= turn <= len(origin.turns):
        raise NotFound(problems.NO_TURN, turns=len(origin.turns), turn=turn)
    players = origin.deal.setup.players
    if len(seats) != players or "open" in seats or "me" not in seats:
        raise Refusal(problems.PLAY_ON_SEATS, players=players)
    after = origin.position_at(turn)
    if after.is_over:
        raise Conflict(problems.IS_FINISHED)
    deal = Deal(origin.deal.setup, new_secret())
    created = ev.Created(
        at=now,
        by=by,
        game=origin.created.game,
        options=dict(deal.setup.options),
        seats=["open" if seat == "me" else seat for seat in seats],
        first=deal.setup.first,
        public=False,
        auto_start=True,
        came_from=ev.Origin(origin.id, turn),
    )
    happened: list[ev.AnyEvent] = [created]
    happened += [ev.SeatTaken(at=now, seat=seat, by=by) for seat, spec in enumerate(seats) if spec == "me"]
    promised = commitment(deal.salt, setup_text(deal.setup))
    happened.append(ev.Started(at=now, first=deal.setup.first, commitment=promised, rules=origin.rules.version))
    for number in range(1, turn + 1):
        text, seat = origin.turns[number - 1], origin.played(number).seat
        happened.append(ev.Turn(at=now, turn=number, seat=seat, text=text, by=None))
    return Decision(happened, deal, after)
