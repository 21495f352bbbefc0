"""Tiles of Bison: their faces, and what each shows in each rotation.

A tile is its number in the set: 0, 1, 2 are the start tiles S1, S2, S3; draw tiles follow in the order of their ids.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.games.bison.board import ROTATIONS, parse_cell

START_TILES: Final = 3
DRAW_TILES: Final = 18
TILES: Final = 21
ANIMALS_ON_A_TILE: Final = 3
START_IDS: Final = ("S1", "S2", "S3")
# Where the start tiles lie: cell and rotation. Their rivers meet under the totem.
START_PLACES: Final = (("c3", 1), ("c4", 2), ("d3", 0))


class TileSet:
    """21 tiles that have been checked (see `tilefile`), with their sides and corners worked out for each rotation.

    `prairie_sides` and `river_corners` hold six bits for tile * 3 + rotation; `animals` holds the animals on the
    prairie, the mountain and the river (in the order of the terrains) at tile * 3 + terrain. `written` is what stored
    positions say of a set that is not standard, once it was worked out.
    """

    def __init__(self, faces: dict[str, tuple[int, int, int, int, int]], is_standard: bool) -> None:
        self.faces = faces
        self.is_standard = is_standard
        self.written = b""
        self.ids: list[str] = list(faces)
        self.number_of: dict[str, int] = {}
        prairie_sides: list[int] = []
        river_corners: list[int] = []
        animals: list[int] = []
        for number, (tile_id, (a, d, bison, salmon, turkey)) in enumerate(faces.items()):
            self.number_of[tile_id] = number
            for rotation in range(ROTATIONS):
                first = a + 2 * rotation
                prairie_sides.append(sum(1 << (first + side) % 6 for side in range(d)))
                river_corners.append(1 << first % 6 | 1 << (first + d) % 6)
            animals += [bison, turkey, salmon]
        self.prairie_sides: vec[i64] = vec[i64](prairie_sides)
        self.river_corners: vec[i64] = vec[i64](river_corners)
        self.animals: vec[i64] = vec[i64](animals)


def start_places() -> list[tuple[int, int]]:
    """Cell and rotation of the three start tiles."""
    places: list[tuple[int, int]] = []
    for name, rotation in START_PLACES:
        cell = parse_cell(name)
        assert cell is not None
        places.append((cell, rotation))
    return places
