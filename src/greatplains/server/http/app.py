"""The application: routes, answers to errors, the API description, and the shield around it all."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from greatplains import __version__
from greatplains.core.errors import GreatPlainsError
from greatplains.games import GAMES
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import NotFound, Problem, Refusal, problem, status_of
from greatplains.server.http.context import Context
from greatplains.server.http.routes import ROUTES
from greatplains.server.http.routes.caller import count_cost, provide_caller, provide_person, provide_server
from greatplains.server.http.security import IS_GONE, App, Shield
from greatplains.server.http.strictly import StrictRequest
from greatplains.server.settings import Settings

_log = logging.getLogger(__name__)

# What Litestar refuses by a status of HTTP; anything else is a request that it did not understand.
_OF_STATUS: Final = {404: problems.NOT_FOUND, 405: problems.METHOD, 413: problems.TOO_LARGE}

_DESCRIPTION = f"""\
Play {" and ".join(rules.title for rules in GAMES.values())}.
Make a guest with `POST /api/guests` and send its token as `Authorization: Bearer <token>` (browsers use the cookie).
Everything the socket of a table does can be done here as well. An error is always
`{{code, parameters, sentence, rule}}`.
"""


def make_app(server: Context) -> App:
    """The whole server as one ASGI application. Whoever runs it opens and closes the server."""
    return Shield(_routed(server.settings.body_bytes), server)  # type: ignore[arg-type]


def describe() -> dict[str, Any]:
    """The OpenAPI description, without serving anything."""
    return _routed(Settings().body_bytes).openapi_schema.to_schema()


@cache
def _routed(body_bytes: int) -> Litestar:
    """The routes, for all servers of a process: the shield tells each request whose it is.

    Put together once, because that takes longer than to open a server.
    """
    return Litestar(
        ROUTES,
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        guards=[count_cost],
        request_class=StrictRequest,
        exception_handlers={
            GreatPlainsError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_deep,
            UnicodeDecodeError: _refuse_bytes,
            Exception: _fail,
        },
        request_max_body_size=body_bytes,
        openapi_config=OpenAPIConfig(
            title="Great Plains",
            version=__version__,
            description=_DESCRIPTION,
            openapi_router=Router(
                "/api/openapi.json", route_handlers=[], after_request=_as_problem, include_in_schema=False
            ),
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description="id.secret")}
            ),
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _as_problem(response: Response[Any]) -> Response[Any]:
    """Below the description Litestar answers with a page of its own that nothing is there."""
    if response.status_code != 404:
        return response
    return Response(problem(NotFound(problems.NOT_FOUND)), status_code=404, media_type="application/json")


def _refuse(request: Request[Any, Any, Any], error: GreatPlainsError) -> Response[Problem]:
    provide_server(request.scope).metrics.refusals.labels(error.code).inc()
    return Response(problem(error), status_code=status_of(error))


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our shape: unknown paths, wrong methods, bodies that do not fit."""
    if error.status_code >= 500:
        if request.scope.get(IS_GONE):
            _log.info("%s %s was broken off by its sender", request.method, _kind(request))
            return Response(problem(Refusal(problems.FAULT)), status_code=500)  # to nobody
        return _fail(request, error)
    reasons = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(
        f"{reason.get('key', '')}: {reason.get('message', '')}".strip(": ")
        for reason in reasons
        if isinstance(reason, dict)
    )
    known = _OF_STATUS.get(error.status_code)
    refusal = Refusal(known) if known else Refusal(problems.MALFORMED, reason=said or error.detail)
    return Response(problem(refusal), status_code=error.status_code, headers=error.headers)


def _refuse_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON that is nested a thousand times."""
    return Response(problem(Refusal(problems.MALFORMED, reason="it is nested too deeply")), status_code=400)


def _refuse_bytes(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """A text in the body that is not UTF-8."""
    return Response(problem(Refusal(problems.MALFORMED, reason="it is not UTF-8 text")), status_code=400)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: written down here in full, and told without any detail, which might be somebody's secret."""
    _log.error("%s %s failed", request.method, _kind(request), exc_info=error)
    return Response(problem(Refusal(problems.FAULT)), status_code=500)


def _kind(request: Request[Any, Any, Any]) -> object:
    """The kind of a request. The address itself may be the secret link of a table."""
    return request.scope.get("path_template", "?")
