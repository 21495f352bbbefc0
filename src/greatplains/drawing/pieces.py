"""Small drawings of our own, each defined once and used by its id: what the boards have in common.

Every drawing stands on 0 0 or swims round it. What has the colour of a player is left without a fill of its own and
takes that of the element that uses it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from greatplains.drawing.markup import Point, circle, element, label, moved, path, stroke
from greatplains.drawing.palette import (
    HIDE,
    HORN,
    INK,
    MANE,
    SANS,
    WHITE,
    Player,
)

# The symbols of the players, about ten units wide round 0 0.
_SYMBOLS: Final = {
    "triangle": "M0-5.6L5.6 4.4H-5.6Z",
    "circle": "M-4.8 0A4.8 4.8 0 1 1 4.8 0A4.8 4.8 0 1 1-4.8 0Z",
    "square": "M-4.3-4.3H4.3V4.3H-4.3Z",
    "diamond": "M0-6.2L5.2 0L0 6.2L-5.2 0Z",
}

_BISON_BODY: Final = (
    "M-19-3C-19-9-14-11.5-9-11.5C-5-16-1-19.5 5-18.5C11-17.5 14-13 15-9L14 0C11 2 7 2.5 3 1.5"
    "L-3 .5C-8 1.5-12 1.5-16 .5C-18.5 0-19-1.5-19-3Z"
)
_BISON_LEGS: Final = (
    "M-17-3L-18.5 4L-17.5 8H-14L-14.5 4L-11.5 0ZM-11-2L-9.5 8H-6.5L-6-1ZM2 0L3 8H6L7 0ZM8 0L8.5 8H11.5L12 0Z"
)
_BISON_MANE: Final = (
    "M3-18.7C10-19.5 14-15 15.5-11C19-10.5 21.5-7.5 21-3.5C20.8-.5 19 2.5 17 2.5C16.5 5 14.5 6.5 13 3.5"
    "C10 4.5 9 3 8.5 1C5 0 2.5-4 1.5-8C.5-12 1-16 3-18.7Z"
)
BISON_OUTLINE: Final = _BISON_BODY + _BISON_LEGS + _BISON_MANE


def bison() -> str:
    """A bison, heading east."""
    return (
        stroke("M-18-6C-21-4-21.5-1-20.5 2.5", MANE, 1.6, stroke_linecap="round")
        + path(_BISON_LEGS, fill=MANE)
        + path(_BISON_BODY, fill=HIDE)
        + path(_BISON_MANE, fill=MANE)
        + path("M14-11.5C13.5-15 17-17 18.5-14.5C16.8-14.8 16-13 16.5-11Z", fill=HORN)
        + circle((17.0, -6.5), 0.9, HORN)
    )


@cache
def parts() -> dict[str, str]:
    """What every board has, by its id, to be put into the `defs` of a picture."""
    return defined({"bison": bison(), **{name: path(d) for name, d in _SYMBOLS.items()}})


def defined(drawings: dict[str, str]) -> dict[str, str]:
    """Drawings by name as they are put into the `defs` of a picture, by their id."""
    return {f"gp-{name}": element("g", drawing, id=f"gp-{name}") for name, drawing in drawings.items()}


def use(name: str, at: Point, scale: float = 1.0, turn: float = 0.0, **attributes: object) -> str:
    """A drawing at a point, larger or smaller, turned clockwise by some degrees."""
    return element("use", href=f"#gp-{name}", transform=moved(at, scale, turn), **attributes)


def symbol(player: Player, at: Point, scale: float = 1.0, fill: str | None = None) -> str:
    """The symbol of a player."""
    return use(player.symbol, at, scale, fill=fill or player.on_colour)


def badge(player: Player, text: object, at: Point, radius: float = 8.0) -> str:
    """A number on a small disc with the player's rim."""
    return circle(at, radius, WHITE, stroke=player.colour, stroke_width=1.8) + label(
        text, (at[0], at[1] + radius * 0.5), radius * 1.45, font_family=SANS, font_weight="bold", fill=INK
    )
