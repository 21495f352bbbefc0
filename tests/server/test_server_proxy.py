"""Servers behind nginx, set up as docs/hosting.md tells: the people of a table are at one process, and move together
when it dies. `make test-cluster` runs it."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from tests.server.clients import Client, Person
from tests.server.playing import PATIENCE
from tests.server.processes import Program
from tests.server.proxying import proxied
from tests.server.services import Redis, free_port

from greatplains.core.rng import Rng
from greatplains.server.tasks import stop

pytestmark = [pytest.mark.anyio, pytest.mark.services]

PROCESSES = 3
ENVIRONMENT = {
    "GREATPLAINS_BOTS": "0",
    "GREATPLAINS_TRUSTED_PROXIES": "127.0.0.1",
    "GREATPLAINS_NEW_GUESTS_A_MINUTE": "1000",
    "GREATPLAINS_REQUESTS_A_SECOND": "1e6",
    "GREATPLAINS_METRICS_TOKEN": "watch",
    "GREATPLAINS_LOG_LEVEL": "warning",
}


@dataclass
class Site:
    """The servers, and the proxy before them."""

    programs: list[Program]
    address: str

    async def arrive(self, name: str) -> Person:
        made = await Person("", "", [self.address]).ask("POST", "/guests", name=name)
        return Person(made["token"], made["person"]["id"], [self.address])

    async def two_at_a_table(self) -> tuple[Person, Person, str]:
        ann, bob = await self.arrive("Ann"), await self.arrive("Bob")
        made = await ann.ask("POST", "/tables", game="wind-river", seats=["me", "open"])
        table: str = made["table"]["id"]
        await bob.ask("POST", f"/tables/{table}/seats/1")
        return ann, bob, table

    async def sockets(self) -> list[int]:
        """How many each server has open; -1 for one that does not answer."""
        return [await open_sockets(program.address) for program in self.programs]

    async def until_sockets(self, number: int) -> list[int]:
        """So many are open at the servers that answer."""
        async with asyncio.timeout(PATIENCE):
            found = await self.sockets()
            while sum(count for count in found if count > 0) != number:
                await asyncio.sleep(0.05)
                found = await self.sockets()
            return found


async def open_sockets(address: str) -> int:
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE) as http:
        try:
            text = (await http.get(f"{address}/metrics", headers={"authorization": "Bearer watch"})).text
        except httpx.NetworkError:
            return -1
    (found,) = re.findall(r"^greatplains_sockets (\S+)$", text, flags=re.M)
    return int(float(found))


@pytest.fixture
async def site(postgres_url: str, redis_server: Redis, tmp_path: Path) -> AsyncIterator[Site]:
    environment = {**ENVIRONMENT, "GREATPLAINS_DATABASE": postgres_url, "GREATPLAINS_BUS": redis_server.url}
    programs = [Program(free_port(), environment, tmp_path / "log") for _ in range(PROCESSES)]
    try:
        for program in programs:
            await program.start()
        for program in programs:
            await program.wait_until_it_serves()
        with proxied([program.address for program in programs]) as address:
            yield Site(programs, address)
    finally:
        for program in programs:
            await program.end(signal.SIGKILL)


def playing(people: list[Person], table: str, name: str) -> list[Client]:
    return [Client(person, table, Rng(number, name), lambda: None) for number, person in enumerate(people)]


@asynccontextmanager
async def looking_on(client: Client) -> AsyncIterator[None]:
    """Somebody sits at the table and does nothing, as long as the server is there."""
    looking = asyncio.create_task(client.look_on())
    try:
        yield
    finally:
        await stop([looking])


async def test_the_people_of_a_table_come_to_one_process_and_tables_to_all(site: Site) -> None:
    used: set[int] = set()
    async with asyncio.TaskGroup() as group:
        tasks = []
        before = [0] * PROCESSES
        for number in range(30):
            ann, bob, table = await site.two_at_a_table()
            sitting = [Client(person, table, Rng(1, "sit"), lambda: None) for person in (ann, bob)]
            tasks += [group.create_task(client.look_on()) for client in sitting]
            after = await site.until_sockets(2 * (number + 1))
            changed = {
                place: after[place] - before[place] for place in range(PROCESSES) if after[place] != before[place]
            }
            assert list(changed.values()) == [2], f"two people of one table came to {changed}"
            used |= set(changed)
            before = after
            if used == set(range(PROCESSES)) and number >= 5:
                break
        for task in tasks:
            task.cancel()
    assert used == set(range(PROCESSES))


async def test_a_stray_at_another_process_plays_along(site: Site) -> None:
    ann, bob, table = await site.two_at_a_table()
    first, second = playing([ann, bob], table, "stray")
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        group.create_task(first.play())
        counts = await site.until_sockets(1)
        elsewhere = next(p.address for p, count in zip(site.programs, counts, strict=True) if count == 0)
        second.person = Person(bob.token, bob.id, [elsewhere])
        group.create_task(second.play())
    assert first.known == second.known
    assert first.known[-1]["kind"] == "finished"


async def test_when_the_process_of_a_table_is_killed_its_people_move_and_play_on(site: Site) -> None:
    ann, bob, table = await site.two_at_a_table()
    first, second = playing([ann, bob], table, "moved")
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        # Until Bob plays, too, the game cannot be over.
        group.create_task(first.play())
        async with looking_on(second):
            counts = await site.until_sockets(2)
            home = site.programs[counts.index(2)]
            assert await home.end(signal.SIGKILL) == -signal.SIGKILL
        await site.until_sockets(1)
        async with looking_on(second):
            assert sorted(await site.until_sockets(2)) == [-1, 0, 2], "they are together again"
        group.create_task(second.play())
    assert first.known == second.known
    assert first.known[-1]["kind"] == "finished"
    acknowledged = {**first.acknowledged, **second.acknowledged}
    assert acknowledged.keys() == {*first.sent, *second.sent}
    turns = [event["turn"] for event in first.known if event["kind"] == "turn"]
    assert turns == list(range(1, len(turns) + 1)), "nothing is lost, and nothing is there twice"
