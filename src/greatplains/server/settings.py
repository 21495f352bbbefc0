"""What a host can set, each with its default. Command line first, then the environment (GREATPLAINS_…), then this."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from greatplains.core.errors import BadOptions

PORT = 8420
_PREFIX = "GREATPLAINS_"
_YES_OR_NO = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}


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
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For and -Proto are believed, separated by commas; *: all
    secure_cookies: bool = False  # mark cookies Secure even where the proxy does not say that it speaks TLS
    tables_a_guest: int = 40  # open and running tables one guest may have created
    idle_days: float = 30.0  # a table nobody has touched for so long is archived
    chat_length: int = 500  # characters of one chat message
    chats_a_table: int = 2000  # chat messages at one table
    body_bytes: int = 1_000_000  # the largest body of a request; a whole tile set or record fits in
    message_bytes: int = 16_384  # the largest message on a socket
    requests_a_second: float = 50.0  # allowed for each identity over time, HTTP and socket messages together
    requests_at_once: int = 500  # how many of them may come in one burst
    address_factor: float = 10.0  # an address, behind which a whole school may sit, may do this many times as much
    new_guests_a_minute: float = 30.0  # identities made from one address over time
    sockets_a_guest: int = 50  # connections one identity may hold
    sockets_an_address: int = 5000  # connections one address may hold
    outgoing_messages: int = 256  # messages that may wait for a slow reader before its socket is closed
    poll_seconds: float = 2.0  # how often tables with connections look for events that the bus has lost
    cached_tables: int = 2000  # tables kept in memory; others are rebuilt from their events when somebody asks
    client: str = ""  # folder of a built web client; empty: the one that was installed
    link_minutes: float = 15.0  # how long a link to another device is good for
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
    values = {name: value for name, value in chosen.items() if value is not None}
    for field in fields(Settings):
        text = environment.get(_PREFIX + field.name.upper())
        if text is not None and field.name not in values:
            values[field.name] = _read(field.name, text, type(field.default))
    return Settings(**values)


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return _YES_OR_NO[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise BadOptions(
            "setting", "{variable} cannot be “{text}”.", variable=_PREFIX + name.upper(), text=text
        ) from None


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip() for word in text.split(",") if word.strip())
