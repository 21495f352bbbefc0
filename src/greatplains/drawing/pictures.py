"""The pictures of the documentation: `python -m greatplains.drawing.pictures` in the root of the repository redraws
them.

Each shows a game in which every seat tries some random turns and keeps the liveliest: real positions, and worth
looking at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from greatplains.core.contract import Rules, Setup, View
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.drawing import picture, pieces, raster
from greatplains.drawing.markup import Look, Picture, Point, element, label, number
from greatplains.drawing.palette import GROUND, INK, SERIF
from greatplains.games import GAMES

FOLDER: Final = Path("docs", "pictures")
_TRIES: Final = 40
# The sheet with both boards.
_SHEET_WIDTH: Final = 1600.0
_SHEET_MARGIN: Final = 24.0
_SHEET_TITLE: Final = 104.0


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to draw: the game of a seed after some turns."""

    game: str
    seed: int
    turns: int
    liveliness: Callable[[View, int], int]
    options: dict[str, Any]
    players: int = 4

    def view(self) -> View:
        """The position as the seat to move sees it."""
        position, _ = self.play()
        return GAMES[self.game].view(position, position.seat)

    def setup(self) -> Setup:
        """How the game begins."""
        return GAMES[self.game].deal(self.players, Rng(self.seed), self.options, first=0)

    def play(self) -> tuple[Any, list[str]]:
        """The position, and the turns that led to it."""
        rules = GAMES[self.game]
        position, rng, texts = rules.opening(self.setup()), Rng(self.seed, "picture"), []
        for _ in range(self.turns):
            steps, after = self._liveliest_turn(rules, position, rng)
            texts.append(rules.turn_text(position, steps))
            position = after
        return position, texts

    def _liveliest_turn(self, rules: Rules[Any], position: Any, rng: Rng) -> tuple[list[int], Any]:
        seat = position.seat
        tried = []
        for _ in range(_TRIES):
            after = position.copy()
            steps = random_turn(after, rng)
            tried.append((self.liveliness(rules.view(after, None), seat), steps, after))
        _, steps, after = max(tried, key=lambda one: one[0])
        return steps, after


def _bison_liveliness(view: View, seat: int) -> int:
    """Large pieces and many hunters on the map, and animals left to pay for more."""
    own = [space for space in view["spaces"].values() if space["seat"] == seat]
    animals: int = min(sum(view["seats"][seat]["tracks"].values()), 12)
    camps: int = sum(6 * space["value"] + 3 * space["hunters"] for space in own)
    return animals + camps


def _wind_river_liveliness(view: View, seat: int) -> int:
    """Many tents near bison, going east."""
    own = view["seats"][seat]
    camps = {name: content for name, content in view["hexes"].items() if content["tents"][seat]}
    east: int = sum(int(name[1:]) * content["tents"][seat] for name, content in camps.items())
    alone = [content for content in camps.values() if sum(content["tents"]) == content["tents"][seat]]
    bison: int = sum(min(content["bison"], 3) for content in alone)
    liveliness: int = 40 * own["plains"] + 12 * own["board"] - 4 * own["hungry"] + own["resources"]
    return liveliness + 2 * east + 3 * bison


SCENES: Final = {
    "bison": Scene("bison", 54, 56, _bison_liveliness, {"variant": 1}),
    "windriver": Scene("wind-river", 82, 69, _wind_river_liveliness, {}),
}


def draw() -> dict[str, Picture]:
    """Every picture by the name of its file."""
    scenes = {name: picture(scene.view()) for name, scene in SCENES.items()}
    return {**scenes, "greatplains": _side_by_side(*scenes.values())}


def _side_by_side(west: Picture, east: Picture) -> Picture:
    """Both boards equally high below the name of the whole."""
    room = _SHEET_WIDTH - 3 * _SHEET_MARGIN
    height = room / (_breadth(west) + _breadth(east))
    middle = 2 * _SHEET_MARGIN + height * _breadth(west)
    box = (0.0, 0.0, _SHEET_WIDTH, _SHEET_TITLE + height + _SHEET_MARGIN)
    body = (
        element("rect", width=box[2], height=box[3], fill=GROUND)
        + _sheet_title()
        + _inset(west, (_SHEET_MARGIN, _SHEET_TITLE), height)
        + _inset(east, (middle, _SHEET_TITLE), height)
    )
    return Picture("Great Plains", box, {**west.parts, **east.parts}, body)


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
