"""The shuffle that nobody decides alone: the server commits first, seats add to it, and everybody can work it out."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.server.playing import Guest, Refused

from greatplains.cli import cli
from greatplains.core.rng import Rng

pytestmark = pytest.mark.anyio

MakeGuest = Callable[..., Awaitable[Guest]]
Json = dict[str, Any]

MINE, YOURS = "ab" * 16, "0123456789abcdef" * 2


async def play_out(table: str, people: list[Guest]) -> Json:
    """The record of the game, once it is over."""
    rng = Rng(5, "shuffle")
    while True:
        for guest in people:
            sight = await guest.sight(table)
            if sight["to_move"] is None:
                record: Json = await guest.get(f"/tables/{table}/record")
                return record
            if sight["to_move"] in sight["mine"]:
                await guest.turn(table, rng)


def stack_of(record: Json) -> tuple[int, list[str]]:
    """Who begins and the stack of a Bison game with the standard tiles, worked out as docs/shuffle.md says it."""
    lines = ["greatplains shuffle 2", record["salt"], *record["shuffle"]["random"]]
    state = int.from_bytes(sha256("\n".join(lines).encode()).digest()[:8], "big") % (698769069 * 2**32 - 2) + 1

    def below(limit: int) -> int:
        nonlocal state
        state = 698769069 * (state % 2**32) + state // 2**32
        return ((state ^ state >> 32) % 2**32 * limit) >> 32

    players = record["players"]
    chosen = record["shuffle"]["first"]
    first = below(players) if chosen is None else chosen
    tiles = [f"{number:02}" for number in range(1, 19)]
    for last in range(len(tiles) - 1, 0, -1):
        other = below(last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return first, tiles[: {2: 12, 3: 15, 4: 16}[players]]


@pytest.mark.parametrize("first", [None, pytest.param(1, marks=pytest.mark.whole)])
async def test_the_deal_follows_from_the_secret_and_what_seats_added(guest: MakeGuest, first: int | None) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.create("me", "open", game="bison", shuffles=True, first=first)
    promised = (await bob.see(table))["table"]["commitment"]
    await ann.post(f"/tables/{table}/shuffle", random=MINE)
    await bob.post(f"/tables/{table}/seats/1?random={YOURS}")
    record = await play_out(table, [ann, bob])
    assert promised == record["commitment"] == sha256(record["salt"].encode()).hexdigest()
    assert record["shuffle"] == {"random": [MINE, YOURS], "first": first}
    assert (record["first"], record["stack"]) == stack_of(record)


async def test_the_game_waits_for_what_its_creator_promised_to_add(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", shuffles=True)
    await bob.post(f"/tables/{table}/seats/1?random={YOURS}")
    assert (await bob.see(table))["table"]["status"] == "open"
    await ann.post(f"/tables/{table}/shuffle", random=MINE)
    seen = await bob.see(table)
    assert seen["table"]["status"] == "running"
    events = (await bob.get(f"/tables/{table}/events"))["events"]
    assert events[-1]["event"]["random"] == [MINE, YOURS]


async def test_against_bots_the_game_begins_with_what_the_creator_adds(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "bot:easy", shuffles=True)
    assert (await ann.see(table))["table"]["status"] == "open"
    seen = await ann.post(f"/tables/{table}/shuffle", random=MINE)
    assert seen["table"]["status"] == "running"
    events = (await ann.get(f"/tables/{table}/events"))["events"]
    assert next(one["event"] for one in events if one["event"]["kind"] == "started")["random"] == [MINE, ""]


async def test_who_adds_nothing_need_not_wait(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me")
    assert (await ann.see(table))["table"]["status"] == "running"
    # Nobody sits who could add anything.
    empty = await ann.create("open", "open", shuffles=True)
    bob, cid = await guest(), await guest()
    await bob.post(f"/tables/{empty}/seats/0")
    await cid.post(f"/tables/{empty}/seats/1")
    assert (await bob.see(empty))["table"]["status"] == "running"


async def test_one_adds_once_while_one_sits_and_before_the_game(guest: MakeGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await ann.create("me", "open", shuffles=True)
    with pytest.raises(Refused) as stranger:
        await eve.post(f"/tables/{table}/shuffle", random=YOURS)
    assert stranger.value.code == "not_player"
    await ann.post(f"/tables/{table}/shuffle", random=MINE)
    await ann.post(f"/tables/{table}/shuffle", random=MINE)  # sent again
    with pytest.raises(Refused) as twice:
        await ann.post(f"/tables/{table}/shuffle", random=YOURS)
    assert twice.value.code == "has_shuffled"
    await eve.post(f"/tables/{table}/seats/1")
    with pytest.raises(Refused) as late:
        await eve.post(f"/tables/{table}/shuffle", random=YOURS)
    assert late.value.code == "is_running"
    kinds = [one["event"]["kind"] for one in (await ann.get(f"/tables/{table}/events"))["events"]]
    assert kinds.count("shuffled") == 1


@pytest.mark.parametrize("random", ["", "AB" * 16, "ab" * 15, "ab" * 17, "gh" * 16, "ab" * 16 + "\n"])
async def test_what_is_added_are_sixteen_bytes(guest: MakeGuest, random: str) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", shuffles=True)
    with pytest.raises(Refused):
        await ann.post(f"/tables/{table}/shuffle", random=random)
    if random:
        answer = await bob.http.post(f"/api/tables/{table}/seats/1", params={"random": random})
        assert answer.status_code == 400
    assert [one["event"]["kind"] for one in (await ann.get(f"/tables/{table}/events"))["events"]] == [
        "created",
        "seat_taken",
    ]


async def test_the_secret_is_told_to_nobody_before_the_end(guest: MakeGuest) -> None:
    ann, bob = await guest(), await guest()
    table = await ann.create("me", "open", game="bison", shuffles=True)
    heard = [json.dumps(await one.see(table)) for one in (ann, bob)]
    heard.append(json.dumps(await ann.post(f"/tables/{table}/shuffle", random=MINE)))
    heard.append(json.dumps(await bob.post(f"/tables/{table}/seats/1?random={YOURS}")))
    heard.append(json.dumps(await bob.get(f"/tables/{table}/events")))
    heard.append(json.dumps(await bob.get(f"/tables/{table}/record")))
    record = await play_out(table, [ann, bob])
    assert len(record["salt"]) == 64
    assert not [text for text in heard if record["salt"] in text]


async def test_whoever_asks_for_a_rematch_has_a_part_in_its_shuffle(guest: MakeGuest) -> None:
    ann = await guest()
    table = await ann.create("me", "me")
    await play_out(table, [ann])
    again = (await ann.post(f"/tables/{table}/rematch?shuffles=true"))["table"]
    seen = (await ann.see(again))["table"]
    old = (await ann.see(table))["table"]
    assert seen["status"] == "open"
    assert seen["commitment"] != old["commitment"]
    await ann.post(f"/tables/{again}/shuffle", random=MINE)
    assert (await ann.see(again))["table"]["status"] == "running"


def verified(record: Json, folder: Path, *more: str) -> Result:
    file = folder / "game.jsonl"
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    return CliRunner().invoke(cli, ["verify", str(file), *more])


async def test_verify_works_out_the_shuffle_again(guest: MakeGuest, tmp_path: Path) -> None:
    ann = await guest()
    table = await ann.create("me", "me", game="bison", shuffles=True)
    promised = (await ann.see(table))["table"]["commitment"]
    await ann.post(f"/tables/{table}/shuffle", random=MINE)
    record = await play_out(table, [ann])
    result = verified(record, tmp_path)
    assert (result.exit_code, result.stdout.split(", ")[1]) == (0, "2 of 2 seats added to the shuffle\n")
    assert verified(record, tmp_path, "--commitment", promised).exit_code == 0
    # A host who dealt otherwise, and made a record that agrees with itself, is found by what was seen before the game.
    result = verified(record, tmp_path, "--commitment", "0" * 64)
    assert (result.exit_code, "another commitment" in result.stdout) == (1, True)
    forged = {"secret": record | {"salt": "0" * 64}}
    forged["random"] = record | {"shuffle": {"random": [MINE, YOURS], "first": None}}
    forged["first"] = record | {"shuffle": {"random": [MINE, MINE], "first": 1 - record["first"]}}
    forged["too few"] = record | {"shuffle": {"random": [MINE], "first": None}}
    forged["stack"] = record | {"stack": record["stack"][::-1]}
    for name, one in forged.items():
        result = verified(one, tmp_path)
        assert (name, result.exit_code, "NOT KEPT" in result.stdout) == (name, 1, True)
    unreadable: list[Any] = [[], {"random": "x"}, {"random": [1, 2]}, {"random": [MINE, MINE], "first": "0"}]
    for said in unreadable:
        result = verified(record | {"shuffle": said}, tmp_path)
        assert (result.exit_code, "cannot be read" in result.stdout) == (1, True)
