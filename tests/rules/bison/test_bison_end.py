"""Bison 4 end: tracks at 0, the last scoring, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from greatplains.core.errors import IllegalStep

from .table import RULES, Animals, Table, own_tiles, table

LAST_SEASON = {2: 6, 3: 5, 4: 4}
PRAIRIES = {f"{number:02}": [0, 5, 3, 0, 0] for number in range(1, 19)}
# With these tiles c3p and eight more prairies are one region of 25 bison.
GREAT_PRAIRIE = [
    f"{number:02} {cell}/0" for number, cell in enumerate(["c2", "c1", "d1", "d2", "e1", "e2", "f1", "e3"], 1)
]


def last_turn(players: int = 2, **settings: Any) -> Table:
    """The last turn of the game; everybody has plenty, which is worth nothing now."""
    tracks = dict.fromkeys(range(players), (12, 13, 14))
    return table(players=players, season=LAST_SEASON[players], tracks=tracks, turns_left=1, **settings)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tracks_are_set_to_0_before_the_last_scoring(players: int) -> None:
    """Bison 4 end: after the action rounds of the last season all tracks are set to 0."""
    t = last_turn(players, pieces={"c3p": "0 h1", "c4m": "1 h1"})
    t.play("canoe +t")
    assert [t.tracks(seat) for seat in range(players)] == [(1, 0, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)][:players]
    assert t.position.is_over


def test_earlier_seasons_keep_their_tracks() -> None:
    """Bison 4 end: only the last season."""
    t = table(season=5, tracks={0: (12, 13, 14), 1: (1, 2, 3)}, turns_left=1)
    t.play("canoe +t")
    assert (t.tracks(0), t.tracks(1), t.season) == ((12, 13, 14), (1, 2, 4), 6)


def test_last_scoring_takes_the_place_of_the_season() -> None:
    """Bison 4 end: in place of that season's, so everything is scored once."""
    t = last_turn(pieces={"c3p": "0 h1", "c3m": "0 h1", "c3r": "0 h1"})
    t.play("canoe +t")
    assert t.tracks(0) == (1, 3, 1)


def test_animals_pay_until_the_last_turn() -> None:
    """Bison 4 end: the tracks are emptied after the action rounds, not before."""
    t = table(season=6, pieces={"c3p": "1 h2"}, tracks={1: (2, 3, 4)}, turns_left=1)
    t.play("buy h; trade t>s; trek c3p>c3m*2 -b1s1")
    assert t.tracks(1) == (0, 0, 1)


def test_nothing_is_played_after_the_end() -> None:
    """Bison 4 end: no step is legal any more."""
    t = last_turn()
    t.play("canoe +t")
    assert t.position.legal_steps() == []
    t.illegal("walk +b", "game_over", "Bison 4 end")
    with pytest.raises(IllegalStep) as caught:
        t.step("action", "walk")
    assert caught.value.code == "game_over"


# Who has won.


def outcome(t: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    t.play("canoe +t")
    found = RULES.outcome(t.position)
    return found.scores, found.tiebreaks, found.winners


def test_most_animals_in_all_win() -> None:
    """Bison 4 end: most animals in all, whatever the kinds."""
    t = last_turn(pieces={"c3p": "0 h1", "c4m": "0 h1", "c3r": "1 h1"})
    assert outcome(t) == ((2, 3), (0, 0), (1,))


def test_tie_goes_to_the_higher_lowest_track() -> None:
    """Bison 4 end: 1/3/0 against 2/1/1: four each, the lowest track 0 against 1."""
    pieces = {"c3r": "0 h2", "c3p": "0 h1", "c4r": "1 h1", "c4p": "1 h1", "d3p": "1 h1", "c4m": "1 h1"}
    assert outcome(last_turn(pieces=pieces)) == ((4, 4), (0, 1), (1,))


def test_lowest_track_counts_only_among_the_tied() -> None:
    """Bison 4 end: the third seat has the highest lowest track and fewer animals."""
    t = table(players=3)
    assert final_outcome(t, [(7, 7, 1), (7, 6, 2), (4, 4, 4)]) == ((15, 15, 12), (1, 2, 4), (1,))


def test_still_tied_is_a_draw() -> None:
    """Bison 4 end, Records result: a draw; all tied seats win, in ascending order."""
    t = last_turn(4, pieces={"c3p": "0 h1", "c4p": "1 h1", "d3m": "3 h1"})
    assert outcome(t) == ((1, 1, 0, 1), (0, 0, 0, 0), (0, 1, 3))


def final_outcome(t: Table, tracks: list[Animals]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """As it stands with these final tracks."""
    for seat, animals in enumerate(tracks):
        for kind in range(3):
            t.position.tracks[seat * 3 + kind] = animals[kind]
    found = RULES.outcome(t.position)
    return found.scores, found.tiebreaks, found.winners


def test_example_3() -> None:
    """Example 3: Yellow 10/14/6 (bison/turkey/salmon), Red 12/7/11, Blue 9/9/11: Red wins, 30 like Yellow, 7 > 6."""
    bison_salmon_turkey = [(10, 6, 14), (12, 11, 7), (9, 11, 9)]
    assert final_outcome(table(players=3), bison_salmon_turkey) == ((30, 30, 29), (6, 7, 9), (1,))


# The limit of 15 in the last scoring.


def great_prairie(**settings: Any) -> Table:
    t = last_turn(tile_set=own_tiles(**PRAIRIES), tiles=GREAT_PRAIRIE, pieces={"c3p": "0 h1"}, **settings)
    t.play("canoe +t")
    return t


def test_limit_holds_in_the_last_scoring() -> None:
    """Bison 4 end, B5: it is a normal scoring, so the limit holds."""
    t = great_prairie()
    assert (t.tracks(0), t.seat, t.position.is_over) == ((25, 0, 0), 0, False)
    t.play("over")
    assert (t.tracks(0), t.position.is_over) == ((15, 0, 0), True)


def test_trading_at_the_last_scoring() -> None:
    """Bison 4 end, B5: trading is offered."""
    t = great_prairie()
    t.play("over trade b>s; trade b>s; trade b>t; trade b>t")
    assert (t.tracks(0), RULES.outcome(t.position).scores) == ((13, 2, 2), (17, 0))
    assert t.position.is_over


def test_no_buying_at_the_last_scoring() -> None:
    """Bison 4 end, B5: only trading, though a hunter could be paid for."""
    t = great_prairie()
    t.illegal("over trade b>s; trade b>t; buy h", "no_buying", "B5")
    assert t.choices("buy") == set()
    t.step("trade", "bison", "salmon")
    t.step("trade", "bison", "turkey")
    assert t.tracks(0) == (19, 1, 1)
    assert t.kinds() == {"trade", "done"}


def test_buying_at_the_overflow_of_an_earlier_season() -> None:
    """B5: the same land one season earlier: buying is offered."""
    t = table(
        season=5,
        tile_set=own_tiles(**PRAIRIES),
        tiles=GREAT_PRAIRIE,
        pieces={"c3p": "0 h1"},
        tracks={0: (0, 0, 0)},
        turns_left=1,
    )
    t.play("canoe +t", "over trade b>s; trade b>t; buy h")
    assert t.tracks(0) == (15, 0, 0)
