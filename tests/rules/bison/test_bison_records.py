"""Records of Bison: what is in the head, how a bad one is refused, and when there is a result."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from greatplains.core.errors import BadRecord
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.record import parse_record, record_line, record_of, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES

from .table import RULES, own_tiles

STACK = [f"{number:02}" for number in range(1, 13)]
TURNS = ["tile d2/0 p2 -b1s1", "tile c2/0 +b", "walk d2p>d2r", "walk +t"]


def head(**changed: Any) -> dict[str, Any]:
    data = {
        "format": "greatplains/1",
        "game": "bison",
        "players": 2,
        "first": 0,
        "options": {"variant": 0, "tiles": "standard"},
        "stack": STACK,
        "turns": TURNS,
    }
    return data | changed


def refused(data: dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(json.dumps(data)), GAMES)
    assert caught.value.sentence
    return caught.value


@cache
def whole_game(seed: int = 0, players: int = 2, tiles: str = "standard") -> dict[str, Any]:
    """A finished game, played at random, as its record."""
    chosen: Any = tiles if tiles == "standard" else own_tiles(**{"07": [5, 5, 3, 0, 0]})
    game = Game(RULES, RULES.deal(players, Rng(seed), {"variant": 2, "tiles": chosen}))
    rng = Rng(seed, "play")
    while not game.position.is_over:
        game.play_turn(RULES.turn_text(game.position, random_turn(game.position.copy(), rng)))
    data: dict[str, Any] = json.loads(record_line(record_of(game)))
    return data


def test_running_game_replays_without_a_random_source() -> None:
    """Records refusal: nothing is wrong with this one; turn, tile and tracks are what the turns say."""
    game = replay(parse_record(json.dumps(head())), GAMES)
    assert game.turns == TURNS
    view = game.rules.view(game.position, None)
    assert view["seats"][0]["tracks"] == {"bison": 9, "salmon": 9, "turkey": 10}
    assert {(tile["cell"], tile["tile"]) for tile in view["tiles"]} >= {("d2", "01"), ("c2", "02")}


def test_first_seat_begins() -> None:
    """Records first: the same stack and turns with the other seat first."""
    game = replay(parse_record(json.dumps(head(first=1))), GAMES)
    assert game.rules.view(game.position, None)["seats"][1]["tracks"] == {"bison": 9, "salmon": 9, "turkey": 10}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"options": {}}, "option_missing"),
        ({"options": {"variant": 0}}, "option_missing"),
        ({"options": {"tiles": "standard"}}, "option_missing"),
        ({"options": {"variant": 5, "tiles": "standard"}}, "variant"),
        ({"options": {"variant": 0, "tiles": "standard", "more": 1}}, "unknown_option"),
        ({"options": {"variant": 0, "tiles": "other"}}, "tiles_option"),
        ({"options": {"variant": 0, "tiles": {"start": {}, "draw": {}}}}, "tiles_start"),
        ({"options": []}, "options"),
        ({"stack": STACK[:11]}, "stack_size"),
        ({"stack": [*STACK[:11], "01"]}, "tile_twice"),
        ({"stack": [*STACK[:11], "S1"]}, "unknown_tile"),
        ({"stack": "01"}, "stack"),
        ({"stack": [*STACK[:11], 12]}, "stack"),
        ({"players": 5}, "players"),
        ({"players": "2"}, "whole_number"),
        ({"first": 2}, "first"),
        ({"first": None}, "whole_number"),
        ({"game": "chess"}, "unknown_game"),
        ({"format": "greatplains/2"}, "format"),
        ({"turns": "walk +b"}, "turns"),
    ],
)
def test_fault_in_the_head(changed: dict[str, Any], code: str) -> None:
    """Records refusal, Records options, Records stack: 0 for a fault in the head."""
    error = refused(head(**changed))
    assert (error.turn, error.code) == (0, code)


@pytest.mark.parametrize("key", ["format", "game", "players", "first", "options", "stack", "turns"])
def test_missing_key(key: str) -> None:
    """Records options, Records stack: all of the head is needed."""
    data = head()
    del data[key]
    assert refused(data).turn == 0


@pytest.mark.parametrize(
    ("turns", "turn", "code"),
    [
        (["walk c3p>c3r"], 1, None),
        ([TURNS[0], "tile d2/0 +b"], 2, "cell_taken"),
        ([*TURNS, "walk d2p>d2r"], 5, "action_used"),
        ([*TURNS, "trek  +b"], 5, None),
        ([TURNS[0], TURNS[1], "walk d2p>d2r -b0", "walk +t"], 3, "payment"),
        (["over", *TURNS], 1, "no_overflow"),
    ],
)
def test_bad_turn_is_named_by_its_number(turns: list[str], turn: int, code: str | None) -> None:
    """Records refusal: refused with the number of the turn, from 1, and the reason."""
    error = refused(head(turns=turns))
    assert (error.turn, error.text) == (turn, turns[turn - 1])
    assert code is None or error.code == code


# Seat 0 alone on a prairie of four, with 13 bison before the scoring.
SEASON = ["tile d2/0 p1", "tile c5/0 +s", "walk +b", "walk +s", "trek +b", "trek +s", "gather +b", "gather +s"]


@pytest.mark.parametrize(
    ("over", "bison", "salmon"), [("over", 15, 10), ("over trade b>s", 14, 11), ("over buy t2", 15, 8)]
)
def test_overflow_stands_among_the_turns(over: str, bison: int, salmon: int) -> None:
    """Records over: an own entry after the turn that ended the season."""
    game = replay(parse_record(json.dumps(head(turns=[*SEASON, over]))), GAMES)
    tracks = game.rules.view(game.position, None)["seats"][0]["tracks"]
    assert (tracks["bison"], tracks["salmon"]) == (bison, salmon)


def test_overflow_entries_count_as_turns() -> None:
    """Records over, Records refusal: every entry of turns is counted; without its `over` a record is refused there."""
    error = refused(head(turns=[*SEASON, "walk +b"]))
    assert (error.turn, error.code) == (9, "overflow_first")
    error = refused(head(turns=[*SEASON, "over", "over"]))
    assert (error.turn, error.code) == (10, "no_overflow")
    error = refused(head(turns=[*SEASON, "over", "walk  +b"]))
    assert error.turn == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_finished_game_replays_to_its_result(players: int) -> None:
    """Records result: scores are all animals, tiebreaks the lowest tracks, winners ascending."""
    data = whole_game(3, players)
    game = replay(parse_record(json.dumps(data)), GAMES)
    seats = game.rules.view(game.position, None)["seats"]
    tracks = [list(seat["tracks"].values()) for seat in seats]
    assert data["result"]["scores"] == [sum(kinds) for kinds in tracks]
    assert data["result"]["tiebreaks"] == [min(kinds) for kinds in tracks]
    best = max((sum(kinds), min(kinds)) for kinds in tracks)
    assert data["result"]["winners"] == [seat for seat, kinds in enumerate(tracks) if (sum(kinds), min(kinds)) == best]


def test_result_is_required_once_the_game_is_over() -> None:
    """Records result, Records refusal: number of turns + 1 for a fault in the result."""
    data = dict(whole_game())
    number = len(data["turns"]) + 1
    result = data.pop("result")
    error = refused(data)
    assert (error.turn, error.code) == (number, "result_missing")
    for key in ("scores", "tiebreaks", "winners"):
        wrong = result | {key: [value + 1 for value in result[key]]}
        assert refused(data | {"result": wrong}).turn == number
        assert refused(data | {"result": {other: result[other] for other in result if other != key}}).turn == number


def test_result_is_absent_while_the_game_is_running() -> None:
    """Records result: absent while the game is running."""
    error = refused(head(result={"scores": [28, 32], "tiebreaks": [9, 10], "winners": [1]}))
    assert (error.turn, error.code) == (len(TURNS) + 1, "result_early")


def test_no_turn_after_the_end() -> None:
    """Records refusal: a turn too many is named by its number."""
    data = whole_game()
    error = refused(data | {"turns": [*data["turns"], "walk +b"]})
    assert (error.turn, error.code) == (len(data["turns"]) + 1, "after_end")


def test_record_with_an_own_tile_set_replays() -> None:
    """Records options: a whole tile set stands in the record."""
    data = whole_game(1, 2, "own")
    assert data["options"]["tiles"]["draw"]["07"] == [5, 5, 3, 0, 0]
    game = replay(parse_record(json.dumps(data)), GAMES)
    assert json.loads(record_line(record_of(game))) == data


def test_unknown_keys_are_kept() -> None:
    """Records unknown keys: kept and ignored by the rules."""
    extra = {"names": ["Ann", "Ben"], "clock": {"minutes": 5}}
    record = parse_record(json.dumps(head(**extra)))
    assert record.extra == extra
    replay(record, GAMES)
    assert json.loads(record_line(record)) == head(**extra)
