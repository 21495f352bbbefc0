"""Figures of a game, turn by turn, as lines: one panel for each kind of figure, one line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from greatplains.drawing import pieces
from greatplains.drawing.markup import Picture, Point, circle, element, group, label, spot, stroke
from greatplains.drawing.palette import GRID, GROUND, INK, PAPER, PLAYERS, SANS, SERIF, SHADE, WHITE
from greatplains.drawing.ticks import nice_ticks

_WIDTH: Final = 960.0
_LEFT: Final = 70.0
_RIGHT: Final = 60.0
_HEAD: Final = 96.0
_PANEL: Final = 190.0
_GAP: Final = 58.0
_FOOT: Final = 56.0
_BADGE: Final = 11.0
_MOST_TURN_TICKS: Final = 12


@dataclass(frozen=True, slots=True)
class Panel:
    """One kind of figure: `lines[seat][turn]`, from the opening (turn 0) on; `top` where the largest is known."""

    title: str
    lines: tuple[tuple[float, ...], ...]
    unit: str = ""
    top: float | None = None


def plot(title: str, panels: Sequence[Panel], marks: Sequence[int] = ()) -> Picture:
    """The panels one below the other; `marks` are turns after which something ended, such as a season."""
    height = _HEAD + len(panels) * (_PANEL + _GAP) - _GAP + _FOOT
    turns = len(panels[0].lines[0]) - 1
    drawn = [_panel(panel, _HEAD + number * (_PANEL + _GAP), turns, marks) for number, panel in enumerate(panels)]
    body = (
        element("rect", width=_WIDTH, height=height, fill=GROUND)
        + label(title, (_LEFT, 40.0), 26, font_family=SERIF, fill=INK, text_anchor="start")
        + _legend(len(panels[0].lines))
        + "".join(drawn)
        + _text("turns", (_WIDTH - _RIGHT, height - 12), "end")
    )
    return Picture(title, (0.0, 0.0, _WIDTH, height), pieces.parts(), body)


def _legend(seats: int) -> str:
    """Every seat by colour, sign and name."""
    step = 110.0
    first = _WIDTH - _RIGHT - seats * step + 30
    return "".join(
        _badge(seat, (first + seat * step, 34.0)) + _text(PLAYERS[seat].name, (first + seat * step + 18, 39.0), "start")
        for seat in range(seats)
    )


def _panel(panel: Panel, top: float, turns: int, marks: Sequence[int]) -> str:
    largest = max(value for line in panel.lines for value in line)
    ticks = nice_ticks(0, panel.top or largest or 1)
    if all(value == int(value) for line in panel.lines for value in line):
        ticks = [tick for tick in ticks if tick == int(tick)]  # there is no half tent
    right = _WIDTH - _RIGHT

    def x(turn: float) -> float:
        return _LEFT + (right - _LEFT) * turn / max(turns, 1)

    def y(value: float) -> float:
        return top + _PANEL * (1 - value / ticks[-1])

    paper = element("rect", x=_LEFT, y=top, width=right - _LEFT, height=_PANEL, fill=PAPER)
    grid = [stroke(f"M{spot((_LEFT, y(tick)))}H{spot((right, 0)).split()[0]}", GRID, 1.0) for tick in ticks]
    numbers = [_text(f"{tick:g}{panel.unit}", (_LEFT - 10, y(tick) + 5), "end") for tick in ticks]
    every = ceil(max(turns, 1) / _MOST_TURN_TICKS / 5) * 5
    numbers += [_text(str(turn), (x(turn), top + _PANEL + 20), "middle") for turn in range(0, turns + 1, every)]
    ended = [stroke(f"M{spot((x(turn), top))}v{_PANEL:g}", SHADE, 1.2, stroke_dasharray="2 4") for turn in marks]
    lines = [
        _line(seat, [(x(turn), y(value)) for turn, value in enumerate(line)]) for seat, line in enumerate(panel.lines)
    ]
    ends = [
        _badge(seat, (right + 18, place)) for seat, place in _apart([y(line[-1]) for line in panel.lines], top + _PANEL)
    ]
    heading = label(
        panel.title, (_LEFT, top - 10), 17, font_family=SANS, font_weight="bold", fill=INK, text_anchor="start"
    )
    return group(paper, *grid, *ended, *numbers, *lines, *ends, heading, data_panel=panel.title)


def _line(seat: int, points: Sequence[Point]) -> str:
    """Figures stand until the next turn changes them: steps, not slopes."""
    way = f"M{spot(points[0])}" + "".join(f"H{spot(at).split()[0]}V{spot(at).split()[1]}" for at in points[1:])
    return stroke(way, PLAYERS[seat].colour, 2.6, stroke_linejoin="round", stroke_opacity=".9", data_seat=seat)


def _apart(places: Sequence[float], bottom: float) -> list[tuple[int, float]]:
    """The seats with the heights of their signs, moved so that none covers another or lies below the panel."""
    room = 2 * _BADGE + 2
    found: list[tuple[int, float]] = []
    for rank, seat in enumerate(sorted(range(len(places)), key=lambda seat: places[seat])):
        highest = found[-1][1] + room if found else places[seat]
        lowest = bottom - (len(places) - 1 - rank) * room
        found.append((seat, min(max(places[seat], highest), lowest)))
    return found


def _badge(seat: int, at: Point) -> str:
    player = PLAYERS[seat]
    return circle(at, _BADGE, player.colour, stroke=WHITE, stroke_width=2) + pieces.symbol(player, at, 1.1)


def _text(text: str, at: Point, anchor: str) -> str:
    return label(text, at, 14, font_family=SANS, fill=INK, text_anchor=anchor)
