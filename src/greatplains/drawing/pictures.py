"""The pictures of the documentation: `python -m greatplains.drawing.pictures` in the root of the repository redraws
them.

Each shows the sample of a game; one shows all boards side by side.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from greatplains.drawing import picture, pieces, raster
from greatplains.drawing.markup import Look, Picture, Point, element, label, number
from greatplains.drawing.palette import GROUND, INK, SERIF
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES

FOLDER: Final = Path("docs", "pictures")
# The sheet with all boards.
_SHEET_WIDTH: Final = 1600.0
_SHEET_MARGIN: Final = 24.0
_SHEET_TITLE: Final = 104.0


def draw() -> dict[str, Picture]:
    """Every picture by the name of its file."""
    samples = {name.replace("-", ""): picture(drawn.sample.view(GAMES[name])) for name, drawn in DRAWINGS.items()}
    return {**samples, "greatplains": _side_by_side(*samples.values())}


def _side_by_side(*boards: Picture) -> Picture:
    """All boards equally high below the name of the whole."""
    room = _SHEET_WIDTH - (len(boards) + 1) * _SHEET_MARGIN
    height = room / sum(map(_breadth, boards))
    box = (0.0, 0.0, _SHEET_WIDTH, _SHEET_TITLE + height + _SHEET_MARGIN)
    body = element("rect", width=box[2], height=box[3], fill=GROUND) + _sheet_title()
    left = _SHEET_MARGIN
    for board in boards:
        body += _inset(board, (left, _SHEET_TITLE), height)
        left += _SHEET_MARGIN + height * _breadth(board)
    parts = {name: part for board in boards for name, part in board.parts.items()}
    return Picture("Great Plains", box, parts, body)


def _breadth(drawn: Picture) -> float:
    return drawn.box[2] / drawn.box[3]


def _inset(drawn: Picture, at: Point, height: float) -> str:
    box = " ".join(map(number, drawn.box))
    return element("svg", drawn.body, x=at[0], y=at[1], width=height * _breadth(drawn), height=height, viewBox=box)


def _sheet_title() -> str:
    middle = _SHEET_WIDTH / 2
    herd = [
        pieces.use("bison", (middle + side * (300 + 62 * place), 66.0 - 6 * (place % 2)), 1.3 - 0.12 * place)
        for side in (-1, 1)
        for place in range(3)
    ]
    look: Look = {"font_family": SERIF, "letter_spacing": 14, "fill": INK}
    return label("GREAT PLAINS", (middle + 7, 70.0), 46, **look) + "".join(herd)


def main() -> None:
    """Write all pictures."""
    pictures = draw()
    for name, drawn in pictures.items():
        (FOLDER / f"{name}.svg").write_text(drawn.svg() + "\n", encoding="utf-8", newline="\n")
    (FOLDER / "greatplains.png").write_bytes(raster.png(pictures["greatplains"], round(_SHEET_WIDTH)))


if __name__ == "__main__":
    main()
