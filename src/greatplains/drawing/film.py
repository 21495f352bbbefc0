"""A film of pictures: a GIF. Whatever the pictures show is turned into pixels once, and then only put in its place."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import Any, Final

from greatplains.drawing import palette
from greatplains.drawing.markup import Picture
from greatplains.drawing.raster import check_width, image, needed, pixels
from greatplains.drawing.strip import Leaf, Patch, Strip

_COLOURS: Final = 256
# The number of no colour but of what stays as it was.
_UNCHANGED: Final = _COLOURS - 1
# How wide the last picture is when only its colours are wanted.
_GLANCE: Final = 300
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def gif(
    pictures: Sequence[Picture], seconds: Sequence[float], width: int, one_is_done: Callable[[], None] = lambda: None
) -> bytes:
    """The pictures one after the other, each for its time, again and again. They must have the same box and parts."""
    check_width(width)
    stage = Stage(Strip(pictures, width))
    inks = Inks([stage.shown(0, stage.strip.whole), image(pictures[-1], min(width, _GLANCE))])
    reel = Reel(stage.strip.whole.size, inks)
    for number, time in enumerate(seconds):
        reel.add([(patch, stage.shown(number, patch)) for patch in stage.strip.changes(number)], time)
        one_is_done()
    return reel.wound_up()


@dataclass(frozen=True, slots=True)
class Sprite:
    """A leaf in pixels, with what shines through, and where it belongs."""

    patch: Patch
    drawn: Any


class Stage:
    """Shows the pictures of a strip: every leaf is drawn when it is first seen, and then known."""

    def __init__(self, strip: Strip) -> None:
        self.strip = strip
        self._ground = pixels(strip.ground())
        self._sprites: dict[Leaf, Sprite] = {}

    def shown(self, number: int, patch: Patch) -> Any:
        """A patch of a picture: red, green and blue."""
        leaves = self.strip.above_ground[number]
        self._draw([leaf for leaf in leaves if leaf not in self._sprites])
        shown = self._ground.crop(patch)
        for leaf in leaves:
            sprite = self._sprites[leaf]
            if sprite.patch.touches(patch):
                part = sprite.patch.shared(patch)
                shown.alpha_composite(sprite.drawn, part.seen_from(patch)[:2], part.seen_from(sprite.patch))
        return shown.convert("RGB")

    def _draw(self, leaves: Sequence[Leaf]) -> None:
        """All in one go, but for those that the edge of the picture cuts off."""
        cut_off = [leaf for leaf in leaves if leaf.is_cut_off]
        others = [leaf for leaf in leaves if not leaf.is_cut_off]
        for together in [others, *([leaf] for leaf in cut_off)]:
            if together:
                sheet, places = self.strip.sheet(together)
                drawn = pixels(sheet)
                self._sprites |= {
                    leaf: _trimmed(leaf, drawn.crop(place)) for leaf, place in zip(together, places, strict=True)
                }


def _trimmed(leaf: Leaf, drawn: Any) -> Sprite:
    """Without the empty margin."""
    left, top, right, bottom = drawn.getbbox() or (0, 0, 0, 0)
    x, y = leaf.patch[:2]
    return Sprite(Patch(x + left, y + top, x + right, y + bottom), drawn.crop((left, top, right, bottom)))


class Inks:
    """One choice of colours for all pictures, so that what does not change does not flicker.

    Those that have a name are among them as they are; the others are the best for some of the pictures.
    """

    def __init__(self, samples: Sequence[Any]) -> None:
        self._images = needed("PIL.Image", "GIF")
        named = _named_colours()
        sample = self._images.new("RGB", (sum(one.width for one in samples), max(one.height for one in samples)))
        left = 0
        for one in samples:
            sample.paste(one, (left, 0))
            left += one.width
        mixed = sample.quantize(_UNCHANGED - len(named)).getpalette()
        colours = (b"".join(named) + bytes(mixed))[: 3 * _UNCHANGED]
        self.table = colours.ljust(3 * _COLOURS, b"\0")
        self._palette = self._images.new("P", (1, 1))
        # Pillow judges colours by their first six bits: a colour is found if it differs from others in these.
        self._palette.putpalette(bytes(value & 0xFC for value in self.table))

    def numbers(self, drawn: Any) -> Any:
        """The nearest ink of every pixel."""
        nearest = drawn.quantize(palette=self._palette, dither=0)
        return self._images.frombytes("L", nearest.size, nearest.tobytes())


def _named_colours() -> list[bytes]:
    """Each once; the first of those that can hardly be told apart is the one that is used."""
    players = [colour for player in palette.PLAYERS for colour in astuple(player) if colour.startswith("#")]
    return [bytes.fromhex(colour[1:]) for colour in dict.fromkeys([*palette.colours().values(), *players])]


class Reel:
    """The GIF while it is made: frames that hold no more than what has changed."""

    def __init__(self, size: tuple[int, int], inks: Inks) -> None:
        self._images, self._chops = needed("PIL.Image", "GIF"), needed("PIL.ImageChops", "GIF")
        self._inks = inks
        self._seen = self._images.new("L", size, _UNCHANGED)
        # Eight bits a colour, as many colours as there can be.
        self._blocks = [struct.pack("<6sHHBBB", b"GIF89a", *size, 0xF7, 0, 0), inks.table, _FOR_EVER]
        self._last: tuple[Any, tuple[int, int]] | None = None
        self._time = 0.0

    def add(self, patches: Iterable[tuple[Patch, Any]], seconds: float) -> None:
        """What is seen from now on in some patches, and for how long; if nothing has changed, the last frame stays."""
        changed = self._images.new("L", self._seen.size, _UNCHANGED)
        for patch, drawn in patches:
            now = self._inks.numbers(drawn)
            is_new = self._chops.difference(now, self._seen.crop(patch)).point([0] + [255] * 255)
            changed.paste(now, patch, is_new)
            self._seen.paste(now, patch)
        box = self._chops.invert(changed).getbbox()
        if box is not None:
            self._end_frame()
            self._last = changed.crop(box), box[:2]
        self._time += seconds

    def wound_up(self) -> bytes:
        """The whole file."""
        self._end_frame()
        return b"".join([*self._blocks, b";"])

    def _end_frame(self) -> None:
        if self._last is not None:
            changed, at = self._last
            encode = needed("PIL.GifImagePlugin", "GIF").getdata
            self._blocks += encode(changed, at, duration=round(1000 * self._time), transparency=_UNCHANGED, disposal=1)
        self._time = 0.0
