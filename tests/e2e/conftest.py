"""A server on a free port with a database of its own, the machine's Chromium, and people with browsers of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from tests.e2e.browsing import Visitor, chromium, find_chromium, serving
from tests.e2e.hosting import Scenery, set_scenery
from tests.e2e.lending import Lender

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is. One serves all tests of a process: they meet at tables of their own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(
        folder, bots="1", review_simulations="24", new_guests_a_minute="1000", requests_at_once="10000"
    ) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        reason = "Chromium is not installed: make browser, or GREATPLAINS_CHROMIUM=/path/to/chromium"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with chromium(program) as browser:
        yield browser


@pytest.fixture(scope="session")
def lender(browser: Browser, address: str) -> Lender:
    return Lender(browser, address)


@pytest.fixture
def visitor(lender: Lender) -> Iterator[Visit]:
    """`visitor(viewport=PHONE, locale="de-CH")`: somebody new. At the end nobody may have met trouble."""
    yield lender.lend
    lender.take_back()


@pytest.fixture(scope="session")
def scenery(address: str) -> Scenery:
    return set_scenery(address)
