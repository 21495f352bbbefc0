"""Who is told where, what is to be told, and what is on its way: the verbs of the outbox.

A notice is written with the events that cause it (rows.py), one for a person and a table. When it is due, and they have
not looked, it becomes a delivery to each of their channels; both happen in one transaction, so nothing is lost and
nothing is told twice. A claim is a lease with a name of its own: whoever comes back after it has ended writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from greatplains.server.domain.events import Person
from greatplains.server.store import outbox_statements as q
from greatplains.server.store import statements
from greatplains.server.store.database import Database, Statement


class DueNotice(NamedTuple):
    """A notice that is due, claimed for this process."""

    who: str
    table_id: str
    kinds: int
    seq: int
    remind_at: float | None
    is_held: bool


class Wishes(NamedTuple):
    """How somebody wants to be told; times of day are minutes."""

    kinds: int
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest_at: int | None
    is_always: bool
    has_feed: bool = False


class Channel(NamedTuple):
    """Where somebody is told."""

    id: str
    who: str
    kind: str
    form: str
    target: str
    keys: str
    created_at: float
    is_confirmed: bool


class FoundAt(NamedTuple):
    """A channel that leads somewhere, and whose it is."""

    channel_id: str
    who: str
    name: str
    is_confirmed: bool


class Delivery(NamedTuple):
    """A message to one channel, claimed for this process."""

    id: str
    channel: Channel
    body: str
    created_at: float
    failures: int


class NewDelivery(NamedTuple):
    """A message that is to go to a channel; no two have the same id."""

    id: str
    channel_id: str
    lane: str
    body: str


class TableTold(NamedTuple):
    """What is said of a table: its game, who plays there, and whose turn it is."""

    game: str
    status: str
    to_move: str | None
    people: dict[str | None, str]


class Outbox:
    """All of it, over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Notices.

    async def claim_notices(self, claim: str, now: float, until: float, most: int) -> list[DueNotice]:
        """Notices that are due, those that have waited longest; until then nobody else gets them."""
        claimed = {"claim": claim, "now": now, "until": until}
        (rows,) = await self._database.write([(q.CLAIM_NOTICES, {**claimed, "most": most})])
        found = [_notice(row) for row in rows]
        for who in {notice.who for notice in found if notice.is_held}:
            (rows,) = await self._database.write([(q.CLAIM_HELD, {**claimed, "who": who})])
            found += [_notice(row) for row in rows]
        return found

    async def hold(self, notice: DueNotice, claim: str, again_at: float, is_held: bool) -> None:
        """Not now, but then."""
        held = {**_of(notice, claim), "again": again_at, "held": is_held}
        await self._database.write([(q.HOLD_NOTICE, held)])

    async def drop(self, notice: DueNotice, claim: str) -> None:
        """Nobody wants to be told of it."""
        await self._database.write([(q.DROP_NOTICE, _of(notice, claim))])

    async def tell(
        self, notices: Sequence[DueNotice], claim: str, deliveries: Iterable[NewDelivery], now: float, remind_as: int
    ) -> None:
        """Notices of one person become deliveries, all or none. `remind_as` is what is left to be told of those that
        come back; 0: none does."""
        # The deliveries first: in SQLite they see what the statements before them have done.
        rows: list[Statement] = []
        for delivery in deliveries:
            added: dict[str, Any] = {"delivery": delivery.id, "channel": delivery.channel_id, "which": delivery.lane}
            added |= {"said": delivery.body, "now": now, "who": notices[0].who, "claim": claim}
            if len(notices) == 1:
                rows.append((q.ADD_DELIVERY, {**added, "table": notices[0].table_id}))
            else:
                rows.append((q.ADD_DIGEST, added))
        for notice in notices:
            is_back = bool(remind_as) and notice.remind_at is not None
            again = notice.remind_at if is_back else q.LATER
            told = {"told": None if is_back else now, "again": again, "left": remind_as if is_back else notice.kinds}
            rows.append((q.NOTICE_TOLD, {**_of(notice, claim), **told}))
        await self._database.write(rows)

    async def about(self, table_ids: Iterable[str]) -> dict[str, TableTold]:
        """What can be said of these tables; those that are gone are left out."""
        ids = sorted(set(table_ids))
        if not ids:
            return {}
        seats: dict[str, list[Any]] = {table_id: [] for table_id in ids}
        for row in await self._database.read(statements.SEATS_OF, {"tables": ids}):
            seats[row.table_id].append(row)
        found: dict[str, TableTold] = {}
        for row in await self._database.read(q.TABLES_TOLD_OF, {"tables": ids}):
            to_move = next(
                (seat.identity_id for seat in seats[row.id] if seat.seat == row.to_move and not seat.bot), None
            )
            people = {seat.identity_id or f"seat {seat.seat}": seat.name for seat in seats[row.id] if seat.name}
            found[row.id] = TableTold(row.game, row.status, to_move, people)
        return found

    # Deliveries.

    async def claim_deliveries(self, lane: str, claim: str, now: float, until: float, most: int) -> list[Delivery]:
        """Deliveries of a lane that are due; until then nobody else gets them."""
        claimed = {"which": lane, "claim": claim, "now": now, "until": until, "most": most}
        (rows,) = await self._database.write([(q.CLAIM_DELIVERIES, claimed)])
        if not rows:
            return []
        ids = sorted({row.channel_id for row in rows})
        channels = {row.id: _channel(row) for row in await self._database.read(q.CHANNELS_NAMED, {"channels": ids})}
        return [
            Delivery(row.id, channels[row.channel_id], row.body, row.created_at, row.failures)
            for row in rows
            if row.channel_id in channels  # one that was removed this moment has no deliveries any more
        ]

    async def end_delivery(self, delivery: Delivery, claim: str) -> None:
        """It has gone out, or never will."""
        await self._database.write([(q.END_DELIVERY, {"delivery": delivery.id, "claim": claim})])

    async def fail_delivery(self, delivery: Delivery, claim: str, again_at: float) -> None:
        """It has not gone out: anybody may try it again from then on."""
        await self._database.write([(q.DELIVERY_FAILED, {"delivery": delivery.id, "claim": claim, "again": again_at})])

    async def send(self, delivery: NewDelivery, now: float) -> None:
        """A message that is about no table: a test, or a question whether an address is right."""
        row: dict[str, Any] = {
            "id": delivery.id,
            "channel_id": delivery.channel_id,
            "lane": delivery.lane,
            "body": delivery.body,
        }
        row |= {"created_at": now, "due": now, "failures": 0, "claimed_by": None, "claimed_until": 0.0}
        await self._database.write([(q.ADD_DELIVERY_AT_ONCE, row)])

    async def hasten(self, now: float) -> None:
        """The clock went back: whatever is due later is looked at now."""
        await self._database.write([(q.HASTEN_NOTICES, {"now": now, "later": q.LATER})])
        await self._database.write([(q.HASTEN_DELIVERIES, {"now": now})])

    async def release(self) -> None:
        """Whatever was claimed is free again."""
        await self._database.write([(statement, {}) for statement in q.RELEASE])

    # Wishes and channels.

    async def reachable(self, since: float) -> set[str]:
        """Those who have had a channel confirmed after that moment."""
        return {row.identity_id for row in await self._database.read(q.REACHABLE, {"since": since})}

    async def wishes_of(self, people: Iterable[str]) -> dict[str, Wishes]:
        """Of those who have said how they want to be told."""
        rows = await self._database.read(q.WISHES_OF, {"people": sorted(set(people))})
        return {row.identity_id: _wishes(row) for row in rows}

    async def channels_of(self, people: Iterable[str]) -> list[Channel]:
        """All their channels, those that are not confirmed as well."""
        rows = await self._database.read(q.CHANNELS_OF, {"people": sorted(set(people))})
        return [_channel(row) for row in rows]

    async def wish(self, who: str, wishes: Wishes) -> None:
        """This is how somebody wants to be told from now on."""
        row = {**wishes._asdict(), "identity_id": who, "feed_hash": None}
        del row["has_feed"]
        await self._database.write([(q.WISH, row)])

    async def add_channel(self, channel: Channel, target_hash: str) -> None:
        """Another channel."""
        row: dict[str, Any] = {**channel._asdict(), "identity_id": channel.who, "target_hash": target_hash}
        row["confirmed_at"] = channel.created_at if channel.is_confirmed else None
        del row["who"], row["is_confirmed"]
        await self._database.write([(q.ADD_CHANNEL, row)])

    async def confirm_channel(self, channel_id: str, now: float) -> None:
        """Its address is right."""
        await self._database.write([(q.CONFIRM_CHANNEL, {"channel": channel_id, "now": now})])

    async def drop_channel(self, channel_id: str) -> None:
        """It goes, with what is on its way to it."""
        await self._database.write([(statement, {"channel": channel_id}) for statement in q.DROP_CHANNEL])

    async def find_channel(self, channel_id: str) -> Channel | None:
        for row in await self._database.read(q.CHANNELS_NAMED, {"channels": [channel_id]}):
            return _channel(row)
        return None

    async def found_at(self, kind: str, target_hash: str, most: int) -> list[FoundAt]:
        """The channels that lead to this target, and who has them."""
        asked = {"channel_kind": kind, "target_hash": target_hash, "most": most}
        rows = await self._database.read(q.CHANNELS_AT, asked)
        return [FoundAt(row.id, row.identity_id, row.name, row.confirmed_at is not None) for row in rows]

    async def set_feed(self, who: str, feed_hash: str | None) -> None:
        """The secret address at which somebody's turns are listed; None: there is none any more."""
        await self._database.write([(q.NEW_FEED, {"who": who, "feed": feed_hash})])

    async def feed_owner(self, feed_hash: str) -> tuple[Person, str] | None:
        """Whose feed it is, and their language."""
        for row in await self._database.read(q.FEED_OWNER, {"feed": feed_hash}):
            return Person(row.id, row.name, row.colour), row.language
        return None

    async def waiting_for(self, who: str) -> list[DueNotice]:
        """What somebody is to be told, or was told and has not looked at."""
        return [_notice(row) for row in await self._database.read(q.NOTICES_OF, {"who": who})]

    # Keys of the server.

    async def key(self, name: str, new: str) -> str:
        """The key of that name; the new one, unless there is one already."""
        await self._database.write([(q.ADD_KEY, {"name": name, "value": new})])
        ((value,),) = await self._database.read(q.KEY, {"key_name": name})
        return str(value)


def _of(notice: DueNotice, claim: str) -> dict[str, Any]:
    return {"who": notice.who, "table": notice.table_id, "claim": claim}


def _notice(row: Any) -> DueNotice:
    return DueNotice(row.identity_id, row.table_id, row.kinds, row.seq, row.remind_at, bool(row.is_held))


def _wishes(row: Any) -> Wishes:
    times = (row.quiet_from, row.quiet_to, row.digest_at)
    return Wishes(row.kinds, row.language, row.zone, *times, bool(row.is_always), row.feed_hash is not None)


def _channel(row: Any) -> Channel:
    is_confirmed = row.confirmed_at is not None
    return Channel(row.id, row.identity_id, row.kind, row.form, row.target, row.keys, row.created_at, is_confirmed)
