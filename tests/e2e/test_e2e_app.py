"""The site as an app, and what can be set: installed, without a network, by keys, at another pace."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import Host, Scenery, lay_for, open_page

Visit = Callable[..., Visitor]


def test_the_site_can_be_installed(visitor: Visit) -> None:
    somebody = visitor()
    page = somebody.go("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = somebody.context.request.get(f"{somebody.address}{link}").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = somebody.context.request.get(somebody.address + icon["src"])
        assert (answer.ok, answer.headers["content-type"]) == (True, icon["type"])


def test_without_a_network_a_page_says_so(visitor: Visit) -> None:
    somebody = visitor(is_unused=True)
    somebody.is_spoilt = True
    page = somebody.go("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    somebody.context.set_offline(True)
    somebody.go("/lobby")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()


def test_a_question_mark_shows_the_keys(visitor: Visit, scenery: Scenery) -> None:
    page = open_page(visitor(**scenery.host.identity(motion="none")), scenery, "bison")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Confirm the turn")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_turn_is_confirmed_without_asking_if_one_likes_it_so(visitor: Visit, address: str) -> None:
    ann, bea = Host.arrive(address, "Ann"), Host.arrive(address, "Bea")
    table = lay_for([ann, bea], "wind-river")
    page = visitor(**ann.identity(motion="none", confirms=True, lists=True)).go(f"/table/{table}")
    choices = page.locator("#lists .choices button")
    choices.nth(random.Random(1).randrange(choices.count() or 1)).click()
    expect(page.locator("[role=log] [data-turn='1']")).to_be_attached()


def test_a_replay_has_a_speed_and_a_film(visitor: Visit, scenery: Scenery) -> None:
    page = visitor(reduced_motion="reduce").go(f"/replay/{scenery.imported}/0")
    page.get_by_label("Speed").select_option("4")
    expect(page.get_by_role("link", name="Download as a film (GIF)")).to_have_attribute(
        "href", f"/api/tables/{scenery.imported}/film"
    )
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Turn")).not_to_have_value("0")
