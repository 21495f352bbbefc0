"""The load of benchmarks/server.py: tables of four seats, each seat on a socket of its own, all played by this process.

The same few lines speak to our server and to boardgame.io's, so that neither is measured through a slower client: a
socket that knows no more of the WebSocket protocol than it needs, and messages that are looked at but not parsed. A
turn is on its way from the moment its text is written to the socket until the last of the four seats has all that its
page shows the turn with; then the next turn of that table follows at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Sequence
from enum import Enum
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import httpx
from benchmarks.pageload import Asker

from greatplains.core.contract import Setup
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.store import Store

SEATS: Final = 4
PATIENCE: Final = 60.0
_OPENINGS_AT_ONCE: Final = 20
TURNS_A_GAME: Final = 64  # as many as a random game of Bison has
_PING, _PONG, _CLOSE, _TEXT = 9, 10, 8, 1


class Socket(asyncio.Protocol):
    """The client's side of a WebSocket; `hear` gets every text message."""

    def __init__(self, request: bytes, hear: Callable[[Socket, bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._waiting = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    @classmethod
    async def open(cls, address: str, hear: Callable[[Socket, bytes], None], token: str | None = None) -> Socket:
        """Connect to a ws:// address."""
        url = urlsplit(address)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        request = (
            f"GET {url.path}?{url.query} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"{bearer}\r\n"
        )
        loop = asyncio.get_running_loop()
        assert url.hostname is not None
        assert url.port is not None
        _, socket = await loop.create_connection(lambda: cls(request.encode(), hear), url.hostname, url.port)
        async with asyncio.timeout(PATIENCE):
            await socket.opened
        return socket

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open the socket"))

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._is_open:
            head, separator, rest = bytes(self._waiting).partition(b"\r\n\r\n")
            if not separator:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._transport.close()
                return
            self._is_open, self._waiting = True, bytearray(rest)
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        waiting, at = self._waiting, 0
        while len(waiting) >= at + 2:
            kind, size, start = waiting[at] & 15, waiting[at + 1] & 127, at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(waiting[at + 2 : start], "big")
            if len(waiting) < start + size:
                break
            at = start + size
            if kind == _TEXT:
                self._hear(self, bytes(waiting[start:at]))
            elif kind == _PING:
                self._write(_PONG, bytes(waiting[start:at]))
            elif kind == _CLOSE:
                self._transport.close()
        del waiting[:at]

    def send(self, text: str) -> None:
        self._write(_TEXT, text.encode())

    def close(self) -> None:
        self._transport.close()

    def _write(self, kind: int, data: bytes) -> None:
        # A client has to mask what it sends; with the mask 0 that is no work.
        size = len(data)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + data)


class Match(Protocol):
    """A game that four sockets play."""

    is_over: bool
    told_bytes: int  # of all updates to all seats

    def send_turn(self) -> None:
        """The next turn, by the socket of whoever's turn it is."""
        ...

    def leave(self) -> None:
        """Close the sockets."""
        ...


class Way(Enum):
    """How a page comes to know a turn: `TOLD` has it in the update; `ASKED` is how pages did it before, by asking for
    the positions around it, the turns and the parts; whoever made the turn asked for the last two."""

    TOLD = '{"type":"hello","turns":true,"parts":true,"changes":true}'
    ASKED = '{"type":"hello"}'


class Heard:
    """Counts the seats that have been told of the turn under way; `told_all` is called with the last."""

    def __init__(self) -> None:
        self.told_all: Callable[[], None] = lambda: None
        self._missing = 0

    def expect(self) -> None:
        self._missing = SEATS

    def one(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            self.told_all()


class OurMatch:
    """A table of our server. The load knows the shuffle, from the store, to find random turns by itself."""

    def __init__(self, game: str, setup: Setup, seed: int, heard: Heard, way: Way = Way.TOLD) -> None:
        self._rules = GAMES[game]
        self._position = self._rules.opening(self._rules.check_setup(setup))
        self._rng = Rng(seed, "load")
        self._heard = heard
        self._way = way
        self._sockets: list[Socket] = []
        self._askers: list[Asker] = []
        self._table = ""
        self._welcomes = 0
        self._mover = 0
        self.turns = 0
        self.told_bytes = 0
        self.is_over = False

    async def sit(self, address: str, table: str, token: str) -> None:
        """One more seat takes part."""
        self._table = table
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await Socket.open(path, self._hear, token)
        socket.send(self._way.value)
        self._sockets.append(socket)
        if self._way is Way.ASKED:
            self._askers.append(await Asker.open(address, token))
        async with asyncio.timeout(PATIENCE):
            while self._welcomes < len(self._sockets):
                await asyncio.sleep(0.002)

    def send_turn(self) -> None:
        before = self._position.copy()
        steps = random_turn(self._position, self._rng)
        self.is_over = bool(self._position.is_over)
        self.turns += 1
        self._mover = before.seat
        text = self._rules.turn_text(before, steps)
        self._heard.expect()
        self._sockets[before.seat].send(f'{{"type":"commit","turn":{self.turns},"text":"{text}","key":"{self.turns}"}}')

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        for asker in self._askers:
            asker.close()

    def _hear(self, socket: Socket, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self.told_bytes += len(message)
            if self._way is Way.TOLD:
                self._heard.one()
            else:
                seat = self._sockets.index(socket)
                self._askers[seat].ask(self._asked(seat), self._heard.one)
        elif message.startswith(b'{"type":"welcome"'):
            self._welcomes += 1
        elif message.startswith(b'{"type":"refused"'):
            raise AssertionError(f"a legal turn was refused: {message[:400]!r}")

    def _asked(self, seat: int) -> list[str]:
        """What the page of a seat asked for after a turn."""
        path, turn = f"/api/tables/{self._table}", self.turns
        always = [f"{path}/turns?after={turn - 1}", f"{path}/parts"]
        if seat == self._mover:
            return always
        return [f"{path}/positions/{before}?seat={seat}" for before in (turn - 1, turn)] + always


class DraftedMatch(OurMatch):
    """A table of our server whose first turn is drafted for ever: a step, and taken back. Each counts as a turn."""

    def send_turn(self) -> None:
        step = random_turn(self._position.copy(), self._rng)[0]
        self.turns += 1
        asked = f'{{"type":"step","step":{step}}}' if self.turns % 2 else '{"type":"undo_all"}'
        self._sockets[self._position.seat].send(asked)

    def _hear(self, socket: Socket, message: bytes) -> None:
        super()._hear(socket, message)
        if message.startswith(b'{"type":"draft"'):
            self.told_bytes += len(message)
            self._heard.told_all()


class PeerMatch:
    """A match of boardgame.io, through its socket.io messages; `most` moves long."""

    def __init__(self, match_id: str, most: int, heard: Heard) -> None:
        self._id = match_id
        self._most = most
        self._heard = heard
        self._sockets: list[Socket] = []
        self._synced = self._connected = 0
        self.turns = 0
        self.told_bytes = 0
        self.is_over = False

    async def sit(self, address: str) -> None:
        for seat in range(SEATS):
            socket = await Socket.open(f"{address}/socket.io/?EIO=4&transport=websocket", self._hear)
            self._sockets.append(socket)
            socket.send("40/plains,")
            async with asyncio.timeout(PATIENCE):
                while self._connected <= seat:
                    await asyncio.sleep(0.002)
                self._emit(socket, "sync", self._id, str(seat), None, SEATS)
                while self._synced <= seat:
                    await asyncio.sleep(0.002)

    def send_turn(self) -> None:
        seat = str(self.turns % SEATS)
        payload = {"type": "go", "args": [int(seat)], "playerID": seat}
        self._heard.expect()
        socket = self._sockets[self.turns % SEATS]
        # boardgame.io numbers states; a move and the end of the turn with it make one.
        self._emit(socket, "update", {"type": "MAKE_MOVE", "payload": payload}, self.turns, self._id, seat)
        self.turns += 1
        self.is_over = self.turns >= self._most

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _hear(self, socket: Socket, message: bytes) -> None:
        if message.startswith(b'42/plains,["update"'):
            self.told_bytes += len(message)
            self._heard.one()
        elif message == b"2":  # are you there?
            socket.send("3")
        elif message.startswith(b"40/plains"):
            self._connected += 1
        elif message.startswith(b'42/plains,["sync"'):
            self._synced += 1

    @staticmethod
    def _emit(socket: Socket, *what: Any) -> None:
        socket.send("42/plains," + json.dumps(what, separators=(",", ":")))


class Round:
    """All matches at once, until the first is over or the time is up."""

    def __init__(self, matches: Sequence[tuple[Match, Heard]], seconds: float) -> None:
        self._matches = matches
        self._seconds = seconds
        self._flying = 0
        self._is_ending = False
        self._ended = asyncio.Event()
        self.latencies: list[float] = []
        self.seconds = 0.0

    async def play(self) -> None:
        start = time.perf_counter()
        asyncio.get_running_loop().call_later(self._seconds, self._end)
        for match, heard in self._matches:
            self._start(match, heard)
        async with asyncio.timeout(self._seconds + PATIENCE):
            await self._ended.wait()
        self.seconds = time.perf_counter() - start

    def _start(self, match: Match, heard: Heard) -> None:
        sent = 0.0

        def send() -> None:
            nonlocal sent
            match.send_turn()
            sent = time.perf_counter()

        def told_all() -> None:
            self.latencies.append(time.perf_counter() - sent)
            if match.is_over:
                self._end()
            if self._is_ending:
                self._flying -= 1
                if not self._flying:
                    self._ended.set()
            else:
                send()

        heard.told_all = told_all
        self._flying += 1
        send()

    def _end(self) -> None:
        self._is_ending = True


class Guests:
    """People with identities at our server, and tables they sit down at."""

    def __init__(self, address: str) -> None:
        self._address = address
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # they would make everybody the same guest
        self._http = httpx.AsyncClient(
            base_url=address,
            verify=False,
            trust_env=False,
            cookies=no_cookies,
            timeout=PATIENCE,
            # Shorter than the server's patience with connections that nobody uses, or both would reach for one at once.
            limits=httpx.Limits(keepalive_expiry=1.0),
        )
        self.tokens: list[str] = []

    async def arrive(self, number: int) -> None:
        made = await each([self._post("/api/guests", None) for _ in range(number)])
        self.tokens += [guest["token"] for guest in made]

    async def close(self) -> None:
        await self._http.aclose()

    async def table(self, game: str, tokens: Sequence[str]) -> str:
        """A table at which these guests sit, each on one seat; hot-seat for a single one."""
        seats = ["me"] * SEATS if len(tokens) == 1 else ["me"] + ["open"] * (SEATS - 1)
        made = await self._post("/api/tables", tokens[0], game=game, seats=seats)
        table: str = made["table"]["id"]
        for seat, token in enumerate(tokens[1:], start=1):
            await self._post(f"/api/tables/{table}/seats/{seat}", token)
        return table

    async def turn(self, table: str) -> int:
        """The number of the turn a table waits for, as the server says."""
        answer = await self._http.get(f"/api/tables/{table}")
        return int(answer.raise_for_status().json()["sight"]["turn"])

    async def _post(self, path: str, token: str | None, **data: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(path, json=data, headers=headers)
        return answer.raise_for_status().json()


async def our_matches(
    guests: Guests,
    places: Sequence[Sequence[str]],
    store: Store,
    game: str,
    number: int,
    way: Way,
    kind: type[OurMatch] = OurMatch,
) -> list[tuple[OurMatch, Heard, str]]:
    """New tables with everybody seated and connected; tables take turns at the places, and the seats of a table at the
    addresses of its place."""

    async def make(index: int) -> tuple[OurMatch, Heard, str]:
        tokens = guests.tokens[index * SEATS : (index + 1) * SEATS]
        table = await guests.table(game, tokens)
        deal = await store.load_deal(table)
        heard = Heard()
        match = kind(game, deal.setup, _seed_that_lasts(game, deal.setup), heard, way)
        addresses = places[index % len(places)]
        for seat, token in enumerate(tokens):
            await match.sit(addresses[(index + seat) % len(addresses)], table, token)
        return match, heard, table

    return await each([make(index) for index in range(number)])


def _seed_that_lasts(game: str, setup: Setup) -> int:
    """A seed of random turns with which the game goes on for as long as the others: the first that ends, ends a round,
    and of fifty random games of Wind River one is over after twenty turns."""
    rules = GAMES[game]
    while True:
        seed = int.from_bytes(os.urandom(6), "big")
        position, rng = rules.opening(rules.check_setup(setup)), Rng(seed, "load")
        for _ in range(TURNS_A_GAME - 1):
            random_turn(position, rng)
            if position.is_over:
                break
        else:
            return seed


async def peer_matches(address: str, number: int, moves: int) -> list[tuple[PeerMatch, Heard]]:
    """New matches with everybody connected."""

    async def make() -> tuple[PeerMatch, Heard]:
        heard = Heard()
        match = PeerMatch(os.urandom(8).hex(), moves, heard)
        await match.sit(address)
        return match, heard

    return await each([make() for _ in range(number)])


async def each(work: Sequence[Any]) -> list[Any]:
    """The results of all, some at a time."""
    room = asyncio.Semaphore(_OPENINGS_AT_ONCE)

    async def one(awaitable: Any) -> Any:
        async with room:
            return await awaitable

    return await asyncio.gather(*(one(awaitable) for awaitable in work))
