"""A step is on the board before the server has heard of it; the server's answer takes its place, or takes it back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import Host, lay_for, play_by_chance, read_record

Visit = Callable[..., Visitor]
_NO = {"code": "occupied", "parameters": {"space": "c3p"}, "sentence": "That space is taken.", "rule": ""}
# Clicks on something and says how many frames the page drew before anything of the board was another than before.
_FRAMES = """(place) => new Promise((told) => {
  const world = document.querySelector('.world');
  let frames = 0, isChanged = false;
  const seen = new MutationObserver((changes) => { isChanged ||= changes.some(({ type, attributeName }) =>
    type === 'childList' || attributeName === 'transform' || attributeName === 'class'); });
  seen.observe(world, { subtree: true, childList: true, attributes: true });
  const frame = () => {
    frames += 1;
    if (!isChanged && frames < 60) return requestAnimationFrame(frame);
    seen.disconnect();
    told(isChanged ? frames : null);
  };
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  requestAnimationFrame(frame);
})"""


class Held:
    """The answers to what is drafted on a page: they wait until they are let go."""

    def __init__(self, visitor: Visitor) -> None:
        self.answers: list[str] = []
        self._ends: list[WebSocketRoute] = []
        self._page = visitor.page
        visitor.is_spoilt = True
        visitor.page.route_web_socket(re.compile("/socket$"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._ends.append(socket)
        server.on_message(
            lambda message: (
                self.answers.append(str(message)) if '"draft"' in str(message)[:20] else socket.send(message)
            )
        )

    def let_go(self) -> None:
        self._ends[-1].send(self._answer())

    def _answer(self) -> str:
        while not self.answers:
            self._page.wait_for_timeout(20)
        return self.answers.pop(0)

    def refuse(self) -> None:
        """The server says no instead. (It never does to what it has called legal, unless the table went on.)"""
        self._answer()
        self._ends[-1].send(json.dumps({"type": "refused", "problem": _NO, "key": None, "sight": None}))


def _draft(host: Host, table: str, wish: dict[str, Any]) -> None:
    legal = host.ask("GET", f"/api/tables/{table}/draft")["legal"]
    step = next(step for step in legal if wish.items() <= {"kind": step["kind"], **step["parameters"]}.items())
    host.ask("POST", f"/api/tables/{table}/draft/steps", {"step": step["step"]})


def _sit(visitor: Visit, host: Host, table: str) -> tuple[Page, Held]:
    somebody = visitor(reduced_motion="reduce", **host.identity())
    held = Held(somebody)
    page = somebody.go(f"/table/{table}")
    page.locator("[data-choice]").first.wait_for(state="attached")
    return page, held


def _may_walk(sight: dict[str, Any]) -> bool:
    view = next(view["view"] for view in sight["views"] if view["seat"] == 0)
    has_hunters = any(space["seat"] == 0 and space["hunters"] > 0 for space in view["spaces"].values())
    return sight["to_move"] == 0 and has_hunters and "walk" not in view["seats"][0]["used"]


def _walkers(visitor: Visit, address: str) -> tuple[Page, Held]:
    """Somebody who may pick up a hunter."""
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea")]
    table = lay_for(hosts, "bison")
    play_by_chance(hosts, table, _may_walk, Random(1))
    _draft(hosts[0], table, {"kind": "action", "action": "walk"})
    return _sit(visitor, hosts[0], table)


def _lanes(visitor: Visit, address: str) -> tuple[Page, Held]:
    """Somebody who may set a tent."""
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea")]
    record = read_record("windriver_two_players")
    return _sit(visitor, hosts[record["first"]], lay_for(hosts, "wind-river", first=record["first"]))


@pytest.mark.parametrize("lay", [_walkers, _lanes], ids=["bison", "wind-river"])
def test_a_click_shows_on_the_board_in_the_next_frame(visitor: Visit, address: str, lay: Any) -> None:
    page, held = lay(visitor, address)
    place = page.locator("[data-choice]").first
    assert place.evaluate(_FRAMES) == 1
    assert not held.answers or len(held.answers) == 1  # the server has been asked, and was not needed


def test_a_hunter_walks_while_the_server_thinks(visitor: Visit, address: str) -> None:
    page, held = _walkers(visitor, address)
    page.locator("[data-choice]").first.dispatch_event("click")
    expect(page.locator(".world .strong")).not_to_have_count(0)
    held.let_go()
    goal = page.locator('[data-choice="to"]').first
    expect(goal).to_be_attached()
    before = page.locator(".world g.drafted").count()
    page.locator("[data-choice]").first.dispatch_event("click")
    expect(page.locator(".world g.drafted")).not_to_have_count(before)
    expect(page.locator(".chips .pending")).to_be_visible()


@pytest.mark.parametrize("lay", [_walkers, _lanes], ids=["bison", "wind-river"])
def test_a_refusal_takes_the_step_back_with_its_reason(visitor: Visit, address: str, lay: Any) -> None:
    page, held = lay(visitor, address)
    before = _pieces(page)
    page.locator("[data-choice]").first.dispatch_event("click")
    expect(page.locator(".chips .pending")).to_be_visible()
    assert _pieces(page) != before
    held.refuse()
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.locator(".chips .pending")).to_have_count(0)
    assert _pieces(page) == before


def _pieces(page: Page) -> list[str]:
    """All that is drawn by its symbol, what is circled, and where."""
    found: list[str] = page.locator(".world").evaluate(
        """(world) => [...world.querySelectorAll('use, .strong > .ring')].map((one) => {
          const { e, f } = one.getCTM();
          return [one.getAttribute('href') ?? 'ring', Math.round(e), Math.round(f)].join(' ');
        }).sort()"""
    )
    return found
