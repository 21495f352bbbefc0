"""Every page on a phone and on a desktop, and in every language."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page, Response
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import PAGES, Scenery, must_read_well, open_page
from tests.e2e.lending import Lender

Visit = Callable[..., Visitor]
DESKTOP = {"width": 1280, "height": 800}
LANGUAGES = {"en": "en-GB", "de": "de-CH", "fr": "fr-FR", "it": "it-IT"}
SETTINGS = {"de": "Einstellungen", "fr": "Réglages", "it": "Impostazioni", "en": "Settings"}
MOST_SCRIPT = 150 * 1024

# Names of buttons and fields that a finger would miss. What a board draws can be enlarged; links in a text are as high
# as its lines; a box or a dot inside its label is as large as that.
_TOO_SMALL = """() => [...document.querySelectorAll('button, select, input, a, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('svg, .unseen') === null)
  .filter((one) => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
  .map((one) => [one, (one.matches('input') ? (one.closest('label') ?? one) : one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 43.5)
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 160)} is ${width} × ${height}`)"""

# What reaches out of the window sideways, unless it can be scrolled into sight.
_CUT_OFF = """() => {
  const canScroll = (one) => {
    for (let box = one.parentElement; box !== null; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (box.scrollWidth > box.clientWidth && ['auto', 'scroll'].includes(overflowX)) return true;
    }
    return false;
  };
  const isOutside = ({ left, right }) => left < -1 || right > innerWidth + 1;
  return [...document.querySelectorAll('button, select, input, a, h1, h2, h3, p, li, td')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('svg, .unseen') === null)
    .filter((one) => isOutside(one.getBoundingClientRect()) && !canScroll(one))
    .map((one) => one.outerHTML.slice(0, 160));
}"""

# Is a button free to be touched, at its middle and near its corners?
_IS_FREE = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [[(left + right) / 2, (top + bottom) / 2]];
  for (const x of [left + 6, right - 6]) for (const y of [top + 6, bottom - 6]) points.push([x, y]);
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize(
    "viewport", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.whole)]
)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_the_window_and_fingers(
    visitor: Visit, scenery: Scenery, name: str, viewport: dict[str, int]
) -> None:
    page = open_page(visitor(viewport=viewport, reduced_motion="reduce", **scenery.host.identity()), scenery, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the window"
    assert page.evaluate(_CUT_OFF) == []
    if viewport == PHONE:
        assert page.evaluate(_TOO_SMALL) == []
    if name in ("bison", "wind-river"):
        # On a phone there is no room to begin anew: every chip can be taken back.
        for label in ("Confirm turn", "Undo") if viewport == PHONE else ("Confirm turn", "Undo", "Begin anew"):
            button = page.get_by_role("button", name=label, exact=True)
            assert button.is_enabled()
            assert button.evaluate(_IS_FREE), f"something lies over “{label}”"


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_a_page_speaks_the_language_of_the_browser(visitor: Visit, lender: Lender, scenery: Scenery, name: str) -> None:
    spoken: dict[str, set[str]] = {}
    for language, locale in LANGUAGES.items():
        reader = visitor(viewport=DESKTOP, locale=locale, **scenery.host.identity(motion="none"))
        spoken[language] = _sentences(open_page(reader, scenery, name))
        assert reader.page.locator("html").get_attribute("lang") == language
        lender.take_back()  # the next one reads in the same browser
    for one, other in combinations(LANGUAGES, 2):
        assert not spoken[one] & spoken[other], (one, other)


def test_the_language_is_chosen_in_the_settings_and_kept(visitor: Visit) -> None:
    somebody = visitor(viewport=PHONE)
    page = somebody.go("/settings")
    for language in ("de", "fr", "en", "it"):
        page.locator("main select").select_option(language)
        page.get_by_role("heading", name=SETTINGS[language], level=1).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        must_read_well(page.locator("body").inner_text())
    somebody.go("/rules/wind-river")
    page.get_by_role("heading", name="L’idea").wait_for()
    assert page.locator("html").get_attribute("lang") == "it"


def test_what_is_liked_is_kept(visitor: Visit) -> None:
    page = visitor().go("/settings")
    html = page.locator("html")
    switches = ["Sounds", "Patterns for colours", "Board and choices as lists"]
    for name in switches:
        page.get_by_role("switch", name=name).check()
    page.get_by_role("radio", name="Nothing moves").check()
    page.get_by_role("radio", name="Dusk").check()
    for _ in range(2):
        for name in switches:
            assert page.get_by_role("switch", name=name).is_checked()
        assert page.get_by_role("radio", name="Nothing moves").is_checked()
        assert page.get_by_role("radio", name="Dusk").is_checked()
        assert html.get_attribute("data-theme") == "dark"
        assert html.get_attribute("data-motion") == "none"
        page.reload()
        page.get_by_role("heading", name="Settings", level=1).wait_for()


@pytest.mark.whole
def test_patterns_and_lists_are_seen_at_the_table(visitor: Visit, scenery: Scenery) -> None:
    hatched = ".board [style*='gp-seat-']"
    page = open_page(visitor(viewport=DESKTOP, **scenery.host.identity(motion="none")), scenery, "bison")
    assert page.locator(hatched).count() == 0
    assert page.get_by_role("heading", name="Spaces of the board").count() == 0
    liked = {"patterns": True, "lists": True, "motion": "none"}
    page = open_page(visitor(viewport=DESKTOP, **scenery.host.identity(**liked)), scenery, "bison")
    page.get_by_role("heading", name="Spaces of the board").wait_for()
    page.locator(hatched).first.wait_for(state="attached")


@pytest.mark.parametrize("path", ["/", pytest.param("/lobby", marks=pytest.mark.whole)])
def test_the_first_load_is_light(visitor: Visit, path: str) -> None:
    """No more script than 150 KB, packed."""
    somebody = visitor(is_unused=True)
    scripts: list[Response] = []
    somebody.listen("response", lambda response: scripts.append(response) if _is_script(response) else None)
    somebody.go(path)
    somebody.page.wait_for_load_state("networkidle")
    assert scripts
    sizes = {response.url: len(gzip.compress(response.body(), mtime=0)) for response in scripts}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def _is_script(response: Response) -> bool:
    return "javascript" in response.headers.get("content-type", "")


def _sentences(page: Page) -> set[str]:
    """Lines of the page of several words; names of people and games are shorter."""
    text = page.locator("body").inner_text()
    must_read_well(text)
    return {line for line in map(str.strip, text.splitlines()) if len(re.findall(r"[^\W\d]{2,}", line)) >= 4}
