"""Nobody is sent what they may not know: opponents' tiles, the stack, discards, salt, secrets, others' drafts.

A random game is played by people at several connections each, and every byte that they are sent is kept. Then

* one connection of everybody is a program's, the other a page's, which is told turns step by step and parts;
* no byte of it may be a secret: a salt, a set-up, another's token, the hash of one;
* the same game is played again in a world that differs only in what one person cannot see — other tiles in other
  hands, in the stack and among the discards, another salt — and this person, and all who only watch, must be sent the
  same bytes. The commitment differs, as it must, and is the only thing that may;
* the same game without anybody else's drafts and notes must look the same as well.

What goes out to those who are elsewhere (the outbox, in every form) is part of what they are sent.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.server.worlds import NOW, Ask, Fate, World, query, world

from greatplains.core.bits import members
from greatplains.core.contract import Setup
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.games.bison.tiles import START_TILES
from greatplains.server.domain.notices import KINDS
from greatplains.server.domain.shuffle import Deal, setup_text
from greatplains.server.domain.table import Table
from greatplains.server.logs import JsonLines
from greatplains.server.settings import Settings
from greatplains.server.work.bot_turns import known_side
from greatplains.server.work.telling import mail as mails
from greatplains.server.work.telling import webhook
from greatplains.server.work.telling.message import Message, read, worded

WATCHERS = ("Walt", "nobody")  # one with an identity, one without
PROGRAM, PAGE = "socket 1", "socket 2"
FORMS = (*webhook.FORMS, webhook.NTFY)
_HELD_SECONDS = 1000.0


class Leaked(AssertionError):
    """Somebody was sent what they may not know."""


@dataclass(frozen=True)
class Game:
    """A game to be played: who sits where, and the shuffle."""

    name: str
    seats: tuple[str, ...]
    deal: Deal

    @property
    def people(self) -> list[str]:
        return list(dict.fromkeys(self.seats))

    @property
    def options(self) -> dict[str, Any]:
        return {"variant": self.deal.setup.options["variant"]} if self.name == "bison" else {}


# Each number of players and each variant once; all of them together are for `make test-all`.
COMBINATIONS = [("bison", 2, 0), ("bison", 3, 1), ("bison", 4, 2), ("wind-river", 3, 0)]
MORE_COMBINATIONS = [("bison", players, variant) for players in (2, 3, 4) for variant in (0, 1, 2)]
MORE_COMBINATIONS += [("wind-river", players, 0) for players in (2, 4)]


def draw_game(name: str, players: int, variant: int, rng: Rng) -> Game:
    setup = GAMES[name].deal(players, rng, {"variant": variant} if name == "bison" else {})
    names = ["Ann", "Bob", "Cid", "Dot"][:players]
    if players > 2 and rng.below(2):
        names[rng.below(players - 1) + 1] = names[0]  # hot-seat: one person on two seats
    return Game(name, tuple(names), Deal(setup, _salt(rng)))


def _salt(rng: Rng) -> str:
    return sha256(f"salt {rng.below(1 << 60)}".encode()).hexdigest()[:32]


# A script is written by playing.


def _hello(tab: str, last_seq: int = 0) -> str:
    shown = {"turns": True, "parts": True, "changes": True} if tab == PAGE else {}
    return json.dumps({"type": "hello", "last_seq": last_seq, **shown})


class Playwright:
    """Plays a random game in a world and so writes the script for others."""

    def __init__(self, stage: World, game: Game, rng: Rng) -> None:
        self.world = stage
        self.game = game
        self.rng = rng
        self.tabs = {name: [PROGRAM, PAGE] for name in (*game.people, *WATCHERS)}
        self.greeted: set[tuple[str, str]] = set()

    async def open(self) -> None:
        await gather_people(self.world, self.game)
        for name in self.tabs:
            await self.say(name, "hello")

    async def play(self, turns: int) -> None:
        """Until so many turns stand, if the game lasts as long, and a draft of the next one. The last turn of a game is
        not made: with it everything is shown."""
        while len(self.table.turns) < turns:
            if not await self.turn(may_end=False):
                break
        else:
            await self.draft(self.mover)
        await self.come_back()

    async def come_back(self) -> None:
        """Everybody's page has missed some turns, of one season or of two; and everybody wants the record."""
        for name in self.tabs:
            await self.get(name, "record")
            for missed in (2, 3, len(self.game.seats) + 2, 10):
                await self.ask(name, PAGE, _hello(PAGE, max(1, self.table.seq - missed)))

    async def finish(self) -> None:
        while self.table.to_move is not None:
            await self.turn()

    async def second_thoughts(self) -> None:
        """Whoever made the last turn would like to take it back; the others agree, or not, or it cannot be."""
        if not self.table.turns or self.rng.below(5):
            return
        asks = self.game.seats[self.table.played(len(self.table.turns)).seat]
        await self.post(asks, "proposals", {"what": "take_back"})
        for name in dict.fromkeys(self.game.seats):
            if name != asks:
                await self.post(name, "proposals/answer", {"agrees": self.rng.below(4) > 0})

    async def turn(self, may_end: bool = True) -> bool:
        """Make a turn; False if it would be the last and must not be made."""
        await self.second_thoughts()
        mover, number = self.mover, self.table.next_turn
        text = await self.draft(mover)
        await self.look_around()
        if not may_end and self.ends(text):
            return False
        key = f"turn-{number}"
        if self.rng.below(2):
            await self.say(mover, "commit", turn=number, text=text, key=key)
        else:
            await self.post(mover, "turns", {"turn": number, "text": text, "key": key})
        assert self.table.next_turn == number + 1
        return True

    def ends(self, text: str) -> bool:
        """Would the game be over after this turn?"""
        assert self.table.position is not None
        after: Any = self.table.position.copy()
        for step in self.table.rules.parse_turn(self.table.position, text):
            after.apply(step)
        return bool(after.is_over)

    async def draft(self, mover: str) -> str:
        """A whole turn step by step, with some steps taken back, in one tab or the other; its text."""
        shown = await self.get(mover, "draft", is_draft=True)
        while shown["text"] is None:
            step = shown["legal"][self.rng.below(len(shown["legal"]))]["step"]
            if self.rng.below(2):
                heard = await self.say(mover, "step", is_draft=True, step=step)
                shown = next(message for message in heard if message["type"] == "draft")
            else:
                shown = await self.post(mover, "draft/steps", {"step": step}, is_draft=True)
            if self.rng.below(8) == 0:
                await self.say(mover, "undo", is_draft=True)
                shown = await self.get(mover, "draft", is_draft=True)
        shown = await self.get(mover, "draft", is_draft=True)
        if self.rng.below(2):
            await self.say(mover, "undo", is_draft=True)
        else:
            await self.say(mover, "hello", last_seq=self.table.seq)
        text: str = shown["text"]
        return text

    async def look_around(self) -> None:
        """Somebody asks for something, allowed or not."""
        for _ in range(3):
            name = list(self.tabs)[self.rng.below(len(self.tabs))]
            await self.curiosity(name)

    async def curiosity(self, name: str) -> None:
        turns, seats = len(self.table.turns), len(self.game.seats)
        match self.rng.below(21):
            case 0:
                await self.get(name, "")
            case 1:
                await self.get(name, query("events", after=self.rng.below(self.table.seq)))
            case 2:
                await self.get(name, "record")
            case 3 | 4:
                await self.get(name, query(f"positions/{self.rng.below(turns + 1)}", seat=self.rng.below(seats)))
            case 5:
                await self.get(name, f"positions/{turns}")
            case 6:
                await self.ask(name, "GET", query("/api/tables", status="running"))
            case 7:
                await self.ask(name, "GET", "/api/tables/mine")
            case 8:
                await self.say(name, "chat", text=f"Said after turn {turns}")
            case 9:
                await self.say(name, "hello", last_seq=self.rng.below(self.table.seq))
            case 10:
                await self.wrong(name)
            case 11:
                await self.ask(name, "socket 1", '{"type": "step", "step": "' + "x" * self.rng.below(9))
            case 12:
                await self.ask(name, "GET", "/api/no/such/place")
            case 13:
                await self.ask(name, "POST", "/api/me/links")
            case 14 | 15:
                await self.get(name, "parts")
            case 16:
                await self.get(name, query("turns", after=self.rng.below(turns + 1)))
            case 17 | 18:
                # Whoever is not to move is refused; the draft of others is theirs, and asking for it changes nothing.
                await self.get(name, "draft/parts", is_draft=name == self.mover)
            case 19:
                # Private as a draft is: nobody else can tell that there is one.
                note = json.dumps({"text": f"Noted by {name} after turn {turns}"})
                await self.ask(name, "PUT", f"/api/me/notes/{self.world.table}", note, is_draft=True)
            case _:
                await self.ask(name, "PATCH", "/api/me", json.dumps({"name": f"{name} {turns}"}))

    async def wrong(self, name: str) -> None:
        """Whoever is not to move tries to; whoever is, sends no turn."""
        if name == self.mover:
            await self.say(name, "commit", turn=self.table.next_turn, text="tile a1/9")
            await self.post(name, "turns", {"turn": self.table.next_turn + 1, "text": "walk +b"})
        else:
            await self.say(name, "step", step=self.rng.below(400))
            await self.get(name, "draft")
            await self.post(name, "turns", {"turn": self.table.next_turn, "text": self.texts()[-1]})

    def texts(self) -> list[str]:
        return self.table.turns or ["walk +b"]

    @property
    def table(self) -> Table:
        found = self.world.server.tables.known(self.world.table)
        assert found is not None
        return found

    @property
    def mover(self) -> str:
        assert self.table.to_move is not None
        return self.game.seats[self.table.to_move]

    async def say(self, name: str, kind: str, is_draft: bool = False, **data: Any) -> Any:
        tab = self.tabs[name][self.rng.below(2)]
        if (name, tab) not in self.greeted:
            self.greeted.add((name, tab))
            await self.ask(name, tab, _hello(tab))
        if kind == "hello":
            return await self.ask(name, tab, _hello(tab, **data))
        return await self.ask(name, tab, json.dumps({"type": kind, **data}), is_draft=is_draft)

    async def get(self, name: str, path: str, is_draft: bool = False) -> Any:
        return await self.ask(name, "GET", f"/api/tables/{self.world.table}/{path}".rstrip("/"), is_draft=is_draft)

    async def post(self, name: str, path: str, body: Any, is_draft: bool = False) -> Any:
        return await self.ask(name, "POST", f"/api/tables/{self.world.table}/{path}", json.dumps(body), is_draft)

    async def ask(self, name: str, way: str, what: str, body: str = "", is_draft: bool = False) -> Any:
        return await self.world.ask(Ask(name, way, what, body, is_draft))


async def gather_people(stage: World, game: Game) -> None:
    """Everybody arrives and sits down; the game begins with the last of them."""
    for name in (*game.people, WATCHERS[0]):
        await stage.arrive(name)
        await stage.ask(Ask(name, "PUT", "/api/me/telling", json.dumps({"kinds": list(KINDS)})))
        hook = {"kind": "webhook", "target": f"https://hooks.example.org/{name}"}
        await stage.ask(Ask(name, "POST", "/api/me/channels", json.dumps(hook)))
    first, *others = enumerate(game.seats)
    seats = ["me" if name == first[1] else "open" for name in game.seats]
    wanted = {
        "game": game.name,
        "seats": seats,
        "options": game.options,
        "first": game.deal.setup.first,
        "public": True,
        "clock": {"pace": "days", "turn": 86_400},
    }
    made = await stage.ask(Ask(first[1], "POST", "/api/tables", json.dumps(wanted)))
    stage.table = made["table"]["id"]
    stage.script.clear()  # every world begins like this
    for seat, name in others:
        if name != first[1]:
            await stage.ask(Ask(name, "POST", f"/api/tables/{stage.table}/seats/{seat}"))
    stage.script.clear()


async def read_outbox(stage: World) -> None:
    """What is said to people who are not at the table, in every form that it can have: it is part of what they get."""
    telling, later = stage.server.telling, NOW + 2 * _HELD_SECONDS
    names = {person: name for name, person in stage.ids.items()}
    await telling.tell_due(later)  # nobody, where somebody plays against themselves
    found = await telling.outbox.claim_deliveries("webhook", "a test", later, later + 60.0, 1000)
    for delivery in sorted(found):
        message = worded(read(delivery.body), delivery.id, telling.site)
        forms = [b"%s %s" % (str(head).encode(), body) for head, body in map(partial(_form, message), FORMS)]
        page = mails.told(message, telling.site, "")
        said = [delivery.body.encode(), *forms, repr(page).encode(), repr(message).encode()]
        stage.note((names[delivery.channel.who], "elsewhere"), b"\n".join(said))


def _form(message: Message, form: str) -> tuple[dict[str, str], bytes]:
    return webhook.request(form, message)


# What may differ.


def twin(game: Game, position: Any, seats: list[int], rng: Rng) -> Game:
    """The same game with everything dealt anew that these seats have not seen until now, and another salt."""
    setup = game.deal.setup
    if game.name != "bison":
        return replace(game, deal=Deal(setup, _salt(rng)))
    ids = position.tiles.ids
    laid = {ids[position.tile_at[cell] // 3] for cell in members(position.laid)}
    own = {place for season in range(position.season + 1) for place in own_draws(setup, season, seats)}
    hidden = [place for place, tile in enumerate(setup.stack) if tile not in laid and place not in own]
    seen = {tile for place, tile in enumerate(setup.stack) if place not in hidden}
    pool = [tile for tile in ids[START_TILES:] if tile not in seen]
    stack = list(setup.stack)
    while hidden and len(pool) > 1 and stack == list(setup.stack):
        rng.shuffle(pool)
        for place, tile in zip(hidden, pool, strict=False):
            stack[place] = tile
    return replace(game, deal=Deal(Setup(setup.players, setup.first, setup.options, tuple(stack)), _salt(rng)))


def own_draws(setup: Setup, season: int, seats: list[int]) -> list[int]:
    """The places in the stack from which the seats draw (Bison 3): in turn order from the totem on."""
    totem = (setup.first + season) % setup.players
    return [season * setup.players + (seat - totem) % setup.players for seat in seats]


def must_be_equal(who: str, ours: World, theirs: World, why: str) -> None:
    """They were sent the same, but for the commitment."""
    for channel in sorted(channel for channel in ours.heard.keys() | theirs.heard.keys() if channel[0] == who):
        one, other = ours.heard.get(channel, []), theirs.heard.get(channel, [])
        for mine, yours in zip(one, other, strict=False):
            if (mine := uncommitted(mine, ours)) != (yours := uncommitted(yours, theirs)):
                raise Leaked(f"{who} can tell {why}: {difference(mine, yours)}")
        if len(one) != len(other):
            raise Leaked(f"{who} can tell {why}: {len(one)} and {len(other)} messages")


def difference(one: bytes, other: bytes) -> str:
    """What is around the first byte that differs, and the beginning."""
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return "\n".join(f"{data[:60]!r} … {data[max(0, place - 200) : place + 200]!r}" for data in (one, other))


def uncommitted(data: bytes, stage: World) -> bytes:
    table = stage.server.tables.known(stage.table)
    assert table is not None
    assert table.deal is not None
    promise = sha256(f"{table.deal.salt}\n{setup_text(table.deal.setup)}".encode()).hexdigest()
    return data.replace(promise.encode(), b"the commitment")


def must_hold_no_secrets(stage: World, game: Game, fate: Fate, lines: list[str]) -> None:
    """Nobody got another's secret, and the log no secret at all, nor a name, a turn or a word."""
    tokens = {name: token.partition(".")[2] for name, token in stage.tokens.items()}
    stack = ",".join(f'"{tile}"' for tile in game.deal.setup.stack)
    never = [game.deal.salt, setup_text(game.deal.setup), *fate.parts]
    assert fate.parts
    if stack:
        never += [stack, stack.replace(",", ", ")]
    for name in {name for name, _ in stage.heard}:
        others = [token for other, token in tokens.items() if other != name]
        hashes = [sha256(token.encode()).hexdigest() for token in tokens.values()]
        notes = [f"Noted by {other}" for other in (*tokens, *WATCHERS) if other != name]
        must_not_be_in(stage.said_to(name).decode(), [*never, *others, *hashes, *notes], name)
    table = stage.server.tables.known(stage.table)
    assert table is not None
    words = (
        [f'"{name}"' for name in game.people]
        + ["Said after", "Noted by"]
        + [text for text in table.turns if len(text) > 8]
    )
    must_not_be_in("\n".join(lines), [*never, *fate.made, *words], "the log")


def must_not_be_in(text: str, secrets: list[str], who: str) -> None:
    for secret in secrets:
        if secret in text:
            around = text.index(secret)
            raise Leaked(f"{who} was told {secret!r}: …{text[max(0, around - 200) : around + 200]}…")


# The worlds.


class Lines(logging.Handler):
    """Every log line, of every logger and level, as the server would write it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def listening() -> Iterator[list[str]]:
    """The log, while somebody listens."""
    handler, root = Lines(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler.lines
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def fixed(patch: pytest.MonkeyPatch) -> Fate:
    """Nothing is left to chance, as long as the patch holds."""
    fate = Fate()
    fate.rule(patch)
    # A bot's question has a seed of its own each time; here it is the same one.
    patch.setattr("secrets.randbits", lambda bits: 5)
    return fate


def length(name: str, players: int, rng: Rng) -> int:
    """How many turns to play: up to the last of some season, as the next tile would be drawn with a draft of it."""
    return 4 * players * (1 + rng.below(3)) - 1 if name == "bison" else 5 + rng.below(20)


@dataclass
class Stage:
    """Where worlds are made."""

    folder: Path
    empty: Path
    fate: Fate
    lines: list[str]
    worlds: int = 0
    looked_through: int = 0  # messages and answers, in all worlds

    def settings(self) -> Settings:
        self.worlds += 1
        path = self.folder / f"world-{self.worlds}.sqlite"
        shutil.copy(self.empty, path)
        return Settings(
            database=f"sqlite:///{path}",
            bots=0,
            requests_a_second=1e9,
            requests_at_once=10**9,
            new_guests_a_minute=1e9,
            site="https://plains.example",
            push=False,  # the same message, sealed for a browser
            webhooks=True,
            notice_seconds=_HELD_SECONDS,  # until the test looks
        )

    async def check(self, game: Game, turns: int, rng: Rng) -> None:
        """Play so many turns, then look what everybody got, here and in the twin worlds."""
        self.fate.begin(game.deal)
        async with world(self.settings()) as here:
            playwright = Playwright(here, game, rng)
            await playwright.open()
            await playwright.play(turns)
            await here.settle()
            await read_outbox(here)
            table, script = playwright.table, list(here.script)
            must_hold_no_secrets(here, game, self.fate, self.lines)
            self.looked_through += here.messages
            for name in [*game.people, WATCHERS[0]]:
                seats = [seat for seat, other in enumerate(game.seats) if other == name]
                other = twin(game, table.position, seats, rng)
                await self._compare(here, other, script, [name, *WATCHERS], "what is hidden")
                if seats:
                    check_question(table, other, seats[0])
            name = game.people[rng.below(len(game.people))]
            observers = [name, *WATCHERS]
            quiet = [ask for ask in script if ask.by in observers or not ask.is_draft]
            await self._compare(here, game, quiet, observers, "what others draft")

    async def _compare(self, here: World, game: Game, script: list[Ask], who: list[str], why: str) -> None:
        self.fate.begin(game.deal)
        async with world(self.settings()) as there:
            await gather_people(there, game)
            await there.perform(script)
            await read_outbox(there)
            for name in who:
                must_be_equal(name, here, there, why)
            self.looked_through += there.messages_to(who)


def check_question(table: Table, other: Game, seat: int) -> None:
    """The process of a bot, or of a hint, is told no more than its seat knows."""
    if table.status != "running":
        return
    elsewhere = Table(table.id)
    elsewhere.deal = other.deal
    for body in table.log:
        text = bytes(body).decode()
        elsewhere.apply(sight_event(text), text)
    if known_side(table, seat) != known_side(elsewhere, seat):
        raise Leaked("a bot's process can tell what is hidden")


def sight_event(text: str) -> Any:
    from greatplains.server.domain.events import decode

    return decode(text)
