"""The first thing that anybody sees."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, Route, expect
from tests.e2e.browsing import DESKTOP, PHONE, Visitor
from tests.e2e.hosting import Host

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_home_page_offers_both_games(visitor: Visit, viewport: dict[str, int]) -> None:
    page = visitor(viewport=viewport).go("/")
    for game in ("Bison", "Wind River"):
        page.get_by_text(game).first.wait_for()
    assert page.title() == "Great Plains"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_the_script_of_a_table_stays_small(visitor: Visit, address: str, game: str) -> None:
    """Until a turn can be begun; what comes when the page is at rest is not waited for (benchmarks/pagesize.py)."""
    host = Host.arrive(address, "Ann")
    somebody = visitor(**host.identity())
    somebody.context.add_init_script("window.requestIdleCallback = () => 0;")
    somebody.is_spoilt = True  # which cannot be taken back
    answers: list[Response] = []
    somebody.listen("response", lambda answer: answers.append(answer))
    page = somebody.go(f"/table/{host.lay(game, ['me', 'bot:random'])}")
    page.locator(".stage svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if "javascript" in answer.headers.get("content-type", "")]
    assert len(scripts) > 3
    assert sum(len(gzip.compress(script.body())) for script in scripts) < 70 * 1024


def test_a_page_nobody_knows_is_answered_by_the_client(visitor: Visit) -> None:
    page = visitor().go("/no/such/page")
    page.locator("#app > *").first.wait_for()


def test_without_the_list_of_games_the_home_page_says_so_and_asks_again(visitor: Visit) -> None:
    somebody = visitor()
    somebody.at_leaving(somebody.page.unroute_all)
    somebody.page.route("**/api/games", lambda route: route.abort())
    page = somebody.go("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_role("article")).to_have_count(0)
    somebody.page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("article")).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_while_the_games_are_on_their_way_the_home_page_says_so(visitor: Visit) -> None:
    somebody = visitor()
    somebody.at_leaving(somebody.page.unroute_all)
    held: list[Route] = []
    somebody.page.route("**/api/games", lambda route: held.append(route))
    with somebody.page.expect_request("**/api/games"):
        page = somebody.go("/")
    expect(page.get_by_role("status")).to_have_text("One moment …")
    held[0].continue_()
    expect(page.get_by_role("article")).to_have_count(2)
    expect(page.get_by_role("status")).to_have_count(0)


def test_options_that_the_client_has_no_words_for_are_offered_in_the_words_of_the_server(visitor: Visit) -> None:
    asked: list[Any] = []

    def offer(route: Route) -> None:
        games = route.fetch().json()
        options = [
            {"name": "quick", "kind": "flag", "values": [False, True], "default": False, "sentence": "A short game."},
            {"name": "wind", "kind": "choice", "values": ["mild", "wild"], "default": "mild", "sentence": "The wind."},
        ]
        games["games"][1] |= {"options": options, "least_players": 3, "most_players": 5}
        games["games"].append({**games["games"][0], "name": "unheard-of"})
        route.fulfill(json=games)

    def refuse(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.abort()

    somebody = visitor()
    somebody.at_leaving(somebody.page.unroute_all)
    somebody.page.route("**/api/games", offer)
    somebody.page.route("**/api/tables", refuse)
    page = somebody.go("/")
    card = page.get_by_role("article").nth(1)
    expect(page.get_by_role("article")).to_have_count(2)
    assert [choice.get_attribute("value") or "" for choice in card.get_by_role("radio").all()] == ["3", "4", "5"]
    card.get_by_role("switch", name="A short game.").click()
    card.get_by_label("The wind.").select_option("wild")
    card.get_by_role("button", name="Round this screen").click()
    card.get_by_role("button", name="Start the game").click()
    expect(card.get_by_role("alert")).to_be_visible()
    assert asked == [
        {
            "game": "wind-river",
            "seats": ["me", "me", "me"],
            "options": {"quick": True, "wind": "wild"},
            "first": None,
            "public": False,
            "stand_in": "medium",
            "shuffles": True,
            "names": [],
            "clock": None,
        }
    ]
