"""Tile sets as data: the standard one, and a user's own from a TOML or JSON file or out of a record."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from greatplains.core.errors import BadOptions
from greatplains.core.strictjson import parse_json
from greatplains.games.bison import problems
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, DRAW_TILES, START_IDS, TileSet

STANDARD: Final = "standard"
# A tile set is sent to everybody at its table, and stored with it.
LONGEST_ID: Final = 8
# A tile set with every face on a line of its own and a comment to each is a tenth of it.
MOST_BYTES: Final = 20_000
# In a line of TOML. The parser takes seconds for a key of thousands of parts; no tile set has one of more than two.
_MOST_DOTS: Final = 50
_NUMBERS: Final = ("a", "d", "bison", "salmon", "turkey")


@cache
def standard_tiles() -> TileSet:
    """The tiles of `tiles.toml`."""
    text = resources.files("greatplains.games.bison").joinpath("tiles.toml").read_text(encoding="utf-8")
    return _tile_set(tomllib.loads(text), is_standard=True)


def read_tiles(value: object) -> TileSet:
    """The tile set an option names: "standard", or a whole set of start and draw tiles."""
    if value == STANDARD:
        return standard_tiles()
    if not isinstance(value, Mapping):
        raise BadOptions(problems.TILES_OPTION)
    return _tile_set(value, is_standard=False)


def read_new_tiles(value: object) -> TileSet:
    """The tile set of a game that is yet to begin: its ids are short. Games that have begun keep those they have."""
    tiles = read_tiles(value)
    for tile_id in tiles.ids:
        if len(tile_id) > LONGEST_ID:
            raise BadOptions(problems.TILES_ID, id=tile_id[: 2 * LONGEST_ID], most=LONGEST_ID)
    return tiles


def parse_tile_file(path: str, data: bytes) -> Any:
    """The tile set of a TOML or JSON file, checked, in the form of a record's option.

    `path` is only read for its suffix, and quoted.
    """
    found = _parse(path, data)
    if not isinstance(found, dict):
        raise BadOptions(problems.TILES_PARTS)
    return as_option(read_new_tiles(found))


def as_option(tiles: TileSet) -> Any:
    """The tile set as it stands in a record."""
    if tiles.is_standard:
        return STANDARD
    faces = {tile_id: list(face) for tile_id, face in tiles.faces.items()}
    return {
        "start": {tile_id: faces[tile_id] for tile_id in START_IDS},
        "draw": {tile_id: face for tile_id, face in faces.items() if tile_id not in START_IDS},
    }


def _parse(path: str, data: bytes) -> object:
    if len(data) > MOST_BYTES:
        raise BadOptions(problems.TILES_TOO_LARGE, path=path)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadOptions(problems.TILES_NOT_TEXT, path=path) from None
    is_json = path.lower().endswith(".json")
    try:
        return parse_json(text) if is_json else _parse_toml(text)
    except ValueError as error:
        kind = "JSON" if is_json else "TOML"
        raise BadOptions(problems.TILES_SYNTAX, path=path, kind=kind, error=str(error)) from None


def _parse_toml(text: str) -> object:
    """The value, or a `ValueError` with a short reason."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > _MOST_DOTS:
            raise ValueError(f"there are too many dots in line {number}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:  # only a number too long to be read is no error of the parser's own
        raise ValueError("a number in it has too many digits") from None


def _tile_set(data: Mapping[str, Any], is_standard: bool) -> TileSet:
    for key in data:
        if key not in ("start", "draw"):
            raise BadOptions(problems.TILES_STRAY, key=key)
    start, draw = data.get("start"), data.get("draw")
    if not isinstance(start, Mapping) or not isinstance(draw, Mapping):
        raise BadOptions(problems.TILES_PARTS)
    if set(start) != set(START_IDS):
        raise BadOptions(problems.TILES_START, ids=list(start))
    if len(draw) != DRAW_TILES:
        raise BadOptions(problems.TILES_DRAW, wanted=DRAW_TILES, found=len(draw))
    faces = {tile_id: _face(tile_id, start[tile_id]) for tile_id in START_IDS}
    # Key order means nothing in a file; ids in order make the same set the same set.
    for tile_id in sorted(draw):
        if tile_id in START_IDS or not tile_id or any(letter.isspace() for letter in tile_id):
            raise BadOptions(problems.TILES_ID, id=tile_id, most=LONGEST_ID)
        faces[tile_id] = _face(tile_id, draw[tile_id])
    return TileSet(faces, is_standard)


def _face(tile_id: str, face: object) -> tuple[int, int, int, int, int]:
    if (
        not isinstance(face, list | tuple)
        or len(face) != len(_NUMBERS)
        or any(type(number) is not int for number in face)
    ):
        raise BadOptions(problems.TILES_NUMBERS, id=tile_id)
    a, d, bison, salmon, turkey = face
    if not 0 <= a <= 5:
        raise BadOptions(problems.TILES_CORNER, id=tile_id, a=a)
    if not 1 <= d <= 5:
        raise BadOptions(problems.TILES_SIDES, id=tile_id, d=d)
    if min(bison, salmon, turkey) < 0 or bison + salmon + turkey != ANIMALS_ON_A_TILE:
        raise BadOptions(
            problems.TILES_ANIMALS,
            id=tile_id,
            wanted=ANIMALS_ON_A_TILE,
            bison=bison,
            salmon=salmon,
            turkey=turkey,
        )
    return a, d, bison, salmon, turkey
