"""Records of games, and every position of a game."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from greatplains.core.contract import Part
from greatplains.server.domain import problems, records, sight
from greatplains.server.domain.events import Comment
from greatplains.server.domain.refusals import TooLarge
from greatplains.server.domain.shapes import Step, TableInfo
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, TheCaller, ThePerson, TheServer
from greatplains.server.http.routes.tables import TableState, table_state


class PastPosition(msgspec.Struct, frozen=True):
    """The position after so many turns, where points came from in it, and the steps of the turn that led to it."""

    turn: int
    seat: int | None
    view: dict[str, Any]
    parts: list[Part]
    steps: list[Step]


class Notes(msgspec.Struct, frozen=True):
    """What a record from elsewhere says beside its game: who sat where, "" for who is not named, and what is said of
    its turns. Both are empty of a game that was played here."""

    names: list[str]
    comments: list[Comment]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on: for each seat `me` or `bot:<level>`."""

    seats: Annotated[list[str], msgspec.Meta(max_length=16)]


_RECORD = ResponseSpec(dict[str, Any], description="The record", generate_examples=False)


@dataclass
class _WithRecord(Operation):
    """The body is read as it comes, because records are checked by their own parser; here it is described."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody({"application/json": record}, "One record", required=True)


class RecordsController(Controller):
    """Records."""

    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table_id:str}/record",
        summary="The record of a game",
        media_type="application/json",
        responses=REFUSALS | {200: _RECORD},
        opt={COST: 3},
    )
    async def export(self, table_id: TableId, caller: TheCaller, server: TheServer) -> Response[bytes]:
        """Of a game that is over the whole record; of a running one the turns and one's own view."""
        table = await server.tables.get(table_id)
        line = records.export(table, table.seats_of(caller.identity))
        name = f"greatplains-{table.created.game}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(line.encode(), media_type="application/json", headers=headers)

    @get("/tables/{table_id:str}/notes", summary="Names and comments of a record", responses=REFUSALS)
    async def notes(self, table_id: TableId, server: TheServer) -> Notes:
        """Plain texts: whoever shows them escapes them."""
        notes = (await server.tables.get(table_id)).notes
        return Notes([], []) if notes is None else Notes(notes.names, notes.comments)

    @get(
        "/tables/{table_id:str}/positions/{turn:int}",
        summary="A position of a game",
        responses=REFUSALS,
        opt={COST: 2},
    )
    async def position(
        self,
        table_id: TableId,
        turn: FromPath[int],
        caller: TheCaller,
        server: TheServer,
        seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    ) -> PastPosition:
        """After so many turns, 0 for the opening; as a seat of one's own saw it, or as a spectator."""
        table = await server.tables.get(table_id)
        view, parts = sight.past_sight(table, caller.identity, turn, seat)
        return PastPosition(turn, seat, view, parts, sight.past_steps(table, turn))

    @post(
        "/tables/{table_id:str}/positions/{turn:int}/play",
        summary="Play on from a position",
        responses=REFUSALS,
        opt={COST: 10},
        request_max_body_size=SHORT_BODY,
    )
    async def play_on(
        self, table_id: TableId, turn: FromPath[int], data: JSONBody[PlayOn], person: ThePerson, server: TheServer
    ) -> TableState:
        """Of a game that is over: a new table, whose game begins with the turns up to there. Bots take the seats that
        are not mine."""
        table = await server.service.play_on(person, table_id, turn, data.seats)
        return table_state(server, table, person.id)

    @post(
        "/records",
        summary="Look through a record",
        responses=REFUSALS,
        operation_class=_WithRecord,
        opt={COST: 50},
    )
    async def import_record(
        self, request: Request[Any, Any, Any], caller: TheCaller, person: ThePerson, server: TheServer
    ) -> TableInfo:
        """The body is one record. It becomes a table of its own at which nobody plays on, for some days or for as long
        as whoever sent it keeps it."""
        server.limits.count_import(person.id, caller.sender.address)
        data = await request.body()
        if len(data) > server.settings.body_bytes:
            raise TooLarge(problems.TOO_LARGE)
        decision = await server.aside.run(records.import_record, data, person, time.time())
        server.limits.count_written(person.id, records.stored_bytes(decision))
        return sight.table_info(await server.tables.add(decision))
