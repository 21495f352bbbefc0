"""What is written fits where it stands, in the longest of the languages: no word is broken, cut off or squeezed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hosting import Host, Scenery, lay_for, play_by_chance

from greatplains.lessons import COURSES, course

Visit = Callable[..., Visitor]
LOCALES = ("en-GB", "de-CH", "fr-CH", "it-CH")
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
NARROW_ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
UPRIGHT: ViewportSize = {"width": 360, "height": 740}
WALL: ViewportSize = {"width": 3840, "height": 2160}
ENLARGED: ViewportSize = {"width": 720, "height": 450}

# Words that stand in more than one line, though nothing shows that they go on.
_BROKEN = r"""(elements) => elements.flatMap((element) => {
  const found = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  return found;
})"""
# Elements whose words reach over their own edge, or over that of what they stand in.
_CUT = """(elements) => elements.flatMap((element) => {
  const box = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  const card = (element.closest('button') ?? element).getBoundingClientRect();
  const tray = element.closest('section.tray')?.getBoundingClientRect() ?? card;
  const isWhole = text.left >= box.left && text.right <= card.right && card.bottom <= tray.bottom;
  return isWhole ? [] : [element.textContent.trim()];
})"""
# Cards whose name lies under the mark that only an animal can be had, or that the action is taken.
_COVERED = """(cards) => cards.filter((card) => {
  const mark = card.querySelector('.mark')?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(card.querySelector('strong'));
  return mark && [...range.getClientRects()].some(({ left, right, top, bottom }) =>
    left < mark.right && mark.left < right && top < mark.bottom && mark.top < bottom);
}).map((card) => card.textContent.trim())"""


def lay_bison(address: str) -> tuple[Host, str]:
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea")]
    return hosts[0], lay_for(hosts, "bison")


def sit(visitor: Visit, host: Host, table: str, viewport: ViewportSize, locale: str) -> Page:
    page = visitor(viewport=viewport, locale=locale, reduced_motion="reduce", **host.identity()).go(f"/table/{table}")
    page.locator(".stage svg").first.wait_for()
    return page


def is_last_season(sight: dict[str, Any]) -> bool:
    view = sight["views"][0]["view"]
    return bool(view["season"] == view["seasons"])


def must_be_whole(names: Locator) -> None:
    assert names.evaluate_all(_BROKEN) == []
    assert names.evaluate_all(_CUT) == []


@pytest.mark.parametrize("viewport", [ON_ITS_SIDE, NARROW_ON_ITS_SIDE, UPRIGHT, DESKTOP])
def test_the_names_of_actions_are_whole_words(visitor: Visit, address: str, viewport: ViewportSize) -> None:
    host, table = lay_bison(address)
    for locale in LOCALES:
        cards = sit(visitor, host, table, viewport, locale).locator("section.tray .actions > button")
        expect(cards).to_have_count(8)
        must_be_whole(cards.locator("strong"))
        assert cards.evaluate_all(_COVERED) == []
        # What an action does is said in whole or not at all.
        assert (
            cards.locator(".does").evaluate_all(
                """(all) => all.filter((one) => {
              const [box, card] = [one.getBoundingClientRect(), one.closest('button').getBoundingClientRect()];
              return box.left < card.right && box.height > 1 && (box.top < card.top || box.bottom > card.bottom);
            }).length"""
            )
            == 0
        )


@pytest.mark.parametrize("viewport", [ON_ITS_SIDE, NARROW_ON_ITS_SIDE, UPRIGHT])
def test_nobody_scrolls_to_read_a_lesson_on_a_phone(visitor: Visit, viewport: ViewportSize) -> None:
    for locale in LOCALES:
        somebody = visitor(viewport=viewport, locale=locale, reduced_motion="reduce")
        for game in COURSES:
            for lesson in course(game):
                page = somebody.go(f"/learn/{game}/{lesson.id}")
                page.locator(".stage svg").first.wait_for()
                text = page.locator(".chips .narrow")
                fits = "(one) => one.scrollHeight <= one.clientHeight && one.clientHeight < 0.36 * innerHeight"
                assert text.evaluate(fits), f"{locale} {game} {lesson.id}"
                page.locator("header .tools button").nth(1).click()
                assert text.evaluate(fits), f"{locale} {game} {lesson.id} with its hint"


def test_what_counts_is_said_in_whole_for_four(visitor: Visit, address: str) -> None:
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea", "Cora", "Dan")]
    for game in ("bison", "wind-river"):
        table, luck = lay_for(hosts, game), Random(3)
        play_by_chance(hosts, table, lambda sight: sight["turn"] > 12, luck)
        for locale in LOCALES:
            page = sit(visitor, hosts[0], table, DESKTOP, locale)
            label = page.locator(".headline .label")
            expect(label.locator(".long")).to_be_visible()
            assert label.evaluate("(one) => one.scrollWidth <= one.clientWidth"), f"{game} {locale}"


def test_every_extra_action_is_in_sight_on_a_narrow_phone(visitor: Visit, address: str) -> None:
    hosts, luck = [Host.arrive(address, name) for name in ("Ann", "Bea")], Random(7)
    table = lay_for(hosts, "wind-river")
    play_by_chance(hosts, table, lambda sight: bool(sight["views"][0]["view"]["phase"] != "set"), luck)
    mover = hosts[hosts[0].to_move(table)]
    draft = mover.ask("GET", f"/api/tables/{table}/draft")
    while "pass" not in [step["kind"] for step in draft["legal"]]:
        draft = mover.ask("POST", f"/api/tables/{table}/draft/steps", {"step": luck.choice(draft["legal"])["step"]})
    for locale in LOCALES:
        page = sit(visitor, mover, table, UPRIGHT, locale)
        cards = page.locator("section.tray .cards button")
        expect(cards).to_have_count(4)
        # They stand above what ends the turn without one.
        end = page.locator("section.tray .confirm").bounding_box()
        boxes = cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().bottom)")
        assert end is not None
        assert max(boxes) <= end["y"] + 1, locale
        must_be_whole(cards.locator(".words"))


def test_a_compass_is_whole_or_not_there(visitor: Visit, address: str) -> None:
    hosts, luck = [Host.arrive(address, name) for name in ("Ann", "Bea")], Random(5)
    table = lay_for(hosts, "bison")
    play_by_chance(hosts, table, lambda sight: sight["turn"] > 18, luck)
    for turn in (0, 6, 12, 18):
        page = visitor(viewport=UPRIGHT, reduced_motion="reduce", **hosts[0].identity()).go(f"/replay/{table}/{turn}")
        page.locator(".stage .living").wait_for()
        # Tiles come after the board; by then the window has come to rest.
        page.wait_for_load_state("networkidle")
        stage = page.locator(".stage").bounding_box()
        assert stage is not None
        for box in [one.bounding_box() for one in page.locator(".compass").all()]:
            assert box is None or box["x"] >= stage["x"] - 1, turn


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_what_is_said_above_the_board_of_a_phone_is_whole(visitor: Visit, address: str, game: str) -> None:
    host = Host.arrive(address, "Ann")
    table = host.lay(game, ["me", "bot:random"])
    for viewport in (UPRIGHT, PHONE):
        for locale in LOCALES:
            facts = sit(visitor, host, table, viewport, locale).locator(".headline .facts")
            cut = facts.evaluate(
                """(line) => [...line.querySelectorAll('.short:not(:empty)')].filter((fact) => {
                  const [box, room] = [fact.getBoundingClientRect(), line.getBoundingClientRect()];
                  return box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1;
                }).map((fact) => fact.textContent)"""
            )
            assert cut == [], locale
            assert facts.evaluate("(line) => line.querySelector('.short').getBoundingClientRect().height") > 0


def test_all_stores_are_in_sight_in_chips(visitor: Visit, address: str) -> None:
    """In a small window, and in one that is enlarged to twice its size, too."""
    host, table = lay_bison(address)
    for viewport in (ON_ITS_SIDE, UPRIGHT, PHONE, ENLARGED):
        chips = sit(visitor, host, table, viewport, "en-GB").locator(".chips .facts")
        expect(chips).to_have_count(2)
        cut = chips.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
        assert cut == 0, viewport


@pytest.mark.parametrize("viewport", [ON_ITS_SIDE, UPRIGHT])
def test_the_others_have_names_on_a_phone(visitor: Visit, address: str, viewport: ViewportSize) -> None:
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea", "Cora", "Dan")]
    page = sit(visitor, hosts[0], lay_for(hosts, "bison"), viewport, "en-GB")
    names = page.locator(".chips li .name")
    expect(names).to_have_count(4)
    assert names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0


def test_choices_are_not_squeezed_on_a_wall(visitor: Visit) -> None:
    for locale in LOCALES:
        page = visitor(viewport=WALL, locale=locale).go("/lobby")
        choices = page.locator(".filters label")
        choices.first.wait_for()
        lines = "(all) => all.filter((one) => one.getBoundingClientRect().height > 80).length"
        assert choices.evaluate_all(lines) == 0
        must_be_whole(choices)
        assert (
            choices.evaluate_all(
                """(all) => all.filter((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size > 2;
            }).map((one) => one.textContent.trim())"""
            )
            == []
        )


def test_headings_of_the_rules_stand_apart(visitor: Visit) -> None:
    for locale in LOCALES:
        page = visitor(viewport=ON_ITS_SIDE, locale=locale).go("/rules/bison")
        page.locator("main figure").first.wait_for()
        near = page.locator("nav ol a").evaluate_all(
            """(all) => {
              const boxes = all.map((one) => {
                const range = document.createRange();
                range.selectNodeContents(one);
                return range.getBoundingClientRect();
              });
              return boxes.some((a) => boxes.some((b) => a !== b && a.top < b.bottom && b.top < a.bottom
                && b.left >= a.left + 1 && b.left < a.right + 8));
            }"""
        )
        assert not near, locale


def test_the_log_stays_at_its_end_while_the_page_arrives(visitor: Visit, scenery: Scenery) -> None:
    """Panels and words that come late change heights; nobody has scrolled."""
    page = visitor(viewport=WALL, reduced_motion="reduce", **scenery.host.identity()).go(f"/table/{scenery.bison}")
    log = page.get_by_role("log")
    log.locator("[data-turn]").last.wait_for()
    # A line of the log grows, as when a table is looked at in another language.
    page.locator("[role=log] li").first.evaluate("(one) => { one.style.height = '3000px'; }")
    page.wait_for_function(
        """() => {
          const log = document.querySelector('[role=log]');
          return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
        }"""
    )


def test_dark_animals_are_seen_at_dusk(visitor: Visit, address: str) -> None:
    """A dark hide on a dark ground has an edge of light, also where it is faded."""
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea", "Cora")]
    table, luck = lay_for(hosts, "bison"), Random(2)
    play_by_chance(hosts, table, is_last_season, luck)
    lanes = lay_for(hosts, "wind-river")
    while hosts[0].look(lanes)["views"][0]["view"]["phase"] == "set":
        hosts[hosts[0].to_move(lanes)].make_turn(lanes, luck)
    mover = hosts[hosts[0].to_move(lanes)]
    for host, at, animals in ((hosts[0], table, ".compact .store svg.bison"), (mover, lanes, "section.tray .herd")):
        page = visitor(color_scheme="dark", reduced_motion="reduce", **host.identity()).go(f"/table/{at}")
        animal = page.locator(animals).locator("visible=true").first
        animal.wait_for()
        assert "drop-shadow" in animal.evaluate("(one) => getComputedStyle(one).filter")
