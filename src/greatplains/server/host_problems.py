"""What the server refuses to whoever hosts it, who reads it in a terminal: settings, databases, the bus, backups."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import TEXT, Problems

PROBLEMS: Final = Problems("host")
_add: Final = PROBLEMS.add

# Settings
UNKNOWN_SETTING: Final = _add("unknown_setting", "There is no setting {variable}; {hint}.", variable=TEXT, hint=TEXT)
SETTING: Final = _add("setting", "{given_as} must be {wanted}, not “{text}”.", given_as=TEXT, wanted=TEXT, text=TEXT)

# The database
DATABASE_MEMORY: Final = _add(
    "database_memory", "The database must be a file, sqlite:///file, or no game would be kept."
)
DATABASE_SCHEME: Final = _add(
    "database_scheme",
    "The database must be sqlite:///file or postgresql://user@host/name, not “{url}”.",
    url=TEXT,
)
DATABASE_URL: Final = _add("database_url", "The URL of the database cannot be read: it is postgresql://user@host/name.")
DATABASE_OPTION: Final = _add("database_option", "The URL of the database has an option that the driver does not know.")
DATABASE_CLOSED: Final = _add("database_closed", "The database cannot be opened: {reason}.", reason=TEXT)
DATABASE_FILE: Final = _add(
    "database_file", "The database “{path}” cannot be opened: {reason}.", path=TEXT, reason=TEXT
)
DATABASE_HELD: Final = _add("database_held", "Another server has these games open already; it must end first.")
DATABASE_PACKAGES: Final = _add(
    "database_packages", "PostgreSQL needs more packages: pip install 'greatplains[cluster]'."
)
NEWER_SCHEMA: Final = _add(
    "newer_schema",
    "The games were kept by a newer version of Great Plains (its schema is {found}; the newest known here is "
    "{newest}): install that version, or restore a backup that is older.",
    found=TEXT,
    newest=TEXT,
)

# The bus
BUS_SCHEME: Final = _add("bus_scheme", "The bus must be redis://host:port, not “{url}”.", url=TEXT)
BUS_URL: Final = _add("bus_url", "The URL of the bus cannot be read: it is redis://host:port.")
BUS_PACKAGES: Final = _add("bus_packages", "Redis needs one more package: pip install 'greatplains[cluster]'.")

# Backups
NOT_SQLITE: Final = _add(
    "not_sqlite", "Only a SQLite database (sqlite:///file) is copied so; for PostgreSQL use pg_dump."
)
NO_DATABASE: Final = _add("no_database", "There is no database “{path}”.", path=TEXT)
NO_FILE: Final = _add("no_file", "There is no file “{path}”.", path=TEXT)
DIRECTORY: Final = _add("directory", "“{path}” is a directory, and no database.", path=TEXT)
NOT_OURS: Final = _add("not_ours", "“{path}” is no database of Great Plains.", path=TEXT)
DAMAGED: Final = _add("damaged", "“{path}” is damaged: {reason}.", path=TEXT, reason=TEXT)
FILE_EXISTS: Final = _add("file_exists", "“{path}” is there already; name a new file.", path=TEXT)
FILE_REPLACED: Final = _add("file_replaced", "“{path}” is there already and would be replaced.", path=TEXT)
OWNER: Final = _add(
    "owner",
    "The owner of “{path}” cannot be kept: {reason}; run this as root, or as that owner.",
    path=TEXT,
    reason=TEXT,
)
BACKUP: Final = _add(
    "backup", "“{source}” cannot be copied to “{target}”: {reason}.", source=TEXT, target=TEXT, reason=TEXT
)
