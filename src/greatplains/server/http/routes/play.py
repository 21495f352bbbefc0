"""Playing by HTTP: draft, turn, chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody, QueryParameter

from greatplains.core.contract import Part
from greatplains.server.domain import sight
from greatplains.server.domain.shapes import Draft, Hint, PlayedTurn, Receipt
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, TheCaller, ThePerson, TheServer
from greatplains.server.live import messages as ms


class StepCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step to add to the draft."""

    step: ms.StepNumber


class TurnCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to make: as text, as steps, or with neither the draft. `turn` is the number it was made for."""

    turn: ms.TurnNumber
    text: ms.TurnText | None = None
    steps: ms.Steps | None = None
    key: ms.Key | None = None


class ChatCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: str
    key: ms.Key | None = None


class MuteCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to mute, or to let speak again."""

    who: ms.PersonId
    muted: bool = True


class TurnPage(msgspec.Struct, frozen=True):
    """Turns in order; `next`, as `after`, asks for those that follow, None: these were the last."""

    turns: list[PlayedTurn]
    next: int | None


class Parts(msgspec.Struct, frozen=True):
    """Where points come from, part by part, after so many turns."""

    turn: int
    parts: list[Part]


class PlayController(Controller):
    """At a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("play",)
    request_max_body_size = SHORT_BODY

    @get("/parts", summary="Where points come from", responses=REFUSALS)
    async def parts(self, table_id: TableId, server: TheServer) -> Parts:
        """As it stands now: every region with its ranks and awards, or the tents in the Great Plains."""
        table = await server.tables.get(table_id)
        return Parts(len(table.turns), sight.shown_parts(table))

    @get("/draft/parts", summary="Where points would come from", responses=REFUSALS)
    async def draft_parts(self, table_id: TableId, person: ThePerson, server: TheServer) -> Parts:
        """As it would stand after the steps of my draft."""
        table, draft = await server.service.draft(person, table_id)
        return Parts(len(table.turns), sight.drafted_parts(table, draft))

    @get("/draft", summary="My draft", responses=REFUSALS)
    async def draft(self, table_id: TableId, person: ThePerson, server: TheServer) -> Draft:
        """The steps chosen so far, and those that may follow."""
        table, draft = await server.service.draft(person, table_id)
        return sight.shown_draft(table, draft)

    @post("/draft/steps", summary="Add a step to my draft", responses=REFUSALS)
    async def step(self, table_id: TableId, data: JSONBody[StepCommand], person: ThePerson, server: TheServer) -> Draft:
        """Nobody else sees a draft."""
        table, draft = await server.service.draft(person, table_id)
        draft.play(data.step)
        return sight.shown_draft(table, draft)

    @delete("/draft/steps/last", summary="Take back the last step", status_code=200, responses=REFUSALS)
    async def undo(self, table_id: TableId, person: ThePerson, server: TheServer) -> Draft:
        """Of the draft only: a turn that was made stays made."""
        table, draft = await server.service.draft(person, table_id)
        draft.undo()
        return sight.shown_draft(table, draft)

    @delete("/draft", summary="Begin my turn anew", status_code=200, responses=REFUSALS)
    async def undo_all(self, table_id: TableId, person: ThePerson, server: TheServer) -> Draft:
        """Takes back all steps of the draft."""
        table, draft = await server.service.draft(person, table_id)
        draft.undo_all()
        return sight.shown_draft(table, draft)

    @get("/turns", summary="The turns so far", responses=REFUSALS, opt={COST: 2})
    async def turns(
        self, table_id: TableId, server: TheServer, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
    ) -> TurnPage:
        """The turns after that number, as they are written and step by step; as many as fit on a page."""
        return TurnPage(*sight.turn_page(await server.tables.get(table_id), after))

    @post("/turns", summary="Make a turn", responses=REFUSALS)
    async def commit(
        self, table_id: TableId, data: JSONBody[TurnCommand], person: ThePerson, server: TheServer
    ) -> Receipt:
        """Answered once it is stored. Sent again with the same key, it is answered again and not made twice."""
        return await server.service.commit(person, table_id, data.turn, data.text, data.key, data.steps)

    @post("/hint", summary="What would be best?", responses=REFUSALS, status_code=200)
    async def hint(self, table_id: TableId, caller: TheCaller, person: ThePerson, server: TheServer) -> Hint:
        """For the turn that I am to make, by what my seat knows. Only where one person plays against bots alone."""
        table = await server.tables.get(table_id)
        address = caller.sender.address
        return await server.hints.find(table, person.id, lambda: server.limits.count_hint(person.id, address))

    @post("/chat", summary="Say something", responses=REFUSALS)
    async def chat(
        self, table_id: TableId, data: JSONBody[ChatCommand], person: ThePerson, server: TheServer
    ) -> Receipt:
        """Plain text in one line; whoever shows it escapes it."""
        return await server.service.chat(person, table_id, data.text, data.key)

    @post("/mute", summary="Mute somebody", responses=REFUSALS)
    async def mute(
        self, table_id: TableId, data: JSONBody[MuteCommand], person: ThePerson, server: TheServer
    ) -> Receipt:
        """For whoever set up the table."""
        return await server.service.mute(person, table_id, data.who, data.muted)
