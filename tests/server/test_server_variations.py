"""What might have been: explored step by step, kept beside the game and in its record, and bounded."""

from __future__ import annotations

import json

import pytest
from tests.server.conftest import MakeGuest
from tests.server.playing import Guest, Json, Refused
from tests.server.test_server_reviews import opened

from greatplains.commands.randomplay import random_game
from greatplains.core.record import parse_record, record_line, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES

pytestmark = pytest.mark.anyio

GAME = random_game(GAMES["bison"], 2, {}, 5, 1)


async def explored(somebody: Guest, table: str, turn: int, turns: int, seed: int = 1) -> list[str]:
    """A line of so many turns by chance, each drafted step by step."""
    rng = Rng(seed, "explored")
    line: list[str] = []
    for _ in range(turns):
        steps: list[int] = []
        found: Json = await somebody.post(f"/tables/{table}/explore", turn=turn, turns=line)
        while found["text"] is None:
            steps.append(found["legal"][rng.below(len(found["legal"]))]["step"])
            found = await somebody.post(f"/tables/{table}/explore", turn=turn, turns=line, steps=steps)
        assert [step["step"] for step in found["steps"]] == steps
        line.append(found["text"])
    return line


async def test_a_line_is_explored_kept_and_given_back_with_the_record(guest: MakeGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await opened(ann, record_line(GAME))
    before = await bob.get(f"/tables/{table}/positions/6", seat=0)
    start = await bob.post(f"/tables/{table}/explore", turn=6)
    assert (await bob.get(f"/tables/{table}/positions/6", seat=start["seat"]))["view"] == start["view"]
    line = await explored(bob, table, 6, 3)
    assert await bob.get(f"/tables/{table}/positions/6", seat=0) == before, "Exploring leaves the game as it is."
    await ann.post(f"/tables/{table}/variations", turn=6, turns=line)
    again = await ann.post(f"/tables/{table}/variations", turn=6, turns=line[:2])
    kept = (await bob.get(f"/tables/{table}/variations"))["variations"]
    assert kept == [{"turn": 6, "turns": line}], again
    text = (await bob.http.get(f"/api/tables/{table}/record")).text
    assert json.loads(text)["variations"] == kept
    record = parse_record(text.encode())
    assert replay(record, GAMES).outcome() == GAME.result, "The rules know nothing of them."
    other = await opened(bob, text)
    assert (await bob.get(f"/tables/{other}/variations"))["variations"] == kept


async def test_only_those_of_the_game_keep_lines_and_only_legal_ones(guest: MakeGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await opened(ann, record_line(GAME))
    line = await explored(eve, table, 2, 1)
    for somebody, turn, turns, code in (
        (eve, 2, line, "not_player"),
        (ann, 999, line, "no_turn"),
        (ann, len(GAME.turns), line, "is_finished"),
        (ann, 2, [], "malformed"),
        (ann, 2, line * 50, "malformed"),
    ):
        with pytest.raises(Refused) as refused:
            await somebody.post(f"/tables/{table}/variations", turn=turn, turns=turns)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/variations", turn=2, turns=["walk on water"])
    assert refused.value.status == 422
    assert (await ann.get(f"/tables/{table}/variations"))["variations"] == []


async def test_a_running_game_is_not_explored(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison")
    for path, wish in (("explore", {"turn": 0}), ("variations", {"turn": 0, "turns": ["gather"]})):
        with pytest.raises(Refused) as refused:
            await ann.post(f"/tables/{table}/{path}", **wish)
        assert refused.value.code == "not_over"


async def test_lines_of_a_record_that_cannot_be_are_let_be(guest: MakeGuest) -> None:
    ann = await guest()
    table = await opened(ann, record_line(GAME))
    good = {"turn": 3, "turns": await explored(ann, table, 3, 2)}
    record = json.loads(record_line(GAME))
    bad = [
        7,
        None,
        {"turn": "3"},
        {"turn": -1, "turns": ["x"]},
        {"turn": 3, "turns": ["no turn"]},
        {"turn": 3, "turns": []},
    ]
    many = [{"turn": 0, "turns": ["x"] * 40}] * 1000
    other = await opened(ann, json.dumps({**record, "variations": [*bad, good, *many]}))
    assert (await ann.get(f"/tables/{other}/variations"))["variations"] == [good]
    other = await opened(ann, json.dumps({**record, "variations": "none"}))
    assert (await ann.get(f"/tables/{other}/variations"))["variations"] == []


async def test_there_is_room_for_some_lines_only(guest: MakeGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatplains.server.domain.variations.MOST_LINES", 2)
    ann = await guest()
    table = await opened(ann, record_line(GAME))
    for seed in (1, 2):
        await ann.post(f"/tables/{table}/variations", turn=seed, turns=await explored(ann, table, seed, 1, seed))
    with pytest.raises(Refused) as refused:
        await ann.post(f"/tables/{table}/variations", turn=3, turns=await explored(ann, table, 3, 1))
    assert (refused.value.status, refused.value.code) == (429, "variations")
