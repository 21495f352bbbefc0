"""Line 12: a table that cannot be replayed is shown as damaged, and read-only; it is never served short."""

from __future__ import annotations

import json
import logging

import pytest
from sqlalchemy import delete, update
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Json, Refused, Running, browser, running

from greatplains.core.rng import Rng
from greatplains.server.settings import Settings
from greatplains.server.store.schema import deals, events

pytestmark = pytest.mark.anyio

TURNS = 6
# Created, two seats, started; turn n is the event after that.
OPENING = 4


async def played(settings: Settings) -> tuple[str, Guest]:
    """A table at which some turns were made, on a server that has ended."""
    async with running(settings) as server:
        ann = await Guest.arrive(server)
        table = await ann.create("me", "me", game="bison", first=0)
        for _ in range(TURNS):
            await ann.turn(table, Rng(1, "damage"))
        await ann.http.aclose()
        return table, ann


async def spoil(server: Running, table: str, turn: int, body: str | None) -> None:
    """What a bad disk, or a bad hand, leaves of a stored turn; None: nothing."""
    key = (events.c.table_id == table) & (events.c.turn == turn)
    statement = delete(events).where(key) if body is None else update(events).where(key).values(body=body)
    await server.server.store.database.write([(statement, {})])


async def figure(server: Running) -> float:
    return float(server.server.metrics.registry.get_sample_value("greatplains_damaged_tables") or 0)


def turn_body(turn: int, seat: int, text: str) -> str:
    return json.dumps({"kind": "turn", "at": 1.0, "turn": turn, "seat": seat, "text": text, "by": None})


BODIES = {
    "no JSON": "{",
    "no event": "{}",
    "of an unknown kind": '{"kind":"later","at":1}',
    "cut off": '{"kind":"turn","at":1.0,"turn":2',
    "an illegal turn": turn_body(2, 1, "walk b4m>z9z"),
    "no turn at all": turn_body(2, 1, ""),
    "another seat's": turn_body(2, 0, "walk +b"),
    "another number": turn_body(3, 1, "walk +b"),
    "gone": None,
}


@pytest.mark.parametrize("what", BODIES)
async def test_a_turn_that_cannot_be_read_damages_its_table(
    settings: Settings, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann = await played(settings)
    async with running(settings) as server:
        await spoil(server, table, 2, BODIES[what])
        again = Guest(server, ann.token, ann.person)
        caplog.set_level(logging.ERROR)
        for _ in range(3):
            seen = await again.see(table)
            assert seen["table"]["status"] == "damaged"
            assert seen["sight"]["views"] == []
            assert seen["sight"]["legal"] == []
            shown = (await again.get(f"/tables/{table}/events"))["events"]
            assert [event["seq"] for event in shown] == list(range(1, OPENING + TURNS + 1))
            for path in ("turns", "parts", "positions/0", "positions/1", "record", "draft"):
                with pytest.raises(Refused) as refused:
                    await again.get(f"/tables/{table}/{path}")
                assert (refused.value.status, refused.value.code) == (409, "is_damaged")
        assert await figure(server) == 1
        said = [record for record in caplog.records if "damaged" in record.getMessage()]
        assert len(said) == 1
        assert table not in said[0].getMessage()
        await again.http.aclose()


async def test_nothing_is_written_to_a_damaged_table(settings: Settings) -> None:
    table, ann = await played(settings)
    async with running(settings) as server:
        await spoil(server, table, TURNS, "{")
        again = Guest(server, ann.token, ann.person)
        asked: dict[str, Json] = {
            "turns": {"turn": TURNS + 1, "text": "walk +b"},
            "chat": {"text": "hello"},
            "mute": {"who": "somebody", "muted": True},
            "rematch": {},
            "seats/0/resign": {},
            "start": {},
        }
        for path, body in asked.items():
            with pytest.raises(Refused) as refused:
                await again.post(f"/tables/{table}/{path}", **body)
            assert (refused.value.status, refused.value.code) == (409, "is_damaged")
        async with again.sit(table) as seated:
            assert seated.welcome["sight"]["status"] == "damaged"
            assert len(seated.welcome["events"]) == OPENING + TURNS
            said = await seated.ask("commit", "refused", turn=TURNS + 1, text="walk +b", key="k")
            assert said["problem"]["code"] == "is_damaged"
        await again.http.aclose()


async def test_a_newest_turn_that_is_gone_is_missed(settings: Settings) -> None:
    table, _ = await played(settings)
    async with running(settings) as server, browser(server) as anybody:
        await spoil(server, table, TURNS, None)
        seen = (await anybody.get(f"/api/tables/{table}")).json()
        assert (seen["table"]["status"], seen["table"]["seq"]) == ("damaged", OPENING + TURNS)


@pytest.mark.parametrize("setup", [None, "{", '{"players":2}', '{"players":2,"first":0,"options":{},"stack":[]}'])
async def test_a_shuffle_that_cannot_be_read_damages_its_table(settings: Settings, setup: str | None) -> None:
    table, _ = await played(settings)
    async with running(settings) as server, browser(server) as anybody:
        key = deals.c.table_id == table
        statement = delete(deals).where(key) if setup is None else update(deals).where(key).values(setup=setup)
        await server.server.store.database.write([(statement, {})])
        assert (await anybody.get(f"/api/tables/{table}")).json()["table"]["status"] == "damaged"


async def test_a_table_without_its_first_event_is_refused_in_a_sentence(settings: Settings) -> None:
    table, _ = await played(settings)
    async with running(settings) as server, browser(server) as anybody:
        spoilt = update(events).where(events.c.table_id == table, events.c.seq == 1).values(body="{")
        await server.server.store.database.write([(spoilt, {})])
        for _ in range(2):
            refused = await anybody.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (409, "is_damaged")
        assert await figure(server) == 1


async def test_others_play_on_beside_a_damaged_table(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    broken, whole = await ann.create("me", "me", game="bison"), await ann.create("me", "me", game="bison")
    await ann.turn(broken, Rng(1, "beside"))
    await spoil(server, broken, 1, "{")
    server.server.tables._held.clear()
    assert (await ann.see(broken))["table"]["status"] == "damaged"
    await ann.turn(whole, Rng(1, "beside"))
    assert (await ann.see(whole))["table"]["turn"] == 2
    assert {line["id"] for line in (await ann.get("/tables/mine"))["tables"]} == {broken, whole}
