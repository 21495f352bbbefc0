"""What is kept of somebody: their notes, and all of it as a file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from greatplains.server.domain.texts import NOTE_LENGTH
from greatplains.server.http import mydata
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, TheCaller, ThePerson, TheServer


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has written down about a table for themselves; empty: nothing."""

    text: Annotated[str, Meta(max_length=2 * NOTE_LENGTH)]


_FILE = ResponseSpec(
    dict[str, object], description="One JSON object, in pieces as they are found", generate_examples=False
)


class MyDataController(Controller):
    """What is kept of me."""

    path = "/api/me"
    tags = ("people",)
    request_max_body_size = SHORT_BODY

    @get("/notes/{table_id:str}", summary="My note about a table", responses=REFUSALS)
    async def note(self, table_id: TableId, person: ThePerson, server: TheServer) -> Note:
        """Nobody else ever sees it."""
        return Note(await server.store.people.note(person.id, table_id))

    @put("/notes/{table_id:str}", summary="Write a note about a table", responses=REFUSALS, opt={COST: 2})
    async def write_note(self, table_id: TableId, data: JSONBody[Note], person: ThePerson, server: TheServer) -> Note:
        """Plain text in any number of lines, in the place of the one before; an empty one takes it away."""
        return Note(await server.service.write_note(person, table_id, data.text))

    @get(
        "/data",
        summary="All that is kept of me",
        media_type="application/json",
        responses=REFUSALS | {200: _FILE},
        opt={COST: 100},
    )
    async def data(self, person: ThePerson, caller: TheCaller, server: TheServer) -> Stream:
        """Profile, devices, passkeys, where and how I am told, and every table at which I have sat or spoken, with all
        that I did there and my note. One JSON file."""
        headers = {"content-disposition": 'attachment; filename="greatplains-my-data.json"'}
        return Stream(mydata.all_of(server, person, caller.device), media_type="application/json", headers=headers)
