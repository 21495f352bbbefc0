"""Servers are killed under load, again and again; afterwards nothing is missing, and nothing is there twice.

Four people and bots play at twenty tables, over sockets and without a pause between games. Meanwhile the server is
killed; or one of two, and Redis and PostgreSQL as well: with people of a table spread over both servers, or together
at one of them, from which nginx moves them to the other. Then the last games are played to their end, every table is
replayed from its events, and compared with what every client was told.

`make test-faults` does it for a while, `make soak` for long.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import select
from tests.server.clients import Client, Person
from tests.server.playing import Refused
from tests.server.processes import Program
from tests.server.proxying import proxied
from tests.server.services import Postgres, Redis, Service, free_port

from greatplains.core.rng import Rng
from greatplains.games import GAMES
from greatplains.server.domain import events as ev
from greatplains.server.domain.shuffle import Shared, is_kept, parse_setup
from greatplains.server.store import open_store
from greatplains.server.store.schema import deals, events, jobs, tables

TABLES = 20
PEOPLE = 4
# Nothing is measured here: after this something hangs.
PATIENCE = 3600.0
# A server lives until so many commands at most were acknowledged since the last kill, and some milliseconds longer.
LIFE = 60
LAST_MILLISECONDS = 100
LOOK_SECONDS = 0.01
# So long Redis or PostgreSQL is away at most.
AWAY_MILLISECONDS = 1500

# Nobody is refused for being quick, and nobody waits long for the turns of a bot that died.
ENVIRONMENT = {
    "GREATPLAINS_BOTS": "1",
    "GREATPLAINS_BOT_LEASE": "5",
    "GREATPLAINS_POLL_SECONDS": "0.5",
    "GREATPLAINS_NEW_GUESTS_A_MINUTE": "1000",
    "GREATPLAINS_REQUESTS_A_SECOND": "1e6",
    "GREATPLAINS_REQUESTS_AT_ONCE": "1000000",
    "GREATPLAINS_TABLES_A_GUEST": "1000",
    "GREATPLAINS_SOCKETS_A_GUEST": "1000",
    "GREATPLAINS_TRUSTED_PROXIES": "127.0.0.1",
    "GREATPLAINS_LOG_LEVEL": "warning",
}

# Who sits where: people by number, bots by level. Whoever has no seat watches.
SEATINGS: tuple[tuple[str, tuple[int | str, ...]], ...] = (
    ("wind-river", (0, "novice", 1)),
    ("bison", (1, "random", 2)),
    ("wind-river", (2, 3, 0, "random")),
    ("bison", (3, "novice")),
    ("wind-river", ("random", 1, "novice", 3)),
)


@dataclass
class Cluster:
    """The processes of one kind of hosting."""

    store_url: str
    programs: list[Program]
    addresses: list[str]  # where people come to: the servers themselves, or the proxy before them
    services: list[tuple[str, Service, signal.Signals]]  # restarted in between, with this signal
    log: Path


@dataclass
class Story:
    """What is to be done, and what was, for the report."""

    seed: int
    wanted: int  # kills
    kills: int = 0
    during_start: int = 0
    acknowledged: int = 0
    games: int = 0
    turns: int = 0
    sent_again: int = 0
    restarts: Counter[str] = field(default_factory=Counter)
    is_over: bool = False  # no more kills
    began: float = field(default_factory=time.monotonic)

    def count(self) -> None:
        self.acknowledged += 1

    def tell(self, what: str) -> None:
        print(f"{time.monotonic() - self.began:6.1f} s  {what}")


@contextmanager
def alone(url: str, folder: Path) -> Iterator[Cluster]:
    """One server with an SQLite file."""
    log = folder / "log"
    program = Program(free_port(), {**ENVIRONMENT, "GREATPLAINS_DATABASE": url}, log)
    yield Cluster(url, [program], [program.address], [], log)


@contextmanager
def together(
    url: str, postgres: Postgres, redis: Redis, folder: Path, is_behind_proxy: bool = False
) -> Iterator[Cluster]:
    """Two servers that share PostgreSQL and Redis, with nginx before them or not."""
    log = folder / "log"
    environment = {**ENVIRONMENT, "GREATPLAINS_DATABASE": url, "GREATPLAINS_BUS": redis.url}
    programs = [Program(free_port(), environment, log) for _ in range(2)]
    services = [("Redis", redis.service, signal.SIGKILL), ("PostgreSQL", postgres.service, signal.SIGQUIT)]
    addresses = [program.address for program in programs]
    if not is_behind_proxy:
        yield Cluster(url, programs, addresses, services, log)
        return
    with proxied(addresses) as address:
        yield Cluster(url, programs, [address], services, log)


async def kill_and_compare(cluster: Cluster, story: Story) -> None:
    """Everybody plays, servers are killed as often as the story wants, and nothing is lost and nothing done twice."""
    try:
        async with asyncio.timeout(PATIENCE):
            clients = await play_and_kill(cluster, story)
        for program in cluster.programs:
            assert await program.end(signal.SIGTERM) == 128 + signal.SIGTERM
    finally:
        for program in cluster.programs:
            await program.end(signal.SIGKILL)
    await check_store(cluster.store_url, clients, story)
    check_log(cluster.log)


async def play_and_kill(cluster: Cluster, story: Story) -> list[Client]:
    """Until all kills are done and all games are over; everybody who was there."""
    for program in cluster.programs:
        await program.start()
        await program.wait_until_it_serves()
    people = await arrive(cluster)
    first_tables = [await set_up(people, *SEATINGS[number % len(SEATINGS)]) for number in range(TABLES)]
    async with asyncio.TaskGroup() as group:
        sittings = [
            group.create_task(play_on(people, table, SEATINGS[number % len(SEATINGS)][1], story, number))
            for number, table in enumerate(first_tables)
        ]
        group.create_task(kill_again_and_again(cluster, story))
    story.tell("all games are over")
    return [client for sitting in sittings for client in sitting.result()]


async def arrive(cluster: Cluster) -> list[Person]:
    """The people, half of whom come to each server first where there is no proxy."""
    addresses = cluster.addresses
    people = []
    for number in range(PEOPLE):
        turned = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
        made = await Person("", "", turned).ask("POST", "/guests", name=f"Player {number}")
        people.append(Person(made["token"], made["person"]["id"], turned))
    return people


async def set_up(people: list[Person], game: str, seating: tuple[int | str, ...]) -> str:
    """A table with everybody on their seats."""
    creator = next(who for who in seating if isinstance(who, int))
    seats = ["me" if who == creator else "open" if isinstance(who, int) else f"bot:{who}" for who in seating]
    made = await people[creator].ask("POST", "/tables", game=game, seats=seats)
    table: str = made["table"]["id"]
    await sit_down(people, table, seating)
    return table


async def sit_down(people: list[Person], table: str, seating: tuple[int | str, ...]) -> None:
    for seat, who in enumerate(seating):
        if not isinstance(who, int):
            continue
        taken = (await people[who].ask("GET", f"/tables/{table}"))["table"]["seats"][seat]["person"]
        if taken is None:
            try:
                await people[who].ask("POST", f"/tables/{table}/seats/{seat}")
            except Refused as refused:
                # The answer was lost, not the seat: asked again, the seat is taken or the game runs.
                if refused.code not in ("seat_taken", "is_running"):
                    raise
            taken = (await people[who].ask("GET", f"/tables/{table}"))["table"]["seats"][seat]["person"]
        assert taken["id"] == people[who].id


async def play_on(
    people: list[Person], table: str, seating: tuple[int | str, ...], story: Story, number: int
) -> list[Client]:
    """Game after game, until there are no more kills; whoever was there."""
    clients: list[Client] = []
    for game in range(10_000):
        sitting = [
            Client(person, table, Rng(story.seed, f"{number} {game} {who}"), story.count)
            for who, person in enumerate(people)
        ]
        await asyncio.gather(*(client.play() for client in sitting))
        clients += sitting
        if story.is_over:
            break
        asking = next(who for who in seating if isinstance(who, int))
        table = (await people[asking].ask("POST", f"/tables/{table}/rematch"))["table"]
        await sit_down(people, table, seating)
    return clients


async def kill_again_and_again(cluster: Cluster, story: Story) -> None:
    rng = Rng(story.seed, "kills")
    while story.kills < story.wanted:
        victim = cluster.programs[rng.below(len(cluster.programs))]
        if rng.below(8) == 0:
            story.during_start += 1
        else:
            await victim.wait_until_it_serves()
            enough = story.acknowledged + rng.below(LIFE)
            while story.acknowledged < enough:
                await asyncio.sleep(LOOK_SECONDS)
        await asyncio.sleep(rng.below(LAST_MILLISECONDS) / 1000)
        assert await victim.end(signal.SIGKILL) == -signal.SIGKILL
        story.kills += 1
        if cluster.services and story.kills % 5 == 0:
            name, service, how = cluster.services[story.kills % 25 == 0]
            await asyncio.to_thread(service.end, how)
            await asyncio.sleep(rng.below(AWAY_MILLISECONDS) / 1000)
            await asyncio.to_thread(service.start)
            story.restarts[name] += 1
        await victim.start()
        if story.kills % 10 == 0:
            story.tell(f"{story.kills} kills, {story.during_start} during a start, restarted {dict(story.restarts)}")
    for program in cluster.programs:
        await program.wait_until_it_serves()
    story.is_over = True


async def check_store(url: str, clients: list[Client], story: Story) -> None:
    """Replay every table, and compare it with what every client knows, sent and was told."""
    store = open_store(url, is_shared=True)
    await store.open()
    rows = await store.database.read(select(events).order_by(events.c.table_id, events.c.seq))
    dealt = {row.table_id: row for row in await store.database.read(select(deals))}
    stands = {row.id: row for row in await store.database.read(select(tables))}
    assert await store.database.read(select(jobs)) == [], "turns of bots that nobody made"
    await store.close()

    stored: dict[str, list[tuple[str | None, ev.AnyEvent]]] = {}
    for row in rows:
        happened = stored.setdefault(row.table_id, [])
        assert row.seq == len(happened) + 1, "events are numbered without gaps"
        happened.append((row.key, ev.decode(row.body)))

    turns: Counter[str] = Counter()
    for table, life in stored.items():
        replay(stands[table].game, dealt[table].setup, [event for _, event in life])
        assert (stands[table].newest, stands[table].status) == (len(life), "finished")
        turns.update("bots" if event.by is None else "people" for _, event in life if isinstance(event, ev.Turn))

    for client in clients:
        compare(client, stored[client.table])
    keys = Counter(key for life in stored.values() for key, _ in life if key is not None)
    assert set(keys.values()) == {1}, "nothing is done twice"
    sent = {f"{client.person.id}:{key}" for client in clients for key in client.sent}
    assert set(keys) == sent, "what was sent was done, and nothing else"
    acknowledged = sum(len(client.acknowledged) for client in clients)
    assert acknowledged == len(sent)
    story.games, story.turns = len(stored), turns.total()
    story.sent_again = sum(client.sent_again for client in clients)
    story.tell(
        f"{len(stored)} games, {turns['people']} turns of people, {turns['bots']} of bots; "
        f"{acknowledged} commands acknowledged; "
        f"{sum(client.connections for client in clients)} connections; "
        f"{story.sent_again} sent again, of which "
        f"{sum(client.were_stored for client in clients)} were stored already; "
        f"{sum(client.drafted_again for client in clients)} drafts sent again"
    )


def replay(game: str, setup: str, life: list[ev.AnyEvent]) -> None:
    """The whole game by the rules."""
    rules = GAMES[game]
    position = rules.opening(rules.check_setup(parse_setup(setup)))
    played = [event for event in life if isinstance(event, ev.Turn)]
    for number, turn in enumerate(played, start=1):
        assert (turn.turn, turn.seat) == (number, position.seat)
        for step in rules.parse_turn(position, turn.text):
            position.play(step)
    assert position.is_over
    (started,) = [event for event in life if isinstance(event, ev.Started)]
    (finished,) = [event for event in life if isinstance(event, ev.Finished)]
    assert finished.scores == list(rules.outcome(position).scores)
    shared = None if started.random is None else Shared(started.random, None)
    assert is_kept(rules, parse_setup(finished.setup), started.commitment, finished.salt, shared)


def compare(client: Client, life: list[tuple[str | None, ev.AnyEvent]]) -> None:
    """All that the client was told is so, and all that it was promised is there."""
    assert [msgspec.to_builtins(event) for _, event in life[: len(client.known)]] == client.known
    for key, ack in client.acknowledged.items():
        stored_key, event = life[ack["seq"] - 1]
        assert stored_key == f"{client.person.id}:{key}"
        assert isinstance(event, ev.Turn | ev.Chat)
        assert event.text == client.sent[key].text
        assert ack["turn"] == (event.turn if isinstance(event, ev.Turn) else None)
    known_turns = sum(isinstance(event, ev.Turn) and event.by == client.person.id for _, event in life)
    assert known_turns == sum(command.turn is not None for command in client.sent.values())


def check_log(log: Path) -> None:
    """The servers were not surprised."""
    assert "Traceback" not in log.read_text(), log.read_text()
