"""The statements of the store, each built once. Nobody outside the store knows them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Double,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # SQLite writes it in the same words

from greatplains.server.store.schema import (
    deals,
    events,
    holidays,
    jobs,
    moments,
    notes,
    notices,
    outages,
    review_turns,
    reviews,
    seats,
    tables,
    voices,
)

# Tables and their events.

ADD_TABLE: Final = insert(tables)
ADD_SEAT: Final = insert(seats)
ADD_EVENT: Final = insert(events)
ADD_DEAL: Final = insert(deals)
COMPLETE_DEAL: Final = (
    update(deals)
    .where(deals.c.table_id == bindparam("table"), deals.c.setup == "")
    .values(salt=bindparam("secret"), setup=bindparam("dealt"))
)
SEAT_SOMEBODY: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values(
        identity_id=bindparam("identity"),
        player_id=bindparam("player"),
        name=bindparam("name"),
        bot=bindparam("bot"),
    )
)
ADD_VOICE: Final = upsert(voices).on_conflict_do_nothing(index_elements=[voices.c.identity_id, voices.c.table_id])
_TABLE_GOES_ON: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.newest < bindparam("seq"))
    .values(newest=bindparam("seq"), turn=bindparam("turn"), to_move=bindparam("to_move"))
)
# What may change with it besides, in one statement: no other of the transaction may change the same row (joined.py).
# Nothing that stays as it is: indexes have the first two in them, and a database writes all of these anew.
TOUCHED: Final = 1
STATUS: Final = 2
DEADLINE: Final = 4
_BESIDES: Final = {TOUCHED: ("touched_at", "now"), STATUS: ("status", "status"), DEADLINE: ("deadline", "due")}
# By the sum of these.
TABLE_GOES_ON: Final = [
    _TABLE_GOES_ON.values({column: bindparam(name) for what, (column, name) in _BESIDES.items() if besides & what})
    if besides
    else _TABLE_GOES_ON
    for besides in range(sum(_BESIDES) + 1)
]
EVENTS_AFTER: Final = (
    # With the number that the newest must have: rows that are gone would not be missed otherwise.
    select(tables.c.newest, events.c.seq, events.c.key, events.c.body)
    .select_from(tables.outerjoin(events, and_(events.c.table_id == tables.c.id, events.c.seq > bindparam("after"))))
    .where(tables.c.id == bindparam("table"))
    .order_by(events.c.seq)
)
DEAL: Final = select(deals.c.salt, deals.c.setup).where(deals.c.table_id == bindparam("table"))
NEWEST: Final = select(tables.c.id, tables.c.newest).where(tables.c.id.in_(bindparam("tables", expanding=True)))
TABLES_CREATED: Final = select(func.count()).where(
    tables.c.created_by == bindparam("who"), tables.c.status.in_(("open", "running"))
)
BOT_TABLES_CREATED: Final = select(func.count()).where(
    tables.c.created_by == bindparam("who"),
    tables.c.status.in_(("open", "running")),
    ~exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None)),
)
IDLE: Final = (
    select(tables.c.touched_at, tables.c.id)
    .where(
        tables.c.status == bindparam("status"),
        tables.c.touched_at < bindparam("since"),
        tuple_(tables.c.touched_at, tables.c.id) > tuple_(bindparam("after"), bindparam("after_id")),
    )
    .order_by(tables.c.touched_at, tables.c.id)
    .limit(100)
)

# The lobby. Pages begin after the last table of the page before, which stays right while tables come and go.

_LINE: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.is_public,
    tables.c.created_at,
    tables.c.touched_at,
    tables.c.turn,
    tables.c.to_move,
    tables.c.deadline,
)
LOBBY: Final = (
    select(*_LINE)
    .where(
        tables.c.is_public,
        tables.c.status == bindparam("status"),
        tuple_(tables.c.created_at, tables.c.id) < tuple_(bindparam("before"), bindparam("before_id")),
    )
    .order_by(tables.c.created_at.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
)
# Not only the public ones: then an index would seem better that has all of them, touched or not.
TOUCHED_OPEN: Final = (
    select(*_LINE)
    .where(tables.c.status == "open", tables.c.touched_at > bindparam("since"))
    .order_by(tables.c.touched_at.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
)
# Those that nobody can find need no sign of life, and must not crowd out those that somebody is looking for.
TOUCH_OPEN: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.status == "open", tables.c.is_public)
    .values(touched_at=bindparam("now"))
)
# A statement of its own, which another index serves: tables of another game are not read to be left out.
LOBBY_OF_GAME: Final = LOBBY.where(tables.c.game == bindparam("game"))
_mine: Final = and_(seats.c.table_id == tables.c.id, seats.c.identity_id == bindparam("who"))
_NO_DEADLINE: Final = literal_column("1e18", Double)
# Whoever lets a bot finish is not waited for.
_moves: Final = and_(seats.c.seat == tables.c.to_move, seats.c.bot.is_(None))
_waits_for_me: Final = case((and_(tables.c.status == "running", exists().where(_mine, _moves)), 1), else_=0)
# Found by two indexes and put together: with “or” every table there is would be looked at.
_my_ids: Final = union(
    select(tables.c.id).where(tables.c.created_by == bindparam("who")),
    select(seats.c.table_id).where(seats.c.identity_id == bindparam("who")),
).subquery("my_ids")
MY_TABLES: Final = (
    select(*_LINE, _waits_for_me.label("waiting"))
    .select_from(_my_ids.join(tables, tables.c.id == _my_ids.c.id))
    .where(tables.c.status.in_(bindparam("statuses", expanding=True)))
    .order_by(
        _waits_for_me.desc(),
        # Of those that wait the one whose time is over first.
        case((_waits_for_me == 1, func.coalesce(tables.c.deadline, _NO_DEADLINE)), else_=_NO_DEADLINE),
        tables.c.touched_at.desc(),
        tables.c.id,
    )
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
# All one's games, over or not, the youngest first: by two indexes that have the order, each read for one page.
_sat_at: Final = (
    select(seats.c.created_at, seats.c.table_id.label("id"))
    .where(
        seats.c.identity_id == bindparam("who"),
        tuple_(seats.c.created_at, seats.c.table_id) < tuple_(bindparam("before"), bindparam("before_id")),
    )
    .order_by(seats.c.created_at.desc(), seats.c.table_id.desc())
    .limit(bindparam("most"))
    .subquery("sat_at")
)
_set_up: Final = (
    select(tables.c.created_at, tables.c.id)
    .where(
        tables.c.created_by == bindparam("who"),
        tuple_(tables.c.created_at, tables.c.id) < tuple_(bindparam("before"), bindparam("before_id")),
    )
    .order_by(tables.c.created_at.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
    .subquery("set_up")
)
_past: Final = union(select(_sat_at), select(_set_up)).subquery("past")
MY_GAMES: Final = (
    select(*_LINE)
    .select_from(_past.join(tables, tables.c.id == _past.c.id))
    .order_by(tables.c.created_at.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
)
# Every table that has anything of somebody, by its id: also those at which they resigned, or only spoke.
_touched: Final = union(
    select(tables.c.id).where(tables.c.created_by == bindparam("who"), tables.c.id > bindparam("after_id")),
    select(seats.c.table_id).where(seats.c.player_id == bindparam("who"), seats.c.table_id > bindparam("after_id")),
    select(voices.c.table_id).where(
        voices.c.identity_id == bindparam("who"), voices.c.table_id > bindparam("after_id")
    ),
).subquery("touched")
TABLES_WITH: Final = (
    select(*_LINE)
    .select_from(_touched.join(tables, tables.c.id == _touched.c.id))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
SEATS_OF: Final = (
    select(seats.c.table_id, seats.c.seat, seats.c.identity_id, seats.c.name, seats.c.bot)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)

# What is due later or done elsewhere.

ADD_JOB: Final = insert(jobs)
# A turn was made, by whomever; of a resigned seat's turn there is only one job, whoever does it.
END_JOBS: Final = delete(jobs).where(
    jobs.c.table_id == bindparam("table"), jobs.c.kind == bindparam("what"), jobs.c.turn <= bindparam("turn")
)
_people: Final = seats.alias("people")
_waiting: Final = (
    select(
        jobs.c.table_id,
        jobs.c.turn,
        tables.c.created_by,
        tables.c.game,
        seats.c.bot,
        exists().where(_people.c.table_id == tables.c.id, _people.c.identity_id.is_not(None)).label("has_people"),
        func.row_number().over(partition_by=tables.c.created_by, order_by=jobs.c.not_before).label("place"),
        jobs.c.not_before,
    )
    .join(tables, tables.c.id == jobs.c.table_id)
    .outerjoin(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move))
    .where(
        jobs.c.kind == bindparam("what"),
        jobs.c.not_before <= bindparam("now"),
        jobs.c.claimed_until <= bindparam("now"),
    )
    .subquery()
)
# Of everybody who has set up tables the first few, so that nobody's are hidden behind those of another.
FREE_JOBS: Final = select(_waiting).where(_waiting.c.place <= bindparam("most")).order_by(_waiting.c.not_before)
# Of several processes that want it, one gets the row.
CLAIM_JOB: Final = (
    update(jobs)
    .where(
        jobs.c.table_id == bindparam("table"),
        jobs.c.kind == bindparam("what"),
        jobs.c.turn == bindparam("number"),
        jobs.c.whose == bindparam("whom"),
        jobs.c.claimed_until <= bindparam("now"),
    )
    .values(claimed_by=bindparam("process"), claimed_until=bindparam("until"))
    .returning(jobs.c.kind, jobs.c.table_id, jobs.c.turn, jobs.c.whose, jobs.c.not_before, jobs.c.failures)
)
DUE_JOBS: Final = (
    select(jobs.c.table_id, jobs.c.turn, jobs.c.whose)
    .where(
        jobs.c.kind == bindparam("what"),
        jobs.c.not_before <= bindparam("now"),
        jobs.c.claimed_until <= bindparam("now"),
    )
    .order_by(jobs.c.not_before)
    .limit(bindparam("most"))
)
NEXT_JOB: Final = (
    select(jobs.c.not_before)
    .where(jobs.c.kind == bindparam("what"), jobs.c.not_before > bindparam("now"))
    .order_by(jobs.c.not_before)
    .limit(1)
)
# Unless somebody has put it off meanwhile: then it is another job.
END_JOB: Final = delete(jobs).where(
    jobs.c.table_id == bindparam("table"),
    jobs.c.kind == bindparam("what"),
    jobs.c.turn == bindparam("number"),
    jobs.c.whose == bindparam("whom"),
    jobs.c.not_before <= bindparam("due"),
)
JOB_FAILED: Final = (
    update(jobs)
    .where(
        jobs.c.table_id == bindparam("table"),
        jobs.c.kind == bindparam("what"),
        jobs.c.turn == bindparam("number"),
        jobs.c.whose == bindparam("whom"),
        jobs.c.claimed_by == bindparam("process"),
    )
    .values(failures=jobs.c.failures + 1, claimed_until=0.0, not_before=bindparam("again"))
)
# A job of tomorrow was made by a clock that was wrong, or this one is: nobody should wait for that day.
HASTEN_JOBS: Final = (
    update(jobs)
    .where(jobs.c.kind == bindparam("what"), jobs.c.not_before > bindparam("latest"))
    .values(not_before=bindparam("now"))
)
END_LONG_CLAIMS: Final = (
    update(jobs)
    .where(jobs.c.kind == bindparam("what"), jobs.c.claimed_until > bindparam("longest"))
    .values(claimed_until=0.0)
)
RELEASE_ALL_JOBS: Final = update(jobs).values(claimed_until=0.0)
RELEASE_JOBS: Final = RELEASE_ALL_JOBS.where(jobs.c.claimed_by == bindparam("process"))

# The clock of a table: there is one job, which is put off with every turn.
PUT_OFF: Final = (
    update(jobs)
    .where(jobs.c.table_id == bindparam("table"), jobs.c.kind == bindparam("what"))
    .values(not_before=bindparam("due"), claimed_until=0.0)
)

# Tables made of records, which go unless they are kept.
END_KIND: Final = delete(jobs).where(jobs.c.table_id == bindparam("table"), jobs.c.kind == bindparam("what"))
EXPIRY_OF: Final = select(jobs.c.not_before).where(
    jobs.c.table_id == bindparam("table"), jobs.c.kind == bindparam("what")
)
DROP_TABLE: Final = tuple(
    delete(part).where((part.c.id if part is tables else part.c.table_id) == bindparam("table"))
    for part in (review_turns, reviews, jobs, notices, notes, voices, seats, deals, events, tables)
)

# Reviews.

ADD_REVIEW: Final = insert(reviews)
ADD_REVIEWED_TURN: Final = insert(review_turns)
REVIEW_OF: Final = select(reviews.c.turns, reviews.c.summary).where(reviews.c.table_id == bindparam("table"))
REVIEWS_ASKED: Final = select(func.count().label("times"), func.min(reviews.c.asked_at).label("first_at")).where(
    reviews.c.asked_by == bindparam("who"), reviews.c.asked_at > bindparam("since")
)
REVIEWS_OF: Final = (
    select(reviews.c.table_id, reviews.c.asked_at)
    .where(reviews.c.asked_by == bindparam("who"))
    .order_by(reviews.c.asked_at)
)
REVIEWED_TO: Final = select(func.max(review_turns.c.turn)).where(review_turns.c.table_id == bindparam("table"))
REVIEWED_TURNS: Final = (
    select(review_turns.c.body)
    .where(review_turns.c.table_id == bindparam("table"), review_turns.c.turn > bindparam("after"))
    .order_by(review_turns.c.turn)
    .limit(bindparam("most"))
)
_next_review: Final = (
    select(
        jobs.c.table_id,
        jobs.c.turn,
        jobs.c.whose,
        jobs.c.not_before,
        func.row_number().over(partition_by=jobs.c.whose, order_by=(jobs.c.not_before, jobs.c.table_id)).label("place"),
    )
    .where(
        jobs.c.kind == bindparam("what"),
        jobs.c.not_before <= bindparam("now"),
        jobs.c.claimed_until <= bindparam("now"),
    )
    .subquery("next_review")
)
# Of everybody one, so that nobody's is hidden behind those of another.
FREE_REVIEWS: Final = (
    select(_next_review).where(_next_review.c.place == 1).order_by(_next_review.c.not_before).limit(bindparam("most"))
)
# It goes on at once, by whoever takes it up.
RELEASE_JOB: Final = (
    update(jobs)
    .where(
        jobs.c.table_id == bindparam("table"),
        jobs.c.kind == bindparam("what"),
        jobs.c.turn == bindparam("number"),
        jobs.c.whose == bindparam("whom"),
        jobs.c.claimed_by == bindparam("process"),
    )
    .values(claimed_until=0.0, failures=0)
)
FINISH_REVIEW: Final = (
    update(reviews).where(reviews.c.table_id == bindparam("table")).values(summary=bindparam("summed"))
)
DROP_REVIEW: Final = tuple(
    delete(part).where(part.c.table_id == bindparam("table")) for part in (review_turns, reviews)
)

# Moments.

WRITTEN: Final = "written"  # for no other reason than to see that it can be written
CLOCK_SEEN: Final = "clock_seen"  # when the clock was looked at last
CLOCK_STEADY: Final = "clock_steady"  # since when it has never jumped
ALIVE: Final = "alive"  # when somebody served last
MOMENTS: Final = select(moments.c.name, moments.c.at)
NOTE_MOMENT: Final = update(moments).where(moments.c.name == bindparam("moment")).values(at=bindparam("now"))
# Of several who notice the same outage, one writes it down.
ADD_OUTAGE: Final = insert(outages)
OUTAGES: Final = (
    select(outages.c.began_at, outages.c.ended_at)
    .where(outages.c.began_at > bindparam("since"))
    .order_by(outages.c.began_at)
)
DROP_OLD_OUTAGES: Final = delete(outages).where(outages.c.began_at < bindparam("before"))

# Holidays.

ADD_HOLIDAY: Final = insert(holidays)
EXTEND_HOLIDAY: Final = (
    update(holidays)
    .where(holidays.c.identity_id == bindparam("who"), holidays.c.begins_at == bindparam("begins"))
    .values(ends_at=bindparam("ends"))
)
HOLIDAYS: Final = (
    select(holidays.c.begins_at, holidays.c.ends_at)
    .where(holidays.c.identity_id == bindparam("who"), holidays.c.begins_at > bindparam("since"))
    .order_by(holidays.c.begins_at)
)
END_HOLIDAYS: Final = (
    update(holidays)
    .where(holidays.c.identity_id == bindparam("who"), holidays.c.ends_at > bindparam("now"))
    .values(ends_at=bindparam("now"))
)
