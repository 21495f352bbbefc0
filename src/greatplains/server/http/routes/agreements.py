"""What people agree on at a table, and who is away."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from greatplains.server.domain.clock import DAY
from greatplains.server.domain.events import Wish
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, ThePerson, TheServer
from greatplains.server.http.routes.tables import TableState, table_state


class Proposing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is proposed. `turns`: how many turns shall be left when some are taken back; without it, all before one's
    last."""

    what: Wish
    turns: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to what was proposed."""

    agrees: bool


class HolidayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days from now; 0: I am back."""

    days: Annotated[int, Meta(ge=0, le=365)]


class HolidayState(msgspec.Struct, frozen=True):
    """Until when I am away, None if I am not; and how many days are left for the year."""

    until: float | None
    days_left: int


class AgreementsController(Controller):
    """Proposals and holidays."""

    path = "/api"
    tags = ("play",)
    request_max_body_size = SHORT_BODY

    @post("/tables/{table_id:str}/proposals", summary="Propose something", responses=REFUSALS)
    async def propose(
        self, table_id: TableId, data: JSONBody[Proposing], person: ThePerson, server: TheServer
    ) -> TableState:
        """To take back turns, to pause or resume the game, to end it without a winner, or to let a bot play for whoever
        is waited for and not there. Done at once where there is nobody to ask."""
        await server.service.propose(person, table_id, data.what, data.turns)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/tables/{table_id:str}/proposals/answer", summary="Answer a proposal", responses=REFUSALS)
    async def answer(
        self, table_id: TableId, data: JSONBody[Answer], person: ThePerson, server: TheServer
    ) -> TableState:
        """With the last who agrees it is done. A no ends it, also that of whoever proposed it."""
        await server.service.answer(person, table_id, data.agrees)
        return table_state(server, await server.tables.get(table_id), person.id)

    @post("/tables/{table_id:str}/put-away", summary="Put a table away", responses=REFUSALS)
    async def put_away(self, table_id: TableId, person: ThePerson, server: TheServer) -> TableState:
        """A game against bots alone, or a table nobody has come to. It can be taken up again."""
        await server.service.put_away(person, table_id)
        return table_state(server, await server.tables.get(table_id), person.id)

    @get("/me/holiday", summary="My holiday", responses=REFUSALS)
    async def holiday(self, person: ThePerson, server: TheServer) -> HolidayState:
        """Whether I am away, and how many days there are left."""
        left, until = await server.service.holiday_left(person)
        return HolidayState(until or None, int(left // DAY))

    @put("/me/holiday", summary="Go on holiday", responses=REFUSALS, opt={COST: 20})
    async def go(self, data: JSONBody[HolidayWish], person: ThePerson, server: TheServer) -> HolidayState:
        """My clocks stand still where turns take days, and everybody at those tables is told."""
        await server.service.go_on_holiday(person, data.days)
        left, until = await server.service.holiday_left(person)
        return HolidayState(until or None, int(left // DAY))
