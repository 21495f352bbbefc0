"""The board of Bison as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from greatplains.core.errors import BadOptions
from greatplains.drawing import palette
from greatplains.drawing.art import ORIGIN, attributes, box, point, points, short
from greatplains.drawing.bison import geometry, ornaments, picture, pieces, tile
from greatplains.drawing.bison.tile import Tile
from greatplains.drawing.hexagon import HALF_WIDTH, RADIUS, corner
from greatplains.drawing.markup import Box, Point
from greatplains.drawing.palette import PLAYERS, Player
from greatplains.games.bison import board
from greatplains.games.bison.problems import FACE
from greatplains.games.bison.tilefile import read_tiles
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE

# What a tile's face is called: a, d, bison, salmon, turkey.
Face = tuple[int, int, int, int, int]

_HIGHEST_VALUE: Final = 4


@dataclass(frozen=True, slots=True)
class BisonPieces:
    """The pieces of Bison round 0 0, by seat; tepees and canoes also by value, from 1 on."""

    hunters: list[str]
    tepees: list[list[str]]
    canoes: list[list[str]]


@dataclass(frozen=True, slots=True)
class Seams:
    """How the side of a tile is drawn: at the edge of the map, between different lands, between lands alike."""

    edge: dict[str, str]
    different: dict[str, str]
    alike: dict[str, str]


@dataclass(frozen=True, slots=True)
class BisonArt:
    """What never changes on the board of Bison.

    Tiles are drawn round 0 0 and moved to the centre of their cell. Side i runs from corner i to corner i + 1, and
    `neighbours` names the cell across each side. Rivers end in pools at the corners, larger where several meet.
    """

    parts: dict[str, str]
    colours: dict[str, str]
    players: list[Player]
    pieces: BisonPieces
    radius: float
    half_width: float
    river_width: float
    outline: str
    sides: list[str]
    corners: list[Point]
    seams: Seams
    lone_pool: float
    joined_pool: float
    name_at: Point
    cells: dict[str, Point]
    neighbours: dict[str, list[str | None]]
    totem: Point
    frame: Box
    paper: str
    compass: str


@dataclass(frozen=True, slots=True)
class SpaceArt:
    """Where things stand on a space: pieces as a group, animals as x, y and the degrees they are turned by.

    All of it is drawn smaller by the factor `size`.
    """

    pieces: Point
    animals: list[tuple[float, float, float]]
    size: float


@dataclass(frozen=True, slots=True)
class TileArt:
    """A tile as it lies: outlines of its lands, its river from corner to corner, the land at each side, and layers.

    The layers of all tiles are drawn one above the other: all lands, then all banks, then all water, then the ripples,
    so that rivers which meet are one water. `miniature` is the tile by itself. `places` are by the letter of the land.
    """

    prairie: str
    mountain: str
    river: str
    ends: tuple[int, int]
    sides: list[str]
    lands: str
    bank: str
    water: str
    ripples: str
    animals: str
    miniature: str
    places: dict[str, SpaceArt]


@dataclass(frozen=True, slots=True)
class TileSetArt:
    """All tiles of a set in all the ways they can lie, by their faces."""

    tiles: dict[str, TileArt]


@cache
def board_art() -> BisonArt:
    """The board of Bison."""
    return BisonArt(
        parts=picture.parts(),
        colours=palette.colours(),
        players=list(PLAYERS),
        pieces=_pieces(),
        radius=RADIUS,
        half_width=short(HALF_WIDTH),
        river_width=geometry.RIVER_WIDTH,
        outline=geometry.tile_outline(),
        sides=[geometry.side_path(side) for side in range(6)],
        corners=points(corner(number) for number in range(6)),
        seams=Seams(*(attributes(look) for look in (picture.EDGE, picture.DIFFERENT, picture.ALIKE))),
        lone_pool=picture.LONE_POOL,
        joined_pool=picture.JOINED_POOL,
        name_at=geometry.NAME_AT,
        cells={cell: point(geometry.cell_centre(cell)) for cell in board.CELL_NAMES},
        neighbours={cell: [picture.across(cell, side) for side in range(6)] for cell in board.CELL_NAMES},
        totem=point(geometry.totem_centre()),
        frame=box(picture.frame()),
        paper=picture.paper(),
        compass=ornaments.compass(ORIGIN),
    )


def _pieces() -> BisonPieces:
    seats, values = range(len(PLAYERS)), range(1, _HIGHEST_VALUE + 1)
    return BisonPieces(
        hunters=[pieces.hunters(seat, 1, ORIGIN) for seat in seats],
        tepees=[[pieces.tepee(seat, value, ORIGIN) for value in values] for seat in seats],
        canoes=[[pieces.canoe(seat, value, ORIGIN) for value in values] for seat in seats],
    )


def parse_face(text: str) -> Face | None:
    """The face that is written `a-d-bison-salmon-turkey`, if a tile can show it."""
    words = text.split("-")
    if len(words) != 5 or not all(len(word) == 1 and word in "0123456789" for word in words):
        return None
    a, d, bison, salmon, turkey = map(int, words)
    if a > 5 or not 1 <= d <= 5 or bison + salmon + turkey > ANIMALS_ON_A_TILE:
        return None
    return a, d, bison, salmon, turkey


def tile_art(face: Face) -> TileArt:
    """The tile with that face as it lies: a is counted with its rotation. Takes a while when it is new."""
    lying = Tile.lying(face, 0)
    return TileArt(
        prairie=lying.shape.prairie,
        mountain=lying.shape.mountain,
        river=lying.shape.river,
        ends=lying.shape.ends,
        sides=[board.TERRAINS[board.PRAIRIE if lying.is_prairie(side) else board.MOUNTAIN] for side in range(6)],
        lands=tile.lands(lying, _seed(face)),
        bank=tile.bank(lying),
        water=tile.water(lying),
        ripples=tile.ripples(lying),
        animals=tile.animals(lying),
        miniature=tile.miniature(lying),
        places={letter.upper(): _places(lying, land) for land, letter in enumerate(board.TERRAIN_LETTERS)},
    )


def _seed(face: Face) -> int:
    """Every face has grass and peaks of its own."""
    seed = 0
    for number in face:
        seed = 6 * seed + number
    return seed


def _places(lying: Tile, land: int) -> SpaceArt:
    spots = lying.places(land)
    animals = [(short(spot.x), short(spot.y), short(spot.turn)) for spot in spots.animals]
    return SpaceArt(point((spots.pieces.x, spots.pieces.y)), animals, round(spots.size, 2))


def tile_set_of(text: str) -> TileSetArt:
    """The tiles of the set of this name; a name that is none raises `BadOptions`. Takes a while when it is new."""
    faces = {((a + 2 * rotation) % 6, *rest) for a, *rest in read_tiles(text).faces.values() for rotation in range(3)}
    return TileSetArt({face: tile_of(face) for face in sorted("-".join(map(str, face)) for face in faces)})


def tile_of(text: str) -> TileArt:
    """The tile whose face is written so; a text that is no face raises `BadOptions`."""
    face = parse_face(text)
    if face is None:
        raise BadOptions(FACE, face=text)
    return tile_art(face)
