import json
import math
from dataclasses import asdict

import pytest

from greatplains.core import hexgrid
from greatplains.drawing.bison import geometry
from greatplains.drawing.bison.geometry import land, river_curve, side_control, tile_shape
from greatplains.drawing.bison.places import places
from greatplains.drawing.hexagon import HALF_WIDTH, centre, corner
from greatplains.drawing.markup import Point
from greatplains.drawing.windriver import geometry as lanes
from greatplains.games.bison import board
from greatplains.games.windriver import board as lanes_board

SHAPES = [(a, d) for a in range(6) for d in range(1, 6)]


def turned(point: Point, thirds: int) -> Point:
    angle = math.radians(120 * thirds)
    x, y = point
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def moved(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


@pytest.mark.parametrize("place", board.COORDINATES)
@pytest.mark.parametrize("side", range(6))
def test_shared_sides_of_neighbouring_tiles_coincide(place: tuple[int, int], side: int) -> None:
    here, there = centre(place), centre(hexgrid.neighbour(place, hexgrid.SIDES[side]))
    assert moved(corner(side), here) == pytest.approx(moved(corner(side + 4), there))
    assert moved(corner(side + 1), here) == pytest.approx(moved(corner(side + 3), there))
    assert moved(side_control(side), here) == pytest.approx(moved(side_control((side + 3) % 6), there))


@pytest.mark.parametrize("rotation", range(board.ROTATIONS))
@pytest.mark.parametrize("side", range(6))
def test_a_rotated_tile_has_the_same_outline(side: int, rotation: int) -> None:
    assert turned(corner(side), rotation) == pytest.approx(corner(side + 2 * rotation))
    assert turned(side_control(side), rotation) == pytest.approx(side_control((side + 2 * rotation) % 6))


def test_a_sixth_of_a_turn_does_not_fit() -> None:
    assert math.hypot(*side_control(0)) != pytest.approx(math.hypot(*side_control(1)))


@pytest.mark.parametrize(("a", "d"), SHAPES)
def test_rivers_end_in_their_corners(a: int, d: int) -> None:
    river = river_curve(a, d)
    assert river.start == river.at(0) == pytest.approx(corner(a))
    assert river.end == river.at(1) == pytest.approx(corner(a + d))
    assert tile_shape(a, d).ends == (a, (a + d) % 6)


@pytest.mark.parametrize(("a", "d"), SHAPES)
@pytest.mark.parametrize("rotation", range(board.ROTATIONS))
def test_the_river_turns_with_its_tile(a: int, d: int, rotation: int) -> None:
    here, there = river_curve(a, d), river_curve((a + 2 * rotation) % 6, d)
    assert turned(here.leave, rotation) == pytest.approx(there.leave, abs=1e-9)
    assert turned(here.arrive, rotation) == pytest.approx(there.arrive, abs=1e-9)


@pytest.mark.parametrize(("a", "d"), SHAPES)
def test_every_point_of_a_tile_is_on_one_land_or_by_the_river(a: int, d: int) -> None:
    prairie, mountain = land(a, d, board.PRAIRIE), land(a, d, board.MOUNTAIN)
    shore = [river_curve(a, d).at(step / 100) for step in range(101)]
    for x in range(-70, 71, 10):
        for y in range(-70, 71, 10):
            point = float(x), float(y)
            if math.hypot(x, y) < 70 and min(math.dist(point, other) for other in shore) > geometry.RIVER_WIDTH:
                assert (prairie.room(point) > 0) != (mountain.room(point) > 0)


@pytest.mark.parametrize(("a", "d"), SHAPES)
@pytest.mark.parametrize("terrain", [board.PRAIRIE, board.MOUNTAIN])
@pytest.mark.parametrize("animals", range(4))
def test_pieces_and_animals_stand_apart_on_their_land(a: int, d: int, terrain: int, animals: int) -> None:
    ground = land(a, d, terrain)
    spots = places(a, d, terrain, animals)
    everything = [(place.x, place.y) for place in (spots.pieces, *spots.animals)]
    assert len(spots.animals) == animals
    for number, place in enumerate(everything):
        assert ground.room(place) > 4
        assert all(math.dist(place, other) > 14 for other in everything[:number])


@pytest.mark.parametrize(("a", "d"), SHAPES)
@pytest.mark.parametrize("animals", range(4))
def test_salmon_swim_in_the_river_right_side_up(a: int, d: int, animals: int) -> None:
    spots = places(a, d, board.RIVER, animals)
    shore = [river_curve(a, d).at(step / 200) for step in range(201)]
    assert len(spots.animals) == animals
    for place in (spots.pieces, *spots.animals):
        assert min(math.dist((place.x, place.y), point) for point in shore) < 1
        assert -90 <= place.turn <= 90


def test_the_geometry_is_plain_data() -> None:
    data = {"shape": asdict(tile_shape(0, 3)), "places": asdict(places(0, 3, board.PRAIRIE, 2))}
    assert json.loads(json.dumps(data))["shape"]["ends"] == [0, 3]


def test_the_totem_stands_where_the_start_tiles_meet() -> None:
    ends = [("c3", 2), ("c4", 4), ("d3", 0)]
    for cell, number in ends:
        assert moved(corner(number), geometry.cell_centre(cell)) == pytest.approx(geometry.totem_centre())


@pytest.mark.parametrize("hex_", range(lanes_board.HEXES))
@pytest.mark.parametrize("direction", range(len(lanes_board.DIRECTIONS)))
def test_the_ways_of_wind_river_lead_to_the_next_hex(hex_: int, direction: int) -> None:
    target = lanes_board.leads_to(hex_, direction)
    if target in (lanes_board.PLAINS, lanes_board.NOWHERE):
        return
    east, south = {"e": (2, 0), "ne": (1, -1), "se": (1, 1), "w": (-2, 0), "nw": (-1, -1), "sw": (-1, 1)}[
        lanes_board.DIRECTIONS[direction]
    ]
    step = east * HALF_WIDTH, south * 1.5 * lanes.HALF_HEIGHT
    here, there = (lanes.hex_centre(lanes_board.hex_name(number)) for number in (hex_, target))
    assert moved(here, step) == pytest.approx(there)


def test_a_herd_has_a_place_for_each_bison() -> None:
    assert [len(herd) for herd in lanes.HERDS] == [0, 1, 2, 3, 4, 5]
