"""People at tables, for tests: guests who ask by HTTP or sit at a socket, and a server that runs in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from socket import socket as Socket  # noqa: N812
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from greatplains.core.rng import Rng
from greatplains.server.assembly import Server
from greatplains.server.running import configure, opened
from greatplains.server.settings import Settings

Json = dict[str, Any]

PATIENCE = 60.0  # nothing takes so long; a test that waits for what never comes fails instead of hanging


@dataclass(frozen=True)
class Running:
    """A server that answers at `address`."""

    server: Server
    address: str
    process: uvicorn.Server | None = None

    @property
    def unread(self) -> int:
        """Bytes that were written to all connections, and that the system has not taken yet."""
        assert self.process is not None
        return sum(one.transport.get_write_buffer_size() for one in self.process.server_state.connections)

    @property
    def socket_address(self) -> str:
        return self.address.replace("http", "ws", 1)


class PromptServer(uvicorn.Server):
    """Ends as soon as it is told to. uvicorn itself looks ten times a second: longer than most tests take."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told.wait()

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        async with asyncio.timeout(PATIENCE):
            while self.server_state.connections or self.server_state.tasks:
                await asyncio.sleep(0.001)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server on a free port, until the block ends."""
    async with opened(settings) as server:
        config = configure(server)
        config.port = 0
        process = PromptServer(config)
        task = asyncio.create_task(process.serve())
        while not process.started:
            assert not task.done(), "the server does not start"
            await asyncio.sleep(0.005)
        port = process.servers[0].sockets[0].getsockname()[1]
        try:
            yield Running(server, f"http://127.0.0.1:{port}", process)
        finally:
            process.told.set()
            await task


def browser(running: Running, **settings: Any) -> httpx.AsyncClient:
    """Whoever talks to the server by HTTP. Without certificates: they take longer to load than most tests."""
    return httpx.AsyncClient(base_url=running.address, verify=False, trust_env=False, timeout=PATIENCE, **settings)


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem

    @property
    def code(self) -> Any:
        return self.problem["code"]


class Guest:
    """Somebody with an identity, who asks by HTTP."""

    def __init__(self, running: Running, token: str, person: Json) -> None:
        self.running = running
        self.token = token
        self.person = person
        self.http = browser(running, headers={"authorization": f"Bearer {token}"})

    @classmethod
    async def arrive(cls, running: Running, name: str | None = None) -> Guest:
        async with browser(running) as http:
            made = answer(await http.post("/api/guests", json={} if name is None else {"name": name}))
        return cls(running, made["token"], made["person"])

    @property
    def id(self) -> str:
        found: str = self.person["id"]
        return found

    async def get(self, path: str, **query: Any) -> Any:
        return answer(await self.http.get(f"/api{path}", params=query))

    async def post(self, path: str, **data: Any) -> Any:
        return answer(await self.http.post(f"/api{path}", json=data))

    async def put(self, path: str, **data: Any) -> Any:
        return answer(await self.http.put(f"/api{path}", json=data))

    async def delete(self, path: str) -> Any:
        return answer(await self.http.delete(f"/api{path}"))

    async def create(self, *seats: str, game: str = "wind-river", **options: Any) -> str:
        """A table; its id."""
        made = await self.post("/tables", game=game, seats=list(seats), **options)
        found: str = made["table"]["id"]
        return found

    async def see(self, table: str) -> Json:
        seen: Json = await self.get(f"/tables/{table}")
        return seen

    async def sight(self, table: str) -> Json:
        found: Json = (await self.see(table))["sight"]
        return found

    async def turn(self, table: str, rng: Rng, **data: Any) -> Json:
        """Draft a random turn step by step and make it."""
        sight = await self.sight(table)
        await random_draft(self, table, rng)
        made: Json = await self.post(f"/tables/{table}/turns", turn=sight["turn"], **data)
        return made

    @asynccontextmanager
    async def sit(self, table: str, last_seq: int = 0, **shown: bool) -> AsyncIterator[Seated]:
        """A socket at the table, after hello, with what is to be told besides."""
        async with open_socket(self.running, table, self.token) as socket:
            seated = Seated(socket)
            await seated.send("hello", last_seq=last_seq, **shown)
            seated.welcome = await seated.hear("welcome")
            yield seated


@asynccontextmanager
async def open_socket(running: Running, table: str, token: str | None = None) -> AsyncIterator[ClientConnection]:
    """A socket before hello."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    address = f"{running.socket_address}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
        yield socket


class Seated:
    """Somebody at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Json = {}
        self.heard: list[Json] = []

    async def send(self, kind: str, **data: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **data}))

    async def hear(self, kind: str) -> Json:
        """The next message of that kind; others are skipped, and kept in `heard`."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = json.loads(await self.socket.recv())
                self.heard.append(message)
                if message["type"] == kind:
                    return message

    async def hear_event(self, kind: str) -> Json:
        """The next event of that kind."""
        while True:
            for numbered in (await self.hear("update"))["events"]:
                if numbered["event"]["kind"] == kind:
                    found: Json = numbered["event"]
                    return found

    async def ask(self, kind: str, answer_kind: str, **data: Any) -> Json:
        await self.send(kind, **data)
        return await self.hear(answer_kind)


def answer(response: httpx.Response) -> Any:
    """The body, or `Refused`."""
    if response.is_success:
        return response.json() if response.content else None
    raise Refused(response.status_code, response.json())


async def random_draft(guest: Guest, table: str, rng: Rng) -> Json:
    """Draft a whole random turn."""
    draft: Json = await guest.get(f"/tables/{table}/draft")
    while draft["text"] is None:
        steps = draft["legal"]
        draft = await guest.post(f"/tables/{table}/draft/steps", step=steps[rng.below(len(steps))]["step"])
    return draft
