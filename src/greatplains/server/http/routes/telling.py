"""Being told of tables one is not at: where, of what, when; the address of e-mail, and signing in by it."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.notices import kinds_named, names_of
from greatplains.server.domain.refusals import Conflict, NotFound, Refusal, TooMany, Unavailable
from greatplains.server.domain.shapes import TableSummary
from greatplains.server.domain.standing import RUNNING
from greatplains.server.http import calendar, feed
from greatplains.server.http.context import Context
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TheCaller, ThePerson, TheServer
from greatplains.server.store import Channel, Wishes
from greatplains.server.store.outbox import NewDelivery
from greatplains.server.work.telling import mail as mails
from greatplains.server.work.telling.hours import is_zone
from greatplains.server.work.telling.message import Body, write
from greatplains.server.work.telling.outside import Unreachable
from greatplains.server.work.telling.push import read_keys
from greatplains.server.work.telling.telling import MAIL, NO_WISHES, PUSH, WEBHOOK

_MOST_CHANNELS: Final = 10
_MOST_PEOPLE: Final = 5  # who have the same address of e-mail, and get a link each
_MOST_IN_FEED: Final = 50
_SECRET_BYTES: Final = 32
_KEPT_A_MINUTE: Final = {"cache-control": "private, max-age=60"}
_ID_BYTES: Final = 12

Kind = Literal["over", "turn", "time", "begun", "proposal", "invitation", "chat"]
Language = Literal["en", "de", "fr", "it"]
TimeOfDay = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="minutes after midnight")]
Token = Annotated[str, Meta(max_length=200)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told. Quiet hours and a digest are optional; `always`: also of tables that are open."""

    kinds: list[Kind]
    language: Language = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet_from: TimeOfDay | None = None
    quiet_to: TimeOfDay | None = None
    digest_at: TimeOfDay | None = None
    always: bool = False


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to be told: the endpoint of a push service with the browser's keys, an address of e-mail, or of a webhook,
    with the form it takes."""

    kind: Literal["push", "mail", "webhook"]
    target: Annotated[str, Meta(min_length=3, max_length=2000)]
    form: Literal["", "json", "discord", "slack", "ntfy"] = ""
    keys: dict[str, Annotated[str, Meta(max_length=200)]] = {}
    language: Language = "en"


class ShownChannel(msgspec.Struct, frozen=True):
    """A channel. `shown` is as much of its target as is needed to know it: the address of e-mail, the host of a
    webhook; of a push service the SHA-256 of its endpoint."""

    id: str
    kind: str
    form: str
    shown: str
    confirmed: bool


class TellingOffer(msgspec.Struct, frozen=True):
    """What this server can do: the key for push messages, mail, webhooks; a feed."""

    push: str | None
    mail: bool
    webhook: bool
    feed: bool


class Told(msgspec.Struct, frozen=True):
    """How somebody is told."""

    offer: TellingOffer
    wish: Wish
    channels: list[ShownChannel]
    has_feed: bool


class FeedAddress(msgspec.Struct, frozen=True):
    """The secret address of a feed, which is shown this once; `calendar` has the same turns for programs with a
    calendar."""

    path: str
    calendar: str


class MailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a mail says after its #."""

    token: Token


class MailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address of e-mail that somebody has confirmed here, to be sent a link to."""

    address: Annotated[str, Meta(max_length=mails.MOST_ADDRESS)]
    language: Language = "en"


class TellingController(Controller):
    """Messages to people who are not at their tables."""

    path = "/api"
    tags = ("telling",)
    request_max_body_size = SHORT_BODY

    @get("/me/telling", summary="How am I told of my tables?", responses=REFUSALS)
    async def told(self, person: ThePerson, server: TheServer) -> Told:
        """What the server offers, what is wished, and where to."""
        return await _told(person, server)

    @put("/me/telling", summary="Say how to be told", responses=REFUSALS)
    async def wish(self, data: JSONBody[Wish], person: ThePerson, server: TheServer) -> Told:
        """Of what, in which language, and when not."""
        if not is_zone(data.zone):
            raise Refusal(problems.ZONE, zone=data.zone)
        await server.telling.outbox.wish(
            person.id,
            Wishes(
                kinds_named(data.kinds),
                data.language,
                data.zone,
                data.quiet_from,
                data.quiet_to,
                data.digest_at,
                data.always,
            ),
        )
        return await _told(person, server)

    @post("/me/channels", summary="Be told here", responses=REFUSALS, opt={COST: 5})
    async def add_channel(
        self, data: JSONBody[NewChannel], person: ThePerson, caller: TheCaller, server: TheServer
    ) -> Told:
        """An address of e-mail has to be confirmed first, by a link that is sent there."""
        telling = server.telling
        if not getattr(telling.offered, data.kind):
            raise Conflict(problems.NOT_OFFERED)
        target = _checked_target(data, server)
        target_hash, now = _hash(target.lower() if data.kind == MAIL else target), time.time()
        same = await telling.outbox.found_at(data.kind, target_hash, _MOST_PEOPLE * _MOST_CHANNELS)
        mine = [channel for channel in await telling.outbox.channels_of([person.id]) if channel.who == person.id]
        if len(mine) >= _MOST_CHANNELS:
            raise TooMany(problems.CHANNELS, most=_MOST_CHANNELS)
        if data.kind == MAIL:
            server.limits.count_mail(person.id, caller.sender.address, target_hash)
        for found in same:
            # A browser has one owner at a time; an address of e-mail or a webhook may have several.
            if found.who == person.id or data.kind == PUSH:
                await telling.outbox.drop_channel(found.channel_id)
        form = (data.form or "json") if data.kind == WEBHOOK else ""
        keys = msgspec.json.encode(data.keys).decode() if data.kind == PUSH else ""
        is_confirmed = data.kind != MAIL
        channel = Channel(secrets.token_urlsafe(_ID_BYTES), person.id, data.kind, form, target, keys, now, is_confirmed)
        if not await telling.outbox.wishes_of([person.id]):
            await telling.outbox.wish(person.id, NO_WISHES._replace(language=data.language))
        await telling.outbox.add_channel(channel, target_hash)
        if is_confirmed:
            telling.wanted.add(person.id)
        else:
            await _send(server, channel, Body("confirm", data.language))
        return await _told(person, server)

    @delete("/me/channels/{channel_id:str}", status_code=200, summary="Do not be told here", responses=REFUSALS)
    async def drop_channel(self, channel_id: FromPath[str], person: ThePerson, server: TheServer) -> Told:
        """Nothing more goes there, not even what is on its way."""
        channel = await _own_channel(channel_id, person, server)
        await server.telling.outbox.drop_channel(channel.id)
        return await _told(person, server)

    @post(
        "/me/channels/{channel_id:str}/test",
        status_code=204,
        summary="Try a channel",
        responses=REFUSALS,
        opt={COST: 20},
    )
    async def test_channel(
        self, channel_id: FromPath[str], person: ThePerson, caller: TheCaller, server: TheServer
    ) -> None:
        """A message that says nothing goes there."""
        channel = await _own_channel(channel_id, person, server)
        if not channel.is_confirmed or not getattr(server.telling.offered, channel.kind):
            raise Conflict(problems.NOT_OFFERED)
        server.limits.count_mail(person.id, caller.sender.address, _hash(channel.target))
        wishes = (await server.telling.outbox.wishes_of([person.id])).get(person.id, NO_WISHES)
        await _send(server, channel, Body("test", wishes.language))

    @post("/me/feed", summary="Make a secret address of a feed of my turns", responses=REFUSALS, opt={COST: 5})
    async def make_feed(self, person: ThePerson, server: TheServer) -> FeedAddress:
        """For programs that read Atom, and for calendars. An address that was made before is not good any more."""
        if not server.telling.site:
            raise Conflict(problems.NOT_OFFERED)
        outbox, token = server.telling.outbox, secrets.token_urlsafe(_SECRET_BYTES)
        if not await outbox.wishes_of([person.id]):
            await outbox.wish(person.id, NO_WISHES)
        await outbox.set_feed(person.id, _hash(token))
        return FeedAddress(f"/api/feeds/{token}", f"/api/feeds/{token}/calendar.ics")

    @delete("/me/feed", status_code=200, summary="Take the feed away", responses=REFUSALS)
    async def drop_feed(self, person: ThePerson, server: TheServer) -> Told:
        """Its address is not good any more."""
        await server.telling.outbox.set_feed(person.id, None)
        return await _told(person, server)

    @get("/feeds/{token:str}", summary="Games that wait for somebody (Atom)", responses=REFUSALS, opt={COST: 5})
    async def feed(self, token: FromPath[str], server: TheServer) -> Response[bytes]:
        """Whoever has the address may read it; it names tables and players, and nothing of the games."""
        waiting, person, language = await _waiting(token, server)
        body = feed.feed(waiting, person.id, language, server.telling.site, time.time())
        return Response(body, media_type=feed.CONTENT_TYPE, headers=_KEPT_A_MINUTE)

    @get("/feeds/{token:str}/calendar.ics", summary="Turns due (iCalendar)", responses=REFUSALS, opt={COST: 5})
    async def due(self, token: FromPath[str], server: TheServer) -> Response[bytes]:
        """The same for a calendar: each turn stands where its time is over. Games without a clock are not in it."""
        waiting, person, language = await _waiting(token, server)
        body = calendar.calendar(waiting, person.id, language, server.telling.site, time.time())
        return Response(body, media_type=calendar.CONTENT_TYPE, headers=_KEPT_A_MINUTE)

    @post("/mail/confirm", status_code=204, summary="Confirm an address of e-mail", responses=REFUSALS)
    async def confirm(self, data: JSONBody[MailToken], caller: TheCaller, server: TheServer) -> None:
        """With what the link in the mail says; it works more than once, and changes nothing then."""
        server.limits.count_newcomer(caller.sender.address)
        channel = await server.telling.channel_of("confirm", data.token)
        if channel is None:
            raise NotFound(problems.MAIL_LINK)
        await server.telling.outbox.confirm_channel(channel.id, time.time())
        server.telling.wanted.add(channel.who)

    @post("/mail/off", status_code=204, summary="No more mails to an address", responses=REFUSALS)
    async def off(
        self, caller: TheCaller, server: TheServer, token: Annotated[str, QueryParameter(max_length=200)]
    ) -> None:
        """What programs for mail post to when somebody unsubscribes (RFC 8058)."""
        server.limits.count_newcomer(caller.sender.address)
        channel = await server.telling.channel_of("off", token)
        if channel is not None:  # else it is off already
            await server.telling.outbox.drop_channel(channel.id)

    @post("/mail/links", status_code=204, summary="Send a link to sign in", responses=REFUSALS, opt={COST: 5})
    async def send_link(self, data: JSONBody[MailAddress], caller: TheCaller, server: TheServer) -> None:
        """To an address that somebody has confirmed here. Whether anybody has is not told."""
        if not server.telling.offered.mail:
            raise Conflict(problems.NOT_OFFERED)
        if not mails.is_address(data.address):
            raise Refusal(problems.MAIL_ADDRESS)
        target_hash = _hash(data.address.lower())
        server.limits.count_mail(None, caller.sender.address, target_hash)
        # Later, so that not even the time until the answer tells whether anybody has.
        server.telling.soon(_mail_links(server, data, target_hash))


async def _mail_links(server: Context, data: MailAddress, target_hash: str) -> None:
    """A link to each who has confirmed the address. If the database is away, somebody asks again."""
    minutes = max(1, int(server.settings.link_minutes))
    with suppress(Unavailable):
        for owner in await server.telling.outbox.found_at(MAIL, target_hash, _MOST_PEOPLE):
            if not owner.is_confirmed:
                continue
            token, _ = await server.identities.make_link(Person(owner.who, owner.name, ""))
            page = mails.sign_in(data.language, server.telling.site, owner.name, token, minutes)
            key, sender = secrets.token_hex(16), server.settings.mail_from
            await server.telling.mail_once(mails.mail(page, data.address, sender, key, data.language))


async def _waiting(token: str, server: Context) -> tuple[list[TableSummary], Person, str]:
    """The games that wait for whoever has this secret address, and their language."""
    owner = await server.telling.outbox.feed_owner(_hash(token)) if server.telling.site else None
    if owner is None:
        raise NotFound(problems.NOT_FOUND)
    person, language = owner
    tables = await server.store.tables_of(person.id, [RUNNING], 0, _MOST_IN_FEED)
    return [table for table in tables if table.waiting], person, language


def _checked_target(data: NewChannel, server: Context) -> str:
    if data.kind == MAIL:
        if not mails.is_address(data.target):
            raise Refusal(problems.MAIL_ADDRESS)
        return data.target
    try:
        server.telling.outside.check(data.target)
    except Unreachable:
        raise Refusal(problems.WEBHOOK) from None
    if data.kind == PUSH:
        try:
            read_keys(msgspec.json.encode(data.keys).decode())
        except ValueError:
            raise Refusal(problems.PUSH_KEYS) from None
    return data.target


async def _told(person: Person, server: Context) -> Told:
    telling = server.telling
    wishes = (await telling.outbox.wishes_of([person.id])).get(person.id, NO_WISHES)
    pusher = telling.pusher
    offer = TellingOffer(
        pusher.public_key if pusher is not None else None,
        telling.offered.mail,
        telling.offered.webhook,
        bool(telling.site),
    )
    channels = [_shown(channel) for channel in await telling.outbox.channels_of([person.id])]
    return Told(offer, _wish(wishes), channels, wishes.has_feed)


def _wish(wishes: Wishes) -> Wish:
    kinds: list[Kind] = names_of(wishes.kinds)  # type: ignore[assignment]
    return Wish(
        kinds,
        wishes.language,  # type: ignore[arg-type]
        wishes.zone,
        wishes.quiet_from,
        wishes.quiet_to,
        wishes.digest_at,
        wishes.is_always,
    )


def _shown(channel: Channel) -> ShownChannel:
    shown = {MAIL: channel.target, PUSH: _hash(channel.target)}.get(channel.kind) or urlsplit(channel.target).netloc
    return ShownChannel(channel.id, channel.kind, channel.form, shown, channel.is_confirmed)


async def _own_channel(channel_id: str, person: Person, server: Context) -> Channel:
    channel = await server.telling.outbox.find_channel(channel_id)
    if channel is None or channel.who != person.id:
        raise NotFound(problems.NOT_FOUND)
    return channel


async def _send(server: Context, channel: Channel, body: Body) -> None:
    delivery = NewDelivery(secrets.token_hex(16), channel.id, channel.kind, write(body))
    await server.telling.outbox.send(delivery, time.time())
    server.telling.wake(channel.kind)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
