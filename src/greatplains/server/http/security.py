"""What stands before every request: whose it is, whether a foreign page sent it, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from greatplains.core.errors import GreatPlainsError
from greatplains.server.domain import problems
from greatplains.server.domain.refusals import Forbidden, Refusal, problem, status_of
from greatplains.server.http.addresses import household
from greatplains.server.http.browsers import describe_browser
from greatplains.server.http.context import Context
from greatplains.server.http.identities import COOKIE, HOST_COOKIE
from greatplains.server.http.limits import Limits
from greatplains.server.http.waiting import asking
from greatplains.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

IS_GONE: Final = "greatplains.is_gone"
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
# Close code before a socket is accepted; the client sees 403.
_FORBIDDEN_SOCKET: Final = 4403


@dataclass(frozen=True, slots=True)
class Sender:
    """Where a request comes from, as far as it can be believed."""

    address: str  # that for which it is counted: of IPv6 the network
    is_secure: bool
    token: str  # the identity's, from the header or the cookie; empty for none
    has_bearer: bool
    browser: str = ""  # what kind of browser it is
    has_host_cookie: bool = False  # the token is from the cookie that browsers protect


class Shield:
    """Wraps the whole application, so that nothing leaves it without these headers or enters without these checks."""

    def __init__(self, app: App, server: Context) -> None:
        self._app = app
        self._server = server
        self._settings = server.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        sender = read_sender(scope, headers, self._settings)
        scope["greatplains.sender"] = sender
        scope["greatplains.server"] = self._server
        asking.set(sender.address)
        shielded = _with_headers(send, sender, self._server.limits)
        try:
            self._server.limits.count_address(sender.address)
            _check_letters(scope)
            _check_sender(scope, headers, sender, self._settings)
        except GreatPlainsError as error:
            await (_refuse_socket(receive, send) if scope["type"] == "websocket" else _refuse(error, shielded))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, _noting_the_end(scope, receive), shielded)


def read_sender(scope: Scope, headers: MutableMapping[str, str], settings: Settings) -> Sender:
    """Address and scheme, through proxies that the host trusts, and the token of the identity."""
    client = scope.get("client")
    address, is_secure = (client[0] if client else ""), scope["scheme"] in ("https", "wss")
    trusted = settings.trusted
    if address in trusted or "*" in trusted:
        is_secure = is_secure or headers.get("x-forwarded-proto", "").strip() == "https"
        # From the right: what stands further left was written by whoever sent the request.
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        address = next((hop for hop in reversed(hops) if hop not in trusted), address)
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    has_bearer = scheme.lower() == "bearer" and bool(bearer)
    if has_bearer:
        return Sender(household(address), is_secure, bearer.strip(), has_bearer)
    cookies = _cookies(headers.get("cookie", ""))
    # A page of a neighbouring host can set the plain one for this host, too; the other it cannot.
    protected = cookies.get(HOST_COOKIE, "")
    token, browser = protected or cookies.get(COOKIE, ""), describe_browser(headers.get("user-agent", ""))
    return Sender(household(address), is_secure, token, has_bearer, browser, bool(protected))


def _cookies(header: str) -> dict[str, str]:
    """Those of ours."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name in (COOKIE, HOST_COOKIE):
            found.setdefault(name, value)
    return found


def _check_letters(scope: Scope) -> None:
    """Nothing that is asked for has a NUL in its address; to a database that takes none it would look like a fault."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise Refusal(problems.MALFORMED, reason="there is a NUL in the address")


def _check_sender(scope: Scope, headers: MutableMapping[str, str], sender: Sender, settings: Settings) -> None:
    """A page of another site must not act with our visitors' cookies, nor read a table through a socket."""
    is_socket = scope["type"] == "websocket"
    if sender.has_bearer or (not is_socket and scope["method"] in _SAFE_METHODS):
        return
    claimed, site = headers.get("origin"), headers.get("sec-fetch-site")
    if claimed is not None:
        if _host_of(claimed) == headers.get("host", "").lower() or claimed in settings.allowed_origins:
            return
    elif site in ("same-origin", "none"):
        return
    elif site is None and (is_socket or not sender.token):
        return  # no browser: those send an origin with every socket and every request that changes something
    raise Forbidden(problems.FOREIGN_ORIGIN)


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; None where there is none, as in “null”."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _noting_the_end(scope: Scope, receive: Receive) -> Receive:
    """Says in the scope that whoever asked has gone: what fails after that is no fault of ours."""

    async def receiving() -> Message:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope[IS_GONE] = True
        return message

    return receiving


def _with_headers(send: Send, sender: Sender, limits: Limits) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            added: Iterable[tuple[bytes, bytes]] = (*_HEADERS, _STRICT_TRANSPORT) if sender.is_secure else _HEADERS
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in added if pair[0] not in present)]
            if b"cache-control" not in present:
                message["headers"].append((b"cache-control", b"no-store"))
        else:
            limits.charge_answer(sender.address, len(message.get("body", b"")))
        await send(message)

    return sending


async def _refuse(error: GreatPlainsError, send: Send) -> None:
    body = msgspec.json.encode(problem(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": _FORBIDDEN_SOCKET})
