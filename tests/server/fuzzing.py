"""Anything at all on a socket: random bytes, random JSON, and messages that are almost right.

Every one is answered or ignored, nothing hangs, and the game stays as it was.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any

import msgspec
from tests.server.worlds import Ask, World, http, world

from greatplains.core.rng import Rng
from greatplains.server.live.messages import ServerMessage
from greatplains.server.settings import Settings

ANSWERS = msgspec.json.Decoder(ServerMessage)
VALID: list[dict[str, Any]] = [
    {"type": "hello", "last_seq": 3},
    {"type": "step", "step": 19},
    {"type": "undo"},
    {"type": "undo_all"},
    {"type": "commit", "turn": 2, "text": "walk +b", "key": "k"},
    {"type": "commit", "turn": 2},
    {"type": "chat", "text": "Hello", "key": "c"},
    {"type": "mute", "who": "somebody", "muted": True},
    {"type": "ping"},
]


def random_bytes(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(200))


def random_text(chance: random.Random) -> str:
    letters = string.printable + "\x00\x7f\u0663²\u202e\u200d\ufeff\U0001f9ac'\"\\"
    return "".join(chance.choice(letters) for _ in range(chance.randrange(80)))


def random_json(chance: random.Random) -> str:
    return json.dumps(random_value(chance, 3))


def random_value(chance: random.Random, depth: int) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: chance.choice([0, -1, 1, 2**31, 2**63, 2**64, -(2**63), 10**30]),
        lambda: chance.choice([0.5, -0.0, 1e308, 3.0]),
        lambda: random_text(chance),
        lambda: chance.choice(VALID)["type"],
    ]
    if depth:
        kinds += [
            lambda: [random_value(chance, depth - 1) for _ in range(chance.randrange(4))],
            lambda: {random_text(chance): random_value(chance, depth - 1) for _ in range(chance.randrange(4))},
            lambda: {"type": random_value(chance, 0), random_text(chance): random_value(chance, depth - 1)},
        ]
    return chance.choice(kinds)()


def almost_right(chance: random.Random) -> str | bytes:
    """A message with one thing changed: a field, its type, or a byte."""
    message = dict(chance.choice(VALID))
    match chance.randrange(6):
        case 0:
            message[chance.choice(list(message))] = random_value(chance, 2)
        case 1:
            del message[chance.choice(list(message))]
        case 2:
            message[random_text(chance)] = random_value(chance, 1)
        case 3:
            message["type"] = chance.choice(VALID)["type"]
        case 4:
            data = bytearray(json.dumps(message).encode())
            data[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(data)
        case _:
            text = json.dumps(message)
            return text[: chance.randrange(len(text))]
    return json.dumps(message)


def turn_like(chance: random.Random) -> str:
    """A commit of words and places in no good order."""
    text = " ".join(chance.choice(WORDS) for _ in range(chance.randrange(12)))
    return json.dumps({"type": "commit", "turn": chance.randrange(4), "text": text})


WORDS = ["tile", "tepee", "canoe", "gather", "walk", "trek", "buy", "trade", "pass", ";", ",", ">", ":", "/", "9", "-1"]
WORDS += ["b4m>c4p", "d2p:2", "+b", "+t", "d2/1", "c3r"]
KINDS: list[Callable[[random.Random], str | bytes]] = [random_bytes, random_text, random_json, almost_right, turn_like]


async def begin(stage: World) -> None:
    """Ann and Bob play; one turn is made."""
    for name in ("Ann", "Bob", "Zoe"):
        await stage.arrive(name)
    wanted = {"game": "bison", "seats": ["me", "open"], "first": 0}
    stage.table = (await stage.ask(Ask("Ann", "POST", "/api/tables", json.dumps(wanted))))["table"]["id"]
    await stage.ask(Ask("Bob", "POST", f"/api/tables/{stage.table}/seats/1"))
    draft = await stage.ask(Ask("Ann", "GET", f"/api/tables/{stage.table}/draft"))
    rng = Rng(1, "fuzz")
    while draft["text"] is None:
        step = draft["legal"][rng.below(len(draft["legal"]))]["step"]
        draft = await stage.ask(
            Ask("Ann", "POST", f"/api/tables/{stage.table}/draft/steps", json.dumps({"step": step}))
        )
    turn = json.dumps({"turn": 1, "text": draft["text"]})
    await stage.ask(Ask("Ann", "POST", f"/api/tables/{stage.table}/turns", turn))


async def events(stage: World) -> list[Any]:
    """What has happened, but for words: those may be said."""
    _, _, body = await http(stage.app, "GET", f"/api/tables/{stage.table}/events")
    return [one for one in json.loads(body)["events"] if one["event"]["kind"] not in ("chat", "muted")]


async def send_anything(url: str, who: str, messages: int, chance: random.Random) -> None:
    """Ann is not to move and Zoe only watches: whatever they send, no turn of theirs can come of it."""
    settings = Settings(
        database=url, bots=0, requests_a_second=1e9, requests_at_once=10**9, chats_a_table=50, message_bytes=10**6
    )
    async with world(settings) as stage:
        await begin(stage)
        before = await events(stage)
        await stage.ask(Ask(who, "socket greeted", '{"type": "hello"}'))
        for _ in range(messages):
            way = "socket greeted" if chance.random() < 0.9 else "socket silent"
            message = chance.choice(KINDS)(chance)
            if isinstance(message, bytes):
                answers = await stage.send(who, way, message)
            else:
                answers = await stage.ask(Ask(who, way, message))
            for answer in answers:
                ANSWERS.decode(json.dumps(answer))
        assert await events(stage) == before


async def send_turns(url: str, messages: int, chance: random.Random) -> None:
    """Bob is to move. What looks like a turn may be one; everything that was refused has left the game as it was."""
    limits = {"requests_a_second": 1e9, "requests_at_once": 10**9, "chats_a_table": 50}
    async with world(Settings(database=url, bots=0, **limits)) as stage:  # type: ignore[arg-type]
        await begin(stage)
        await stage.ask(Ask("Bob", "socket", '{"type": "hello"}'))
        before = await events(stage)
        for _ in range(messages):
            message = chance.choice([almost_right, turn_like, random_json])(chance)
            if isinstance(message, str):
                answers = await stage.ask(Ask("Bob", "socket", message))
                if any(answer["type"] == "ack" and answer["turn"] is not None for answer in answers):
                    before = await events(stage)
        assert await events(stage) == before
