"""One server process put together: store, bus, tables, sockets, bots, and the housekeeping between them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Final

from greatplains.bots.roster import BOTS
from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain.drafts import Drafts
from greatplains.server.domain.refusals import Conflict, Unavailable
from greatplains.server.domain.standing import OPEN, RUNNING
from greatplains.server.http.aside import Aside
from greatplains.server.http.context import Context
from greatplains.server.http.identities import Identities
from greatplains.server.http.kept import Kept
from greatplains.server.http.limits import Limits
from greatplains.server.http.pictures import Pictures
from greatplains.server.http.webclient import web_client
from greatplains.server.live.bus import open_bus
from greatplains.server.live.hub import Hub
from greatplains.server.live.lobby import Lobby
from greatplains.server.live.service import TableService
from greatplains.server.live.tables import Tables
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, CLOCK, open_store
from greatplains.server.tasks import keep_up, stop
from greatplains.server.work.bot_turns import BotTurns
from greatplains.server.work.clocks import Clocks
from greatplains.server.work.due import DueWork
from greatplains.server.work.expiry import Expiry

_log = logging.getLogger(__name__)

_HOUSEKEEPING_SECONDS: Final = 600.0
_DAY: Final = 24 * 3600.0
# Small boards that are kept, each of them about 100 KB: a few hundred games that people look at in their lists.
_GLIMPSES_BYTES: Final = 32 * 1024 * 1024
# A look at the clock may come so many times later than it should.
_LONGEST_GAP: Final = 3.0
_BEFORE_ALL: Final = (-1e18, "")


class Server(Context):
    """Everything that one process needs, made from its settings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = open_store(settings.database, settings.is_shared)
        self.bus = open_bus(settings.bus)
        self.identities = Identities(self.store, settings.link_minutes)
        self.tables = Tables(self.store, self.bus, settings, self.metrics)
        self.service = TableService(self.tables, Drafts(), settings, tuple(BOTS))
        self.lobby = Lobby(self.store)
        self.hub = Hub(self.tables, self.bus, settings, self.metrics)
        self.due = DueWork(self.store, self.bus.process, settings.poll_seconds)
        self.bots: BotTurns | None = None
        if settings.bots:
            wake = partial(self.due.wake, BOT_TURN)
            self.bots = BotTurns(self.tables, self.store, self.bus.process, settings, self.metrics, wake)
            self.tables.bot_wanted = wake
            self.due.add(self.bots)
        self.due.add(Clocks(self.tables, self.store.jobs, self.bus.process))
        self.tables.clock_set = partial(self.due.wake, CLOCK)
        self.due.before = self.tables.outages.look
        self.service.is_present = self.hub.is_present
        self.due.add(Expiry(self.tables, self.store.jobs, self.bus.process))
        self.limits = Limits(settings)
        self.service.count_written = self.limits.count_written
        self.aside = Aside()
        self.client = web_client(settings.client)
        self.pictures = Pictures()
        self.glimpses = Kept(_GLIMPSES_BYTES)
        self.is_ready = False
        self.was_open = False
        self._housekeeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect everything; from here on the server can serve."""
        await self.store.open()
        await self.tables.outages.look()
        self.was_open = True
        await self.hub.open()
        await self.due.open()
        self._housekeeping = asyncio.create_task(keep_up("housekeeping", self._keep_house))
        self.is_ready = True

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        self.is_ready = False
        if self._housekeeping is not None:
            await stop([self._housekeeping])
        await self.due.close()
        if self.bots is not None:
            await self.bots.close()
        await self.hub.close()
        if self.was_open:
            with suppress(Unavailable):
                await self.tables.outages.close()
        await self.store.close()

    async def archive_idle(self) -> int:
        """Put away the tables that nobody has touched for long; how many there were. None if the clock has jumped: the
        days that it left out, nobody had."""
        now, idle_seconds = time.time(), self.settings.idle_days * _DAY
        since = now - idle_seconds
        longest = max(_LONGEST_GAP * _HOUSEKEEPING_SECONDS, min(_DAY, idle_seconds / 4))
        if await self.store.look_at_clock(now, longest) > since:
            return 0
        archived = 0
        for status in (OPEN, RUNNING):
            after = _BEFORE_ALL
            while idle := await self.store.idle_tables(status, since, after):
                for _, table_id in idle:
                    with suppress(Conflict):  # one that is damaged stays as it is
                        await self.service.archive(table_id, since)
                        archived += 1
                after = idle[-1]
        return archived

    async def _keep_house(self) -> None:
        while True:
            try:
                await self.archive_idle()
            except GreatPlainsError as error:
                _log.warning("housekeeping failed and is tried again later: %s", error)
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
