"""Plots as SVG inside a page: they take its colours by class, and a table beside each has the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from greatplains.drawing.markup import element, words
from greatplains.drawing.ticks import nice_ticks

_WIDTH: Final = 640.0
_LABELS: Final = 170.0
_RIGHT: Final = 24.0
_ROW: Final = 28.0
_AXIS: Final = 34.0
_TEXT: Final = 13.0
_LONGEST_LABEL: Final = 24
_BARS: Final = 24
_BAR_HEIGHT: Final = 160.0


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its interval, and the words that name and tell it."""

    label: str
    mean: float
    low: float
    high: float
    told: str


def whiskers(title: str, rows: Sequence[Row], unit: str = "", mark: float | None = None) -> str:
    """A dot and its interval for each row; `mark` draws a line, such as the share of equals."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if mark is None else [mark])
    ticks = nice_ticks(min(values), max(values))
    low, high = ticks[0], ticks[-1]
    bottom = len(rows) * _ROW + 8

    def x(value: float) -> float:
        return _LABELS + (_WIDTH - _LABELS - _RIGHT) * (value - low) / (high - low)

    grid = [_line(x(tick), 0.0, x(tick), bottom, "grid") for tick in ticks]
    numbers = [_text(f"{tick:g}{unit}", x(tick), bottom + 18, "middle", "axis") for tick in ticks]
    fair = [] if mark is None else [_line(x(mark), 0.0, x(mark), bottom, "mark")]
    dots = [
        _whisker(row, (number + 0.5) * _ROW + 4, x(row.low), x(row.mean), x(row.high))
        for number, row in enumerate(rows)
    ]
    return _plot(title, bottom + _AXIS, *grid, *fair, *dots, *numbers)


def histogram(title: str, values: Sequence[int], unit: str) -> str:
    """How many values there are of each size."""
    least, most = min(values), max(values)
    step = ceil((most - least + 1) / _BARS)
    bins = [0] * ((most - least) // step + 1)
    for value in values:
        bins[(value - least) // step] += 1
    left = 48.0
    width = (_WIDTH - left - _RIGHT) / len(bins)
    ticks = nice_ticks(0, max(bins))

    def y(count: float) -> float:
        return 8 + _BAR_HEIGHT * (1 - count / ticks[-1])

    parts = [_line(left, y(tick), _WIDTH - _RIGHT, y(tick), "grid") for tick in ticks]
    parts += [_text(f"{tick:g}", left - 8, y(tick) + 4, "end", "axis") for tick in ticks if tick == floor(tick)]
    for number, count in enumerate(bins):
        first = least + number * step
        name = f"{first}" if step == 1 else f"{first}–{first + step - 1}"
        told = element("title", words(f"{name} {unit}: {count}"))
        at = left + number * width
        parts.append(
            element("rect", told, x=at + 1, y=y(count), width=max(width - 2, 1.0), height=y(0) - y(count), class_="bar")
        )
        if number % ceil(len(bins) / 8) == 0:
            parts.append(_text(name, at + width / 2, y(0) + 18, "middle", "axis"))
    return _plot(title, y(0) + _AXIS, *parts)


def _whisker(row: Row, y: float, low: float, mean: float, high: float) -> str:
    label = row.label if len(row.label) <= _LONGEST_LABEL else f"…{row.label[1 - _LONGEST_LABEL :]}"
    return element(
        "g",
        element("title", words(f"{row.label}: {row.told}")),
        _text(label, _LABELS - 12, y + 4, "end", "name"),
        _line(low, y, high, y, "reach"),
        _line(low, y - 5, low, y + 5, "reach"),
        _line(high, y - 5, high, y + 5, "reach"),
        element("circle", cx=mean, cy=y, r=5.0, class_="dot"),
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def _text(text: str, x: float, y: float, anchor: str, kind: str) -> str:
    return element("text", words(text), x=x, y=y, text_anchor=anchor, font_size=_TEXT, class_=kind)


def _plot(title: str, height: float, *parts: str) -> str:
    return element("svg", *parts, viewBox=f"0 0 {_WIDTH:g} {height:g}", role="img", aria_label=title)
