"""The socket of a table: hello, drafts, turns, presence, resynchronising, and whatever else is sent to it."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from tests.server.playing import Guest, Running, Seated, open_socket, random_draft, running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greatplains.core.rng import Rng
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Unavailable
from greatplains.server.domain.table import Table
from greatplains.server.live.tables import Tables
from greatplains.server.settings import Settings

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]


@pytest.fixture
async def pair(guest: MakeGuest) -> tuple[Guest, Guest, str]:
    """Two people at a table of Bison; the first begins."""
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    return ann, bob, table


async def draft_turn(seated: Seated, legal: list[dict[str, int]], rng: Rng) -> dict[str, object]:
    while True:
        draft = await seated.ask("step", "draft", step=legal[rng.below(len(legal))]["step"])
        if draft["text"] is not None:
            return draft
        legal = draft["legal"]


async def test_hello_is_answered_with_everything_one_may_know(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    async with ann.sit(table) as at_table:
        welcome = at_table.welcome
        assert welcome["you"]["id"] == ann.id
        assert [numbered["event"]["kind"] for numbered in welcome["events"]] == [
            "created",
            "seat_taken",
            "seat_taken",
            "started",
        ]
        assert welcome["sight"] == await ann.sight(table)
        assert welcome["sight"]["legal"]
        assert [view["seat"] for view in welcome["sight"]["views"]] == [0]
    async with bob.sit(table, last_seq=3) as at_table:
        assert [numbered["seq"] for numbered in at_table.welcome["events"]] == [4]
        assert at_table.welcome["sight"]["legal"] == []
    async with bob.sit(table, last_seq=1000) as at_table:
        assert at_table.welcome["events"] == []


async def test_a_turn_reaches_everybody_with_their_own_view(pair: tuple[Guest, Guest, str], guest: MakeGuest) -> None:
    ann, bob, table = pair
    watcher = await guest()
    async with ann.sit(table) as one, bob.sit(table) as two, watcher.sit(table) as third:
        draft = await draft_turn(one, one.welcome["sight"]["legal"], Rng(1, "socket"))
        await one.send("commit", turn=1, key="k")
        updates = [await seated.hear("update") for seated in (one, two, third)]
        ack = one.heard[-1] if one.heard[-1]["type"] == "ack" else await one.hear("ack")
        assert (ack["turn"], ack["key"], ack["seq"]) == (1, "k", 5)
        for update, seats in zip(updates, ([0], [1], [None]), strict=True):
            assert [numbered["event"]["text"] for numbered in update["events"]] == [draft["text"]]
            assert [view["seat"] for view in update["sight"]["views"]] == seats
            assert "table" not in update
        assert updates[1]["sight"]["legal"]
        assert not updates[0]["sight"]["legal"]


async def test_nobody_else_hears_of_a_draft(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    async with ann.sit(table) as one, bob.sit(table) as two:
        await draft_turn(one, one.welcome["sight"]["legal"], Rng(1, "draft"))
        assert (await one.ask("undo", "draft"))["text"] is None
        assert (await one.ask("undo_all", "draft"))["steps"] == []
        await two.ask("ping", "pong")
        assert {message["type"] for message in two.heard} <= {"welcome", "presence", "pong"}


async def test_a_draft_survives_a_new_connection(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    async with ann.sit(table) as one:
        step = one.welcome["sight"]["legal"][0]["step"]
        draft = await one.ask("step", "draft", step=step)
    async with ann.sit(table) as again:
        assert {"type": "draft", **again.welcome["draft"]} == draft


async def test_hello_said_twice_counts_as_one_socket(pair: tuple[Guest, Guest, str], server: Running) -> None:
    ann, _, table = pair
    async with ann.sit(table) as one:
        again = await one.ask("hello", "welcome", last_seq=4)
        assert again["events"] == []
        assert server.server.hub._held_by[ann.id] == 1


async def test_a_database_that_is_away_asks_to_come_back_later(
    pair: tuple[Guest, Guest, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not say that the token is unknown, for which a client would throw it away."""

    async def unavailable(self: Tables, table_id: str) -> Table:
        raise Unavailable(problems.DATABASE)

    ann, _, table = pair
    monkeypatch.setattr(Tables, "get", unavailable)
    async with open_socket(server, table, ann.token) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "database")


async def test_no_answer_comes_before_what_it_builds_on(settings: Settings) -> None:
    """A turn was stored elsewhere, and its answer and the news of it are lost: sent again it is answered, but not
    before the socket knows of it."""
    alone = replace(settings, shared=True, bus="", poll_seconds=1000.0)
    async with running(alone) as here, running(alone) as there:
        ann = await Guest.arrive(here)
        table = await ann.create("me", "me")
        elsewhere = Guest(there, ann.token, ann.person)
        text = (await random_draft(ann, table, Rng(1, "lost")))["text"]
        async with ann.sit(table) as seated:
            await elsewhere.post(f"/tables/{table}/turns", turn=1, text=text, key="k")
            await seated.ask("commit", "ack", turn=1, text=text, key="k")
            told = [message["type"] for message in seated.heard if message["type"] in ("update", "ack")]
        assert told == ["update", "ack"]
        await ann.http.aclose()
        await elsewhere.http.aclose()


async def test_who_was_away_gets_what_followed(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    async with bob.sit(table) as two:
        last = two.welcome["sight"]["seq"]
    await ann.turn(table, Rng(1, "away"))
    await ann.post(f"/tables/{table}/chat", text="your turn")
    async with bob.sit(table, last_seq=last) as two:
        assert [numbered["event"]["kind"] for numbered in two.welcome["events"]] == ["turn", "chat"]
        assert two.welcome["sight"]["legal"]


async def test_what_is_wrong_is_refused_with_a_fresh_sight(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    async with ann.sit(table) as one, bob.sit(table) as two:
        illegal = await one.ask("step", "refused", step=2**31 - 1)
        assert illegal["problem"]["code"] == "unknown_step"
        assert illegal["sight"]["turn"] == 1
        stale = await one.ask("commit", "refused", turn=7, text="walk +b", key="late")
        assert (stale["problem"]["code"], stale["key"]) == ("stale", "late")
        early = await two.ask("step", "refused", step=0)
        assert early["problem"]["code"] == "not_your_turn"
        assert [view["seat"] for view in early["sight"]["views"]] == [1]


async def test_presence_comes_and_goes(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    async with ann.sit(table) as one:
        await one.hear("presence")
        async with bob.sit(table):
            assert {present["id"] for present in (await one.hear("presence"))["present"]} == {ann.id, bob.id}
        assert {present["id"] for present in (await one.hear("presence"))["present"]} == {ann.id}


async def test_it_is_told_since_when_somebody_is_away(pair: tuple[Guest, Guest, str], settings: Settings) -> None:
    ann, bob, table = pair
    begun = time.time()
    async with ann.sit(table) as seat:
        acted = seat.welcome["away"][bob.id]
        assert ann.id not in seat.welcome["away"]
        assert acted <= begun  # he has sat down, and not been here since
        assert (await seat.hear("presence"))["away"] == {bob.id: acted}  # she has come herself
        async with bob.sit(table):
            assert (await seat.hear("presence"))["away"] == {}
        assert (await seat.hear("presence"))["away"][bob.id] >= begun
    # After a restart what he did is all that is known, until somebody sees him leave.
    async with running(replace(settings, shared=True)) as another:
        elsewhere = Guest(another, ann.token, ann.person)
        async with elsewhere.sit(table) as seat:
            assert seat.welcome["away"] == {bob.id: acted}
        await elsewhere.http.aclose()


async def test_anybody_with_the_link_can_watch_and_only_watch(pair: tuple[Guest, Guest, str], server: Running) -> None:
    ann, _, table = pair
    async with open_socket(server, table) as socket:
        watcher = Seated(socket)
        welcome = await watcher.ask("hello", "welcome")
        assert welcome["you"] is None
        assert [view["seat"] for view in welcome["sight"]["views"]] == [None]
        assert (await watcher.ask("chat", "refused", text="hi"))["problem"]["code"] == "nobody"
        await ann.turn(table, Rng(1, "watch"))
        assert (await watcher.hear("update"))["sight"]["legal"] == []


async def test_the_first_message_is_hello(pair: tuple[Guest, Guest, str], server: Running) -> None:
    ann, _, table = pair
    async with open_socket(server, table, ann.token) as socket:
        seated = Seated(socket)
        assert (await seated.ask("step", "refused", step=1))["problem"]["code"] == "hello_first"
        await seated.ask("ping", "pong")


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "step"}',
        '{"type": "step", "step": "one"}',
        "[" * 5000,
        "\x00",
    ],
)
async def test_nonsense_is_refused_and_the_socket_goes_on(pair: tuple[Guest, Guest, str], message: str) -> None:
    ann, _, table = pair
    before = await ann.see(table)
    async with ann.sit(table) as one:
        await one.socket.send(message)
        assert (await one.hear("refused"))["problem"]["code"] == "malformed"
        await one.socket.send(message.encode())
        assert (await one.hear("refused"))["problem"]["code"] == "malformed"
        await one.ask("ping", "pong")
    assert await ann.see(table) == before


async def test_a_message_that_is_too_long_ends_the_socket(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    async with ann.sit(table) as one:
        await one.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            await one.hear("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_an_unknown_table_closes_with_a_code(server: Running, guest: MakeGuest) -> None:
    ann = await guest()
    async with open_socket(server, "nowhere", ann.token) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "unknown_table")


async def test_a_foreign_page_gets_no_socket(pair: tuple[Guest, Guest, str], server: Running) -> None:
    from websockets.asyncio.client import connect

    ann, _, table = pair
    address = f"{server.socket_address}/api/tables/{table}/socket"
    headers = {"cookie": f"greatplains={ann.token}"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, additional_headers=headers, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    async with connect(address, additional_headers=headers, origin=server.address) as socket:  # type: ignore[arg-type]
        assert (await Seated(socket).ask("hello", "welcome"))["you"]["id"] == ann.id


async def test_a_slow_reader_is_closed_and_can_come_back(pair: tuple[Guest, Guest, str], server: Running) -> None:
    from greatplains.server.live.hub import Connection

    _, _, table = pair
    connection = Connection(table, None, "", most_waiting=3)
    state = await server.server.tables.get(table)
    for _ in range(5):
        connection.known_seq = 0
        connection.catch_up(state)
    assert connection.is_slow
    waiting = [connection.outgoing.get_nowait() for _ in range(connection.outgoing.qsize())]
    assert waiting == [None]
