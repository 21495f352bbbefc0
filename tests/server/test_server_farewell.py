"""Delete me, download my data, and notes: what is kept of somebody, handed to them and nobody else, and gone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, running
from tests.server.test_server_proposals import play, two

from greatplains.core.record import parse_record
from greatplains.core.rng import Rng
from greatplains.server.domain.texts import NOTE_LENGTH
from greatplains.server.settings import Settings
from greatplains.server.store.schema import (
    channels,
    device_links,
    holidays,
    identities,
    metadata,
    notes,
    secrets,
    voices,
    wishes,
)

pytestmark = pytest.mark.anyio

NAME = "Aurelia Quill"
WORDS = "a sentence of hers"


async def data_of(guest: Guest) -> Any:
    response = await guest.http.get("/api/me/data")
    assert response.headers["content-disposition"] == 'attachment; filename="greatplains-my-data.json"'
    return json.loads(response.content)


async def all_that_is_said(guest: Guest, table: str) -> str:
    """Everything that a table says of itself to somebody."""
    paths = [f"/tables/{table}", f"/tables/{table}/events", "/tables/mine", "/tables/mine/all", "/tables"]
    said = [json.dumps(await guest.get(path)) for path in paths]
    response = await guest.http.get(f"/api/tables/{table}/record")
    async with guest.sit(table, turns=True, parts=True) as seat:
        said.append(json.dumps(seat.welcome))
    return "\n".join([*said, response.text])


async def test_a_name_vanishes_everywhere_and_the_game_stays_whole(guest: MakeGuest, settings: Settings) -> None:
    her, bob = await guest(NAME), await guest("Bob")
    table = await her.create("me", "open", first=0, public=True)
    await bob.post(f"/tables/{table}/seats/1")
    await her.post(f"/tables/{table}/chat", text=WORDS)
    await bob.post(f"/tables/{table}/chat", text="of Bob")
    await play(table, (her, bob), 4)
    assert NAME in (before := await all_that_is_said(bob, table))
    assert WORDS in before
    async with bob.sit(table) as seat:
        await her.delete("/me")
        left = await seat.hear_event("gave_up")
        assert left["by"] == {"id": her.id, "name": "", "colour": ""}
        seats = [message["table"]["seats"] for message in seat.heard if "table" in message][-1]
        assert NAME not in json.dumps(seats)
    after = await all_that_is_said(bob, table)
    assert NAME not in after
    assert WORDS not in after
    assert "of Bob" in after
    sight = await bob.sight(table)
    assert (sight["status"], sight["result"]["winners"]) == ("finished", [1])
    record = (await bob.http.get(f"/api/tables/{table}/record")).text
    assert len(parse_record(record.encode()).turns) == 4
    assert json.loads(record)["names"] == [None, "Bob"]
    # A process that has not known her either; it reads the game from its events.
    async with running(replace(settings, shared=True)) as another:
        other = Guest(another, bob.token, bob.person)
        again = await all_that_is_said(other, table)
        assert NAME not in again
        assert WORDS not in again
        await other.http.aclose()


async def test_nothing_else_is_kept_of_whoever_is_gone(guest: MakeGuest, server: Running) -> None:
    her, bob = await guest(NAME), await guest("Bob")
    link = await her.post("/me/links")
    table = await her.create("me", "open", first=0)
    await her.put("/me/telling", kinds=["turn"])
    await her.put("/me/holiday", days=2)
    await her.put(f"/me/notes/{table}", text="mine alone")
    await her.post(f"/tables/{table}/chat", text=WORDS)
    async with her.sit(table):
        await her.delete("/me")
    with pytest.raises(Refused) as refused:
        await her.get("/me")
    assert refused.value.status == 401
    with pytest.raises(Refused) as refused:
        await bob.post("/links", token=link["token"])
    assert refused.value.code == "link"
    read = server.server.store.database.read
    for part in (secrets, device_links, wishes, channels, holidays, notes, voices):
        rows = await read(select(part).where(part.c.identity_id == her.id))
        assert not rows, part.name
    (row,) = await read(select(identities).where(identities.c.id == her.id))
    assert (row.name, row.colour) == ("", "")
    for part in metadata.sorted_tables:
        if part.name != "events":  # history is only added to
            assert NAME not in str(await read(select(part))), part.name
    assert (await bob.see(table))["table"]["status"] == "archived"


async def test_games_of_others_go_on_and_own_ones_are_put_away(guest: MakeGuest) -> None:
    her, bob, cid = await guest(NAME), await guest("Bob"), await guest("Cid")
    three = await bob.create("me", "open", "open", first=0, stand_in="random")
    await her.post(f"/tables/{three}/seats/1")
    await cid.post(f"/tables/{three}/seats/2")
    waiting = await bob.create("me", "open", "open")
    await her.post(f"/tables/{waiting}/seats/1")
    alone = await her.create("me", "bot:random", first=0)
    screen = await her.create("me", "me", first=0)
    await her.delete("/me")
    seats = (await bob.see(three))["table"]["seats"]
    assert (seats[1]["person"], seats[1]["bot"], seats[1]["is_out"]) == (None, "random", True)
    await bob.turn(three, Rng(1, "on"))
    seen = await bob.see(waiting)
    assert seen["table"]["status"] == "open"
    assert seen["table"]["seats"][1]["person"] is None
    await cid.post(f"/tables/{waiting}/seats/1")
    for table in (alone, screen):
        assert (await bob.see(table))["table"]["status"] == "archived"


async def test_after_a_resignation_the_name_of_the_seat_goes_too(guest: MakeGuest) -> None:
    her, bob, cid = await guest(NAME), await guest("Bob"), await guest("Cid")
    three = await bob.create("me", "open", "open", first=0, public=True)
    await her.post(f"/tables/{three}/seats/1")
    await cid.post(f"/tables/{three}/seats/2")
    await her.post(f"/tables/{three}/seats/1/resign")
    assert NAME in json.dumps(await bob.get("/tables/mine"))
    await her.delete("/me")
    assert NAME not in json.dumps(await bob.get("/tables/mine"))
    assert NAME not in json.dumps(await bob.get("/tables", status="running"))


async def test_a_rematch_keeps_no_seat_for_whoever_is_gone(guest: MakeGuest) -> None:
    her, bob = await guest(NAME), await guest("Bob")
    table = await her.create("me", "open", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    await her.delete("/me")
    again = (await bob.post(f"/tables/{table}/rematch"))["table"]
    seats = (await bob.see(again))["table"]["seats"]
    assert seats[0].get("kept_for") is None
    cid = await guest("Cid")
    await cid.post(f"/tables/{again}/seats/0")
    assert (await bob.see(again))["table"]["status"] == "running"


async def test_another_process_forgets_as_well(settings: Settings) -> None:
    shared = replace(settings, shared=True)
    async with running(shared) as here, running(shared) as there:
        her, bob = await Guest.arrive(here, NAME), await Guest.arrive(there, "Bob")
        table = await her.create("me", "open", first=0)
        await bob.post(f"/tables/{table}/seats/1")
        elsewhere = Guest(there, her.token, her.person)
        assert (await elsewhere.get("/me"))["name"] == NAME
        await her.delete("/me")
        await there.server.sign_out_elsewhere()
        assert NAME not in await all_that_is_said(bob, table)
        with pytest.raises(Refused):
            await elsewhere.get("/me")
        for somebody in (her, bob, elsewhere):
            await somebody.http.aclose()


async def test_the_file_has_all_that_is_kept_and_nothing_of_others(guest: MakeGuest) -> None:
    ann, bob, table = await two(guest)
    watched = await bob.create("me", "open", first=0)
    await ann.post(f"/tables/{watched}/chat", text="only looking on")
    await bob.post(f"/tables/{watched}/chat", text="said by Bob")
    await bob.put(f"/me/notes/{table}", text="a secret of Bob")
    await play(table, (ann, bob), 2)
    await ann.put(f"/me/notes/{table}", text="go for the river")
    await ann.put("/me/holiday", days=1)
    await ann.put("/me/telling", kinds=["turn"], zone="Europe/Rome")
    await ann.post("/me/links")
    kept = await data_of(ann)
    assert kept["profile"]["name"] == "Ann"
    assert kept["profile"]["created_at"] > 0
    assert [device["is_this"] for device in kept["devices"]] == [True]
    assert len(kept["links"]) == len(kept["holidays"]) == 1
    assert (kept["telling"]["zone"], kept["telling"]["kinds"]) == ("Europe/Rome", ["turn"])
    tables = {one["id"]: one for one in kept["tables"]}
    assert tables.keys() == {table, watched}
    assert tables[table]["note"]["text"] == "go for the river"
    assert tables[table]["seats"] == [0]
    assert [one["event"]["kind"] for one in tables[table]["events"]] == ["created", "seat_taken", "turn"]
    assert [one["event"]["text"] for one in tables[watched]["events"]] == ["only looking on"]
    said = json.dumps(kept)
    assert ann.token.partition(".")[2] not in said
    for secret in ("said by Bob", "a secret of Bob", bob.id):
        assert secret not in said


async def test_a_file_of_many_tables_is_whole(guest: MakeGuest, server: Running) -> None:
    ann = await guest("Ann")
    server.server.service.settings = replace(server.server.settings, tables_a_guest=200)
    for _ in range(60):
        await ann.create("me", "open")
    assert len({one["id"] for one in (await data_of(ann))["tables"]}) == 60


async def test_a_note_is_for_its_writer_alone(guest: MakeGuest, server: Running) -> None:
    ann, bob, table = await two(guest)
    assert await ann.get(f"/me/notes/{table}") == {"text": ""}
    written = await ann.put(f"/me/notes/{table}", text="  two lines\r\nof mine \n")
    assert written == {"text": "two lines\nof mine"}
    assert await ann.get(f"/me/notes/{table}") == written
    assert await bob.get(f"/me/notes/{table}") == {"text": ""}
    assert "of mine" not in await all_that_is_said(bob, table)
    await ann.put(f"/me/notes/{table}", text="another")
    assert await ann.get(f"/me/notes/{table}") == {"text": "another"}
    await ann.put(f"/me/notes/{table}", text=" ")
    assert not await server.server.store.database.read(select(notes))


@pytest.mark.parametrize(
    ("text", "code"), [("x" * (NOTE_LENGTH + 1), "note_long"), ("a\u202eb", "text_signs"), ("x" * 9000, "malformed")]
)
async def test_a_note_that_is_none_is_refused(guest: MakeGuest, text: str, code: str) -> None:
    ann, _, table = await two(guest)
    with pytest.raises(Refused) as refused:
        await ann.put(f"/me/notes/{table}", text=text)
    assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        await ann.put("/me/notes/no-such-table", text="x")
    assert refused.value.status == 404
    assert await ann.get(f"/me/notes/{table}") == {"text": ""}
