"""What made people trip at a table: each line once, as they met it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import Host, Scenery, lay_for, open_page, play_record, read_record
from tests.e2e.playing import Line

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1440, "height": 900}
# Panels, log and chat: a turn does without them.
_SIDE = re.compile(r"/assets/side-[^/]*\.js$")


@pytest.fixture
def ann(address: str) -> Host:
    return Host.arrive(address, "Ann")


@pytest.fixture
def bea(address: str) -> Host:
    return Host.arrive(address, "Bea")


def test_the_list_of_words_is_opened_for_one_table(visitor: Visit, scenery: Scenery) -> None:
    somebody = visitor(**scenery.host.identity(motion="none"))
    page = open_page(somebody, scenery, "bison")
    button = page.get_by_role("button", name="Board and choices in words")
    button.click()
    expect(page.locator("#lists")).to_be_visible()
    open_page(somebody, scenery, "wind-river")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#lists")).to_have_count(0)


def test_that_the_network_is_gone_is_said_at_once(visitor: Visit, ann: Host) -> None:
    """The browser knows it long before a connection is given up, which stays open meanwhile."""
    somebody = visitor(**ann.identity())
    somebody.is_spoilt = True
    page = somebody.go(f"/table/{ann.lay('bison', ['me', 'me'])}")
    page.get_by_role("log").wait_for()  # What comes when the page is at rest has come.
    page.wait_for_load_state("networkidle")
    lost = page.get_by_role("alert").filter(has_text="Connection lost")
    expect(lost).to_have_count(0)
    somebody.context.set_offline(True)
    expect(lost).to_be_visible(timeout=2000)
    somebody.context.set_offline(False)
    expect(lost).to_have_count(0)


def test_a_line_that_hangs_is_lost_until_the_table_is_told_anew(visitor: Visit, ann: Host) -> None:
    somebody = visitor(**ann.identity(motion="none"))
    line = Line(somebody)
    page = somebody.go(f"/table/{ann.lay('wind-river', ['me', 'me'])}")
    status = page.locator("header p.status")
    expect(status).to_contain_text("is to move")
    line.hang()
    page.locator('[data-choice][data-place="c2"]').click()
    lost = page.get_by_role("alert").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    for _ in range(8):  # The next connection hangs as well.
        page.wait_for_timeout(250)
        expect(lost).to_be_visible(timeout=1)
    line.mend()
    line.drop()
    expect(lost).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm turn")).to_be_enabled()  # The step was not lost.


def test_a_file_that_did_not_come_at_once_is_asked_for_again(visitor: Visit, ann: Host) -> None:
    """Browsers remember that a module could not be fetched, and never ask for it again by themselves."""
    somebody = visitor(is_unused=True, **ann.identity())
    somebody.is_spoilt = True
    somebody.go("/settings").wait_for_function("() => navigator.serviceWorker.controller !== null")
    missed: list[str] = []
    somebody.context.route(_SIDE, lambda route: _fail_twice(route, missed))
    page = somebody.go(f"/table/{ann.lay('bison', ['me', 'me'])}")
    expect(page.get_by_role("log")).to_be_visible()
    assert len(missed) == 2


def test_a_part_of_a_page_that_never_came_is_missed(visitor: Visit, ann: Host) -> None:
    somebody = visitor(is_unused=True, **ann.identity())
    somebody.is_spoilt = True
    somebody.context.route("**/sw.js", lambda route: route.abort())
    missed: list[str] = []
    somebody.context.route(_SIDE, lambda route: _fail_twice(route, missed))
    page = somebody.go(f"/table/{ann.lay('wind-river', ['me', 'me'])}")
    said = page.get_by_role("alert").filter(has_text="A part of this page did not arrive.")
    expect(said).to_be_visible()
    assert page.get_by_role("log").count() == 0
    somebody.context.unroute(_SIDE)
    said.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("log")).to_be_visible()
    expect(said).to_have_count(0)
    somebody.troubles.clear()  # What did not come was an error on the console, too.


def _fail_twice(route: Route, missed: list[str]) -> None:
    if len(missed) == 2:
        route.continue_()
    else:
        missed.append(route.request.url)
        route.abort()


def test_the_newest_turn_stays_in_sight(visitor: Visit, scenery: Scenery) -> None:
    page = open_page(visitor(viewport=LAPTOP, **scenery.host.identity(motion="none")), scenery, "wind-river")
    log = page.get_by_role("log")
    assert _is_last_line_seen(page)
    before = log.evaluate("(one) => one.clientHeight")
    page.set_viewport_size({"width": 1440, "height": 640})
    page.wait_for_function("(before) => document.querySelector('[role=log]').clientHeight < before", arg=before)
    page.wait_for_function(f"() => ({_LAST_LINE_IS_SEEN})()")


_LAST_LINE_IS_SEEN = """() => {
  const log = document.querySelector('[role=log]');
  const last = [...log.querySelectorAll('li')].at(-1);
  return last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom;
}"""


def _is_last_line_seen(page: Page) -> bool:
    return bool(page.evaluate(_LAST_LINE_IS_SEEN))


def test_a_replay_begins_at_the_top_of_its_log(visitor: Visit, scenery: Scenery) -> None:
    page = visitor(reduced_motion="reduce").go(f"/replay/{scenery.imported}/0")
    expect(page.locator("[data-turn='1']")).to_be_in_viewport()
    expect(page.locator("[role=log] li").last).not_to_be_in_viewport()


def test_seven_tents_fit_into_the_great_plains(visitor: Visit, ann: Host) -> None:
    table = ann.open_record(read_record("windriver_two_players"))
    somebody = visitor(viewport=LAPTOP, reduced_motion="reduce")
    somebody.page.route("**/positions/*", _with_seven_tents_arrived)
    somebody.at_leaving(lambda: somebody.page.unroute("**/positions/*"))
    page = somebody.go(f"/replay/{table}/3")
    tents = page.locator(".stage .camp .tents")
    expect(tents).to_have_count(14)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    for tent in tents.all():
        box = tent.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]


def _with_seven_tents_arrived(route: Route) -> None:
    answer = route.fetch()
    position: dict[str, Any] = answer.json()
    for seat in position["view"]["seats"]:
        seat["plains"] = 7
    route.fulfill(response=answer, json=position)


def test_totals_grow_while_a_scoring_is_shown(visitor: Visit, ann: Host) -> None:
    table = ann.open_record(read_record("bison_two_players"))
    turns = ann.ask("GET", f"/api/tables/{table}/turns")["turns"]
    scored = [turn["turn"] for turn in turns if turn.get("scored")][-1]
    page = visitor(reduced_motion="reduce").go(f"/replay/{table}/{scored}")
    page.get_by_role("button", name="Scoring", exact=True).click()
    page.get_by_role("button", name="Pause").last.click()
    at_first = _animals(page)
    page.get_by_role("button", name="Next region").click()
    later = _animals(page)
    page.get_by_role("button", name="Skip the scoring").click()
    assert at_first < later <= _animals(page)
    assert at_first < _animals(page)


def _animals(page: Page) -> int:
    return sum(map(int, page.locator("aside .track .count").all_inner_texts()))


def test_one_animal_is_gained_in_the_singular(visitor: Visit, ann: Host, bea: Host) -> None:
    table = lay_for([ann, bea], "bison")
    _draft(ann, table, "action")  # with nobody on the board it is over at once, and brings an animal
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    tray = page.locator('[aria-label="Your choices"]')
    expect(tray.get_by_role("button", name="+1 turkey", exact=True)).to_be_visible()


def _draft(host: Host, table: str, *kinds: str) -> None:
    legal = host.ask("GET", f"/api/tables/{table}/draft")["legal"]
    for kind in kinds:
        step = next(step for step in reversed(legal) if step["kind"] == kind)
        legal = host.ask("POST", f"/api/tables/{table}/draft/steps", {"step": step["step"]})["legal"]


def test_a_single_bison_is_not_one_more(visitor: Visit, ann: Host, bea: Host) -> None:
    record = read_record("windriver_two_players")
    table = lay_for([ann, bea], "wind-river", first=record["first"])
    play_record([ann, bea], table, record, 13)  # then Ann has one tent on the board, and moves one bison
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    expect(page.get_by_text("Move one bison.").first).to_be_visible()


def test_the_rules_are_those_of_the_game_one_plays(visitor: Visit, scenery: Scenery) -> None:
    somebody = visitor(**scenery.host.identity(motion="none"))
    page = open_page(somebody, scenery, "wind-river")
    somebody.go("/")
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("/rules/wind-river$"))


def test_who_has_played_nothing_chooses_the_rules(visitor: Visit) -> None:
    page = visitor().go("/rules")
    expect(page.get_by_role("heading", name="Which rules?")).to_be_visible()
    page.locator("main").get_by_role("link", name="Wind River").click()
    expect(page).to_have_url(re.compile("/rules/wind-river$"))


def test_one_click_in_the_lobby_opens_a_table(visitor: Visit) -> None:
    somebody = visitor()
    # Others may have laid tables on this server; here nobody has.
    nobody: dict[str, Any] = {"tables": [], "next": None}
    somebody.page.route("**/api/tables?*", lambda route: route.fulfill(json=nobody))
    somebody.at_leaving(lambda: somebody.page.unroute("**/api/tables?*"))
    page = somebody.go("/lobby")
    page.get_by_role("button", name="Open a table of Wind River").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_nothing_lies_under_the_buttons_that_enlarge_the_map(visitor: Visit, ann: Host) -> None:
    table = ann.open_record(read_record("bison_four_players"))
    page = visitor(viewport=LAPTOP, reduced_motion="reduce").go(f"/replay/{table}/0")
    page.locator(".stage .compass").wait_for(state="attached")
    compass, buttons = (
        page.locator(".stage .compass").bounding_box(),
        page.locator(".controls:has(.step)").bounding_box(),
    )
    assert compass is not None
    assert buttons is not None
    assert compass["x"] + compass["width"] < buttons["x"] or compass["y"] + compass["height"] < buttons["y"]


def test_your_turn_looks_the_same_for_every_seat(visitor: Visit, ann: Host, bea: Host) -> None:
    table = lay_for([ann, bea], "wind-river")
    looks = []
    for host in (ann, bea):
        page = visitor(**host.identity(motion="none")).go(f"/table/{table}")
        status = page.locator("header p.status")
        expect(status).to_have_text("Your turn")
        looks.append(status.evaluate("(one) => getComputedStyle(one).backgroundColor"))
        host.make_turn(table, random.Random(1))
    assert looks[0] == looks[1]


def test_the_chat_says_who_when_and_from_which_seat(visitor: Visit, ann: Host, bea: Host) -> None:
    table = lay_for([ann, bea], "wind-river")
    guest = Host.arrive(ann.address, "Cy")
    for host in (bea, guest):
        host.ask("POST", f"/api/tables/{table}/chat", {"text": f"I am {host.person['name']}"})
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    visitor(**guest.identity(motion="none")).go(f"/table/{table}")
    expect(page.locator(".watchers")).to_have_text("1 person is watching")
    page.get_by_role("tab", name="Chat").click()
    seated, looking = page.locator(".message").all()
    red = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-1-ink')")
    page.evaluate("(red) => document.body.insertAdjacentHTML('beforeend', `<i id=red></i>`)", red)
    page.evaluate("(red) => (document.querySelector('#red').style.color = red)", red)
    wanted = page.locator("#red").evaluate("(one) => getComputedStyle(one).color")
    assert seated.locator("strong").evaluate("(one) => getComputedStyle(one).color") == wanted
    assert seated.get_by_text("watches").count() == 0
    expect(looking.get_by_text("watches")).to_be_attached()
    for message in (seated, looking):
        assert re.fullmatch(r"\d\d:\d\d", message.locator("time").inner_text())


def test_the_list_of_words_begins_with_what_is_used_and_names_what_is_there(
    visitor: Visit, ann: Host, bea: Host
) -> None:
    table = lay_for([ann, bea], "bison")
    page = visitor(**ann.identity(motion="none", lists=True)).go(f"/table/{table}")
    choices = page.locator("#lists .choices button")
    expect(choices.first).to_contain_text("Lay the tile")
    expect(choices.filter(has_text="Buy a tepee of value 2")).to_contain_text("2 of each animal")
    choices.first.click()
    expect(choices.first).to_have_text(re.compile("River from .+ to .+; prairie .+; mountain .+; .*join"))
    expect(choices.first).to_be_focused()


def test_a_bison_that_is_chosen_narrows_the_list_of_words(visitor: Visit, ann: Host, bea: Host) -> None:
    record = read_record("windriver_two_players")
    table = lay_for([ann, bea], "wind-river", first=record["first"])
    play_record([ann, bea], table, record, 13)
    page = visitor(**ann.identity(motion="none", lists=True)).go(f"/table/{table}")
    choices = page.locator("#lists .choices button")
    hex_, goals = re.fullmatch(r"(\w\d): .+ – may go to (.+)", choices.first.inner_text()).groups()  # type: ignore[union-attr]
    choices.first.click()
    expect(page.locator("#lists .choices h4")).to_contain_text(f"From {hex_}")
    expect(choices).to_have_count(len(re.split(", | and ", goals)) + 1)
    expect(choices.first).to_be_focused()


def test_the_result_tells_why_by_what_and_how_it_went(visitor: Visit, scenery: Scenery) -> None:
    page = open_page(visitor(**scenery.host.identity(motion="none")), scenery, "over")
    page.get_by_role("button", name="Result").click()
    dialog = page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_contain_text("No tent is left on the board.")
    expect(dialog.get_by_role("columnheader", name="Tents in the Great Plains")).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("Ann: 0 at the end.*; Bea: "))).to_be_visible()
    with page.expect_download() as downloading:
        dialog.get_by_role("link", name="Record").click()
    assert downloading.value.suggested_filename.endswith(".json")
