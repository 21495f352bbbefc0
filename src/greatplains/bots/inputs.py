"""What a network is shown of a position, as whole numbers. Each game has a subclass in its folder's `inputs.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greatplains.bots.evaluation import Evaluation, value_buffer
from greatplains.core.position import Position

# What the hand-made features and the worth are counted in, and where they are cut off.
FEATURE_UNIT: Final = 8
FEATURE_MOST: Final = 2000


class Part:
    """Some entries of the inputs that belong together: `count` of them, none beyond `most`; `unit` stands for 1."""

    def __init__(self, name: str, count: int, most: int, unit: int, words: str) -> None:
        self.name = name
        self.count = count
        self.most = most
        self.unit = unit
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs:
    """The inputs of one game, in `row`: those of each seat, counted from the one to move, then those of the table.

    Only what everybody may know is in them. `linear` is the hand-made evaluation, whose features are part of them.
    """

    def __init__(self, linear: Evaluation, seat_size: int, size: int) -> None:
        self.linear: Evaluation = linear
        self.seat_size: i64 = seat_size
        self.size: i64 = size
        self.row: vec[i64] = vec[i64]([0] * size)
        self.worths: vec[float] = value_buffer()

    def write(self, position: Position) -> None:
        """Fill in the row for a position at the start of a turn."""
        raise NotImplementedError

    def clear(self) -> None:
        """A row of zeros."""
        place: i64
        for place in range(self.size):
            self.row[place] = 0

    def write_features(self, seat: i64, count: i64, at: i64) -> None:
        """The hand-made features of a seat and its worth, which have been measured before."""
        row = self.row
        features = self.linear.features
        place: i64
        for place in range(count):
            row[at + place] = in_units(features[seat * count + place])
        row[at + count] = in_units(self.worths[seat])


def in_units(number: float) -> i64:
    """A number in eighths, cut off where it is very large."""
    if number >= float(FEATURE_MOST // FEATURE_UNIT):
        return FEATURE_MOST
    if number <= -float(FEATURE_MOST // FEATURE_UNIT):
        return -FEATURE_MOST
    if number < 0.0:
        return -i64(float(FEATURE_UNIT) * -number + 0.5)
    return i64(float(FEATURE_UNIT) * number + 0.5)


def size_of(parts: tuple[Part, ...]) -> int:
    """How many entries they have in all."""
    return sum(part.count for part in parts)


def input_table(seat_parts: tuple[Part, ...], table_parts: tuple[Part, ...]) -> str:
    """The inputs as a table of Markdown: the one of docs/learning.md."""
    lines = ["| entries | part | at most | 1 is | what it says |", "|--:|---|--:|--:|---|"]
    at = 0
    width = size_of(seat_parts)
    for part in seat_parts:
        where = f"{at}–{at + part.count - 1}" if part.count > 1 else f"{at}"
        lines.append(f"| {where} + {width} × seat | {part.name} | {part.most} | {part.unit} | {part.words} |")
        at += part.count
    at = 4 * width
    for part in table_parts:
        where = f"{at}–{at + part.count - 1}" if part.count > 1 else f"{at}"
        lines.append(f"| {where} | {part.name} | {part.most} | {part.unit} | {part.words} |")
        at += part.count
    return "\n".join(lines)
