"""The coach: from the home page to a finished game by what it says; never again, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hands import BisonMouse, MakeHand, WindRiverMouse, Wish
from tests.e2e.playing import Player

Visit = Callable[..., Visitor]
TITLES = ["Your turn", "Not sure?", "What just happened", "What scores", "That was a game"]
# The boxes of two things on the page, as far as they can be seen, lie over one another.
_OVERLAP = """([note, targets]) => {
  const box = document.querySelector(note).getBoundingClientRect();
  const seen = [...document.querySelectorAll(targets)].map((one) => one.getBoundingClientRect());
  return seen.filter((one) => one.width > 0 && one.left < box.right && box.left < one.right
    && one.top < box.bottom && box.top < one.bottom).length;
}"""
# Nothing cuts it off, and nothing lies over it.
_IS_WHOLE = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [[x, top + 6], [x, bottom - 6]]);
  return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""
_TARGETS = "[data-choice], .tray button:enabled, header .status, .headline, [role=log]"


def begin(somebody: Visitor, game: str) -> Page:
    """Somebody new presses the one button of a game."""
    page = somebody.go("/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play").first.click()
    page.locator(".stage svg").first.wait_for()
    return page


def note_of(page: Page) -> Any:
    return page.locator("section.note")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_the_coach_is_there_at_first_and_can_be_turned_off(visitor: Visit, viewport: ViewportSize) -> None:
    somebody = visitor(viewport=viewport, reduced_motion="reduce", is_coached=True)
    page = begin(somebody, "Bison")
    expect(note_of(page)).to_contain_text("You play against the computer")
    before = page.locator(".stage").first.bounding_box()
    expect(page.locator("[data-choice], .tray button:enabled").first).to_be_attached()
    assert page.evaluate(_OVERLAP, ["section.note", _TARGETS]) == 0
    for name in ("Got it", "Rules for this", "No more tips"):
        assert note_of(page).get_by_role("button", name=name).evaluate(_IS_WHOLE)
    note_of(page).get_by_role("button", name="Got it").click()
    expect(note_of(page)).to_contain_text("Choose an action below")
    note_of(page).get_by_role("button", name="Rules for this").click()
    expect(page.locator('[data-card="quick-actions"]')).to_be_in_viewport()
    page.get_by_role("button", name="Close").last.click()
    expect(page.locator('[data-card="quick-actions"]')).to_have_count(0)
    note_of(page).get_by_role("button", name="No more tips").click()
    expect(note_of(page)).to_have_count(0)
    if viewport == DESKTOP:
        assert page.locator(".stage").first.bounding_box() == before, "The board stays where it is."
    page.reload()
    page.locator(".stage svg").first.wait_for()
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()
    expect(note_of(page)).to_have_count(0)
    table = page.url
    tips = somebody.go("/settings").get_by_role("switch", name="Tips in a first game")
    expect(tips).not_to_be_checked()
    tips.click()
    page.goto(table)
    expect(note_of(page)).to_contain_text("Choose an action below")


@pytest.mark.whole
@pytest.mark.parametrize(("game", "hand"), [("Bison", BisonMouse), ("Wind River", WindRiverMouse)])
def test_a_newcomer_is_led_to_the_end_and_never_again(visitor: Visit, game: str, hand: MakeHand) -> None:
    somebody = visitor(reduced_motion="reduce", is_coached=True)
    player = Player(somebody, Wish(seed=2, haste=0.9), hand)
    page = begin(somebody, game)
    ear, heard = player.ear, []

    def listen() -> None:
        if note_of(page).count() > 0:
            assert page.evaluate(_OVERLAP, ["section.note", _TARGETS]) == 0
            heard.append(note_of(page).locator("h2").inner_text())
            note_of(page).get_by_role("button", name="Got it").click()

    expect(note_of(page)).to_be_visible()
    while not ear.is_over:
        ear.until(lambda: ear.is_over or ear.is_mine)
        page.wait_for_timeout(100)
        if not ear.is_over:  # else the result lies over what the coach says
            listen()
            listen()
            player.make_turn()
    expect(player.result).to_be_visible()
    expect(player.result.locator("section.note h2")).to_have_text("That was a game")
    page.keyboard.press("Escape")
    expect(note_of(page)).to_be_visible()
    listen()
    assert heard[0] == f"Welcome to {game}"
    assert [title for title in TITLES if title in heard] == heard[1:]
    assert {"What just happened", "What scores", "That was a game"} <= set(heard)
    begin(somebody, game)
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()
    page.wait_for_timeout(500)
    expect(note_of(page)).to_have_count(0)
