"""Empties the outbox: notices that are due become deliveries, and deliveries go out, each lane by itself.

Any process may do it. What is in the store is told exactly once; on the wire it is at least once: a server that dies
between an answer and writing it down sends again, with the same key, by which the receiver can tell.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from email.utils import parseaddr
from hashlib import sha256
from math import inf
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from greatplains.server.domain import notices as nt
from greatplains.server.domain.refusals import TooMany, Unavailable
from greatplains.server.metrics import Metrics
from greatplains.server.settings import Settings
from greatplains.server.store import Clash
from greatplains.server.store.outbox import Channel, Delivery, DueNotice, NewDelivery, Outbox, TableTold, Wishes
from greatplains.server.tasks import keep_up, stop
from greatplains.server.work.pace import Pace
from greatplains.server.work.telling import mail as mails
from greatplains.server.work.telling import webhook
from greatplains.server.work.telling.hours import next_at, quiet_until
from greatplains.server.work.telling.mail import MailServer
from greatplains.server.work.telling.message import Body, Line, Message, read, worded, write
from greatplains.server.work.telling.outside import Outside, Unreachable
from greatplains.server.work.telling.push import Pusher, new_key

_log = logging.getLogger(__name__)

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"

_DAY: Final = 24 * 3600.0
_LEASE_SECONDS: Final = 60.0
_NOTICES_AT_ONCE: Final = 100
_DELIVERIES_AT_ONCE: Final = 48
_POSTS_AT_ONCE: Final = 16
_END_SECONDS: Final = 10.0
# Clocks are set right by less than that all the time.
_CLOCK_SECONDS: Final = 1.0
# Who was confirmed by another process is looked for a little further back: its clock may be another.
_OVERLAP_SECONDS: Final = 120.0
_WAITS: Final = (10.0, 30.0, 90.0, 300.0, 900.0, 3600.0)
# A place that was too slow is left alone for so long, so that what goes elsewhere does not wait for it.
_REST_SECONDS: Final = 60.0
_MOST_RESTING: Final = 1000
_GONE: Final = (404, 410)
# What is too much for somebody waits for so long.
_TOO_MUCH_SECONDS: Final = 3600.0
_CONFIRM_SECONDS: Final = _DAY
NO_WISHES: Final = Wishes(nt.USUAL, "en", "UTC", None, None, None, False)


class Offered(NamedTuple):
    """By which channels people can be told here."""

    push: bool
    mail: bool
    webhook: bool


class Telling:
    """One for each process. Without an address at which people find the server, nobody is told anything."""

    def __init__(
        self,
        outbox: Outbox,
        process: str,
        is_shared: bool,
        settings: Settings,
        metrics: Metrics,
        wanted: set[str],
        pace: Pace,
    ) -> None:
        self.outbox = outbox
        self.site = settings.site
        self.wanted = wanted  # those who want messages; tables ask it with every event
        self.outside = Outside(settings.reach_loopback)
        is_on = bool(self.site)
        self.offered = Offered(
            is_on and settings.push,
            is_on and bool(settings.mail_server and settings.mail_from),
            is_on and settings.webhooks,
        )
        self.pusher: Pusher | None = None
        self._process = process
        self._is_shared = is_shared
        self._settings = settings
        self._metrics = metrics
        self._pace = pace
        self._mail_server = MailServer(settings.mail_server, settings.mail_from) if self.offered.mail else None
        self._link_key = b""
        self._wakes: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._sending = {lane: asyncio.Lock() for lane in (PUSH, MAIL, WEBHOOK)}
        self._tasks: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(2, "mail")
        self._looked_at = inf
        self._claims = 0
        self._resting: dict[str, float] = {}
        self._soon: set[asyncio.Task[None]] = set()
        # Counts messages that are to be sent for somebody, or refuses them.
        self.count_messages: Callable[[str, int], None] = lambda person, messages: None

    async def open(self) -> None:
        if not self.site:
            return
        self._link_key = (await self.outbox.key("links", secrets.token_hex(32))).encode()
        if self.offered.push:
            sender = self._settings.mail_from
            contact = f"mailto:{parseaddr(sender)[1]}" if sender else self.site
            self.pusher = Pusher(await self.outbox.key("push", new_key()), contact)
        self.wanted |= await self.outbox.reachable(0.0)
        if not self._is_shared:  # whoever claimed these was this server before it was started again
            await self.outbox.release()
        loops: dict[str, Callable[[], Awaitable[None]]] = {"notices": self._tell_all}
        if self.offered.push:
            loops[PUSH] = lambda: self._empty(PUSH, self._post_all)
        if self.offered.webhook:
            loops[WEBHOOK] = lambda: self._empty(WEBHOOK, self._post_all)
        if self.offered.mail:
            loops[MAIL] = lambda: self._empty(MAIL, self._mail_all)
        if self._is_shared:
            loops["who is told"] = self._look_for_people
        self._tasks = [asyncio.create_task(keep_up(f"telling people ({name})", loop)) for name, loop in loops.items()]

    async def close(self) -> None:
        """What is on its way is finished, so that it is not sent again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_END_SECONDS):
                for lock in self._sending.values():
                    await lock.acquire()
                if self._soon:
                    await asyncio.wait(self._soon)
        await stop([*self._tasks, *self._soon])
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, lane: str) -> None:
        """Something is to be sent."""
        self._wakes[lane].set()

    # Links in mails, which prove that somebody has read one.

    def token(self, purpose: str, channel: Channel) -> str:
        """Proves that somebody was sent it, for this purpose, at this address."""
        said = f"{purpose} {channel.id} {channel.target}".encode()
        return f"{channel.id}.{hmac.new(self._link_key, said, sha256).hexdigest()}"

    async def channel_of(self, purpose: str, token: str) -> Channel | None:
        """The channel of such a token; None if it is none, or too old."""
        if not self.site:
            return None
        channel = await self.outbox.find_channel(token.partition(".")[0])
        if channel is None or not hmac.compare_digest(token.encode(), self.token(purpose, channel).encode()):
            return None
        is_old = not channel.is_confirmed and time.time() - channel.created_at > _CONFIRM_SECONDS
        return None if purpose == "confirm" and is_old else channel

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Done while whoever asked for it goes on."""
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def mail_once(self, made: EmailMessage) -> None:
        """A mail with a secret in it, which is not kept: if it does not go out, somebody asks again."""
        results = await self._send_mails([made])
        self._count(MAIL, "sent" if results[0] is None else "failed")

    # Notices become deliveries.

    async def _tell_all(self) -> None:
        while True:
            is_more = False
            with suppress(Unavailable):  # it is in the log, and the next look may find the database again
                await self._look_at_clock()
                is_more = await self.tell_due(time.time()) == _NOTICES_AT_ONCE
            if not is_more:
                await self._rest("notices")

    async def tell_due(self, now: float) -> int:
        """Look at notices that are due; how many there were."""
        claim = self._new_claim()
        due = await self.outbox.claim_notices(claim, now, now + _LEASE_SECONDS, _NOTICES_AT_ONCE)
        if not due:
            return 0
        of_person: defaultdict[str, list[DueNotice]] = defaultdict(list)
        for notice in due:
            of_person[notice.who].append(notice)
        wishes = await self.outbox.wishes_of(of_person)
        channels: defaultdict[str, list[Channel]] = defaultdict(list)
        for channel in await self.outbox.channels_of(of_person):
            if channel.is_confirmed and getattr(self.offered, channel.kind):
                channels[channel.who].append(channel)
        tables = await self.outbox.about(notice.table_id for notice in due)
        told = [
            self._tell_person(notices, claim, wishes.get(who, NO_WISHES), channels[who], tables, now)
            for who, notices in of_person.items()
        ]
        # One that fails is looked at again when its lease has ended.
        for result in await asyncio.gather(*told, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, Unavailable | Clash):
                raise result
        for lane in (PUSH, MAIL, WEBHOOK):
            self.wake(lane)
        return len(due)

    async def _tell_person(
        self,
        notices: list[DueNotice],
        claim: str,
        wishes: Wishes,
        channels: list[Channel],
        tables: dict[str, TableTold],
        now: float,
    ) -> None:
        await self._pace.turn()
        if not channels:
            self.wanted.discard(notices[0].who)
        quiet = quiet_until(wishes, now)
        together: list[tuple[DueNotice, Line]] = []
        for notice in notices:
            line = _line(notice, wishes, tables.get(notice.table_id)) if channels else None
            if line is None:
                await self.outbox.drop(notice, claim)
            elif quiet is not None:
                await self.outbox.hold(notice, claim, quiet, notice.is_held)
            elif wishes.digest_at is None:
                if self._is_too_much(notice.who, len(channels)):
                    await self.outbox.hold(notice, claim, now + _TOO_MUCH_SECONDS, notice.is_held)
                else:
                    await self._tell([(notice, line)], claim, wishes, channels, now)
            elif notice.is_held:
                together.append((notice, line))
            else:
                await self.outbox.hold(notice, claim, next_at(wishes.digest_at, wishes.zone, now), True)
        if together:
            await self._tell(together, claim, wishes, channels, now)

    def _is_too_much(self, who: str, deliveries: int) -> bool:
        """Has somebody had more than enough for today? Where messages go is for everybody to say, and two who play with
        each other could have as many sent there as they like."""
        try:
            self.count_messages(who, deliveries)
        except TooMany:
            return True
        return False

    async def _tell(
        self,
        told: list[tuple[DueNotice, Line]],
        claim: str,
        wishes: Wishes,
        channels: Iterable[Channel],
        now: float,
    ) -> None:
        body = write(Body("told", wishes.language, [line for _, line in told]))
        about = " ".join(f"{notice.table_id}:{notice.seq}:{line.kind}" for notice, line in told)
        deliveries = [
            NewDelivery(_key(f"{channel.id} {about}"), channel.id, channel.kind, body) for channel in channels
        ]
        remind_as = nt.TIME if wishes.kinds & nt.TIME else 0
        await self.outbox.tell([notice for notice, _ in told], claim, deliveries, now, remind_as)

    # Deliveries go out.

    async def _empty(self, lane: str, send_all: Callable[[list[Delivery], str], Awaitable[None]]) -> None:
        while True:
            is_more = False
            with suppress(Unavailable):
                async with self._sending[lane]:
                    claim, now = self._new_claim(), time.time()
                    until = now + _LEASE_SECONDS
                    found = await self.outbox.claim_deliveries(lane, claim, now, until, _DELIVERIES_AT_ONCE)
                    is_more = len(found) == _DELIVERIES_AT_ONCE
                    await send_all(found, claim)
            if not is_more:
                await self._rest(lane)

    async def _post_all(self, found: list[Delivery], claim: str) -> None:
        room = asyncio.Semaphore(_POSTS_AT_ONCE)

        async def post(delivery: Delivery) -> None:
            async with room:
                await self._pace.turn()
                await self._post(delivery, claim)

        results = await asyncio.gather(*(post(delivery) for delivery in found), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, Unavailable):
                raise result

    async def _post(self, delivery: Delivery, claim: str) -> None:
        channel = delivery.channel
        message = worded(read(delivery.body), delivery.id, self.site)
        try:
            host = urlsplit(channel.target).netloc
            self._check_rest(host)
            url, headers, body = self._request(channel, message)
            begun = time.monotonic()
            try:
                status = await self.outside.post(url, headers, body)
            except Unreachable as error:
                if not error.is_final and time.monotonic() - begun > 1.0:
                    self._let_rest(host)
                raise
        except Unreachable as error:
            await self._note_failure(delivery, claim, str(error), error.is_final)
            return
        if 200 <= status < 300:
            await self._note_sent(delivery, claim)
        elif status in _GONE:
            self._count(channel.kind, "gone")
            await self.outbox.drop_channel(channel.id)
        else:
            await self._note_failure(delivery, claim, f"status {status}", is_final=status == 413)

    def _request(self, channel: Channel, message: Message) -> tuple[str, dict[str, str], bytes]:
        if channel.kind == WEBHOOK:
            return channel.target, *webhook.request(channel.form, message)
        assert self.pusher is not None
        shown = {"title": message.title, "text": message.text, "url": message.url, "tag": message.table or message.key}
        topic = _key(message.table or message.key)
        return channel.target, *self.pusher.message(channel.target, channel.keys, topic, shown)

    async def _mail_all(self, found: list[Delivery], claim: str) -> None:
        wanted = []
        for delivery in found:
            await self._pace.turn()
            wanted.append((delivery, self._mail_of(delivery)))
        for delivery in [delivery for delivery, made in wanted if made is None]:
            await self.outbox.end_delivery(delivery, claim)
        sending = [(delivery, made) for delivery, made in wanted if made is not None]
        if not sending:
            return
        results = await self._send_mails([made for _, made in sending])
        for (delivery, _), error in zip(sending, results, strict=True):
            if error is None:
                await self._note_sent(delivery, claim)
            else:
                await self._note_failure(delivery, claim, type(error).__name__, mails.is_refused(error))

    def _mail_of(self, delivery: Delivery) -> EmailMessage | None:
        """None for one that is not wanted any more."""
        assert self._mail_server is not None
        channel, body, sender = delivery.channel, read(delivery.body), self._mail_server.sender
        if body.what == "confirm":
            if channel.is_confirmed:
                return None
            page = mails.confirmation(body.language, self.site, self.token("confirm", channel))
            return mails.mail(page, channel.target, sender, delivery.id, body.language)
        off = self.token("off", channel)
        page = mails.told(worded(body, delivery.id, self.site), self.site, off)
        unsubscribe = f"{self.site}/api/mail/off?token={off}"
        return mails.mail(page, channel.target, sender, delivery.id, body.language, unsubscribe)

    async def _send_mails(self, made: list[EmailMessage]) -> list[Exception | None]:
        server = self._mail_server
        assert server is not None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, lambda: server.send(made))
        except OSError as error:  # smtplib's own errors are of this kind, too
            _log.warning("the mail server failed: %s", type(error).__name__)
            return [error] * len(made)

    async def _note_sent(self, delivery: Delivery, claim: str) -> None:
        self._count(delivery.channel.kind, "sent")
        self._metrics.message_seconds.observe(max(0.0, time.time() - delivery.created_at))
        await self.outbox.end_delivery(delivery, claim)

    async def _note_failure(self, delivery: Delivery, claim: str, reason: str, is_final: bool) -> None:
        """Tried again after longer and longer, for a day."""
        now = time.time()
        again_at = now + _WAITS[min(delivery.failures, len(_WAITS) - 1)]
        if is_final or again_at - delivery.created_at > _DAY:
            self._count(delivery.channel.kind, "dropped")
            _log.warning("a message by %s was dropped: %s", delivery.channel.kind, reason)
            await self.outbox.end_delivery(delivery, claim)
        else:
            self._count(delivery.channel.kind, "failed")
            await self.outbox.fail_delivery(delivery, claim, again_at)

    def _check_rest(self, host: str) -> None:
        if self._resting.get(host, 0.0) > time.monotonic():
            raise Unreachable("it was too slow a moment ago")

    def _let_rest(self, host: str) -> None:
        if len(self._resting) >= _MOST_RESTING:
            self._resting.clear()
        self._resting[host] = time.monotonic() + _REST_SECONDS

    # People, clocks, pauses.

    async def _look_for_people(self) -> None:
        since = time.time()
        while True:
            with suppress(Unavailable):
                now = time.time()
                self.wanted |= await self.outbox.reachable(since - _OVERLAP_SECONDS)
                since = now
            await self._rest("people")

    async def _look_at_clock(self) -> None:
        """A clock that went back must not make anybody wait until it is as late again."""
        now = time.time()
        if now < self._looked_at - _CLOCK_SECONDS and self._looked_at != inf:
            await self.outbox.hasten(now)
        self._looked_at = now

    async def _rest(self, name: str) -> None:
        wake = self._wakes[name]
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.poll_seconds):
                await wake.wait()
        wake.clear()

    def _new_claim(self) -> str:
        self._claims += 1
        return f"{self._process}:{self._claims}"

    def _count(self, lane: str, outcome: str) -> None:
        self._metrics.messages.labels(lane, outcome).inc()


def _line(notice: DueNotice, wishes: Wishes, table: TableTold | None) -> Line | None:
    """What is said of a notice; None if there is nothing that somebody wants to know."""
    if table is None:
        return None
    kinds = notice.kinds & wishes.kinds
    if table.to_move != notice.who:
        kinds &= ~(nt.TURN | nt.TIME)  # the turn was made meanwhile, for them or by them
    kind = nt.most_important(kinds)
    if kind is None:
        return None
    others = [name for who, name in table.people.items() if who != notice.who]
    return Line(notice.table_id, kind, table.game, others)


def _key(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]
