"""Tables to set up, find and join."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from greatplains.server.domain import sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.shapes import Numbered, Sight, TableInfo
from greatplains.server.domain.table import Table
from greatplains.server.http.context import Context
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, TheCaller, ThePerson, TheServer
from greatplains.server.live.lobby import LobbyPage
from greatplains.server.live.messages import RANDOM_OR_NONE, NewTable, Random

Added = Annotated[str, QueryParameter(pattern=RANDOM_OR_NONE, description="16 random bytes, hexadecimal")]
After = Annotated[str, QueryParameter(max_length=64, description="`next` of the page before")]


class TableState(msgspec.Struct, frozen=True):
    """A table and the game on it, as the caller may see it."""

    table: TableInfo
    sight: Sight
    present: list[Person]


class EventPage(msgspec.Struct, frozen=True):
    """Events in order; `next`, as `after`, asks for those that follow, None: these were the last."""

    events: list[Numbered]
    next: int | None


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of a bot that is to sit at a table."""

    bot: str


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot that plays on, or `nobody`; left out: as the table was made."""

    bot: str | None = None


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat."""

    name: str


class Addition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """16 random bytes as hexadecimal digits."""

    random: Random


class RematchTable(msgspec.Struct, frozen=True):
    """Where to play again."""

    table: str


class Expiry(msgspec.Struct, frozen=True):
    """When a table goes."""

    expires_at: float | None


class TablesController(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)
    request_max_body_size = SHORT_BODY

    @post("/", summary="Set up a table", responses=REFUSALS, opt={COST: 5})
    async def create(self, data: JSONBody[NewTable], person: ThePerson, server: TheServer) -> TableState:
        """The game begins as soon as everybody has come for whom a seat was open, unless `auto_start` is off."""
        table = await server.service.create(person, data)
        return table_state(server, table, person.id)

    @get("/", summary="The lobby", responses=REFUSALS, opt={COST: 2})
    async def lobby(
        self,
        server: TheServer,
        status: Annotated[str, QueryParameter(max_length=16)] = "open",
        game: Annotated[str, QueryParameter(max_length=32)] = "",
        after: After = "",
    ) -> LobbyPage:
        """Public tables, newest first: `open` or `running` (or `finished`)."""
        return await server.lobby.public(status, game, after)

    @get("/mine", summary="My tables", responses=REFUSALS, opt={COST: 2})
    async def mine(self, server: TheServer, person: ThePerson, after: After = "") -> LobbyPage:
        """Where I sit or what I have set up; those that wait for me come first, by when my time is over."""
        return await server.lobby.mine(person.id, after)

    @get("/mine/all", summary="All my games", responses=REFUSALS, opt={COST: 5})
    async def my_games(
        self,
        server: TheServer,
        person: ThePerson,
        game: FromQuery[str] = "",
        status: FromQuery[str] = "",
        opponent: Annotated[str, QueryParameter(max_length=30, description="part of a name")] = "",
        after: After = "",
    ) -> LobbyPage:
        """Where I sat or what I have set up, over or not, the youngest first. A short page may still have a `next`."""
        return await server.lobby.games(person.id, game, status, opponent, after)

    @get("/{table_id:str}", summary="A table as I see it", responses=REFUSALS)
    async def show(self, table_id: TableId, caller: TheCaller, server: TheServer) -> TableState:
        """With a view for each of my seats, or the spectators' view, and the steps I can begin my turn with."""
        return table_state(server, await server.tables.get(table_id), caller.identity)

    @get("/{table_id:str}/events", summary="What has happened at a table", responses=REFUSALS)
    async def events(
        self, table_id: TableId, server: TheServer, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
    ) -> EventPage:
        """The events after that number, as many as fit on a page."""
        return EventPage(*sight.event_page(await server.tables.get(table_id), after))

    @post("/{table_id:str}/seats/{seat:int}", summary="Take a seat", responses=REFUSALS)
    async def take_seat(
        self,
        table_id: TableId,
        seat: FromPath[int],
        person: ThePerson,
        server: TheServer,
        leaving: Annotated[int | None, QueryParameter(ge=0, le=15, description="an own seat that is left")] = None,
        random: Added = "",
    ) -> TableState:
        """The game begins with the last who comes to the table; not with a second seat of somebody who sits there.
        `random` is added to the shuffle, whose `commitment` the table has shown before."""
        await server.service.take_seat(person, table_id, seat, leaving, random)
        return table_state(server, await server.tables.get(table_id), person.id)

    @delete("/{table_id:str}/seats/{seat:int}", summary="Leave a seat", status_code=200, responses=REFUSALS)
    async def leave_seat(
        self, table_id: TableId, seat: FromPath[int], person: ThePerson, server: TheServer
    ) -> TableState:
        """Before the game has started; afterwards one can resign."""
        await server.service.leave_seat(person, table_id, seat)
        return table_state(server, await server.tables.get(table_id), person.id)

    @put("/{table_id:str}/seats/{seat:int}/name", summary="Say who sits there", responses=REFUSALS)
    async def name_seat(
        self, table_id: TableId, seat: FromPath[int], data: JSONBody[SeatName], person: ThePerson, server: TheServer
    ) -> TableState:
        """For whoever plays several seats, round one screen: each may have a name of its own."""
        await server.service.name_seat(person, table_id, seat, data.name)
        return table_state(server, await server.tables.get(table_id), person.id)

    @delete("/{table_id:str}", summary="Close a table", status_code=200, responses=REFUSALS)
    async def close(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For the creator of a table that waits for players, as long as nobody else sits. `reopen` takes it up."""
        await server.service.close(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/shuffle", summary="Add to the shuffle", responses=REFUSALS)
    async def shuffle(
        self, table_id: TableId, data: JSONBody[Addition], person: ThePerson, server: TheServer
    ) -> TableState:
        """Random bytes of somebody who sits, once, before the game begins; it may begin with that."""
        await server.service.shuffle(person, table_id, data.random)
        return table_state(server, await server.tables.get(table_id), person.id)

    @put("/{table_id:str}/seats/{seat:int}/bot", summary="Give a seat to a bot", responses=REFUSALS)
    async def seat_bot(
        self, table_id: TableId, seat: FromPath[int], data: JSONBody[BotWish], person: ThePerson, server: TheServer
    ) -> TableState:
        """For the creator of the table, before the start. The bot may be given another level in the same way."""
        await server.service.seat_bot(person, table_id, seat, data.bot)
        return table_state(server, await server.tables.get(table_id), person.id)

    @delete("/{table_id:str}/seats/{seat:int}/bot", summary="Send a bot away", status_code=200, responses=REFUSALS)
    async def unseat_bot(
        self, table_id: TableId, seat: FromPath[int], person: ThePerson, server: TheServer
    ) -> TableState:
        """For the creator of the table, before the start: the seat is open again."""
        await server.service.seat_bot(person, table_id, seat, None)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/start", summary="Start the game", responses=REFUSALS)
    async def start(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For the creator of a table that has not begun by itself, once all seats are taken."""
        await server.service.start(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/seats/{seat:int}/resign", summary="Resign", responses=REFUSALS)
    async def resign(
        self, table_id: TableId, seat: FromPath[int], data: JSONBody[Resignation], person: ThePerson, server: TheServer
    ) -> TableState:
        """The seat is out of the ranking. Who is left alone has won, and the game is over; else a bot plays on."""
        await server.service.resign(person, table_id, seat, data.bot)
        return table_state(server, await server.tables.get(table_id), person.id)

    @put("/{table_id:str}/seats/{seat:int}/hand-over", summary="Let a bot finish", responses=REFUSALS)
    async def hand_over(
        self, table_id: TableId, seat: FromPath[int], data: JSONBody[BotWish], person: ThePerson, server: TheServer
    ) -> TableState:
        """For an own seat whose score cannot change any more. It stays one's own, and is ranked."""
        await server.service.hand_over(person, table_id, seat, data.bot)
        return table_state(server, await server.tables.get(table_id), person.id)

    @delete(
        "/{table_id:str}/seats/{seat:int}/hand-over", summary="Play on oneself", status_code=200, responses=REFUSALS
    )
    async def take_back(
        self, table_id: TableId, seat: FromPath[int], person: ThePerson, server: TheServer
    ) -> TableState:
        """Takes back the turns that a bot was to make."""
        await server.service.hand_over(person, table_id, seat, None)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/end", summary="End a game that is decided", responses=REFUSALS)
    async def end_early(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For everybody with a seat, once nobody can change who wins any more."""
        await server.service.end_early(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/decline", summary="Decline a rematch", responses=REFUSALS)
    async def decline(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """At the table of the rematch: the seats that were kept for me are open to anybody."""
        await server.service.decline(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/reopen", summary="Take up a table that was put away", responses=REFUSALS)
    async def reopen(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For everybody who sits there, and for whoever set it up."""
        await server.service.reopen(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @get("/{table_id:str}/keep", summary="When does it go?", responses=REFUSALS)
    async def expiry(self, table_id: TableId, server: TheServer) -> Expiry:
        """A table that was made of a record goes at `expires_at` unless it is kept; null: it stays."""
        table = await server.tables.get(table_id)
        return Expiry(await server.store.expiry_of(table.id))

    @post("/{table_id:str}/keep", summary="Keep a record’s table", status_code=204, responses=REFUSALS)
    async def keep(self, table_id: TableId, person: ThePerson, server: TheServer) -> None:
        """A table that was made of a record goes after some days; not if whoever made it keeps it."""
        await server.service.keep(person, table_id)

    @post("/{table_id:str}/rematch", summary="Play again", responses=REFUSALS, opt={COST: 5})
    async def rematch(
        self, table_id: TableId, person: ThePerson, server: TheServer, shuffles: FromQuery[bool] = False
    ) -> RematchTable:
        """Sets up the same table again, for whoever asks first; everybody else who played sits down at it. Until they
        decline, their seats are kept for them. Whoever `shuffles` adds to the shuffle before the game begins."""
        return RematchTable(await server.service.rematch(person, table_id, shuffles))


def table_state(server: Context, table: Table, identity: str | None) -> TableState:
    return TableState(sight.shown_info(table), sight.sight(table, identity), server.hub.present(table.id))
