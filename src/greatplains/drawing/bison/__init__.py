"""How Bison is drawn."""

from __future__ import annotations

from typing import Final

from greatplains.drawing.bison import picture
from greatplains.drawing.bison.art import BisonArt, TileArt, TileSetArt, board_art, tile_of, tile_set_of
from greatplains.drawing.bison.chronicle import CHRONICLE
from greatplains.drawing.bison.sample import SAMPLE
from greatplains.drawing.drawing import Art, Drawing, Sheet

_TILES: Final = Sheet(
    kind=TileArt,
    draw=tile_of,
    key="face",
    title="A tile of Bison",
    sentence="`face` is a-d-bison-salmon-turkey of the tile as it lies: each turn of a third adds 2 to a, modulo 6.",
)

_SETS: Final = Sheet(
    kind=TileSetArt,
    draw=tile_set_of,
    key="set",
    title="All tiles of Bison",
    sentence="`set` is `standard`. The tiles are by their faces, each in the three ways in which it can lie.",
)

DRAWING: Final[Drawing] = Drawing(
    picture.picture, Art(BisonArt, board_art), {"tiles": _TILES, "sets": _SETS}, CHRONICLE, SAMPLE, picture.small
)
