"""One tile of Bison: its two lands with their decoration, its river, its animals; all round 0 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from greatplains.core.rng import Rng
from greatplains.drawing.bison import geometry, terrain
from greatplains.drawing.bison.geometry import RIVER_WIDTH
from greatplains.drawing.bison.places import Places, places
from greatplains.drawing.markup import Look, element, path, stroke
from greatplains.drawing.palette import (
    BANK,
    MOUNTAIN,
    MOUNTAIN_LIGHT,
    PRAIRIE,
    PRAIRIE_LIGHT,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
)
from greatplains.drawing.pieces import use
from greatplains.games.bison import board

# The animals in the order of the terrains, and their size.
ANIMALS: Final = ("bison", "turkey", "salmon")
_SIZES: Final = (1.02, 1.02, 0.98)
# Drawn lands to remember: those of a few games.
_TILES_KEPT: Final = 256
# Along a river of length 100; the ends are left to the pools.
_LIGHT_DASHES: Final = "0 13 6 11 3 14 7 12 4 12 5 13"
_DARK_DASHES: Final = "0 17 4 14 7 9 3 15 7 24"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies: the shape it has in its rotation, and its animals by terrain."""

    a: int
    d: int
    animals: tuple[int, int, int]

    @classmethod
    def lying(cls, face: Sequence[int], rotation: int) -> Tile:
        """The tile with that face (a, d, bison, salmon, turkey), turned."""
        a, d, bison, salmon, turkey = face
        return cls((a + 2 * rotation) % 6, d, (bison, turkey, salmon))

    @property
    def shape(self) -> geometry.TileShape:
        """Its outlines."""
        return geometry.tile_shape(self.a, self.d)

    def is_prairie(self, side: int) -> bool:
        """Whether the land at a side is prairie."""
        return (side - self.a) % 6 < self.d

    def places(self, land: int) -> Places:
        """Where pieces and animals stand on one of its spaces."""
        return places(self.a, self.d, land, self.animals[land])


@cache
def parts() -> dict[str, str]:
    """What `lands` refers to by id."""
    grass = stroke("M2 9q5-4 10 0t10 0M16 22q5-4 10 0t10 0", PRAIRIE_LIGHT, 1.5, stroke_opacity=".55")
    slope = stroke("M0 14L7 7L13 12L22 3L30 12", MOUNTAIN_LIGHT, 1.4, stroke_opacity=".6")
    return {
        "gp-tile": element("clipPath", path(geometry.tile_outline()), id="gp-tile"),
        "gp-prairie": _gradient("gp-prairie", PRAIRIE_LIGHT, PRAIRIE),
        "gp-mountain": _gradient("gp-mountain", MOUNTAIN_LIGHT, MOUNTAIN),
        "gp-grass": _pattern("gp-grass", grass, 36, 26),
        "gp-slope": _pattern("gp-slope", slope, 30, 18),
    }


def _gradient(name: str, top: str, bottom: str) -> str:
    stops = element("stop", offset=0, stop_color=top) + element("stop", offset=1, stop_color=bottom)
    return element("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def _pattern(name: str, drawing: str, width: int, height: int) -> str:
    return element("pattern", drawing, id=name, width=width, height=height, patternUnits="userSpaceOnUse")


@lru_cache(maxsize=_TILES_KEPT)
def lands(tile: Tile, seed: int) -> str:
    """Both lands, with grass and peaks that keep clear of animals, pieces and the name."""
    rng = Rng(seed, "land")
    prairie = geometry.land(tile.a, tile.d, board.PRAIRIE)
    mountain = geometry.land(tile.a, tile.d, board.MOUNTAIN)
    return (
        bare_lands(tile)
        + terrain.mountain(mountain, _clearings(tile, board.MOUNTAIN), rng)
        + terrain.prairie(prairie, _clearings(tile, board.PRAIRIE), rng)
    )


def bare_lands(tile: Tile) -> str:
    """Both lands without decoration."""
    return "".join(
        path(outline, fill=f"url(#gp-{fill})")
        for outline, fills in ((tile.shape.mountain, ("mountain", "slope")), (tile.shape.prairie, ("prairie", "grass")))
        for fill in fills
    )


def _clearings(tile: Tile, land: int) -> list[terrain.Clearing]:
    spots = tile.places(land)
    clearings = [((animal.x, animal.y - 3), 24.0) for animal in spots.animals]
    return [*clearings, ((spots.pieces.x, spots.pieces.y), 22.0), (geometry.NAME_AT, 14.0)]


def bank(tile: Tile) -> str:
    """What shows on both sides of the river."""
    return stroke(tile.shape.river, BANK, RIVER_WIDTH + 8)


def water(tile: Tile) -> str:
    """The river."""
    return stroke(tile.shape.river, WATER, RIVER_WIDTH)


def ripples(tile: Tile) -> str:
    """Light and dark lines on the river."""
    line: Look = {"pathLength": 100, "stroke_linecap": "round"}
    return stroke(
        tile.shape.river, WATER_LIGHT, 1.7, stroke_dasharray=_LIGHT_DASHES, transform="translate(-4 -4)", **line
    ) + stroke(tile.shape.river, WATER_DARK, 1.5, stroke_dasharray=_DARK_DASHES, transform="translate(4 4)", **line)


def miniature(tile: Tile) -> str:
    """The face of a tile that is not on the map."""
    face = bare_lands(tile) + bank(tile) + water(tile) + animals(tile)
    return element("g", face, clip_path="url(#gp-tile)")


def animals(tile: Tile, cell: str | None = None) -> str:
    """The animals; on the map they name the space they are on."""
    return "".join(_animals_on(tile, land, cell) for land in range(len(board.TERRAINS)))


def _animals_on(tile: Tile, land: int, cell: str | None) -> str:
    space = None if cell is None else cell + board.TERRAIN_LETTERS[land]
    feet = 0 if land == board.RIVER else 5
    kind = ANIMALS[land]
    spots = tile.places(land)
    return "".join(
        use(kind, (x, y + feet), _SIZES[land] * spots.size, turn, data_animal=kind, data_space=space)
        for x, y, turn in spots.animals
    )
