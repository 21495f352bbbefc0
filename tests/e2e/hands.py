"""Which step somebody wishes, and how they make it.

Steps are wished for by what the server said to the page; they are made on the page alone: by mouse, by keyboard, or in
the list of words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Protocol

from playwright.sync_api import Locator, Page, expect
from tests.e2e.hearing import Ear, Json

from greatplains.core.game import Game
from greatplains.core.record import parse_record
from greatplains.games import GAMES

_ACTIONS = {
    "tile": "Lay the tile",
    "tepee": "Tepee",
    "canoe": "Canoe",
    "gather": "Gather",
    "walk": "Walk",
    "trek": "Trek",
}
_ITEMS = ("h", "t1", "t2", "t3", "t4", "c1", "c2", "c3", "c4")
_ANIMALS = ("bison", "salmon", "turkey")
_TRADES = [(gives, brings) for gives in _ANIMALS for brings in _ANIMALS if gives != brings]
_EXTRAS = {
    "tent": "Move a tent",
    "earn": "Take resources",
    "new": "New tent",
    "herd": "One more bison",
}
_PLAINS = "plains"
_LANES = "abcdef"
_COLUMNS = 6


# What is wished for.


class Wish:
    """Which of the legal steps somebody wants: anything, so that everything is tried sooner or later."""

    def __init__(self, seed: int, haste: float = 0.0) -> None:
        self._rng = Random(seed)
        self._haste = haste

    def choose(self, legal: list[Json]) -> Json:
        """One of them, every kind as likely as the others; in haste, so often, the one that ends the game soonest."""
        if self._rng.random() < self._haste:
            for kind in ("tent", "pass", "bison", "done"):
                found = [step for step in legal if step["kind"] == kind]
                east = [step for step in found if step["parameters"].get("direction", "e") == "e"]
                if east:
                    return max(east, key=lambda step: str(step["parameters"].get("hex", ""))[1:])
        kind = self._rng.choice(sorted({step["kind"] for step in legal}))
        return self._rng.choice([step for step in legal if step["kind"] == kind])

    def prefers(self) -> bool:
        """One way or the other?"""
        return self._rng.random() < 0.5


class Script(Wish):
    """Wants the turns that a seat made in a record, from one turn on; for games that know no chance."""

    def __init__(self, line: Json, seat: int, since: int, seed: int) -> None:
        super().__init__(seed)
        record = parse_record(json.dumps(line))
        game = Game(GAMES[record.game], record.setup)
        self._steps: list[int] = []
        for number, text in enumerate(record.turns, start=1):
            if number >= since and game.position.seat == seat:
                self._steps += game.rules.parse_turn(game.position, text)
            game.play_turn(text)

    def choose(self, legal: list[Json]) -> Json:
        wanted = self._steps.pop(0)
        return next(step for step in legal if step["step"] == wanted)


# How steps are made.


class Hand(Protocol):
    """A way to make the steps of a turn on the page."""

    def press(self, control: Locator) -> None: ...

    def make(self, step: Json, legal: list[Json]) -> bool:
        """Make a step; says whether the turn was ended with it."""
        ...

    def confirm(self) -> None: ...


MakeHand = Callable[[Page, Ear, Wish], Hand]


def place_of(step: Json, ear: Ear) -> str:
    """The place of the board that a step of Bison is about."""
    parameters = step["parameters"]
    if step["kind"] == "lay":
        return str(parameters["cell"])
    if step["kind"] != "place":
        return str(parameters["space"])
    assert ear.draft is not None
    return str(ear.draft["view"]["draft"]["origin"]) + str(parameters["terrain"])[0]


def leads_to(hex_: str, direction: str) -> str:
    """The hex one step away, or the plains."""
    lane, column = _LANES.index(hex_[0]), int(hex_[1:])
    if direction in ("e", "w"):
        column += 1 if direction == "e" else -1
        return f"{hex_[0]}{column}" if column <= _COLUMNS else _PLAINS
    is_shifted = lane % 2 == 1
    column += is_shifted if direction.endswith("e") else is_shifted - 1
    return f"{_LANES[lane + (1 if direction.startswith('s') else -1)]}{column}"


class _Tray:
    """What the tray under the board offers; the same for the mouse and for keys."""

    def __init__(self, page: Page, ear: Ear, wish: Wish) -> None:
        self.page, self.ear, self.wish = page, ear, wish
        # Not by its role: that would be worked out for everything on the page, before every click.
        self.tray = page.locator('[aria-label="Your choices"]')

    def button(self, name: str) -> Locator:
        return self.tray.get_by_role("button", name=name)

    def press(self, control: Locator) -> None:
        control.click()

    def confirm(self) -> None:
        self.press(self.button("Confirm turn"))


class BisonMouse(_Tray):
    """Clicks on the map and the tray of Bison."""

    def __init__(self, page: Page, ear: Ear, wish: Wish) -> None:
        super().__init__(page, ear, wish)
        self.rotation = 0

    def press_space(self, place: str) -> None:
        # The piece that stands there, or else its ring, which the middle of a piece may let through: the same choice.
        part = self.page.locator(f'[data-choice-part][data-place="{place}"]').last
        part.element_handle().wait_for_element_state("stable")
        part.click(force=True)

    def turn_tile(self) -> None:
        self.press(self.button("↻ Turn"))

    def press_cell(self, cell: str) -> None:
        self.press(self.page.locator(f'[data-choice="lay"][data-place="{cell}"]'))

    def make(self, step: Json, legal: list[Json]) -> bool:
        kind, parameters = step["kind"], step["parameters"]
        if kind == "action":
            self.press(self.tray.locator("button.action", has_text=_ACTIONS[parameters["action"]]))
        elif kind == "lay":
            while self.rotation != parameters["rotation"]:
                self.turn_tile()
                self.rotation = (self.rotation + 1) % 3
            self.press_cell(place_of(step, self.ear))
        elif kind in ("place", "build"):
            self._climb(step, legal)
        elif kind in ("target", "join", "from", "to"):
            self.press_space(place_of(step, self.ear))
        elif kind == "gain":
            # Of a kind whose track is full none can be gained, and there is no button for it.
            gains = [other for other in legal if other["kind"] == kind]
            self.press(self.tray.get_by_role("button", name="+1").nth(gains.index(step)))
        elif kind.startswith("pay"):
            return self._pay()
        elif kind in ("buy", "trade"):
            self._go_to_market(kind, parameters)
        else:
            return self._have_done()
        return False

    def _climb(self, step: Json, legal: list[Json]) -> None:
        """Choose a space, and on the ladder how many hunters go there or what they make of it."""
        kind, parameters, place = step["kind"], step["parameters"], place_of(step, self.ear)
        places = {place_of(other, self.ear) for other in legal if other["kind"] == kind}
        # Where there is one space alone, nobody has to choose it.
        if len(places) > 1 or self.wish.prefers():
            self.press_space(place)
        if kind == "place":
            self.press(self.tray.locator(f'.ladder [data-count="{parameters["hunters"]}"]'))
        elif parameters["value"] == 0:
            self.press(self.button("Remove"))
        else:
            self.press(self.tray.locator(f'.ladder [data-value="{parameters["value"]}"]'))

    def _have_done(self) -> bool:
        """No hunters are a rung of the ladder; else there is the button at the end, which may end the turn."""
        if self._is_counting() and self._hunters() == 0:
            self.press(self.tray.locator('.ladder [data-count="0"]'))
            return False
        ending = self.tray.locator(".confirm button")
        expect(ending).to_have_text(re.compile("That is all|Let the rest go|Pay"))
        is_end = "end turn" in ending.inner_text()
        self.press(ending)
        return is_end

    def _is_counting(self) -> bool:
        return self.ear.draft is not None and self.ear.draft["view"]["phase"] != "overflow"

    def _hunters(self) -> int:
        assert self.ear.draft is not None
        return int(self.ear.draft["view"]["draft"]["hunters"])

    def _pay(self) -> bool:
        """Some other animals than proposed, now and then, and all that is due at once: that ends the turn."""
        more = self.tray.get_by_role("button", name="Pay more").and_(self.tray.locator(":enabled"))
        if self.wish.prefers() and more.count() > 0:
            self.press(more.first)
        self.press(self.tray.locator(".confirm button", has_text="Pay"))
        return True

    def _go_to_market(self, kind: str, parameters: Json) -> None:
        toggle = self.button("Market and trade")
        self.tray.locator(".market").or_(toggle).first.wait_for()
        if self.tray.locator(".market").count() == 0:
            self.press(toggle)
        if kind == "buy":
            self.press(self.tray.locator(".offers button").nth(_ITEMS.index(parameters["item"])))
        else:
            trade = (parameters["gives"], parameters["brings"])
            self.press(self.tray.locator(".trades button").nth(_TRADES.index(trade)))


class WindRiverMouse(_Tray):
    """Clicks on the board and the tray of Wind River."""

    def press_hex(self, hex_: str) -> None:
        self.press(self.page.locator(f'[data-choice][data-place="{hex_}"]'))

    def make(self, step: Json, legal: list[Json]) -> bool:
        kind, parameters = step["kind"], step["parameters"]
        if kind == "pass":
            self.press(self.tray.locator(".confirm button", has_text="No extra action"))
            return True
        if kind == "earn":
            self.press(self.button(_EXTRAS[kind]))
            return False
        if kind in _EXTRAS:
            self._choose_extra(kind, parameters["hex"], legal)
        else:
            self.press_hex(parameters["hex"])
        if "direction" in parameters:
            self.press_hex(leads_to(parameters["hex"], parameters["direction"]))
        return False

    def _choose_extra(self, kind: str, hex_: str, legal: list[Json]) -> None:
        """First what and then where, or the other way round."""
        kinds = {other["kind"] for other in legal if other["parameters"].get("hex") == hex_}
        if len(kinds) > 1 and self.wish.prefers():
            self.press_hex(hex_)
            self.press(self.page.locator(".menu").get_by_role("button", name=_EXTRAS[kind]))
        else:
            self.press(self.button(_EXTRAS[kind]))
            self.press_hex(hex_)


# How many times Tab leads from what has the focus to the target; below 0: Shift+Tab. None: no key leads there.
_TABS_TO = """(target) => {
  const here = document.activeElement;
  if (here === target) return 0;
  const isStop = (one) => one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]')
    && one.checkVisibility({ visibilityProperty: true });
  const found = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');
  const stops = [...found].filter(isStop);
  const goal = stops.indexOf(target);
  if (goal < 0) return null;
  if (here === null || here === document.body) return 1;
  if (stops.includes(here)) return goal - stops.indexOf(here);
  const isBefore = (one) => one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = stops.filter(isBefore).length;
  return goal >= before ? goal - before + 1 : goal - before;
}"""


class _Keys(_Tray):
    """Keys instead of a mouse."""

    def press(self, control: Locator) -> None:
        expect(control).to_be_visible()
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        """Tab to a control."""
        for _ in range(20):
            tabs = control.evaluate(_TABS_TO)
            assert tabs is not None, f"{control} cannot be reached by Tab"
            if tabs == 0:
                return
            for _ in range(abs(tabs)):
                self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        raise AssertionError(f"{control} was not reached by Tab")

    def confirm(self) -> None:
        """The focus is on the button already; there is a shortcut as well."""
        expect(self.button("Confirm turn")).to_be_focused()
        self.page.keyboard.press("Enter" if self.wish.prefers() else "Control+Enter")


class BisonKeys(_Keys, BisonMouse):
    """Plays Bison with keys alone."""

    def press_space(self, place: str) -> None:
        if self.wish.prefers():
            self.page.keyboard.press("ArrowRight")  # leads to a neighbour, or nowhere
        self.press(self.page.locator(f'[data-choice][data-place="{place}"]'))

    def turn_tile(self) -> None:
        self.page.keyboard.press("r")


class WindRiverKeys(_Keys, WindRiverMouse):
    """Plays Wind River with keys alone: Tab leads to the board, arrows from hex to hex."""

    def press_hex(self, hex_: str) -> None:
        expect(self.page.locator(f'[data-choice][data-place="{hex_}"]')).to_be_visible()
        self.reach(self.page.locator('[data-place][tabindex="0"]'))
        while (here := self._here()) != hex_:
            self.page.keyboard.press(self._key(here, hex_))
            assert self._here() != here
        self.page.keyboard.press("Enter")

    def _here(self) -> str:
        return str(self.page.evaluate("document.activeElement.dataset.place"))

    def _key(self, here: str, goal: str) -> str:
        if here == _PLAINS:
            return "ArrowLeft"
        if goal == _PLAINS:
            return "ArrowRight"
        if here[0] != goal[0]:
            return "ArrowDown" if here[0] < goal[0] else "ArrowUp"
        return "ArrowRight" if here[1:] < goal[1:] else "ArrowLeft"


# Activates the button of a step in the list as soon as it is there, as a screen reader does it: the button itself,
# without pointer or focus. First the one that narrows the choice to it, if there is one, or the one that leads back
# from another. The scoring of a season is not waited for.
_ACTIVATE = """(step) => {
  const found = [...document.querySelectorAll('#lists .choices button[aria-disabled="false"]')];
  const leading = found.filter((one) => one.dataset.steps.split(' ').includes(String(step)));
  const made = leading.find((one) => !('picks' in one.dataset));
  if (made) return made.click() ?? true;
  (leading[0] ?? found.find((one) => one.dataset.steps === ''))?.click();
  document.querySelector('[aria-label="Scoring"] button')?.click();
  return false;
}"""
_CONFIRM = """() => {
  const found = document.querySelector('#lists .confirm button.primary:enabled');
  if (found) return found.click() ?? true;
  document.querySelector('[aria-label="Scoring"] button')?.click();
  return false;
}"""


class Words:
    """Chooses in the list that says everything in words."""

    def __init__(self, page: Page, ear: Ear, wish: Wish) -> None:
        self.page = page

    def press(self, control: Locator) -> None:
        control.click()

    def make(self, step: Json, legal: list[Json]) -> bool:
        self.page.wait_for_function(_ACTIVATE, arg=step["step"])
        return False

    def confirm(self) -> None:
        self.page.wait_for_function(_CONFIRM)
