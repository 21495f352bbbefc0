"""A table of Cairns on the server: over the socket, with a bot in a seat, its record and its replay."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import PATIENCE, Guest, Refused, Running, Seated, running

from greatplains.bots import sit
from greatplains.core.game import Game
from greatplains.core.record import parse_record, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.settings import read_settings
from greatplains.server.work.pool import BotPool
from greatplains.server.work.worker import Question

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    settings = read_settings({}, database=f"sqlite:///{tmp_path / 'games.sqlite'}", bots=1)
    async with running(settings) as started:
        yield started


@pytest.fixture
async def ann(server: Running) -> AsyncIterator[Guest]:
    guest = await Guest.arrive(server, "Ann")
    yield guest
    await guest.http.aclose()


async def play_to_the_end(seated: Seated) -> dict[str, Any]:
    """Random turns against the bot, step by step over the socket; the last thing that was seen."""
    rng, sight = Rng(3), seated.welcome["sight"]
    while sight["status"] != "finished":
        if sight["to_move"] == 0:
            draft = {"legal": sight["legal"], "text": None}
            while draft["text"] is None:
                step = draft["legal"][rng.below(len(draft["legal"]))]["step"]
                draft = await seated.ask("step", "draft", step=step)
            await seated.send("commit", turn=sight["turn"], key=str(sight["turn"]))
        sight = (await seated.hear("update"))["sight"]
    last: dict[str, Any] = sight
    return last


async def test_the_server_offers_it(ann: Guest) -> None:
    offered = {game["name"]: game for game in (await ann.get("/games"))["games"]}["cairns"]
    assert (offered["title"], offered["least_players"], offered["most_players"]) == ("Cairns", 2, 4)
    (option,) = offered["options"]
    assert (option["name"], option["kind"], option["default"]) == ("steep", "flag", False)
    steps = (await ann.get("/games/cairns/steps"))["steps"]
    assert len(steps) == GAMES["cairns"].step_count
    assert (await ann.get("/games/cairns/art"))["cairns"].keys() == {"a", "b", "c"}


async def test_a_table_with_a_bot_is_played_over_the_socket(ann: Guest) -> None:
    table = await ann.create("me", "bot:hard", game="cairns", first=0, options={"steep": True})
    async with ann.sit(table) as seated:
        mine, others = seated.welcome["sight"]["views"][0]["view"]["seats"]
        assert (len(mine["hand"]), others["hand"]) == (4, None)
        last = await play_to_the_end(seated)
    record = await ann.get(f"/tables/{table}/record")
    assert (record["game"], record["options"], len(record["turns"])) == ("cairns", {"steep": True}, 8)
    again = replay(parse_record(json.dumps(record)), GAMES)
    outcome = again.outcome()
    assert outcome is not None
    assert list(outcome.winners) == last["result"]["winners"]
    for turn in range(9):
        seen = await ann.get(f"/tables/{table}/positions/{turn}")
        assert seen["view"]["turn"] == turn


async def test_a_record_can_be_looked_through(ann: Guest) -> None:
    table = await ann.create("bot:random", "bot:greedy", game="cairns")
    async with ann.sit(table) as seated:
        if seated.welcome["table"]["status"] != "finished":
            await seated.hear_event("finished")
    record = await ann.get(f"/tables/{table}/record")
    looked_at = await ann.post("/records", **record)
    assert looked_at["game"] == "cairns"


async def test_an_option_that_makes_no_game_is_refused_with_its_own_code(ann: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.create("me", "me", game="cairns", options={"steep": 3})
    assert refused.value.code == "steep"


async def test_a_bot_thinks_about_it_in_a_process_of_its_own() -> None:
    """At a table a turn would be made without the process, too, if that knew nothing of the game."""
    rules = GAMES["cairns"]
    game = Game(rules, rules.deal(2, Rng(1)))
    seat = sit(game)
    dealt = seat.imagine(Rng(2)).to_bytes()
    pool = BotPool(1, PATIENCE)
    try:
        steps = await pool.think(Question("hard", 1, "cairns", seat.number, seat.view, seat.turns, dealt))
    finally:
        await pool.close()
    for step in steps:
        game.play(step)
    assert len(game.turns) == 1
