"""Tile sets as data: the standard one, and a user's own from a TOML or JSON file or out of a record."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from greatplains.core.errors import BadOptions
from greatplains.core.strictjson import parse_json
from greatplains.games.bison.tiles import ANIMALS_ON_A_TILE, DRAW_TILES, START_IDS, TileSet

STANDARD: Final = "standard"
_MOST_BYTES: Final = 1_000_000
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
        raise _bad("A tile set is “standard” or an object with “start” and “draw”.")
    return _tile_set(value, is_standard=False)


def load_tile_file(path: Path) -> Any:
    """The tile set of a TOML or JSON file, checked, in the form of a record's option."""
    data = _read(path)
    if not isinstance(data, dict):
        raise _bad("The file must hold the tables “start” and “draw”.")
    return as_option(read_tiles(data))


def as_option(tiles: TileSet) -> Any:
    """The tile set as it stands in a record."""
    if tiles.is_standard:
        return STANDARD
    faces = {tile_id: list(face) for tile_id, face in tiles.faces.items()}
    return {
        "start": {tile_id: faces[tile_id] for tile_id in START_IDS},
        "draw": {tile_id: face for tile_id, face in faces.items() if tile_id not in START_IDS},
    }


def _read(path: Path) -> object:
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES + 1).decode("utf-8")
    except OSError as error:
        raise _bad(
            "The tile file “{path}” cannot be read: {error}.", path=path, error=error.strerror or error
        ) from None
    except UnicodeDecodeError:
        raise _bad("The tile file “{path}” is not UTF-8 text.", path=path) from None
    if len(text) > _MOST_BYTES:
        raise _bad("The tile file “{path}” is too large for a tile set.", path=path)
    try:
        if path.suffix.lower() == ".json":
            return parse_json(text)
        return _parse_toml(text)
    except ValueError as error:
        kind = "JSON" if path.suffix.lower() == ".json" else "TOML"
        raise _bad("The tile file “{path}” is not {kind}: {error}.", path=path, kind=kind, error=error) from None


def _parse_toml(text: str) -> object:
    """The value, or a `ValueError` with a short reason."""
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
            raise _bad("A tile set has “start” and “draw”, but not “{key}”.", key=key)
    start, draw = data.get("start"), data.get("draw")
    if not isinstance(start, Mapping) or not isinstance(draw, Mapping):
        raise _bad("A tile set needs “start” and “draw”.")
    if set(start) != set(START_IDS):
        raise _bad("The start tiles are S1, S2 and S3, not {ids}.", ids=", ".join(map(str, start)) or "none")
    if len(draw) != DRAW_TILES:
        raise _bad("There must be {wanted} draw tiles, not {found}.", wanted=DRAW_TILES, found=len(draw))
    faces = {tile_id: _face(tile_id, start[tile_id]) for tile_id in START_IDS}
    # Key order means nothing in a file; ids in order make the same set the same set.
    for tile_id in sorted(draw):
        if tile_id in START_IDS or not tile_id or any(letter.isspace() for letter in tile_id):
            raise _bad(
                "“{id}” cannot be the id of a draw tile: ids are texts without blanks, and not S1, S2, S3.", id=tile_id
            )
        faces[tile_id] = _face(tile_id, draw[tile_id])
    return TileSet(faces, is_standard)


def _face(tile_id: str, face: object) -> tuple[int, int, int, int, int]:
    if (
        not isinstance(face, list | tuple)
        or len(face) != len(_NUMBERS)
        or any(type(number) is not int for number in face)
    ):
        raise _bad("Tile {id} must be five whole numbers: a, d, bison, salmon, turkey.", id=tile_id)
    a, d, bison, salmon, turkey = face
    if not 0 <= a <= 5:
        raise _bad("Tile {id}: a, the corner where its river begins, must be 0 to 5, not {a}.", id=tile_id, a=a)
    if not 1 <= d <= 5:
        raise _bad("Tile {id}: d, the number of prairie sides, must be 1 to 5, not {d}.", id=tile_id, d=d)
    if min(bison, salmon, turkey) < 0 or bison + salmon + turkey != ANIMALS_ON_A_TILE:
        raise _bad(
            "Tile {id} must show {wanted} animals in all, none below 0: not {bison}, {salmon}, {turkey}.",
            id=tile_id,
            wanted=ANIMALS_ON_A_TILE,
            bison=bison,
            salmon=salmon,
            turkey=turkey,
        )
    return a, d, bison, salmon, turkey


def _bad(sentence: str, **parameters: object) -> BadOptions:
    return BadOptions("tiles", sentence, "Bison 1 tiles", **parameters)
