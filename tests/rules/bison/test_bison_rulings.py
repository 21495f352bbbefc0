"""The rulings B1-B23, one after the other (B22 is with the examples of the books); the paragraphs cite them too."""

from __future__ import annotations

from greatplains.core.rng import Rng

from .table import RULES, table

NOTHING = (0, 0, 0)


def test_b1_three_players_put_three_tiles_aside() -> None:
    """B1: 15 tiles are left, exactly five seasons for three."""
    assert len(RULES.deal(3, Rng(3)).stack) == 18 - 3 == 5 * 3


def test_b2_hunters_decide_between_equal_tepees() -> None:
    """B2: not the animals: tile 01 on d2 shows three bison, c3p one."""
    t = table(
        tiles=["01 d2/0"], pieces={"c3p": "0 h1 t1", "d2p": "1 t1"}, tracks={0: NOTHING, 1: NOTHING}, turns_left=1
    )
    assert t.harvest() == [(4, 0, 0), (2, 0, 0)]


def test_b3_hunters_for_a_reduction_come_from_the_reserve() -> None:
    """B3: the hunter on the space stays, another one joins it."""
    t = table(variant=2, pieces={"c3p": "0 h1 t2"}, reserve={0: "h1 t1"})
    t.play("tepee c3p:1")
    assert (t.space("c3p"), t.reserve(0)) == ("0 h2 t1", "h0 t2")


def test_b4_buying_and_trading_before_the_action_and_at_overflow() -> None:
    """B4: on one's own turn before the action, and when a track overflows."""
    t = table(pieces={"c3p": "0 h1"}, tracks={0: (15, 5, 5), 1: (5, 5, 5)}, turns_left=1)
    t.play("buy h; trade b>s; canoe +t", "over buy h")
    assert (t.tracks(0), t.tracks(1)) == ((15, 4, 4), (1, 5, 5))


def test_b5_last_scoring_offers_no_purchases() -> None:
    """B5: the land is the same as in an earlier season, what is offered is not (see the last scoring)."""
    tiles = [f"{number:02} {cell}/0" for number, cell in enumerate(["c2", "c1", "d1", "d2", "e1", "e2"], 1)]
    faces = {f"{number:02}": [0, 5, 3, 0, 0] for number in range(1, 19)}
    tile_set = {"start": {f"S{number}": [0, 3, 1, 1, 1] for number in (1, 2, 3)}, "draw": faces}
    for season, kinds in ((5, {"buy", "trade", "done"}), (6, {"trade", "done"})):
        tracks = {0: (0, 5, 5)}
        t = table(season=season, tile_set=tile_set, tiles=tiles, pieces={"c3p": "0 h1"}, tracks=tracks, turns_left=1)
        t.play("canoe +t")
        assert t.tracks(0)[0] == 19
        assert t.kinds() == kinds


def test_b6_gain_goes_to_a_track_below_15() -> None:
    """B6: choose a track below 15; if all are full, nothing."""
    t = table(tracks={0: (15, 14, 15)})
    t.illegal("walk +b", "track_full", "B6")
    t.illegal("walk +t", "track_full", "B6")
    t.play("walk +s")
    assert t.tracks(0) == (15, 15, 15)
    t.play("walk +s", "trek")
    assert t.tracks(0) == (15, 15, 15)


def test_b6_nothing_is_gained_with_full_tracks() -> None:
    """B6: with all tracks full there is no gain to write."""
    t = table(tracks={0: (15, 15, 15)})
    t.illegal("walk +b", "no_gain", "Bison 3 cost, B6")
    t.play("tile d2/0")
    assert t.tracks(0) == (15, 15, 15)


def test_b7_distance_does_not_ask_for_the_tiles_between() -> None:
    """B7: counted in tiles, whether or not the tiles between are laid: d1, e1, f1 with e2 and d2 empty."""
    t = table(tiles=["07 c2/0", "08 d1/0", "09 e1/0"])
    assert {"d2", "e2", "f1"} <= t.open_cells()
    t.play("tile f1/0 +b")
    assert {"d2", "e2", "f2"} <= t.open_cells()


def test_b8_first_seat_is_chosen_or_drawn() -> None:
    """B8: chosen at set-up, by default drawn from the seed."""
    assert [RULES.deal(4, Rng(1), first=seat).first for seat in range(4)] == [0, 1, 2, 3]
    assert {RULES.deal(4, Rng(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_b9_others_behind_a_tie_get_their_own_spaces() -> None:
    """B9: tied for first, so the third seat is not second: it gets the bison of its own space."""
    tiles = ["07 c2/0", "08 d2/2"]  # c3p 1, c2p 0, d2p 2
    tracks = dict.fromkeys(range(3), NOTHING)
    t = table(players=3, tiles=tiles, pieces={"c3p": "0 t1", "c2p": "1 t1", "d2p": "2 h1"}, tracks=tracks, turns_left=1)
    assert [animals[0] for animals in t.harvest()] == [1, 1, 2]


def test_b10_surplus_may_be_left() -> None:
    """B10: may; the rest is lost."""
    t = table(pieces={"c3p": "0 h1"}, tracks={0: (15, 0, 0), 1: NOTHING}, turns_left=1)
    t.play("canoe +t")
    assert t.allows("over trade b>s")
    t.play("over")
    assert t.tracks(0) == (15, 0, 0)


def test_b11_tepees_on_prairie_and_mountain() -> None:
    """B11: both, but not on rivers."""
    t = table(pieces={"c3p": "0 h1", "c3m": "0 h1", "c3r": "0 h1"})
    assert t.allows("tepee c3p:1")
    assert t.allows("tepee c3m:1")
    t.illegal("tepee c3r:1", "wrong_terrain", "Bison 3 tepee, B11")


def test_b12_gain_is_compulsory() -> None:
    """B12: compulsory unless all tracks are full."""
    t = table(tracks={0: (15, 15, 14)})
    t.illegal("walk", "gain_missing", "Bison 3 cost, B12")
    t.illegal("tile d2/0", "gain_missing", "Bison 3 cost, B12")
    t.play("walk +t")


def test_b13_trades_at_an_overflow() -> None:
    """B13: give only a kind above 15, and only into a track below 15."""
    t = table(pieces={"c3p": "0 h1"}, tracks={0: (15, 15, 14), 1: NOTHING}, turns_left=1)
    t.play("canoe +t")
    assert t.choices("trade") == {"bison turkey"}
    t.illegal("over trade b>s", "track_full", "Bison 3 trade, B13")
    t.illegal("over trade s>t", "not_exceeding", "Bison 4, B13")
    t.play("over trade b>t")


def test_b14_an_action_closes_when_no_hunter_is_left() -> None:
    """B14: the only hunter has walked, so nothing more is asked; with a second one there is."""
    t = table(pieces={"c3p": "0 h1"})
    t.step("action", "walk")
    t.step("from", "c3p")
    t.step("to", "c3r")
    assert (t.seat, t.position.is_turn_start) == (1, True)
    t = table(pieces={"c3p": "0 h2"})
    t.step("action", "walk")
    t.step("from", "c3p")
    t.step("to", "c3r")
    assert t.kinds() == {"from", "done"}
    t.step("done")
    assert (t.seat, t.position.is_turn_start) == (1, True)


def test_b14_an_action_closes_when_no_more_can_be_paid() -> None:
    """B14: with one animal only one hunter can take part."""
    t = table(pieces={"c3p": "0 h3"}, tracks={0: (1, 0, 0)})
    t.step("action", "trek")
    t.step("from", "c3p")
    t.step("to", "c3m")
    assert (t.seat, t.tracks(0)) == (1, (1, 0, 0))


def test_b14_an_action_that_can_do_nothing_may_be_chosen() -> None:
    """B14: it counts as using no hunters."""
    for action in ("tepee", "canoe", "gather", "walk", "trek"):
        t = table()
        t.play(f"{action} +s")
        assert (t.used(0), t.tracks(0)) == ({action}, (10, 11, 10))


def test_b15_hunters_of_a_tile_stand_on_one_space() -> None:
    """B15: the group stands on one space of the new tile, which is always empty."""
    t = table(pieces={"c3p": "1 h1"})
    t.step("action", "tile")
    t.step("lay", "d2", 0)
    assert t.pieces() == {"c3p": "1 h1"}
    assert t.choices("place") == {f"{terrain} {n}" for terrain in ("prairie", "mountain", "river") for n in range(1, 5)}


def test_b16_equal_moves_in_a_row_are_joined() -> None:
    """B16: written singly they are refused."""
    t = table(pieces={"c3p": "0 h3", "c4m": "0 h1"})
    t.misspelt("walk c3p>c3r c3p>c3r -b2", "not_exact")
    t.misspelt("trek c3p>c3r*2 c3p>c3r -b4", "not_exact")
    t.misspelt("gather c4m<c3p,c3p -b2", "not_exact")
    t.play("walk c3p>c3r*2 c3p>d3m -b4")


def test_b16_equal_moves_apart_stay_apart() -> None:
    """B16, Records equal moves: only *consecutive* ones are joined."""
    t = table(pieces={"c3p": "0 h3", "c4m": "0 h1"})
    t.play("walk c3p>c3r c3p>d3m c3p>c3r -b4")
    t = table(pieces={"c3p": "0 h3", "c4m": "0 h1", "d3p": "0 h1"})
    t.play("gather c4m<c3p,d3p,c3p -b4")


def test_b17_no_gathering_to_the_space_they_are_on() -> None:
    """B17: those who join come from other spaces."""
    t = table(pieces={"c3p": "0 h3", "c4m": "0 h1"})
    t.illegal("gather c3p<c3p", "same_space", "B17")
    t.illegal("gather c3p<c4m,c3p -b2", "action_closed", "Bison 3 cost, B14")


def test_b18_a_tile_fits_in_three_positions() -> None:
    """B18: a tile laid in six positions would not fit its neighbours; there are three, a third of a turn apart."""
    t = table()
    t.step("action", "tile")
    positions = [choice.removeprefix("d2 ") for choice in t.choices("lay") if choice.startswith("d2 ")]
    assert sorted(positions) == ["0", "1", "2"]


def test_b19_a_surplus_is_settled_after_each_terrain() -> None:
    """B19: bison are above 15 after the prairies and are asked about then; turkeys follow after the mountains."""
    tracks = {0: (15, 0, 15), 1: NOTHING}
    t = table(pieces={"c3p": "0 h1", "c3m": "0 h1"}, tracks=tracks, turns_left=1)
    t.play("canoe +t")
    assert t.tracks(0) == (16, 0, 15)
    t.play("over trade b>s")
    assert t.tracks(0) == (13, 1, 16)
    t.play("over")
    assert (t.tracks(0), t.season) == ((13, 1, 15), 2)


def test_b20_no_hunter_ends_where_it_began() -> None:
    """B20: a trek there and back is no move."""
    t = table(pieces={"c3p": "0 h1"})
    t.illegal("trek c3p>c3p", "no_move", "Bison 3 movement")
    assert {"c3r", "c3m"} < t.in_reach("c3p")
    assert "c3p" not in t.in_reach("c3p")


def test_b21_each_space_is_changed_once_in_an_action() -> None:
    """B21: neither built and then enlarged, nor built and then removed."""
    t = table(variant=2, pieces={"c3p": "0 h2", "c4p": "0 h1"}, reserve={0: "h2 t1 t1 t2"})
    t.illegal("tepee c3p:1 c3p:2 -b2", "changed_already", "Bison 3 variant 1")
    t.illegal("tepee c3p:1 c3p:0 -b2", "changed_already", "Bison 3 variant 1")
    t.play("tepee c3p:1 c4p:1 -b2")


def test_b23_a_tile_may_be_laid_without_hunters() -> None:
    """B23: 0 to 5 hunters, though there are some in the reserve."""
    t = table()
    t.play("tile d2/0 +b")
    assert (t.pieces(), t.reserve(0)[:2]) == ({}, "h4")
