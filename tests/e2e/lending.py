"""Browsers that are lent to one visitor after the other: to open a new one takes longer than most of what is tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ViewportSize
from tests.e2e.browsing import DESKTOP, Visitor, visit

# A page of the same site without any script: nothing is written while what the site keeps is set or forgotten.
_PLAIN: Final = "/health"
_KEEP: Final = "(kept) => Object.assign(localStorage, kept)"
_NO_COACH: Final = {"greatplains.coach": '{"said":{"bison":["end"],"wind-river":["end"]}}'}
_FORGET: Final = "localStorage.clear(); sessionStorage.clear()"


class Lender:
    """Has browsers that are as clean as new ones, and opens another when all of them are lent."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._clean: list[Visitor] = []
        self._lent: list[Visitor] = []

    def lend(
        self,
        *,
        locale: str = "en-GB",
        bypass_csp: bool = False,
        viewport: ViewportSize = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        cookies: Sequence[Any] = (),
        kept: Mapping[str, str] | None = None,
        is_unused: bool = False,
        is_coached: bool = False,
    ) -> Visitor:
        """To somebody new, with settings as those of a browser context, and what the site has kept in the browser.

        An unused browser has nothing in its cache. Nobody is coached who does not want to be.
        """
        visitor = self._clean.pop() if self._clean and not is_unused else self._open()
        self._lent.append(visitor)
        visitor.page.set_viewport_size(viewport)
        visitor.page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        _set(visitor, locale, bypass_csp)
        if cookies:
            visitor.context.add_cookies(cookies)
        visitor.page.evaluate(_KEEP, {**({} if is_coached else _NO_COACH), **(kept or {})})
        return visitor

    def take_back(self) -> None:
        """All that are lent. Nobody may have met trouble."""
        lent, self._lent = self._lent, []
        for visitor in lent:
            if visitor.is_spoilt:
                visitor.context.close()
                continue
            visitor.leave()
            visitor.go(_PLAIN).evaluate(_FORGET)
            visitor.context.clear_cookies()
            self._clean.append(visitor)
        troubles = [trouble for visitor in lent for trouble in visitor.troubles]
        for visitor in lent:
            visitor.troubles.clear()
        assert not troubles, "\n".join(troubles)

    def _open(self) -> Visitor:
        # Without a language of its own: the driver would not let another one be set in its place.
        visitor = visit(self._browser, self._address, locale=None)
        visitor.go(_PLAIN)
        return visitor


def _set(visitor: Visitor, locale: str, bypass_csp: bool) -> None:
    """Set in an open browser, for as long as it is lent, what the driver sets only in new ones."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    visitor.at_leaving(devtools.detach)
    agent = visitor.page.evaluate("navigator.userAgent")
    devtools.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": locale})
    devtools.send("Emulation.setLocaleOverride", {"locale": locale})
    devtools.send("Page.setBypassCSP", {"enabled": bypass_csp})
