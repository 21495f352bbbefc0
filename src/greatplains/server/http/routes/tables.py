"""Tables to set up, find and join."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from greatplains.server.domain import sight
from greatplains.server.domain.events import Person
from greatplains.server.domain.shapes import Numbered, Sight, TableInfo
from greatplains.server.domain.table import Table
from greatplains.server.http.context import Context
from greatplains.server.http.routes.caller import REFUSALS, TableId, TheCaller, ThePerson, TheServer
from greatplains.server.live.lobby import LobbyPage
from greatplains.server.live.messages import NewTable

After = Annotated[str, QueryParameter(max_length=64, description="`next` of the page before")]


class TableState(msgspec.Struct, frozen=True):
    """A table and the game on it, as the caller may see it."""

    table: TableInfo
    sight: Sight
    present: list[Person]


class EventPage(msgspec.Struct, frozen=True):
    """Events in order."""

    events: list[Numbered]


class Resignation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the bot that plays on."""

    bot: str = "medium"


class RematchTable(msgspec.Struct, frozen=True):
    """Where to play again."""

    table: str


class TablesController(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Set up a table", responses=REFUSALS)
    async def create(self, data: JSONBody[NewTable], person: ThePerson, server: TheServer) -> TableState:
        """The game begins as soon as no seat is open, unless `auto_start` is off."""
        table = await server.service.create(person, data)
        return _state(server, table, person.id)

    @get("/", summary="The lobby", responses=REFUSALS)
    async def lobby(
        self,
        server: TheServer,
        status: Annotated[str, QueryParameter(max_length=16)] = "open",
        game: Annotated[str, QueryParameter(max_length=32)] = "",
        after: After = "",
    ) -> LobbyPage:
        """Public tables, newest first: `open` or `running` (or `finished`)."""
        return await server.lobby.public(status, game, after)

    @get("/mine", summary="My tables", responses=REFUSALS)
    async def mine(self, server: TheServer, person: ThePerson, after: After = "") -> LobbyPage:
        """Where I sit or what I have set up; those that wait for me come first."""
        return await server.lobby.mine(person.id, after)

    @get("/{table_id:str}", summary="A table as I see it", responses=REFUSALS)
    async def show(self, table_id: TableId, caller: TheCaller, server: TheServer) -> TableState:
        """With a view for each of my seats, or the spectators' view, and the steps I can begin my turn with."""
        return _state(server, await server.tables.get(table_id), caller.identity)

    @get("/{table_id:str}/events", summary="What has happened at a table", responses=REFUSALS)
    async def events(
        self, table_id: TableId, server: TheServer, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
    ) -> EventPage:
        """All events after that number."""
        table = await server.tables.get(table_id)
        return EventPage(sight.shown_events(table, min(after, table.seq)))

    @post("/{table_id:str}/seats/{seat:int}", summary="Take a seat", responses=REFUSALS)
    async def take_seat(
        self, table_id: TableId, seat: FromPath[int], person: ThePerson, server: TheServer
    ) -> TableState:
        """The game may begin with that."""
        await server.service.take_seat(person, table_id, seat)
        return _state(server, await server.tables.get(table_id), person.id)

    @delete("/{table_id:str}/seats/{seat:int}", summary="Leave a seat", status_code=200, responses=REFUSALS)
    async def leave_seat(
        self, table_id: TableId, seat: FromPath[int], person: ThePerson, server: TheServer
    ) -> TableState:
        """Before the game has started; afterwards one can resign."""
        await server.service.leave_seat(person, table_id, seat)
        return _state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/start", summary="Start the game", responses=REFUSALS)
    async def start(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For the creator of a table with `auto_start` off, once all seats are taken."""
        await server.service.start(person, table_id)
        return _state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/seats/{seat:int}/resign", summary="Resign", responses=REFUSALS)
    async def resign(
        self, table_id: TableId, seat: FromPath[int], data: JSONBody[Resignation], person: ThePerson, server: TheServer
    ) -> TableState:
        """A bot takes the seat and plays on."""
        await server.service.resign(person, table_id, seat, data.bot)
        return _state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/reopen", summary="Take up a table that was put away", responses=REFUSALS)
    async def reopen(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """For everybody who sits there, and for whoever set it up."""
        await server.service.reopen(person, table_id)
        return _state(server, await server.tables.get(table_id), person.id)

    @post("/{table_id:str}/rematch", summary="Play again", responses=REFUSALS)
    async def rematch(self, table_id: TableId, person: ThePerson, server: TheServer) -> RematchTable:
        """Sets up the same table again, for whoever asks first; everybody else who played sits down at it."""
        return RematchTable(await server.service.rematch(person, table_id))


def _state(server: Context, table: Table, identity: str | None) -> TableState:
    return TableState(sight.shown_info(table), sight.sight(table, identity), server.hub.present(table.id))
