"""Running the application with uvicorn: one process, one event loop, a clean end."""

from __future__ import annotations

from collections.abc import Callable
from socket import socket as Socket  # noqa: N812
from typing import Final

import uvicorn

from greatplains.server.app import make_app
from greatplains.server.security import App
from greatplains.server.settings import Settings

# Whoever still waits for an answer this long after the signal does not get it.
_LAST_SECONDS: Final = 10


class _Uvicorn(uvicorn.Server):
    """Tells when the first request can come."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()


def configure(settings: Settings, app: App) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the shield reads them, and knows whom to believe
        server_header=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # a view is small, and packing it takes longer than sending it
        timeout_graceful_shutdown=_LAST_SECONDS,
    )


def serve_until_told(settings: Settings, socket: Socket, tell: Callable[[str], None]) -> None:
    """Serve at the socket until a signal comes; then sockets are closed with 1012 and all writes are finished."""
    host, port = socket.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    _Uvicorn(configure(settings, make_app(settings)), lambda: tell(address)).run([socket])
