"""Being told: a real service worker shows what is pushed, and the settings say where, of what and when."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.browsing import Visitor, serving
from tests.e2e.lending import Lender
from tests.e2e.test_e2e_axe import AXE, _must_be_accessible

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def telling_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that tells people."""
    folder = tmp_path_factory.mktemp("telling")
    site = "https://games.example.org"
    with serving(folder, bots="0", site=site, webhooks="yes", reach_loopback="yes") as address:
        yield address


@pytest.fixture
def told(browser: Browser, telling_address: str) -> Iterator[Visit]:
    lender = Lender(browser, telling_address)
    yield lender.lend
    lender.take_back()


def test_the_service_worker_shows_a_message_and_leads_to_this_site_alone(told: Visit) -> None:
    somebody = told(is_unused=True)
    somebody.is_spoilt = True
    somebody.context.grant_permissions(["notifications"], origin=somebody.address)
    page = somebody.go("/")
    session = somebody.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    while not found:
        page.wait_for_timeout(50)
    for text in ("Bison with Ann", "Bison with Ann and Bea"):
        said = {"title": "It is your turn", "text": text, "url": "https://elsewhere.example/table/abc", "tag": "abc"}
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": somebody.address, "registrationId": found[-1], "data": json.dumps(said)},
        )
    # One for each table, the newest, and a page of this site behind it.
    page.wait_for_function(
        """async () => {
            const shown = await (await navigator.serviceWorker.ready).getNotifications();
            return shown.length === 1 && shown[0].body === 'Bison with Ann and Bea';
        }"""
    )
    shown = page.evaluate("navigator.serviceWorker.ready.then(async (w) => (await w.getNotifications())[0].data)")
    assert shown == {"path": "/table/abc"}


def test_wishes_and_channels_are_kept(told: Visit) -> None:
    page = told(bypass_csp=True).go("/settings")
    page.get_by_text("Webhook", exact=True).click()
    page.get_by_label("What it takes").select_option("discord")
    page.get_by_label("Address", exact=True).fill("https://hooks.example.org/secret")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Discord · hooks.example.org")).to_be_visible()
    page.get_by_label("A quarter of your time is left").check()
    page.get_by_role("switch", name="Quiet hours").check()
    page.get_by_label("From", exact=True).fill("21:30")
    page.get_by_label("From", exact=True).blur()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.get_by_text("Feed of your turns", exact=True).click()
    page.get_by_role("button", name="Make an address").click()
    expect(page.get_by_text("For calendars (iCalendar)")).to_be_visible()
    _must_be_accessible(page, AXE.read_text(encoding="utf-8"))
    page.reload()
    expect(page.get_by_label("A quarter of your time is left")).to_be_checked()
    expect(page.get_by_label("From", exact=True)).to_have_value("21:30")
    page.get_by_role("button", name="Remove: Discord · hooks.example.org").click()
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()


def test_a_server_that_tells_nobody_says_so(visitor: Visit) -> None:
    page = visitor().go("/settings")
    expect(page.get_by_text("This server sends no messages.")).to_be_visible()
