"""`greatplains messages`: the JSON schema of what goes over a table's socket."""

from __future__ import annotations

import json

import click


@click.command()
def messages() -> None:
    """Write the JSON schema of the messages of a table's socket.

    A client's types can be made from it. The server offers the same at /api/messages.json.

    \b
    Examples:
      greatplains messages > messages.json
    """
    from greatplains.server.live.messages import schema

    click.echo(json.dumps(schema(), indent=2, ensure_ascii=False))
