"""A server of its own, Chromium, and people who look at its pages, for the tests of the web client and for pictures."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
# Nothing but what the pages ask for, and no sandbox, which containers do not have.
_SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000.0  # milliseconds; machines that test are busy
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}


def find_chromium() -> str | None:
    """The machine's Chromium: GREATPLAINS_CHROMIUM, or what is on the path."""
    named = os.environ.get("GREATPLAINS_CHROMIUM")
    return named or next((found for found in map(shutil.which, _PROGRAMS) if found), None)


@contextmanager
def serving(folder: Path, /, *program: str, **settings: str) -> Iterator[str]:
    """The address of a server of the installed package, with its database in the folder. Bots think as usual. `program`
    stands in the place of the package: a module that runs it, and its words."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    environment |= {f"GREATPLAINS_{name.upper()}": value for name, value in settings.items()}
    words = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'games.sqlite'}", "--log-level", "warning"]
    process = subprocess.Popen(
        [sys.executable, "-m", *(program or ("greatplains",)), *words],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http://"))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


@contextmanager
def chromium(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(_SWITCHES))
        yield browser
        browser.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own: cookies, settings, and a page. Keeps all that went wrong on the way."""

    context: BrowserContext
    page: Page
    address: str
    troubles: list[str] = field(default_factory=list)
    is_spoilt: bool = False  # something was done to the browser that cannot be undone
    _farewells: list[Callable[[], None]] = field(default_factory=list)

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def listen(self, event: Any, handler: Callable[[Any], None]) -> None:
        """Hear of all such events of the page."""
        self.page.on(event, handler)
        self.at_leaving(lambda: self.page.remove_listener(event, handler))

    def answer(self, appearing: Locator, handler: Callable[[Locator], object]) -> None:
        """Do this whenever something appears that is in the way."""
        self.page.add_locator_handler(appearing, handler)
        self.at_leaving(lambda: self.page.remove_locator_handler(appearing))

    def at_leaving(self, farewell: Callable[[], None]) -> None:
        self._farewells.append(farewell)

    def leave(self) -> None:
        """Undo what was done to the page, and close all others."""
        while self._farewells:
            self._farewells.pop()()
        for page in self.context.pages:
            if page != self.page:
                page.close()

    def must_be_untroubled(self) -> None:
        """No error was written to the console, none was thrown, and nothing was asked of another site."""
        assert not self.troubles, "\n".join(self.troubles)


def visit(browser: Browser, address: str, **settings: Any) -> Visitor:
    """Somebody new. Settings are those of a browser context: viewport, color_scheme, locale, has_touch …"""
    context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **settings})
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context, context.new_page(), address)
    # What happens on any of the pages.
    context.on("console", lambda message: _note_message(visitor, message))
    context.on("weberror", lambda error: visitor.troubles.append(f"thrown: {error.error}"))
    context.on("request", lambda request: _note_request(visitor, request))
    return visitor


def _note_message(visitor: Visitor, message: ConsoleMessage) -> None:
    # What the server refuses is shown on the page, and Chromium writes every refusal to the console as well.
    if message.type == "error" and "Failed to load resource" not in message.text:
        visitor.troubles.append(f"console: {message.text}")


def _note_request(visitor: Visitor, request: Request) -> None:
    if not request.url.startswith((visitor.address, "data:", "blob:")):
        visitor.troubles.append(f"asked of another site: {request.url}")
