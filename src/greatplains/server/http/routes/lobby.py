"""The lobby: who is there, and a game with one of them."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import QueryParameter

from greatplains.server.domain.events import Person
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, TheCaller, ThePerson, TheServer

_MOST_NAMED: Final = 30


class LobbyPeople(msgspec.Struct, frozen=True):
    """Who is in the lobby, those who asked last first; `more` are there besides."""

    people: list[Person]
    more: int


class Match(msgspec.Struct, frozen=True):
    """The table where somebody waits for one more, None: nobody does."""

    table: str | None


class LobbyController(Controller):
    """The lobby."""

    path = "/api/lobby"
    tags = ("tables",)
    request_max_body_size = SHORT_BODY

    @put("/me", summary="Be in the lobby", responses=REFUSALS, opt={COST: 2})
    async def enter(self, caller: TheCaller, server: TheServer) -> LobbyPeople:
        """Who else is there. Whoever has an identity is there for 15 seconds, and says so again before."""
        callers = server.hub.callers
        if caller.person is not None:
            callers.note(caller.person)
        people = callers.present()
        return LobbyPeople(people[:_MOST_NAMED], max(0, len(people) - _MOST_NAMED))

    @delete("/me", summary="Leave the lobby", status_code=204, responses=REFUSALS)
    async def leave(self, person: ThePerson, server: TheServer) -> None:
        """At once, and not after 15 seconds."""
        server.hub.callers.leave(person)

    @get("/match", summary="Somebody to play with", responses=REFUSALS, opt={COST: 2})
    async def match(
        self,
        person: ThePerson,
        server: TheServer,
        game: Annotated[str, QueryParameter(max_length=32)] = "",
        instead_of: Annotated[str, QueryParameter(max_length=64, description="an own table at which I wait")] = "",
    ) -> Match:
        """Of the public tables for two, whose host is there and waits, the oldest: sit down at it. If there is none, or
        somebody was faster, set up a public table and wait. While waiting, ask again with `instead_of`: the answer is
        then an older table than one's own, for which that is closed first. So two who wait for each other meet."""
        return Match(await server.lobby.match(person.id, game, instead_of))
