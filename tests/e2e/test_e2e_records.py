"""Records: opened from a file, looked through turn by turn, and taken away again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import PHONE, Visitor
from tests.e2e.hosting import Host, lay_for, play_record, read_record

Visit = Callable[..., Visitor]
GAMES = {"bison": "bison_two_players", "wind-river": "windriver_two_players"}


def _with_an_illegal_turn() -> str:
    return json.dumps({**read_record("bison_two_players"), "turns": ["walk on water"]})


@pytest.mark.parametrize("game", ["bison", pytest.param("wind-river", marks=pytest.mark.whole)])
def test_a_record_is_opened_and_looked_through(visitor: Visit, tmp_path: Path, game: str) -> None:
    record = read_record(GAMES[game])
    last = len(record["turns"])
    page = visitor(reduced_motion="reduce").go("/")
    page.locator("input[type=file]").set_input_files(_write(tmp_path / "game.json", record))
    _must_be_at(page, 0)
    opening = _position(page)

    page.get_by_role("button", name="Next turn").click()
    _must_be_at(page, 1)
    page.get_by_role("button", name="Next turn").click()
    _must_be_at(page, 2)
    page.keyboard.press("ArrowLeft")
    _must_be_at(page, 1)
    page.get_by_role("button", name="To the end").click()
    _must_be_at(page, last)
    assert _position(page) != opening
    page.get_by_role("slider", name="Turn").fill("12")
    _must_be_at(page, 12)
    page.locator("[data-turn='9'] button").click()
    _must_be_at(page, 9)
    page.get_by_role("button", name="To the opening").click()
    _must_be_at(page, 0)
    assert _position(page) == opening


def test_every_position_has_its_address(visitor: Visit, address: str) -> None:
    host = Host.arrive(address, "Ann")
    table = host.open_record(read_record("bison_two_players"))
    page = visitor(reduced_motion="reduce").go(f"/replay/{table}/30")
    _must_be_at(page, 30)
    position = _position(page)
    page.reload()
    _must_be_at(page, 30)
    assert _position(page) == position
    # Somebody else to whom the address was sent sees the same.
    other = visitor(reduced_motion="reduce").go(f"/replay/{table}/30")
    _must_be_at(other, 30)
    assert _position(other) == position


@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_a_replay_asks_for_a_position_and_nothing_else(visitor: Visit, address: str, game: str) -> None:
    """The page stays as it is, with all that is open in it; from the middle of a game something else can be tried."""
    ann = Host.arrive(address, "Ann")
    table = ann.open_record(read_record(GAMES[game]))
    page = visitor(reduced_motion="reduce").go(f"/replay/{table}/5")
    tray = page.get_by_role("region", name="Replay")
    expect(tray.get_by_role("slider", name="Turn")).to_have_value("5")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    tray.evaluate("element => element.isTheSame = true")
    for turn in range(6, 10):
        tray.get_by_role("button", name="Next turn").click()
        expect(page).to_have_url(re.compile(rf"/replay/{table}/{turn}$"))
        page.wait_for_load_state("networkidle")
    assert tray.evaluate("element => element.isTheSame === true")
    assert [url for url in asked if "/api/tables/" in url and "/positions/" not in url] == []
    tray.get_by_role("button", name="Try something else").click()
    expect(tray.get_by_role("button", name="Back to the game")).to_be_visible()


def test_a_replay_plays_by_itself_until_it_is_stopped(visitor: Visit, address: str) -> None:
    host = Host.arrive(address, "Ann")
    record = read_record("windriver_two_players")
    table = host.open_record(record)
    last = len(record["turns"])
    page = visitor(viewport=PHONE, reduced_motion="reduce").go(f"/replay/{table}/0")
    _must_be_at(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.get_by_role("slider", name="Turn").fill(str(last - 2))
    _must_be_at(page, last - 2)
    page.get_by_role("button", name="Play", exact=True).click()
    _must_be_at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()


def test_a_finished_game_is_downloaded_and_opened_again(visitor: Visit, address: str, tmp_path: Path) -> None:
    hosts = [Host.arrive(address, "Ann"), Host.arrive(address, "Bea")]
    record = read_record("windriver_two_players", 1)
    table = lay_for(hosts, "wind-river", first=record["first"])
    play_record(hosts, table, record)
    page = visitor(reduced_motion="reduce", **hosts[0].identity()).go(f"/replay/{table}/5")
    _must_be_at(page, 5)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download", exact=True).click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    downloaded = json.loads(file.read_text(encoding="utf-8"))
    assert [downloaded[key] for key in ("game", "turns", "result")] == [
        record[key] for key in ("game", "turns", "result")
    ]
    page.locator("input[type=file]").set_input_files(file)
    _must_be_at(page, 0)
    assert table not in page.url


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        pytest.param("The herds are on their way east.", "This file is no record of a game.", id="no record"),
        pytest.param('{"format": "greatplains/1"}', None, id="half a record", marks=pytest.mark.whole),
        pytest.param(_with_an_illegal_turn(), None, id="illegal turn"),
    ],
)
def test_a_bad_file_is_explained(visitor: Visit, tmp_path: Path, content: str, sentence: str | None) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    page = visitor().go("/")
    page.locator("input[type=file]").set_input_files(file)
    alert = page.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text()
    assert said == sentence or (sentence is None and re.fullmatch(r"[A-Z“].{15,300}[.!]", said)), said
    assert page.url.endswith("/")
    # Nothing is in the way of a better file.
    page.locator("input[type=file]").set_input_files(_write(tmp_path / "good.json", read_record("bison_two_players")))
    _must_be_at(page, 0)


def _write(file: Path, record: dict[str, Any]) -> Path:
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def _must_be_at(page: Page, turn: int) -> None:
    """The address and the page agree on where we are, and the board is there."""
    expect(page).to_have_url(re.compile(rf"/replay/[\w-]+/{turn}$"))
    expect(page.get_by_role("slider", name="Turn")).to_have_value(str(turn))
    page.locator(".stage svg").first.wait_for()
    if turn > 0:
        expect(page.locator(".where")).to_contain_text(f"Turn {turn} of")


def _position(page: Page) -> list[str]:
    """What the page says of the position: all that the players have, and the turn that led there."""
    return [*page.locator("aside .panels").all_inner_texts(), *page.locator(".tray .sentence").all_inner_texts()]
