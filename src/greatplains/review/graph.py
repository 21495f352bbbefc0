"""Everybody's chances over a game as bands one above the other: by colour, pattern and symbol; marks lead to turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import ceil
from typing import Final

from greatplains.drawing import pieces
from greatplains.drawing.markup import Point, circle, element, label, path, spot, words
from greatplains.drawing.palette import PLAYERS, WHITE
from greatplains.review.marks import BLUNDER, BRILLIANT, MISTAKE
from greatplains.review.summary import Summary
from greatplains.review.turns import TurnReview

_WIDTH: Final = 960.0
_HEIGHT: Final = 300.0
_LEFT: Final = 48.0
_RIGHT: Final = 30.0
_TOP: Final = 12.0
_FOOT: Final = 34.0
_MOST_TICKS: Final = 12
_BADGE: Final = 10.0
# Patterns over the colours, by seat: rising lines, dots, upright lines, falling lines.
_PATTERNS: Final = ("M-2 2L2-2M0 8L8 0M6 10L10 6", "M3 4h2v2h-2Z", "M4 0V8", "M-2 6L2 10M0 0L8 8M6-2L10 2")
_SIGNS: Final = {BRILLIANT: "!", MISTAKE: "?", BLUNDER: "??"}
_FILLS: Final = {BRILLIANT: "#1d5334", MISTAKE: "#b3402f", BLUNDER: "#7a1410"}


def graph(turns: Sequence[TurnReview], summary: Summary) -> str:
    """The graph as an SVG element; a mark links to `#turn-N`."""
    course = summary.course
    players = len(course[0])
    heights = [[0.0, *accumulate(chances)] for chances in course]
    bands = [_band(seat, heights) for seat in range(players)]
    edges = [
        path("M" + "L".join(spot(_at(turn, tall[seat], course)) for turn, tall in enumerate(heights)), class_="edge")
        for seat in range(1, players)
    ]
    marks = [_mark(turn, heights) for turn in turns if turn.mark in _SIGNS]
    badges = [_badge(seat, heights) for seat in range(players)]
    said = "Chances to win after each turn: " + ", ".join(
        f"{PLAYERS[seat].name} from {course[0][seat]:.0%} to {course[-1][seat]:.0%}" for seat in range(players)
    )
    return element(
        "svg",
        element("title", words(said)),
        element("defs", *pieces.parts().values(), *(_pattern(seat) for seat in range(players))),
        *bands,
        *edges,
        *_axes(len(course) - 1),
        *badges,
        *marks,
        viewBox=f"0 0 {_WIDTH:g} {_HEIGHT + _TOP + _FOOT:g}",
        role="img",
    )


def _at(turn: float, height: float, course: Sequence[object]) -> Point:
    """Where a turn and a sum of chances lie; the first seat is at the bottom."""
    last = max(len(course) - 1, 1)
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * turn / last, _TOP + _HEIGHT * (1 - height)


def _band(seat: int, heights: Sequence[Sequence[float]]) -> str:
    below = [_at(turn, tall[seat], heights) for turn, tall in enumerate(heights)]
    above = [_at(turn, tall[seat + 1], heights) for turn, tall in enumerate(heights)]
    way = "M" + "L".join(spot(point) for point in [*below, *reversed(above)]) + "Z"
    return path(way, fill=PLAYERS[seat].colour, data_seat=seat) + path(way, fill=f"url(#band-{seat})")


def _pattern(seat: int) -> str:
    look = {"stroke": WHITE, "stroke_width": 1.2, "stroke_opacity": 0.28}
    return element(
        "pattern",
        path(_PATTERNS[seat], fill=WHITE, fill_opacity="0.3", **look),
        id=f"band-{seat}",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
    )


def _axes(turns: int) -> list[str]:
    every = ceil(max(turns, 1) / _MOST_TICKS / 5) * 5
    ticks = [
        label(turn, (_at(turn, 0, range(turns + 1))[0], _TOP + _HEIGHT + 22), 14) for turn in range(0, turns + 1, every)
    ]
    shares = [
        label(f"{share} %", (_LEFT - 8, _TOP + _HEIGHT * (1 - share / 100) + 5), 13, text_anchor="end")
        for share in (0, 50, 100)
    ]
    return [*ticks, *shares]


def _badge(seat: int, heights: Sequence[Sequence[float]]) -> str:
    """The symbol of a seat, where its band is broadest."""
    inner = range(1, len(heights) - 1) if len(heights) > 2 else range(len(heights))
    widest = max(inner, key=lambda turn: heights[turn][seat + 1] - heights[turn][seat])
    at = _at(widest, (heights[widest][seat] + heights[widest][seat + 1]) / 2, heights)
    player = PLAYERS[seat]
    return circle(at, _BADGE + 3, player.colour, stroke=WHITE, stroke_width=2) + pieces.symbol(player, at, 1.3)


def _mark(turn: TurnReview, heights: Sequence[Sequence[float]]) -> str:
    """On the edge of the mover's band, after the turn."""
    at = _at(turn.number, heights[turn.number][turn.seat + (turn.seat == 0)], heights)
    sign = label(_SIGNS[turn.mark], (at[0], at[1] + 4), 11, style=f"fill:{WHITE};font-weight:bold")
    said = element("title", words(f"Turn {turn.number}, {PLAYERS[turn.seat].name}: {turn.mark}"))
    dot = circle(at, 8.5, _FILLS[turn.mark], stroke=WHITE, stroke_width=1.5)
    return element("a", said, dot, sign, href=f"#turn-{turn.number}")
