"""axe-core finds nothing serious on any page, by day and at dusk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import PAGES, Scenery, open_page

Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: Final = ("light", "dark")
SERIOUS = ("serious", "critical")
MAIN = ("home", "bison", "wind-river", "replay")


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", [name if name in MAIN else pytest.param(name, marks=pytest.mark.whole) for name in PAGES]
)
def test_a_page_is_accessible_by_day_and_at_dusk(visitor: Visit, scenery: Scenery, axe: str, name: str) -> None:
    # The policy of the site forbids scripts of others, and axe is one.
    somebody = visitor(bypass_csp=True, **scenery.host.identity(motion="none"))
    page = open_page(somebody, scenery, name)
    for scheme in SCHEMES:
        _switch(page, scheme)
        _must_be_accessible(page, axe)


@pytest.mark.whole
@pytest.mark.parametrize("name", ["bison", "wind-river"])
def test_all_that_opens_over_a_table_is_accessible(visitor: Visit, scenery: Scenery, axe: str, name: str) -> None:
    liked = {"lists": True, "patterns": True, "motion": "none"}
    somebody = visitor(bypass_csp=True, viewport=PHONE, **scenery.host.identity(**liked))
    page = open_page(somebody, scenery, name)
    for scheme in SCHEMES:
        _switch(page, scheme)
        _must_be_accessible(page, axe, within="#lists")
        for button in ("Menu of the table", "Turns, Chat"):
            page.get_by_role("button", name=button).click()
            page.get_by_role("dialog").wait_for()
            _must_be_accessible(page, axe, within="dialog")
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.whole
def test_the_result_is_accessible(visitor: Visit, scenery: Scenery, axe: str) -> None:
    page = open_page(visitor(bypass_csp=True, **scenery.host.identity(motion="none")), scenery, "over")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("dialog").wait_for()
    _must_be_accessible(page, axe, within="dialog")


def _switch(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    page.locator(f"html[data-theme={scheme}]").wait_for()


def _must_be_accessible(page: Page, axe: str, within: str = "html") -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    options = {"resultTypes": ["violations"]}
    found: list[dict[str, Any]] = page.evaluate(
        "async ([within, options]) => (await axe.run(within, options)).violations", [within, options]
    )
    grave = [
        f"{violation['id']} ({violation['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
    assert not grave, "\n".join(grave)
