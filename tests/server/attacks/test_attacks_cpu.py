"""Nobody keeps the event loop busy: what is long is refused before it is read, and what takes long is done aside."""

from __future__ import annotations

import asyncio
import json
import threading
import unicodedata
from typing import Any

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Refused, Running, answer, browser

from greatplains.commands.randomplay import random_game
from greatplains.core.contract import Setup
from greatplains.core.record import record_line
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.bison.rules import BisonRules
from greatplains.server.domain.refusals import TooMany
from greatplains.server.http.aside import Aside
from greatplains.server.live import tables as live_tables

pytestmark = pytest.mark.anyio


def tiles(length: int) -> dict[str, Any]:
    """A tile set whose draw tiles have ids of that length."""
    draw = {f"{number:02}".ljust(length, "x"): [0, 3, 1, 1, 1] for number in range(18)}
    return {"start": {f"S{number}": [0, 3, 1, 1, 1] for number in (1, 2, 3)}, "draw": draw}


def record(game: str, players: int) -> str:
    """A whole random game."""
    return record_line(random_game(GAMES[game], players, {}, 3, 1))


async def test_ids_of_tiles_are_short(guest: MakeGuest) -> None:
    ann = await guest()
    await ann.create("me", "me", game="bison", options={"tiles": tiles(8)})
    for length in (9, 900, 3_000):
        with pytest.raises(Refused) as refused:
            await ann.create("me", "me", game="bison", options={"tiles": tiles(length)})
        assert refused.value.code in ("tiles_id", "options_large", "too_large")
    file = json.dumps(tiles(9)).encode()
    said = await ann.http.post("/api/games/bison/options/tiles?name=own.json", content=file)
    assert (said.status_code, said.json()["code"]) == (422, "tiles_id")


async def test_a_record_with_long_ids_of_tiles_is_not_taken_in(guest: MakeGuest) -> None:
    ann = await guest()
    fields = json.loads(record("bison", 2)) | {"turns": []}
    del fields["result"]
    for length, code in ((300, "options_large"), (40_000, "too_large")):
        fields["options"]["tiles"] = tiles(length)
        fields["stack"] = list(fields["options"]["tiles"]["draw"])[: len(fields["stack"])]
        said = await ann.http.post("/api/records", content=json.dumps(fields))
        assert (said.status_code, said.json()["code"]) == (413, code)
    assert (await ann.get("/tables/mine"))["tables"] == []


async def test_a_tile_set_is_parsed_when_the_game_begins_and_not_with_every_look(
    guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison", options={"tiles": tiles(8)})
    for number in range(3):
        await ann.turn(table, Rng(number, "past"))
    opened: list[str] = []

    def note(what: str) -> None:
        real = getattr(BisonRules, what)

        def noted(self: BisonRules, setup: Any) -> Any:
            opened.append(what)
            return real(self, setup)

        monkeypatch.setattr(BisonRules, what, noted)

    note("opening")
    note("check_setup")
    looks = [await ann.get(f"/tables/{table}/positions/{turn}") for turn in (0, 1, 2, 3, 0)]
    assert [look["turn"] for look in looks] == [0, 1, 2, 3, 0]
    assert looks[0] == looks[-1]
    assert opened == []


async def test_every_position_of_the_past_is_the_one_that_was_played(guest: MakeGuest) -> None:
    """It is played from the nearest position that was kept, which is not far; so it must be the same."""
    ann, rules = await guest(), GAMES["bison"]
    line = record("bison", 4)
    info = answer(await ann.http.post("/api/records", content=line))
    fields = json.loads(line)
    assert len(fields["turns"]) > 50
    setup = Setup(fields["players"], fields["first"], fields["options"], tuple(fields["stack"]))
    position = rules.opening(rules.check_setup(setup))
    for turn, text in enumerate([*fields["turns"], None]):
        look = await ann.get(f"/tables/{info['id']}/positions/{turn}")
        assert look["view"] == json.loads(json.dumps(rules.view(position, None)))
        if text is not None:
            for step in rules.parse_turn(position, text):
                position.apply(step)


async def test_a_long_game_is_loaded_a_few_turns_at_a_time(
    server: Running, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else is served between the turns, and nobody sees half of a game."""
    monkeypatch.setattr(live_tables, "_SLICE_SECONDS", 0.0)
    ann = await guest()
    rounds, is_over = 0, False
    seen: set[int] = set()

    async def count_rounds() -> None:
        nonlocal rounds
        while not is_over:
            rounds += 1
            await asyncio.sleep(0)
            for table_id in list(server.server.tables._held):
                known = server.server.tables.known(table_id)
                seen.update([known.seq] if known is not None else [])

    line = record("bison", 4)
    turns = len(json.loads(line)["turns"])
    ann_imports = asyncio.create_task(ann.http.post("/api/records", content=line))
    counting = asyncio.create_task(count_rounds())
    info = answer(await ann_imports)
    is_over = True
    await counting
    assert rounds > turns
    assert seen <= {info["seq"]}
    assert info["turn"] == turns + 1


async def test_slow_work_is_done_one_piece_at_a_time_and_not_for_ever() -> None:
    aside, at_once, most = Aside(), 0, 0
    begun, go_on = threading.Semaphore(0), threading.Event()

    def work(number: int) -> int:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        begun.release()
        go_on.wait(30)
        at_once -= 1
        return number

    waiting = [asyncio.create_task(aside.run(work, number)) for number in range(16)]
    await asyncio.to_thread(begun.acquire)
    with pytest.raises(TooMany):
        await aside.run(work, 16)
    go_on.set()
    assert await asyncio.gather(*waiting) == list(range(16))
    assert most == 1
    assert await aside.run(work, 17) == 17


async def test_accents_are_not_put_in_order_in_a_text_that_is_too_long(
    guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes time with the square of their number: a body of 60 kB took a second, one of 1 MB minutes."""
    ann = await guest()
    table = await ann.create("me", "open")
    longest = 0
    real = unicodedata.normalize

    def normalize(form: Any, text: str) -> str:
        nonlocal longest
        longest = max(longest, len(text))
        return real(form, text)

    monkeypatch.setattr(unicodedata, "normalize", normalize)
    accents = "a" + "\u0301\u0316" * 5_000
    async with browser(ann.running) as http:
        said = await http.post("/api/guests", json={"name": accents})
    assert said.json()["code"] == "name_long"
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/chat", text=accents)
    assert refused.value.code == "text_long"
    assert longest <= 4_000
    await ann.post(f"/tables/{table}/chat", text="e\u0301" * 400)


async def test_a_refusal_does_not_quote_at_length(guest: MakeGuest) -> None:
    ann = await guest()
    long = "x" * 60_000
    for body in ({"game": long, "seats": ["me"]}, {"game": "bison", "seats": [long, "me"]}):
        said = await ann.http.post("/api/tables", json=body)
        assert said.status_code == 400
        assert len(said.content) < 3_000


async def test_only_records_and_files_may_be_long(guest: MakeGuest) -> None:
    ann: Guest = await guest()
    table = await ann.create("me", "open")
    long = "x" * 70_000
    for path in ("/guests", "/tables", f"/tables/{table}/chat", f"/tables/{table}/turns", "/links"):
        said = await ann.http.post(f"/api{path}", json={"text": long})
        assert (said.status_code, said.json()["code"]) == (413, "too_large")
