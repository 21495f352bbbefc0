"""What may be asked of a table, and which events follow. Each function decides and changes nothing.

A decision is made on the newest state that is known. If another process has written first, the table is brought up to
date and the question is asked again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from greatplains.core import problems as common
from greatplains.core.draft import Draft, draft_turn
from greatplains.core.errors import BadNotation
from greatplains.core.position import Position
from greatplains.core.reason import Reason
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Conflict, Forbidden, Refusal, TooMany
from greatplains.server.domain.shapes import Status
from greatplains.server.domain.shuffle import Deal, Shared, new_deal, new_secret, promise, setup_text
from greatplains.server.domain.standing import (
    ARCHIVED,
    BOT_PREFIX,
    DAMAGED,
    FINISHED,
    FOREIGN,
    NOBODY,
    OPEN,
    RUNNING,
    bot_level,
)
from greatplains.server.domain.table import Table

# Events of a table that are neither turns nor chat. A table that is played has a few dozen.
_MOST_OTHER_EVENTS: Final = 2000
# Why something cannot be done at a table of each status.
_IN_STATUS: Final[dict[Status, Reason]] = {
    OPEN: problems.IS_OPEN,
    RUNNING: problems.IS_RUNNING,
    FINISHED: problems.IS_FINISHED,
    ARCHIVED: problems.IS_ARCHIVED,
    FOREIGN: problems.IS_FOREIGN,
    DAMAGED: problems.IS_DAMAGED,
}


class Decision:
    """The events to write, and what goes with them."""

    def __init__(
        self,
        events: Sequence[ev.AnyEvent],
        deal: Deal | None = None,
        after: Position | None = None,
        another: AnotherTable | None = None,
        steps: Sequence[int] | None = None,
        secret: str | None = None,
    ) -> None:
        self.events = events
        self.deal = deal  # with `started`
        self.secret = secret  # with `created`: the server's part of the shuffle
        self.after = after  # with `turn` and `started`: the position after it
        self.steps = steps  # with `turn`: what it is made of
        self.another = another  # with `rematch`: the table that is set up by it


class AnotherTable:
    """A table to be set up: its id, and its first events."""

    def __init__(self, table_id: str, decision: Decision) -> None:
        self.id = table_id
        self.decision = decision


def take_seat(
    table: Table, by: ev.Person, seat: int, now: float, leaving: int | None = None, random: str = ""
) -> Decision:
    """Sit down on an open seat, perhaps for an own one that is left, and perhaps add to the shuffle. The game begins
    with the last who comes to the table; not with a second seat of somebody who is there already: it may have been
    meant for another, and whoever set up the table says when that is enough."""
    _must_be(table, OPEN)
    must_have_room(table)
    _must_exist(table, seat)
    wanted = table.seats[seat]
    if not wanted.is_open:
        raise Conflict(problems.SEAT_TAKEN, seat=seat)
    if wanted.kept_for is not None and wanted.kept_for.id != by.id:
        raise Forbidden(problems.SEAT_KEPT, name=wanted.kept_for.name)
    sitting = _called(by, _names_kept([seat], table.created.kept_for or [None] * len(table.seats), by)[seat])
    happened: list[ev.AnyEvent] = [ev.SeatTaken(at=now, seat=seat, by=sitting, random=random)]
    if leaving is not None:
        must_own(table, by, leaving)
        happened.insert(0, ev.SeatLeft(at=now, seat=leaving, by=by))
    others_sit = all(not other.is_open for other in table.seats if other.seat != seat)
    was_meant = wanted.kept_for is not None or not table.seats_of(by.id)
    if table.created.auto_start and others_sit and was_meant and not _awaits_creator(table):
        return _with_start(table, happened, now)
    return Decision(happened)


def seat_bot(table: Table, by: ev.Person, seat: int, bot: str | None, now: float) -> Decision:
    """Give an open seat to a bot, give the bot there another level, or (None) send it away. The game does not begin
    with it: the host says so."""
    _must_be(table, OPEN)
    _must_be_host(table, by)
    must_have_room(table)
    _must_exist(table, seat)
    sitting = table.seats[seat]
    if sitting.person is not None:
        raise Conflict(problems.SEAT_TAKEN, seat=seat)
    if sitting.kept_for is not None:
        raise Forbidden(problems.SEAT_KEPT, name=sitting.kept_for.name)
    if bot is None and sitting.bot is None:
        raise Conflict(problems.NO_BOT, seat=seat)
    if bot == sitting.bot:
        return Decision([])
    return Decision([ev.BotSeated(at=now, seat=seat, by=by, bot=bot)])


def shuffle(table: Table, by: ev.Person, random: str, now: float) -> Decision:
    """Add random bytes to the shuffle, once; the game may begin with that."""
    _must_be(table, OPEN)
    if not table.seats_of(by.id):
        raise Forbidden(problems.NOT_PLAYER)
    known = table.random.get(by.id, "")
    if known == random:
        return Decision([])
    if known:
        raise Conflict(problems.HAS_SHUFFLED)
    added = ev.Shuffled(at=now, by=by, random=random)
    is_awaited = _awaits_creator(table) and by.id == table.created.by.id
    if table.created.auto_start and is_awaited and not any(seat.is_open for seat in table.seats):
        return _with_start(table, [added], now)
    return Decision([added])


def leave_seat(table: Table, by: ev.Person, seat: int, now: float) -> Decision:
    """Get up again before the game starts."""
    _must_be(table, OPEN)
    must_own(table, by, seat)
    return Decision([ev.SeatLeft(at=now, seat=seat, by=by)])


def name_seat(table: Table, by: ev.Person, seat: int, name: str, now: float) -> Decision:
    """Say who sits on one of several own seats, round one screen."""
    if table.status != OPEN:
        must_run(table)
    must_own(table, by, seat)
    if len(table.seats_of(by.id)) < 2:
        raise Conflict(problems.ONE_SEAT)
    sitting = table.seats[seat]
    if sitting.bot is not None:
        raise Conflict(problems.BOT_PLAYS, seat=seat)
    if sitting.person is not None and sitting.person.name == name:
        return Decision([])
    must_have_room(table)
    return Decision([ev.Named(at=now, seat=seat, by=by, name=name)])


def close(table: Table, by: ev.Person, now: float) -> Decision:
    """Put away a table that waits for players, as long as nobody else sits at it."""
    _must_be(table, OPEN)
    _must_be_host(table, by)
    must_have_room(table)
    if any(seat.person is not None and seat.person.id != by.id for seat in table.seats):
        raise Conflict(problems.OTHERS_SIT)
    return Decision([ev.Archived(at=now, by=by)])


def start(table: Table, by: ev.Person, now: float) -> Decision:
    """Begin when everybody sits; only the creator may, where it does not happen by itself."""
    _must_be(table, OPEN)
    _must_be_host(table, by)
    empty = [seat for seat in table.seats if seat.is_open]
    if empty:
        raise Conflict(problems.SEATS_OPEN, open=len(empty))
    return _with_start(table, [], now)


def create(created: ev.Created, own_seats: Mapping[int, str], now: float) -> Decision:
    """A new table, with its creator on some of the seats, under these names."""
    secret = new_secret()
    shuffles = created.shuffles and len(own_seats) > 0
    created = msgspec.structs.replace(created, commitment=promise(secret), shuffles=shuffles)
    happened: list[ev.AnyEvent] = [created]
    happened += [ev.SeatTaken(at=now, seat=seat, by=_called(created.by, name)) for seat, name in own_seats.items()]
    is_full = all(bot_level(spec) or seat in own_seats for seat, spec in enumerate(created.seats))
    if is_full and created.auto_start and not shuffles:
        return _started(created, happened, secret, [""] * len(created.seats), now)
    return Decision(happened, secret=secret)


def play_turn(
    table: Table,
    seat: int,
    by: ev.Person | None,
    turn: int,
    now: float,
    text: str | None = None,
    steps: Sequence[int] | None = None,
    draft: Draft[Any] | None = None,
) -> Decision:
    """A whole turn of the seat to move, and the end of the game if it ends with it. `by` is None for a bot.

    The turn is what the text says, or these steps, or the draft. What was drafted was checked step by step, and is not
    asked for again.
    """
    must_be_next(table, seat, by, turn)
    if text is not None and (draft is None or draft.text() != text):
        steps = table.rules.parse_turn(table.position, text)
        after = _play_steps(table, steps)
    else:
        if text is None and steps is not None:
            draft = draft_turn(table.rules, table.position, steps)
        text, steps, after = _take_draft(draft)
    played = ev.Turn(at=now, turn=turn, seat=seat, text=text, by=by.id if by else None)
    if not after.is_over:
        return Decision([played], after=after, steps=steps)
    over = finished(table, after, table.rules.outcome(after).winners, "played", now)
    return Decision([played, over], after=after, steps=steps)


def resign(table: Table, by: ev.Person, seat: int, bot: str | None, now: float) -> Decision:
    """Give up a seat: it is out of the ranking. Who is left alone has won; else a bot plays on, or nobody, as the table
    was made if no bot is named."""
    must_run(table)
    by = must_own(table, by, seat)
    left = [other for other in table.standing.ranked if other != seat]
    if len(left) > 1:
        return Decision([ev.GaveUp(at=now, seat=seat, by=by, bot=bot or table.created.stand_in)])
    gave_up = ev.GaveUp(at=now, seat=seat, by=by, bot=None)
    return Decision([gave_up, finished(table, table.position, left, "resigned", now)])


def hand_over(table: Table, by: ev.Person, seat: int, bot: str | None, now: float) -> Decision:
    """Let a bot make the turns that are left, where the own score cannot change any more; None: make them again."""
    must_run(table)
    by = must_own(table, by, seat)
    if table.seats[seat].bot == bot:
        return Decision([])
    must_have_room(table)
    if bot is not None and seat not in table.rules.settled(table.position):
        raise Conflict(problems.NOT_SETTLED, seat=seat)
    return Decision([ev.HandedOver(at=now, seat=seat, by=by, bot=bot)])


def end_early(table: Table, by: ev.Person, now: float) -> Decision:
    """End a game in which nobody can change who wins any more."""
    must_run(table)
    if not table.seats_of(by.id):
        raise Forbidden(problems.NOT_PLAYER)
    winners = table.rules.certain_winners(table.position, table.standing.ranked)
    if not winners:
        raise Conflict(problems.NOT_CERTAIN)
    return Decision([finished(table, table.position, winners, "settled", now)])


def chat(table: Table, by: ev.Person, text: str, now: float, most: int) -> Decision:
    """Say something at the table."""
    if table.status == ARCHIVED:
        raise Conflict(problems.ARCHIVED)
    must_be_known(table)
    if by.id in table.muted:
        raise Forbidden(problems.MUTED)
    if table.chats >= most:
        raise TooMany(problems.CHAT_FULL, most=most)
    return Decision([ev.Chat(at=now, by=by, text=text)])


def mute(table: Table, by: ev.Person, who: str, is_muted: bool, now: float) -> Decision:
    """Take away somebody's voice at the table, or give it back."""
    _must_be_host(table, by)
    if who == by.id:
        raise Refusal(problems.MUTE_SELF)
    must_be_known(table)
    if (who in table.muted) == is_muted:
        return Decision([])
    if is_muted:
        must_have_room(table)
    return Decision([ev.Muted(at=now, by=by, who=who, muted=is_muted)])


def rematch(table: Table, by: ev.Person, new_id: str, now: float, shuffles: bool = False) -> Decision:
    """Set up the table where the same people can play again: `new_id` for the first who asks, who sits there at once.
    For the others it is there already, and their seats are kept for them until they decline. Whoever `shuffles` adds to
    the shuffle before it begins."""
    if table.rematch is not None:
        return Decision([])
    if table.status != FINISHED or table.is_imported:
        raise Conflict(problems.NOT_FINISHED)
    players = [seat.player for seat in table.seats]
    own = [seat for seat, player in enumerate(players) if player is not None and player.id == by.id]
    if not own:
        raise Forbidden(problems.NOT_PLAYER)
    created = msgspec.structs.replace(
        table.created,
        at=now,
        by=by,
        rematch_of=table.id,
        seats=[f"{BOT_PREFIX}{seat.bot}" if seat.player is None else "open" for seat in table.seats],
        # Whoever was forgotten since will not come: their seat is open to anybody.
        kept_for=[player if player is not None and player.name else None for player in players],
        shuffles=shuffles,
    )
    another = AnotherTable(new_id, create(created, _names_kept(own, players, by), now))
    return Decision([ev.Rematch(at=now, by=by, table=new_id)], another=another)


def _names_kept(seats: Sequence[int], kept_for: Sequence[ev.Person | None], by: ev.Person) -> dict[int, str]:
    """By what names somebody sits on these seats of a rematch: as before, if they had several, round one screen. Who
    has one may be called otherwise by now."""
    theirs = [kept for kept in kept_for if kept is not None and kept.id == by.id]
    names: dict[int, str] = {}
    for seat in seats:
        kept = kept_for[seat]
        names[seat] = kept.name if kept is not None and kept.id == by.id and len(theirs) > 1 else by.name
    return names


def _called(person: ev.Person, name: str) -> ev.Person:
    return person if person.name == name else ev.Person(person.id, name, person.colour)


def decline(table: Table, by: ev.Person, now: float) -> Decision:
    """Do without the seats that are kept for somebody: they are open to anybody then."""
    _must_be(table, OPEN)
    kept = [
        seat.seat for seat in table.seats if seat.is_open and seat.kept_for is not None and seat.kept_for.id == by.id
    ]
    if not kept:
        raise Conflict(problems.NOT_KEPT)
    return Decision([ev.Declined(at=now, seat=seat, by=by) for seat in kept])


def archive(table: Table, idle_since: float, now: float) -> Decision:
    """Put a table away that nobody has touched since then."""
    if table.status not in (OPEN, RUNNING, FOREIGN) or table.touched_at > idle_since:
        return Decision([])
    if table.standing.clock is not None and table.standing.clock.seat is not None:
        return Decision([])  # its clock ends the waiting
    return Decision([ev.Archived(at=now)])


def reopen(table: Table, by: ev.Person, now: float) -> Decision:
    """Take up again what was put away; anybody who sits there may, and whoever set the table up."""
    if table.status != ARCHIVED:
        raise Conflict(problems.NOT_ARCHIVED)
    if not table.seats_of(by.id) and by.id != table.created.by.id:
        raise Forbidden(problems.NOT_PLAYER)
    must_have_room(table)
    return Decision([ev.Reopened(at=now, by=by)], after=table.position)


def check_bot(level: str, levels: Collection[str]) -> None:
    """The level is one of ours: a name that would import a module is never accepted from outside."""
    if level not in levels:
        raise Refusal(problems.BOT, bot=level, bots=list(levels))


def check_stand_in(level: str, levels: Collection[str]) -> None:
    """A level that can play on for whoever resigns, or nobody."""
    if level != NOBODY:
        check_bot(level, levels)


def check_seats(specs: Sequence[str], levels: Collection[str]) -> None:
    """Every seat is open, the creator's, or a bot's."""
    for spec in specs:
        if spec.startswith(BOT_PREFIX):
            check_bot(spec.removeprefix(BOT_PREFIX), levels)
        elif spec not in ("open", "me"):
            raise Refusal(problems.SEAT, seat=spec)


def check_options(created: ev.Created) -> None:
    """Would a game start with these options? Asked when the table is set up, not when people sit and wait."""
    GAMES[created.game].deal(len(created.seats), Rng(0), created.options, created.first)


def keep_time(table: Table, outages: Sequence[tuple[float, float]], now: float) -> Decision | None:
    """What time itself does to a table, before anybody asks for anything: whoever was to move while nobody served gets
    that time back, and whose time is over is out. None: nothing."""
    clock = table.standing.clock
    if clock is None or clock.seat is None or table.status != RUNNING:
        return None
    happened: list[ev.AnyEvent] = []
    for began, ended in outages:
        if ended > max(clock.since, table.outages_until) and began < now:
            seconds = clock.counted(max(began, clock.since), ended)
            happened.append(ev.Outage(at=now, began=began, ended=ended, seconds=seconds))
            clock = clock.given(seconds)
    seat = clock.seat
    if not clock.is_over(now) or seat is None:
        return Decision(happened, after=table.position) if happened else None
    person = table.seats[seat].person
    assert person is not None
    left = [other for other in table.standing.ranked if other != seat]
    if len(left) > 1:
        out = ev.TimedOut(at=now, seat=seat, by=person, bot=table.created.stand_in)
        return Decision([*happened, out], after=table.position)
    over = finished(table, table.position, left, "time", now)
    return Decision([*happened, ev.TimedOut(at=now, seat=seat, by=person, bot=None), over], after=table.position)


def come_back(table: Table, by: ev.Person, now: float) -> Decision:
    """Whoever was away and comes back makes their turns again."""
    seats = [
        seat.seat for seat in table.seats if seat.is_absent and seat.person is not None and seat.person.id == by.id
    ]
    if table.status != RUNNING:
        return Decision([])
    return Decision([ev.HandedOver(at=now, seat=seat, by=by, bot=None) for seat in seats], after=table.position)


def put_away(table: Table, by: ev.Person, now: float) -> Decision:
    """Put away a game that somebody plays against bots alone. It can be taken up again."""
    if table.status not in (OPEN, RUNNING):
        raise Conflict(_IN_STATUS[table.status])
    people = {seat.person.id for seat in table.seats if seat.person is not None} or {table.created.by.id}
    if people != {by.id}:
        raise Forbidden(problems.OTHERS_PLAY)
    must_have_room(table)
    return Decision([ev.Archived(at=now)])


def go_on_holiday(table: Table, by: ev.Person, begins: float, ends: float, now: float) -> Decision:
    """Somebody is away for some days, and the others are told; only where turns take days."""
    clock = table.standing.clock
    if clock is None or clock.control.pace != "days" or table.status != RUNNING or not table.seats_of(by.id):
        return Decision([])
    must_have_room(table)
    return Decision([ev.Holiday(at=now, by=by, begins=begins, ends=ends)], after=table.position)


def must_run(table: Table) -> None:
    """The game has begun and goes on."""
    _must_be(table, RUNNING)


def _must_not_rest(table: Table) -> None:
    if table.standing.is_paused:
        raise Conflict(problems.IS_PAUSED)


def must_be_known(table: Table) -> None:
    """Nothing is written to a table whose game this server cannot follow."""
    if table.status == FOREIGN:
        raise Conflict(problems.IS_FOREIGN)


def must_be_next(table: Table, seat: int, by: ev.Person | None, turn: int) -> None:
    """It is this turn that the game waits for, of this seat."""
    must_run(table)
    _must_not_rest(table)
    if by is not None:
        must_own(table, by, seat)
        must_play(table, seat)
    elif table.seats[seat].bot is None:
        raise Conflict(problems.NO_BOT, seat=seat)
    if turn != table.next_turn:
        raise Conflict(problems.STALE, made_for=turn, turn=table.next_turn)
    must_move(table, seat)


def must_play(table: Table, seat: int) -> None:
    """No bot makes the turns of this seat."""
    if table.seats[seat].bot is not None:
        raise Conflict(problems.BOT_PLAYS, seat=seat)


def must_move(table: Table, seat: int) -> None:
    """It is this seat's turn."""
    _must_not_rest(table)
    if seat != table.to_move:
        raise Conflict(problems.NOT_YOUR_TURN, to_move=table.to_move, seat=seat)


def _awaits_creator(table: Table) -> bool:
    """Has the creator promised a part of the shuffle, and not sent it yet?"""
    creator = table.created.by.id
    return table.created.shuffles and creator not in table.random and bool(table.seats_of(creator))


def _with_start(table: Table, happened: list[ev.AnyEvent], now: float) -> Decision:
    """The game begins after these events, with what everybody has added to the shuffle by then."""
    people = {seat.seat: seat.person.id for seat in table.seats if seat.person is not None}
    added = dict(table.random)
    for event in happened:
        match event:
            case ev.SeatTaken():
                people[event.seat] = event.by.id
                if event.random:
                    added[event.by.id] = event.random
            case ev.Shuffled():
                added[event.by.id] = event.random
            case _:
                pass
    random = [added.get(people.get(seat.seat, ""), "") for seat in table.seats]
    # A table that was set up by version 0.1 has no commitment yet: it is made with the start.
    return _started(table.created, happened, table.secret or new_secret(), random, now)


def _started(created: ev.Created, happened: list[ev.AnyEvent], secret: str, random: list[str], now: float) -> Decision:
    rules = GAMES[created.game]
    deal = new_deal(rules, len(created.seats), created.options, Shared(random, created.first), secret)
    started = ev.Started(at=now, first=deal.setup.first, commitment=promise(secret), rules=rules.version, random=random)
    return Decision([*happened, started], deal, rules.opening(deal.setup))


def finished(
    table: Table, position: Position | None, winners: Sequence[int], ended: ev.Ending, now: float
) -> ev.Finished:
    """The end of the game, with the shuffle revealed."""
    deal = table.deal
    assert deal is not None
    assert position is not None
    outcome = table.rules.outcome(position)
    return ev.Finished(
        at=now,
        scores=list(outcome.scores),
        tiebreaks=list(outcome.tiebreaks),
        winners=list(winners),
        salt=deal.salt,
        setup=setup_text(deal.setup),
        ended=ended,
    )


def _play_steps(table: Table, steps: Sequence[int]) -> Position:
    assert table.position is not None
    # On a copy: a draft may still rest on the position before.
    after = table.position.copy()
    for step in steps:
        after.apply(step)
    return after


def _take_draft(draft: Draft[Any] | None) -> tuple[str, Sequence[int], Position]:
    if draft is None:
        raise BadNotation(problems.NO_DRAFT)
    text = draft.text()
    if text is None:
        raise BadNotation(common.NOT_WHOLE)
    return text, draft.steps, draft.position


def _must_be(table: Table, status: Status) -> None:
    if table.status != status:
        raise Conflict(_IN_STATUS[table.status])


def _must_be_host(table: Table, by: ev.Person) -> None:
    if by.id != table.created.by.id:
        raise Forbidden(problems.NOT_CREATOR)


def must_have_room(table: Table) -> None:
    """Sitting down and getting up again, muting and letting speak: somebody could go on with it for ever."""
    if table.seq - len(table.turns) - table.chats >= _MOST_OTHER_EVENTS:
        raise TooMany(problems.TABLE_FULL)


def _must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal(problems.NO_SEAT, last=len(table.seats) - 1, seat=seat)


def must_own(table: Table, by: ev.Person, seat: int) -> ev.Person:
    """Whoever sits there, by the name that the seat has."""
    _must_exist(table, seat)
    person = table.seats[seat].person
    if person is None or person.id != by.id:
        raise Forbidden(problems.NOT_YOUR_SEAT, seat=seat)
    return person
