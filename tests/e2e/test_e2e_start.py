"""The first thing that anybody sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.e2e.browsing import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_home_page_offers_both_games(visitor: Visit, viewport: dict[str, int]) -> None:
    page = visitor(viewport=viewport).go("/")
    for game in ("Bison", "Wind River"):
        page.get_by_text(game).first.wait_for()
    assert page.title() == "Great Plains"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_page_nobody_knows_is_answered_by_the_client(visitor: Visit) -> None:
    page = visitor().go("/no/such/page")
    page.locator("#app > *").first.wait_for()
