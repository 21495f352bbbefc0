"""Two at once: the same turn twice, two turns for one number, the last seat, a resignation while a turn is stored.

Each race is run many times. A seed decides how long every look into the store and every write takes, so that the
same interleaving comes again with the same number. It is run in one server, and between two that share a store.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select

from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.server.assembly import Server
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Refusal
from greatplains.server.domain.shapes import Receipt
from greatplains.server.domain.table import Table
from greatplains.server.live.messages import NewTable
from greatplains.server.running import opened
from greatplains.server.settings import Settings
from greatplains.server.store.schema import deals, events, jobs, tables

pytestmark = pytest.mark.anyio

RUNS = 25


@dataclass
class Track:
    """Where races are run: one or two servers on one store, whose delays a seed decides.

    The newcomer serves nobody: it knows no table, and so has to read it from the store.
    """

    servers: list[Server]
    newcomer: Server
    chance: random.Random
    ann: Person
    bob: Person

    def server(self, number: int) -> Server:
        return self.servers[number % len(self.servers)]

    async def table(self, *seats: str, game: str = "wind-river", first: int | None = 0) -> str:
        """A table of Ann's; Bob sits on the seats marked `bob`."""
        wanted = NewTable(game, ["open" if seat == "bob" else seat for seat in seats], first=first)
        made = await self.servers[0].service.create(self.ann, wanted)
        for seat, spec in enumerate(seats):
            if spec == "bob":
                await self.servers[0].service.take_seat(self.bob, made.id, seat)
        if (await self.servers[0].tables.get(made.id)).status == "open" and "open" not in seats:
            await self.servers[0].service.start(self.ann, made.id)  # Bob has several seats
        for server in self.servers[1:]:
            await server.tables.get(made.id)  # or the first look would decide every race
        return made.id

    async def turn(self, table_id: str, seed: int) -> str:
        """A turn that could be made now."""
        table = await self.servers[0].tables.get(table_id)
        assert table.position is not None
        return table.rules.turn_text(table.position, random_turn(table.position.copy(), Rng(seed, "race")))

    async def race(self, *work: Coroutine[Any, Any, Any]) -> list[Any]:
        """All at once, in an order of their own; what each got, a receipt or a refusal. Anything else is a fault."""

        async def late(one: Coroutine[Any, Any, Any]) -> Any:
            for _ in range(self.chance.randrange(6)):
                await asyncio.sleep(0)
            return await one

        results = await asyncio.gather(*map(late, work), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, Refusal):
                raise result
        return results

    async def check(self, table_id: str) -> Table:
        """All servers and the store agree, nothing is missing, and a bot has work exactly when it is its turn."""
        store = self.servers[0].store
        rows = await store.database.read(select(events).where(events.c.table_id == table_id).order_by(events.c.seq))
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        turns = [row.turn for row in rows if row.turn is not None]
        assert turns == list(range(1, len(turns) + 1))
        assert self.newcomer.tables.known(table_id) is None
        seen = [await server.tables.get(table_id) for server in (*self.servers, self.newcomer)]
        bodies = [row.body.encode() for row in rows]
        for table in seen:
            assert [bytes(body) for body in table.log] == bodies
            assert (table.position is None) == (seen[0].position is None)
            if table.position is not None and seen[0].position is not None:
                assert table.position.to_bytes() == seen[0].position.to_bytes()
        (row,) = await store.database.read(select(tables).where(tables.c.id == table_id))
        table = seen[0]
        assert (row.newest, row.status, row.turn, row.to_move) == (
            len(rows),
            table.status,
            table.next_turn,
            table.to_move,
        )
        tasks = await store.database.read(select(jobs.c.turn).where(jobs.c.table_id == table_id))
        assert [task.turn for task in tasks] == ([table.next_turn] if table.standing.bot_to_move else [])
        return table


def slow(database: type[Any], chance: random.Random, patch: pytest.MonkeyPatch) -> None:
    """Every read and write of such a database takes a number of rounds of the event loop that the seed decides."""

    def delayed(ask: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def later(*arguments: Any) -> Any:
            for _ in range(chance.randrange(4)):
                await asyncio.sleep(0)
            try:
                return await ask(*arguments)
            finally:
                for _ in range(chance.randrange(4)):
                    await asyncio.sleep(0)

        return later

    patch.setattr(database, "read", delayed(database.read))
    patch.setattr(database, "write", delayed(database.write))


@asynccontextmanager
async def laid_out(settings: Settings, count: int) -> AsyncIterator[Track]:
    chance = random.Random(count)
    async with AsyncExitStack() as stack:
        *servers, newcomer = [await stack.enter_async_context(opened(settings)) for _ in range(count + 1)]
        ann, _ = await servers[0].identities.make_guest("Ann", None)
        bob, _ = await servers[0].identities.make_guest("Bob", None)
        slow(type(servers[0].store.database), chance, stack.enter_context(pytest.MonkeyPatch.context()))
        yield Track(servers, newcomer, chance, ann, bob)


@pytest.fixture(params=[1, 2], ids=["one server", "two servers"])
async def track(request: pytest.FixtureRequest, store_url: str, bus_url: str) -> AsyncIterator[Track]:
    settings = Settings(database=store_url, bus=bus_url, shared=True, bots=0, poll_seconds=0.05, tables_a_guest=10**6)
    async with laid_out(settings, request.param) as track:
        yield track


def receipts(results: list[Any]) -> list[Any]:
    return [result for result in results if not isinstance(result, Refusal)]


def codes(results: list[Any]) -> set[str]:
    return {result.code for result in results if isinstance(result, Refusal)}


async def test_the_same_turn_twice_with_its_key_is_made_once(track: Track) -> None:
    for run in range(RUNS):
        table_id = await track.table("me", "bob")
        text = await track.turn(table_id, run)
        results = await track.race(
            *(track.server(n).service.commit(track.ann, table_id, 1, text, "key") for n in range(4))
        )
        assert [(result.seq, result.turn) for result in results] == [(results[0].seq, 1)] * 4
        assert (await track.check(table_id)).turns == [text]


async def test_the_same_turn_twice_without_a_key_is_made_once(track: Track) -> None:
    for run in range(RUNS):
        table_id = await track.table("me", "bob")
        text = await track.turn(table_id, run)
        results = await track.race(
            *(track.server(n).service.commit(track.ann, table_id, 1, text, None) for n in range(3))
        )
        assert len(receipts(results)) == 1
        assert codes(results) == {"stale"}
        assert (await track.check(table_id)).turns == [text]


async def test_of_two_turns_for_one_number_one_is_made(track: Track) -> None:
    for run in range(RUNS):
        table_id = await track.table("me", "me", game="bison")
        texts = [await track.turn(table_id, 10 * run + n) for n in range(4)]
        results = await track.race(
            *(track.server(n).service.commit(track.ann, table_id, 1, text, f"k{n}") for n, text in enumerate(texts))
        )
        assert len(receipts(results)) == 1
        assert codes(results) == {"stale"}
        made = next(text for text, result in zip(texts, results, strict=True) if not isinstance(result, Refusal))
        assert (await track.check(table_id)).turns == [made]


async def test_of_two_who_want_the_last_seat_one_gets_it(track: Track) -> None:
    for _ in range(RUNS):
        table_id = await track.table("me", "open", game="bison")
        cid = Person("cid", "Cid", "#000000")
        results = await track.race(
            *(track.server(n).service.take_seat(who, table_id, 1) for n, who in enumerate((track.bob, cid)))
        )
        assert len(receipts(results)) == 1
        assert codes(results) <= {"is_running", "seat_taken"}
        table = await track.check(table_id)
        winner = (track.bob, cid)[0 if isinstance(results[1], Refusal) else 1]
        assert table.seats[1].person == winner
        assert table.status == "running"
        (deal,) = await track.servers[0].store.database.read(select(deals).where(deals.c.table_id == table_id))
        assert table.deal is not None
        assert deal.salt == table.deal.salt


async def test_a_resignation_while_the_turn_is_stored(track: Track) -> None:
    """Either the turn was made and then the seat was given up, or the turn came too late; the bot knows its work."""
    for run in range(2 * RUNS):
        table_id = await track.table("me", "bob", "bob")
        text = await track.turn(table_id, run)
        turn, resigned = await track.race(
            track.server(0).service.commit(track.ann, table_id, 1, text, "key"),
            track.server(1).service.resign(track.ann, table_id, 0, "easy"),
        )
        assert isinstance(resigned, Receipt)
        table = await track.check(table_id)
        assert table.seats[0].bot == "easy"
        assert table.turns == ([text] if isinstance(turn, Receipt) else [])
        if isinstance(turn, Refusal):
            assert turn.code in ("not_player", "not_your_seat")


async def test_a_resignation_while_the_other_seat_moves(track: Track) -> None:
    """The turn gives the move to the seat that is being given up: its bot has to be asked, and once."""
    for run in range(2 * RUNS):
        table_id = await track.table("me", "bob", "me")
        text = await track.turn(table_id, run)
        results = await track.race(
            track.server(0).service.commit(track.ann, table_id, 1, text, "key"),
            track.server(1).service.resign(track.bob, table_id, 1, "easy"),
        )
        assert len(receipts(results)) == 2
        table = await track.check(table_id)
        assert table.standing.bot_to_move == "easy"


async def test_two_who_resign_at_once_have_one_winner(track: Track) -> None:
    for _ in range(2 * RUNS):
        table_id = await track.table("me", "bob")
        results = await track.race(
            track.server(0).service.resign(track.ann, table_id, 0),
            track.server(1).service.resign(track.bob, table_id, 1),
        )
        assert len(receipts(results)) == 1
        table = await track.check(table_id)
        assert table.reveal is not None
        assert table.reveal.winners == [0 if isinstance(results[0], Refusal) else 1]


async def play_to_the_end(track: Track, seed: int) -> str:
    table_id, server, rng = await track.table("me", "bob"), track.servers[0], Rng(seed, "rematch")
    while (table := await server.tables.get(table_id)).to_move is not None:
        assert table.position is not None
        text = table.rules.turn_text(table.position, random_turn(table.position.copy(), rng))
        await server.service.commit((track.ann, track.bob)[table.to_move], table_id, table.next_turn, text, None)
    return table_id


async def test_a_rematch_that_two_ask_for_is_one_table(track: Track) -> None:
    for run in range(4):
        table_id = await play_to_the_end(track, run)
        who = (track.ann, track.bob, track.ann)
        results = await track.race(*(track.server(n).service.rematch(one, table_id) for n, one in enumerate(who)))
        assert len(set(results)) == 1
        created = events.c.body.contains(f'"rematch_of":"{table_id}"', autoescape=True)
        (row,) = await track.servers[0].store.database.read(select(events.c.table_id).where(created))
        assert row.table_id == results[0]
        await track.check(table_id)
        await track.check(results[0])


async def test_two_tabs_draft_one_turn(track: Track) -> None:
    """Both add steps, take them back and make the turn. What is made is what was drafted, and it is made once."""
    server = track.servers[0]
    for run in range(RUNS):
        table_id = await track.table("me", "bob", game="bison")
        made: list[str] = []

        async def tab(seed: int, table_id: str = table_id, made: list[str] = made) -> None:
            chance = random.Random(seed)
            while not made:
                table, draft = await server.service.draft(track.ann, table_id)
                if table.next_turn != 1:
                    return
                if draft.is_whole:
                    text = draft.text()
                    assert text is not None
                    await server.service.commit(track.ann, table_id, 1, None, None)
                    made.append(text)
                elif chance.random() < 0.2 and draft.steps:
                    draft.undo()
                else:
                    legal = draft.position.legal_steps()
                    draft.play(legal[chance.randrange(len(legal))])
                for _ in range(chance.randrange(3)):
                    await asyncio.sleep(0)

        results = await track.race(tab(2 * run), tab(2 * run + 1))
        assert codes(results) <= {"stale", "not_your_turn", "no_draft"}
        assert len(made) == 1
        table = await track.check(table_id)
        assert len(table.turns) == 1
        assert server.service.drafts.peek(table, 0) is None


async def test_a_seat_is_left_while_the_last_other_one_is_taken(track: Track) -> None:
    """Either the game has begun with everybody in it, or a seat is open and it has not."""
    for _ in range(RUNS):
        table_id = await track.table("me", "open", game="bison")
        await track.race(
            track.server(0).service.leave_seat(track.ann, table_id, 0),
            track.server(1).service.take_seat(track.bob, table_id, 1),
        )
        table = await track.check(table_id)
        assert (table.status == "running") == all(not chair.is_open for chair in table.seats)


async def test_a_link_to_another_device_is_used_once(track: Track) -> None:
    for _ in range(RUNS):
        token, _ = await track.servers[0].identities.make_link(track.ann)
        results = await track.race(*(track.server(n).identities.use_link(token) for n in range(3)))
        assert len(receipts(results)) == 1
        assert codes(results) == {"link"}


async def test_what_is_said_twice_with_its_key_is_said_once(track: Track) -> None:
    for run in range(RUNS):
        table_id = await track.table("me", "bob")
        results = await track.race(
            *(track.server(n).service.chat(track.ann, table_id, "Hello", f"k{run}") for n in range(3))
        )
        assert len({result.seq for result in receipts(results)}) == 1
        assert (await track.check(table_id)).chats == 1
