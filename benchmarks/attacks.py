"""What another player notices while the server is attacked, and how much memory it holds.

    python -m benchmarks.attacks [--seconds 8] [ATTACK …]

A server is started as anybody would start it, with its own limits. One client plays turns at a table; an attacker, in a
process and with an address of its own (127.0.0.2), does one thing after the other as fast as it is let. Printed are the
times of the turns and the most private memory of the server, as a table in Markdown, at its ends without an attack; and
on stderr what the attacker was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from greatplains.commands.randomplay import random_game
from greatplains.core.playout import random_turn
from greatplains.core.record import record_line
from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.puzzles import Puzzle, puzzles_of

_FROM: Final = "127.0.0.2"
_TOGETHER: Final = 24
_GUESTS: Final = 10  # who answer puzzles: each may only have so much thought about
_LOOK_SECONDS: Final = 0.2
_WORDS: Final = "\U0001f9ac" * 500


class Attacker:
    """Somebody with an identity and a table full of chat."""

    def __init__(self, address: str) -> None:
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=_FROM, verify=False)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=30, trust_env=False)
        self.token = ""
        self.table = ""
        self.over = ""  # a game that is over, and its record
        self.record: dict[str, Any] = {}
        self.guests: list[str] = []  # tokens of others that they are as well
        self.said: Counter[str] = Counter()

    async def arrive(self, chats: int) -> None:
        self.token = (await self.http.post("/api/guests", json={})).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.table = await self.create("me", "me")
        line = record_line(random_game(GAMES["bison"], 4, {}, 1, 1))
        self.record = json.loads(line)
        self.over = (await self.http.post("/api/records", content=line)).json()["id"]
        for _ in range(chats):
            await self.http.post(f"/api/tables/{self.table}/chat", json={"text": _WORDS})

    async def create(self, *seats: str) -> str:
        said = await self.http.post("/api/tables", json={"game": "bison", "seats": list(seats), "first": 0})
        self.said[str(said.status_code)] += 1
        return str(said.json()["table"]["id"]) if said.is_success else ""

    async def ask(self, method: str, path: str, **named: Any) -> None:
        try:
            self.said[str((await self.http.request(method, path, **named)).status_code)] += 1
        except httpx.HTTPError as error:
            self.said[type(error).__name__] += 1

    async def raw(self, data: bytes) -> asyncio.StreamWriter:
        """A connection that sends this and reads nothing."""
        host, _, port = self.address.removeprefix("http://").partition(":")
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(_FROM, 0), limit=1)
        writer.write(data)
        return writer


async def positions(eve: Attacker, number: int) -> None:
    await eve.ask("GET", f"/api/tables/{eve.table}/positions/0")


async def names(eve: Attacker, number: int) -> None:
    await eve.ask("POST", "/api/guests", json={"name": "a" + "\u0301\u0316" * 12_000})


async def imports(eve: Attacker, number: int) -> None:
    record = record_line(random_game(GAMES["wind-river"], 4, {}, number, 1))
    await eve.ask("POST", "/api/records", content=record)


async def pages(eve: Attacker, number: int) -> None:
    await eve.ask("GET", f"/api/tables/{eve.table}/events", params={"after": number % 300})


async def hellos(eve: Attacker, number: int) -> None:
    """A socket that says hello and does not read."""
    address = f"{eve.address.replace('http', 'ws')}/api/tables/{eve.table}/socket"
    headers = {"authorization": f"Bearer {eve.token}"}
    with suppress(Exception):
        async with connect(
            address, additional_headers=headers, max_queue=1, local_addr=(_FROM, 0), proxy=None, close_timeout=0.1
        ) as socket:
            for _ in range(250):
                await socket.send(json.dumps({"type": "hello"}))
            eve.said["sent"] += 250
            await asyncio.sleep(5)


async def unread(eve: Attacker, number: int) -> None:
    """Answers that nobody reads."""
    head = f"GET /api/tables/{eve.table}/events HTTP/1.1\r\nhost: here\r\n\r\n"
    writer = await eve.raw(head.encode() * 15)
    eve.said["asked"] += 15
    await asyncio.sleep(3)
    writer.close()


async def bodies(eve: Attacker, number: int) -> None:
    """Connections, each with a body that does not come."""
    head = "POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\ncontent-type: application/json\r\n\r\n{"
    writers = []
    with suppress(OSError):
        for _ in range(20):
            writers.append(await eve.raw(head.encode()))
            eve.said["opened"] += 1
    await asyncio.sleep(5)
    for writer in writers:
        writer.close()


async def lines(eve: Attacker, number: int) -> None:
    """The longest lines there can be, of a game that is over."""
    line = {"turn": 0, "turns": eve.record["turns"][:40]}
    await eve.ask("POST", f"/api/tables/{eve.over}/explore", json=line)


async def looks(eve: Attacker, number: int) -> None:
    """Everything that has to be drawn."""
    paths = [f"glimpses/{number % len(eve.record['turns'])}", f"pictures/{number % 20}", "curve", "film"]
    await eve.ask("GET", f"/api/tables/{eve.over}/{paths[number % 4]}")


def _puzzle(number: int) -> Puzzle:
    """One after the other: more than the server keeps in memory."""
    puzzles = list(puzzles_of("bison").values())
    return puzzles[number % len(puzzles)]


async def answers(eve: Attacker, number: int) -> None:
    """Turns of puzzles that nobody has thought of, by many guests: each has to be judged."""
    if number < _GUESTS:
        made = await eve.http.post("/api/guests", json={})
        eve.guests.append(made.json()["token"] if made.is_success else eve.token)
        return
    puzzle = _puzzle(number)
    steps = [int(step) for step in random_turn(puzzle.start(), Rng(number, "answers"))]
    headers = {"authorization": f"Bearer {eve.guests[number % len(eve.guests)]}"} if eve.guests else {}
    await eve.ask("POST", f"/api/puzzles/bison/{puzzle.id}/turns", json={"steps": steps}, headers=headers)


async def drafts(eve: Attacker, number: int) -> None:
    """Steps of puzzles, tried one more at a time."""
    puzzle = _puzzle(number)
    steps = [int(step) for step in puzzle.rules.parse_turn(puzzle.start(), puzzle.best)]
    await eve.ask("POST", f"/api/puzzles/bison/{puzzle.id}/draft", json={"steps": steps[: number % len(steps) + 1]})


async def bots(eve: Attacker, number: int) -> None:
    await eve.create("bot:expert", "bot:expert")
    await asyncio.sleep(0.5)


# Each with how much chat the attacker's table is to have, and what it is.
ATTACKS: Final[dict[str, tuple[Callable[[Attacker, int], Awaitable[None]], int, str]]] = {
    "positions": (positions, 0, "positions of the past"),
    "names": (names, 0, "names of 24,000 accents"),
    "imports": (imports, 0, "records to take in"),
    "pages": (pages, 300, "pages of events"),
    "hellos": (hellos, 300, "hellos that are not read"),
    "unread": (unread, 300, "answers that are not read"),
    "bodies": (bodies, 0, "bodies that do not come"),
    "bots": (bots, 0, "tables of expert bots"),
    "lines": (lines, 0, "lines of 40 turns to explore"),
    "looks": (looks, 0, "small boards, pictures, curves, films"),
    "answers": (answers, 0, "answers to puzzles, to be judged"),
    "drafts": (drafts, 0, "steps of puzzles, tried"),
}


async def attack(name: str, address: str, seconds: float) -> None:
    """In a process of its own: until the time is over."""
    do, chats, _ = ATTACKS[name]
    eve = Attacker(address)
    await eve.arrive(chats)
    print("ready", flush=True)
    ends = time.monotonic() + seconds
    numbers = iter(range(10**9))

    async def go_on() -> None:
        while time.monotonic() < ends:
            await do(eve, next(numbers))

    with suppress(TimeoutError):  # whoever waits for a film gives up
        async with asyncio.timeout(seconds + 10):
            await asyncio.gather(*(go_on() for _ in range(_TOGETHER)), return_exceptions=True)
    print(json.dumps(eve.said), flush=True)


async def play(address: str, is_over: Callable[[], bool], pause: float = 0.3) -> list[float]:
    """Turns at a table, one after the other with a pause between them, for there are limits; how long each took from
    sending it to its receipt."""
    times: list[float] = []
    rng = Rng(1, "player")
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=False, trust_env=False) as http:
        made = (await http.post("/api/guests", json={})).json()
        http.headers["authorization"] = f"Bearer {made['token']}"
        table = ""
        while not is_over():
            sight = (await http.get(f"/api/tables/{table}")).json()["sight"] if table else {"to_move": None}
            if sight["to_move"] is None:
                wanted = {"game": "wind-river", "seats": ["me", "me"]}
                table = (await http.post("/api/tables", json=wanted)).json()["table"]["id"]
                continue
            draft = (await http.get(f"/api/tables/{table}/draft")).json()
            while draft["text"] is None:
                step = draft["legal"][rng.below(len(draft["legal"]))]["step"]
                draft = (await http.post(f"/api/tables/{table}/draft/steps", json={"step": step})).json()
            begun = time.perf_counter()
            said = await http.post(f"/api/tables/{table}/turns", json={"turn": draft["turn"], "text": draft["text"]})
            times.append(time.perf_counter() - begun)
            assert said.is_success, said.text
            await asyncio.sleep(pause)
    return times


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """`greatplains serve` with its own limits; its address and process id."""
    words = ["serve", "--port", "0", "--bots", "1", "--database", f"sqlite:///{folder}/games.sqlite"]
    command = [sys.executable, "-m", "greatplains", *words, "--log-level", "error"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            line = next(line for line in process.stdout if "served at " in line)
            yield line.partition("served at ")[2].strip(), process.pid
        finally:
            process.terminate()


def memory(pid: int) -> float:
    """Private megabytes of a process."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


async def measure(name: str, seconds: float) -> tuple[list[float], float, str]:
    """The times of turns under an attack (none: without one), the most memory, and what the attacker was told."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, pid):
        attacker, told = None, ""
        if name:
            command = [sys.executable, "-m", "benchmarks.attacks", "--as", name, address, "--seconds", str(seconds)]
            attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            assert attacker.stdout is not None
            await attacker.stdout.readline()
        ends, most = time.monotonic() + seconds, 0.0
        playing = asyncio.create_task(play(address, lambda: time.monotonic() > ends))
        while not playing.done():
            most = max(most, memory(pid))
            await asyncio.sleep(_LOOK_SECONDS)
        if attacker is not None:
            told = (await attacker.communicate())[0].decode().strip()
        return playing.result(), most, told


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--as", nargs=2, dest="role", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.role:
        name, address = chosen.role
        asyncio.run(attack(name, address, chosen.seconds))
        return
    print("| attack | turns | p50 ms | p95 ms | MB |\n|---|---|---|---|---|")
    for name in ["", *(chosen.attacks or ATTACKS), ""]:
        times, most, told = asyncio.run(measure(name, chosen.seconds))
        middle, high = statistics.median(times) * 1000, statistics.quantiles(times, n=20)[-1] * 1000
        what = ATTACKS[name][2] if name else "none"
        print(f"| {what} | {len(times)} | {middle:.1f} | {high:.1f} | {most:.0f} |", flush=True)
        if name:
            print(f"{name}: {told}", file=sys.stderr)


if __name__ == "__main__":
    main()
