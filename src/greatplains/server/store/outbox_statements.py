"""The statements of the outbox: who is told where, what is to be told, and what is on its way."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Double,
    Integer,
    String,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    false,
    insert,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # SQLite writes it in the same words

from greatplains.server.store.schema import (
    channels,
    deliveries,
    identities,
    notices,
    server_keys,
    tables,
    wishes,
)

LATER: Final = 1e18  # when something is due that is not
# Written into the statements: what has parameters of its own is not joined with others (plain.py).
_ZERO: Final = literal_column("0", Integer)
_ONE: Final = literal_column("1", Integer)
_NEVER: Final = literal_column("0.0", Double)

# Notices, written with the events.

_new: Final = upsert(notices)
# A notice that has not gone out says what happened last as well, and waits a little again: a page that is open shows it
# meanwhile. Whoever has claimed it has to look again.
ADD_NOTICE: Final = _new.on_conflict_do_update(
    index_elements=[notices.c.identity_id, notices.c.table_id],
    set_={
        "kinds": notices.c.kinds.op("|")(_new.excluded.kinds),
        "seq": _new.excluded.seq,
        "due": _new.excluded.due,
        "remind_at": _new.excluded.remind_at,
        "is_held": _new.excluded.is_held,
        "claimed_by": null(),
        "claimed_until": _NEVER,
    },
    where=notices.c.told_at.is_(None),
)
_mine: Final = and_(notices.c.identity_id == bindparam("who"), notices.c.table_id == bindparam("table"))
# Whoever does something at a table has looked at it.
ACTED: Final = delete(notices).where(_mine)
# Some want to be told even of what they have open.
LOOKED: Final = ACTED.where(
    or_(
        notices.c.told_at.is_not(None),
        ~exists().where(wishes.c.identity_id == bindparam("who"), wishes.c.is_always),
    )
)

# Notices that are due.

_free_notices: Final = (
    select(notices.c.identity_id, notices.c.table_id)
    .where(notices.c.due <= bindparam("now"), notices.c.claimed_until <= bindparam("now"))
    .order_by(notices.c.due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("free")
)
_claimed: Final[dict[str, Any]] = {"claimed_by": bindparam("claim"), "claimed_until": bindparam("until")}
_notice: Final = (
    notices.c.identity_id,
    notices.c.table_id,
    notices.c.kinds,
    notices.c.seq,
    notices.c.remind_at,
    notices.c.is_held,
)
NOTICES_OF: Final = select(*_notice).where(notices.c.identity_id == bindparam("who"))
CLAIM_NOTICES: Final = (
    update(notices)
    .where(
        notices.c.identity_id == _free_notices.c.identity_id,
        notices.c.table_id == _free_notices.c.table_id,
    )
    .values(**_claimed)
    .returning(*_notice)
)
# The others that wait for the same hour: a digest has all of them.
CLAIM_HELD: Final = (
    update(notices)
    .where(
        notices.c.identity_id == bindparam("who"),
        notices.c.is_held,
        notices.c.due <= bindparam("now"),
        notices.c.claimed_until <= bindparam("now"),
    )
    .values(**_claimed)
    .returning(*_notice)
)
_ours: Final = and_(_mine, notices.c.claimed_by == bindparam("claim"))
HOLD_NOTICE: Final = (
    update(notices)
    .where(_ours)
    .values(due=bindparam("again"), is_held=bindparam("held"), claimed_by=null(), claimed_until=_NEVER)
)
DROP_NOTICE: Final = delete(notices).where(_ours)
# Told: it stays, so that there is no other until somebody looks; or it comes back when time runs short.
NOTICE_TOLD: Final = (
    update(notices)
    .where(_ours)
    .values(
        told_at=bindparam("told"),
        due=bindparam("again"),
        kinds=bindparam("left"),
        remind_at=null(),
        is_held=false(),
        claimed_by=null(),
        claimed_until=_NEVER,
    )
)
_delivery: Final = ("id", "channel_id", "lane", "body", "created_at", "due", "failures", "claimed_until")
# Only while the claim is ours: a process that was away for longer than its lease writes nothing twice.
_said: Final = (
    select(
        bindparam("delivery", type_=String),
        bindparam("channel", type_=String),
        bindparam("which", type_=String),
        bindparam("said", type_=Text),
        bindparam("now", type_=Double),
        bindparam("now", type_=Double),
        _ZERO,
        _NEVER,
    )
    .select_from(notices)
    .with_for_update()
)
# They answer with what was written, and so are not joined with what follows (joined.py): PostgreSQL passes over rows to
# be locked that another part of the same statement has changed, and nothing would be delivered.
ADD_DELIVERY: Final = insert(deliveries).from_select(_delivery, _said.where(_ours)).returning(deliveries.c.id)
# Of several notices: they are ours, or none is.
ADD_DIGEST: Final = (
    insert(deliveries)
    .from_select(
        _delivery,
        _said.where(notices.c.identity_id == bindparam("who"), notices.c.claimed_by == bindparam("claim")).limit(_ONE),
    )
    .returning(deliveries.c.id)
)
ADD_DELIVERY_AT_ONCE: Final = insert(deliveries)

# What a notice is about.

TABLES_TOLD_OF: Final = select(tables.c.id, tables.c.game, tables.c.status, tables.c.to_move, tables.c.newest).where(
    tables.c.id.in_(bindparam("tables", expanding=True))
)
WISHES_OF: Final = select(wishes).where(wishes.c.identity_id.in_(bindparam("people", expanding=True)))
CHANNELS_OF: Final = select(channels).where(channels.c.identity_id.in_(bindparam("people", expanding=True)))

# Deliveries.

_free_deliveries: Final = (
    select(deliveries.c.id)
    .where(
        deliveries.c.lane == bindparam("which"),
        deliveries.c.due <= bindparam("now"),
        deliveries.c.claimed_until <= bindparam("now"),
    )
    .order_by(deliveries.c.due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("free")
)
CLAIM_DELIVERIES: Final = (
    update(deliveries)
    .where(deliveries.c.id == _free_deliveries.c.id)
    .values(**_claimed)
    .returning(
        deliveries.c.id, deliveries.c.channel_id, deliveries.c.body, deliveries.c.created_at, deliveries.c.failures
    )
)
CHANNELS_NAMED: Final = select(channels).where(channels.c.id.in_(bindparam("channels", expanding=True)))
_sent: Final = and_(deliveries.c.id == bindparam("delivery"), deliveries.c.claimed_by == bindparam("claim"))
END_DELIVERY: Final = delete(deliveries).where(_sent)
DELIVERY_FAILED: Final = (
    update(deliveries)
    .where(_sent)
    .values(failures=deliveries.c.failures + _ONE, due=bindparam("again"), claimed_by=null(), claimed_until=_NEVER)
)
# The clock went back: nobody waits until it is as late again.
HASTEN_NOTICES: Final = (
    update(notices)
    .where(notices.c.due > bindparam("now"), notices.c.due < bindparam("later"))
    .values(due=bindparam("now"), claimed_until=_NEVER)
)
HASTEN_DELIVERIES: Final = (
    update(deliveries).where(deliveries.c.due > bindparam("now")).values(due=bindparam("now"), claimed_until=_NEVER)
)
# Claims of a server that was the only one, before it was started again.
RELEASE: Final = tuple(
    update(part).where(part.c.claimed_until > _NEVER).values(claimed_by=null(), claimed_until=_NEVER)
    for part in (notices, deliveries)
)

# Wishes and channels.

_wishes: Final = upsert(wishes)
WISH: Final = _wishes.on_conflict_do_update(
    index_elements=[wishes.c.identity_id],
    set_={
        name: getattr(_wishes.excluded, name)
        for name in ("kinds", "language", "zone", "quiet_from", "quiet_to", "digest_at", "is_always")
    },
)
NEW_FEED: Final = update(wishes).where(wishes.c.identity_id == bindparam("who")).values(feed_hash=bindparam("feed"))
FEED_OWNER: Final = (
    select(identities.c.id, identities.c.name, identities.c.colour, wishes.c.language)
    .join(wishes, wishes.c.identity_id == identities.c.id)
    .where(wishes.c.feed_hash == bindparam("feed"))
)
ADD_CHANNEL: Final = insert(channels)
CONFIRM_CHANNEL: Final = (
    update(channels)
    .where(channels.c.id == bindparam("channel"), channels.c.confirmed_at.is_(None))
    .values(confirmed_at=bindparam("now"))
)
# A channel with what is on its way to it, and whatever of it the same person has.
DROP_CHANNEL: Final = (
    delete(deliveries).where(deliveries.c.channel_id == bindparam("channel")),
    delete(channels).where(channels.c.id == bindparam("channel")),
)
CHANNELS_AT: Final = (
    select(channels.c.id, channels.c.confirmed_at, identities.c.id.label("identity_id"), identities.c.name)
    .join(identities, identities.c.id == channels.c.identity_id)
    .where(channels.c.target_hash == bindparam("target_hash"), channels.c.kind == bindparam("channel_kind"))
    # Those who have proved that it is theirs first: others can name it as often as they like.
    .order_by(channels.c.confirmed_at.is_(None), channels.c.created_at)
    .limit(bindparam("most"))
)
# Who wants messages: those with a channel that is confirmed.
REACHABLE: Final = select(channels.c.identity_id).where(channels.c.confirmed_at > bindparam("since"))
# All that is kept of somebody's wishes goes.
FORGET_WISHES: Final = (
    delete(deliveries).where(
        deliveries.c.channel_id.in_(select(channels.c.id).where(channels.c.identity_id == bindparam("who")))
    ),
    delete(notices).where(notices.c.identity_id == bindparam("who")),
    delete(channels).where(channels.c.identity_id == bindparam("who")),
    delete(wishes).where(wishes.c.identity_id == bindparam("who")),
)

# Keys of the server.

ADD_KEY: Final = upsert(server_keys).on_conflict_do_nothing(index_elements=[server_keys.c.name])
KEY: Final = select(server_keys.c.value).where(server_keys.c.name == bindparam("key_name"))
