"""Browsers that are lent to one visitor after the other: to open a new one takes longer than most of what is tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ViewportSize
from tests.e2e.browsing import DESKTOP, Visitor, visit

# A page of the same site without any script: nothing is written while what the site keeps is set or forgotten.
_PLAIN: Final = "/health"
_KEEP: Final = "(kept) => Object.assign(localStorage, kept)"
_FORGET: Final = "localStorage.clear(); sessionStorage.clear()"


class Lender:
    """Has browsers that are as clean as new ones, and opens another when all of them are lent."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._clean: dict[tuple[str, bool], list[Visitor]] = {}  # by what cannot be changed in an open browser
        self._lent: list[tuple[tuple[str, bool], Visitor]] = []

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
    ) -> Visitor:
        """To somebody new, with the settings of a browser context and what the site has kept there.

        An unused browser has nothing in its cache.
        """
        kind = (locale, bypass_csp)
        clean = self._clean.get(kind)
        visitor = clean.pop() if clean and not is_unused else self._open(locale=locale, bypass_csp=bypass_csp)
        self._lent.append((kind, visitor))
        visitor.page.set_viewport_size(viewport)
        visitor.page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        if cookies:
            visitor.context.add_cookies(cookies)
        if kept:
            visitor.page.evaluate(_KEEP, dict(kept))
        return visitor

    def take_back(self) -> None:
        """All that are lent. Nobody may have met trouble."""
        lent, self._lent = self._lent, []
        for kind, visitor in lent:
            if visitor.is_spoilt:
                visitor.context.close()
                continue
            visitor.leave()
            visitor.go(_PLAIN).evaluate(_FORGET)
            visitor.context.clear_cookies()
            self._clean.setdefault(kind, []).append(visitor)
        troubles = [trouble for _, visitor in lent for trouble in visitor.troubles]
        for _, visitor in lent:
            visitor.troubles.clear()
        assert not troubles, "\n".join(troubles)

    def _open(self, **settings: Any) -> Visitor:
        visitor = visit(self._browser, self._address, **settings)
        visitor.go(_PLAIN)
        return visitor
