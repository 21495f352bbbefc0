"""People: who they are on which device, how they talk, leave, meet again, and what two tabs of one of them see."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host, lay_bison, lay_for, lay_wind_river

Visit = Callable[..., Visitor]


@pytest.fixture
def ann(address: str) -> Host:
    return Host.arrive(address, "Ann")


@pytest.fixture
def bea(address: str) -> Host:
    return Host.arrive(address, "Bea")


def test_a_name_and_a_colour_are_chosen_and_kept(visitor: Visit, address: str) -> None:
    somebody = visitor(viewport=PHONE)
    page = somebody.go("/settings")
    name = page.get_by_role("textbox", name="Name")
    expect(name).not_to_have_value("")  # everybody has a name from the first moment
    name.fill("Wanda <b>Plains</b>")
    page.get_by_role("button", name="Save").click()
    you = page.get_by_role("region", name="You", exact=True)
    expect(you.get_by_role("status")).to_have_text("Saved")
    colour = page.get_by_role("button", name="Colour of your name 3")
    colour.click()
    expect(colour).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(name).to_have_value("Wanda <b>Plains</b>")
    expect(colour).to_have_attribute("aria-pressed", "true")
    somebody.go("/")
    expect(page.get_by_text("You play as Wanda <b>Plains</b>")).to_be_visible()


def test_a_browser_that_has_forgotten_all_but_its_cookie_is_nobody_new(visitor: Visit, ann: Host) -> None:
    page = visitor(cookies=ann.identity()["cookies"]).go("/settings")
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Ann")


def test_a_link_moves_somebody_to_another_device(visitor: Visit, ann: Host) -> None:
    table = ann.lay("wind-river", ["me", "open"])
    page = visitor(**ann.identity()).go("/settings")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Copy link").input_value()
    phone = visitor(viewport=PHONE)
    there = phone.go(link.removeprefix(ann.address))
    # While the games are on their way, that is a status, too.
    expect(there.get_by_role("status").filter(has_text="This device now plays as Ann.")).to_be_visible()
    expect(there.locator(f"a[href='/table/{table}']")).to_be_visible()
    assert "link" not in there.url  # it is not left lying about in the history
    # It works once.
    stranger = visitor().go(link.removeprefix(ann.address))
    expect(stranger.get_by_role("status").filter(has_text="does not work any more")).to_be_visible()


def test_nobody_becomes_somebody_else_unasked_and_there_is_a_way_back(visitor: Visit, ann: Host, bea: Host) -> None:
    page = visitor(**ann.identity()).go("/settings")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Copy link").input_value()
    somebody = visitor(**bea.identity())
    there = somebody.go(link.removeprefix(ann.address))
    expect(there.get_by_text("You are Bea on this device. This link makes you Ann.")).to_be_visible()
    there.get_by_role("button", name="Stay Bea").click()
    expect(there.get_by_text("You play as Bea")).to_be_visible()
    # Asked again: the link was not used by asking.
    there = somebody.go(link.removeprefix(ann.address))
    there.get_by_role("button", name="Become Ann").click()
    expect(there.get_by_role("status").filter(has_text="This device now plays as Ann.")).to_be_visible()
    back = there.get_by_role("textbox", name="Copy link").input_value()
    there = visitor().go(back.removeprefix(ann.address))
    expect(there.get_by_role("status").filter(has_text="This device now plays as Bea.")).to_be_visible()


def test_people_talk_and_what_they_say_is_text(visitor: Visit, ann: Host, bea: Host) -> None:
    table = lay_for([ann, bea], "wind-river")
    here, there = (_chat(visitor(**who.identity(motion="none")), table) for who in (ann, bea))
    trick = "<img src=x onerror=\"document.title='caught'\"> & <b>bold</b>"
    _say(there, trick)
    expect(here.locator(".said")).to_contain_text(f"Bea {trick}")
    assert here.locator(".said img, .said b").count() == 0
    assert "caught" not in here.title()

    # Only whoever laid the table decides who speaks.
    assert there.get_by_role("button", name="Mute").count() == 0
    here.get_by_role("button", name="Mute Bea").click()
    expect(there.get_by_text("The host of this table has muted you.")).to_be_visible()
    assert there.get_by_role("textbox", name="Say something").count() == 0
    here.get_by_role("button", name="Let Bea speak again").click()
    _say(there, "Thank you")
    expect(here.locator(".said")).to_contain_text("Bea Thank you")


def test_a_public_table_is_found_in_the_lobby_and_joined(visitor: Visit) -> None:
    host = visitor(reduced_motion="reduce").go("/")
    card = host.get_by_role("article", name="Wind River")
    card.get_by_role("button", name="With friends").click()
    card.get_by_role("switch", name="Anybody may join from the lobby").check()
    card.get_by_role("button", name="Open a table").click()
    host.get_by_role("heading", name="The table is laid").wait_for()
    path = host.url.removeprefix(host.evaluate("location.origin"))

    guest = visitor(viewport=PHONE, reduced_motion="reduce").go("/lobby#wind-river")
    expect(guest.get_by_role("radio", name="Wind River")).to_be_checked()
    guest.locator(f"a[href='{path}']").click()
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        page.locator(".stage svg").first.wait_for()
    # Both sit: one of them is to move, the other one waits for them.
    assert sorted(_is_asked(page) for page in (host, guest)) == [False, True]


@pytest.mark.parametrize("game", ["bison", pytest.param("wind-river", marks=pytest.mark.whole)])
def test_two_tabs_of_one_player_agree_on_a_draft(visitor: Visit, ann: Host, bea: Host, game: str) -> None:
    table = lay_bison([ann, bea], 7) if game == "bison" else lay_wind_river([ann, bea], 23)
    ann.ask("DELETE", f"/api/tables/{table}/draft")
    liked = {"lists": True, "motion": "none"}
    somebody = visitor(**ann.identity(**liked))
    first = somebody.go(f"/table/{table}")
    second = somebody.context.new_page()
    second.goto(f"{ann.address}/table/{table}")
    luck = random.Random(3)
    for page in (first, second):
        page.locator("#lists .choices button").first.wait_for()
        if game == "wind-river":
            page.locator("#lists .choices button").first.click()
        _choices(page).first.wait_for()
    _choices(first).nth(luck.randrange(_choices(first).count())).click()
    expect(_chosen(second)).to_have_count(1)
    expect(_chosen(second)).to_have_text(_chosen(first).all_inner_texts())
    expect(_choices(second)).to_have_text(_choices(first).all_inner_texts())
    second.get_by_role("button", name="Undo", exact=True).first.click()
    expect(_chosen(second)).to_have_count(0)
    expect(_chosen(first)).to_have_count(0)


def _chat(somebody: Visitor, table: str) -> Page:
    page = somebody.go(f"/table/{table}")
    page.get_by_role("tab", name="Chat").click()
    return page


def _say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def _is_asked(page: Page) -> bool:
    status = page.locator("header .status .text")
    status.wait_for()
    return status.inner_text() == "Your turn"


def _choices(page: Page) -> Locator:
    """What adds a step to the draft at once; in Wind River a bison is chosen before its way."""
    return page.locator("#lists .choices button:not([data-picks])")


def _chosen(page: Page) -> Locator:
    return page.locator("#lists .drafted li")
