"""The cookie in which a browser keeps who it is."""

from __future__ import annotations

from litestar.datastructures import Cookie

from greatplains.server.http.identities import COOKIE, COOKIE_SECONDS, HOST_COOKIE
from greatplains.server.http.security import Sender
from greatplains.server.settings import Settings


def is_protected(sender: Sender, settings: Settings) -> bool:
    """Does the browser speak TLS, so that it takes a cookie that only this host can set? A household has no TLS."""
    return sender.is_secure or settings.secure_cookies


def identity_cookies(token: str, sender: Sender, settings: Settings) -> list[Cookie]:
    """This device is whoever has that token; an empty one: nobody."""
    # No domain is named: it is for this host alone, which __Host- insists on.
    age = COOKIE_SECONDS if token else 0
    if not is_protected(sender, settings):
        return [Cookie(COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax")]
    protected = Cookie(HOST_COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=True)
    # The one of an older version goes.
    return [protected, Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True)]
