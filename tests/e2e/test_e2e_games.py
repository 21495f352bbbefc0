"""Whole games of both kinds in the browser: by mouse against a bot, four people, keys alone, round one screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.e2e.browsing import Visitor
from tests.e2e.hands import BisonKeys, BisonMouse, MakeHand, Script, WindRiverKeys, WindRiverMouse, Wish, Words
from tests.e2e.hearing import Json, must_be_recorded, must_keep_secrets
from tests.e2e.hosting import Host, lay_for, liking, play_by_chance, play_record, read_record
from tests.e2e.playing import Line, Player, set_up

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


def test_the_last_season_of_bison_by_clicking(visitor: Visit, address: str) -> None:
    player, record = finish_bison(visitor, address, BisonMouse, rounds=4)
    must_keep_secrets(player.ear, record)


def test_the_last_round_of_bison_with_keys_alone(visitor: Visit, address: str) -> None:
    player, _ = finish_bison(visitor, address, BisonKeys, rounds=1)
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


def finish_bison(visitor: Visit, address: str, hand: MakeHand, rounds: int) -> tuple[Player, Json]:
    """Play the last rounds of a game that chance has brought so far."""
    ann, bea, luck = Host.arrive(address, "Ann"), Host.arrive(address, "Bea"), Random(1)
    table = lay_for([ann, bea], "bison")

    def is_late(sight: Json) -> bool:
        view = sight["views"][0]["view"]
        return bool(view["season"] == view["seasons"] and view["round"] > 4 - rounds)

    play_by_chance([ann, bea], table, is_late, luck)
    player = Player(visitor(reduced_motion="reduce", **ann.identity()), Wish(seed=1), hand)
    player.sit_down(table)
    player.play_out(lambda _: bea.make_turn(table, luck))
    return player, must_show_the_result(player, table)


def test_the_last_turns_of_wind_river_by_clicking(visitor: Visit, address: str) -> None:
    player, record = finish_wind_river(visitor, address, WindRiverMouse, turns=5)
    must_keep_secrets(player.ear, record)


def test_the_last_turns_of_wind_river_with_keys_alone(visitor: Visit, address: str) -> None:
    player, _ = finish_wind_river(visitor, address, WindRiverKeys, turns=3)
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


def finish_wind_river(visitor: Visit, address: str, hand: MakeHand, turns: int) -> tuple[Player, Json]:
    """Play the last turns of a game as they are in its record; the loser's come by plain requests."""
    ann, bea, record = Host.arrive(address, "Ann"), Host.arrive(address, "Bea"), read_record("windriver_two_players")
    table = lay_for([bea, ann], "wind-river", first=record["first"])
    since = len(record["turns"]) - turns
    play_record([bea, ann], table, record, since)
    wish = Script(record, seat=1, since=since + 1, seed=1)
    player = Player(visitor(reduced_motion="reduce", **ann.identity()), wish, hand)
    player.sit_down(table)
    player.play_out(lambda turn: bea.commit(table, turn, record["turns"][turn - 1]))
    played = must_show_the_result(player, table)
    assert played["result"] == record["result"]
    return player, played


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_against_a_bot(visitor: Visit, game: str) -> None:
    player = Player(visitor(reduced_motion="reduce"), Wish(seed=1, haste=0.3), MOUSE[game])
    table = set_up(player.visitor, game, "me", "bot:novice")
    player.play_on()
    record = must_show_the_result(player, table)
    must_keep_secrets(player.ear, record)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_keys_alone(visitor: Visit, game: str) -> None:
    player = Player(visitor(reduced_motion="reduce", viewport=SMALL), Wish(seed=2, haste=0.6), KEYS[game])
    table = set_up(player.visitor, game, "me", "bot:novice")
    player.play_on()
    must_show_the_result(player, table)
    player.page.keyboard.press("Escape")
    expect(player.result).to_be_hidden()


@pytest.mark.whole
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


@pytest.mark.whole
def test_two_people_round_one_screen(visitor: Visit) -> None:
    somebody = visitor(reduced_motion="reduce", viewport=SMALL, **liking(lists=True))
    player = Player(somebody, Wish(seed=3, haste=0.9), Words)
    table = set_up(somebody, "wind-river", "me", "me")
    player.play_on()
    must_show_the_result(player, table)


def test_the_screen_is_covered_where_people_hold_tiles(visitor: Visit, address: str) -> None:
    """Whoever takes the screen uncovers it. A season for two has eight turns, and the log says when it was scored."""
    ann = Host.arrive(address, "Ann")
    table = ann.lay("bison", ["me", "me"])
    play_by_chance([ann, ann], table, lambda sight: sight["turn"] == 6, Random(3))
    player = Player(visitor(reduced_motion="reduce", viewport=SMALL, **ann.identity()), Wish(seed=3), BisonMouse)
    cover = player.page.locator("dialog", has_text="Pass the screen to")
    scored = player.page.get_by_role("log").get_by_role("button", name="Season scored")
    player.sit_down(table)
    for turn in (6, 7, 8):
        expect(cover).to_be_visible()
        if turn == 7:  # Whoever still holds the device closes it, and sees nothing.
            player.page.keyboard.press("Escape")
            expect(player.page).to_have_url(f"{address}/")
            player.page.go_back()
            expect(cover).to_be_visible()
        player.page.keyboard.press("Enter")
        expect(cover).to_be_hidden()
        expect(scored).to_have_count(0)
        assert player.ear.turn == turn
        player.make_turn()
    expect(scored).to_have_count(1)
    player.page.reload()
    expect(scored).to_have_count(1)
