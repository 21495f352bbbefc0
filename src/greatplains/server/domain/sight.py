"""Who sees what. The one place where something of a game becomes something that leaves the server.

Everything of a position goes through `rules.view`. A seat is shown its own view, an identity the views of its seats,
everybody else the spectators' view. Once a game is over nothing is hidden any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import UNSET, Raw

from greatplains.core import draft as dr
from greatplains.core.contract import Part, View, best_among
from greatplains.core.position import Position
from greatplains.games import GAMES
from greatplains.server.domain import problems
from greatplains.server.domain.proposals import LAPSES_AFTER, waited_for
from greatplains.server.domain.refusals import Conflict, Forbidden, Refusal
from greatplains.server.domain.shapes import (
    Draft,
    OpenProposal,
    PlayedTurn,
    Result,
    SeatView,
    Sight,
    SightChanges,
    Step,
    TableInfo,
    Times,
    ToldTurn,
    encode,
)
from greatplains.server.domain.standing import FINISHED, RUNNING
from greatplains.server.domain.table import Table

# A part of a message that is encoded already: what stands in its place in messages.py, as bytes. It is encoded for the
# first who asks, and kept in `table.shown` until the next event.
Encoded = Any
# Which of the changes of views, and whether somebody is to move.
Seen = tuple[tuple[int, ...], bool]

# Events that are new to most who are told of them; what was encoded for longer lists is not kept.
_MOST_KEPT: Final = 8
# What one answer holds of a long list: a whole game as a rule, and a part of what can be said at a table.
_MOST_ON_A_PAGE: Final = 250
_PAGE_BYTES: Final = 200_000

_all_steps: dict[str, list[Encoded]] = {}


def sight(table: Table, identity: str | None) -> Encoded:
    """The table as this identity may see it: a `Sight`, the same one for all who see the same."""
    mine = table.seats_of(identity)
    found = table.shown.get(mine)
    if found is None:
        found = table.shown[mine] = _encoded(_sight(table, mine))
    return found


def changes_seen(table: Table, identity: str | None, after: int) -> Seen | None:
    """What this identity sees of the newest turn: for all who see the same of it the same `Seen`, to ask
    `sight_changes` by. None where that turn is not all that is new to somebody who knows the events up to that
    number."""
    if table.before is None or not table.knows_all_but_a_turn(after):
        return None
    mine = table.seats_of(identity)
    kinds = _view_changes(table)[0]
    return (tuple([kinds[seat] for seat in mine]) if mine else (kinds[None],), table.own_to_move in mine)


def sight_changes(table: Table, seen: Seen) -> Encoded:
    """What the newest turn has changed for them, as `SightChanges`."""
    found = table.shown.get(("changes", seen))
    if found is None:
        changes, foregone = _view_changes(table)[1], _foregone(table)
        found = table.shown["changes", seen] = _encoded(
            SightChanges(
                seq=table.seq,
                turn=table.next_turn,
                to_move=table.to_move,
                views=[changes[kind] for kind in seen[0]],
                legal=_legal(table.created.game, table.position) if seen[1] else [],
                settled=foregone[0],
                certain=foregone[1],
                times=_times(table),
                made=_made(table),
            )
        )
    return found


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
        stand_in=created.stand_in,
        first=table.started.first if table.started else created.first,
        creator=created.by,
        seats=table.seats,
        seq=table.seq,
        turn=table.next_turn,
        to_move=table.to_move,
        imported=table.is_imported,
        rematch=table.rematch,
        rematch_of=created.rematch_of,
        muted=sorted(table.muted),
        commitment=table.started.commitment if table.started else created.commitment,
        rules=table.started.rules if table.started else None,
        result=_result(table),
        clock=created.clock,
        paused=table.standing.is_paused,
        proposal=_proposal(table),
        holidays=_holidays(table),
        waited_since=table.moves_since if table.to_move is not None and created.clock is None else None,
        came_from=created.came_from,
    )


def shown_info(table: Table) -> Encoded:
    """`table_info`."""
    found = table.shown.get("info")
    if found is None:
        found = table.shown["info"] = _encoded(table_info(table))
    return found


def shown_events(table: Table, after: int) -> Encoded:
    """The events after that number, each `Numbered`. An event holds nothing that anybody may not see (events.py)."""
    if table.seq - after > _MOST_KEPT:  # anybody could ask for any number
        return _encoded(_numbered(table, after, table.seq))
    found = table.shown.get(("events", after))
    if found is None:
        found = table.shown["events", after] = _encoded(_numbered(table, after, table.seq))
    return found


def event_page(table: Table, after: int) -> tuple[Encoded, int | None]:
    """The events after that number, as many as fit on a page, and after which the next page begins."""
    after, size = min(after, table.seq), 0
    last = after
    while last < table.seq and last - after < _MOST_ON_A_PAGE and size < _PAGE_BYTES:
        size += len(table.log[last])
        last += 1
    return _encoded(_numbered(table, after, last)), last if last < table.seq else None


def _numbered(table: Table, after: int, last: int) -> list[dict[str, Any]]:
    return [{"seq": seq + 1, "event": table.log[seq]} for seq in range(after, last)]


def shown_draft(table: Table, draft: dr.Draft[Any], with_parts: bool = False) -> Draft:
    """A draft, for the owner of its seat only."""
    # With the last step of a season the next tile would be drawn, and an undo would make the peek free of charge.
    seat = None if draft.is_whole else draft.seat
    game = table.created.game
    return Draft(
        seat=draft.seat,
        turn=table.next_turn,
        steps=shown_steps(game, draft.steps),
        legal=[] if draft.is_whole else _legal(game, draft.position),
        view=table.rules.view(draft.position, seat),
        text=draft.text(),
        parts=_drafted_changes(table, draft) if with_parts and draft.steps else UNSET,
    )


def past_view(table: Table, identity: str | None, turn: int, seat: int | None) -> View:
    """The position after so many turns, as a seat saw it then. Of a running game only the own seats, or nobody's."""
    return past_sight(table, identity, turn, seat)[0]


def past_sight(table: Table, identity: str | None, turn: int, seat: int | None) -> tuple[View, list[Part]]:
    """The same, and `past_parts`, of a position that is looked up once."""
    _must_exist(table, turn)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal(problems.NO_SEAT, last=len(table.seats) - 1, seat=seat)
    if seat is not None and table.status != FINISHED and seat not in table.seats_of(identity):
        raise Forbidden(problems.NOT_YOUR_SEAT, seat=seat)
    position = table.position_at(turn)
    return table.rules.view(position, seat), table.rules.breakdown(position)


def past_parts(table: Table, turn: int) -> list[Part]:
    """Where points came from after so many turns. Regions and pieces lie open: nothing hidden goes into it."""
    _must_exist(table, turn)
    return table.rules.breakdown(table.position_at(turn))


def past_looks(table: Table) -> Iterator[tuple[View, list[Part]]]:
    """Every position of a game as spectators saw it, from the opening on, and where points came from in it."""
    _must_be_replayable(table)
    for position in table.positions():
        yield table.rules.view(position, None), table.rules.breakdown(position)


def shown_parts(table: Table) -> Encoded:
    """Where points come from now, a list of `Part`."""
    _must_be_replayable(table)
    return _parts(table)


def told_parts(table: Table) -> Encoded:
    """`shown_parts`, or nothing where there is no game to look at."""
    return UNSET if table.position is None else _parts(table)


def changed_parts(table: Table, after: int) -> Encoded:
    """What has changed of that since the event of this number: `ChangedParts`, or nothing."""
    known = table.turns_known(after)
    if table.position is None or (known == len(table.turns) and after >= table.taken_back_at):
        return UNSET
    if known < len(table.turns) - 1 or table.before is None or after < table.taken_back_at:
        return _parts(table)
    found = table.shown.get("changed parts")
    if found is None:
        found = table.shown["changed parts"] = _changes(table, table.before, table.position)
    return found


def drafted_parts(table: Table, draft: dr.Draft[Any]) -> list[Part]:
    """Where points would come from after the draft, for the owner of its seat only."""
    return table.rules.breakdown(draft.position)


def turn_page(table: Table, after: int) -> tuple[Encoded, int | None]:
    """The turns after that number, each a `PlayedTurn`, as many as fit on a page, and after which the next page begins.
    Their texts are open to everybody; the steps say no more."""
    must_be_whole(table)
    if table.started is None:
        return [], None
    _must_be_replayable(table)
    last = min(len(table.turns), after + _MOST_ON_A_PAGE)
    follows = last if last < len(table.turns) else None
    if after:
        return _encoded(_played_turns(table, after, last)), follows
    found = table.shown.get("turns")
    if found is None:
        found = table.shown["turns"] = _encoded(_played_turns(table, 0, last))
    return found, follows


def _played_turns(table: Table, after: int, last: int) -> list[PlayedTurn]:
    game = table.created.game
    found: list[PlayedTurn] = []
    for turn in range(after + 1, last + 1):
        played = table.played(turn)
        steps = shown_steps(game, played.steps)
        found.append(PlayedTurn(turn, played.seat, table.turns[turn - 1], steps, played.scored))
    return found


def told_turns(table: Table, identity: str | None, after: int) -> Encoded:
    """The turns among the events after that number, each a `ToldTurn`, or nothing if there are none.

    Whoever knows no event has nothing that could go on by these turns, and gets no views between them.
    """
    known, made = max(0, table.turns_known(after)), len(table.turns)
    if table.position is None or known == made:
        return UNSET
    first_view = max(known + 1, made - table.most_shown) if after > 0 else made
    what = ("told", known, first_view, table.seats_of(identity) if first_view < made else None)
    found = table.shown.get(what)
    if found is None:
        turns = [_told(table, identity, turn, first_view <= turn < made) for turn in range(known + 1, made + 1)]
        found = _encoded(turns)
        # Kept for those who have seen the game and for newcomers. In between anybody could ask for any number.
        if known == 0 or made - known <= table.most_shown:
            table.shown[what] = found
    return found


def _told(table: Table, identity: str | None, turn: int, with_views: bool) -> ToldTurn:
    played = table.played(turn)
    steps = shown_steps(table.created.game, played.steps)
    if not with_views:
        return ToldTurn(turn, steps, played.scored)
    views = _views_of(table, table.seats_of(identity), turn)
    parts = table.rules.breakdown(table.lately(turn)) if played.scored else UNSET
    return ToldTurn(turn, steps, played.scored, views, parts)


def past_steps(table: Table, turn: int) -> list[Encoded]:
    """The steps of a turn; of turn 0, the opening, there are none."""
    _must_exist(table, turn)
    return shown_steps(table.created.game, table.played(turn).steps) if turn else []


def shown_steps(game: str, steps: Iterable[int]) -> list[Encoded]:
    """Steps and their meanings, each a `Step`."""
    known = all_steps(game)
    return [known[step] for step in steps]


def all_steps(game: str) -> list[Encoded]:
    """Every step of a game, legal now or not; encoded once and for all."""
    found = _all_steps.get(game)
    if found is None:
        rules = GAMES[game]
        meanings = [rules.meaning(step) for step in range(rules.step_count)]
        found = [_encoded(Step(step, meaning.kind, meaning.parameters)) for step, meaning in enumerate(meanings)]
        _all_steps[game] = found
    return found


def must_be_whole(table: Table) -> None:
    """All that is stored of the table can be read: part of it is never shown as if it were all."""
    if table.is_damaged:
        raise Conflict(problems.IS_DAMAGED)


def must_be_over(table: Table) -> None:
    """Nothing of the game is hidden any more, and it can be played again."""
    must_be_whole(table)
    if table.started is None:
        raise Conflict(problems.NOT_STARTED)
    if table.status != FINISHED:
        raise Conflict(problems.NOT_OVER)
    if not table.can_replay:
        raise Conflict(problems.IS_FOREIGN)


def _must_be_replayable(table: Table) -> None:
    must_be_whole(table)
    if table.started is None:
        raise Refusal(problems.NOT_STARTED)
    if not table.can_replay:
        raise Conflict(problems.IS_FOREIGN)


def _must_exist(table: Table, turn: int) -> None:
    _must_be_replayable(table)
    if not 0 <= turn <= len(table.turns):
        raise Refusal(problems.NO_TURN, turns=len(table.turns), turn=turn)


def _encoded(part: object) -> Encoded:
    return Raw(encode(part))


def _sight(table: Table, mine: tuple[int, ...]) -> Sight:
    foregone = _foregone(table)
    return Sight(
        seq=table.seq,
        status=table.status,
        turn=table.next_turn,
        to_move=table.to_move,
        mine=list(mine),
        views=_views_of(table, mine, len(table.turns)),
        legal=_legal(table.created.game, table.position) if table.own_to_move in mine else [],
        result=_result(table),
        settled=foregone[0],
        certain=foregone[1],
        times=_times(table),
        made=_made(table),
    )


def _proposal(table: Table) -> OpenProposal | None:
    """As it was made; who shows it looks at the time."""
    proposal = table.proposal
    if proposal is None or table.status != RUNNING:
        return None
    wish = proposal.wish
    waits_for = sorted(waited_for(table, wish) - proposal.agreed)
    return OpenProposal(
        wish.by, wish.what, sorted(proposal.agreed), waits_for, proposal.at + LAPSES_AFTER, wish.turns, wish.seat
    )


def _holidays(table: Table) -> dict[str, float]:
    clock = table.standing.clock
    if clock is None:
        return {}
    found = {}
    for seat, _, ends in clock.rests:
        person = table.seats[seat].person
        if person is not None:
            found[person.id] = ends
    return found


def _times(table: Table) -> Any:
    clock = table.standing.clock
    if clock is None or table.status != RUNNING:
        return UNSET
    return Times(list(clock.left), clock.seat, clock.since, clock.deadline)


def _made(table: Table) -> Any:
    return UNSET if len(table.turns) == table.next_turn - 1 else len(table.turns)


def _views_of(table: Table, mine: tuple[int, ...], turn: int) -> list[SeatView]:
    """The views of these seats, else the spectators', after so many turns: now or lately."""
    if table.position is None:
        return []
    views = _views(table, turn)
    return [views[seat] for seat in mine] if mine else [views[None]]


def _views(table: Table, turn: int) -> dict[int | None, SeatView]:
    """What every seat sees, worked out together; what is the same for all of them is encoded once."""
    found: dict[int | None, SeatView] | None = table.shown.get(("views", turn))
    if found is None:
        seats: list[int | None] = [None, *range(len(table.seats))]
        views = table.rules.views(table.lately(turn), seats)
        shared = _encode_shared(views)
        found = {seat: SeatView(seat, view | shared) for seat, view in zip(seats, views, strict=True)}
        table.shown["views", turn] = found
    return found


def _encode_shared(views: list[View]) -> dict[str, Encoded]:
    """The parts that stand in all of the views."""
    shared: dict[str, Encoded] = {}
    for name, value in views[0].items():
        if isinstance(value, (dict, list)):  # the rest is as quickly encoded anew
            for view in views:
                if view[name] is not value:
                    break
            else:
                shared[name] = _encoded(value)
    return shared


def _view_changes(table: Table) -> tuple[dict[int | None, int], list[Encoded]]:
    """What the newest turn has changed, worked out together for every seat: which of the changes it sees, and all that
    there are. Most seats see the same."""
    found: tuple[dict[int | None, int], list[Encoded]] | None = table.shown.get("view changes")
    if found is None:
        seats: list[int | None] = [None, *range(len(table.seats))]
        views = table.rules.changes(table.before, table.position, seats)
        kinds: dict[int | None, int] = {}
        numbers: dict[int, int] = {}  # by `id`; all of them live as long as `views`
        changes: list[Encoded] = []
        for place, view in enumerate(views):
            kind = numbers.get(id(view))
            if kind is None:
                kind = numbers[id(view)] = len(changes)
                changes.append(_encoded(view))
            kinds[seats[place]] = kind
        found = table.shown["view changes"] = (kinds, changes)
    return found


def _parts(table: Table) -> Encoded:
    """Where points come from now."""
    found = table.shown.get("parts")
    if found is None:
        found = table.shown["parts"] = _encoded(table.rules.breakdown(table.position))
    return found


def _drafted_changes(table: Table, draft: dr.Draft[Any]) -> Encoded:
    return _changes(table, table.position, draft.position)


def _changes(table: Table, known: Position | None, now: Position) -> Encoded:
    """`ChangedParts` for somebody who knows where points came from in that position, or nothing if it is the same."""
    changed = table.rules.changed_parts(known, now)
    return UNSET if changed is None else _encoded(changed)


def _legal(game: str, position: Position | None) -> list[Encoded]:
    return [] if position is None else shown_steps(game, position.legal_steps())


def _foregone(table: Table) -> tuple[Any, Any]:
    """The seats whose score stays as it is, and those that win for certain; nothing while there are none."""
    found: tuple[Any, Any] | None = table.shown.get("foregone")
    if found is None:
        rules, position = table.rules, table.position
        if table.status == RUNNING and position is not None:
            settled = list(rules.settled(position))
            certain = list(rules.certain_winners(position, table.standing.ranked))
            found = settled or UNSET, certain or UNSET
        else:
            found = UNSET, UNSET
        table.shown["foregone"] = found
    return found


def _result(table: Table) -> Result | None:
    """As the table ranks its seats. The rules know nobody who resigned: they are left out here."""
    outcome, reveal = table.outcome, table.reveal
    if outcome is None or reveal is None:
        return None
    ranked = table.standing.ranked
    winners = best_among(outcome, ranked) if reveal.ended == "played" else outcome.winners
    out = [seat.seat for seat in table.seats if seat.is_out]
    return Result(list(outcome.scores), list(outcome.tiebreaks), list(winners), reveal.ended, out)
