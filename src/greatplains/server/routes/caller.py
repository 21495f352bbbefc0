"""Who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import Scope

from greatplains.server.events import Person
from greatplains.server.refusals import Nobody, Problem
from greatplains.server.security import Origin
from greatplains.server.server import Server

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


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from, and who sent it, if they have an identity."""

    origin: Origin
    person: Person | None

    @property
    def identity(self) -> str | None:
        return self.person.id if self.person else None


async def find_caller(server: Server, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Recognise the token of a request; a token that nobody holds is as good as none, unless it was sent on purpose."""
    origin: Origin = connection.scope["greatplains.origin"]  # type: ignore[typeddict-item]
    person = await server.identities.recognise(origin.token) if origin.token else None
    if person is None and origin.has_bearer:
        raise Nobody("token", "Nobody here has this token.")
    if person is not None:
        server.count_identity(person.id)
    return Caller(origin, person)


TheServer = NamedDependency[Server]
TheCaller = NamedDependency[Caller]
ThePerson = NamedDependency[Person]
TableId = FromPath[str]


def provide_server(scope: Scope) -> Server:
    server: Server = scope["greatplains.server"]  # type: ignore[typeddict-item]
    return server


async def provide_caller(request: Request[Any, Any, Any], server: TheServer) -> Caller:
    return await find_caller(server, request)


def provide_person(caller: TheCaller) -> Person:
    if caller.person is None:
        raise Nobody("nobody", "This needs an identity: make a guest with POST /api/guests.")
    return caller.person
