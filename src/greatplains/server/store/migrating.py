"""Bringing the schema up to date. The migrations are part of the package."""

from __future__ import annotations

from importlib import resources
from typing import Final

from sqlalchemy import Connection, inspect, text

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems

# Two processes that start at once on PostgreSQL must not both migrate: any number that only we use will do.
_ADVISORY_LOCK: Final = 0x677265617470


# The newest revision below migrations/.
HEAD: Final = "0010"


def migrate(connection: Connection, revision: str = HEAD) -> None:
    """Upgrade to a revision; `base` takes everything down again."""
    found = _revision_of(connection)
    if found == revision:
        return
    # Imported only here: Alembic takes a while to load, and most starts find nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    config = Config()
    with resources.as_file(resources.files("greatplains.server.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        try:
            if revision == "base":
                command.downgrade(config, revision)
            else:
                command.upgrade(config, revision)
        except CommandError:  # the revision that was found is none of ours
            raise BadOptions(host_problems.NEWER_SCHEMA, found=found, newest=HEAD) from None


def _revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
