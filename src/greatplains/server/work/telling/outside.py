"""Posting to addresses that strangers name: no door into the network of whoever runs the server.

A name is resolved when it is used, every address it has must be one of the public internet, and the connection goes to
one of those that were looked at: whatever the name says a moment later, nobody asks. HTTPS on its own port only, no
redirects, a few bytes of the answer, a few seconds in all.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import IPPROTO_TCP, SOCK_STREAM, gaierror, getaddrinfo
from typing import Final
from urllib.parse import SplitResult, urlsplit

_SECONDS: Final = 8.0
_MOST_HEAD: Final = 8192  # bytes of an answer that are read
_MOST_URL: Final = 2000
_HTTPS_PORT: Final = 443
# Twice as many as are posted at once: a look-up that was given up goes on in its thread, for longer than we wait.
_LOOKUPS: Final = 64
_AGENT: Final = "greatplains"
# All that is given out of the new internet; in it, addresses that stand for one of the old, which may lie anywhere.
_GIVEN_OUT: Final = IPv6Network("2000::/3")
_TRANSLATED: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
# For protocols among machines; Python calls some of it global.
_OF_PROTOCOLS: Final = IPv4Network("192.0.0.0/24")


class Unreachable(Exception):
    """It could not be posted: to this address never, or only not now (`is_final`)."""

    def __init__(self, reason: str, is_final: bool = False) -> None:
        super().__init__(reason)
        self.is_final = is_final


class Outside:
    """One for each process."""

    def __init__(self, reach_loopback: bool = False, seconds: float = _SECONDS) -> None:
        self._reach_loopback = reach_loopback
        self._seconds = seconds
        self._tls: ssl.SSLContext | None = None
        # Of their own: names of strangers may take as long as they like, and nobody else waits for these threads.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, "names")

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be posted to, as far as it says so itself; else `Unreachable`."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise Unreachable("this is no address", is_final=True) from None
        is_plain = self._reach_loopback and parts.scheme == "http"
        if len(url) > _MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise Unreachable("the address is too long, or has letters that no address has", is_final=True)
        if not host or (parts.scheme != "https" and not is_plain):
            raise Unreachable("the address must begin with https://", is_final=True)
        if parts.username is not None or parts.password is not None:
            raise Unreachable("the address must not hold a name or a password", is_final=True)
        if port not in (None, _HTTPS_PORT) and not self._reach_loopback:
            raise Unreachable("the address must use the port of HTTPS", is_final=True)
        return parts

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. `Unreachable` if there was none."""
        parts = self.check(url)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(parts, headers, body)
        except TimeoutError:
            raise Unreachable("it took too long") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            # Not what it says: it could tell a stranger something of the network here.
            raise Unreachable(type(error).__name__) from None

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host = parts.hostname or ""
        port = parts.port or (_HTTPS_PORT if parts.scheme == "https" else 80)
        address = await self._address(host, port)
        is_tls = parts.scheme == "https"
        if is_tls and self._tls is None:  # reading all certificates takes longer than the event loop should wait
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address, port, limit=_MOST_HEAD, ssl=self._tls if is_tls else None, server_hostname=host if is_tls else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            at = parts.netloc.rpartition("@")[2]
            lines = [f"POST {path} HTTP/1.1", f"Host: {at}", f"User-Agent: {_AGENT}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in {**headers, "Content-Length": str(len(body))}.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()  # nothing of what else it says is wanted

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            look_up = partial(getaddrinfo, host, port, type=SOCK_STREAM, proto=IPPROTO_TCP)
            found = await loop.run_in_executor(self._lookups, look_up)
        except (gaierror, UnicodeError):
            raise Unreachable("there is no such name") from None
        addresses = [str(where[0]).partition("%")[0] for *_, where in found]
        # One that leads inside is enough to refuse all: which of them would be taken is nothing to rest on.
        if not addresses or not all(self._may_reach(address) for address in addresses):
            raise Unreachable("the address does not lie in the public internet", is_final=True)
        return addresses[0]

    def _may_reach(self, address: str) -> bool:
        return is_public(address) or (self._reach_loopback and ip_address(address).is_loopback)


def is_public(text: str) -> bool:
    """Does the address lie in the public internet, and stand for nothing else?"""
    try:
        address: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv4Address):
        if address in _OF_PROTOCOLS:
            return False
    elif address not in _GIVEN_OUT or any(address in network for network in _TRANSLATED):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_private or address.is_reserved or address.is_unspecified
    )


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise Unreachable("the answer is not HTTP")
    return int(rest[:3])
