"""Home and lobby: games as small boards, who is there, a game with one of them; names, comments and turning points."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host, Scenery, read_record

Visit = Callable[..., Visitor]
MATCH = "**/api/lobby/match*"


@pytest.fixture
def ann(address: str) -> Host:
    return Host.arrive(address, "Ann")


@pytest.fixture
def bea(address: str) -> Host:
    return Host.arrive(address, "Bea")


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_own_games_are_small_boards_that_are_fetched_once(
    visitor: Visit, scenery: Scenery, viewport: dict[str, int] | None
) -> None:
    guest = visitor(**scenery.host.identity(), **({} if viewport is None else {"viewport": viewport}))
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/glimpses/" in request.url:
            asked.append(request.url)

    guest.page.on("request", note)
    page = guest.go("/")
    card = page.locator(f"li:has(a[href='/table/{scenery.bison}'])")
    expect(card.locator("img")).to_be_visible()
    expect(card).to_contain_text("Season")
    expect(card).to_contain_text("Your turn")
    assert card.locator("img").evaluate("image => image.naturalWidth") > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("nav a[href='/lobby']").first.click()
    page.go_back()
    expect(card.locator("img")).to_be_visible()
    assert len([url for url in asked if scenery.bison in url]) == 1


def test_a_table_that_is_put_away_before_anybody_came_is_closed(visitor: Visit, ann: Host) -> None:
    table = ann.lay("bison", ["me", "open"], public=True)
    page = visitor(**ann.identity()).go("/")
    card = page.locator(f"li:has(a[href='/table/{table}'])")
    card.get_by_role("button", name="Put away").click()
    expect(card).to_have_count(0)
    page.wait_for_function(
        "table => fetch('/api/tables/' + table).then((answer) => answer.json())"
        ".then(({ table }) => table.status === 'archived')",
        arg=table,
    )


def test_the_lobby_names_who_is_there(visitor: Visit, ann: Host, bea: Host) -> None:
    bea.ask("PUT", "/api/lobby/me")
    page = visitor(**ann.identity()).go("/lobby")
    here = page.get_by_role("region", name="Here now")
    expect(here.get_by_text("Ann")).to_be_visible()
    expect(here.get_by_text("Bea").first).to_be_visible()


def test_two_who_tap_one_after_the_other_meet(visitor: Visit, ann: Host, bea: Host) -> None:
    until_nobody_waits(ann, "wind-river")
    first = visitor(**ann.identity(motion="none")).go("/lobby#wind-river")
    find(first)
    first.wait_for_url("**/table/*")
    expect(first.get_by_text("Looking for somebody")).to_be_visible()
    second = visitor(**bea.identity(motion="none")).go("/lobby#wind-river")
    find(second)
    must_meet(first, second)


def test_two_who_tap_at_the_same_moment_meet(visitor: Visit, ann: Host, bea: Host) -> None:
    """Each is told that nobody waits, and both set up a table."""
    guests = [visitor(**host.identity(motion="none")) for host in (ann, bea)]
    pages = [guest.go("/lobby#bison") for guest in guests]
    for guest, page in zip(guests, pages, strict=True):
        find_nobody(guest)
        find(page)
        page.wait_for_url("**/table/*")
        expect(page.get_by_text("Looking for somebody")).to_be_visible()
    assert pages[0].url != pages[1].url
    for page in pages:
        page.unroute(MATCH)
    must_meet(*pages)


def find_nobody(guest: Visitor) -> None:
    """Whoever asks is told that nobody waits."""

    def nobody(route: Route) -> None:
        route.fulfill(json={"table": None})

    guest.page.route(MATCH, nobody)
    guest.at_leaving(lambda: guest.page.unroute(MATCH))


def until_nobody_waits(host: Host, game: str) -> None:
    """Whoever waited in a test before is gone a while after it."""
    begun = time.monotonic()
    while host.ask("GET", f"/api/lobby/match?game={game}")["table"] is not None:
        assert time.monotonic() < begun + 60
        time.sleep(0.2)


def find(page: Page) -> None:
    page.get_by_role("button", name="Find me somebody").click()


def must_meet(*pages: Page) -> None:
    for page in pages:
        expect(page.locator(".stage svg").first).to_be_visible()
    assert len({page.url for page in pages}) == 1


def test_whoever_stops_looking_leaves_no_table_behind(visitor: Visit, ann: Host) -> None:
    guest = visitor(**ann.identity())
    find_nobody(guest)
    page = guest.go("/lobby#bison")
    find(page)
    page.get_by_role("button", name="Stop looking").click()
    page.wait_for_url("**/lobby")
    assert not [table for table in ann.ask("GET", "/api/tables/mine")["tables"] if table["status"] == "open"]


def test_round_one_screen_everybody_has_a_name(visitor: Visit, ann: Host) -> None:
    page = visitor(**ann.identity(motion="none")).go("/")
    game = page.get_by_role("article", name="Wind River")
    game.get_by_role("button", name="Round this screen").click()
    game.get_by_label("Name (Blue)").fill("Ada")
    game.get_by_label("Name (Red)").fill("Ben")
    game.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile("(Ada|Ben) is to move")).first).to_be_visible()
    expect(page.locator("body")).to_contain_text("Ada")
    expect(page.locator("body")).to_contain_text("Ben")


def test_own_seats_are_named_in_the_waiting_room(visitor: Visit, ann: Host) -> None:
    table = ann.lay("wind-river", ["me", "open", "open"])
    page = visitor(**ann.identity()).go(f"/table/{table}")
    page.get_by_role("button", name="I play too").first.click()
    name = page.get_by_label("Name (Red)")
    name.fill("Zoë")
    name.press("Enter")
    page.wait_for_function(
        "table => fetch('/api/tables/' + table).then((answer) => answer.json())"
        ".then(({ table }) => table.seats[1].person.name === 'Zoë')",
        arg=table,
    )


def test_comments_and_names_of_a_record_are_shown_as_they_are_written(visitor: Visit, ann: Host) -> None:
    said = [{"turn": 2, "text": "<b>Bold</b> & quick"}, {"turn": 5, "text": "The end of it"}]
    table = ann.open_record(read_record("bison_two_players") | {"names": ["Ada", "Ben"], "comments": said})
    page = visitor(**ann.identity(motion="none")).go(f"/replay/{table}/1")
    page.get_by_role("button", name="Next comment: turn 2").click()
    expect(page.get_by_text("<b>Bold</b> & quick")).to_be_visible()
    expect(page.get_by_text("The end of it")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Ada")


def test_a_turning_point_leads_to_its_turn(visitor: Visit, scenery: Scenery) -> None:
    page = visitor(**scenery.host.identity(motion="none")).go(f"/table/{scenery.over}")
    if page.get_by_role("dialog").count() == 0:
        page.get_by_role("button", name="Result").first.click()
    points = page.get_by_role("dialog").locator("ol a")
    expect(points.first).to_be_visible()
    turn = int((points.first.get_attribute("href") or "").rsplit("/", 1)[1])
    points.first.click()
    page.wait_for_url(f"**/replay/{scenery.over}/{turn}")
    expect(page.locator(".stage svg").first).to_be_visible()
