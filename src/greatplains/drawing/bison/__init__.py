"""How Bison is drawn."""

from __future__ import annotations

from typing import Final

from greatplains.drawing.bison import picture
from greatplains.drawing.bison.art import BisonArt, TileArt, board_art, tile_of
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

DRAWING: Final[Drawing] = Drawing(picture.picture, Art(BisonArt, board_art), {"tiles": _TILES}, CHRONICLE, SAMPLE)
