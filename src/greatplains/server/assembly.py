"""One server process put together: store, bus, tables, sockets, bots, and the housekeeping between them."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from greatplains.bots.roster import BOTS
from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain.drafts import Drafts
from greatplains.server.http.aside import Aside
from greatplains.server.http.context import Context
from greatplains.server.http.identities import Identities
from greatplains.server.http.limits import Limits
from greatplains.server.http.webclient import web_client
from greatplains.server.live.bus import open_bus
from greatplains.server.live.hub import Hub
from greatplains.server.live.lobby import Lobby
from greatplains.server.live.service import TableService
from greatplains.server.live.tables import Tables
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import open_store
from greatplains.server.tasks import stop
from greatplains.server.work.bot_turns import BotTurns

_log = logging.getLogger(__name__)

_HOUSEKEEPING_SECONDS: Final = 600.0
_DAY: Final = 24 * 3600.0


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
        bots = BotTurns(self.tables, self.store, self.bus.process, settings, self.metrics)
        self.bots = bots if settings.bots else None
        self.limits = Limits(settings)
        self.service.count_written = self.limits.count_written
        self.aside = Aside()
        self.client = web_client(settings.client)
        self.is_ready = False
        self._housekeeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect everything; from here on the server can serve."""
        await self.store.open()
        await self.hub.open()
        if self.bots is not None:
            self.tables.bot_wanted = self.bots.wake
            await self.bots.open()
        self._housekeeping = asyncio.create_task(self._keep_house(), name="housekeeping")
        self.is_ready = True

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        self.is_ready = False
        if self._housekeeping is not None:
            await stop([self._housekeeping])
        if self.bots is not None:
            await self.bots.close()
        await self.hub.close()
        await self.store.close()

    async def archive_idle(self) -> int:
        """Put away the tables that nobody has touched for long; how many there were."""
        since = time.time() - self.settings.idle_days * _DAY
        idle = await self.store.idle_tables(since)
        for table_id in idle:
            await self.service.archive(table_id, since)
        return len(idle)

    async def drop_expired(self) -> int:
        """Let the tables go that were made of records and whose time is over; how many there were."""
        return sum([await self.tables.drop(table_id) for table_id in await self.store.expired_tables(time.time())])

    async def _keep_house(self) -> None:
        while True:
            try:
                while await self.archive_idle():
                    pass
                while await self.drop_expired():
                    pass
            except GreatPlainsError as error:
                _log.warning("housekeeping failed and is tried again later: %s", error)
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
