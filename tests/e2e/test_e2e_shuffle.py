"""The shuffle as the page takes part in it and checks it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import Host

from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.games import GAMES

Visit = Callable[..., Visitor]


def play_out(ann: Host, table: str) -> None:
    """By chance; all seats of Wind River are hers."""
    rules = GAMES["wind-river"]
    first = ann.ask("GET", f"/api/tables/{table}")["table"]["first"]
    game = Game(rules, rules.deal(2, Rng(0), {}, first))
    rng = Rng(3, "played out")
    while not game.position.is_over:
        text = rules.turn_text(game.position, random_turn(game.position.copy(), rng))
        ann.commit(table, len(game.turns) + 1, text)
        game.play_turn(text)


@pytest.mark.parametrize("is_honest", [True, False], ids=["honest", "dealt twice"])
def test_the_page_takes_part_in_the_shuffle_and_checks_it(visitor: Visit, address: str, is_honest: bool) -> None:
    ann = Host.arrive(address, "Ann")
    page = visitor(**ann.identity(motion="none")).go("/")
    river = page.locator("article", has=page.get_by_role("heading", name="Wind River"))
    river.get_by_role("button", name="Round this screen").click()
    river.get_by_role("button", name="Start the game").click()
    page.locator(".stage svg").first.wait_for()
    table = page.url.rpartition("/")[2]
    kept: dict[str, Any] = dict(json.loads(page.evaluate("localStorage.getItem('greatplains.shuffles')")))
    events = [one["event"] for one in ann.ask("GET", f"/api/tables/{table}/events")["events"]]
    started = next(event for event in events if event["kind"] == "started")
    assert started["random"] == [kept[table]["random"]] * 2
    assert started["commitment"] == kept[table]["commitment"]

    def forge(route: Route) -> None:
        record = route.fetch().json()
        route.fulfill(json=record | {"commitment": "0" * 64})

    if not is_honest:
        page.route("**/record", forge)
    play_out(ann, table)
    dialog = page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_contain_text("has checked the shuffle" if is_honest else "NOT the one that was promised")
    dialog.get_by_role("link", name="What does that mean?").click()
    expect(page.get_by_role("heading", name="A shuffle nobody need trust")).to_be_visible()


def test_a_record_is_checked_by_its_page(visitor: Visit, address: str, tmp_path: Path) -> None:
    ann = Host.arrive(address, "Ann")
    page = visitor().go("/shuffle")
    table = ann.lay("wind-river", ["me", "me"])
    play_out(ann, table)
    record = ann.ask("GET", f"/api/tables/{table}/record")

    def check(content: str, sentence: str) -> None:
        file = tmp_path / "record.json"
        file.write_text(content, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()

    check(json.dumps(record), "fits what was published")
    check(json.dumps(record | {"salt": "0" * 64}), "NOT the one that was promised")
    check("no record", "This file is no record")
    page.get_by_role("textbox").fill("0" * 64)
    check(json.dumps(record), "another commitment")
