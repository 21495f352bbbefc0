"""Animals and pieces as small drawings of our own, each defined once and used by its id.

Every drawing stands on 0 0 or swims round it. What has the colour of a player is left without a fill of its own and
takes that of the element that uses it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from greatplains.drawing.markup import Look, Point, circle, element, group, label, moved, path, stroke
from greatplains.drawing.palette import (
    GOLD,
    HIDE,
    HORN,
    INK,
    MANE,
    PLAYERS,
    SALMON,
    SALMON_BACK,
    SALMON_EDGE,
    SANS,
    SCARLET,
    SNOW,
    TEAL,
    TURKEY,
    TURKEY_DARK,
    TURKEY_FAN,
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
_BISON_OUTLINE: Final = _BISON_BODY + _BISON_LEGS + _BISON_MANE


def _bison() -> str:
    return (
        stroke("M-18-6C-21-4-21.5-1-20.5 2.5", MANE, 1.6, stroke_linecap="round")
        + path(_BISON_LEGS, fill=MANE)
        + path(_BISON_BODY, fill=HIDE)
        + path(_BISON_MANE, fill=MANE)
        + path("M14-11.5C13.5-15 17-17 18.5-14.5C16.8-14.8 16-13 16.5-11Z", fill=HORN)
        + circle((17.0, -6.5), 0.9, HORN)
    )


def _bison_piece() -> str:
    edge = path(_BISON_OUTLINE, fill=WHITE, stroke=WHITE, stroke_width=3.4, stroke_linejoin="round")
    return edge + _bison()


def _salmon() -> str:
    body = "M14 0C9-6.5-2-7-9-1.5L-15-5.5L-13.5 0L-15 5.5L-9 1.5C-2 7 9 6.5 14 0Z"
    return (
        path(body, fill=SALMON, stroke=SALMON_EDGE, stroke_width=2.0, stroke_linejoin="round")
        + path("M13 0C8-6-2-6.5-9-1.5C-2-3 7-3.5 13 0Z", fill=SALMON_BACK)
        + path("M1-5.2L-3-8.5L-5-4.3Z", fill=SALMON_BACK)
        + circle((9.5, -1.0), 1.1, TURKEY_DARK)
    )


def _turkey() -> str:
    fan = "M2-3C-4-1-13-1-15-6C-18-13-12-20-5-19.5C1-19 4-13 2-3Z"
    return (
        path("M-2-2V6M-2 6L1.5 6M3-2V6M3 6L6.5 6", fill="none", stroke=GOLD, stroke_width=1.7, stroke_linecap="round")
        + path(fan, fill=TURKEY)
        + stroke("M-13-6C-15-12-11-17-5.5-17M-9-4.5C-10.5-10-8-13.5-3.5-13.8", TURKEY_FAN, 1.5, stroke_linecap="round")
        + path(
            "M-6-4C-6-9 0-11 4-9C6-10 6-16 9.5-16.5C12.5-16.8 12.8-13.5 11-12.5C11-7 10 1 2 1C-3 1-6-1-6-4Z",
            fill=TURKEY_DARK,
        )
        + path("M12-15.2L15.5-13.8L12-12.8Z", fill=GOLD)
        + stroke("M11.6-12.5C12.8-11 12.5-9.5 11.8-8.5", SCARLET, 2.2, stroke_linecap="round")
    )


def _hunter() -> str:
    """A figure in a cloak, 18 wide and 26 high."""
    cloak = "M-9 8C-9-3-6-8 0-8C6-8 9-3 9 8Z"
    edge: Look = {"stroke": WHITE, "stroke_width": 1.8, "stroke_linejoin": "round"}
    return path(cloak, **edge) + element("circle", cy=-11.5, r=5.2, **edge)


def _tepee() -> str:
    """The canvas of a tepee of value 1: 34 wide, 34 high, poles above."""
    return (
        stroke("M0-24L-5-32M0-24L5-32M0-24L0-33", INK, 2.2, stroke_linecap="round")
        + path(
            "M-18 8L-2.5-25.5Q0-28 2.5-25.5L18 8Q0 11.5-18 8Z",
            stroke=WHITE,
            stroke_width=2.2,
            stroke_linejoin="round",
        )
        + path("M0-25L3-18H-3Z", fill=INK, fill_opacity=".55")
    )


def _canoe() -> str:
    """The hull of a canoe of value 1, 50 wide, with its ends turned up."""
    return path(
        "M-27-9C-24-11-21-9-20-5Q0-1 20-5C21-9 24-11 27-9C26 3 19 9 12 9H-12C-19 9-26 3-27-9Z",
        stroke=WHITE,
        stroke_width=2.2,
        stroke_linejoin="round",
    )


def _tent() -> str:
    """A tent of Wind River, 32 wide and 32 high; its edge is that of the element that uses it."""
    return (
        stroke("M0-21L-4-28M0-21L4-28", INK, 2.0, stroke_linecap="round")
        + path("M-16 8L-2-21.5Q0-24 2-21.5L16 8Q0 11-16 8Z", stroke_width=2.2, stroke_linejoin="round")
        + path("M-2.5 9.3L0 3.5L2.5 9.3Z", fill=INK, stroke="none", fill_opacity=".6")
    )


def _totem() -> str:
    """A carved pole with spread wings on a round base."""
    return (
        circle((0.0, 0.0), 23.0, INK)
        + circle((0.0, 0.0), 20.5, SNOW)
        + path("M-5.5 15V-9Q0-17 5.5-9V15Z", fill=SCARLET)
        + path("M-17-7Q-9-11-4-6.5H4Q9-11 17-7Q13 .5 4 0H-4Q-13 .5-17-7Z", fill=TEAL)
        + path("M-12-6.5L-7-1.5M12-6.5L7-1.5", stroke=SNOW, stroke_width=1.2)
        + path("M0-8L2.2-4H-2.2Z", fill=GOLD)
        + path("M-5.5 5H5.5V8H-5.5Z", fill=GOLD)
        + circle((-2.3, -9.5), 1.2, SNOW)
        + circle((2.3, -9.5), 1.2, SNOW)
        + path("M-2.5 11.5H2.5", stroke=SNOW, stroke_width=1.6)
    )


@cache
def parts() -> dict[str, str]:
    """Every drawing by its id, to be put into the `defs` of a picture."""
    drawings = {
        "gp-bison": _bison(),
        "gp-bison-piece": _bison_piece(),
        "gp-salmon": _salmon(),
        "gp-turkey": _turkey(),
        "gp-hunter": _hunter(),
        "gp-tepee": _tepee(),
        "gp-canoe": _canoe(),
        "gp-tent": _tent(),
        "gp-totem": _totem(),
        **{f"gp-{name}": path(d) for name, d in _SYMBOLS.items()},
    }
    return {name: element("g", drawing, id=name) for name, drawing in drawings.items()}


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


def hunter(player: Player, at: Point, scale: float = 1.0) -> str:
    """One hunter, with the player's symbol on the cloak."""
    return group(
        use("hunter", (0.0, 0.0), fill=player.colour) + symbol(player, (0.0, 1.5), 0.72),
        at=at,
        scale=scale,
    )


def hunters(seat: int, count: int, at: Point) -> str:
    """Up to three hunters side by side; from four on a stack of three with the number."""
    player = PLAYERS[seat]
    shown = min(count, 3)
    step = 16.5
    left = at[0] - step * (shown - 1) / 2
    figures = "".join(hunter(player, (left + step * place, at[1]), 1.18) for place in range(shown))
    if count <= 3:
        return figures
    return figures + badge(player, count, (left + step * (shown - 0.5), at[1] - 17), 9.5)


def _points(player: Player, value: int, at: Point, step: float, scale: float) -> str:
    """The player's symbol once for each point."""
    left = at[0] - step * (value - 1) / 2
    return "".join(symbol(player, (left + step * place, at[1]), scale) for place in range(value))


def _numeral(value: int, at: Point, radius: float) -> str:
    return circle(at, radius, WHITE) + label(
        value, (at[0], at[1] + radius * 0.52), radius * 1.55, font_family=SANS, font_weight="bold", fill=INK
    )


def tepee(seat: int, value: int, at: Point) -> str:
    """A tepee; it grows with its value."""
    player = PLAYERS[seat]
    inside = use("tepee", (0.0, 0.0), fill=player.colour)
    inside += _numeral(value, (0.0, -7.5), 7.2) + _points(player, value, (0.0, 4.7), 7.0, 0.55)
    return group(inside, at=at, scale=1.05 + 0.1 * value)


def canoe(seat: int, value: int, at: Point) -> str:
    """A canoe; it grows with its value."""
    player = PLAYERS[seat]
    inside = use("canoe", (0.0, 0.0), fill=player.colour)
    left, right = (value + 1) // 2, value // 2
    inside += _points(player, left, (-14.5, 1.2), 7.0, 0.55) + _points(player, right, (14.5, 1.2), 7.0, 0.55)
    inside += _numeral(value, (0.0, 2.0), 7.0)
    return group(inside, at=at, scale=1.0 + 0.08 * value)


def tents(seat: int, count: int, at: Point, is_fed: bool = True) -> str:
    """The tents of a player on one hex: one in front, a second behind it from two on, and then their number.

    Tents that go without bison are pale, with a dashed edge.
    """
    player = PLAYERS[seat]
    look: Look = {"fill": player.colour, "stroke": WHITE}
    if not is_fed:
        look = {"fill": player.pale, "stroke": player.dark, "stroke_dasharray": "4 3"}
    behind = use("tent", (8.0, -4.0), 1.0, **look) if count > 1 else ""
    front = use("tent", (0.0, 0.0), 1.12, **look) + symbol(player, (0.0, -4.5), 1.05, None if is_fed else player.dark)
    number = badge(player, count, (13.0, -17.0), 8.4) if count > 1 else ""
    return group(behind + front + number, at=at, data_seat=seat, data_tents=count, data_fed="yes" if is_fed else "no")
