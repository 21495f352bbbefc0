"""Bison 1: cells, board, the way tiles lie, which spaces touch, and regions."""

from __future__ import annotations

from random import Random

import pytest

from greatplains.games.bison.board import (
    ACROSS,
    CELL_NAMES,
    COORDINATES,
    cell_name,
    parse_cell,
    parse_space,
    totem_distance,
)
from greatplains.games.bison.tilefile import standard_tiles

from .table import Table, spaces_of, table

START_CELLS = ("c3", "c4", "d3")
# Sides clockwise from the north-east, as steps in axial coordinates.
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
# Corners clockwise from the north, as points round the middle of a hex (half widths, half side lengths).
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

Point = tuple[int, int]


def place(cell: str) -> tuple[int, int]:
    number = parse_cell(cell)
    assert number is not None
    return COORDINATES[number]


def across(cell: str, side: int) -> str | None:
    number = parse_cell(cell)
    assert number is not None
    other = ACROSS[number * 6 + side]
    return None if other < 0 else cell_name(other)


def corner_point(cell: str, corner: int) -> Point:
    """Where a corner lies in the plane; nothing here knows how the rules number shared corners."""
    q, r = place(cell)
    x, y = CORNERS[corner % 6]
    return 2 * q + r + x, 3 * r + y


# Cells and board.


def test_terrains_and_their_animals() -> None:
    """Bison 1 material: bison live on the prairie, salmon in the river, turkeys on the mountain."""
    t = table(tiles=["01 d2/0", "04 c2/0", "07 b2/0"])  # three bison, three salmon, three turkeys
    assert [t.animals(space) for space in spaces_of(["d2"])] == [3, 0, 0]
    assert (t.animals("c2p"), t.animals("c2r"), t.animals("c2m")) == (0, 3, 0)
    assert (t.animals("b2p"), t.animals("b2r"), t.animals("b2m")) == (0, 0, 3)


def test_sides_are_numbered_clockwise_from_the_north_east() -> None:
    """Bison 1 cells: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW."""
    assert [across("c3", side) for side in range(6)] == ["b3", "c4", "d3", "d2", "c2", "b2"]
    assert [across("c4", side) for side in range(6)] == ["b4", "c5", "d4", "d3", "c3", "b3"]
    assert [across("d3", side) for side in range(6)] == ["c4", "d4", "e3", "e2", "d2", "c3"]


def test_cells_at_the_edge_have_nothing_beyond() -> None:
    """Bison 1 cells, at the border of the board."""
    assert [across("a1", side) for side in range(6)] == [None, "a2", "b2", "b1", None, None]
    assert [across("f3", side) for side in range(6)] == ["e4", None, None, None, "f2", "e3"]
    assert [across("c6", side) for side in range(6)] == [None, None, None, "d5", "c5", "b5"]


def test_side_touches_the_opposite_side_of_the_neighbour() -> None:
    """Bison 1 cells: side i of a cell touches side i + 3 of its neighbour."""
    for cell in CELL_NAMES:
        for side, (dq, dr) in enumerate(SIDES):
            other = across(cell, side)
            if other is not None:
                assert place(other) == (place(cell)[0] + dq, place(cell)[1] + dr)
                assert across(other, (side + 3) % 6) == cell


def test_shared_corners() -> None:
    """Bison 1 cells: corner i is the neighbour's corner i + 4, corner i + 1 the neighbour's corner i + 3."""
    for cell in CELL_NAMES:
        for side in range(6):
            other = across(cell, side)
            if other is not None:
                assert corner_point(cell, side) == corner_point(other, side + 4)
                assert corner_point(cell, side + 1) == corner_point(other, side + 3)


def test_totem_vertex() -> None:
    """Bison 1 board: the totem stands on the vertex shared by (0,0), (1,0), (0,1)."""
    assert [place(cell) for cell in START_CELLS] == [(0, 0), (1, 0), (0, 1)]
    assert corner_point("c3", 2) == corner_point("c4", 4) == corner_point("d3", 0)


def test_board_is_the_27_cells_at_distance_3_or_less() -> None:
    """Bison 1 board, B7: distance counted in tiles, start tiles 1."""
    distance = {place(cell): 1 for cell in START_CELLS}
    for far in (2, 3):
        for q, r in list(distance):
            for dq, dr in SIDES:
                distance.setdefault((q + dq, r + dr), far)
    assert len(distance) == 27
    assert set(COORDINATES) == set(distance)
    assert all(totem_distance(cell) == far for cell, far in distance.items())


@pytest.mark.parametrize(
    ("row", "r", "first_q", "last_q"),
    [("a", -2, 0, 3), ("b", -1, -1, 3), ("c", 0, -2, 3), ("d", 1, -2, 2), ("e", 2, -2, 1), ("f", 3, -2, 0)],
)
def test_names_of_the_cells(row: str, r: int, first_q: int, last_q: int) -> None:
    """Bison 1 board: row letter, then 1, 2, 3 … from west to east."""
    names = [name for name in CELL_NAMES if name.startswith(row)]
    assert names == [f"{row}{number}" for number in range(1, last_q - first_q + 2)]
    assert [place(name) for name in names] == [(q, r) for q in range(first_q, last_q + 1)]


def test_no_other_cells_and_spaces_have_names() -> None:
    """Bison 1 board: 27 cells, 81 spaces."""
    assert len(CELL_NAMES) == 27
    for wrong in ("a0", "a5", "b6", "c7", "d6", "e5", "f4", "g1", "A1", "", "1a", "c03"):
        assert parse_cell(wrong) is None
    for wrong in ("", "p", "c3", "c3x", "c3P", "c7p", "c3pp"):
        assert parse_space(wrong) is None
    assert len({parse_space(name) for name in spaces_of(CELL_NAMES)}) == 81


# Adjacency on maps worked out by hand.


def test_start_map_step_by_step() -> None:
    """Bison 1 adjacency: the rivers meet under the totem; c3m-c4p, c4m-d3p and d3m-c3p share sides."""
    t = table()
    assert t.near("c3p") == {"c3r", "d3m"}
    assert t.near("c3m") == {"c3r", "c4p"}
    assert t.near("c4p") == {"c4r", "c3m"}
    assert t.near("c4m") == {"c4r", "d3p"}
    assert t.near("d3p") == {"d3r", "c4m"}
    assert t.near("d3m") == {"d3r", "c3p"}
    assert t.near("c3r") == {"c3p", "c3m", "c4r", "d3r"}
    assert t.near("c4r") == {"c4p", "c4m", "c3r", "d3r"}
    assert t.near("d3r") == {"d3p", "d3m", "c3r", "c4r"}


def test_start_regions() -> None:
    """Bison 1 region: at the start every land is a region by itself, the three rivers are one."""
    t = table()
    assert t.regions("prairie") == {frozenset({"c3p"}), frozenset({"c4p"}), frozenset({"d3p"})}
    assert t.regions("mountain") == {frozenset({"c3m"}), frozenset({"c4m"}), frozenset({"d3m"})}
    assert t.regions("river") == {frozenset({"c3r", "c4r", "d3r"})}


@pytest.mark.parametrize(
    ("rotation", "land_at_c4m", "joins_c4r"),
    [
        (0, "c5m", False),  # river from corner 0 to 3, mountain in the west
        (1, "c5p", True),  # river from corner 2 to 5: corner 5 is corner 1 of c4, where its river ends
        (2, "c5p", False),  # river from corner 4 to 1: corner 4 is corner 2 of c4, where no river ends
    ],
)
def test_three_rotations_of_one_tile(rotation: int, land_at_c4m: str, joins_c4r: bool) -> None:
    """Bison 1 tile: rotation k adds 2k to every side and corner number."""
    t = table(tiles=[f"04 c5/{rotation}"])
    other = {"c5p": "c5m", "c5m": "c5p"}[land_at_c4m]
    assert t.near("c4m") == {"c4r", "d3p", land_at_c4m}
    assert t.near(land_at_c4m) == {"c5r", "c4m"}
    assert t.near(other) == {"c5r"}
    assert t.near("c4p") == {"c4r", "c3m"}
    assert t.near("c5r") == {"c5p", "c5m"} | ({"c4r"} if joins_c4r else set())
    assert t.near("c4r") == {"c4p", "c4m", "c3r", "d3r"} | ({"c5r"} if joins_c4r else set())
    assert (frozenset({"c4m", "c5m"}) in t.regions("mountain")) == (rotation == 0)
    assert (frozenset({"c3r", "c4r", "d3r", "c5r"}) in t.regions("river")) == joins_c4r


def test_river_runs_from_corner_a_to_corner_a_plus_d() -> None:
    """Bison 1 tile: sides a … a+d-1 are prairie, the other 6-d sides mountain.

    Tile 16 (a 1, d 4) on d4: unrotated, prairie in the E, SE, SW, W, mountain in the NW, NE; river from corner 1 to 5.
    """
    t = table(tiles=["16 d4/0"])
    assert t.near("d4p") == {"d4r", "d3p"}  # west
    assert t.near("d4m") == {"d4r", "c4m"}  # north-west
    assert t.near("d4r") == {"d4p", "d4m"}  # corner 5 is corner 2 of c4 and 1 of d3: no rivers there
    assert frozenset({"d3p", "d4p"}) in t.regions("prairie")
    assert frozenset({"c4m", "d4m"}) in t.regions("mountain")
    t = table(tiles=["16 d4/1"])  # prairie SW, W, NW, NE, mountain E and SE; river from corner 3 to 1
    assert t.near("d4p") == {"d4r", "d3p", "c4m"}
    assert t.near("d4m") == {"d4r"}


def test_lands_of_any_kind_touch_across_a_side() -> None:
    """Bison 1 adjacency: across a shared side prairie or mountain, any combination."""
    t = table(tiles=["05 d2/0"])  # prairie in the NE, E, SE
    assert t.near("d2p") == {"d2r", "c3p", "d3m"}  # prairie-prairie, prairie-mountain
    assert t.near("d2m") == {"d2r"}
    t = table(tiles=["05 d2/1"])  # prairie in the SE, SW, W
    assert t.near("d2m") == {"d2r", "c3p", "d3m"}  # mountain-prairie, mountain-mountain
    assert frozenset({"d2m", "d3m"}) in t.regions("mountain")


def test_prairie_and_mountain_of_one_tile_never_touch() -> None:
    """Bison 1 adjacency: on one tile prairie-river and river-mountain, never prairie-mountain."""
    for tile in standard_tiles().ids[3:]:
        for rotation in range(3):
            t = table(tiles=[f"{tile} b3/{rotation}"])
            assert "b3r" in t.near("b3p") & t.near("b3m")
            assert "b3m" not in t.near("b3p")
            assert "b3p" not in t.near("b3m")
            assert {"b3p", "b3m"} <= t.near("b3r")


def test_no_other_movement_across_a_corner() -> None:
    """Bison 1 adjacency: a river never borders land of another tile.

    The river of c3 ends in its corner 5, which is corner 1 of c2 and corner 3 of b2. Neither has a river there.
    """
    t = table(tiles=["07 c2/1", "04 b2/1"])  # rivers from corner 2 to 0 of c2 and from 2 to 5 of b2
    assert t.near("c3r") == {"c3p", "c3m", "c4r", "d3r"}
    assert t.near("c2r") == {"c2p", "c2m"}
    assert t.near("b2r") == {"b2p", "b2m"}


def test_rivers_of_three_tiles_meet_in_one_corner() -> None:
    """Bison 1 adjacency: at a shared corner the rivers of any tiles whose rivers both end in that corner."""
    t = table(tiles=["13 c2/0", "04 b2/0"])  # from corner 1 to 4 of c2, from 0 to 3 of b2: both meet the river of c3
    assert t.near("c3r") == {"c3p", "c3m", "c4r", "d3r", "c2r", "b2r"}
    assert t.near("c2r") == {"c2p", "c2m", "c3r", "b2r"}
    assert t.near("b2r") == {"b2p", "b2m", "c3r", "c2r"}
    assert t.regions("river") == {frozenset({"c3r", "c4r", "d3r", "c2r", "b2r"})}


def test_two_rivers_meet_beside_a_third_that_does_not() -> None:
    """Bison 1 adjacency: only the rivers that end in the corner touch."""
    t = table(tiles=["13 c2/0", "04 b2/1"])
    assert t.near("c2r") == {"c2p", "c2m", "c3r"}
    assert t.near("b2r") == {"b2p", "b2m"}
    assert t.regions("river") == {frozenset({"c3r", "c4r", "d3r", "c2r"}), frozenset({"b2r"})}


# Regions.


def test_new_tile_joins_regions_through_its_sides() -> None:
    """Bison 1 region: land is connected through shared sides.

    c3p - d2p - e2p - e3p - d3p, one tile after the other; the last one closes the chain.
    """
    chain = ["07 d2/0", "08 e2/2", "09 e3/2"]
    before, after = table(tiles=chain[:2]), table(tiles=chain)
    assert before.regions("prairie") == {frozenset({"c3p", "d2p", "e2p"}), frozenset({"d3p"}), frozenset({"c4p"})}
    assert after.regions("prairie") == {frozenset({"c3p", "d2p", "e2p", "e3p", "d3p"}), frozenset({"c4p"})}


def test_regions_do_not_depend_on_the_order_in_which_tiles_came() -> None:
    """Bison 1 region: a maximal set, however it grew."""
    tiles = ["07 d2/0", "08 e2/2", "09 e3/2", "13 c2/0", "04 b2/0"]
    one, other = table(tiles=tiles), table(tiles=tiles[::-1])
    for terrain in ("prairie", "mountain", "river"):
        assert one.regions(terrain) == other.regions(terrain)


def test_side_between_prairie_and_mountain_joins_no_region() -> None:
    """Bison 1 region: spaces of one terrain only."""
    t = table(tiles=["05 d2/0"])
    assert "d3m" in t.near("d2p")
    assert frozenset({"d3m"}) in t.regions("mountain")
    assert frozenset({"c3p", "d2p"}) in t.regions("prairie")


# Any map, against points and sides in the plane.


def random_map(seed: int) -> dict[str, tuple[str, int]]:
    """The start tiles, and 14 draw tiles grown at random from them: the most before the last draw of a game."""
    rng = Random(seed)
    laid = {"c3": ("S1", 1), "c4": ("S2", 2), "d3": ("S3", 0)}
    ids = standard_tiles().ids[3:]
    rng.shuffle(ids)
    for tile in ids[:14]:
        edge = {across(cell, side) for cell in laid for side in range(6)} - set(laid) - {None}
        laid[rng.choice(sorted(str(cell) for cell in edge))] = (tile, rng.randrange(3))
    return laid


def drawn_near(laid: dict[str, tuple[str, int]]) -> dict[str, set[str]]:
    """Which spaces touch, seen from the drawing of the tiles alone."""
    sides: dict[frozenset[Point], list[str]] = {}
    mouths: dict[Point, list[str]] = {}
    near: dict[str, set[str]] = {}
    for cell, (tile, rotation) in laid.items():
        a, d, *_ = standard_tiles().faces[tile]
        near |= {f"{cell}p": {f"{cell}r"}, f"{cell}m": {f"{cell}r"}, f"{cell}r": {f"{cell}p", f"{cell}m"}}
        for number in range(6):
            land = "p" if number < d else "m"
            corner = a + 2 * rotation + number
            side = frozenset({corner_point(cell, corner), corner_point(cell, corner + 1)})
            sides.setdefault(side, []).append(cell + land)
        for corner in (a + 2 * rotation, a + 2 * rotation + d):
            mouths.setdefault(corner_point(cell, corner), []).append(f"{cell}r")
    for meeting in [*sides.values(), *mouths.values()]:
        for space in meeting:
            near[space] |= set(meeting) - {space}
    return near


def drawn_region(near: dict[str, set[str]], space: str) -> frozenset[str]:
    found, fresh = {space}, {space}
    while fresh:
        fresh = {other for here in fresh for other in near[here] if other[-1] == space[-1]} - found
        found |= fresh
    return frozenset(found)


def map_table(laid: dict[str, tuple[str, int]]) -> Table:
    tiles = [f"{tile} {cell}/{rotation}" for cell, (tile, rotation) in laid.items() if not tile.startswith("S")]
    return table(players=4, season=4, tiles=tiles)


@pytest.mark.parametrize("seed", range(5))
def test_large_maps_touch_as_drawn(seed: int) -> None:
    """Bison 1 adjacency, Bison 1 region: maps of 17 tiles, compared with their drawing in the plane."""
    laid = random_map(seed)
    t, near = map_table(laid), drawn_near(laid)
    assert {space: t.near(space) for space in near} == near
    for terrain in ("prairie", "mountain", "river"):
        spaces = [space for space in near if space[-1] == terrain[0]]
        assert t.regions(terrain) == {drawn_region(near, space) for space in spaces}


@pytest.mark.parametrize("seed", range(5))
def test_trek_reaches_what_three_walks_reach(seed: int) -> None:
    """Bison 3 trek: 1-3 steps, each to a space that touches."""
    laid = random_map(seed)
    t, near = map_table(laid), drawn_near(laid)
    for space in near:
        once = near[space]
        twice = once | {far for stop in once for far in near[stop]}
        thrice = twice | {far for stop in twice for far in near[stop]}
        assert t.in_reach(space) == thrice - {space}
