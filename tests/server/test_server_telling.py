"""Being told of tables one is not at: the outbox, and every channel, read at its other end."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from tests.server.playing import Guest, Json, Refused, Running, answer, browser, running
from tests.server.receiving import Browser, Place, check_vapid, mail_place, parts_of, web_place

from greatplains.core.rng import Rng
from greatplains.server.http.limits import Buckets
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]

_SITE = "https://play.example.org"
_LATER = 10_000.0  # longer than anything is held back in these tests


@pytest.fixture
async def hook() -> AsyncIterator[Place]:
    async with web_place() as place:
        yield place


@pytest.fixture
async def post() -> AsyncIterator[Place]:
    async with mail_place() as place:
        yield place


@pytest.fixture
def changed() -> dict[str, Any]:
    """Settings that are other than usual in a test, which is then marked with one of those below."""
    return {}


_HELD = pytest.mark.parametrize("changed", [{"notice_seconds": 1000.0}], ids=["held"])
_FEW_MAILS = pytest.mark.parametrize("changed", [{"mails_a_day": 8.0}], ids=["few"])
_OFF = pytest.mark.parametrize("changed", [{"site": "", "mail_server": "", "webhooks": False}], ids=["off"])


@pytest.fixture
def settings(settings: Settings, post: Place, changed: dict[str, Any]) -> Settings:
    """All channels, to this machine; nothing is held back."""
    open_to_all: dict[str, Any] = {
        "site": _SITE,
        "mail_server": f"smtp://127.0.0.1:{post.port}",
        "mail_from": "Great Plains <games@example.org>",
        "webhooks": True,
        "reach_loopback": True,
        "notice_seconds": 0.0,
    }
    return replace(settings, **{**open_to_all, **changed})


async def _two(guest: MakeGuest, at: Running | None = None) -> tuple[Guest, Guest, str]:
    """Ann moves first, at a table with Ben."""
    ann, ben = await guest("Ann", at=at), await guest("Ben", at=at)
    table = await ann.create("me", "open", first=0)
    await ben.post(f"/tables/{table}/seats/1")
    return ann, ben, table


async def _hooked(person: Guest, hook: Place, form: str = "json", **wish: Any) -> Json:
    told: Json = await person.post("/me/channels", kind="webhook", target=f"{hook.url}/{person.id}", form=form)
    if wish:
        told = await person.put("/me/telling", **{"kinds": ["turn"], **wish})
    return told


async def _later(server: Running) -> int:
    """How many notices are due much later."""
    due = await server.server.telling.tell_due(time.time() + _LATER)
    await server.server.telling.outbox.hasten(time.time())  # back to now, where it goes out
    return due


# Notices.


async def test_somebody_is_told_that_it_is_their_turn(guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await ann.turn(table, Rng(1))
    (request,) = await hook.until(1)
    said = request.json
    assert request.path == f"/{ben.id}"
    assert said["kind"] == "turn"
    assert said["url"] == f"{_SITE}/table/{table}"
    assert said["title"] == "It is your turn"
    assert said["text"] == "Wind River with Ann"
    assert request.headers["idempotency-key"] == said["id"]


async def test_there_is_one_message_until_somebody_looks_and_one_for_each_turn_after(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await ann.turn(table, Rng(1))
    await hook.until(1)
    await ann.post(f"/tables/{table}/chat", text="Hello?")
    assert await _later(server) == 0  # one is enough
    await ben.turn(table, Rng(2))  # whoever moves has looked
    await ann.turn(table, Rng(3))
    assert [request.json["kind"] for request in await hook.until(2)] == ["turn", "turn"]
    assert len({request.json["id"] for request in hook.got}) == 2


async def test_two_who_play_for_it_do_not_have_a_stranger_flooded(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    """Where messages go is for everybody to say: there are so many in a day, and the rest waits."""
    server.server.limits._messages = Buckets(0.0, 3)
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    for number in range(1, 4):
        await ann.turn(table, Rng(number))
        await hook.until(number)
        await ben.turn(table, Rng(number))
    await ann.turn(table, Rng(4))
    async with asyncio.timeout(60):
        while not await server.server.telling.tell_due(time.time() + _LATER):
            await asyncio.sleep(0.01)  # the server has it in hand, and puts it off
    assert await server.server.telling.tell_due(time.time() + 1.0) == 0, "it waits"
    assert len(hook.got) == 3


@_HELD
async def test_whoever_has_the_table_before_their_eyes_is_not_told(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    async with ben.sit(table) as seated:
        assert seated.welcome["told"] is True
        await ann.turn(table, Rng(1))
        await seated.hear_event("turn")
        await seated.send("looked")
        await seated.ask("ping", "pong")
    assert await _later(server) == 0
    async with ann.sit(table) as seated:
        assert "told" not in seated.welcome


@_HELD
async def test_a_tab_that_nobody_looks_at_is_no_look(server: Running, guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    async with ben.sit(table) as seated:
        await ann.turn(table, Rng(1))
        await seated.hear_event("turn")
        assert await _later(server) == 1
    await hook.until(1)


@_HELD
async def test_who_asks_for_it_is_told_even_of_what_they_see(server: Running, guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook, always=True)
    async with ben.sit(table) as seated:
        await ann.turn(table, Rng(1))
        await seated.hear_event("turn")
        await seated.send("looked")
        await seated.ask("ping", "pong")
        assert await _later(server) == 1
        await hook.until(1)
        await seated.send("looked")  # what was told is looked at all the same
        await seated.ask("ping", "pong")
    await ann.post(f"/tables/{table}/chat", text="Hello?")
    await ben.put("/me/telling", kinds=["chat"])
    assert await _later(server) == 1


async def test_every_kind_is_told_to_those_who_want_it(server: Running, guest: MakeGuest, hook: Place) -> None:
    ann, ben = await guest("Ann"), await guest("Ben")
    await _hooked(ann, hook, kinds=["begun", "chat", "over", "invitation"])
    table = await ann.create("me", "open", first=1)
    await ben.post(f"/tables/{table}/seats/1")
    assert [one.json["kind"] for one in await hook.until(1)] == ["begun"]
    async with ann.sit(table) as seated:
        await seated.send("looked")
        await seated.ask("ping", "pong")
    await ben.post(f"/tables/{table}/chat", text="Hello")
    assert (await hook.until(2))[-1].json["kind"] == "chat"
    assert "Hello" not in str(hook.got[-1].json)
    async with ann.sit(table) as seated:
        await seated.send("looked")
        await seated.ask("ping", "pong")
    await ben.post(f"/tables/{table}/seats/1/resign")
    assert (await hook.until(3))[-1].json["kind"] == "over"
    again = (await ben.post(f"/tables/{table}/rematch"))["table"]
    said = (await hook.until(4))[-1].json
    assert (said["kind"], said["table"]) == ("invitation", again)
    assert await _later(server) == 0


async def test_nobody_is_told_of_kinds_they_do_not_want_nor_of_what_they_did(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook, kinds=["over"])
    await _hooked(ann, hook, kinds=["turn"])
    await ann.turn(table, Rng(1))
    await ann.post(f"/tables/{table}/chat", text="Your turn")
    await ben.turn(table, Rng(2))
    (request,) = await hook.until(1)
    assert request.path == f"/{ann.id}"
    await ben.post("/me/channels/" + (await ben.get("/me/telling"))["channels"][0]["id"] + "/test")
    assert [one.json["kind"] for one in await hook.until(2)] == ["turn", "test"]


@_HELD
async def test_a_turn_that_was_made_meanwhile_is_not_told(server: Running, guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await ann.turn(table, Rng(1))
    await ben.turn(table, Rng(2))
    assert await _later(server) == 0


class Watched:
    """A database that notes what is written; compiled ones cannot be patched."""

    def __init__(self, database: Any) -> None:
        self.written: list[list[str]] = []
        self._database = database

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def write(self, statements: Any) -> Any:
        self.written.append([str(statement) for statement, _ in statements])
        return await self._database.write(statements)


async def test_where_nobody_wants_messages_nothing_is_written(
    server: Running, guest: MakeGuest, hook: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleo = await guest("Cleo")
    await _hooked(cleo, hook)
    ann, ben, table = await _two(guest)
    watched = Watched(server.server.store.database)
    monkeypatch.setattr(server.server.store, "database", watched)
    await ann.turn(table, Rng(1))
    (turn,) = [statements for statements in watched.written if any("INTO events" in one for one in statements)]
    assert not any("notices" in one for one in turn)
    await ben.turn(table, Rng(2))


@_HELD
async def test_quiet_hours_are_kept_and_what_waits_is_told_after_them(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben, table = await _two(guest)
    # In Berlin clocks go forward on 31 March 2030 at 2:00, which is 1:00 in Greenwich: six o’clock is four there.
    await _hooked(ben, hook, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=6 * 60)
    await ann.turn(table, Rng(1))
    tell = server.server.telling.tell_due
    midnight = 1_901_142_000.0  # 30 March 2030, 23:00 in Greenwich, and midnight there
    await _set_due(server, midnight)
    assert await tell(midnight) == 1
    assert await tell(midnight + 5 * 3600 - 1) == 0
    assert await tell(midnight + 5 * 3600) == 1
    await server.server.telling.outbox.hasten(time.time())
    assert (await hook.until(1))[0].json["kind"] == "turn"


@_HELD
async def test_a_digest_has_everything_in_one_message(server: Running, guest: MakeGuest, hook: Place) -> None:
    ann, ben = await guest("Ann"), await guest("Ben")
    await _hooked(ben, hook, zone="UTC", digest_at=18 * 60)
    for number in range(3):
        table = await ann.create("me", "open", first=0)
        await ben.post(f"/tables/{table}/seats/1")
        await ann.turn(table, Rng(number))
    noon = 1_901_188_800.0  # 31 March 2030, 12:00
    await _set_due(server, noon)
    tell = server.server.telling.tell_due
    assert await tell(noon) == 3
    assert await tell(noon + 6 * 3600 - 1) == 0
    assert await tell(noon + 6 * 3600) == 3
    await server.server.telling.outbox.hasten(time.time())
    (request,) = await hook.until(1)
    assert request.json["title"] == "News from 3 games"
    assert request.json["text"].count("It is your turn: Wind River with Ann") == 3
    assert await _later(server) == 0


async def _set_due(server: Running, due: float) -> None:
    """All that waits is due then."""
    from sqlalchemy import update

    from greatplains.server.store.schema import notices

    await server.server.store.database.write([(update(notices).values(due=due), {})])


async def test_a_proposal_is_told_to_the_others(guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook, kinds=["proposal"])
    await ann.post(f"/tables/{table}/proposals", what="pause")
    (request,) = await hook.until(1)
    assert request.json["title"] == "A proposal awaits your answer"


@_HELD
async def test_who_asks_for_it_is_told_again_when_a_quarter_of_the_time_is_left(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben = await guest("Ann"), await guest("Ben")
    table = await ann.create("me", "open", first=0, clock={"pace": "days", "turn": 4 * 24 * 3600})
    await ben.post(f"/tables/{table}/seats/1")
    await _hooked(ben, hook, kinds=["turn", "time"])
    await ann.turn(table, Rng(1))
    tell, now, day = server.server.telling.tell_due, time.time(), 24 * 3600.0
    assert await tell(now + _LATER) == 1
    assert await tell(now + 3 * day - 60) == 0
    assert await tell(now + 3 * day + 60) == 1
    assert await tell(now + 30 * day) == 0
    await server.server.telling.outbox.hasten(now)
    assert sorted(request.json["kind"] for request in await hook.until(2)) == ["time", "turn"]


# What goes wrong.


async def test_what_does_not_go_out_is_tried_again_with_the_same_key_and_dropped_after_a_day(
    server: Running, guest: MakeGuest, hook: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatplains.server.work.telling.telling._WAITS", (0.0,))
    hook.answer = lambda number: 500 if number < 4 else 204
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await ann.turn(table, Rng(1))
    keys = [request.json["id"] for request in await hook.until(4)]
    assert len(set(keys)) == 1
    counted = server.server.metrics.messages.labels
    async with asyncio.timeout(60):
        while counted("webhook", "sent")._value.get() < 1:
            await asyncio.sleep(0.01)
    assert counted("webhook", "failed")._value.get() == 3
    hook.answer = lambda number: 500
    monkeypatch.setattr("greatplains.server.work.telling.telling._DAY", -1.0)
    await ben.turn(table, Rng(2))
    await ann.turn(table, Rng(3))
    async with asyncio.timeout(60):
        while counted("webhook", "dropped")._value.get() < 1:
            await asyncio.sleep(0.01)
    assert len(hook.got) == 5


async def test_one_channel_that_fails_does_not_send_the_others_again(
    server: Running, guest: MakeGuest, hook: Place, post: Place
) -> None:
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await _confirmed(ben, post, "ben@example.org")
    hook.answer = lambda number: 500
    await ann.turn(table, Rng(1))
    await hook.until(1)
    await post.until(2)  # the first asked whether the address is right
    async with asyncio.timeout(60):
        while server.server.metrics.messages.labels("mail", "sent")._value.get() < 2:
            await asyncio.sleep(0.01)
    hook.answer = lambda number: 204
    await server.server.telling.outbox.hasten(time.time())
    server.server.telling.wake("webhook")
    await hook.until(2)
    assert len(post.got) == 2


@_HELD
async def test_a_process_that_comes_back_after_its_lease_tells_nothing_twice(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    from greatplains.server.store.outbox import NewDelivery

    ann, ben, table = await _two(guest)
    channel = (await _hooked(ben, hook))["channels"][0]["id"]
    await ann.turn(table, Rng(1))
    outbox, now = server.server.telling.outbox, time.time() + _LATER
    slow = await outbox.claim_notices("slow", now, now + 1, 10)
    assert await outbox.claim_notices("quick", now, now + 1, 10) == []
    quick = await outbox.claim_notices("quick", now + 2, now + 60, 10)
    assert [notice.table_id for notice in quick] == [table] == [notice.table_id for notice in slow]
    await outbox.tell(quick, "quick", [NewDelivery("a" * 32, channel, "none", "{}")], now, 0)
    await outbox.tell(slow, "slow", [NewDelivery("b" * 32, channel, "none", "{}")], now, 0)
    told = await outbox.claim_deliveries("none", "me", now, now + 60, 10)
    assert [delivery.id for delivery in told] == ["a" * 32]


async def test_what_was_on_its_way_when_the_server_died_goes_out_after_it_starts_again(
    settings: Settings, hook: Place
) -> None:
    async with running(replace(settings, notice_seconds=1000.0)) as server:
        ann, ben = await Guest.arrive(server, "Ann"), await Guest.arrive(server, "Ben")
        table = await ann.create("me", "open", first=0)
        await ben.post(f"/tables/{table}/seats/1")
        await _hooked(ben, hook)
        await ann.turn(table, Rng(1))
        now = time.time() + _LATER
        # With several processes others may be alive, and the lease has to end first.
        until = time.time() + 1 if settings.bus else now + _LATER
        assert len(await server.server.telling.outbox.claim_notices("dead", now, until, 10)) == 1
        await _set_due(server, 0.0)
        await asyncio.gather(ann.http.aclose(), ben.http.aclose())
    async with running(settings):
        assert [request.json["table"] for request in await hook.until(1)] == [table]


# Push.


async def test_a_browser_gets_what_only_it_can_read(guest: MakeGuest, hook: Place) -> None:
    ann, ben, table = await _two(guest)
    phone = Browser()
    told = await ben.post("/me/channels", kind="push", target=f"{hook.url}/push/1", keys=phone.keys, language="de")
    await ann.turn(table, Rng(1))
    (request,) = await hook.until(1)
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    said = phone.read(request.body)
    assert said["title"] == "Du bist am Zug"
    assert said["url"] == f"{_SITE}/table/{table}"
    assert said["tag"] == table
    claims = check_vapid(request.headers["authorization"], hook.url)
    assert claims["sub"] == "mailto:games@example.org"
    assert claims["exp"] <= time.time() + 24 * 3600
    assert f"k={told['offer']['push']}" in request.headers["authorization"]


def test_a_message_is_sealed_as_the_standard_says() -> None:
    from cryptography.hazmat.primitives.asymmetric import ec
    from tests.server.receiving import text, unpacked

    from greatplains.server.work.telling.push import seal

    # RFC 8291, appendix A.
    private = unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    public = unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        public,
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_browser_that_is_gone_is_forgotten_and_one_has_one_owner(
    server: Running, guest: MakeGuest, hook: Place
) -> None:
    ann, ben, table = await _two(guest)
    phone = Browser()
    for person in (ann, ben):  # the same browser, first hers and then his
        await person.post("/me/channels", kind="push", target=f"{hook.url}/push/1", keys=phone.keys)
    assert (await ann.get("/me/telling"))["channels"] == []
    hook.answer = lambda number: 410
    await ann.turn(table, Rng(1))
    await hook.until(1)
    async with asyncio.timeout(60):
        while (await ben.get("/me/telling"))["channels"]:
            await asyncio.sleep(0.01)


# Mail.


async def _confirmed(person: Guest, post: Place, address: str, **more: Any) -> str:
    """The mail that asked."""
    before = len(post.got)
    await person.post("/me/channels", kind="mail", target=address, **more)
    asked = (await post.until(before + 1))[-1]
    plain, _ = parts_of(asked)
    (token,) = re.findall(r"#confirm=(\S+)", plain)
    async with browser(person.running) as http:
        answer(await http.post("/api/mail/confirm", json={"token": token}))
    return plain


async def test_an_address_is_confirmed_before_anything_else_is_sent_there(
    server: Running, guest: MakeGuest, post: Place
) -> None:
    ann, ben, table = await _two(guest)
    told = await ben.post("/me/channels", kind="mail", target="Ben@Example.org", language="fr")
    assert [(one["shown"], one["confirmed"]) for one in told["channels"]] == [("Ben@Example.org", False)]
    asked = (await post.until(1))[0]
    assert asked["Subject"] == "Cette adresse est-elle la vôtre ?"
    assert "List-Unsubscribe" not in asked
    await ann.turn(table, Rng(1))
    assert await _later(server) == 0  # nobody who is not confirmed is told
    plain, html = parts_of(asked)
    assert "Ben" not in plain.replace("Ben@", "")
    (token,) = re.findall(r"#confirm=(\S+)", plain)
    assert token in html
    async with browser(server) as http:
        assert (await http.post("/api/mail/confirm", json={"token": token[:-1] + "_"})).status_code == 404
        assert (await http.post("/api/mail/confirm", json={"token": token})).status_code == 204
    await ben.turn(table, Rng(2))
    await ann.turn(table, Rng(3))
    mail = (await post.until(2))[1]
    assert mail["Subject"] == "C’est votre tour"
    assert mail["To"] == "Ben@Example.org"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    plain, html = parts_of(mail)
    assert f"{_SITE}/table/{table}" in plain
    assert f'href="{_SITE}/table/{table}"' in html
    off = urlsplit(mail["List-Unsubscribe"].strip("<>"))
    async with browser(server) as http:  # as programs for mail do it, in one go and without a cookie
        answered = await http.post(
            f"{off.path}?{off.query}",
            content="List-Unsubscribe=One-Click",
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
    assert answered.status_code == 204
    assert (await ben.get("/me/telling"))["channels"] == []


async def test_a_name_cannot_write_into_a_mail(guest: MakeGuest, post: Place) -> None:
    ann, ben = await guest("<b>Ann</b> & Co"), await guest("Ben")
    table = await ann.create("me", "open", first=0)
    await ben.post(f"/tables/{table}/seats/1")
    await _confirmed(ben, post, "ben@example.org")
    await ann.turn(table, Rng(1))
    _, html = parts_of((await post.until(2))[1])
    assert "&lt;b&gt;Ann&lt;/b&gt; &amp; Co" in html


async def test_a_link_to_sign_in_goes_to_a_confirmed_address_and_works_once(
    server: Running, guest: MakeGuest, post: Place
) -> None:
    ben = await guest("Ben")
    await _confirmed(ben, post, "ben@example.org")
    async with browser(server) as http:
        for address in ("nobody@example.org", "BEN@example.org"):
            asked = await http.post("/api/mail/links", json={"address": address, "language": "it"})
            assert asked.status_code == 204
            assert not asked.content
        mail = (await post.until(2))[1]
        assert mail["To"] == "BEN@example.org"
        assert mail["Subject"] == "Il tuo link per accedere"
        plain, _ = parts_of(mail)
        (token,) = re.findall(r"#link=(\S+)", plain)
        assert (await http.post("/api/links/owner", json={"token": token})).json()["name"] == "Ben"
        used = answer(await http.post("/api/links", json={"token": token}))
        assert used["person"] == ben.person
    async with browser(server) as http:
        assert (await http.post("/api/links", json={"token": token})).status_code == 401
    assert len(post.got) == 2


@_FEW_MAILS
async def test_nobody_can_have_us_send_many_mails(server: Running, guest: MakeGuest, post: Place) -> None:
    ann, ben = await guest("Ann"), await guest("Ben")
    for person in (ann, ben):
        await person.post("/me/channels", kind="mail", target="victim@example.org")
    with pytest.raises(Refused) as refused:
        await ann.post("/me/channels", kind="mail", target="VICTIM@example.org")
    assert refused.value.code == "mails"
    for number in range(6):
        await ann.post("/me/channels", kind="mail", target=f"victim{number}@example.org")
    with pytest.raises(Refused) as refused:
        await ben.post("/me/channels", kind="mail", target="another@example.org")
    assert refused.value.code == "mails"
    assert len(await post.until(8)) == 8


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ben",
        "ben@",
        "@example.org",
        "ben@example",
        "a@b.c\r\nBcc: d@e.f",
        "Ben <b@e.org>",
        "a@b.org,c@d.org",
        "a b@c.de",
    ],
)
async def test_what_is_no_address_is_refused(guest: MakeGuest, address: str) -> None:
    ben = await guest("Ben")
    with pytest.raises(Refused) as refused:
        await ben.post("/me/channels", kind="mail", target=address)
    assert refused.value.status == 400
    assert (await ben.get("/me/telling"))["channels"] == []


# Webhooks.


@pytest.mark.parametrize("form", ["discord", "slack", "ntfy"])
async def test_a_webhook_takes_the_forms_of_others(guest: MakeGuest, hook: Place, form: str) -> None:
    ann, ben = await guest("@everyone <!here> *x*"), await guest("Ben")
    table = await ann.create("me", "open", first=0)
    await ben.post(f"/tables/{table}/seats/1")
    await _hooked(ben, hook, form)
    await ann.turn(table, Rng(1))
    (request,) = await hook.until(1)
    url = f"{_SITE}/table/{table}"
    if form == "discord":
        assert request.json["allowed_mentions"] == {"parse": []}
        assert f"<{url}>" in request.json["content"]
        assert "*x*" not in request.json["content"]
    elif form == "slack":
        assert "&lt;!here&gt;" in request.json["text"]
        assert f"<{url}>" in request.json["text"]
    else:
        assert request.headers["click"] == url
        assert "Ann" not in request.body.decode()
        assert "Wind River" in request.body.decode()


async def test_a_message_does_not_follow_where_it_is_sent_on(server: Running, guest: MakeGuest, hook: Place) -> None:
    hook.answer = lambda number: 302
    ann, ben, table = await _two(guest)
    await _hooked(ben, hook)
    await ann.turn(table, Rng(1))
    await hook.until(1)
    async with asyncio.timeout(60):
        while server.server.metrics.messages.labels("webhook", "failed")._value.get() < 1:
            await asyncio.sleep(0.01)
    assert len(hook.got) == 1


# The feed.


async def test_a_feed_lists_the_games_that_wait_and_its_address_can_be_taken_back(
    server: Running, guest: MakeGuest
) -> None:
    ann, ben, table = await _two(guest)
    path = (await ben.post("/me/feed"))["path"]
    namespace = {"a": "http://www.w3.org/2005/Atom"}
    async with browser(server) as http:
        assert ElementTree.fromstring((await http.get(path)).content).findall("a:entry", namespace) == []
        await ann.turn(table, Rng(1))
        answered = await http.get(path)
        assert answered.headers["content-type"].startswith("application/atom+xml")
        (entry,) = ElementTree.fromstring(answered.content).findall("a:entry", namespace)
        assert entry.findtext("a:title", "", namespace) == "It is your turn: Wind River with Ann"
        assert (await ben.get("/me/telling"))["has_feed"] is True
        # A game without a clock is never due.
        assert b"VEVENT" not in (await http.get(f"{path}/calendar.ics")).content
        another = (await ben.post("/me/feed"))["path"]
        assert (await http.get(path)).status_code == 404
        assert (await http.get(another)).status_code == 200
        assert (await ben.delete("/me/feed"))["has_feed"] is False
        assert (await http.get(another)).status_code == 404


async def test_a_calendar_has_each_turn_where_its_time_is_over(server: Running, guest: MakeGuest) -> None:
    ann, ben = await guest("Ann"), await guest("Ben; with, signs \\ " + "\u00e4" * 8)
    table = await ben.create("me", "open", first=1, clock={"pace": "days", "turn": 86_400})
    await ann.post(f"/tables/{table}/seats/1")
    address = (await ann.post("/me/feed"))["calendar"]
    deadline = (await ann.get("/tables/mine"))["tables"][0]["deadline"]
    async with browser(server) as http:
        answered = await http.get(address)
        assert answered.headers["content-type"].startswith("text/calendar")
        lines = answered.content.split(b"\r\n")
        assert all(len(line) <= 75 for line in lines)
        whole = answered.text.replace("\r\n ", "").split("\r\n")
        due = datetime.fromtimestamp(deadline, UTC).strftime("%Y%m%dT%H%M%SZ")
        assert f"DTSTART:{due}" in whole
        assert f"UID:{table}-1@play.example.org" in whole
        assert f"URL:{_SITE}/table/{table}" in whole
        name = "Ben\\; with\\, signs \\\\ " + "\u00e4" * 8
        assert f"SUMMARY:It is your turn: Wind River with {name}" in whole
        assert (whole[0], whole[-2]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
        await ann.turn(table, Rng(1))
        assert b"VEVENT" not in (await http.get(address)).content
        await ann.delete("/me/feed")
        assert (await http.get(address)).status_code == 404


# What a host has not switched on.


@_OFF
async def test_nothing_is_offered_unless_the_host_says_so(server: Running, guest: MakeGuest) -> None:
    ben = await guest("Ben")
    told = await ben.get("/me/telling")
    assert told["offer"] == {"push": None, "mail": False, "webhook": False, "feed": False}
    for kind, target in (("mail", "b@example.org"), ("webhook", "https://example.org"), ("push", "https://e.org")):
        with pytest.raises(Refused) as refused:
            await ben.post("/me/channels", kind=kind, target=target)
        assert refused.value.code == "not_offered"
    with pytest.raises(Refused):
        await ben.post("/me/feed")
    async with browser(server) as http:
        assert (await http.post("/api/mail/links", json={"address": "b@e.org"})).status_code == 409


async def test_wishes_are_kept_and_what_is_wrong_with_them_is_said(guest: MakeGuest) -> None:
    ben = await guest("Ben")
    wish = {
        "kinds": ["over", "turn"],
        "language": "de",
        "zone": "Europe/Zurich",
        "quiet_from": 1320,
        "quiet_to": 420,
        "digest_at": 1080,
        "always": True,
    }
    assert (await ben.put("/me/telling", **wish))["wish"] == wish
    assert (await ben.get("/me/telling"))["wish"] == wish
    for wrong in ({"zone": "Atlantis/Harbour"}, {"zone": "../../etc/passwd"}, {"quiet_from": 1440}, {"kinds": ["all"]}):
        with pytest.raises(Refused) as refused:
            await ben.put("/me/telling", **{**wish, **wrong})
        assert refused.value.status == 400
    assert (await ben.get("/me/telling"))["wish"] == wish


async def test_channels_are_bounded_and_ones_own(guest: MakeGuest, hook: Place) -> None:
    ann, ben = await guest("Ann"), await guest("Ben")
    for number in range(10):
        await ben.post("/me/channels", kind="webhook", target=f"{hook.url}/{number}")
    with pytest.raises(Refused) as refused:
        await ben.post("/me/channels", kind="webhook", target=f"{hook.url}/more")
    assert refused.value.code == "channels"
    first = (await ben.get("/me/telling"))["channels"][0]["id"]
    for forbidden in (ann.delete(f"/me/channels/{first}"), ann.post(f"/me/channels/{first}/test")):
        with pytest.raises(Refused) as refused:
            await forbidden
        assert refused.value.status == 404
    assert len((await ben.delete(f"/me/channels/{first}"))["channels"]) == 9
