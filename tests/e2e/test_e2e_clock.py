"""Time at tables in real browsers: lost on time, days that go by, somebody who is away; and second thoughts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.browsing import PHONE, Visitor, serving
from tests.e2e.hosting import Host, lay_for, must_read_well
from tests.e2e.lending import Lender
from tests.e2e.test_e2e_axe import AXE, _must_be_accessible

Visit = Callable[..., Visitor]
DAY = 24 * 3600
SET_OUT = "set c3"


class Later:
    """The time of the server: it goes on only when it is told to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._now = time.time()
        self.by(0.0)

    def by(self, seconds: float) -> None:
        self._now += seconds
        whole = self.path.with_suffix(".new")
        whole.write_text(repr(self._now), encoding="ascii")
        whole.replace(self.path)


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Later:
    return Later(tmp_path_factory.mktemp("time") / "now")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, later: Later) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    program = ("tests.e2e.settime", str(later.path))
    with serving(folder, *program, bots="1", new_guests_a_minute="1000", requests_at_once="10000") as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visit]:
    lender = Lender(browser, address)
    yield lender.lend
    lender.take_back()


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def people(address: str) -> list[Host]:
    return [Host.arrive(address, "Ann"), Host.arrive(address, "Bea")]


def open_table(visitor: Visit, who: Host, table: str, **settings: Any) -> Page:
    page = visitor(bypass_csp=True, **settings, **who.identity(motion="none")).go(f"/table/{table}")
    page.locator(".stage svg").first.wait_for()
    return page


def wish(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_live_game_is_lost_on_time(
    visitor: Visit,
    people: list[Host],
    later: Later,
    axe: str,
    size: str,
) -> None:
    ann, bea = people
    table = lay_for(people, "wind-river", clock={"pace": "live", "turn": 60})
    settings = {"viewport": PHONE} if size == "phone" else {}
    mine, hers = open_table(visitor, ann, table, **settings), open_table(visitor, bea, table)
    if size == "desktop":
        clock = mine.locator("aside [data-clock='0']")
        expect(clock).to_contain_text(":")
        expect(clock).not_to_contain_text("Little time left")
        later.by(45)
        mine.reload()
        expect(clock).to_contain_text("Little time left!")
        _must_be_accessible(mine, axe)
    later.by(60)
    for page, words in ((hers, "You win!"), (mine, "Bea wins")):
        dialog = page.get_by_role("dialog", name="The game is over")
        expect(dialog).to_contain_text(words)
        expect(dialog).to_contain_text("Ann had no time left.")
        must_read_well(dialog.inner_text())
    _must_be_accessible(mine, axe)


def test_a_game_over_days_waits_for_the_absent_and_then_does_not(
    visitor: Visit,
    people: list[Host],
    later: Later,
    axe: str,
) -> None:
    ann, bea = people
    eve = Host.arrive(ann.address, "Eve")
    table = lay_for([ann, bea, eve], "wind-river", clock={"pace": "days", "turn": 3 * DAY}, stand_in="random")
    page = open_table(visitor, ann, table)
    clock = page.locator("aside [data-clock='0']")
    expect(clock).to_contain_text("3 days left until")
    later.by(DAY)
    page.reload()
    expect(clock).to_contain_text("2 days left until")
    _must_be_accessible(page, axe)
    ann.commit(table, 1, SET_OUT)
    expect(page.locator("aside [data-clock='1']")).to_contain_text("3 days left until")
    later.by(3 * DAY)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Bea has no time left; Random bot plays on.")
    expect(page.locator("aside li").nth(1)).to_contain_text("no time left")
    expect(log.locator("[data-turn='2']")).to_contain_text("Random bot")
    must_read_well(page.locator("aside").inner_text())


def test_what_was_missed_is_shown_once_to_whoever_comes_back(visitor: Visit, people: list[Host]) -> None:
    ann, bea = people
    table = lay_for(people, "wind-river", clock={"pace": "days", "turn": 3 * DAY})
    page = visitor(viewport=PHONE, **ann.identity(motion="full", pace="slow")).go(f"/table/{table}")
    page.locator(".stage svg").first.wait_for()
    ann.commit(table, 1, SET_OUT)
    expect(page.get_by_text("Waiting for Bea")).to_be_visible()
    page.goto(f"{ann.address}/")
    card = page.get_by_role("article").filter(has_text="Bea")
    expect(card).to_contain_text("days left · Turn 2")
    bea.commit(table, 2, "set d3")
    page.goto(f"{ann.address}/table/{table}")
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
    expect(page.locator("header .status .text")).to_have_text("Your turn")
    assert page.evaluate("localStorage['greatplains.seen']") == f'[["{table}",2]]'


def test_a_bot_plays_for_whoever_is_away_and_they_come_back(visitor: Visit, people: list[Host], later: Later) -> None:
    ann, bea = people
    table = lay_for(people, "wind-river", stand_in="random")
    page = open_table(visitor, ann, table)
    ann.commit(table, 1, SET_OUT)
    later.by(20 * 60)
    wish(page, "Let a bot play for Bea")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Random bot plays for Bea, who is away.")
    expect(log.locator("[data-turn='2']")).to_contain_text("Random bot")
    hers = open_table(visitor, bea, table, viewport=PHONE)
    expect(log).to_contain_text("Bea plays on", ignore_case=True)
    expect(hers.locator("body")).not_to_contain_text("undefined")
    seats = bea.ask("GET", f"/api/tables/{table}")["table"]["seats"]
    assert seats[1]["bot"] is None


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_taking_back_is_asked_refused_and_granted(
    visitor: Visit,
    people: list[Host],
    axe: str,
    size: str,
) -> None:
    ann = people[0]
    table = lay_for(people, "wind-river")
    settings = {"viewport": PHONE} if size == "phone" else {}
    mine, hers = (open_table(visitor, who, table, **settings) for who in people)
    ann.commit(table, 1, SET_OUT)
    card = hers.locator("[data-proposal]")
    for answer in ("No", "Agree"):
        wish(mine, "Take back my last turn")
        expect(mine.locator("[data-proposal]")).to_contain_text("The others are asked.")
        expect(card).to_contain_text("Ann would like to take back the last turn.")
        _must_be_accessible(hers, axe)
        card.get_by_role("button", name=answer).click()
        expect(card).to_have_count(0)
        made = 1 if answer == "No" else 0
        sight = ann.look(table)
        assert sight.get("made", sight["turn"] - 1) == made
    if size == "desktop":
        expect(mine.get_by_role("log")).to_contain_text("Ann took back.")
        expect(mine.get_by_role("log").locator("[data-turn]")).to_have_count(0)
    ann.commit(table, 3, "set d3")
    expect(hers.locator(".stage")).to_be_visible()
    if size == "desktop":
        expect(hers.get_by_role("log").locator("[data-turn='1']")).to_contain_text("d3")


def test_a_clock_is_chosen_with_plain_words(visitor: Visit, axe: str) -> None:
    page = visitor(bypass_csp=True, reduced_motion="reduce").go("/")
    card = page.get_by_role("article", name="Wind River")
    card.get_by_role("button", name="With friends").click()
    card.get_by_text("More choices").click()
    card.get_by_label("Time").select_option(label="3 days a turn")
    card.get_by_label("The clock stands still at weekends").check()
    _must_be_accessible(page, axe)
    card.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Invite").wait_for()
    table: Any = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((it) => it.json())")
    clock = table["table"]["clock"]
    assert (clock["pace"], clock["turn"], clock["weekends"]) == ("days", 3 * DAY, True)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_time_is_told_in_every_language(visitor: Visit, people: list[Host], language: str) -> None:
    table = lay_for(people, "bison", clock={"pace": "days", "bank": 10 * 86400, "increment": 43200})
    ann, bea = people
    ann.ask("POST", f"/api/tables/{table}/proposals", {"what": "pause"})
    page = visitor(locale=language, **bea.identity(motion="none", language=language)).go(f"/table/{table}")
    left = {"de": "noch 10 Tage bis", "fr": "encore 10 jours jusqu’à", "it": "ancora 10 giorni fino a"}[language]
    expect(page.locator("aside [data-clock='0']")).to_contain_text(left)
    asks = {"de": "ruhen lassen", "fr": "en pause", "it": "in pausa"}[language]
    expect(page.locator("[data-proposal]")).to_contain_text(asks)
    must_read_well(page.locator("body").inner_text())
