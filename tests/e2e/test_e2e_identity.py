"""A name that lasts: passkeys, devices that are signed out, all one's games; a record's table that is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.browsing import PHONE, Visitor, visit
from tests.e2e.hosting import Host, lay_for, read_record
from tests.e2e.test_e2e_axe import AXE, _must_be_accessible

Visit = Callable[..., Visitor]


def by_name(address: str) -> str:
    """Where the same server is by a name: an address of numbers has no passkeys."""
    return f"http://localhost:{urlsplit(address).port}"


def with_authenticator(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**kind, "hasUserVerification": True, "isUserVerified": True}},
    )


def test_a_passkey_brings_a_name_back(browser: Browser, address: str) -> None:
    somebody = visit(browser, by_name(address), viewport=PHONE)
    page = somebody.page
    with_authenticator(page)
    somebody.go("/settings")
    name = page.get_by_role("textbox", name="Name", exact=True)
    expect(name).not_to_have_value("")
    was = name.input_value()
    page.get_by_label("Called").fill("My phone")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("status").filter(has_text="It opens your name from now on.")).to_be_visible()
    expect(page.get_by_text("My phone")).to_be_visible()

    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(name).not_to_have_value("")
    other = name.input_value()
    page.get_by_role("button", name="Sign in with a passkey").click()
    # Whoever one was meanwhile is not lost.
    expect(page.get_by_text(f"A way back to {other}")).to_be_visible()
    expect(name).to_have_value(was)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("My phone")).to_have_count(0)
    somebody.context.close()
    somebody.must_be_untroubled()


def test_a_device_that_is_signed_out_is_somebody_else(visitor: Visit, address: str) -> None:
    ann = Host.arrive(address, "Ann")
    page = visitor(**ann.identity()).go("/settings")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Copy link").input_value()
    there = visitor(viewport=PHONE).go(link.removeprefix(address))
    expect(there.get_by_role("status").filter(has_text="This device now plays as Ann.")).to_be_visible()
    page.reload()
    listed = page.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("this one")
    listed.nth(1).get_by_role("button", name="Sign out").click()
    expect(listed).to_have_count(1)
    there.goto(f"{address}/settings")
    name = there.get_by_role("textbox", name="Name", exact=True)
    expect(name).not_to_have_value("Ann")


def test_all_games_are_found(visitor: Visit, address: str) -> None:
    ann = Host.arrive(address, "Ann")
    bison, wind_river = ann.lay("bison", ["me", "open"]), ann.lay("wind-river", ["me", "me"])
    page = visitor(viewport=PHONE, **ann.identity()).go("/games")
    expect(page.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("combobox", name="Game", exact=True).select_option("bison")
    expect(page.locator(f"a[href='/table/{bison}']")).to_be_visible()
    expect(page.locator(f"a[href='/table/{wind_river}']")).to_have_count(0)
    page.get_by_label("With").fill("Nobody")
    expect(page.get_by_role("status").filter(has_text="No game fits.")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "keep", "kept"), [("en", "Keep it", "It is kept."), ("de", "Behalten", "Sie bleibt.")]
)
def test_a_record_is_kept(visitor: Visit, address: str, locale: str, keep: str, kept: str) -> None:
    ann = Host.arrive(address, "Ann")
    table = ann.open_record(read_record("windriver_two_players"))
    page = visitor(locale=locale, **ann.identity()).go(f"/replay/{table}")
    page.get_by_role("button", name=keep).click()
    expect(page.get_by_role("status").filter(has_text=kept)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=keep)).to_have_count(0)
    stranger = visitor(locale=locale).go(f"/replay/{table}")
    expect(stranger.get_by_role("button", name=keep)).to_have_count(0)


def test_notes_are_kept_for_oneself_and_somebody_goes_for_good(visitor: Visit, address: str) -> None:
    ann, bea = Host.arrive(address, "Annabel"), Host.arrive(address, "Bea")
    table = lay_for([ann, bea], "wind-river")
    page = visitor(bypass_csp=True, **ann.identity(motion="none")).go(f"/table/{table}")
    page.get_by_role("tab", name="Notes").click()
    notes = page.get_by_role("textbox", name="Your notes about this game")
    notes.fill("Is the river worth it?")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    _must_be_accessible(page, AXE.read_text(encoding="utf-8"))
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Is the river worth it?")
    notes.press("?")  # a letter here, and no list of keys
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()

    there = visitor(viewport=PHONE, **bea.identity(motion="none")).go(f"/table/{table}")
    expect(there.get_by_text("Annabel").first).to_be_visible()
    page.goto(f"{address}/settings")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download my data").click()
    kept = json.loads(downloading.value.path().read_text(encoding="utf-8"))
    assert kept["tables"][0]["note"]["text"] == "Is the river worth it??"
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("dialog")).to_contain_text("Games you played with others stay, without your name")
    _must_be_accessible(page, AXE.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Yes, delete me").click()
    expect(page).to_have_url(f"{address}/")
    expect(there.get_by_text("Former player").first).to_be_visible()
    expect(there.get_by_text("Annabel")).to_have_count(0)
