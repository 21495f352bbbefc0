"""The part `feel` of benchmarks/server.py: what somebody feels at a table of Bison for two, in Chromium here.

Two people play in pages of their own, which one Chromium shows; steps are clicked as in tests/e2e. Times are taken in
the pages themselves, whose clocks are one:

- from the click on “Confirm turn” to the first frame in which the opponent's board begins to show the turn, where the
  opponent has seen what was before: whoever still reads a scoring is shown it to its end;
- from a click on a space to the first frame in which the board looks different;
- from any click that makes a step to the first frame with the server's answer: what is drafted, and what may follow.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.contest import percentile, table_of
from playwright.sync_api import Browser, Page
from tests.e2e.browsing import Visitor, chromium, find_chromium, serving, visit
from tests.e2e.hands import BisonMouse, Wish
from tests.e2e.hosting import Host, lay_for
from tests.e2e.playing import Player

_SPACES: Final = ("lay", "target", "join", "from", "to")  # steps that are made by a click on the board
_MANY: Final = 4
_LONGEST: Final = 5.0
# The last click; the first frame since then in which something on the board is another, or has come or gone; the first
# frame in which the board moves, since it was looked for: it can be skipped from then on; and the first frame after the
# newest draft.
_PROBE: Final = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  const felt = window.felt = { clicked: 0, shown: 0, moved: 0, drafted: 0 };
  addEventListener('click', () => { felt.clicked = now(); felt.shown = 0; }, true);
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  const shows = () => [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Skip');
  new MutationObserver(() => {
    if (felt.moved !== 0 || !shows()) return;
    felt.moved = -1;
    painted(() => { felt.moved = now(); });
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver((changes) => {
    if (felt.shown !== 0 || felt.clicked === 0) return;
    if (!changes.some(({ type, attributeName, target }) => target.closest?.('.world') &&
      (type === 'childList' || attributeName === 'transform' || attributeName === 'class'))) return;
    const { clicked } = felt;
    felt.shown = -1;
    painted(() => { if (felt.clicked === clicked) felt.shown = now(); });
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const { WebSocket } = window;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.startsWith('{"type":"draft"')) return;
        painted(() => { felt.drafted = now(); });
      });
    }
  };
})();
"""
# Nothing has been shown for a few frames that could be skipped; what there is, is.
_AT_REST: Final = """() => {
  const skip = [...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith('Skip'));
  skip?.click();
  felt.rested = skip ? 0 : (felt.rested ?? 0) + 1;
  return felt.rested > 5;
}"""


class _Clicker(BisonMouse):
    """Notes how long the answers to its clicks took, and how long the board did where a space was clicked."""

    answers: list[float]
    spaces: list[float]

    def make(self, step: dict[str, Any], legal: list[dict[str, Any]]) -> bool:
        is_ended = super().make(step, legal)
        self.page.wait_for_function("() => felt.drafted > felt.clicked")
        self.answers.append(self.page.evaluate("felt.drafted - felt.clicked"))
        if step["kind"] in _SPACES:
            self.page.wait_for_function("() => felt.shown > felt.clicked")
            self.spaces.append(self.page.evaluate("felt.shown - felt.clicked"))
        return is_ended


def feel(options: argparse.Namespace) -> dict[str, Any]:
    """A few turns, for longer than others play: people take their time."""
    program = find_chromium()
    if program is None:
        raise SystemExit("Chromium is not installed; see: make browser")
    answers: list[float] = []
    spaces: list[float] = []
    movements: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bots="0") as address,
        chromium(program) as browser,
    ):
        hosts = [Host.arrive(address, name) for name in ("Ann", "Bea")]
        visitors = [_open(browser, host) for host in hosts]
        until = time.monotonic() + _MANY * options.seconds
        while time.monotonic() < until:
            movements += _play(visitors, lay_for(hosts, "bison"), answers, spaces, until)
    found: dict[str, Any] = {"answers": len(answers), "movements": len(movements)}
    rows = []
    for title, name, values in (
        ("click on “Confirm turn” → the opponent's board moves", "confirm", movements),
        ("click on a space → the board shows it", "space", spaces),
        ("any click that makes a step → the server's answer on the screen", "step", answers),
    ):
        if not values:  # on a slow machine nobody came so far
            rows.append([title, "0", "–", "–"])
            continue
        p50, p95 = percentile(values, 0.5), percentile(values, 0.95)
        found |= {f"{name}_p50_ms": p50, f"{name}_p95_ms": p95}
        rows.append([title, f"{len(values)}", f"{p50:.0f}", f"{p95:.0f}"])
    table_of(["in Chromium, on loopback", "times", "p50 ms", "p95 ms"], rows)
    return found


def _play(visitors: list[Visitor], table: str, answers: list[float], spaces: list[float], until: float) -> list[float]:
    """One game, or what there is time for: how long the opponent's board took to move."""
    players = [Player(visitor, Wish(number), _Clicker) for number, visitor in enumerate(visitors)]
    movements: list[float] = []
    for player in players:
        assert isinstance(player.hand, _Clicker)
        player.hand.answers, player.hand.spaces = answers, spaces
        player.sit_down(table)
    while time.monotonic() < until and not players[0].ear.is_over:
        mover, other = players if players[0].ear.is_mine else players[::-1]
        turn = other.ear.turn
        other.page.wait_for_function(_AT_REST)
        other.page.evaluate("felt.moved = felt.rested = 0")
        mover.make_turn()
        confirmed = mover.page.evaluate("felt.clicked")
        other.ear.until_made(turn)
        moved = _moved(other.page)
        if moved:
            movements.append(moved - confirmed)
    for visitor in visitors:
        visitor.leave()
    return movements


def _open(browser: Browser, host: Host) -> Visitor:
    """The browser of somebody whom the server knows, with the probe in all its pages."""
    visitor = visit(browser, host.address)
    visitor.context.add_cookies(host.identity()["cookies"])
    visitor.context.add_init_script(_PROBE)
    return visitor


def _moved(page: Page) -> float:
    """When the board began to move; 0 if the turn is over and it did not."""
    until = time.monotonic() + _LONGEST
    while time.monotonic() < until:
        moved: float = page.evaluate("felt.moved")
        if moved > 0:
            return moved
        time.sleep(0.05)
    return 0.0
