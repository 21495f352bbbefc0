"""The rows that go with a decision: events, the shuffle, how the table stands now, and the turn a bot has to make."""

from __future__ import annotations

from typing import Any

from greatplains.games import GAMES
from greatplains.server import events as ev
from greatplains.server.decisions import Decision
from greatplains.server.shuffle import setup_text
from greatplains.server.store import queries as q
from greatplains.server.store.store import Statement
from greatplains.server.table import ARCHIVED, FINISHED, OPEN, RUNNING, Table, bot_level


class _Standing:
    """How the table will stand once the events are written."""

    def __init__(self, status: str, turn: int, to_move: int | None, bots: list[str | None]) -> None:
        self.status = status
        self.turn = turn
        self.to_move = to_move
        self.bots = bots
        self.asks = False  # does somebody have to move who did not before?


def rows_of(table: Table, decision: Decision, bodies: list[str], key: str | None, bot_pause: float) -> list[Statement]:
    """The statements of one transaction, in an order in which every reference finds its row."""
    now = decision.events[0].at
    standing = _standing_after(table, decision)
    happened = decision.events
    created = happened[0] if isinstance(happened[0], ev.Created) else None
    rows: list[Statement] = []
    if created is not None:
        rows += _new_table(table.id, created, standing, len(happened))
    for number, (event, body) in enumerate(zip(happened, bodies, strict=True), start=1):
        turn = event.turn if isinstance(event, ev.Turn) else None
        row = {"table_id": table.id, "seq": table.seq + number, "turn": turn, "body": body}
        rows.append((q.ADD_EVENT, {**row, "key": key if number == 1 else None}))
        rows += _seating(table.id, event)
    if decision.deal is not None:
        deal = {"table_id": table.id, "salt": decision.deal.salt, "setup": setup_text(decision.deal.setup)}
        rows.append((q.ADD_DEAL, deal))
    if created is None:
        rows.append((q.TABLE_GOES_ON, _goes_on(table, standing, len(happened), now)))
    rows += _tasks(table.id, happened, standing, now + bot_pause)
    rows += decision.extra
    return rows


def _standing_after(table: Table, decision: Decision) -> _Standing:
    bots = [chair.bot for chair in table.chairs]
    standing = _Standing(table.status, table.next_turn, table.to_move, bots)
    for event in decision.events:
        match event:
            case ev.Turn():
                standing.turn += 1
                standing.to_move = int(decision.after.seat) if decision.after is not None else None
                standing.asks = True
            case ev.Created():
                standing.bots = [bot_level(spec) for spec in event.seats]
            case ev.Started():
                assert decision.deal is not None
                game = table.created.game if table.seq else _created(decision).game
                opening = GAMES[game].opening(GAMES[game].check_setup(decision.deal.setup))
                standing.status, standing.to_move, standing.asks = RUNNING, int(opening.seat), True
            case ev.Resigned():
                standing.bots[event.seat] = event.bot
                standing.asks = event.seat == standing.to_move
            case ev.Finished() | ev.Imported():
                standing.status, standing.to_move, standing.asks = FINISHED, None, False
            case ev.Archived():
                standing.status, standing.to_move, standing.asks = ARCHIVED, None, False
    return standing


def _created(decision: Decision) -> ev.Created:
    created = decision.events[0]
    assert isinstance(created, ev.Created)
    return created


def _new_table(table_id: str, created: ev.Created, standing: _Standing, events: int) -> list[Statement]:
    row = {
        "id": table_id,
        "game": created.game,
        "status": standing.status,
        "is_public": created.public,
        "created_by": created.by.id,
        "created_at": created.at,
        "touched_at": created.at,
        "newest": events,
        "turn": standing.turn,
        "to_move": standing.to_move,
    }
    rows: list[Statement] = [(q.ADD_TABLE, row)]
    for seat, spec in enumerate(created.seats):
        bot = bot_level(spec)
        seating = {"table_id": table_id, "seat": seat, "identity_id": None, "name": "", "bot": bot}
        rows.append((q.ADD_SEAT, seating))
    return rows


def _seating(table_id: str, event: ev.AnyEvent) -> list[Statement]:
    match event:
        case ev.SeatTaken():
            who: dict[str, Any] = {"identity": event.by.id, "name": event.by.name, "bot": None}
        case ev.SeatLeft():
            who = {"identity": None, "name": "", "bot": None}
        case ev.Resigned():
            who = {"identity": None, "name": "", "bot": event.bot}
        case _:
            return []
    return [(q.SEAT_SOMEBODY, {"table": table_id, "number": event.seat, **who})]


def _goes_on(table: Table, standing: _Standing, events: int, now: float) -> dict[str, Any]:
    return {
        "table": table.id,
        "seq": table.seq + events,
        "now": now,
        "status": standing.status,
        "turn": standing.turn,
        "to_move": standing.to_move,
    }


def _tasks(table_id: str, happened: Any, standing: _Standing, not_before: float) -> list[Statement]:
    rows: list[Statement] = []
    has_bots = any(bot is not None for bot in standing.bots)
    if has_bots and any(isinstance(event, ev.Turn | ev.Archived) for event in happened):
        is_done = standing.status not in (OPEN, RUNNING)
        rows.append((q.END_TASKS, {"table": table_id, "turn": standing.turn if is_done else standing.turn - 1}))
    if standing.asks and standing.to_move is not None and standing.bots[standing.to_move] is not None:
        task = {"table_id": table_id, "turn": standing.turn, "not_before": not_before}
        rows.append((q.ADD_TASK, {**task, "claimed_by": None, "claimed_until": 0.0, "failures": 0}))
    return rows
