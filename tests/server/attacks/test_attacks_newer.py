"""What came after the first attacks: pictures, reviews, lines, notes, devices, messages, holidays. What is another's
stays so, what is hidden stays hidden, and nobody keeps others waiting."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, answer, browser
from tests.server.receiving import Place, mail_place

from greatplains.core.rng import Rng
from greatplains.drawing import painter, small_picture
from greatplains.server.domain.refusals import TooMany
from greatplains.server.http import pictures
from greatplains.server.http.aside import Aside
from greatplains.server.http.pictures import Pictures
from greatplains.server.http.waiting import WaitingLine, asking
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def post() -> AsyncIterator[Place]:
    async with mail_place() as place:
        yield place


@pytest.fixture
def settings(settings: Settings, post: Place) -> Settings:
    """All channels; what is to be told waits for longer than any test."""
    return replace(
        settings,
        site="https://games.example.org",
        webhooks=True,
        mail_server=f"smtp://127.0.0.1:{post.port}",
        mail_from="Great Plains <games@example.org>",
        mails_a_day=1000.0,
        notice_seconds=1000.0,
    )


async def refused(asked: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.status, str(caught.value.code)


async def two(guest: MakeGuest, game: str = "wind-river", turns: int = 0) -> tuple[Guest, Guest, str]:
    """Ann and Ben, who play; Ann begins."""
    ann, ben = await guest("Ann"), await guest("Ben")
    table = await ann.create("me", "open", game=game, first=0)
    await ben.post(f"/tables/{table}/seats/1")
    rng = Rng(1, "newer")
    for number in range(turns):
        await (ann, ben)[number % 2].turn(table, rng)
    return ann, ben, table


# Nobody keeps others waiting.


async def from_address(address: str, work: Callable[[], Awaitable[Any]]) -> Any:
    asking.set(address)
    return await work()


def asked_from(address: str, work: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
    return asyncio.create_task(from_address(address, work))


async def test_whoever_asks_for_much_that_is_slow_waits_behind_others() -> None:
    aside, begun, go_on = Aside(), threading.Semaphore(0), threading.Event()
    done: list[str] = []

    def work(name: str) -> None:
        begun.release()
        go_on.wait(30)
        done.append(name)

    flood = [asked_from("192.0.2.1", lambda: aside.run(work, "flood")) for _ in range(40)]
    await asyncio.to_thread(begun.acquire)
    somebody = [asked_from("192.0.2.2", lambda: aside.run(work, "somebody")) for _ in range(2)]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*somebody)
    assert done[:5].count("somebody") == 2
    answers = await asyncio.gather(*flood, return_exceptions=True)
    assert sum(isinstance(answer, TooMany) for answer in answers) == 24


async def test_whoever_wants_many_pictures_waits_behind_others(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    async def paint(order: painter.Order) -> bytes:
        await asyncio.sleep(0)
        painted.append(order.words[0])
        return b"picture"

    monkeypatch.setattr(pictures, "_painted", paint)
    monkeypatch.setattr(pictures, "_NEEDED", ())
    kept = Pictures()

    def wanting(address: str, name: str) -> asyncio.Task[Any]:
        order = painter.Order([], [name], [])
        return asked_from(address, lambda: kept.get(name, order))

    flood = [wanting("192.0.2.1", f"film {number}") for number in range(20)]
    await asyncio.sleep(0)
    assert await wanting("192.0.2.2", "mine") == b"picture"
    assert painted.index("mine") <= 3
    answers = await asyncio.gather(*flood, return_exceptions=True)
    assert sum(isinstance(answer, TooMany) for answer in answers) == 12


async def test_who_goes_away_while_waiting_leaves_the_line_to_others() -> None:
    line, order = WaitingLine(8, 8), []

    async def wait(name: str) -> None:
        async with line.turn():
            order.append(name)
            await asyncio.sleep(0)

    async with line.turn():
        tasks = [asyncio.create_task(wait(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[2].cancel()  # it is its turn, or about to be
    await asyncio.gather(*tasks, return_exceptions=True)
    await wait("e")
    assert order[0] == "a"
    assert order[-2:] == ["d", "e"]
    with pytest.raises(TooMany):
        await asyncio.gather(*(wait(str(number)) for number in range(9)))
    async with asyncio.timeout(5):
        await wait("f")


async def test_a_line_as_long_as_there_can_be_is_explored_beside_the_event_loop(guest: MakeGuest) -> None:
    """Many turns of a long game, from many who ask at once: everybody else is answered meanwhile."""
    ann = await guest("Ann")
    table = await ann.create("me", "me", game="bison", first=0)
    rng = Rng(2, "explored")
    for _ in range(44):
        await ann.turn(table, rng)
    await ann.post(f"/tables/{table}/seats/0/resign")
    turns = [played["text"] for played in (await ann.get(f"/tables/{table}/turns"))["turns"]]
    assert len(turns) > 41
    line = {"turn": 0, "turns": turns[:40], "steps": []}
    exploring = [asyncio.create_task(ann.http.post(f"/api/tables/{table}/explore", json=line)) for _ in range(12)]
    loop, longest = asyncio.get_running_loop(), 0.0
    while not all(task.done() for task in exploring):
        begun = loop.time()
        await asyncio.sleep(0.001)
        longest = max(longest, loop.time() - begun)
    assert [task.result().status_code for task in exploring] == [200] * 12
    assert longest < 0.25
    too_long = await ann.http.post(f"/api/tables/{table}/explore", json={**line, "turns": turns[:41]})
    assert too_long.status_code == 400


async def test_holidays_that_come_and_go_add_nothing_to_the_store(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    for _ in range(8):
        await ann.put("/me/holiday", days=2)
        await ann.put("/me/holiday", days=0)
    await ann.put("/me/holiday", days=3)
    assert len(await server.server.store.holidays_of(ann.id, 0.0)) == 1
    holiday = await ann.get("/me/holiday")
    assert holiday["days_left"] == 24
    assert holiday["until"] is not None


# Nobody takes what is another's.


async def test_what_is_another_ones_is_not_to_be_had(server: Running, guest: MakeGuest) -> None:
    """With every id of Ann's in hand, Eve gets nothing of hers and changes nothing."""
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.create("me", "bot:random", game="bison", first=0)
    await ann.put(f"/me/notes/{table}", text="They always walk to b4.")
    told = await ann.post("/me/channels", kind="webhook", target="https://hooks.example.org/secret-path")
    (channel,) = told["channels"]
    (device,) = (await ann.get("/me/devices"))["devices"]
    feed = await ann.post("/me/feed")
    before = await mine(ann)

    assert (await eve.get(f"/me/notes/{table}"))["text"] == ""
    await eve.put(f"/me/notes/{table}", text="Eve's own")
    for asked, said in (
        (eve.delete(f"/me/channels/{channel['id']}"), (404, "not_found")),
        (eve.post(f"/me/channels/{channel['id']}/test"), (404, "not_found")),
        (eve.delete(f"/me/devices/{device['id']}"), (404, "no_device")),
        (eve.post(f"/tables/{table}/hint"), (403, "not_player")),
        (eve.post(f"/tables/{table}/keep"), (403, "not_creator")),
        (eve.post(f"/tables/{table}/put-away"), (403, "others_play")),
        (eve.delete(f"/tables/{table}"), (409, "is_running")),
        (eve.put(f"/tables/{table}/seats/0/name", name="Eve"), (403, "not_your_seat")),
        (eve.post(f"/tables/{table}/proposals", what="take_back"), (403, "not_player")),
        (eve.post(f"/tables/{table}/mute", who=ann.id), (403, "not_creator")),
    ):
        assert await refused(asked) == said
    everything = (await eve.http.get("/api/me/data")).text
    for secret in ("They always walk", "secret-path", ann.id, device["id"], channel["id"]):
        assert secret not in everything, secret
    assert await mine(ann) == before

    async with browser(server) as http:
        for path in (f"{feed['path'][:-1]}x", "/api/feeds/", f"/api/feeds/{ann.id}"):
            assert (await http.get(path)).status_code == 404
        assert (await http.get(feed["path"])).status_code == 200


async def mine(ann: Guest) -> Any:
    return [await ann.get(path) for path in ("/me", "/me/telling", "/me/holiday")] + [
        len((await ann.get("/me/devices"))["devices"])
    ]


async def test_strangers_who_name_an_address_do_not_keep_its_owner_from_signing_in(
    server: Running, guest: MakeGuest, post: Place
) -> None:
    """Of all who have named an address those are looked for first who have proved that it is theirs."""
    for number in range(6):
        stranger = await guest(f"Eve {number}")
        await stranger.post("/me/channels", kind="mail", target="ann@example.org")
    ann = await guest("Ann")
    await ann.post("/me/channels", kind="mail", target="ann@example.org")
    (own,) = await server.server.telling.outbox.channels_of([ann.id])
    await post.until(7)
    await ann.post("/mail/confirm", token=server.server.telling.token("confirm", own))
    async with browser(server) as http:
        assert (await http.post("/api/mail/links", json={"address": "ann@example.org"})).status_code == 204
    last = (await post.until(8))[-1]
    assert last["Subject"] == "Your link to sign in"


# Nothing that is hidden is shown.


@pytest.mark.parametrize("game", ["bison", "wind-river"])
async def test_of_a_game_that_runs_nothing_is_explored_reviewed_or_played_on(guest: MakeGuest, game: str) -> None:
    ann, _, table = await two(guest, game, 4)
    eve = await guest("Eve")
    for who in (ann, eve):
        for asked in (
            who.post(f"/tables/{table}/review"),
            who.post(f"/tables/{table}/explore", turn=2),
            who.post(f"/tables/{table}/variations", turn=2, turns=["walk +b"]),
            who.post(f"/tables/{table}/positions/2/play", seats=["me", "bot:easy"]),
        ):
            assert await refused(asked) == (409, "not_over")
        assert (await who.get(f"/tables/{table}/review"))["state"] == "none"
        curve = await who.get(f"/tables/{table}/curve")
        assert (curve["chances"], curve["turning_points"]) == ([], [])
    assert (await refused(ann.post(f"/tables/{table}/hint")))[1] == "no_hints"


async def test_pictures_are_the_same_for_a_seat_and_for_a_stranger(guest: MakeGuest) -> None:
    """Whoever asks first, what is kept is what spectators see."""
    ann, ben, table = await two(guest, "bison", 4)
    seen = [view for who in (ann, ben) for view in (await who.sight(table))["views"]]
    hands = [view["view"]["seats"][view["seat"]]["hand"] for view in seen]
    held = {hand["tile"] for hand in hands if hand is not None}
    assert held
    async with httpx.AsyncClient(base_url=ann.running.address, verify=False, trust_env=False) as nobody:
        for path in ("glimpses/4", "curve", "variations", "notes", "keep", "review"):
            answers = [(await who.http.get(f"/api/tables/{table}/{path}")).text for who in (ann, ben)]
            answers.append((await nobody.get(f"/api/tables/{table}/{path}")).text)
            assert len(set(answers)) == 1, path
            if path == "glimpses/4":
                drawn = ElementTree.fromstring(json.loads(answers[0])["svg"])
                tiles = {tile for element in drawn.iter() if (tile := element.get("data-tile"))}
                assert tiles
                assert not tiles & held


async def test_after_turns_were_taken_back_pictures_show_what_came_instead(guest: MakeGuest) -> None:
    ann, ben, table = await two(guest, "wind-river", 2)
    version = (await ann.get("/games"))["version"]
    old = await ann.http.get(f"/api/tables/{table}/glimpses/2?v={version}")
    assert old.headers["cache-control"] == "no-cache", "another turn may come in the place of this one"
    await ben.post(f"/tables/{table}/proposals", what="take_back", turns=1)
    await ann.post(f"/tables/{table}/proposals/answer", agrees=True)
    await ben.turn(table, Rng(99, "instead"))
    new = (await ann.get(f"/tables/{table}/glimpses/2"))["svg"]
    assert new == await drawn_here(ann, table)
    assert new != old.json()["svg"]


async def drawn_here(ann: Guest, table: str) -> str:
    """The position that stands now, drawn here."""
    view = (await ann.get(f"/tables/{table}/positions/2"))["view"]
    return small_picture(view).svg()


# Nothing is written where it could be read as something else.


async def test_a_name_is_nothing_but_a_name_in_feeds_and_calendars(server: Running, guest: MakeGuest) -> None:
    name = '</title>;,\\"<b>&'
    ann, eve = await guest("Ann"), await guest(name)
    presets = (await ann.get("/games"))["clocks"]
    clock = next(preset for preset in presets.values() if preset["pace"] == "days")
    table = await ann.create("me", "open", first=0, clock=clock)
    await eve.post(f"/tables/{table}/seats/1")
    path = await ann.post("/me/feed")
    async with browser(server) as http:
        entries = ElementTree.fromstring((await http.get(path["path"])).content)
        titles = [one.text or "" for one in entries.iter("{http://www.w3.org/2005/Atom}title")]
        assert any(name in title for title in titles)
        lines = (await http.get(path["calendar"])).text.replace("\r\n ", "").split("\r\n")
    (summary,) = [line for line in lines if line.startswith("SUMMARY:")]
    assert '</title>\\;\\,\\\\"<b>&' in summary
    assert sum(line.startswith("BEGIN:") for line in lines) == sum(line.startswith("END:") for line in lines) == 3
    for wrong in ("a\r\nb", "a\nBEGIN:VEVENT", "a\u2028b", "a\u0085b", "a\ufffeb", "a\x00b", "\u202eb"):
        assert (await refused(renamed(eve, wrong)))[0] == 400


async def renamed(who: Guest, name: str) -> Any:
    return answer(await who.http.patch("/api/me", json={"name": name}))
