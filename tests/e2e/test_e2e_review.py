"""A game reviewed: from the result to a turn that could have been better, drawn on the board and told why."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host, lay_for, play_record, read_record
from tests.e2e.test_e2e_axe import AXE, _must_be_accessible

Visit = Callable[..., Visitor]
PATIENCE = 120.0


@pytest.fixture(scope="module")
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def reviewed(address: str) -> tuple[Host, str, int]:
    """Some turns of a game, reviewed, and one of them that gave something away."""
    ann = Host.arrive(address, "Ann")
    record = read_record("windriver_two_players")
    short = {key: value for key, value in record.items() if key != "result"} | {"turns": record["turns"][:6]}
    table = ann.open_record(short)
    ann.ask("POST", f"/api/tables/{table}/review")
    review = _until_done(ann, table)
    poorest = max(review["reviewed"], key=lambda turn: turn["loss"])
    return ann, table, poorest["turn"]


def _until_done(host: Host, table: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        review: dict[str, Any] = host.ask("GET", f"/api/tables/{table}/review")
        if review["state"] == "done":
            return review
        time.sleep(0.2)
    raise AssertionError("the review does not come to its end")


def test_a_turn_is_judged_and_a_better_one_drawn(visitor: Visit, reviewed: tuple[Host, str, int], axe: str) -> None:
    host, table, turn = reviewed
    told = host.ask("GET", f"/api/tables/{table}/review", None)["reviewed"][turn - 1]
    page = visitor(reduced_motion="reduce", bypass_csp=True).go(f"/replay/{table}/0")
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("row")).to_have_count(3)
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible()
    # A click on the graph goes there.
    field = panel.locator("svg rect.field")
    box = field.bounding_box()
    assert box is not None
    field.click(position={"x": box["width"] * turn / 6, "y": box["height"] - 3})
    expect(page).to_have_url(re.compile(rf"/replay/{table}/{turn}$"))
    tray = page.get_by_role("region", name="Replay")
    expect(tray.locator(".mark")).to_have_class(re.compile(told["mark"]))
    best = tray.get_by_role("list", name="The best turns").get_by_role("button")
    expect(best).to_have_count(len(told["best"]))
    assert page.locator(".proposed").count() == 0
    best.first.press("Enter")
    expect(best.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".proposed path").first).to_be_attached()
    _must_be_accessible(page, axe)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"/replay/{table}/{turn + 1 if turn < 6 else turn}$"))
    if turn < 6:
        expect(page.locator(".proposed")).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, {"width": 740, "height": 360}])
def test_the_page_is_whole_on_a_phone(visitor: Visit, reviewed: tuple[Host, str, int], viewport: ViewportSize) -> None:
    """The tray goes down to the edge, and nothing lies over the number of the turn."""
    _, table, turn = reviewed
    page = visitor(reduced_motion="reduce", viewport=viewport).go(f"/replay/{table}/{turn}")
    expect(page.locator(".review .mark")).to_be_attached()
    tray = page.get_by_role("region", name="Replay").bounding_box()
    assert tray is not None
    assert abs(tray["y"] + tray["height"] - viewport["height"]) <= 1
    room, number = page.locator(".status").bounding_box(), page.locator(".status .where").bounding_box()
    assert room is not None
    assert number is not None
    assert number["width"] <= room["width"]


@pytest.mark.parametrize(
    ("locale", "word"),
    [
        ("de", "Auswertung"),
        pytest.param("fr", "Analyse", marks=pytest.mark.whole),
        pytest.param("it", "Analisi", marks=pytest.mark.whole),
    ],
)
def test_the_reasons_are_told_in_every_language(
    visitor: Visit, reviewed: tuple[Host, str, int], locale: str, word: str
) -> None:
    host, table, turn = reviewed
    told = host.ask("GET", f"/api/tables/{table}/review", None)["reviewed"][turn - 1]
    page = visitor(reduced_motion="reduce", locale=locale, viewport=PHONE).go(f"/replay/{table}/{turn}")
    reason = page.locator(".review .reason").first
    expect(reason).to_be_visible()
    assert reason.inner_text() != told["reasons"][0]["sentence"]
    page.get_by_role("button", name=word, exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("region", name=word)).to_be_visible()


def test_a_line_is_tried_kept_and_found_again(visitor: Visit, address: str) -> None:
    ann = Host.arrive(address, "Ann")
    record = read_record("bison_two_players")
    table = ann.open_record(
        {key: value for key, value in record.items() if key != "result"} | {"turns": record["turns"][:4]}
    )
    page = visitor(**ann.identity(motion="none")).go(f"/replay/{table}/2")
    page.get_by_role("button", name="Try something else").click()
    tray = page.get_by_role("region", name="Replay")
    # By keyboard alone.
    tray.get_by_role("button", name=re.compile("^Walk")).press("Enter")
    tray.get_by_role("button", name="+1 salmon").press("Enter")
    confirm = tray.get_by_role("button", name="Confirm turn")
    expect(confirm).to_be_focused()
    confirm.press("Enter")
    line = tray.get_by_role("list", name="The line so far")
    expect(line.get_by_role("listitem")).to_have_count(1)
    told = line.inner_text()
    tray.get_by_role("button", name="Keep this line").press("Enter")
    expect(tray.get_by_role("button", name="Kept")).to_be_disabled()
    assert ann.ask("GET", f"/api/tables/{table}/record")["variations"] == [{"turn": 1, "turns": ["walk +s"]}]
    tray.get_by_role("button", name="Back to the game").press("Enter")
    expect(tray.get_by_role("slider", name="Turn")).to_have_value("2")
    page.reload()
    page.get_by_role("region", name="Variations").get_by_role("button", name="walk +s").click()
    expect(line).to_have_text(told)


def test_from_the_result_against_a_bot_to_a_variation(visitor: Visit, address: str) -> None:
    """One walk: given up at the table, reviewed, a turning point looked at, another turn tried there, kept and found
    again."""
    ann, luck = Host.arrive(address, "Ann"), random.Random(3)
    table = ann.lay("bison", ["me", "bot:novice"])
    _play_against_bot(ann, table, turns=2, luck=luck)
    page = visitor(**ann.identity(motion="none")).go(f"/table/{table}")
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="The game is over").get_by_role("link", name="Review").click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible(timeout=1000 * PATIENCE)
    point = panel.get_by_role("list").get_by_role("link").first
    turn = int(str(point.get_attribute("href")).rpartition("/")[2])
    point.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}/{turn}$"))
    tray = page.get_by_role("region", name="Replay")
    expect(tray.locator(".review .mark")).to_be_visible()
    # Something else than that turn, not after it.
    tray.get_by_role("button", name="Try something else").click()
    expect(tray).to_contain_text(f"instead of turn {turn}?")
    _make_any_turn(tray)
    line = tray.get_by_role("list", name="The line so far")
    expect(line.get_by_role("listitem")).to_have_count(1)
    told = line.inner_text()
    tray.get_by_role("button", name="Keep this line").click()
    expect(tray.get_by_role("button", name="Kept")).to_be_disabled()
    (kept,) = ann.ask("GET", f"/api/tables/{table}/record")["variations"]
    assert kept["turn"] == turn - 1
    tray.get_by_role("button", name="Back to the game").click()
    expect(tray.locator(".review .mark")).to_be_visible()
    expect(tray.get_by_role("slider", name="Turn")).to_have_value(str(turn))
    page.reload()
    tree = page.get_by_role("region", name="Variations")
    tree.get_by_role("button", name=kept["turns"][0]).click()
    expect(line).to_have_text(told)


def _play_against_bot(host: Host, table: str, turns: int, luck: random.Random) -> None:
    """So many turns of both, made by chance and by the bot, until it is the host's turn."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        sight = host.look(table)
        if sight["to_move"] != 0:
            time.sleep(0.1)
        elif sight["turn"] > turns:
            return
        else:
            host.make_turn(table, luck)
    raise AssertionError("the bot does not make its turn")


def _make_any_turn(tray: Locator) -> None:
    """The shortest first turn of Bison: an action for an animal."""
    tray.get_by_role("button", name=re.compile("^Walk")).click()
    tray.get_by_role("button", name=re.compile("^[+]1 ")).first.click()
    tray.get_by_role("button", name="Confirm turn").click()


@pytest.mark.whole
def test_from_the_result_to_a_review_that_grows(visitor: Visit, address: str) -> None:
    hosts = [Host.arrive(address, name) for name in ("Ann", "Bob")]
    record = read_record("windriver_two_players")
    table = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, table, record, len(record["turns"]))
    page = visitor(**hosts[0].identity(), reduced_motion="reduce").go(f"/table/{table}")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    expect(page.locator(".review .mark")).to_be_visible(timeout=1000 * PATIENCE)
    expect(page).to_have_url(re.compile(rf"/replay/{table}/1(#review)?$"))
    # It is Bob's turn there, and Ann plays on from the seat that was hers.
    page.get_by_role("button", name="Next turn").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}/2(#review)?$"))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog").get_by_role("combobox").first).to_have_value("me")
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})"))
    expect(page.get_by_role("main", name="Board")).to_be_visible()
