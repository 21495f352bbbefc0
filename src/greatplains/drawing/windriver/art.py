"""The board of Wind River as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from greatplains.drawing import palette
from greatplains.drawing.art import ORIGIN, box, point, points, short
from greatplains.drawing.hexagon import HALF_WIDTH
from greatplains.drawing.markup import Box, Point
from greatplains.drawing.palette import PLAYERS, Player
from greatplains.drawing.windriver import geometry, picture, pieces, scenery
from greatplains.games.windriver import board
from greatplains.games.windriver.state import TENTS

# A page has windows of any shape: so much more sky and land is there to be seen round the board.
_BEYOND: Final = 1400.0


@dataclass(frozen=True, slots=True)
class Camp:
    """Where the tents of a seat stand that have arrived, and how large they are there."""

    at: Point
    scale: float


@dataclass(frozen=True, slots=True)
class WindRiverBoard:
    """The board of Wind River for a number of players: its box, the field of hexes in it, and all behind and around.

    The scenery goes on beyond the box; above the horizon it is sky.
    """

    frame: Box
    field: Box
    horizon: float
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


@cache
def board_art() -> WindRiverArt:
    """The board of Wind River."""
    names = [board.hex_name(hex_) for hex_ in range(board.HEXES)]
    return WindRiverArt(
        parts=picture.parts(),
        colours=palette.colours(),
        players=list(PLAYERS),
        pieces=WindRiverPieces(
            tents=[pieces.tents(seat, 1, ORIGIN) for seat in range(len(PLAYERS))],
            hungry_tents=[pieces.tents(seat, 1, ORIGIN, is_fed=False) for seat in range(len(PLAYERS))],
        ),
        outline=geometry.hex_outline(picture.HEX_INSET),
        half_width=short(HALF_WIDTH),
        half_height=short(geometry.HALF_HEIGHT),
        name_at=geometry.NAME_AT,
        hexes={name: point(geometry.hex_centre(name)) for name in names},
        leads_to={name: _leads_to(name) for name in names},
        lands={name: picture.hex_land(name) for name in names},
        herds=[points(herd) for herd in geometry.HERDS],
        tents=[points(geometry.tent_places(count)) for count in range(TENTS + 1)],
        arrived=points(picture.arrived(TENTS)),
        ways=picture.ways(),
        boards={str(players): _board(players) for players in (2, 3, 4)},
    )


def _leads_to(name: str) -> dict[str, str | None]:
    hex_ = board.parse_hex(name)
    assert hex_ is not None
    return {way: _goal(board.leads_to(hex_, direction)) for direction, way in enumerate(board.DIRECTIONS)}


def _goal(hex_: int) -> str | None:
    if hex_ == board.NOWHERE:
        return None
    return "plains" if hex_ == board.PLAINS else board.hex_name(hex_)


def _board(players: int) -> WindRiverBoard:
    rows = board.lanes_in_play(players)
    names = [board.hex_name(lane * board.COLUMNS + column) for lane in rows for column in range(board.COLUMNS)]
    frame, field = picture.boxes(names)
    camps = [picture.camp(seat, players, field) for seat in range(players)]
    return WindRiverBoard(
        frame=box(frame),
        field=box(field),
        horizon=short(scenery.horizon_of(field)),
        hexes=names,
        scenery=scenery.sky_and_land(frame, field, _BEYOND),
        border=scenery.border(frame),
        camps=[Camp(point(at), round(scale, 2)) for at, scale in camps],
        plains_name_at=point(picture.plains_name_at(field)),
    )
