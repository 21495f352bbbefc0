"""A view of Bison as a picture: the map in layers from the paper up to the pieces, the seats in its corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from greatplains.core import hexgrid
from greatplains.core.contract import View
from greatplains.drawing.bison import cards, geometry, ornaments, pieces, tile
from greatplains.drawing.bison.tile import Tile
from greatplains.drawing.hexagon import HALF_WIDTH, RADIUS, centre, corner
from greatplains.drawing.markup import (
    Box,
    Look,
    Picture,
    Point,
    circle,
    element,
    group,
    label,
    moved,
    number,
    path,
    spot,
    stroke,
    words,
)
from greatplains.drawing.palette import BANK, GRID, GROUND, INK, OUTLINE, PAPER, SERIF, SHADE, WATER, WATER_LIGHT
from greatplains.drawing.pieces import use
from greatplains.games.bison import board

TITLE: Final = "Bison: Thunder on the Prairie"
_MARGIN: Final = 46.0
_SMALL_MARGIN: Final = 12.0
# Outside of row d and e, where no tile can lie.
_DIAL_AT: Final[Point] = (-408.0, 336.0)
_COMPASS_AT: Final[Point] = (562.0, 340.0)
# How the side of a tile looks: at the edge of the map, between different lands, between lands alike.
EDGE: Final[Look] = {"stroke_width": 2.4}
DIFFERENT: Final[Look] = {"stroke_width": 1.6}
ALIKE: Final[Look] = {"stroke_width": 1.1, "stroke_opacity": ".35", "stroke_dasharray": "1 5"}
# The radius of the water where one river ends, and where several meet.
LONE_POOL: Final = 13.0
JOINED_POOL: Final = 17.0


def picture(view: View) -> Picture:
    """The map and the seats, as the view shows them."""
    tiles = _tiles(view)
    layers = (
        paper(),
        group(*map(_open_cell, view["open"]), class_="gp-open"),
        *_map(view, tiles),
        group(*_on_tiles(tiles, _tile_name), class_="gp-names"),
        ornaments.season_dial(view, _DIAL_AT),
        ornaments.compass(_COMPASS_AT),
        cards.cards(view, frame()),
    )
    return Picture(TITLE, frame(), parts(), "".join(layers))


def small(view: View) -> Picture:
    """The map alone, as far as there is any."""
    tiles = _tiles(view)
    centres = [geometry.cell_centre(cell) for cell in tiles]
    left, right = min(x for x, _ in centres) - HALF_WIDTH, max(x for x, _ in centres) + HALF_WIDTH
    top, bottom = min(y for _, y in centres) - RADIUS, max(y for _, y in centres) + RADIUS
    box = (
        left - _SMALL_MARGIN,
        top - _SMALL_MARGIN,
        right - left + 2 * _SMALL_MARGIN,
        bottom - top + 2 * _SMALL_MARGIN,
    )
    return Picture(TITLE, box, parts(), "".join(_map(view, tiles)))


def _tiles(view: View) -> dict[str, Tile]:
    return {laid["cell"]: Tile.lying(laid["face"], laid["rotation"]) for laid in view["tiles"]}


def _map(view: View, tiles: dict[str, Tile]) -> list[str]:
    """The layers from the land up to the pieces."""
    return [
        _shadow(tiles),
        group(*map(_land, view["tiles"]), class_="gp-lands"),
        _seams(tiles),
        _rivers(tiles),
        group(*_on_tiles(tiles, tile.animals), class_="gp-animals"),
        use("totem", geometry.totem_centre()),
        group(*(_pieces(name, space, tiles) for name, space in view["spaces"].items()), class_="gp-pieces"),
    ]


def parts() -> dict[str, str]:
    """What the drawings of the map refer to by id."""
    return {**pieces.parts(), **tile.parts()}


@cache
def frame() -> Box:
    """The box of the whole board: all cells, laid or not, and a margin."""
    centres = [centre(place) for place in board.COORDINATES]
    left = min(x for x, _ in centres) - HALF_WIDTH - _MARGIN - 14
    right = max(x for x, _ in centres) + HALF_WIDTH + _MARGIN + 14
    top = min(y for _, y in centres) - RADIUS - _MARGIN
    bottom = max(y for _, y in centres) + RADIUS + _MARGIN
    return left, top, right - left, bottom - top


def _on_tiles(tiles: dict[str, Tile], draw: Callable[[Tile, str], str]) -> list[str]:
    return [group(draw(laid, cell), at=geometry.cell_centre(cell)) for cell, laid in tiles.items()]


# -------------------------------------------------------------------------------------------------- paper and cells


@cache
def paper() -> str:
    """The ground, its border, and the country in which tiles can be laid."""
    left, top, width, height = frame()
    country = [path(geometry.tile_outline(), transform=moved(centre(place))) for place in board.COORDINATES]
    return (
        element("rect", x=left, y=top, width=width, height=height, fill=GROUND)
        + _border(14.0, 2.4)
        + _border(20.0, 0.8)
        + group(*country, fill=PAPER, stroke=PAPER, stroke_width=16, stroke_linejoin="round")
    )


def _border(inset: float, thickness: float) -> str:
    left, top, width, height = frame()
    return element(
        "rect",
        x=left + inset,
        y=top + inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        fill="none",
        stroke=SHADE,
        stroke_width=thickness,
    )


def _open_cell(name: str) -> str:
    dashes: Look = {"stroke": GRID, "stroke_width": 2.2, "stroke_dasharray": "2 7", "stroke_linecap": "round"}
    outline = path(geometry.tile_outline(), fill="none", **dashes)
    return group(outline, _name(name, (0.0, 5.0), 16.0, fill=SHADE), at=geometry.cell_centre(name), data_open=name)


def _name(text: str, at: Point, size: float, **look: object) -> str:
    return label(text, at, size, font_family=SERIF, font_style="italic", **look)


def _tile_name(_: Tile, cell: str) -> str:
    halo: Look = {"stroke": PAPER, "stroke_width": 2.6, "stroke_opacity": ".4", "paint_order": "stroke"}
    return _name(cell, geometry.NAME_AT, 12.0, fill=INK, **halo)


# ------------------------------------------------------------------------------------------------------------- land


def _shadow(tiles: dict[str, Tile]) -> str:
    outline = path(geometry.tile_outline())
    return group(*_on_tiles(tiles, lambda _, cell: outline), at=(5.0, 8.0), fill=SHADE, fill_opacity=".55")


def _land(laid: View) -> str:
    cell = laid["cell"]
    return group(
        element("title", words(f"{cell}: {laid['tile']}")),
        tile.lands(Tile.lying(laid["face"], laid["rotation"]), board.CELL_NAMES.index(cell)),
        at=geometry.cell_centre(cell),
        data_cell=cell,
        data_tile=laid["tile"],
        data_rotation=laid["rotation"],
    )


def _seams(tiles: dict[str, Tile]) -> str:
    """Sides between lands alike are hardly seen, between different lands clear, at the edge of the map strong."""
    lines = [_seam(tiles, cell, side) for cell in tiles for side in range(6)]
    return group(*lines, fill="none", stroke=OUTLINE, stroke_linecap="round", class_="gp-seams")


def _seam(tiles: dict[str, Tile], cell: str, side: int) -> str:
    other = tiles.get(across(cell, side) or "")
    look = EDGE
    if other is not None:
        if side >= 3:
            return ""  # the other tile draws it
        look = ALIKE if tiles[cell].is_prairie(side) == other.is_prairie(side + 3) else DIFFERENT
    return path(geometry.side_path(side), transform=moved(geometry.cell_centre(cell)), **look)


def across(cell: str, side: int) -> str | None:
    """The cell on the other side, if there is one."""
    place = board.COORDINATES[board.CELL_NAMES.index(cell)]
    other = hexgrid.neighbour(place, hexgrid.SIDES[side])
    return board.CELL_NAMES[board.COORDINATES.index(other)] if other in board.COORDINATES else None


# ----------------------------------------------------------------------------------------------------------- rivers


def _rivers(tiles: dict[str, Tile]) -> str:
    """All banks under all water, so that rivers that meet in a corner are one water."""
    pools = _pools(tiles)
    banks = _on_tiles(tiles, lambda laid, _: tile.bank(laid))
    banks += [circle(pool, radius + 4, BANK) for pool, radius in pools]
    water = _on_tiles(tiles, lambda laid, _: tile.water(laid))
    water += [circle(pool, radius, WATER) for pool, radius in pools]
    ripples = _on_tiles(tiles, lambda laid, _: tile.ripples(laid))
    ripples += [_pool_ripples(pool, radius) for pool, radius in pools]
    return group(*banks, *water, *ripples, class_="gp-rivers")


def _pools(tiles: dict[str, Tile]) -> list[tuple[Point, float]]:
    """Every corner where rivers end, larger where they meet."""
    ends: dict[tuple[int, int], list[Point]] = {}
    for cell, laid in tiles.items():
        x, y = geometry.cell_centre(cell)
        for end in laid.shape.ends:
            east, south = corner(end)
            place = x + east, y + south
            ends.setdefault((round(place[0]), round(place[1])), []).append(place)
    return [(meeting[0], LONE_POOL if len(meeting) == 1 else JOINED_POOL) for meeting in ends.values()]


def _pool_ripples(at: Point, radius: float) -> str:
    half = number(radius * 0.5)
    line = f"M{spot((at[0] - radius * 0.5, at[1]))}q{number(radius * 0.25)}-4 {half} 0t{half} 0"
    return stroke(line, WATER_LIGHT, 1.7, stroke_linecap="round")


# ----------------------------------------------------------------------------------------------------------- pieces


def _pieces(name: str, space: View, tiles: dict[str, Tile]) -> str:
    if space["seat"] is None:
        return ""
    cell, land = name[:-1], board.TERRAIN_LETTERS.index(name[-1])
    x, y = geometry.cell_centre(cell)
    spots = tiles[cell].places(land)
    camp = _afloat if land == board.RIVER else _ashore
    return group(
        camp(space["seat"], space["value"], space["hunters"]),
        at=(x + spots.pieces.x, y + spots.pieces.y),
        scale=spots.size,
        data_space=name,
        data_seat=space["seat"],
        data_value=space["value"],
        data_hunters=space["hunters"],
    )


def _ashore(seat: int, value: int, hunters: int) -> str:
    if not value:
        return pieces.hunters(seat, hunters, (0.0, 6.0))
    if not hunters:
        return pieces.tepee(seat, value, (0.0, 11.0))
    width = min(hunters, 3)
    west, east = -2.0 - 6 * width, 18.0 + 2 * width
    return pieces.tepee(seat, value, (west, 8.0)) + pieces.hunters(seat, hunters, (east, 17.0))


def _afloat(seat: int, value: int, hunters: int) -> str:
    if not value:
        return pieces.hunters(seat, hunters, (0.0, 6.0))
    crew = pieces.hunters(seat, hunters, (0.0, -5.0)) if hunters else ""
    return crew + pieces.canoe(seat, value, (0.0, 6.0))
