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
from greatplains.server.domain import problems
from greatplains.server.domain.drafts import Drafts
from greatplains.server.domain.refusals import Conflict, Unavailable
from greatplains.server.domain.standing import OPEN, RUNNING
from greatplains.server.http.aside import Aside
from greatplains.server.http.context import Context
from greatplains.server.http.identities import Identities
from greatplains.server.http.kept import Kept
from greatplains.server.http.limits import Limits
from greatplains.server.http.passkeys import Passkeys
from greatplains.server.http.pictures import Pictures
from greatplains.server.http.waiting import WaitingLine
from greatplains.server.http.webclient import web_client
from greatplains.server.live.bus import open_bus
from greatplains.server.live.hub import Hub
from greatplains.server.live.lobby import Lobby
from greatplains.server.live.service import TableService
from greatplains.server.live.tables import Tables
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import BOT_TURN, CLOCK, REVIEW, Outbox, open_store
from greatplains.server.tasks import keep_up, stop
from greatplains.server.work.bot_turns import BotTurns
from greatplains.server.work.clocks import Clocks
from greatplains.server.work.due import DueWork
from greatplains.server.work.expiry import Expiry
from greatplains.server.work.hints import Hints
from greatplains.server.work.pace import Pace
from greatplains.server.work.puzzle_answers import PuzzleAnswers
from greatplains.server.work.reviews import Reviews
from greatplains.server.work.telling.telling import Telling

_log = logging.getLogger(__name__)

_HOUSEKEEPING_SECONDS: Final = 600.0
_SIGN_OUT_SECONDS: Final = 30.0
# Who was forgotten through another process is looked for a little further back: its clock may be another.
_OVERLAP_SECONDS: Final = 120.0
_DAY: Final = 24 * 3600.0
# Small boards that are kept, each of them about 100 KB: a few hundred games that people look at in their lists.
_GLIMPSES_BYTES: Final = 32 * 1024 * 1024
# A look at the clock may come so many times later than it should.
_LONGEST_GAP: Final = 3.0
# Messages, clocks and tables that go, while people play: one takes up to a millisecond.
_PIECES_A_SECOND: Final = 70.0
# Hints and answers to puzzles take a second or so each: who is behind more of their own address would give up before
# theirs comes.
_THOUGHTS_OF_ADDRESS: Final = 8
_THOUGHTS: Final = 32
_THOUGHT_AGAIN_SECONDS: Final = 5.0
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
        outbox, wanted = Outbox(self.store.database), self.tables.wanted
        pace = Pace(_PIECES_A_SECOND)
        self.telling = Telling(outbox, self.bus.process, self.store.is_shared, settings, self.metrics, wanted, pace)
        self.due = DueWork(self.store, self.bus.process, settings.poll_seconds)
        self.bots: BotTurns | None = None
        self.reviews: Reviews | None = None
        self.review_wanted = partial(self.due.wake, REVIEW)
        if settings.bots:
            wake = partial(self.due.wake, BOT_TURN)
            self.bots = BotTurns(self.tables, self.store, self.bus.process, settings, self.metrics, wake)
            self.tables.bot_wanted = wake
            self.due.add(self.bots)
            self.reviews = Reviews(self.tables, self.store, self.bus.process, settings, self.metrics)
            self.due.add(self.reviews)
        line = WaitingLine(_THOUGHTS_OF_ADDRESS, _THOUGHTS, problems.HINTS, _THOUGHT_AGAIN_SECONDS)
        self.hints = Hints(settings.bot_seconds, line)
        self.puzzle_answers = PuzzleAnswers(self.hints.pool, line)
        self.due.add(Clocks(self.tables, self.store.jobs, self.bus.process, pace))
        self.tables.clock_set = partial(self.due.wake, CLOCK)
        self.due.before = self.tables.outages.look
        self.service.is_present = self.hub.is_present
        self.due.add(Expiry(self.tables, self.store.jobs, self.bus.process, pace))
        self.limits = Limits(settings)
        self.service.count_written = self.limits.count_written
        self.telling.count_messages = self.limits.count_messages
        self.aside = Aside()
        self.passkeys = Passkeys(self.store, self.aside)
        self.client = web_client(settings.client)
        self.pictures = Pictures()
        self.glimpses = Kept(_GLIMPSES_BYTES)
        self.is_ready = False
        self.was_open = False
        self._forgotten_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect everything; from here on the server can serve."""
        await self.store.open()
        self.tables.forgotten.update(await self._forgotten())
        await self.tables.outages.look()
        self.was_open = True
        await self.hub.open()
        await self.due.open()
        await self.telling.open()
        self._tasks.append(asyncio.create_task(keep_up("housekeeping", self._keep_house)))
        if self.store.is_shared:
            self._tasks.append(asyncio.create_task(keep_up("signing out", self._sign_out)))
        self.is_ready = True

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        self.is_ready = False
        await stop(self._tasks)
        await self.telling.close()
        await self.due.close()
        if self.bots is not None:
            await self.bots.close()
        if self.reviews is not None:
            await self.reviews.close()
        await self.stop_thinking()
        await self.hints.close()
        await self.hub.close()
        if self.was_open:
            with suppress(Unavailable):
                await self.tables.outages.close()
        await self.store.close()

    async def stop_thinking(self) -> None:
        """Nobody who still waits for a hint or a verdict is to hold up the end."""
        await self.puzzle_answers.stop()
        await self.hints.stop()

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

    async def _forgotten(self) -> set[str]:
        """Those who were forgotten, through whichever process, since this was asked last."""
        found = await self.store.people.forgotten(self._forgotten_at - _OVERLAP_SECONDS)
        self._forgotten_at = max([self._forgotten_at, *found.values()])
        return set(found) - self.tables.forgotten

    async def sign_out_elsewhere(self) -> None:
        """Close the sockets of devices that were signed out through another process, and show the names of those
        nowhere who were forgotten through one."""
        if gone_for_good := await self._forgotten():
            self.identities.forget_people(gone_for_good)
            await self.tables.forget_people(gone_for_good)
        devices = self.hub.devices
        gone = set(devices) - await self.store.people.known_devices(devices)
        self.identities.forget_devices(list(gone))
        self.hub.sign_out(gone)

    async def _sign_out(self) -> None:
        while True:
            await asyncio.sleep(_SIGN_OUT_SECONDS)
            with suppress(GreatPlainsError):  # it is in the log, and the next look may find the database again
                await self.sign_out_elsewhere()

    async def _keep_house(self) -> None:
        while True:
            try:
                await self.archive_idle()
                await self.identities.note_seen()
            except GreatPlainsError as error:
                _log.warning("housekeeping failed and is tried again later: %s", error)
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
