"""`greatplains serve`: run the game server for the world."""

from __future__ import annotations

import os
import socket as sockets
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from greatplains.commands.options import port_number, refusals, refuse, whole

if TYPE_CHECKING:
    from greatplains.server.settings import Settings


@click.command()
@click.option("--host", metavar="ADDRESS", help="Address to listen at.  [default: 127.0.0.1]")
@click.option("--port", metavar="N", type=port_number, help="Port to listen at.  [default: 8420]")
@click.option(
    "--database", metavar="URL", help="sqlite:///file or postgresql://user@host/name.  [default: a file here]"
)
@click.option("--bus", metavar="URL", help="redis://host:port, when several processes share the database.")
@click.option("--bots", metavar="N", type=whole, help="Processes in which bots think.  [default: cores - 1]")
@click.option("--log-level", metavar="LEVEL", help="debug, info, warning or error.  [default: info]")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    bus: str | None,
    bots: int | None,
    log_level: str | None,
) -> None:
    """Run the game server.

    Every setting can also be given in the environment: GREATPLAINS_PORT, GREATPLAINS_DATABASE and so on;
    docs/hosting.md lists them all. On SIGTERM the server says good-bye to all sockets and finishes what it is writing.

    \b
    Examples:
      greatplains serve
      greatplains serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/greatplains/games.sqlite
      greatplains serve --database postgresql://plains@localhost/plains --bus redis://localhost:6379
    """
    from greatplains.server.settings import read_settings

    chosen = {"host": host, "port": port, "database": database, "bus": bus, "bots": bots, "log_level": log_level}
    with refusals():
        settings = read_settings(os.environ, **chosen)
    socket = listen(settings.host, settings.port)
    run(settings, socket, lambda address: click.echo(f"Great Plains is served at {address}"))


def listen(host: str, port: int, or_any: bool = False) -> sockets.socket:
    """A socket at that port, or with `or_any` at a free one if it is taken."""
    socket = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET)
    socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        socket.bind((host, port))
        socket.listen()  # with SO_REUSEADDR two that are only bound can share a port
    except (OSError, TypeError, UnicodeError) as error:
        socket.close()
        if or_any:
            return listen(host, 0)
        reason = getattr(error, "strerror", None) or "it is no address"
        refuse(f"The server cannot listen at {host} port {port}: {reason}.")
    return socket


def run(settings: Settings, socket: sockets.socket, tell: Callable[[str], None]) -> None:
    """Serve at the socket until told to stop. `tell` gets the address once requests are answered."""
    from greatplains.server.logs import set_up_logs
    from greatplains.server.running import serve_until_told

    with socket, refusals():
        set_up_logs(settings.log_level)
        serve_until_told(settings, socket, tell)
