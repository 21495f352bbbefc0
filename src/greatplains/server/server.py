"""One server process put together: store, bus, tables, sockets, bots, and the housekeeping between them."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from greatplains.core.errors import GreatPlainsError
from greatplains.server.botplayer import BotPlayer
from greatplains.server.bus import open_bus
from greatplains.server.desk import Desk
from greatplains.server.drafts import Drafts
from greatplains.server.hub import Hub
from greatplains.server.identity import Identities
from greatplains.server.limits import Buckets
from greatplains.server.lobby import Lobby
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import open_store
from greatplains.server.store import queries as q
from greatplains.server.tables import Tables
from greatplains.server.tasks import stop
from greatplains.server.webclient import web_client

_log = logging.getLogger(__name__)

_HOUSEKEEPING_SECONDS: Final = 600.0
_DAY: Final = 24 * 3600.0


class Server:
    """Everything that one process needs, made from its settings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = open_store(settings.database, settings.is_shared)
        self.bus = open_bus(settings.bus)
        self.identities = Identities(self.store, settings.link_minutes)
        self.tables = Tables(self.store, self.bus, settings, self.metrics)
        self.drafts = Drafts()
        self.desk = Desk(self.tables, self.drafts, settings)
        self.lobby = Lobby(self.store)
        self.hub = Hub(self.tables, self.bus, settings, self.metrics)
        self.bots = BotPlayer(self.tables, settings, self.metrics) if settings.bots else None
        self.client = web_client(settings.client)
        self.is_ready = False
        rate, burst, factor = settings.requests_a_second, settings.requests_at_once, settings.address_factor
        self._of_identity = Buckets(rate, burst)
        self._of_address = Buckets(rate * factor, burst * factor)
        self._of_newcomers = Buckets(settings.new_guests_a_minute / 60, settings.new_guests_a_minute)
        self._housekeeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect everything; from here on the server can serve."""
        await self.store.open()
        await self.hub.open()
        if self.bots is not None:
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

    def count_request(self, identity: str | None, address: str) -> None:
        """One more request of somebody, or `TooMany`."""
        self.count_address(address)
        if identity is not None:
            self._of_identity.take(identity)

    def count_address(self, address: str) -> None:
        """One more request from an address."""
        self._of_address.take(address)

    def count_identity(self, identity: str) -> None:
        """One more request of an identity."""
        self._of_identity.take(identity)

    def count_newcomer(self, address: str) -> None:
        """One more guest from an address."""
        self._of_newcomers.take(address)

    async def archive_idle(self) -> int:
        """Put away the tables that nobody has touched for long; how many there were."""
        since = time.time() - self.settings.idle_days * _DAY
        rows = await self.store.read(q.IDLE, {"since": since})
        for row in rows:
            await self.desk.archive(row.id, since)
        return len(rows)

    async def _keep_house(self) -> None:
        while True:
            try:
                while await self.archive_idle():
                    pass
            except GreatPlainsError as error:
                _log.warning("housekeeping failed and is tried again later: %s", error)
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
