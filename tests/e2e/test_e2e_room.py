"""The room round a game: seats before it begins, giving up, playing again, invitations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host, lay_for
from tests.server.hurrying import RULES, Played, hurried_games

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
    host.get_by_role("button", name="I play too").click()
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
    card.get_by_text("More choices").click()
    card.get_by_label("When somebody resigns").select_option(label="Nobody plays on")
    card.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Invite").wait_for()
    table: Any = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((it) => it.json())")
    assert table["table"]["stand_in"] == "nobody"
    sitting = [(seat["person"] is not None, seat["bot"]) for seat in table["table"]["seats"]]
    assert sitting == [
        (False, None),
        (False, "hard"),
        (True, None),
    ]


def test_of_two_whoever_is_left_wins_at_once_and_is_told(visitor: Visit, ann: Host, bea: Host) -> None:
    """Issue 17, line 2."""
    table = lay_for([ann, bea], "wind-river")
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    other = visitor(**bea.identity(motion="none")).go(f"/table/{table}")
    other.locator(".stage svg").first.wait_for()
    _resign(page, "Bea wins")
    mine, hers = (seen.get_by_role("dialog", name="The game is over") for seen in (page, other))
    expect(hers).to_contain_text("You win!")
    expect(mine).to_contain_text("Bea wins")
    for dialog in (mine, hers):
        expect(dialog).to_contain_text("Ann resigned.")
        rows = dialog.locator("table").first.get_by_role("row")
        expect(rows).to_have_count(3)
        expect(rows.nth(2)).to_contain_text("Ann resigned")
    expect(other.get_by_role("log")).to_contain_text("Ann resigned.")
    expect(other.locator("aside")).not_to_contain_text("bot")


def test_of_three_a_bot_plays_on_and_turns_keep_the_name_of_who_made_them(visitor: Visit, ann: Host) -> None:
    """Issue 17, line 2."""
    table = ann.lay("wind-river", ["me", "bot:random", "bot:random"], stand_in="random")
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    ann.commit(table, 1, "set c3")
    expect(page.get_by_role("log")).to_contain_text("Ann sets a tent on c3.")
    _resign(page, "out of the ranking, and Random bot plays on")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Ann resigned; Random bot plays on.")
    expect(log.locator("[data-turn='4']")).to_contain_text("Random bot")
    expect(log.locator("[data-turn='1']")).to_contain_text("Ann sets a tent on c3.")
    panel = page.locator("aside li").first
    expect(panel).to_contain_text("Ann")
    expect(panel).to_contain_text("resigned")


def test_one_dialog_asks_everybody_to_play_again(visitor: Visit, ann: Host, bea: Host) -> None:
    """Issue 17, line 8."""
    table = lay_for([ann, bea], "wind-river")
    here, there = (visitor(**who.identity(motion="none")).go(f"/table/{table}") for who in (ann, bea))
    for page in (here, there):
        page.locator(".stage svg").first.wait_for()
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign", {})
    mine, hers = (page.get_by_role("dialog", name="The game is over") for page in (here, there))
    hers.wait_for()
    there.keyboard.press("Escape")  # she looks at the board
    mine.get_by_role("button", name="Play again").click()
    expect(mine).to_contain_text("Waiting for Bea …")
    assert here.url.endswith(table), "Nobody is sent to a page with a code."
    expect(hers).to_contain_text("Ann wants to play again.")
    hers.get_by_role("button", name="Play again").click()
    for page in (here, there):
        expect(page).not_to_have_url(f"{ann.address}/table/{table}")
        page.locator(".stage svg").first.wait_for()
    assert here.url == there.url


def test_whoever_declines_is_named_and_the_seat_is_free(visitor: Visit, ann: Host, bea: Host, address: str) -> None:
    """Issue 17, line 8, and issue 18, line 8."""
    table = lay_for([ann, bea], "wind-river")
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign", {})
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["table"]
    stranger = visitor().go(f"/table/{again}")
    expect(stranger.get_by_text("Kept for Bea")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit here")).to_have_count(0)
    here, there = (visitor(**who.identity(motion="none")).go(f"/table/{table}") for who in (ann, bea))
    for page in (here, there):
        page.get_by_role("button", name="Result").click()
    there.get_by_role("button", name="No, thank you").click()
    expect(here.get_by_role("dialog")).to_contain_text("Bea does not want to")
    here.get_by_role("link", name="Go to the new table").click()
    expect(here.get_by_role("button", name="Add a bot")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_bot_finishes_for_whoever_can_do_nothing_and_a_decided_game_ends(
    visitor: Visit, ann: Host, bea: Host
) -> None:
    """Issue 17, line 4."""
    texts, certain = next(found for found in map(_decided, hurried_games(2)) if found is not None)
    table = lay_for([ann, bea], "wind-river")
    for number, text in enumerate(texts):
        [ann, bea][number % 2].commit(table, number + 1, text)
    winner, loser = [ann, bea][certain], [ann, bea][1 - certain]
    page = visitor(**loser.identity(motion="none")).go(f"/table/{table}")
    page.get_by_role("button", name="Let a bot finish").click()
    expect(page.get_by_text("Medium bot makes your turns to the end.")).to_be_visible()
    page.get_by_role("button", name="Play on myself").click()
    expect(page.get_by_role("button", name="Let a bot finish")).to_be_visible()
    other = visitor(**winner.identity(motion="none")).go(f"/table/{table}")
    expect(other.get_by_text("You win, whatever happens now.")).to_be_visible()
    other.get_by_role("button", name="End the game").click()
    expect(other.get_by_role("dialog")).to_contain_text("Nobody could change who wins any more.")
    expect(page.get_by_role("dialog")).to_contain_text(f"{winner.person['name']} wins")


def test_the_variant_and_the_game_are_named(visitor: Visit, ann: Host) -> None:
    """Issue 17, line 9."""
    options = {"variant": 2, "tiles": "standard"}
    waiting = ann.lay("bison", ["me", "open"], options=options)
    page = visitor(**ann.identity(motion="none")).go(f"/table/{waiting}")
    expect(page.locator("main header")).to_contain_text("Bison · Variant 2")
    running = ann.lay("bison", ["me", "me"], options=options)
    page = visitor(**ann.identity(motion="none")).go(f"/table/{running}")
    expect(page.get_by_role("heading", name="Bison Variant 2")).to_be_visible()
    page = visitor(**ann.identity(motion="none"), viewport=PHONE).go(f"/table/{running}")
    page.get_by_role("button", name="Show my tile").click()
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("dialog", name="Menu")).to_contain_text("Bison · Variant 2")


def test_an_invitation_that_nobody_else_can_open_says_so(visitor: Visit, ann: Host) -> None:
    """Issue 17, line 9."""
    table = ann.lay("wind-river", ["me", "open"])
    page = visitor(**ann.identity()).go(f"/table/{table}")
    expect(page.get_by_text("Only this computer can open this address.")).to_contain_text("greatplains play --lan")


def test_an_invitation_has_the_address_that_others_can_open(visitor: Visit, ann: Host) -> None:
    """Issue 17, line 9."""
    table = ann.lay("wind-river", ["me", "open"])
    somebody = visitor(**ann.identity())
    reach = {"address": "http://192.0.2.7:8420"}
    somebody.page.route("**/api/address", lambda route: route.fulfill(json=reach))
    somebody.at_leaving(lambda: somebody.page.unroute("**/api/address"))
    page = somebody.go(f"/table/{table}")
    expect(page.get_by_role("textbox", name="Copy link")).to_have_value(f"http://192.0.2.7:8420/table/{table}")
    expect(page.get_by_text("Only this computer")).to_have_count(0)


def test_a_game_is_put_away_and_another_is_played_again_in_one_tap(visitor: Visit, ann: Host) -> None:
    """Issue 17, “Home”."""
    dead = ann.lay("wind-river", ["me", "open"])
    over = ann.lay("wind-river", ["me", "bot:random"])
    ann.ask("POST", f"/api/tables/{over}/seats/0/resign", {})
    page = visitor(**ann.identity(motion="none")).go("/")
    line = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/table/{dead}']"))
    expect(line).to_contain_text("this minute")
    line.get_by_role("button", name="Put away").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    page.locator(".stage svg").first.wait_for()
    assert over not in page.url


def _decided(game: Played) -> tuple[list[str], int] | None:
    """The turns of a game until one of the two wins whatever happens, and who; None: it is open to its end."""
    for turns, position in enumerate(game.positions[:-1]):
        for winner in RULES.certain_winners(position, (0, 1)):
            return game.turns[:turns], winner
    return None


def _resign(page: Page, tells: str) -> None:
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog", name="Give up your seat?")
    expect(dialog).to_contain_text(tells)
    dialog.get_by_role("button", name="Resign").click()


def _card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def _table(who: Host, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.ask("GET", f"/api/tables/{table}")["table"]
    return found


def _status(who: Host, table: str) -> str:
    return str(_table(who, table)["status"])
