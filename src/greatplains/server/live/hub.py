"""The open sockets of this process, by table, and who is there. Tells them when their table goes on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import TooMany, Unavailable
from greatplains.server.domain.shapes import encode
from greatplains.server.domain.standing import OPEN
from greatplains.server.domain.table import Table
from greatplains.server.inbox import Inbox
from greatplains.server.live.backlog import Backlog
from greatplains.server.live.bus import Bus, Followed, News, WentOn, WhoIsThere
from greatplains.server.live.callers import LOBBY, Callers
from greatplains.server.live.lobby import TOUCH_SECONDS
from greatplains.server.live.messages import Presence
from greatplains.server.live.tables import Tables
from greatplains.server.live.updates import NOTHING_MORE, update
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.tasks import keep_up, stop

# Who is there through another process is believed so long; each process says it anew more often. Not `Final`, which the
# compiler would write into the code, where no test could shorten it.
_BELIEVED_SECONDS = 60.0
_SAY_ANEW_SECONDS: Final = 20.0
# Of those who look on so many are named. All of them are told whenever one comes or goes.
_MOST_PRESENT: Final = 100
# Of so many tables it is known when people left them; of others when they did something there last.
_MOST_LEFT: Final = 10_000


# Sends a message soon, or says that it has to wait.
Push = Callable[[bytes], bool]


class Connection:
    """One socket's side of the hub: what is known to it, and what waits to be sent."""

    def __init__(
        self,
        table_id: str,
        person: Person | None,
        address: str,
        most_waiting: int,
        push: Push | None = None,
        backlog: Backlog | None = None,
        device: str = "",
    ) -> None:
        self.table_id = table_id
        self.person = person
        self.identity = person.id if person else None
        self.address = address
        self.device = device  # the secret it came with, as it is kept; empty for nobody's
        self.known_seq = 0
        self.shows = NOTHING_MORE
        self.outgoing = Inbox()  # bytes, and None after the last
        self.is_slow = False
        self.is_signed_out = False
        self.is_sending = False  # a message that was taken from the queue is on its way, and none may overtake it
        self._most_waiting = most_waiting
        self._push = push
        self._backlog = backlog

    def send(self, message: bytes) -> None:
        """Send a message, or put it into the queue if others wait; a reader that is too slow gets no more and has to
        begin anew with `hello`."""
        if self.is_slow:
            return
        is_first = self.outgoing.empty() and not self.is_sending
        if is_first and self._push is not None and self._push(message):
            return
        if self.outgoing.qsize() >= self._most_waiting:
            self.give_up()
        elif self._backlog is None or self._backlog.add(self, len(message)):
            self.outgoing.put_nowait(message)
        else:
            self.give_up()

    async def next(self) -> bytes | None:
        """The next message that waits; None when there are no more, because the reader is too slow."""
        message: bytes | None = await self.outgoing.get()
        if message is not None and self._backlog is not None:
            self._backlog.take(self, len(message))
        return message

    def give_up(self) -> None:
        """The reader is too slow: what waits for it is dropped, and it is told so."""
        self.forget()
        if not self.is_slow:
            self.is_slow = True
            self.outgoing.put_nowait(None)

    def sign_out(self) -> None:
        """Whoever holds it is nobody from now on, and is told so."""
        self.is_signed_out = True
        self.person = self.identity = None
        self.give_up()

    def forget(self) -> None:
        """Nobody will read what waits."""
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        if self._backlog is not None:
            self._backlog.drop(self)

    def catch_up(self, table: Table) -> None:
        """Send what the table has gone on by."""
        if table.seq > self.known_seq:
            self.send(update(table, self.identity, self.known_seq, self.shows))
            self.known_seq = table.seq


class Hub:
    """All connections of this process."""

    def __init__(self, tables: Tables, bus: Bus, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._bus = bus
        self._settings = settings
        self._metrics = metrics
        # In the order of their hellos: of somebody who was renamed between two of them the newer name is shown.
        self._connections: dict[str, dict[Connection, None]] = {}
        self._held_by: Counter[str] = Counter()
        self._by_device: defaultdict[str, set[Connection]] = defaultdict(set)
        self.backlog = Backlog(settings.outgoing_bytes, settings.outgoing_bytes_in_all)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, list[Person]]]] = defaultdict(dict)
        self._left: OrderedDict[str, dict[str, float]] = OrderedDict()  # who has left which table, and when
        self.callers = Callers(bus)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._tables.is_watched = self._connections.__contains__
        self._bus.is_alone = self._is_alone
        await self._bus.open(self._hear)
        self._begin(keep_up("looking for lost news", self._poll))
        self._begin(keep_up("saying which hosts wait", self._keep_waiting))
        self.callers.open()

    async def close(self) -> None:
        await self.callers.close()
        await stop(self._tasks)
        await self._bus.close()

    @contextmanager
    def admitted(self, connection: Connection) -> Iterator[None]:
        """Count a socket from its first moment, hello or not; `TooMany` for whoever has enough of them."""
        limits = [(f"at {connection.address}", self._settings.sockets_an_address)]
        if connection.identity is not None:
            limits.append((connection.identity, self._settings.sockets_a_guest))
        for holder, most in limits:
            if self._held_by[holder] >= most:
                raise TooMany(problems.SOCKETS, most=most)
        holders = [holder for holder, _ in limits]
        self._held_by.update(holders)
        if connection.device:
            self._by_device[connection.device].add(connection)
        try:
            yield
        finally:
            connection.forget()
            if connection.device:
                self._by_device[connection.device].discard(connection)
                if not self._by_device[connection.device]:
                    del self._by_device[connection.device]
            for holder in holders:
                self._held_by[holder] -= 1
                if not self._held_by[holder]:
                    del self._held_by[holder]

    @property
    def devices(self) -> list[str]:
        """Those that have sockets here."""
        return list(self._by_device)

    def sign_out(self, devices: Iterable[str]) -> None:
        """Close the sockets of these."""
        for device in devices:
            for connection in list(self._by_device.get(device, ())):
                connection.sign_out()

    def join(self, connection: Connection) -> None:
        """A socket has said hello, perhaps not for the first time."""
        connections = self._connections.get(connection.table_id)
        if connections is None:
            connections = self._connections[connection.table_id] = {}
            self._bus.follow(connection.table_id)
        if connection not in connections:
            connections[connection] = None
            self._metrics.sockets.inc()
            self._bus.publish(self._who_is_here(connection.table_id))

    def leave(self, connection: Connection) -> None:
        """A socket was closed."""
        connections = self._connections.get(connection.table_id)
        if connections is None or connection not in connections:
            return
        del connections[connection]
        self._metrics.sockets.dec()
        table = self._tables.known(connection.table_id)
        if connection.identity is not None and table is not None and table.seats_of(connection.identity):
            self._note_left(connection.table_id, [connection.identity])
        if not connections:
            del self._connections[connection.table_id]
            self._elsewhere.pop(connection.table_id, None)  # nobody tells us any more
            self._bus.unfollow(connection.table_id)
        self._bus.publish(self._who_is_here(connection.table_id))

    def present(self, table_id: str) -> list[Person]:
        """Who has the table open, here or elsewhere; elsewhere is known while somebody is here."""
        people = {present.id: present for present in self._present_here(table_id)}
        for _, others in self._elsewhere.get(table_id, {}).values():
            people.update({present.id: present for present in others})
        return sorted(people.values(), key=lambda present: present.id)[:_MOST_PRESENT]

    def away(self, table_id: str) -> dict[str, float]:
        """Of those who sit at a table and have not opened it: since when, as far as anybody here could tell."""
        table = self._tables.known(table_id)
        if table is None:
            return {}
        here, left = {present.id for present in self.present(table_id)}, self._left.get(table_id, {})
        since = {who: max(left.get(who, 0.0), table.acted_at.get(who, 0.0)) for who in table.people if who not in here}
        return {who: at for who, at in since.items() if at}

    def _note_left(self, table_id: str, people: Iterable[str]) -> None:
        """They have gone this moment."""
        for who in people:
            self._left.setdefault(table_id, {})[who] = time.time()
            self._left.move_to_end(table_id)
        if len(self._left) > _MOST_LEFT:
            self._left.popitem(last=False)

    def is_present(self, table_id: str, identity: str) -> bool:
        """Has somebody the table open?"""
        return any(present.id == identity for present in self.present(table_id))

    def _present_here(self, table_id: str) -> Iterable[Person]:
        for connection in self._connections.get(table_id, ()):
            if connection.person is not None:
                yield connection.person

    def _is_alone(self, table_id: str) -> bool:
        return table_id not in self._elsewhere

    def _who_is_here(self, table_id: str) -> WhoIsThere:
        here = list({present.id: present for present in self._present_here(table_id)}.values())[:_MOST_PRESENT]
        return WhoIsThere(table_id, self._bus.process, here, table_id in self._connections)

    def _hear(self, news: News | Followed) -> None:
        if news.table == LOBBY and isinstance(news, WhoIsThere):
            self.callers.hear(news)
        if news.table not in self._connections:
            return
        match news:
            case WentOn():
                self._spread(news)
            case Followed():
                self._bus.tell_others(self._who_is_here(news.table))
            case WhoIsThere():
                if news.process != self._bus.process:
                    self._note_who_is_elsewhere(news)
                self._show_presence(news.table)

    def _note_who_is_elsewhere(self, news: WhoIsThere) -> None:
        others = self._elsewhere[news.table]
        there = {person.id for person in others[news.process][1]} if news.process in others else set()
        table = self._tables.known(news.table)
        if gone := there - {person.id for person in news.present}:
            self._note_left(news.table, [who for who in gone if table is not None and table.seats_of(who)])
        is_new = news.process not in others
        if news.follows:
            others[news.process] = (time.monotonic(), news.present)
        else:
            others.pop(news.process, None)
            if not others:
                del self._elsewhere[news.table]
        if news.follows and is_new:  # it may know neither that we are here nor what has happened last
            self._bus.tell_others(self._who_is_here(news.table))
            if table is not None:
                self._bus.tell_others(WentOn(table.id, table.seq))

    def _forget_the_silent(self) -> None:
        """A process that died has not said that its people went away."""
        now = time.monotonic()
        for table_id, others in list(self._elsewhere.items()):
            silent = [process for process, (then, _) in others.items() if now - then >= _BELIEVED_SECONDS]
            for process in silent:
                self._hear(WhoIsThere(table_id, process, [], follows=False))

    def _show_presence(self, table_id: str) -> None:
        message = encode(Presence(self.present(table_id), self.away(table_id)))
        for connection in self._connections[table_id]:
            connection.send(message)

    def _spread(self, news: WentOn) -> None:
        table = self._tables.known(news.table)
        if table is not None and table.seq >= news.seq:
            self._catch_up(table)
        else:
            self._begin(self._load_and_spread(news.table))

    async def _load_and_spread(self, table_id: str) -> None:
        with suppress(Unavailable):  # the next look of `_poll` finds what is missing now
            self._catch_up(await self._tables.get(table_id))

    def _catch_up(self, table: Table) -> None:
        for connection in self._connections.get(table.id, ()):
            connection.catch_up(table)

    async def _poll(self) -> None:
        """The bus may lose news; the store does not."""
        said = time.monotonic()
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            self._forget_the_silent()
            if not self._tables.store.is_shared or not self._connections:
                continue
            watched = list(self._connections)
            with suppress(Unavailable):  # it is in the log, and the next look may find the database again
                for table_id, newest in await self._tables.store.newest(watched):
                    self._hear(WentOn(table_id, newest))
            if time.monotonic() - said > _SAY_ANEW_SECONDS:
                said = time.monotonic()
                for table_id in self._elsewhere:
                    self._bus.tell_others(self._who_is_here(table_id))

    async def _keep_waiting(self) -> None:
        """Public tables that wait for players, with their host before them, are touched: nobody who looks for a game is
        sent to a table that its host has left."""
        while True:
            await asyncio.sleep(TOUCH_SECONDS)
            known = (self._tables.known(table_id) for table_id in self._connections)
            waiting = [table.id for table in known if table is not None and self._is_host_here(table)]
            if waiting:
                with suppress(Unavailable):
                    await self._tables.store.touch_open(waiting, time.time())

    def _is_host_here(self, table: Table) -> bool:
        if table.status != OPEN or not table.created.public:
            return False
        return any(present.id == table.created.by.id for present in self._present_here(table.id))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
