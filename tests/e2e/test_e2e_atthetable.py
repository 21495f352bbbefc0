"""What trips players at a table: what moves under the pointer, what covers a choice, what does not say what counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect
from tests.e2e.browsing import DESKTOP, Visitor
from tests.e2e.hosting import Host, lay_for, play_by_chance, play_record, read_record

Visit = Callable[..., Visitor]
Json = dict[str, Any]
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
# How large a drawing is shown.
_SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"


def sit(visitor: Visit, host: Host, table: str, **settings: Any) -> Page:
    """The page of a player at a table, when the board is there."""
    page = visitor(reduced_motion="reduce", **settings, **host.identity()).go(f"/table/{table}")
    page.locator(".stage svg").first.wait_for()
    expect(page.locator(".headline")).to_be_visible()
    return page


def people(address: str) -> list[Host]:
    return [Host.arrive(address, name) for name in ("Ann", "Bea")]


def lay_lanes(address: str) -> tuple[Host, str]:
    """A game of Wind River under way, and who is to move."""
    hosts, record = people(address), read_record("windriver_two_players")
    table = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, table, record, 24)
    return hosts[hosts[0].to_move(table)], table


def draft(host: Host, table: str, *wanted: Json) -> None:
    """Draft the first legal step that has these parameters, for each of them."""
    for wish in wanted:
        legal = host.ask("GET", f"/api/tables/{table}/draft")["legal"]
        step = next(step for step in legal if wish.items() <= {"kind": step["kind"], **step["parameters"]}.items())
        host.ask("POST", f"/api/tables/{table}/draft/steps", {"step": step["step"]})


def share_of_sky(page: Page) -> float:
    stage, sky = page.locator(".stage").bounding_box(), page.locator('[fill="url(#gp-sky)"]').bounding_box()
    assert stage
    assert sky
    return (sky["y"] + sky["height"] - stage["y"]) / stage["height"]


@pytest.mark.parametrize("viewport", [DESKTOP, UPRIGHT, ON_ITS_SIDE], ids=["desktop", "upright", "on its side"])
def test_the_sky_takes_a_tenth_of_wind_river(visitor: Visit, address: str, viewport: ViewportSize) -> None:
    page = sit(visitor, *lay_lanes(address), viewport=viewport)
    assert 0 < share_of_sky(page) <= 0.11


def test_the_hexes_fill_the_width_of_a_phone(visitor: Visit, address: str) -> None:
    page = sit(visitor, *lay_lanes(address), viewport=UPRIGHT)
    boxes = [hex_.bounding_box() for hex_ in page.locator("[data-place]:not([data-place=plains])").all()]
    found = [box for box in boxes if box]
    left, right = min(box["x"] for box in found), max(box["x"] + box["width"] for box in found)
    assert right - left > 0.9 * UPRIGHT["width"]
    assert left >= 0
    assert right <= UPRIGHT["width"]
    assert min(box["width"] for box in found) > 80
    assert min(box["height"] for box in found) > 44


@pytest.mark.parametrize("viewport", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_the_button_to_the_end_is_whole_on_a_phone(visitor: Visit, address: str, viewport: ViewportSize) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    place = {"kind": "place", "hunters": 4}
    draft(hosts[0], table, {"kind": "action", "action": "tile"}, {"kind": "lay"}, place)
    page = sit(visitor, hosts[0], table, viewport=viewport)
    for control in (page.locator(".confirm button", has_text="Pay 7 animals"), *page.locator(".kind").all()):
        box = control.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= viewport["width"]
        assert box["y"] + box["height"] <= viewport["height"]
        # Neither is it cut off by what it stands in, nor its words by itself.
        assert control.evaluate(
            """(one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const corners = [left + 6, right - 6].flatMap((x) => [[x, top + 6], [x, bottom - 6]]);
              return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
                && one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
            }"""
        )


def test_how_four_stand_is_whole_on_a_phone(visitor: Visit, address: str) -> None:
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bea", "Cora", "Dan")]
    table = lay_for(hosts, "bison", first=0)
    play_by_chance(hosts, table, lambda sight: sight["turn"] > 14, Random(3))
    page = sit(visitor, hosts[0], table, viewport=UPRIGHT)
    scores = [score.bounding_box() for score in page.locator(".headline .score").all()]
    assert len(scores) == 4
    for box in scores:
        assert box
        assert box["x"] + box["width"] <= UPRIGHT["width"]
    assert page.locator("li.own .facts").evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


def test_a_very_large_screen_has_larger_letters_and_nothing_is_cut_off(visitor: Visit, address: str) -> None:
    hosts = people(address)
    page = sit(visitor, hosts[0], lay_for(hosts, "bison", first=0), viewport={"width": 3840, "height": 2160})
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.tray h2, .tray p')).fontSize)") >= 22
    tray = page.locator("section.tray").bounding_box()
    assert tray
    actions = page.locator("section.tray button").all()
    assert len(actions) > 8
    for action in actions:
        box = action.bounding_box()
        assert box
        assert box["y"] + box["height"] <= tray["y"] + tray["height"]


def test_a_double_click_on_the_market_opens_it_and_trades_nothing(visitor: Visit, address: str) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    page = sit(visitor, hosts[0], table)
    button = page.get_by_role("button", name="Market and trade")
    tray, before, scale = page.locator("section.tray"), button.bounding_box(), page.evaluate(_SCALE)
    height = tray.bounding_box()
    button.dblclick()
    market = page.get_by_role("dialog", name="Market and trade")
    expect(market).to_be_visible()
    page.mouse.click(*_middle(before))
    expect(market).to_be_hidden()
    button.click()
    expect(market).to_be_visible()
    assert button.bounding_box() == before
    assert tray.bounding_box() == height
    assert page.evaluate(_SCALE) == scale
    assert hosts[0].ask("GET", f"/api/tables/{table}/draft")["steps"] == []


def test_the_board_stays_at_rest_whatever_the_turn_asks_for(visitor: Visit, address: str) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    page = sit(visitor, hosts[0], table)
    scale, tray = page.evaluate(_SCALE), page.locator("section.tray").bounding_box()
    for wish, there in (
        ({"kind": "action", "action": "tile"}, "Turn"),
        ({"kind": "lay"}, "Prairie"),
        ({"kind": "place", "hunters": 4}, "Pay 7 animals"),
    ):
        draft(hosts[0], table, wish)
        page.reload()
        page.locator("section.tray").get_by_role("button", name=there).last.wait_for()
        page.locator(".stage svg").first.wait_for()
        assert page.locator("section.tray").bounding_box() == tray
        assert page.evaluate(_SCALE) == pytest.approx(scale)


def _middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What a card lies over that must stay in sight: rings of what may be chosen, and pieces.
_COVERED = """() => {
  const card = document.querySelector('.float section')?.getBoundingClientRect();
  if (!card) return null;
  return [...document.querySelectorAll('[data-knob], .living [data-choice-part]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return card.left < x && x < card.right && card.top < y && y < card.bottom;
  }).map((one) => one.dataset.place);
}"""


def test_a_card_covers_nothing_that_may_be_clicked(visitor: Visit, address: str) -> None:
    hosts, luck = people(address), Random(5)
    table = lay_for(hosts, "bison")

    def is_walker(sight: Json) -> bool:
        view = sight["views"][0]["view"]
        camps = [space for space in view["spaces"].values() if space["seat"] == 0 and space["hunters"]]
        return sight["to_move"] == 0 and len(camps) > 1 and "trek" not in view["seats"][0]["used"] and view["round"] < 4

    play_by_chance(hosts, table, is_walker, luck)
    draft(hosts[0], table, {"kind": "action", "action": "trek"})
    page = sit(visitor, hosts[0], table)
    knobs = page.locator("[data-knob]")
    card = page.locator(".float section")
    seen = 0
    for place in [knob.get_attribute("data-place") for knob in knobs.all()]:
        box = page.locator(f'[data-knob="{place}"]').bounding_box()
        page.mouse.move(*_middle(box))
        page.wait_for_timeout(600)  # a card is only shown to who lingers
        if card.count() > 0 and card.is_visible():
            seen += 1
            assert page.evaluate(_COVERED) == []
    assert seen > 0

    # With a hunter in hand there is no card at all.
    page.mouse.click(*_middle(knobs.first.bounding_box()))
    expect(page.locator(".turn .prompt")).to_have_text("Choose where the hunter stops.")
    page.mouse.move(*_middle(knobs.last.bounding_box()))
    page.wait_for_timeout(600)
    expect(card).to_have_count(0)


def test_the_line_says_what_counts_in_the_last_season_of_bison(visitor: Visit, address: str) -> None:
    hosts, luck = people(address), Random(2)
    table = lay_for(hosts, "bison")
    play_by_chance(hosts, table, lambda sight: sight["views"][0]["view"]["season"] == 1, luck)
    page = sit(visitor, hosts[0], table)
    line = page.locator(".headline")
    expect(line).to_contain_text("Season 1 of 6")
    expect(line).to_contain_text("action 1 of 4")
    expect(line).to_contain_text("10 tiles left")
    expect(line).to_contain_text("The next scoring fills the stores")
    expect(page.locator("[data-final]")).to_have_count(0)

    play_by_chance(hosts, table, lambda sight: sight["views"][0]["view"]["season"] == 6, luck)
    page.reload()
    expect(line).to_contain_text("only the last scoring counts")
    parts = hosts[0].ask("GET", f"/api/tables/{table}/parts")["parts"]
    for seat in (0, 1):
        kinds: dict[str, int] = {}
        for part in parts:
            for standing in part["standings"]:
                if standing["seat"] == seat:
                    kinds[part["name"]] = kinds.get(part["name"], 0) + standing["award"]
        final = sum(min(15, count) for count in kinds.values())
        expect(page.locator(f'.headline [data-seat="{seat}"] b')).to_have_text(str(final))
        expect(page.locator(f'[data-final="{seat}"]')).to_have_text(str(final))


def test_the_way_to_the_great_plains_is_the_headline_of_wind_river(visitor: Visit, address: str) -> None:
    host, table = lay_lanes(address)
    page = sit(visitor, host, table)
    line = page.locator(".headline")
    expect(line).to_contain_text("Only tents in the Great Plains count")
    view = host.look(table)["views"][0]["view"]
    for seat in (0, 1):
        steps = min(7 - int(name[1]) for name, content in view["hexes"].items() if content["tents"][seat])
        expect(line.locator(f'[data-seat="{seat}"]')).to_contain_text(f"+1 in {steps}")


def test_what_was_chosen_is_taken_back_chip_by_chip(visitor: Visit, address: str) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    trade = {"kind": "trade", "gives": "bison", "brings": "salmon"}
    draft(hosts[0], table, {"kind": "buy", "item": "h"}, trade, {"kind": "action", "action": "tile"}, {"kind": "lay"})
    page = sit(visitor, hosts[0], table)
    chips = page.get_by_role("list", name="Chosen so far").get_by_role("button")
    expect(chips).to_have_count(4)
    # The trade alone goes; the tile and what was bought stay.
    chips.nth(1).click()
    expect(chips).to_have_count(3)
    steps = hosts[0].ask("GET", f"/api/tables/{table}/draft")["steps"]
    assert [step["kind"] for step in steps] == ["buy", "action", "lay"]
    # Without the action there is no tile to lay.
    chips.nth(1).click()
    expect(chips).to_have_count(1)


def test_the_ladder_chooses_hunters_and_one_button_ends_the_turn(visitor: Visit, address: str) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    draft(hosts[0], table, {"kind": "action", "action": "tile"}, {"kind": "lay"})
    page = sit(visitor, hosts[0], table)
    page.get_by_role("button", name="Prairie", exact=True).click()
    page.locator('.ladder [data-count="2"]').click()
    page.get_by_role("button", name="Pay 2 animals, end turn").click()
    expect(page.get_by_role("log")).to_contain_text("puts 2 hunters")
    assert hosts[0].look(table)["turn"] == 2


def test_actions_nothing_can_be_done_with_are_marked(visitor: Visit, address: str) -> None:
    hosts = people(address)
    page = sit(visitor, hosts[0], lay_for(hosts, "bison"))
    idle = page.locator("button.action", has_text="nothing to do with it")
    expect(idle).to_have_count(5)
    expect(page.locator("button.action", has_text="Lay the tile")).not_to_have_class("idle")


def test_a_step_is_shown_before_the_server_has_answered(visitor: Visit, address: str) -> None:
    hosts = people(address)
    table = lay_for(hosts, "bison")
    somebody = visitor(reduced_motion="reduce", **hosts[0].identity())
    held: list[WebSocketRoute] = []
    answers: list[str | bytes] = []

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        held.append(socket)
        server.on_message(
            lambda message: answers.append(message) if '"draft"' in str(message)[:20] else socket.send(message)
        )

    somebody.is_spoilt = True
    somebody.page.route_web_socket(re.compile("/socket$"), carry)
    page = somebody.go(f"/table/{table}")
    page.locator("button.action", has_text="Lay the tile").click()
    expect(page.locator(".controls .chips .pending")).to_have_text("Lay the tile")
    page.wait_for_timeout(300)
    assert len(answers) == 1
    expect(page.locator(".confirm button")).to_be_disabled()
    held[0].send(answers[0])
    expect(page.locator(".controls .chips .pending")).to_have_count(0)
    expect(page.locator(".controls .chips button")).to_have_count(1)


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_nothing_moves_for_ever_at_a_table_nobody_touches(visitor: Visit, address: str, game: str) -> None:
    """What moves costs a software renderer half a core (benchmarks/idle.py): whatever glows comes to rest."""
    if game == "bison":
        hosts = people(address)
        host, table = hosts[0], lay_for(hosts, "bison")
        draft(host, table, {"kind": "action", "action": "tile"})
    else:
        host, table = lay_lanes(address)
    page = visitor(**host.identity()).go(f"/table/{table}")
    page.locator("[data-choice]").first.wait_for(state="attached")
    endless = "document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"
    assert page.evaluate("document.getAnimations().length") > 0
    assert page.evaluate(endless) == 0
