"""Tests share browsers: nothing of one visitor is left for the next, and no trouble is missed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hosting import Host
from tests.e2e.lending import Lender

Visit = Callable[..., Visitor]
_SETTINGS = """() => [
  navigator.languages.join(),
  innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches,
  matchMedia('(prefers-reduced-motion: reduce)').matches,
  localStorage.length,
]"""

_RUN_FOREIGN_SCRIPT = """() => {
  const script = document.createElement('script');
  script.text = 'window.hasRun = true';
  document.head.append(script);
  return window.hasRun === true;
}"""


def test_a_browser_that_was_lent_before_is_as_new(visitor: Visit, lender: Lender, address: str) -> None:
    ann = Host.arrive(address, "Ann")
    odd = {"locale": "de-CH", "viewport": PHONE, "color_scheme": "dark", "reduced_motion": "reduce"}
    before = visitor(bypass_csp=True, **odd, **ann.identity(lists=True))
    heard: list[object] = []
    before.listen("request", lambda request: heard.append(request))
    page = before.go("/settings")
    page.get_by_role("heading", name="Einstellungen", level=1).wait_for()
    assert page.evaluate(_SETTINGS)[:4] == ["de-CH", PHONE["width"], True, True]
    assert page.evaluate(_RUN_FOREIGN_SCRIPT)
    before.context.new_page()
    lender.take_back()
    heard.clear()

    after = visitor()
    assert after is before
    assert after.context.cookies() == []
    assert after.context.pages == [after.page]
    page = after.go("/no/such/page")
    assert page.evaluate(_SETTINGS)[:4] == ["en-GB", DESKTOP["width"], False, False]
    with page.expect_console_message():
        assert not page.evaluate(_RUN_FOREIGN_SCRIPT)
    assert "Content Security Policy" in after.troubles.pop()
    kept = after.go("/health").evaluate("Object.keys(localStorage).sort()")
    assert kept == ["greatplains.coach", "greatplains.language"]  # that nobody is coached, and that of this page
    assert heard == []


def test_trouble_on_any_page_is_noted(visitor: Visit, lender: Lender) -> None:
    somebody = visitor()
    somebody.go("/").evaluate("console.error('a bad omen')")
    other = somebody.context.new_page()
    with somebody.context.expect_event("weberror"):
        other.evaluate("() => void setTimeout(() => { throw new Error('a broken canoe') })")
    with pytest.raises(AssertionError, match=r"a bad omen\n.*a broken canoe"):
        lender.take_back()
