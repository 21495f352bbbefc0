"""The drawings as data, for a program that draws the boards itself, such as a web page: geometry and pieces of markup.

Everything comes from the same functions as the pictures. Markup is SVG with presentation attributes only, and refers to
`parts` by id: those are put into the `defs` of the page once. Colours are those of the palette, by day. A dark page
draws paper and lines in colours of its own and dims the lands (`lands`, `bank`, `water`, `scenery`) as a whole, with a
filter of its style sheet; pieces keep their colours, by which players know them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from greatplains.drawing import bison, geometry, lanes, ornaments, palette, pieces, scenery, tile, windriver
from greatplains.drawing.markup import Box, Point
from greatplains.drawing.palette import PLAYERS, Player
from greatplains.drawing.tile import Tile
from greatplains.games.bison import board
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE
from greatplains.games.windriver import board as lanes_board
from greatplains.games.windriver.state import TENTS

# What a tile's face is called: a, d, bison, salmon, turkey.
Face = tuple[int, int, int, int, int]

_ORIGIN: Final[Point] = (0.0, 0.0)
_HIGHEST_VALUE: Final = 4
# A page has windows of any shape: so much more sky and land is there to be seen round the board of Wind River.
_BEYOND: Final = 1400.0


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
class Camp:
    """Where the tents of a seat stand that have arrived, and how large they are there."""

    at: Point
    scale: float


@dataclass(frozen=True, slots=True)
class WindRiverBoard:
    """The board of Wind River for a number of players: its box, the field of hexes in it, and all behind and around.

    The scenery goes on beyond the box.
    """

    frame: Box
    field: Box
    hexes: list[str]
    scenery: str
    border: str
    camps: list[Camp]
    plains_name_at: Point


@dataclass(frozen=True, slots=True)
class WindRiverPieces:
    """The tents of Wind River round 0 0, by seat: with and without bison to live on."""

    tents: list[str]
    hungry_tents: list[str]


@dataclass(frozen=True, slots=True)
class WindRiverArt:
    """What never changes on the board of Wind River.

    Hexes are drawn round 0 0 and moved to their centre. `herds[n]` are the places of n bison on a hex, `tents[n]` those
    of n camps, `arrived` those of the tents in a camp in the Great Plains, one after the other. `ways` are the three
    arrows at the western end; `leads_to` says where each way leads from each hex: to a hex, `plains` or nowhere.
    """

    parts: dict[str, str]
    colours: dict[str, str]
    players: list[Player]
    pieces: WindRiverPieces
    outline: str
    half_width: float
    half_height: float
    name_at: Point
    hexes: dict[str, Point]
    leads_to: dict[str, dict[str, str | None]]
    lands: dict[str, str]
    herds: list[list[Point]]
    tents: list[list[Point]]
    arrived: list[Point]
    ways: str
    boards: dict[str, WindRiverBoard]


# ------------------------------------------------------------------------------------------------------------ Bison


@cache
def bison_art() -> BisonArt:
    """The board of Bison."""
    return BisonArt(
        parts=bison.parts(),
        colours=palette.colours(),
        players=list(PLAYERS),
        pieces=_bison_pieces(),
        radius=geometry.RADIUS,
        half_width=_short(geometry.HALF_WIDTH),
        river_width=geometry.RIVER_WIDTH,
        outline=geometry.tile_outline(),
        sides=[geometry.side_path(side) for side in range(6)],
        corners=_points(geometry.corner(number) for number in range(6)),
        seams=Seams(*(_attributes(look) for look in (bison.EDGE, bison.DIFFERENT, bison.ALIKE))),
        lone_pool=bison.LONE_POOL,
        joined_pool=bison.JOINED_POOL,
        name_at=geometry.NAME_AT,
        cells={cell: _point(geometry.cell_centre(cell)) for cell in board.CELL_NAMES},
        neighbours={cell: [bison.across(cell, side) for side in range(6)] for cell in board.CELL_NAMES},
        totem=_point(geometry.totem_centre()),
        frame=_box(bison.frame()),
        paper=bison.paper(),
        compass=ornaments.compass(_ORIGIN),
    )


def _bison_pieces() -> BisonPieces:
    seats, values = range(len(PLAYERS)), range(1, _HIGHEST_VALUE + 1)
    return BisonPieces(
        hunters=[pieces.hunters(seat, 1, _ORIGIN) for seat in seats],
        tepees=[[pieces.tepee(seat, value, _ORIGIN) for value in values] for seat in seats],
        canoes=[[pieces.canoe(seat, value, _ORIGIN) for value in values] for seat in seats],
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
    animals = [(_short(spot.x), _short(spot.y), _short(spot.turn)) for spot in spots.animals]
    return SpaceArt(_point((spots.pieces.x, spots.pieces.y)), animals, round(spots.size, 2))


# ------------------------------------------------------------------------------------------------------- Wind River


@cache
def wind_river_art() -> WindRiverArt:
    """The board of Wind River."""
    names = [lanes_board.hex_name(hex_) for hex_ in range(lanes_board.HEXES)]
    return WindRiverArt(
        parts=windriver.parts(),
        colours=palette.colours(),
        players=list(PLAYERS),
        pieces=WindRiverPieces(
            tents=[pieces.tents(seat, 1, _ORIGIN) for seat in range(len(PLAYERS))],
            hungry_tents=[pieces.tents(seat, 1, _ORIGIN, is_fed=False) for seat in range(len(PLAYERS))],
        ),
        outline=lanes.hex_outline(windriver.HEX_INSET),
        half_width=_short(geometry.HALF_WIDTH),
        half_height=_short(lanes.HALF_HEIGHT),
        name_at=lanes.NAME_AT,
        hexes={name: _point(lanes.hex_centre(name)) for name in names},
        leads_to={name: _leads_to(name) for name in names},
        lands={name: windriver.hex_land(name) for name in names},
        herds=[_points(herd) for herd in lanes.HERDS],
        tents=[_points(lanes.tent_places(count)) for count in range(TENTS + 1)],
        arrived=_points(windriver.arrived(TENTS)),
        ways=windriver.ways(),
        boards={str(players): _board(players) for players in (2, 3, 4)},
    )


def _leads_to(name: str) -> dict[str, str | None]:
    hex_ = lanes_board.parse_hex(name)
    assert hex_ is not None
    return {way: _goal(lanes_board.leads_to(hex_, direction)) for direction, way in enumerate(lanes_board.DIRECTIONS)}


def _goal(hex_: int) -> str | None:
    if hex_ == lanes_board.NOWHERE:
        return None
    return "plains" if hex_ == lanes_board.PLAINS else lanes_board.hex_name(hex_)


def _board(players: int) -> WindRiverBoard:
    rows = lanes_board.lanes_in_play(players)
    names = [
        lanes_board.hex_name(lane * lanes_board.COLUMNS + column)
        for lane in rows
        for column in range(lanes_board.COLUMNS)
    ]
    frame, field = windriver.boxes(names)
    camps = [windriver.camp(seat, players, field) for seat in range(players)]
    return WindRiverBoard(
        frame=_box(frame),
        field=_box(field),
        hexes=names,
        scenery=scenery.sky_and_land(frame, field, _BEYOND),
        border=scenery.border(frame),
        camps=[Camp(_point(at), round(scale, 2)) for at, scale in camps],
        plains_name_at=_point(windriver.plains_name_at(field)),
    )


# ---------------------------------------------------------------------------------------------------------- numbers


def _short(value: float) -> float:
    """As fine as markup is written."""
    return round(value, 1) + 0.0  # without a negative zero


def _point(point: Point) -> Point:
    return _short(point[0]), _short(point[1])


def _points(points: Iterable[Point]) -> list[Point]:
    return [_point(point) for point in points]


def _box(box: Box) -> Box:
    left, top, width, height = box
    return _short(left), _short(top), _short(width), _short(height)


def _attributes(look: dict[str, object]) -> dict[str, str]:
    """Attributes as they are written in markup."""
    return {key.replace("_", "-"): str(value) for key, value in look.items()}
