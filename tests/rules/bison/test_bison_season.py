"""Bison 3: the course of a season: totem, drawing, four rounds, scoring."""

from __future__ import annotations

import pytest

from .table import RULES, Table, table

SIX = {"tile", "tepee", "canoe", "gather", "walk", "trek"}


def play_season(t: Table, *, cells: list[str]) -> list[int]:
    """A season without hunters: tiles first. The seats in the order in which they took their turns."""
    seats = []
    for cell in cells:
        seats.append(t.seat)
        t.play(f"tile {cell}/0 +b")
    for action in ("walk", "trek", "gather"):
        for _ in cells:
            seats.append(t.seat)
            t.play(f"{action} +s")
    return seats


def empty(players: int, *, first: int = 0) -> Table:
    return table(players=players, first=first, tracks=dict.fromkeys(range(players), (0, 0, 0)))


def test_season_is_four_rounds_in_turn_order() -> None:
    """Bison 3 rounds: in turn order each player takes one action, until everybody has taken four."""
    t = empty(3, first=1)
    assert play_season(t, cells=["d2", "c2", "b2"]) == [1, 2, 0] * 4
    assert t.season == 2


def test_totem_passes_to_the_left_from_the_second_season_on() -> None:
    """Bison 3 totem: its holder is first player."""
    t = empty(3, first=2)
    assert RULES.view(t.position, None)["totem"] == 2
    assert play_season(t, cells=["d2", "c2", "b2"])[:3] == [2, 0, 1]
    assert RULES.view(t.position, None)["totem"] == 0
    assert play_season(t, cells=["b3", "b4", "c5"])[:3] == [0, 1, 2]
    assert t.seat == 1


def test_seats_play_clockwise() -> None:
    """Records first: seats play in the order 0, 1, 2, 3."""
    t = empty(4)
    assert play_season(t, cells=["d2", "c2", "b2", "b3"]) == [0, 1, 2, 3] * 4
    assert t.seat == 1


def test_drawing_starts_with_the_first_player() -> None:
    """Bison 3 draw: each player draws the top tile, in turn order, every season anew."""
    t = empty(3, first=1)
    assert [t.hand(1), t.hand(2), t.hand(0)] == ["01", "02", "03"]
    play_season(t, cells=["d2", "c2", "b2"])
    assert [t.hand(2), t.hand(0), t.hand(1)] == ["04", "05", "06"]
    assert t.tiles() >= {"01 d2/0", "02 c2/0", "03 b2/0"}


def test_six_actions() -> None:
    """Bison 3 rounds: tile, tepee, canoe, gather, walk, trek."""
    assert table().choices("action") == SIX


@pytest.mark.parametrize("action", sorted(SIX))
def test_an_action_is_taken_once_a_season(action: str) -> None:
    """Bison 3 rounds: each at most once per player and season."""
    t = table(used={0: action, 1: ""})
    t.play("tepee +b" if action == "walk" else "walk +b")
    assert t.choices("action") == SIX - {action}
    text = "tile d2/0 +b" if action == "tile" else f"{action} +b"
    t.illegal(text, "action_used", "Bison 3 season")


def test_the_other_player_may_take_the_same_action() -> None:
    """Bison 3 rounds: once per player."""
    t = table()
    t.play("walk +b", "walk +b")
    assert (t.used(0), t.used(1)) == ({"walk"}, {"walk"})


def test_actions_are_free_again_next_season() -> None:
    """Bison 3 rounds: once per season."""
    t = empty(2)
    play_season(t, cells=["d2", "c2"])
    assert (t.used(0), t.used(1)) == (set(), set())
    assert t.choices("action") == SIX


def test_tile_is_compulsory_after_three_other_actions() -> None:
    """Bison 3 rounds: who has not laid the tile after three actions must choose it."""
    t = table(used={0: "walk trek gather", 1: "walk trek gather"})
    assert t.choices("action") == {"tile"}
    t.illegal("canoe +b", "tile_compulsory", "Bison 3 tile")
    t.illegal("tepee +b", "tile_compulsory", "Bison 3 tile")
    t.illegal("walk +b", "action_used", "Bison 3 season")
    t.play("tile d2/0 +b")


def test_tile_is_not_forced_earlier() -> None:
    """Bison 3 rounds: after two actions every other one is still open."""
    t = table(used={0: "walk trek", 1: "walk trek"})
    assert t.choices("action") == SIX - {"walk", "trek"}


def test_buying_and_trading_before_the_forced_tile() -> None:
    """Bison 3 rounds, Bison 3 buy: the compulsory action leaves purchases and trades free."""
    t = table(used={0: "walk trek gather", 1: "walk trek gather"})
    t.play("buy h; trade b>s; tile d2/0 p5 -b6s4")
    assert t.space("d2p") == "0 h5"


def test_who_has_laid_the_tile_has_three_of_five_others() -> None:
    """Bison 3 rounds: four actions, one of them the tile."""
    t = table(used={0: "tile walk trek", 1: "tile walk trek"})
    assert t.choices("action") == {"tepee", "canoe", "gather"}


def test_scoring_follows_the_fourth_round() -> None:
    """Bison 3 scoring: not before everybody has taken four actions, then at once."""
    t = table(pieces={"c3p": "0 h1", "d3p": "1 h1"}, tracks={0: (0, 0, 0), 1: (0, 0, 0)}, turns_left=2)
    t.play("canoe +t")
    assert (t.tracks(0), t.tracks(1)) == ((0, 0, 1), (0, 0, 0))
    t.play("canoe +t")
    assert (t.tracks(0), t.tracks(1)) == ((1, 0, 1), (1, 0, 1))
    assert t.season == 2


def test_pieces_and_tiles_stay_for_the_next_season() -> None:
    """Bison 3 scoring: nothing leaves the table by being scored."""
    t = table(pieces={"c3p": "0 h1 t2", "d3r": "1 h1"}, tracks={0: (0, 0, 0), 1: (0, 0, 0)}, turns_left=1)
    before = t.pieces(), t.tiles(), t.animals("c3p")
    t.harvest()
    assert (t.pieces(), t.tiles(), t.animals("c3p")) == before
