"""The start page, and what a host asks: are you alive, are you ready, how are you?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from greatplains import __version__, build_kind
from greatplains.server.messages import schema
from greatplains.server.metrics import CONTENT_TYPE
from greatplains.server.refusals import Away
from greatplains.server.routes.caller import TheServer
from greatplains.server.store import queries as q

_HOME = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Great Plains</title>
<h1>Great Plains</h1>
<p>This server plays <em>Bison: Thunder on the Prairie</em> and <em>Wind River</em>. It has no pages to play on yet:
programs and command lines play through its interface.</p>
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


@get("/", include_in_schema=False, media_type="text/html")
async def home() -> str:
    """A small, honest start page."""
    return _HOME


@get("/health", tags=["host"], summary="Is the process alive?")
async def health() -> dict[str, str]:
    """Answers as long as the event loop runs."""
    return {"status": "alive", "version": __version__, "rules": build_kind()}


@get("/ready", tags=["host"], summary="Can it serve?", raises=[])
async def ready(server: TheServer) -> Response[dict[str, str]]:
    """503 while it starts, stops, or cannot reach its database."""
    try:
        await server.store.read(q.READY)
    except Away:
        return Response({"status": "no database"}, status_code=503)
    if not server.is_ready:
        return Response({"status": "not ready"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE)
async def metrics(server: TheServer) -> bytes:
    """For Prometheus."""
    return server.metrics.page()


@get("/api/messages.json", tags=["host"], summary="The messages of a table’s socket")
async def messages_schema() -> dict[str, Any]:
    """A JSON schema with the messages of both sides."""
    return schema()
