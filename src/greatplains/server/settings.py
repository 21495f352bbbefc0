"""What a host can set, each with its default. Command line first, then the environment (GREATPLAINS_…), then this."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from greatplains.core.errors import BadOptions
from greatplains.server import host_problems

PORT: Final = 8420
LAST_PORT: Final = 65_535
_PREFIX: Final = "GREATPLAINS_"
_YES_OR_NO: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
_LOG_LEVELS: Final = {level: level for level in ("debug", "info", "warning", "error")}

# What a number must be at least; any that is not here: 1. Below, nobody could play, or a loop would never rest.
_LEAST: Final = {
    "port": 0,
    "bots": 0,
    "bot_seconds": 0.1,
    "bot_lease": 0.1,
    "bot_pause": 0,
    "absent_minutes": 0,
    "idle_days": 0.01,
    "import_days": 0.01,
    "written_bytes_a_day": 100_000,
    "chats_a_table": 0,
    "body_bytes": 1024,
    "message_bytes": 1024,
    "outgoing_bytes": 65_536,
    "outgoing_bytes_in_all": 1_000_000,
    "requests_a_second": 0.1,
    "poll_seconds": 0.01,
    "link_minutes": 0.1,
    "notice_seconds": 0,
}
# What it may be at most; any that is not here: as good as no limit, and not too large for any clock.
_MOST: Final = {"port": LAST_PORT, "bots": 1000}
_NO_LIMIT: Final = 1_000_000_000

# What begins as our settings do and is not read here: variables of the build, of the tests, and of the web client while
# it is worked on.
_NO_SETTINGS: Final = (
    "BUILD",
    "BUILD_CACHE",
    "BUILD_LOG",
    "COMPILE",
    "WEB",
    "WEB_DIST",
    "EXPECT",
    "TEST_ON",
    "CHROMIUM",
    "KILLS",
    "SEED",
    "SERVER",
)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of one server process."""

    host: str = "127.0.0.1"  # address to listen at
    port: int = PORT  # port to listen at
    database: str = "sqlite:///greatplains.sqlite"  # where everything is kept; or postgresql://user@host/name
    bus: str = ""  # redis://host:6379 when several processes serve the same database; empty: one process
    shared: bool = False  # other processes write to the same SQLite file; with a bus this is so anyway
    bots: int = max(1, (os.cpu_count() or 1) - 1)  # processes in which bots think; 0: another process has them
    bot_seconds: float = 30.0  # a bot's turn that takes longer is stopped and tried again
    bot_lease: float = 45.0  # after this a bot's turn that was claimed and not made is free for other processes
    bot_pause: float = 0.0  # seconds a bot waits before it begins to think, so that people can follow
    origins: str = ""  # further origins that may use the server from a browser, separated by commas
    site: str = ""  # where people find it, as https://example.org, for passkeys and messages; empty: no messages
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For and -Proto are believed, separated by commas; *: all
    metrics_token: str = ""  # whoever has it as a bearer token may read /metrics; empty: nobody
    secure_cookies: bool = False  # mark cookies Secure even where the proxy does not say that it speaks TLS
    tables_a_guest: int = 40  # open and running tables one guest may have created
    bot_tables_a_guest: int = 5  # of them those at which only bots play
    absent_minutes: float = 15.0  # waited for so long, others may agree on a bot for whoever is not there
    idle_days: float = 30.0  # a table nobody has touched for so long is put away; who sits there can take it up again
    chat_length: int = 500  # characters of one chat message
    chats_a_table: int = 2000  # chat messages at one table
    body_bytes: int = 250_000  # the largest record or tile file that is read; other bodies have at most 65536
    message_bytes: int = 16_384  # the largest message on a socket
    requests_a_second: float = 50.0  # allowed for each identity over time, HTTP and socket messages together
    requests_at_once: int = 500  # how many of them may come in one burst
    address_factor: float = 10.0  # an address, behind which a whole school may sit, may do this many times as much
    new_guests_a_minute: float = 30.0  # identities made from one address over time
    hints_a_minute: float = 10.0  # hints against bots, and turns of puzzles to be judged, that one identity may ask for
    imports_an_hour: float = 30.0  # records one identity may make tables of
    import_days: float = 7.0  # a table made of a record goes after so long, unless it is kept
    written_bytes_a_day: int = 20_000_000  # what one identity may add to the database: turns, chat, tables, records
    reviews_a_day: int = 20  # games one identity may have reviewed
    review_simulations: int = 384  # for each turn of a review: the more, the deeper and the longer
    sockets_a_guest: int = 50  # sockets one identity may hold
    sockets_an_address: int = 1000  # sockets one address may hold, through a proxy or not
    connections_an_address: int = 1000  # connections, of which sockets are a part; never more than half of all files
    outgoing_messages: int = 256  # messages that may wait for a slow reader before its socket is closed
    outgoing_bytes: int = 1_000_000  # bytes of them
    outgoing_bytes_in_all: int = 30_000_000  # bytes of all that wait; and of all that were written and are not read
    poll_seconds: float = 2.0  # how often tables with connections look for events that the bus has lost
    cached_tables: int = 2000  # tables kept in memory; others are rebuilt from their events when somebody asks
    cached_bytes: int = 60_000_000  # about so many bytes of them, but for those that somebody is at
    client: str = ""  # folder of a built web client; empty: the one that was installed
    link_minutes: float = 15.0  # how long a link to another device is good for
    push: bool = True  # people may be told by their browsers; needs site
    mail_server: str = ""  # smtps://user:password@host or smtp://… (with STARTTLS); empty: no mail is sent
    mail_from: str = ""  # the sender of mails, as Great Plains <games@example.org>
    webhooks: bool = False  # messages may be posted to addresses that people name, never inside your network
    mails_a_day: float = 20.0  # mails that one identity, or one address, may ask for: confirmations, links to sign in
    notice_seconds: float = 15.0  # somebody is told after so long, unless they have looked at the table meanwhile
    reach_loopback: bool = False  # messages may go to this machine, without TLS: for tests only
    log_level: str = "info"  # debug, info, warning or error

    @property
    def is_shared(self) -> bool:
        return self.shared or bool(self.bus)

    @property
    def trusted(self) -> frozenset[str]:
        return _words(self.trusted_proxies)

    @property
    def allowed_origins(self) -> frozenset[str]:
        return _words(self.origins)


def read_settings(environment: Mapping[str, str], **chosen: Any) -> Settings:
    """The settings of this process; what was not chosen (None) is looked up in the environment."""
    _check_names(environment)
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name, kind, variable = field.name, type(field.default), _PREFIX + field.name.upper()
        if chosen.get(name) is not None:
            values[name] = _read(name, kind, "--" + name.replace("_", "-"), str(chosen[name]))
        elif variable in environment:
            values[name] = _read(name, kind, variable, environment[variable])
    return Settings(**values)


def _check_names(environment: Mapping[str, str]) -> None:
    """A setting that is misspelt would not be set, and nobody would know."""
    known = [field.name.upper() for field in fields(Settings)]
    for variable in sorted(environment):
        name = variable.removeprefix(_PREFIX)
        if name == variable or name in known or name in _NO_SETTINGS:
            continue
        meant = get_close_matches(name.upper(), known, 1)
        hint = f"perhaps {_PREFIX}{meant[0]} is meant" if meant else "docs/hosting.md lists all that there are"
        raise BadOptions(host_problems.UNKNOWN_SETTING, variable=variable, hint=hint)


def _read(name: str, kind: type, given_as: str, text: str) -> Any:
    """The value of a setting, which was given as an option or a variable."""
    value: Any = text
    wanted = ""
    if kind is bool:
        value, wanted = _YES_OR_NO.get(text.lower()), "yes or no"
    elif name == "log_level":
        value, wanted = _LOG_LEVELS.get(text.lower()), "debug, info, warning or error"
    elif name == "host":  # an empty one would be all addresses of the machine
        value, wanted = text or None, "an address to listen at"
    elif name == "site":
        value, wanted = _site(text), "an address with a name, such as https://plains.example"
    elif name == "mail_server":
        value, wanted = _mail_server(text), "smtps://user:password@host:465 or smtp://user:password@host:587"
    elif name == "client":
        value, wanted = _client_folder(text), "the folder of a built web client, with an index.html"
    elif kind is not str:
        least, most = _LEAST.get(name, 1), _MOST.get(name, _NO_LIMIT)
        value = _number(kind, text, least, most)
        wanted = f"a {'whole ' if kind is int else ''}number from {least} to {most}"
    if value is None:
        raise BadOptions(host_problems.SETTING, given_as=given_as, wanted=wanted, text=text)
    return value


def _number(kind: type, text: str, least: float, most: float) -> float | None:
    """None for what is no number, or not one of these."""
    try:
        number: float = kind(text)
    except ValueError:
        return None
    return number if least <= number <= most else None


def _site(text: str) -> str | None:
    """Without the slash at its end; None for what is no address of a site. What a passkey asks of it is asked then."""
    try:
        parts = urlsplit(text)
        is_site = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        is_bare = not (parts.query or parts.fragment or parts.username) and (parts.port is None or parts.port > 0)
    except ValueError:
        return None
    return text.lower().rstrip("/") if not text or (is_site and is_bare) else None


def _mail_server(text: str) -> str | None:
    try:
        parts = urlsplit(text)
        is_server = (
            parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
        )
    except ValueError:
        return None
    return text if not text or is_server else None


def _client_folder(text: str) -> str | None:
    return text if not text or (Path(text) / "index.html").is_file() else None


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip() for word in text.split(",") if word.strip())
