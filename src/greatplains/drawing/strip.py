"""A strip of pictures, cut up so that what they have in common needs to be drawn only once."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple

from greatplains.drawing.extent import Ruler
from greatplains.drawing.markup import Picture, element

_TAG: Final = re.compile(r"<(/?)[^<>]*?(/?)>")
# A group that is seen through, or cut to a shape, is drawn as a whole or not at all; and so is a tile, which has many
# drawings one above the other that never change.
_INSEPARABLE: Final = re.compile(r' (opacity|clip-path|mask|filter|data-tile)="')
# What says what an element stands for, and not how it looks.
_NAMES: Final = re.compile(r' (?:class|data-[a-z-]+)="[^"]*"')
# Pixels round a leaf: edges are soft.
_MARGIN: Final = 2


class Patch(NamedTuple):
    """A part of a picture, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height."""
        return self.right - self.left, self.bottom - self.top

    def touches(self, other: Patch) -> bool:
        """Whether they have pixels in common."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def shared(self, other: Patch) -> Patch:
        """The pixels that both have, if they touch."""
        return Patch(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def hull(self, other: Patch) -> Patch:
        """The smallest patch round both."""
        return Patch(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def seen_from(self, other: Patch) -> Patch:
        """The same patch, counted from the corner of another one."""
        return Patch(self.left - other.left, self.top - other.top, self.right - other.left, self.bottom - other.top)


@dataclass(frozen=True, eq=False, slots=True)
class Leaf:
    """An element with the groups it lies in, and the pixels it may touch.

    What looks alike in two pictures is one and the same leaf.
    """

    markup: str
    patch: Patch
    is_cut_off: bool


class Strip:
    """Pictures with the same box and the same parts, that many pixels wide, one after the other.

    What all of them begin with, such as the land under the pieces, is their ground.
    """

    def __init__(self, pictures: Sequence[Picture], width: int) -> None:
        self._box = pictures[0].box
        self._parts = pictures[0].parts
        self._ruler = Ruler(self._parts)
        self._known: dict[tuple[str, str], list[Leaf]] = {}
        self._leaves: dict[str, Leaf] = {}
        self.whole = Patch(0, 0, width, math.ceil(width * self._box[3] / self._box[2]))
        leaves = [self._leaves_of(picture) for picture in pictures]
        self._ground = [one[0] for one in takewhile(_is_one, zip(*leaves, strict=False))]
        self.above_ground = [scene[len(self._ground) :] for scene in leaves]

    def changes(self, number: int) -> list[Patch]:
        """Where a picture looks different from the one before, in patches that do not touch each other."""
        if number == 0:
            return [self.whole]
        changed = set(self.above_ground[number - 1]) ^ set(self.above_ground[number])
        return merged(leaf.patch for leaf in changed)

    def ground(self) -> str:
        """The ground as SVG."""
        return self.document(self._ground)

    def document(self, leaves: Sequence[Leaf]) -> str:
        """Leaves where they belong in a picture, as SVG."""
        return self._svg(self.whole, [element("g", *(leaf.markup for leaf in leaves), transform=self._move)])

    def sheet(self, leaves: Sequence[Leaf]) -> tuple[str, list[Patch]]:
        """Leaves side by side as SVG, and the place of each on it."""
        places = packed([leaf.patch for leaf in leaves], self.whole.right)
        drawn = []
        canvas = Patch(0, 0, 0, 0)
        for leaf, place in zip(leaves, places, strict=True):
            away = place.seen_from(leaf.patch)
            drawn.append(element("g", leaf.markup, transform=_shift(away.left, away.top) + self._move))
            canvas = canvas.hull(place)
        return self._svg(canvas, drawn), places

    def _svg(self, canvas: Patch, drawn: Sequence[str]) -> str:
        width, height = canvas.size
        parts = element("defs", *self._parts.values())
        return element("svg", parts, *drawn, xmlns="http://www.w3.org/2000/svg", width=width, height=height)

    @property
    def _scale(self) -> tuple[float, float]:
        return self.whole.right / self._box[2], self.whole.bottom / self._box[3]

    @property
    def _move(self) -> str:
        """From the units of the pictures to pixels."""
        across, down = self._scale
        return f"scale({across} {down})" + _shift(-self._box[0], -self._box[1])

    # ------------------------------------------------------------------------------------------------- cutting up

    def _leaves_of(self, picture: Picture) -> list[Leaf]:
        leaves = [leaf for layer in elements(picture.body) for leaf in self._cut(layer, "")]
        return [leaf for leaf in leaves if leaf.patch.touches(self.whole)]

    def _cut(self, markup: str, groups: str) -> list[Leaf]:
        """The leaves of an element; those that were cut before are the same ones."""
        key = groups, markup
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._cut_anew(markup, groups)
        return found

    def _cut_anew(self, markup: str, groups: str) -> list[Leaf]:
        opening = markup[: markup.index(">") + 1]
        if not markup.startswith("<g") or opening.endswith("/>") or _INSEPARABLE.search(opening):
            look = _NAMES.sub("", groups + markup + "</g>" * groups.count("<"))
            if look not in self._leaves:
                self._leaves[look] = self._leaf(look)
            return [self._leaves[look]]
        inside = markup[len(opening) : -len("</g>")]
        return [leaf for child in elements(inside) for leaf in self._cut(child, groups + opening)]

    def _leaf(self, markup: str) -> Leaf:
        west, north, east, south = self._ruler.extent(markup)
        (across, down), (left, top), (_, _, right, bottom) = self._scale, self._box[:2], self.whole
        reach = (
            (west - left) * across - _MARGIN,
            (north - top) * down - _MARGIN,
            (east - left) * across + _MARGIN,
            (south - top) * down + _MARGIN,
        )
        inside = max(reach[0], 0), max(reach[1], 0), min(reach[2], right), min(reach[3], bottom)
        if inside[0] >= inside[2] or inside[1] >= inside[3]:
            return Leaf(markup, Patch(0, 0, 0, 0), is_cut_off=True)
        patch = Patch(math.floor(inside[0]), math.floor(inside[1]), math.ceil(inside[2]), math.ceil(inside[3]))
        return Leaf(markup, patch, is_cut_off=inside != reach)


def _shift(across: float, down: float) -> str:
    return f"translate({across} {down})"


def _is_one(leaves: tuple[Leaf, ...]) -> bool:
    return all(leaf is leaves[0] for leaf in leaves)


def elements(markup: str) -> Iterator[str]:
    """The outermost elements of some markup."""
    depth = start = 0
    for tag in _TAG.finditer(markup):
        if depth == 0:
            start = tag.start()
        is_end, is_empty = tag.groups()
        if is_end:
            depth -= 1
        elif not is_empty:
            depth += 1
        if depth == 0:
            yield markup[start : tag.end()]


def merged(patches: Iterable[Patch]) -> list[Patch]:
    """Patches that cover these, and do not touch each other."""
    found: list[Patch] = []
    for patch in patches:
        while other := next((other for other in found if patch.touches(other)), None):
            found.remove(other)
            patch = patch.hull(other)
        found.append(patch)
    return found


def packed(patches: Sequence[Patch], width: int) -> list[Patch]:
    """Places for the patches beside each other, in rows of about that width, the highest first."""
    places: dict[int, Patch] = {}
    x = y = height = 0
    for number in sorted(range(len(patches)), key=lambda number: -patches[number].size[1]):
        across, down = patches[number].size
        if x and x + across > width:
            x, y, height = 0, y + height, 0
        places[number] = Patch(x, y, x + across, y + down)
        x, height = x + across, max(height, down)
    return [places[number] for number in range(len(patches))]
