"""`greatplains health`: ask a server whether it can serve."""

from __future__ import annotations

import os
from http.client import HTTPConnection, HTTPException

import click

from greatplains.commands.options import port_number, refusals

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_PATIENCE_SECONDS = 4
NOT_READY = 1


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where it listens.  [default: 127.0.0.1]")
@click.option("--port", metavar="N", type=port_number, help="Its port.  [default: 8420]")
def health(host: str | None, port: int | None) -> None:
    """Ask a server on this machine whether it can serve: exit code 0 if it can, 1 if not.

    For probes of containers and supervisors. Address and port are those of the settings, as for `greatplains serve`:
    GREATPLAINS_HOST and GREATPLAINS_PORT.

    \b
    Examples:
      greatplains health
      greatplains health --port 8500
      podman run --health-cmd 'greatplains health' …
    """
    from greatplains.server.settings import read_settings

    with refusals():
        settings = read_settings(os.environ, host=host, port=port)
    connection = HTTPConnection(_EVERYWHERE.get(settings.host, settings.host), settings.port, timeout=_PATIENCE_SECONDS)
    try:
        connection.request("GET", "/ready")
        is_ready = connection.getresponse().status == 200
        click.echo("It is ready." if is_ready else "It is not ready.")
    except (OSError, HTTPException):
        is_ready = False
        click.echo(f"Nothing answers at {settings.host} port {settings.port}.")
    finally:
        connection.close()
    if not is_ready:
        raise click.exceptions.Exit(NOT_READY)
