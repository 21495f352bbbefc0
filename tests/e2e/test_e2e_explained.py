"""A click on what is not allowed is answered: one sentence says why, and leads to the paragraph of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hands import BisonMouse, WindRiverMouse, Wish
from tests.e2e.hearing import Ear
from tests.e2e.playing import Player, set_up

Visit = Callable[..., Visitor]
# Somewhere in the place where nothing else lies over it, as soon as the board is at rest.
_POINT_OF = """(place) => {
  const pointOf = () => {
    for (const part of document.querySelectorAll(`[data-place="${place}"]`)) {
      const { left, top, width, height } = part.getBoundingClientRect();
      for (let step = 1; step < 100; step++) {
        const [x, y] = [left + (width * (step % 10)) / 10, top + (height * Math.floor(step / 10)) / 10];
        if (document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === place) return [x, y];
      }
    }
    return null;
  };
  const before = globalThis.pointBefore;
  const now = (globalThis.pointBefore = pointOf());
  return now !== null && before?.join() === now.join() ? now : null;
}"""


def click_on(page: Page, place: str) -> None:
    x, y = page.wait_for_function(_POINT_OF, arg=place).json_value()
    page.mouse.click(x, y)


def must_be_explained(page: Page, ear: Ear, words: re.Pattern[str]) -> None:
    """The sentence is there, nothing was drafted by it, and its link opens the rules where they tell."""
    refusal = page.locator(".refusal")
    expect(refusal.locator("p")).to_have_text(words)
    assert ear.refused == 1
    link = refusal.get_by_role("link", name="See the rules")
    with page.context.expect_page() as opened:
        link.click()
    paragraph = opened.value.url.partition("#")[2]
    assert paragraph
    expect(opened.value.locator(f'[id="{paragraph}"]')).to_be_in_viewport()


def test_a_hunter_that_is_not_there_does_not_walk(visitor: Visit) -> None:
    somebody = visitor(reduced_motion="reduce")
    player = Player(somebody, Wish(1), BisonMouse)
    set_up(somebody, "bison", "me", "bot:random", first=0)
    player.ear.until(lambda: player.ear.is_mine)
    player.page.locator("button.action", has_text="Walk").click()
    player.ear.until(lambda: player.ear.drafted == 1)
    allowed = {step["parameters"].get("space") for step in player.ear.legal}
    assert player.ear.draft is not None
    spaces = player.ear.draft["view"]["spaces"]
    empty = next(space for space in sorted(spaces) if space not in allowed and spaces[space]["hunters"] == 0)

    expect(player.page.locator("button.action")).to_have_count(0)
    click_on(player.page, empty)
    must_be_explained(player.page, player.ear, re.compile(r"hunter.*\. See the rules$"))
    assert player.ear.drafted == 1


def test_a_tent_is_not_set_everywhere(visitor: Visit) -> None:
    somebody = visitor(reduced_motion="reduce")
    player = Player(somebody, Wish(1), WindRiverMouse)
    set_up(somebody, "wind-river", "me", "bot:random", first=0)
    player.play_on(most=1)
    player.ear.until(lambda: player.ear.is_mine)
    hexes = player.ear.sight["views"][0]["view"]["hexes"]
    expect(player.page.locator("[data-choice]")).to_have_count(len(player.ear.legal))

    click_on(player.page, next(name for name, content in hexes.items() if any(content["tents"])))
    must_be_explained(player.page, player.ear, re.compile(r"\. See the rules$"))
    assert player.ear.drafted == 0


@pytest.mark.whole
@pytest.mark.parametrize(("locale", "words"), [("de-CH", "Jäger"), ("fr-FR", "chasseur"), ("it-IT", "cacciator")])
def test_it_is_explained_in_the_own_language(visitor: Visit, locale: str, words: str) -> None:
    somebody = visitor(reduced_motion="reduce", locale=locale)
    player = Player(somebody, Wish(1), BisonMouse)
    set_up(somebody, "bison", "me", "bot:random", first=0)
    player.ear.until(lambda: player.ear.is_mine)
    player.page.locator("button.action").nth(4).click()
    player.ear.until(lambda: player.ear.drafted == 1)
    expect(player.page.locator("button.action")).to_have_count(0)
    allowed = {step["parameters"].get("space") for step in player.ear.legal}
    assert player.ear.draft is not None
    click_on(player.page, next(space for space in sorted(player.ear.draft["view"]["spaces"]) if space not in allowed))
    expect(player.page.locator(".refusal p")).to_contain_text(words, ignore_case=True)
