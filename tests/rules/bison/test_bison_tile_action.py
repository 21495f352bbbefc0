"""Bison 3 tile: laying the tile in hand, and the hunters that come with it."""

from __future__ import annotations

import pytest

from .table import table


def test_tile_goes_from_the_hand_to_the_table() -> None:
    """Bison 3 tile: lay the tile in hand."""
    t = table(hands={0: "07", 1: "11"})
    t.play("tile d2/1 p1")
    assert "07 d2/1" in t.tiles()
    assert (t.hand(0), t.hand(1)) == (None, "11")
    t.play("tile c2/0 m1")
    assert "11 c2/0" in t.tiles()


@pytest.mark.parametrize(("letter", "hunters"), [("p", 1), ("r", 2), ("m", 3), ("p", 4)])
def test_hunters_come_from_the_reserve_as_one_group(letter: str, hunters: int) -> None:
    """Bison 3 tile, B15: n hunters as one group on one space of the new tile."""
    t = table()
    payment = {1: "", 2: " -b2", 3: " -b4", 4: " -b7"}[hunters]
    t.play(f"tile d2/0 {letter}{hunters}{payment}")
    assert t.pieces() == {f"d2{letter}": f"0 h{hunters}"}
    assert t.reserve(0) == f"h{4 - hunters} t1 t2 c1 c2"


def test_group_is_not_split() -> None:
    """Bison 3 tile, B15: as *one* group on *one* space."""
    t = table()
    t.misspelt("tile d2/0 p1 r1 -b2", "tile_hunters")
    t.misspelt("tile d2/0 p1r1 -b2", "tile_hunters")


def test_not_more_hunters_than_the_reserve_has() -> None:
    """Bison 3 tile: from the reserve; what is in the market or on the table does not count."""
    t = table(pieces={"c3p": "0 h3"})
    t.illegal("tile d2/0 p2 -b2", "reserve", "Bison 3 tile")
    t.play("tile d2/0 p1")
    assert t.reserve(0) == "h0 t1 t2 c1 c2"


def test_empty_reserve_lays_without_hunters() -> None:
    """Bison 3 tile: 0-5 hunters."""
    t = table(pieces={"c3p": "0 h4"})
    assert not t.allows("tile d2/0 p1")
    t.play("tile d2/0 +s")
    assert t.tracks(0) == (10, 11, 10)


def test_cells_beside_the_start_tiles() -> None:
    """Bison 3 tile: a free cell that shares a side with a laid tile."""
    t = table()
    beside = {"b2", "b3", "b4", "c2", "c5", "d2", "d4", "e2", "e3"}
    assert t.open_cells() == beside
    t.step("action", "tile")
    assert t.choices("lay") == {f"{cell} {rotation}" for cell in beside for rotation in range(3)}


@pytest.mark.parametrize("cell", ["c3", "c4", "d3", "d2"])
def test_taken_cell(cell: str) -> None:
    """Bison 3 tile: a *free* cell."""
    table(tiles=["07 d2/0"]).illegal(f"tile {cell}/0 +b", "cell_taken", "Bison 3 tile")


@pytest.mark.parametrize("cell", ["a1", "a4", "b1", "c1", "c6", "d1", "d5", "e1", "e4", "f1", "f3"])
def test_cell_that_touches_nothing(cell: str) -> None:
    """Bison 3 tile: it must share a side with a laid tile."""
    table().illegal(f"tile {cell}/0 +b", "cell_apart", "Bison 3 tile")


@pytest.mark.parametrize("cell", ["a5", "b6", "c7", "d6", "e5", "f4", "g1", "a0", "z9"])
def test_cells_beyond_the_board_do_not_exist(cell: str) -> None:
    """Bison 3 tile, Bison 1 board: distance <= 3, so there are 27 cells."""
    table().misspelt(f"tile {cell}/0 +b", "tile_place")


def test_a_tile_opens_the_cells_round_it() -> None:
    """Bison 3 tile: whatever touches the new tile can be next."""
    t = table()
    before = t.open_cells()
    t.play("tile c2/0 +b")
    assert t.open_cells() == before - {"c2"} | {"b1", "c1", "d1"}
    t.play("tile c1/2 +b")
    assert "c1" not in t.open_cells()


def test_terrains_need_not_match() -> None:
    """Bison 3 tile: any tile fits anywhere in any of its 3 rotations."""
    for tile in ("01", "04", "07", "10", "13", "16"):
        t = table(hands={0: tile})
        for cell in t.open_cells():
            for rotation in range(3):
                assert t.allows(f"tile {cell}/{rotation} +b")


def test_cells_between_may_be_empty() -> None:
    """Bison 3 tile, B7: a1 is at distance 3 though nothing lies on b2, between it and the totem."""
    t = table(tiles=["07 c2/0", "08 b1/0"])
    assert "b2" in t.open_cells()
    t.play("tile a1/0 p1")
    assert t.space("a1p") == "0 h1"


def test_whole_board_can_be_filled_up_to_distance_three() -> None:
    """Bison 3 tile, Bison 1 board: the outermost cells are open once they touch a tile."""
    t = table(tiles=["07 b3/0", "08 a2/0", "09 c5/0", "01 d2/0", "02 e2/0"])
    assert {"a1", "a3", "c6", "b5", "d5", "f1", "f2", "e1", "d1"} <= t.open_cells()


def test_new_space_belongs_to_who_laid_it() -> None:
    """Bison 3 tile, B15: the space is always empty before, so any of the three will do."""
    t = table(pieces={"c3p": "1 h2", "c3m": "1 h1"})
    for letter in "prm":
        assert t.allows(f"tile d2/0 {letter}2 -b2")


def test_hunters_go_on_the_new_tile_only() -> None:
    """Bison 3 tile: on one space *of it*; the text has no way to name another."""
    t = table()
    t.misspelt("tile d2/0 c3p2 -b2", "tile_hunters")
    t.play("tile d2/0 p2 -b2")
    assert t.pieces() == {"d2p": "0 h2"}


def test_a_tile_is_laid_once_a_season() -> None:
    """Bison 3 tile: who has none in hand cannot lay one."""
    t = table(used={0: "tile", 1: "tile"})
    t.illegal("tile d2/0 +b", "action_used", "Bison 3 season")
