"""The web client, and what a host asks: are you alive, are you ready, how are you?"""

from __future__ import annotations

from functools import cache
from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

from greatplains import __version__, build_kind
from greatplains.games import GAMES
from greatplains.server.domain import problems, sight
from greatplains.server.domain.refusals import NotFound, Refusal, Unavailable
from greatplains.server.http.context import Context
from greatplains.server.http.preview import table_of, with_preview
from greatplains.server.http.routes.caller import TheServer
from greatplains.server.http.webclient import File, changed
from greatplains.server.live.messages import schema
from greatplains.server.metrics import CONTENT_TYPE

_TITLES = " and ".join(f"<em>{rules.title}</em>" for rules in GAMES.values())
_HOME = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Great Plains</title>
<h1>Great Plains</h1>
<p>This server plays {_TITLES}. It was installed without the pages
to play on; programs and command lines play through its interface.</p>
<ul>
<li><a href="/api/openapi.json">The interface (OpenAPI)</a></li>
<li><a href="/api/messages.json">The messages of a table’s socket (JSON Schema)</a></li>
<li><a href="/api/games">Games and bots</a></li>
<li><a href="/api/tables">Open tables</a> and <a href="/api/tables?status=running">running ones</a></li>
<li><a href="/health">Health</a></li>
</ul>
<p>Great Plains {__version__}. Unofficial.</p>
</html>
"""


@route(["/", "/{page:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client(request: Request[Any, Any, Any], server: TheServer, page: FromPath[str] = "/") -> Response[bytes]:
    """A file of the web client; without the client a small, honest start page."""
    if not server.client and page == "/":
        return Response(_HOME.encode(), media_type="text/html")
    found = server.client.find(page)
    if found is None:
        raise NotFound(problems.NOT_FOUND)
    found = await _previewed(found, request, server, page)
    asked = request.headers
    status, headers, body = found.answer(asked.get("accept-encoding", ""), asked.get("if-none-match", ""))
    return Response(body, status_code=status, headers=headers, media_type=found.type)


async def _previewed(found: File, request: Request[Any, Any, Any], server: Context, page: str) -> File:
    """The page of a table says in its head what it is about, for those to whom the link is sent."""
    about = table_of(page)
    if about is None or found.type != "text/html":
        return found
    table_id, turn = about
    try:
        info = sight.table_info(await server.tables.get(table_id))
    except Refusal:
        return found  # the page itself says that there is no such table
    scheme = "https" if request.scope["greatplains.sender"].is_secure else "http"  # type: ignore[typeddict-item]
    site = f"{scheme}://{request.headers.get('host', '')}"
    return changed(found, with_preview(found.forms[""], info, turn, site, server.pictures.can_paint))


@get("/health", tags=["host"], summary="Is the process alive?")
async def health() -> dict[str, str]:
    """Answers as long as the event loop runs."""
    return {"status": "alive", "version": __version__, "rules": build_kind()}


@get("/ready", tags=["host"], summary="Can it serve?", raises=[])
async def ready(server: TheServer) -> Response[dict[str, str]]:
    """503 while it starts, stops, or cannot write to its database."""
    try:
        await server.store.check()
    except Unavailable:
        return Response({"status": "no database"}, status_code=503)
    if not server.is_ready:
        return Response({"status": "not ready"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE)
async def metrics(request: Request[Any, Any, Any], server: TheServer) -> bytes:
    """For Prometheus, if it has the token; to everybody else there is nothing here."""
    token, sender = server.settings.metrics_token, request.scope["greatplains.sender"]  # type: ignore[typeddict-item]
    if not token or not sender.has_bearer or not compare_digest(token.encode(), sender.token.encode()):
        raise NotFound(problems.NOT_FOUND)
    return server.metrics.page()


_messages = cache(schema)


@get("/api/messages.json", tags=["host"], summary="The messages of a table’s socket")
async def messages_schema() -> dict[str, Any]:
    """A JSON schema with the messages of both sides."""
    return _messages()
