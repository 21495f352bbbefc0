"""Hints: one tap says what kind of turn is best, a second draws the turn on the board; with people there are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
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
    must_cover_nothing(note)
    before = page.locator(".stage").first.bounding_box()
    show.click()
    expect(show).to_have_count(0)
    expect(note.locator("p").first).not_to_have_text(kind)
    expect(page.locator(".stage .proposed")).not_to_have_count(0)
    must_cover_nothing(note)
    if viewport == DESKTOP:
        assert page.locator(".stage").first.bounding_box() == before, "The board stays where it is."
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    expect(page.locator(".stage .proposed")).to_have_count(0)


def test_a_turn_that_was_begun_comes_back_after_the_hint(visitor: Visit, address: str) -> None:
    ann = Host.arrive(address, "Ann")
    table = ann.lay("bison", ["me", "bot:random"])
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    page.locator("button.action", has_text="Lay the tile").click()
    begun = page.get_by_role("list", name="Chosen so far").get_by_role("listitem")
    expect(begun).to_have_count(1)
    page.get_by_role("button", name="Give me a hint").click()
    note = page.get_by_role("region", name="Hint")
    note.get_by_role("button", name="Show the turn").click()
    expect(begun).to_have_count(0)
    expect(note).to_contain_text("What you had begun comes back")
    note.get_by_role("button", name="Close").click()
    expect(begun).to_have_count(1)


def must_cover_nothing(note: Locator) -> None:
    """Neither the board nor the newest line of the log, nor whose turn it is, nor what counts."""
    assert (
        note.evaluate(
            """(note) => {
      const box = note.getBoundingClientRect();
      const others = [...document.querySelectorAll('.stage, [role=log], header .status, .headline, section.tray')];
      return others.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0 && one.left < box.right - 1
        && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1).length;
    }"""
        )
        == 0
    )


def test_who_plays_with_people_is_offered_none(visitor: Visit, scenery: Scenery) -> None:
    page = open_page(visitor(**scenery.host.identity(motion="none")), scenery, "bison")
    expect(page.get_by_role("button", name="Menu of the table")).to_be_visible()
    expect(page.get_by_role("button", name="Give me a hint")).to_have_count(0)
