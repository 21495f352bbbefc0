"""The rows that go with a change of a table: its events, the shuffle, how it stands now, and the job of a bot."""

from __future__ import annotations

from typing import Any, Final

from greatplains.server.domain import events as ev
from greatplains.server.domain.decisions import Decision
from greatplains.server.domain.notices import Notice, Told
from greatplains.server.domain.shapes import Seat
from greatplains.server.domain.shuffle import setup_text
from greatplains.server.domain.standing import ARCHIVED, RUNNING, Standing
from greatplains.server.domain.table import Table
from greatplains.server.store import outbox_statements as outbox
from greatplains.server.store import statements as q
from greatplains.server.store.database import Statement
from greatplains.server.store.jobs import BOT_TURN, CLOCK, EXPIRY, new_job

# When somebody did something at a table last is written at most so often: with it an index has to be.
_TOUCHED_SECONDS: Final = 60.0


class Change:
    """The events that a table goes on by; `table` stands as it does before them.

    `bodies` are the events as they are stored, `key` is that of the command, `bots_from` the moment from which a bot
    may think about the turn that is now its own, `expires_at` that at which the table goes unless it is kept. `told` is
    what it means for those who want messages, and `tell_at` when they are due.
    """

    # Not a dataclass: their constructors are not compiled, and there is one for every turn.
    def __init__(
        self,
        table: Table,
        decision: Decision,
        bodies: list[str],
        key: str | None,
        bots_from: float,
        expires_at: float | None = None,
    ) -> None:
        self.table = table
        self.decision = decision
        self.bodies = bodies
        self.key = key
        self.bots_from = bots_from
        self.expires_at = expires_at
        self.told: Told | None = None
        self.tell_at = 0.0


def rows_of(change: Change) -> list[Statement]:
    """The statements of one transaction, in an order in which every reference finds its row."""
    table, happened, deal = change.table, change.decision.events, change.decision.deal
    before = table.standing
    after = table.standing_after(happened, change.decision.after)
    newest = table.seq + len(happened)
    created = happened[0] if isinstance(happened[0], ev.Created) else None
    rows: list[Statement] = []
    if created is not None:
        rows += _new_table(table.id, created, after, newest)
    for number, event in enumerate(happened):
        turn = event.turn if isinstance(event, ev.Turn) else None
        key = change.key if number == 0 else None
        row = {
            "table_id": table.id,
            "seq": table.seq + number + 1,
            "turn": turn,
            "body": change.bodies[number],
            "key": key,
        }
        rows.append((q.ADD_EVENT, row))
        if isinstance(event, ev.Chat):
            rows.append((q.ADD_VOICE, {"identity_id": event.by.id, "table_id": table.id}))
    if deal is not None:
        dealt = setup_text(deal.setup)
        if table.secret is None:
            rows.append((q.ADD_DEAL, {"table_id": table.id, "salt": deal.salt, "setup": dealt}))
        else:
            rows.append((q.COMPLETE_DEAL, {"table": table.id, "secret": deal.salt, "dealt": dealt}))
    elif change.decision.secret is not None:
        rows.append((q.ADD_DEAL, {"table_id": table.id, "salt": change.decision.secret, "setup": ""}))
    if created is None:
        rows += _seats(table.id, before, after)
        rows.append(_goes_on(table, before, after, newest, happened[0].at))
    rows += _jobs(table.id, before, after, change.bots_from)
    if after.clock is not None:
        rows += _clock(table.id, before, after)
    if change.expires_at is not None:
        rows.append(new_job(table.id, EXPIRY, 0, change.expires_at))
    if change.told is not None:
        rows += _notices(table.id, change.told, newest, change.tell_at)
    return rows


def _new_table(table_id: str, created: ev.Created, standing: Standing, newest: int) -> list[Statement]:
    row = {
        "id": table_id,
        "game": created.game,
        "status": standing.status,
        "is_public": created.public,
        "created_by": created.by.id,
        "created_at": created.at,
        "touched_at": created.at,
        "newest": newest,
        "turn": standing.turn,
        "to_move": standing.to_move,
        "deadline": None if standing.clock is None else standing.clock.deadline,
    }
    rows: list[Statement] = [(q.ADD_TABLE, row)]
    for seat in standing.seats:
        identity, player, name = _who(seat)
        row = {"table_id": table_id, "seat": seat.seat, "identity_id": identity, "name": name, "bot": seat.bot}
        rows.append((q.ADD_SEAT, {**row, "player_id": player, "created_at": created.at}))
    return rows


def _seats(table_id: str, before: Standing, after: Standing) -> list[Statement]:
    """The seats at which somebody else sits now."""
    if after.seats is before.seats:
        return []
    rows: list[Statement] = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if new is not old:
            identity, player, name = _who(new)
            row = {"table": table_id, "number": new.seat, "identity": identity, "name": name, "bot": new.bot}
            rows.append((q.SEAT_SOMEBODY, {**row, "player": player}))
    return rows


def _who(seat: Seat) -> tuple[str | None, str | None, str]:
    """Whose seat it is among their tables, who is named there, and by what name; a seat that is kept for somebody is
    theirs."""
    person = seat.person or seat.kept_for
    shown = person or seat.gave_up
    return person.id if person else None, shown.id if shown else None, shown.name if shown else ""


def _goes_on(table: Table, before: Standing, after: Standing, newest: int, now: float) -> Statement:
    row = {"table": table.id, "seq": newest, "turn": after.turn, "to_move": after.to_move}
    besides = 0
    if now // _TOUCHED_SECONDS != table.touched_at // _TOUCHED_SECONDS:
        besides, row["now"] = q.TOUCHED, now
    if after.status != before.status:
        besides, row["status"] = besides + q.STATUS, after.status
    if after.clock is not None:
        besides, row["due"] = besides + q.DEADLINE, after.clock.deadline
    return q.TABLE_GOES_ON[besides], row


def _clock(table_id: str, before: Standing, after: Standing) -> list[Statement]:
    """The job that looks when the time is over: one a table, put off with each turn."""
    assert after.clock is not None
    due, was = after.clock.deadline, None if before.clock is None else before.clock.deadline
    if due == was:
        return []
    if was is None and due is not None:
        return [new_job(table_id, CLOCK, 0, due)]
    if due is None:
        return [(q.END_KIND, {"table": table_id, "what": CLOCK})]
    return [(q.PUT_OFF, {"table": table_id, "what": CLOCK, "due": due})]


def _jobs(table_id: str, before: Standing, after: Standing, bots_from: float) -> list[Statement]:
    """A bot that had to move has done so, or no bot has to any more; another has to."""
    rows: list[Statement] = []
    turn_was_made = before.bot_to_move is not None and (after.turn != before.turn or after.bot_to_move is None)
    # A game under rules that are not known here may wait for a bot, too.
    is_archived = after.status == ARCHIVED and any(seat.bot is not None for seat in after.seats)
    if turn_was_made or is_archived:
        is_bots_turn = after.status == RUNNING and after.bot_to_move is not None
        done = after.turn - 1 if is_bots_turn else after.turn
        rows.append((q.END_JOBS, {"table": table_id, "what": BOT_TURN, "turn": done}))
    is_new = after.turn != before.turn or after.to_move != before.to_move or before.bot_to_move is None
    if after.bot_to_move is not None and is_new:
        rows.append(new_job(table_id, BOT_TURN, after.turn, bots_from))
    return rows


def _notices(table_id: str, told: Told, newest: int, due: float) -> list[Statement]:
    """Whoever did something has looked at the table; others are told, unless they look as well."""
    rows: list[Statement] = []
    if told.looked is not None:
        rows.append((outbox.ACTED, {"who": told.looked, "table": table_id}))
    return rows + [(outbox.ADD_NOTICE, _notice(table_id, notice, newest, due)) for notice in told.notices]


def _notice(table_id: str, notice: Notice, newest: int, due: float) -> dict[str, Any]:
    row = {"identity_id": notice.who, "table_id": table_id, "kinds": notice.kinds, "seq": newest, "due": due}
    row |= {"told_at": None, "remind_at": notice.remind_at, "is_held": False, "claimed_by": None, "claimed_until": 0.0}
    return row
