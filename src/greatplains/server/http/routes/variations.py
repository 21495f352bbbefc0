"""Variations of games that are over: explored step by step, and kept beside the game."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from greatplains.server.domain.events import Variation
from greatplains.server.domain.shapes import Explored, Receipt
from greatplains.server.domain.variations import MOST_TURNS, check_line, explore, keep_variation
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TableId, ThePerson, TheServer
from greatplains.server.live import messages as ms

LineTurns = Annotated[list[ms.TurnText], msgspec.Meta(max_length=MOST_TURNS)]


class Exploring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line: after `turn` turns of the game these turns, and the steps of the next so far."""

    turn: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    turns: LineTurns = []
    steps: ms.Steps = []


class NewVariation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line to keep: after `turn` turns of the game these turns, at least one."""

    turn: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    turns: Annotated[list[ms.TurnText], msgspec.Meta(min_length=1, max_length=MOST_TURNS)]


class Variations(msgspec.Struct, frozen=True):
    """The lines of a game, in the order in which they were kept; those with the same beginning are one branch."""

    variations: list[Variation]


class VariationsController(Controller):
    """What might have been."""

    path = "/api/tables/{table_id:str}"
    tags = ("records",)
    request_max_body_size = SHORT_BODY

    @post("/explore", summary="What if?", status_code=200, responses=REFUSALS, opt={COST: 2})
    async def explore(self, table_id: TableId, data: JSONBody[Exploring], server: TheServer) -> Explored:
        """Of a game that is over: how it would stand, as whoever is to move sees it, and what may follow. Nothing is
        kept."""
        table = await server.tables.get(table_id)
        return await server.aside.run(explore, table, data.turn, data.turns, data.steps)

    @get("/variations", summary="Lines kept beside a game", responses=REFUSALS)
    async def variations(self, table_id: TableId, server: TheServer) -> Variations:
        """They are in its record as well, under `variations`."""
        return Variations((await server.tables.get(table_id)).variations)

    @post("/variations", summary="Keep a line", responses=REFUSALS, opt={COST: 5})
    async def keep(
        self, table_id: TableId, data: JSONBody[NewVariation], person: ThePerson, server: TheServer
    ) -> Receipt:
        """For those who played the game, and for whoever opened its record. What is part of a line that is there is
        kept already."""
        table = await server.tables.get(table_id)
        await server.aside.run(check_line, table, data.turn, data.turns)
        server.limits.count_written(person.id, len(msgspec.json.encode(data)))
        return await server.tables.commit(
            table_id, lambda table: keep_variation(table, person, data.turn, data.turns, time.time())
        )
