"""The tables of this process: loaded from their events, kept in memory, and the one door through which they go on.

Any process may write. Nothing is locked beyond this process: the key (table, seq) decides who was first, and whoever
was second looks at what happened and asks again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain import events as ev
from greatplains.server.domain import problems
from greatplains.server.domain.decisions import Decision, keep_time
from greatplains.server.domain.farewell import without_names
from greatplains.server.domain.notices import told_of
from greatplains.server.domain.refusals import Busy, Conflict, Unavailable, unknown_table
from greatplains.server.domain.shapes import Receipt
from greatplains.server.domain.table import BrokenHistory, Table, damaged_table
from greatplains.server.live.bus import Bus, WentOn
from greatplains.server.live.outages import Outages
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import Change, Clash, Store, StoredEvent

_log = logging.getLogger(__name__)

Decide = Callable[[Table], Decision]

# So often somebody else may be faster before we give up; each time means that the table has gone on.
_ATTEMPTS: Final = 20
# Events that are applied in one go; of more the event loop gets its turn after so many seconds. Not `Final`, which the
# compiler would write into the code, where no test could shorten it.
_AT_ONCE: Final = 32
_SLICE_SECONDS = 0.002
# What a table takes in memory, about, and an event of it besides its text.
_WEIGHT: Final = 12_000
_EVENT_WEIGHT: Final = 300
_DAY: Final = 24 * 3600.0
_ID_BYTES: Final = 12
# Of an id as much as a host needs to find it and nobody needs to guess it: it may be all that lets people in.
_LOGGED_OF_ID: Final = 6
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class _Held:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.weight = 0  # as it was last weighed


class Tables:
    """Load, keep, commit, publish."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.metrics = metrics
        self.is_watched: Callable[[str], bool] = lambda table_id: False
        self.bot_wanted: Callable[[], None] = lambda: None
        self.wanted: set[str] = set()  # those who want to be told of tables they are not at
        self.forgotten: set[str] = set()  # those whose names are shown nowhere
        self.clock_set: Callable[[float], None] = lambda deadline: None
        self.outages = Outages(store)
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._damaged: set[str] = set()
        self._weight = 0  # of all of them
        self._most_weight = settings.cached_bytes  # from there on it is tried to make room

    async def get(self, table_id: str) -> Table:
        """The table as it stands now. Whoever looks first after a deadline writes down that the time is over."""
        table = await self._get(table_id)
        if table.standing.clock is not None and await self._timely(table) is not None:
            await self.commit(table_id, _nothing)
            table = await self._get(table_id)
        return table

    async def _get(self, table_id: str) -> Table:
        held = self._hold(table_id)
        is_newest = held.table.seq and not self.store.is_shared
        # While the lock is held the store may be ahead of what is in memory.
        if is_newest and not held.lock.locked():
            return held.table
        async with held.lock:
            if not held.table.seq or self.store.is_shared:
                await self._refresh(held)
        return held.table

    def known(self, table_id: str) -> Table | None:
        """The table as this process knows it, if it does."""
        held = self._held.get(table_id)
        return held.table if held is not None and held.table.seq else None

    def followed(self, table_id: str) -> Table | None:
        """The table if somebody is at it here: then it is the newest, but for the moment that news takes."""
        held = self._held.get(table_id)
        # While the lock is held the store may be ahead of what is in memory.
        if held is None or held.lock.locked() or not self.is_watched(table_id):
            return None
        return held.table if held.table.seq else None

    async def commit(self, table_id: str, decide: Decide, author: str = "", key: str | None = None) -> Receipt:
        """Decide, store, then tell. A command that was stored before under its key is answered, not done again."""
        held = self._hold(table_id)
        full_key = f"{author}:{key}" if key is not None else None
        async with held.lock:
            is_fresh = not held.table.seq or not self.store.is_shared
            if not held.table.seq:
                await self._refresh(held)
            for _ in range(_ATTEMPTS):
                if held.table.is_damaged:
                    raise Conflict(problems.IS_DAMAGED)
                if full_key is not None and full_key in held.table.receipts:
                    return held.table.receipts[full_key]
                by_time = None if held.table.standing.clock is None else await self._timely(held.table)
                try:
                    decision = by_time or decide(held.table)
                except GreatPlainsError:
                    if is_fresh:
                        raise
                    # A no is only said on the newest state: another process may have stored what is missing here.
                    await self._refresh(held)
                    is_fresh = True
                    continue
                if not decision.events:
                    return Receipt(held.table.seq, None)
                try:
                    receipt = await self._store(held.table, decision, full_key if by_time is None else None)
                    self._weigh(held)
                    if by_time is not None:
                        continue  # what was asked for is decided on what has come of it
                    return receipt
                except Clash:
                    self.metrics.clashes.inc()
                    await self._refresh(held)
                    is_fresh = True
        raise Busy(problems.BUSY)

    async def create(self, decision: Decision, table_id: str | None = None) -> Table:
        """A new table."""
        table = Table(table_id or new_id())
        await self._store(table, decision, None)
        held = self._held[table.id] = _Held(table)
        self._weigh(held)
        self._make_room()
        return table

    async def add(self, decision: Decision, is_kept: bool = False) -> Table:
        """A table that comes with its turns, as from a record: played again like those of any table in the store. One
        that is not kept goes after some days."""
        table = Table(new_id())
        change = self._change(table, decision, None)
        if not is_kept:
            change.expires_at = decision.events[0].at + self.settings.import_days * _DAY
        await self.store.append(change)
        self.bot_wanted()
        for event in decision.events:
            self.metrics.events.count(type(event).__name__)
        return await self.get(table.id)

    async def drop(self, table_id: str) -> bool:
        """Let a table go for good, unless somebody is at it."""
        held = self._held.get(table_id)
        if self.is_watched(table_id) or (held is not None and held.lock.locked()):
            return False
        await self.store.drop_table(table_id)
        self._forget(table_id)
        return True

    async def forget_people(self, people: Collection[str]) -> None:
        """Show the names of these people nowhere any more: tables in memory that name them are loaded anew."""
        self.forgotten.update(people)
        self.wanted.difference_update(people)
        named = [f'"{person}"'.encode() for person in people]
        for table_id, held in list(self._held.items()):
            if any(name in bytes(event) for event in held.table.log for name in named):
                async with held.lock:
                    held.table = Table(table_id)
                    await self._refresh(held)
            await asyncio.sleep(0)

    async def _timely(self, table: Table) -> Decision | None:
        """What time does to the table by itself. How long nobody served has to be known before a clock is judged."""
        if not self.outages.is_fresh:
            await self.outages.look()
        return keep_time(table, self.outages.known, time.time())

    async def _store(self, table: Table, decision: Decision, key: str | None) -> Receipt:
        change = self._change(table, decision, key)
        begun = time.perf_counter()
        another = decision.another
        if another is None:
            await self.store.append(change)
        else:
            await self.store.append(change, self._change(Table(another.id), another.decision, None))
        self.metrics.commit_seconds.observe(time.perf_counter() - begun)
        if decision.secret is not None:
            table.secret = decision.secret
        if decision.deal is not None:
            table.deal, table.secret = decision.deal, None
        first = table.seq + 1
        for number, event in enumerate(decision.events):
            table.apply(event, change.bodies[number], key if number == 0 else None, decision.after, decision.steps)
            self.metrics.events.count(type(event).__name__)
        self.bus.publish(WentOn(table.id, table.seq))
        if table.standing.bot_to_move is not None or another is not None:
            self.bot_wanted()
        if table.standing.clock is not None and (deadline := table.standing.clock.deadline) is not None:
            self.clock_set(deadline)
        event = decision.events[0]
        return Receipt(first, event.turn if isinstance(event, ev.Turn) else None)

    def _change(self, table: Table, decision: Decision, key: str | None) -> Change:
        bodies = [ev.encode(event) for event in decision.events]
        change = Change(table, decision, bodies, key, decision.events[0].at + self.settings.bot_pause)
        if self.wanted and self._may_be_told(table, decision):
            after = table.standing_after(decision.events, decision.after)
            change.told = told_of(table.standing, decision.events, after, self.wanted)
            change.tell_at = decision.events[0].at + self.settings.notice_seconds
        return change

    def _may_be_told(self, table: Table, decision: Decision) -> bool:
        """Does anybody at the table want messages? Turns come often, and nobody new sits there with one."""
        events = decision.events
        return len(events) > 1 or not isinstance(events[0], ev.Turn) or not self.wanted.isdisjoint(table.people)

    async def _refresh(self, held: _Held) -> None:
        """Load what is new, and tell it to all who look on here: whatever they are answered next builds on it. Called
        with the lock held."""
        table = held.table
        known = table.seq
        stored = await self._load(table.id, known)
        if len(stored) > _AT_ONCE:
            # Aside, and a few at a time: nobody must see a table with half of its events, nor wait for all of them.
            if known:
                known, stored = 0, await self._load(table.id, 0)
            table = Table(table.id)
        try:
            await self._go_on(table, stored)
            held.table = table
        except Unavailable:
            raise
        except Exception as error:
            # Whatever it is, this table cannot be replayed, and must not look as if it were whole.
            table = self._keep_damaged(held, known, stored, error)
        if not table.seq:
            self._forget(table.id)
            raise unknown_table(table.id)
        self._weigh(held)
        if stored:
            self.bus.tell_here(WentOn(table.id, table.seq))

    async def _load(self, table_id: str, after: int) -> list[StoredEvent]:
        """What is stored, without the names of those who were forgotten."""
        stored = await self.store.load(table_id, after)
        return [_without_names(event, self.forgotten) for event in stored] if self.forgotten else stored

    async def _go_on(self, table: Table, stored: list[StoredEvent]) -> None:
        happened = [_decode(event) for event in stored]
        if any(isinstance(event, ev.Started) for event in happened):
            table.deal, table.secret = await self.store.load_deal(table.id), None
        elif happened and isinstance(happened[0], ev.Created) and happened[0].commitment is not None:
            table.secret = await self.store.load_secret(table.id)
        if len(stored) > _AT_ONCE:
            await _apply_slowly(table, happened, stored)
            return
        # Nothing is awaited from here on: nobody must see a table with half of its events.
        for event, (body, key) in zip(happened, stored, strict=True):
            assert body is not None
            table.apply(event, body, key)

    def _keep_damaged(self, held: _Held, known: int, stored: list[StoredEvent], error: Exception) -> Table:
        """The table as far as it can be shown; said once, and counted."""
        broken = held.table
        if broken.id not in self._damaged:
            self._damaged.add(broken.id)
            self.metrics.damaged_tables.set(len(self._damaged))
            # Not the error itself: it may name what was played.
            named, kind = broken.id[:_LOGGED_OF_ID], type(error).__name__
            _log.error("table %s… is damaged near event %d (%s), and only shown", named, max(1, broken.seq), kind)
        bodies: list[str | None] = [bytes(raw).decode() for raw in broken.log[:known]]
        try:
            held.table = damaged_table(broken.id, bodies + [event.body for event in stored])
        except BrokenHistory:
            self._forget(broken.id)
            raise Conflict(problems.IS_DAMAGED) from None
        return held.table

    def _hold(self, table_id: str) -> _Held:
        held = self._held.get(table_id)
        if held is None:
            if not is_id(table_id):
                raise unknown_table(table_id)
            held = self._held[table_id] = _Held(Table(table_id))
            self._make_room()
        self._held.move_to_end(table_id)
        return held

    def _weigh(self, held: _Held) -> None:
        table = held.table
        weight = _WEIGHT + 2 * table.size + _EVENT_WEIGHT * table.seq
        self._weight += weight - held.weight
        held.weight = weight
        if self._weight > self._most_weight:
            self._make_room()
            # Tables that somebody is at stay. What cannot be had is not looked for with every turn.
            self._most_weight = max(self.settings.cached_bytes, self._weight + self._weight // 16)

    def _make_room(self) -> None:
        """Forget tables nobody looks at; they are rebuilt from their events when somebody asks."""
        most, most_bytes = self.settings.cached_tables, self.settings.cached_bytes
        if len(self._held) <= most and self._weight <= most_bytes:
            return
        newest = next(reversed(self._held))
        for table_id, held in list(self._held.items()):
            if len(self._held) <= most and self._weight <= most_bytes:
                return
            if table_id != newest and not held.lock.locked() and not self.is_watched(table_id):
                self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        held = self._held.pop(table_id, None)
        if held is not None:
            self._weight -= held.weight


async def _apply_slowly(table: Table, happened: Sequence[ev.AnyEvent], stored: Sequence[StoredEvent]) -> None:
    begun = time.perf_counter()
    for event, (body, key) in zip(happened, stored, strict=True):
        assert body is not None
        table.apply(event, body, key)
        if time.perf_counter() - begun > _SLICE_SECONDS:
            await asyncio.sleep(0)
            begun = time.perf_counter()


def _nothing(table: Table) -> Decision:
    return Decision([])


def _without_names(stored: StoredEvent, forgotten: Collection[str]) -> StoredEvent:
    try:
        event = ev.decode(stored.body or "")
    except (msgspec.DecodeError, UnicodeError):
        return stored  # it is shown as damaged, and nothing of it
    shown = without_names(event, forgotten)
    return stored if shown is event else StoredEvent(ev.encode(shown), stored.key)


def _decode(stored: StoredEvent) -> ev.AnyEvent:
    if stored.body is None:
        raise BrokenHistory("an event is missing")
    return ev.decode(stored.body)


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return _ID.fullmatch(text) is not None


def new_id() -> str:
    """An id that nobody can guess: for a table by link only, the link is what lets people in."""
    return secrets.token_urlsafe(_ID_BYTES)
