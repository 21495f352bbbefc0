"""Running a server with uvicorn: one process, one event loop, a clean end."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from socket import socket as Socket  # noqa: N812
from typing import Final

import uvicorn

from greatplains.server.assembly import Server
from greatplains.server.http.app import make_app
from greatplains.server.http.connections import Connections
from greatplains.server.http.socket_buffers import Outbox
from greatplains.server.http.uvicorn_protocols import Door, HttpProtocol, SocketProtocol
from greatplains.server.settings import Settings

# Whoever still waits for an answer this long after the signal does not get it.
_LAST_SECONDS: Final = 10
_LOOK_SECONDS: Final = 0.005
_MOST_FILES: Final = 65_536
_FILES_OF_OURS: Final = 64
_OBJECTS_BETWEEN_COLLECTIONS: Final = 50_000


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Server]:
    """A server whose store, bus and bots are there; it is closed when everybody has been served."""
    server = Server(settings)
    try:
        await server.open()
        yield server
    finally:
        await server.close()


def configure(server: Server) -> uvicorn.Config:
    """How uvicorn is to run the application, on the event loop that runs now."""
    settings = server.settings
    most = _most_connections()
    connections = Connections(
        min(settings.connections_an_address, max(1, most // 2)), most, settings.outgoing_bytes_in_all
    )
    return uvicorn.Config(
        make_app(server),
        lifespan="off",  # the server is opened before anybody can connect, and closed when nobody can any more
        http=partial(HttpProtocol, Door(connections, settings.trusted)),  # type: ignore[arg-type]
        ws=partial(SocketProtocol, Outbox(asyncio.get_running_loop()), connections),  # type: ignore[arg-type]
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
    _allow_many_files()
    host, port = socket.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        ended_by = runner.run(_serve(settings, socket, lambda: tell(address)))
    for number in ended_by:
        signal.raise_signal(number)


class _Process(uvicorn.Server):
    """Leaves the signals that end it to whoever runs it. Otherwise they would be raised once nobody is served any more,
    and end the event loop before the store is closed, with the writer amid its work."""

    ended_by: tuple[int, ...] = ()

    def __init__(self, config: uvicorn.Config, before_end: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._before_end = before_end

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        await self._before_end()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self.ended_by = tuple(self._captured_signals)
            self._captured_signals.clear()


async def _serve(settings: Settings, socket: Socket, when_ready: Callable[[], None]) -> tuple[int, ...]:
    """The signals that ended it, once everything is closed."""
    async with opened(settings) as server:
        process = _Process(configure(server), server.stop_thinking)
        serving = asyncio.create_task(process.serve([socket]))
        while not process.started and not serving.done():
            await asyncio.sleep(_LOOK_SECONDS)
        if process.started:
            _collect_rarely()
            when_ready()
        await serving
    return process.ended_by


def _most_connections() -> int:
    """As many as files may be open, but for those that databases and bots need."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _MOST_FILES
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    is_unlimited = files == resource.RLIM_INFINITY
    return max(16, (_MOST_FILES if is_unlimited else min(files, _MOST_FILES)) - _FILES_OF_OURS)


def _allow_many_files() -> None:
    """Each connection is an open file, and by custom a process is allowed far fewer than it may have if it asks."""
    try:
        import resource
    except ImportError:
        return
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if most == resource.RLIM_INFINITY else min(most, _MOST_FILES)
    if files != resource.RLIM_INFINITY and files < wanted:
        with suppress(ValueError, OSError):  # then it has to do with what it has
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _collect_rarely() -> None:
    """What is there now stays, and a turn makes few cycles: looking for garbage often took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS, 20, 50)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not made for Windows
        return None
    return uvloop.new_event_loop
