"""Playing on from a position of a game that is over: a table of its own, whose record says where it came from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.conftest import MakeGuest
from tests.server.playing import Refused, answer
from tests.server.test_server_reviews import beginning, opened

from greatplains.cli import cli
from greatplains.commands.randomplay import random_game
from greatplains.core.record import parse_record, record_line
from greatplains.core.rng import Rng
from greatplains.games import GAMES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["bison", "wind-river"])
async def test_a_game_is_played_on_from_a_position_and_its_record_verifies(
    guest: MakeGuest, game: str, tmp_path: Path
) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    record = random_game(GAMES[game], 2, {}, 5, 1)
    origin = await opened(ann, record_line(record))
    made = await bob.post(f"/tables/{origin}/positions/4/play", seats=["me", "me"])
    table = made["table"]["id"]
    assert table != origin
    assert made["table"]["came_from"] == {"table": origin, "turn": 4}
    assert (made["table"]["status"], made["sight"]["turn"]) == ("running", 5)
    past = await ann.get(f"/tables/{origin}/positions/4", seat=made["sight"]["to_move"])
    assert next(view for view in made["sight"]["views"] if view["seat"] == past["seat"])["view"] == past["view"]
    rng = Rng(2, "on")
    while (await bob.sight(table))["to_move"] is not None:
        await bob.turn(table, rng)
    line = (await bob.http.get(f"/api/tables/{table}/record")).text
    played = parse_record(line.encode())
    assert played.turns[:4] == record.turns[:4]
    assert played.turns != record.turns
    assert played.extra["came_from"] == {"table": origin, "turn": 4}
    file = tmp_path / "on.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    for command in ("check", "verify"):
        assert CliRunner().invoke(cli, [command, str(file)]).exit_code == 0, command
    # A record that came from elsewhere is a record like any other, and can be played on from itself.
    again = answer(await ann.http.post("/api/records", content=line.encode()))["id"]
    assert (await ann.post(f"/tables/{again}/positions/5/play", seats=["me", "bot:easy"]))["table"]["seats"][1]["bot"]


async def test_nothing_hidden_is_played_on_from(guest: MakeGuest) -> None:
    ann = await guest()
    running = await ann.create("me", "me", game="bison")
    await ann.turn(running, Rng(1, "hidden"))
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{running}/positions/0/play", seats=["me", "bot:easy"])
    assert (refused.value.status, refused.value.code) == (409, "not_over")


@pytest.mark.parametrize(
    ("turn", "seats", "code"),
    [
        (99, ["me", "bot:easy"], "no_turn"),
        (1, ["me"], "play_on_seats"),
        (1, ["bot:easy", "bot:easy"], "play_on_seats"),
        (1, ["me", "open"], "play_on_seats"),
        (1, ["me", "bot:nobody-knows"], "bot"),
        (1, ["me"] * 40, "malformed"),
    ],
)
async def test_what_cannot_be_is_refused_and_leaves_nothing(
    guest: MakeGuest, turn: int, seats: list[str], code: str
) -> None:
    ann = await guest()
    origin = await opened(ann, beginning())
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{origin}/positions/{turn}/play", seats=seats)
    assert refused.value.code == code
    mine = (await ann.get("/tables/mine"))["tables"]
    assert [table["id"] for table in mine if table["status"] != "finished"] == []


async def test_a_game_that_was_played_to_its_end_is_not_played_on_from_there(guest: MakeGuest) -> None:
    ann = await guest()
    record = random_game(GAMES["wind-river"], 2, {}, 5, 1)
    origin = await opened(ann, record_line(record))
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{origin}/positions/{len(record.turns)}/play", seats=["me", "bot:easy"])
    assert refused.value.code == "is_finished"
    assert json.loads(record_line(record))["result"]
