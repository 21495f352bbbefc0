"""The room round a game: seats before it begins, giving up, playing again, invitations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host

Visit = Callable[..., Visitor]


@pytest.fixture
def ann(address: str) -> Host:
    return Host.arrive(address, "Ann")


@pytest.fixture
def bea(address: str) -> Host:
    return Host.arrive(address, "Bea")


def test_the_host_does_not_take_the_friends_seat_by_the_way(visitor: Visit, ann: Host, bea: Host) -> None:
    """Issue 17, line 1."""
    table = ann.lay("wind-river", ["me", "open"])
    host = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    expect(host.get_by_role("button", name="Invite")).to_be_visible()
    expect(host.get_by_role("button", name="Sit here", exact=True)).to_have_count(0)
    expect(host.locator("main .primary")).to_have_count(0)
    host.get_by_role("button", name="I play this seat too").click()
    # Nothing begins by that: the host says so, or gets up again and the friend comes.
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    assert _status(ann, table) == "open"
    host.get_by_role("button", name="Get up").nth(1).click()
    friend = visitor(**bea.identity(motion="none")).go(f"/table/{table}")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        page.locator(".stage svg").first.wait_for()


def test_a_bot_is_added_in_the_waiting_room_and_the_host_starts(visitor: Visit, ann: Host) -> None:
    """Issue 17, line 1."""
    table = ann.lay("wind-river", ["me", "open"])
    page = visitor(**ann.identity(motion="none", level="beginner"), viewport=PHONE).go(f"/table/{table}")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Strength of the bot (Red)").select_option(label="Medium")
    expect(page.get_by_text("Medium bot")).to_be_visible()
    page.get_by_role("button", name="Send the bot away").click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_text("Beginner bot")).to_be_visible()
    assert _status(ann, table) == "open"
    page.get_by_role("button", name="Start the game").click()
    page.locator(".stage svg").first.wait_for()
    assert [seat["bot"] for seat in _table(ann, table)["seats"]] == [None, "beginner"]


def test_people_and_bots_share_a_table_from_the_home_page(visitor: Visit) -> None:
    """Issue 17, line 1; and one's own seat is chosen."""
    page = visitor(reduced_motion="reduce").go("/")
    card = _card(page, "Wind River")
    card.get_by_role("button", name="With friends").click()
    card.get_by_role("radio", name="3").check()
    seats = card.get_by_role("group", name="Who sits where")
    for colour, who in {"Blue": "A friend", "Red": "Hard bot", "Yellow": "Me"}.items():
        seats.get_by_label(colour).select_option(label=who)
    card.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Invite").wait_for()
    table: Any = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((it) => it.json())")
    sitting = [(seat["person"] is not None, seat["bot"]) for seat in table["table"]["seats"]]
    assert sitting == [
        (False, None),
        (False, "hard"),
        (True, None),
    ]


def _card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def _table(who: Host, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.ask("GET", f"/api/tables/{table}")["table"]
    return found


def _status(who: Host, table: str) -> str:
    return str(_table(who, table)["status"])
