"""Whole games of both kinds in the browser: by mouse against a bot, four people, keys alone, round one screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.browsing import Visitor
from tests.e2e.hosting import liking
from tests.e2e.playing import (
    BisonKeys,
    BisonMouse,
    Json,
    Line,
    MakeHand,
    Player,
    WindRiverKeys,
    WindRiverMouse,
    Wish,
    Words,
    must_be_recorded,
    must_keep_secrets,
    set_up,
)

Visit = Callable[..., Visitor]
SMALL = {"width": 960, "height": 600}  # less to paint, for pages that are not played by mouse
GAMES = ("bison", "wind-river")
MOUSE: dict[str, MakeHand] = {"bison": BisonMouse, "wind-river": WindRiverMouse}
KEYS: dict[str, MakeHand] = {"bison": BisonKeys, "wind-river": WindRiverKeys}


def must_show_the_result(player: Player, table: str) -> Json:
    """The dialog at the end names a winner, and says what the record says."""
    scores = player.scores_shown()
    record = must_be_recorded(player.visitor, table)
    assert sorted(scores.values()) == sorted(record["result"]["scores"])
    expect(player.result.locator(".headline")).to_contain_text("win")
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_against_a_bot(visitor: Visit, game: str) -> None:
    player = Player(visitor(reduced_motion="reduce"), Wish(seed=1, haste=0.3), MOUSE[game])
    table = set_up(player.visitor, game, "me", "bot:novice")
    player.play_on()
    record = must_show_the_result(player, table)
    must_keep_secrets(player.ear, record)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_keys_alone(visitor: Visit, game: str) -> None:
    player = Player(visitor(reduced_motion="reduce", viewport=SMALL), Wish(seed=2, haste=0.6), KEYS[game])
    table = set_up(player.visitor, game, "me", "bot:novice")
    player.play_on()
    must_show_the_result(player, table)
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_and_one_loses_the_connection_for_a_while(visitor: Visit, game: str) -> None:
    people = [visitor(reduced_motion="reduce", viewport=SMALL, **liking(lists=True)) for _ in range(4)]
    players = [Player(person, Wish(seed, haste=0.9), Words) for seed, person in enumerate(people)]
    lost = players[3]
    line = Line(lost.visitor)
    table = set_up(people[0], game, "me", "open", "open", "open")
    for player in players[1:]:
        player.visitor.go(f"/table/{table}").get_by_role("button", name="Sit here").first.click()
    for player in players:
        player.ear.until(lambda ear=player.ear: ear.is_running and ear.sight["mine"])  # type: ignore[misc]

    by_seat = {player.ear.sight["mine"][0]: player for player in players}
    away = lost.page.get_by_role("alert").filter(has_text="Connection lost")
    lost.page.evaluate("window.isStillTheSamePage = true")
    newest = players[0].ear
    turns, sockets = 0, None
    while not newest.is_over:
        mover = by_seat[newest.sight["to_move"]]
        if turns >= 5 and sockets is None and mover is not lost:
            sockets = lost.ear.sockets
            line.cut()
            expect(away).to_be_visible()
        if sockets is not None and mover is lost:
            line.mend()
        mover.ear.until(lambda mover=mover, newest=newest: mover.ear.turn == newest.turn)  # type: ignore[misc]
        mover.make_turn()
        newest, turns = mover.ear, turns + 1
    expect(away).to_be_hidden()
    assert sockets is not None
    assert lost.ear.sockets > sockets
    assert lost.page.evaluate("window.isStillTheSamePage")

    record = must_show_the_result(players[0], table)
    for player in players:
        assert player.scores_shown() == players[0].scores_shown()
        must_keep_secrets(player.ear, record)


def test_two_people_round_one_screen(visitor: Visit) -> None:
    somebody = visitor(reduced_motion="reduce", viewport=SMALL, **liking(lists=True))
    player = Player(somebody, Wish(seed=3, haste=0.9), Words)
    table = set_up(somebody, "wind-river", "me", "me")
    player.play_on()
    must_show_the_result(player, table)


def test_the_screen_is_covered_where_people_hold_tiles(visitor: Visit) -> None:
    """Whoever takes the screen uncovers it. A season for two has eight turns, and the log says when it was scored."""
    player = Player(visitor(reduced_motion="reduce", viewport=SMALL), Wish(seed=3, haste=0.9), BisonMouse)
    cover = player.page.locator("dialog", has_text="Pass the screen to")
    set_up(player.visitor, "bison", "me", "me")
    for turn in range(1, 9):
        expect(cover).to_be_visible()
        player.page.keyboard.press("Enter")
        expect(cover).to_be_hidden()
        assert player.ear.turn == turn
        player.make_turn()
    expect(player.page.get_by_role("log").get_by_role("button", name="Season scored")).to_have_count(1)
    player.page.reload()
    expect(player.page.get_by_role("log").get_by_role("button", name="Season scored")).to_have_count(1)
