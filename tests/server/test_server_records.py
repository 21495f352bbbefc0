"""Records out of tables and into them, every position of a game, and the promise about the shuffle."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.playing import Guest, Refused, answer

from greatplains.cli import cli
from greatplains.commands.randomplay import random_game
from greatplains.core.record import parse_record, record_line, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain.shuffle import Shared, is_kept, parse_setup

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]
VALID = Path(__file__).parents[1] / "records" / "valid"


async def finished(ann: Guest, game: str = "bison") -> str:
    table = await ann.create("me", "me", game=game)
    rng = Rng(3, "records")
    while (await ann.sight(table))["to_move"] is not None:
        await ann.turn(table, rng)
    return table


async def test_a_finished_game_is_a_record_that_replays(guest: MakeGuest) -> None:
    ann = await guest("Ann")
    table = await finished(ann)
    record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).content)
    game = replay(record, GAMES)
    assert game.outcome() is not None
    assert record.extra["names"] == ["Ann", "Ann"]


async def test_the_promise_about_the_shuffle_is_kept(guest: MakeGuest, tmp_path: Path) -> None:
    ann = await guest()
    table = await finished(ann)
    events = [numbered["event"] for numbered in (await ann.get(f"/tables/{table}/events"))["events"]]
    created, started = (next(event for event in events if event["kind"] == kind) for kind in ("created", "started"))
    reveal = next(event for event in events if event["kind"] == "finished")
    assert started["commitment"] == created["commitment"]
    rules, setup, shared = GAMES["bison"], parse_setup(reveal["setup"]), Shared(started["random"], None)
    assert is_kept(rules, setup, created["commitment"], reveal["salt"], shared)
    assert not is_kept(rules, setup, created["commitment"], reveal["salt"] + "0", shared)
    line = (await ann.http.get(f"/api/tables/{table}/record")).text
    assert json.loads(line)["stack"] == json.loads(reveal["setup"])["stack"]
    file = tmp_path / "game.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    assert CliRunner().invoke(cli, ["verify", str(file)], standalone_mode=False).return_value != 1
    record = json.loads(line)
    record["stack"][0], record["stack"][1] = record["stack"][1], record["stack"][0]
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    result = CliRunner().invoke(cli, ["verify", str(file)])
    assert result.exit_code == 1
    assert "NOT KEPT" in result.stdout


async def test_a_running_game_gives_only_the_own_view(guest: MakeGuest) -> None:
    ann, bob, eve = await guest(), await guest(), await guest()
    table = await ann.create("me", "open", game="bison")
    with pytest.raises(Refused) as early:
        await ann.get(f"/tables/{table}/record")
    assert early.value.code == "not_started"
    await bob.post(f"/tables/{table}/seats/1")
    for somebody, seat in ((ann, 0), (bob, 1), (eve, None)):
        record = await somebody.get(f"/tables/{table}/record")
        assert "stack" not in record
        assert "salt" not in record
        assert [view["seat"] for view in record["views"]] == [seat]
        for view in record["views"]:
            assert [hand["hand"] is not None for hand in view["seats"]] == [seat == 0, seat == 1]


@pytest.mark.parametrize("game", ["bison", "wind-river"])
async def test_an_imported_record_can_be_looked_through(guest: MakeGuest, game: str) -> None:
    ann, bob = await guest(), await guest()
    record = random_game(GAMES[game], 2, {}, 1, 1)
    table = answer(await ann.http.post("/api/records", content=record_line(record)))
    assert (table["status"], table["imported"]) == ("finished", True)
    assert table["result"]["winners"] == list(record.result.winners if record.result else ())
    rules = GAMES[game]
    position = rules.opening(rules.check_setup(record.setup))
    for turn in (0, 1, len(record.turns)):
        while int(position.turn) < turn:
            for step in rules.parse_turn(position, record.turns[int(position.turn)]):
                position.apply(step)
        for seat in (0, 1):
            shown = await bob.get(f"/tables/{table['id']}/positions/{turn}", seat=seat)
            assert shown["view"] == json.loads(json.dumps(rules.view(position, seat)))
    exported = parse_record((await bob.http.get(f"/api/tables/{table['id']}/record")).content)
    assert (exported.setup, exported.turns, exported.result) == (record.setup, record.turns, record.result)
    with pytest.raises(Refused):
        await ann.post(f"/tables/{table['id']}/rematch")
    assert table["id"] not in str((await bob.get("/tables", status="finished"))["tables"])


async def test_a_bad_record_is_refused_with_its_turn(guest: MakeGuest) -> None:
    ann = await guest()
    record = json.loads(record_line(random_game(GAMES["bison"], 2, {}, 1, 1)))
    record["turns"][4] = "walk nowhere"
    response = await ann.http.post("/api/records", json=record)
    assert response.status_code == 422
    assert response.json()["parameters"]["turn"] == 5
    assert (await ann.get("/tables/mine"))["tables"] == []


async def test_of_a_running_game_only_own_seats_are_shown_back(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", game="bison", first=0)
    await bob.post(f"/tables/{table}/seats/1")
    await ann.turn(table, Rng(1, "back"))
    assert (await ann.get(f"/tables/{table}/positions/0", seat=0))["view"]["seats"][0]["hand"]
    assert (await bob.get(f"/tables/{table}/positions/1"))["view"]["seats"][1]["hand"] is None
    for path, code in (
        ("positions/0?seat=1", "not_your_seat"),
        ("positions/9", "no_turn"),
        ("positions/-1", "no_turn"),
    ):
        with pytest.raises(Refused) as refused:
            await ann.get(f"/tables/{table}/{path.partition('?')[0]}", **({"seat": 1} if "?" in path else {}))
        assert refused.value.code == code


COMMENTS = [{"turn": 3, "text": "<b>Bold</b>\nmove\u202e"}, {"turn": 0, "text": "A quiet beginning."}]


async def test_comments_and_names_of_a_record_are_kept_and_given_back(guest: MakeGuest) -> None:
    ann, eve = await guest("Ann"), await guest()
    line = (VALID / "windriver_two_players.jsonl").read_text(encoding="utf-8").splitlines()[0]
    record = json.loads(line) | {"comments": COMMENTS, "names": ["Ada", 7]}
    made = (await ann.http.post("/api/records", json=record)).json()
    notes = await eve.get(f"/tables/{made['id']}/notes")
    said = [{"turn": 0, "text": "A quiet beginning."}, {"turn": 3, "text": "<b>Bold</b> move"}]
    assert notes == {"names": ["Ada", ""], "comments": said}
    given = await eve.get(f"/tables/{made['id']}/record")
    assert (given["names"], given["comments"]) == (["Ada", None], said)
    again = (await ann.http.post("/api/records", json=given)).json()
    assert await eve.get(f"/tables/{again['id']}/notes") == notes


@pytest.mark.parametrize(
    "comments",
    ["Well played", 7, {"3": "x"}, [3], [{"turn": "3", "text": "x"}, {"turn": 999, "text": "x"}, {"turn": 3}, None]],
)
async def test_what_else_stands_under_comments_is_let_be(guest: MakeGuest, comments: object) -> None:
    """The format knows nothing of them: a record from elsewhere is as good with others."""
    ann = await guest()
    line = (VALID / "windriver_two_players.jsonl").read_text(encoding="utf-8").splitlines()[0]
    made = (await ann.http.post("/api/records", json=json.loads(line) | {"comments": comments})).json()
    assert (await ann.get(f"/tables/{made['id']}/notes"))["comments"] == []


@pytest.mark.parametrize(
    "comments", [[{"turn": 1, "text": "x" * 1001}], [{"turn": 1, "text": "x"} for _ in range(201)]]
)
async def test_long_comments_are_refused(guest: MakeGuest, comments: object) -> None:
    ann = await guest()
    line = (VALID / "windriver_two_players.jsonl").read_text(encoding="utf-8").splitlines()[0]
    refused = (await ann.http.post("/api/records", json=json.loads(line) | {"comments": comments})).json()
    assert refused["code"] == "comments"
