"""The animals and pieces of Bison, each defined once and used by its id."""

from __future__ import annotations

from functools import cache

from greatplains.drawing.markup import Look, Point, circle, element, group, label, path, stroke
from greatplains.drawing.palette import (
    GOLD,
    INK,
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
from greatplains.drawing.pieces import badge, defined, symbol, use
from greatplains.drawing.pieces import parts as shared_parts


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
    """Every drawing by its id."""
    drawings = {
        "salmon": _salmon(),
        "turkey": _turkey(),
        "hunter": _hunter(),
        "tepee": _tepee(),
        "canoe": _canoe(),
        "totem": _totem(),
    }
    return shared_parts() | defined(drawings)


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
