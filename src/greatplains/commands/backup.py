"""`greatplains backup` and `greatplains restore`: copies of the server's SQLite database."""

from __future__ import annotations

import os
from pathlib import Path

import click

from greatplains.commands.options import refusals

_database = click.option(
    "--database", metavar="URL", help="The SQLite database, sqlite:///file.  [default: that of `greatplains serve`]"
)


@click.command()
@click.argument("file", metavar="FILE")
@_database
def backup(file: str, database: str | None) -> None:
    """Write a copy of the server's SQLite database to FILE, while the server runs.

    Every turn that was acknowledged before is in it. FILE is one file, and must not be there yet; only its owner may
    read it.

    \b
    Examples:
      greatplains backup games-backup.sqlite
      greatplains backup games-backup.sqlite --database sqlite:////var/lib/greatplains/games.sqlite
    """
    from greatplains.server.settings import read_settings
    from greatplains.server.store.backup import back_up

    with refusals():
        back_up(read_settings(os.environ, database=database).database, Path(file))


@click.command()
@click.argument("file", metavar="FILE")
@_database
@click.option("--replace", is_flag=True, help="Replace a database that is there already.")
def restore(file: str, database: str | None, replace: bool) -> None:
    """Put a copy that `greatplains backup` wrote in the place of the database.

    The server must not run: whatever was played since the copy was made is gone. The database keeps its owner and its
    mode.

    \b
    Examples:
      greatplains restore games-backup.sqlite --replace
    """
    from greatplains.server.settings import read_settings
    from greatplains.server.store.backup import put_back

    with refusals():
        put_back(Path(file), read_settings(os.environ, database=database).database, replace)
