"""Who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import Scope

from greatplains.server.domain import problems
from greatplains.server.domain.events import Person
from greatplains.server.domain.refusals import Problem, Unauthorized
from greatplains.server.http.context import Context
from greatplains.server.http.identities import device_of
from greatplains.server.http.security import Sender

# Bytes of a body, where neither a record nor a file is sent.
SHORT_BODY: Final = 65_536

# No examples: those that would be made up are random letters.
REFUSALS = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "The request is not understood, or asks for what cannot be",
        401: "The request has no identity, or one that is not known",
        403: "Somebody else may do this",
        404: "There is no such thing",
        409: "The table has gone on",
        413: "Too many bytes",
        422: "Against the rules of the game; `rule` says which",
        429: "A limit of the host is reached",
    }.items()
}
# For an answer that has cookies and no content, which Litestar would describe as JSON.
DONE = {204: ResponseSpec(None, description="Done", generate_examples=False)}


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from, and who sent it, if they have an identity."""

    sender: Sender
    person: Person | None

    @property
    def identity(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def device(self) -> str:
        """The secret it came with, as it is kept; empty for nobody's."""
        return device_of(self.sender.token) if self.person else ""


async def find_caller(server: Context, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Recognise the token of a request; a token that nobody holds is as good as none, unless it was sent on purpose."""
    sender: Sender = connection.scope["greatplains.sender"]  # type: ignore[typeddict-item]
    person = await server.identities.recognise(sender.token) if sender.token else None
    if person is None and sender.has_bearer:
        raise Unauthorized(problems.TOKEN)
    if person is not None:
        server.limits.count_identity(person.id, sender.address, cost_of(connection))
    return Caller(sender, person)


# What a request costs, in the options of its route; any other: 1, as much as a message of a socket.
COST: Final = "cost"


def cost_of(connection: ASGIConnection[Any, Any, Any, Any]) -> float:
    """What a request costs whoever sends it."""
    return float(connection.scope["route_handler"].opt.get(COST, 1.0))


async def count_cost(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard of all routes: one request was counted before the route was known, and the rest is counted now. If it
    were not `async` it would be run in a thread."""
    cost = float(handler.opt.get(COST, 1.0))
    if cost > 1.0:
        server: Context = connection.scope["greatplains.server"]  # type: ignore[typeddict-item]
        sender: Sender = connection.scope["greatplains.sender"]  # type: ignore[typeddict-item]
        server.limits.count_address(sender.address, cost - 1.0)


TheServer = NamedDependency[Context]
TheCaller = NamedDependency[Caller]
ThePerson = NamedDependency[Person]
TableId = FromPath[str]


def provide_server(scope: Scope) -> Context:
    server: Context = scope["greatplains.server"]  # type: ignore[typeddict-item]
    return server


async def provide_caller(request: Request[Any, Any, Any], server: TheServer) -> Caller:
    return await find_caller(server, request)


def provide_person(caller: TheCaller) -> Person:
    if caller.person is None:
        raise Unauthorized(problems.NOBODY)
    return caller.person
