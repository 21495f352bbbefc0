"""Hints: one tap says what kind of turn is best, a second draws the turn on the board; with people there are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hosting import Host, Scenery, open_page

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("game", "viewport"), [("bison", PHONE), ("wind-river", DESKTOP)])
def test_a_hint_says_what_kind_of_turn_and_then_the_turn(
    visitor: Visit, address: str, game: str, viewport: ViewportSize
) -> None:
    ann = Host.arrive(address, "Ann")
    table = ann.lay(game, ["me", "bot:random"])
    page = visitor(viewport=viewport, **ann.identity(motion="none")).go(f"/table/{table}")
    ask = page.get_by_role("button", name="Give me a hint")
    expect(ask).to_be_enabled()
    ask.click()
    note = page.get_by_role("region", name="Hint")
    show = note.get_by_role("button", name="Show the turn")
    expect(show).to_be_visible()
    assert note.locator("p").count() == 2, "The kind of turn, and one reason."
    kind = note.locator("p").first.inner_text()
    before = page.locator(".stage").first.bounding_box()
    show.click()
    expect(show).to_have_count(0)
    expect(note.locator("p").first).not_to_have_text(kind)
    expect(page.locator(".stage .proposed")).not_to_have_count(0)
    assert page.locator(".stage").first.bounding_box() == before, "The board stays where it is."
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    expect(page.locator(".stage .proposed")).to_have_count(0)


def test_who_plays_with_people_is_offered_none(visitor: Visit, scenery: Scenery) -> None:
    page = open_page(visitor(**scenery.host.identity(motion="none")), scenery, "bison")
    expect(page.get_by_role("button", name="Menu of the table")).to_be_visible()
    expect(page.get_by_role("button", name="Give me a hint")).to_have_count(0)
