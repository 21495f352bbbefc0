"""Who sees what. The one place where something of a game becomes something that leaves the server.

Everything of a position goes through `rules.view`. A seat is shown its own view, an identity the views of its seats,
everybody else the spectators' view. Once a game is over nothing is hidden any more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from msgspec import UNSET

from greatplains.core.contract import Outcome, Part, View
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.server import drafts
from greatplains.server.events import Person
from greatplains.server.messages import (
    Draft,
    Numbered,
    PlayedTurn,
    Present,
    Result,
    SeatInfo,
    SeatView,
    Sight,
    Step,
    TableInfo,
    Update,
    Welcome,
    encode,
    raw,
)
from greatplains.server.refusals import Conflict, Forbidden, Refusal
from greatplains.server.table import FINISHED, Table

T = TypeVar("T")

_MOST_MEANINGS = 1 << 14


def sight(table: Table, identity: str | None) -> Sight:
    """The table as this identity may see it; encoded once for all who see the same."""
    mine = tuple(table.seats_of(identity))
    shown: Sight = _once(table, mine, lambda: raw(_sight(table, mine)))
    return shown


def table_info(table: Table) -> TableInfo:
    """What everybody may know of a table."""
    created = table.created
    return TableInfo(
        id=table.id,
        game=created.game,
        options=created.options,
        status=table.status,
        public=created.public,
        auto_start=created.auto_start,
        first=table.started.first if table.started else created.first,
        creator=created.by,
        seats=[SeatInfo(seat, chair.person, chair.bot) for seat, chair in enumerate(table.chairs)],
        seq=table.seq,
        turn=table.next_turn,
        to_move=table.to_move,
        imported=table.is_imported,
        rematch=table.rematch,
        rematch_of=created.rematch_of,
        muted=sorted(table.muted),
        commitment=table.started.commitment if table.started else None,
        rules=table.started.rules if table.started else None,
        result=_result(table.outcome),
    )


def shown_info(table: Table) -> TableInfo:
    """`table_info`, encoded once."""
    shown: TableInfo = _once(table, "info", lambda: raw(table_info(table)))
    return shown


def shown_events(table: Table, after: int) -> list[Numbered]:
    """The events after that number. An event holds nothing that anybody may not see (events.py)."""
    numbered = [{"seq": seq + 1, "event": table.log[seq]} for seq in range(after, table.seq)]
    return _once(table, ("events", after), lambda: raw(numbered))


def shown_draft(table: Table, draft: drafts.Draft) -> Draft:
    """A draft, for the owner of its seat only."""
    # With the last step of a season the next tile would be drawn, and an undo would make the peek free of charge.
    seat = None if draft.is_whole else draft.seat
    game = table.created.game
    return Draft(
        seat=draft.seat,
        turn=draft.turn,
        steps=[shown_step(game, step) for step in draft.steps],
        legal=[] if draft.is_whole else _legal(game, draft.position),
        view=table.rules.view(draft.position, seat),
        text=draft.text(table),
    )


def welcome(
    table: Table, person: Person | None, after: int, draft: drafts.Draft | None, present: list[Present]
) -> Welcome:
    """All that somebody needs who comes to the table, or comes back."""
    return Welcome(
        you=person,
        table=shown_info(table),
        sight=sight(table, person.id if person else None),
        events=shown_events(table, min(after, table.seq)),
        draft=shown_draft(table, draft) if draft else None,
        present=present,
    )


def update(table: Table, identity: str | None, after: int) -> bytes:
    """What somebody has to be told who knows the events up to `after`; encoded once for all who see the same."""
    mine = tuple(table.seats_of(identity))

    def write() -> bytes:
        return encode(
            Update(
                events=shown_events(table, after),
                sight=sight(table, identity) if table.looked_different_at > after else UNSET,
                table=shown_info(table) if table.stood_different_at > after else UNSET,
            )
        )

    return _once(table, ("update", mine, after), write)


def past_view(table: Table, identity: str | None, turn: int, seat: int | None) -> View:
    """The position after so many turns, as a seat saw it then. Of a running game only the own seats, or nobody's."""
    _must_exist(table, turn)
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refusal("no_seat", "The seats are 0 to {last}, not {seat}.", last=len(table.chairs) - 1, seat=seat)
    if seat is not None and table.status != FINISHED and seat not in table.seats_of(identity):
        raise Forbidden("not_your_seat", "Seat {seat} is not yours.", seat=seat)
    view: View = table.rules.view(table.position_at(turn), seat)
    return view


def past_parts(table: Table, turn: int) -> list[Part]:
    """Where points came from after so many turns. Regions and pieces lie open: nothing hidden goes into it."""
    _must_exist(table, turn)
    return table.rules.breakdown(table.position_at(turn))


def shown_parts(table: Table) -> list[Part]:
    """Where points come from now, encoded once."""
    _must_be_replayable(table)
    parts: list[Part] = _once(table, "parts", lambda: raw(table.rules.breakdown(table.position)))
    return parts


def drafted_parts(table: Table, draft: drafts.Draft) -> list[Part]:
    """Where points would come from after the draft, for the owner of its seat only."""
    return table.rules.breakdown(draft.position)


def shown_turns(table: Table, after: int) -> list[PlayedTurn]:
    """The turns after that number, with their steps. Their texts are open to everybody, and the steps are no more."""
    if table.started is None:
        return []
    _must_be_replayable(table)
    game = table.created.game

    def write() -> list[PlayedTurn]:
        turns = list(zip(table.turns, table.played(), strict=True))
        return [
            PlayedTurn(number, played.seat, text, [shown_step(game, step) for step in played.steps])
            for number, (text, played) in enumerate(turns[after:], start=after + 1)
        ]

    turns: list[PlayedTurn] = _once(table, ("turns", after), lambda: raw(write()))
    return turns


def past_steps(table: Table, turn: int) -> list[Step]:
    """The steps of a turn; of turn 0, the opening, there are none."""
    _must_exist(table, turn)
    return [shown_step(table.created.game, step) for step in table.played()[turn - 1].steps] if turn else []


def all_steps(game: str) -> list[Step]:
    """Every step of a game, legal now or not."""
    return [shown_step(game, step) for step in range(GAMES[game].step_count)]


def _must_be_replayable(table: Table) -> None:
    if table.started is None:
        raise Refusal("not_started", "The game has not started yet.")
    if not table.can_replay:
        raise Conflict("is_foreign", "The game was played under other rules than this server knows.")


def _must_exist(table: Table, turn: int) -> None:
    _must_be_replayable(table)
    if not 0 <= turn <= len(table.turns):
        raise Refusal("no_turn", "The game has {turns} turns, not {turn}.", turns=len(table.turns), turn=turn)


@lru_cache(maxsize=_MOST_MEANINGS)
def shown_step(game: str, step: int) -> Step:
    """A step and its meaning, encoded."""
    meaning = GAMES[game].meaning(step)
    shown: Step = raw(Step(step, meaning.kind, meaning.parameters))
    return shown


def _sight(table: Table, mine: tuple[int, ...]) -> Sight:
    return Sight(
        seq=table.seq,
        status=table.status,
        turn=table.next_turn,
        to_move=table.to_move,
        mine=list(mine),
        views=[_view(table, seat) for seat in mine or (None,)] if table.position is not None else [],
        legal=_legal(table.created.game, table.position) if table.to_move in mine else [],
        result=_result(table.outcome),
    )


def _view(table: Table, seat: int | None) -> SeatView:
    """One seat's view; those of all seats are worked out together."""
    views = _once(table, "views", lambda: _views(table))
    return views[seat]


def _views(table: Table) -> dict[int | None, SeatView]:
    """What every seat sees, and what is the same for all of them encoded once."""
    seats: list[int | None] = [None, *range(len(table.chairs))]
    views = table.rules.views(table.position, seats)
    shared = {
        name: raw(value)
        for name, value in views[0].items()
        if isinstance(value, dict | list) and all(view[name] is value for view in views)
    }
    return {seat: SeatView(seat, view | shared) for seat, view in zip(seats, views, strict=True)}


def _once(table: Table, what: object, write: Callable[[], T]) -> T:
    """Encoded by the first who asks for it, until the next event."""
    if what not in table.shown:
        table.shown[what] = write()
    shown: T = table.shown[what]
    return shown


def _legal(game: str, position: Position | None) -> list[Step]:
    return [] if position is None else [shown_step(game, step) for step in position.legal_steps()]


def _result(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(list(outcome.scores), list(outcome.tiebreaks), list(outcome.winners))
