"""The land round the lanes of Wind River: sky, sun, a range in the west, the open horizon in the east, and grass."""

from __future__ import annotations

from functools import cache
from typing import Final

from greatplains.core.rng import Rng
from greatplains.drawing.markup import Box, Point, circle, element, group, number, path, spot, stroke
from greatplains.drawing.palette import (
    CLOUD,
    FAR_RANGE,
    FLOWERS,
    GRASS_FROM_WEST,
    GROUND,
    HILLS,
    NEAR_RANGE,
    PLAINS,
    PRAIRIE_DARK,
    SHADE,
    SKY,
    SNOW,
    SUN,
    SUN_GLOW,
)
from greatplains.drawing.scatter import between, scatter
from greatplains.drawing.windriver import geometry
from greatplains.games.windriver import board

_HORIZON: Final = 26.0
_BORDER: Final = 18.0
# So far land and sky reach below what goes on from them: where a picture is small, less would leave a seam.
_OVERLAP: Final = 20.0
_DRY_BLADES: Final = "#b79d5c"


@cache
def parts() -> dict[str, str]:
    """What the scenery refers to by id."""
    gradients = {
        "gp-sky": _gradient("gp-sky", [(colour, 1.0) for colour in SKY], is_across=False),
        "gp-grassland": _gradient("gp-grassland", [(colour, 1.0) for colour in GRASS_FROM_WEST], is_across=True),
        "gp-haze": _gradient("gp-haze", [(SKY[-1], 0.75), (SKY[-1], 0.0)], is_across=False),
    }
    for place, colour in enumerate(PLAINS):
        name = f"gp-swell-{place}"
        gradients[name] = _gradient(name, [(colour, 0.0), (colour, 0.8), (colour, 0.8)], is_across=True)
    return gradients


def _gradient(name: str, colours: list[tuple[str, float]], is_across: bool) -> str:
    last = len(colours) - 1
    stops = [
        element("stop", offset=f"{place / last:.2f}", stop_color=colour, stop_opacity=opacity)
        for place, (colour, opacity) in enumerate(colours)
    ]
    return element("linearGradient", *stops, id=name, x1=0, y1=0, x2=int(is_across), y2=int(not is_across))


def horizon_of(field: Box) -> float:
    """How high the sky begins."""
    return field[1] - _HORIZON


@cache
def sky_and_land(frame: Box, field: Box, beyond: float = 0.0) -> str:
    """Everything behind the lanes; it ends below the border, so that nothing shines through at the picture's edge.

    Sky and land go on for so much `beyond` the frame, for windows of any shape.
    """
    frame = _smaller(frame, _BORDER / 2)
    left, top, width, _ = frame
    horizon = horizon_of(field)
    outer = _smaller(frame, -beyond)
    return group(
        _rect((outer[0], outer[1], outer[2], beyond + _OVERLAP), SKY[0]) if beyond else "",
        _rect((outer[0], top, outer[2], horizon - top + 2), "url(#gp-sky)"),
        _sun((left + width - 176, horizon - 10)),
        _clouds(left, top, width),
        _range(outer[0], horizon, beyond + width * 0.52, FAR_RANGE, 136, 5, even=beyond),
        _range(outer[0], horizon, beyond + width * 0.36, NEAR_RANGE, 92, 11, even=beyond),
        _hills(left, horizon, width, beyond),
        _grassland(frame, outer, horizon),
        _swells(frame, field, beyond),
        _rect((outer[0], horizon, outer[2], 120), "url(#gp-haze)"),
        class_="gp-scenery",
    )


def _rect(box: Box, fill: str, **look: object) -> str:
    left, top, width, height = box
    return element("rect", x=left, y=top, width=width, height=height, fill=fill, **look)


def _grassland(frame: Box, outer: Box, horizon: float) -> str:
    """From dry to lush within the frame, and as at its edges beyond it."""
    left, width, beyond = frame[0], frame[2], frame[0] - outer[0]
    height = outer[1] + outer[3] - horizon
    middle = _rect((left, horizon, width, height), "url(#gp-grassland)")
    if not beyond:
        return middle
    # Named for what colours them: at dusk a hex has another colour than the land that is as bright by day.
    west = _rect((outer[0], horizon, beyond + _OVERLAP, height), GRASS_FROM_WEST[0], class_="gp-west")
    east = _rect((left + width - _OVERLAP, horizon, beyond + _OVERLAP, height), GRASS_FROM_WEST[-1], class_="gp-east")
    return west + east + middle


def _smaller(box: Box, by: float) -> Box:
    left, top, width, height = box
    return left + by, top + by, width - 2 * by, height - 2 * by


def border(frame: Box) -> str:
    """A passe-partout of paper with a thin line, over all that runs beyond it."""
    left, top, width, height = frame
    outer = f"M{spot((left, top))}h{number(width)}v{number(height)}h{number(-width)}z"
    left, top, width, height = _smaller(frame, _BORDER)
    inner = f"M{spot((left, top))}v{number(height)}h{number(width)}v{number(-height)}z"
    return path(outer + inner, fill=GROUND) + stroke(inner, SHADE, 2.4)


def _sun(at: Point) -> str:
    glow = [circle(at, radius, SUN_GLOW, fill_opacity=opacity) for radius, opacity in ((132.0, ".3"), (98.0, ".5"))]
    return "".join(glow) + circle(at, 66.0, SUN)


def _clouds(left: float, top: float, width: float) -> str:
    """Long flat clouds, one above the other."""
    bars = ((0.30, 52, 190), (0.345, 66, 250), (0.33, 80, 150), (0.62, 34, 230), (0.585, 48, 160), (0.83, 62, 120))
    drawn = [
        element("rect", x=left + width * part, y=top + down, width=length, height=10, rx=5)
        for part, down, length in bars
    ]
    return group(*drawn, fill=CLOUD, fill_opacity=".85")


def _range(left: float, foot: float, width: float, colour: str, height: float, seed: int, even: float = 0.0) -> str:
    """A range of peaks, lit from the east, with snow: so far at an even height, then lower towards the east."""
    rng = Rng(seed, "range")
    peaks = []
    x = left
    while x < left + width:
        part = max(0.0, x - left - even) / (width - even)
        tall = max(14.0, height * (1 - part) * between(rng, 0.75, 1.1))
        half = tall * between(rng, 0.8, 1.05)
        x = max(x, left + half)
        peaks.append(_summit((x, foot + 2), half, tall, colour))
        x += half * between(rng, 0.85, 1.2)
    return "".join(peaks)


def _summit(foot: Point, half: float, tall: float, colour: str) -> str:
    start = f"M{spot(foot)}m{number(-half)} 0"
    body = f"{start}l{number(half)} {number(-tall)}l{number(half)} {number(tall)}z"
    lit = f"M{spot(foot)}m0 {number(-tall)}l{number(half)} {number(tall)}h{number(-half * 0.8)}z"
    cap = tall * 0.34
    side = cap * half / tall
    snow = (
        f"M{spot(foot)}m0 {number(-tall)}l{number(side)} {number(cap)}l{number(-side * 0.6)} {number(-cap * 0.3)}"
        f"l{number(-side * 0.4)} {number(cap * 0.45)}l{number(-side * 0.35)} {number(-cap * 0.45)}"
        f"l{number(-side * 0.65)} {number(cap * 0.3)}z"
    )
    return path(body, fill=colour) + path(lit, fill=SNOW, fill_opacity=".18") + path(snow, fill=SNOW)


def _hills(left: float, horizon: float, width: float, beyond: float = 0.0) -> str:
    """Low hills before the range, running out towards the east."""
    foot = f"M{spot((left - beyond, horizon + 2))}"
    west = f"h{number(beyond)}" if beyond else ""
    far = f"{foot}v-18{west}q{number(width * 0.28)}-24 {number(width * 0.5)} 8t{number(width * 0.5)} 16v4z"
    near = f"{foot}v-6{west}q{number(width * 0.2)}-14 {number(width * 0.4)} 2t{number(width * 0.5)} 8z"
    return path(far, fill=HILLS[0]) + path(near, fill=HILLS[1])


def _swells(frame: Box, field: Box, beyond: float = 0.0) -> str:
    """The open plains roll away, one swell behind the other."""
    start = field[0] + field[2] * 0.78
    foot, east = frame[1] + frame[3] + beyond, frame[0] + frame[2]
    half = (east - start) / 2
    swells: list[str] = []
    y, step = field[1] + 8, 30.0
    while y < foot:
        crest = f"M{spot((start, y + step))}q{spot((half / 2, -step * 1.5))} {spot((half, -step * 0.6))}"
        place = len(swells) % len(PLAINS)
        near = f"{crest}t{spot((half, step * 0.1))}V{number(foot)}H{number(start)}z"
        swells.append(path(near, fill=f"url(#gp-swell-{place})"))
        if beyond:
            far = f"M{spot((east, y + step * 0.5))}h{number(beyond)}V{number(foot)}H{number(east)}z"
            swells[-1] += path(far, fill=PLAINS[place], fill_opacity=".8")
        y += step
        step *= 1.28
    return "".join(swells)


def grass(name: str, column: int) -> str:
    """The grass of a hex: sparse and dry in the west, thick and in flower in the east."""
    hex_ = board.parse_hex(name) or 0
    rng = Rng(hex_, "grass")
    tufts = scatter(rng, 9 + 5 * column, 12.0, _is_on_hex)
    flowers = [tuft for tuft in tufts if rng.below(9) < column - 2]
    blades = "".join(_tuft(tuft, column) for tuft in tufts if tuft not in flowers)
    colour = _DRY_BLADES if column < 2 else PRAIRIE_DARK
    patches = "".join(_patch(rng) for _ in range(3))
    stones = [_stone(place) for place in scatter(rng, max(0, 4 - 2 * column), 20.0, _is_on_hex)]
    return (
        path(patches, fill=GRASS_FROM_WEST[max(0, column - 1)], fill_opacity=".5")
        + stroke(blades, colour, 1.3, stroke_linecap="round", stroke_opacity=".75")
        + "".join(circle(place, 1.6, FLOWERS[rng.below(len(FLOWERS))]) for place in flowers)
        + "".join(stones)
    )


def _is_on_hex(point: Point) -> bool:
    x, y = abs(point[0]), abs(point[1])
    return x < 76 and y < geometry.HALF_HEIGHT - 10 - x * 0.46 and (y < 52 or x > 14)


def _tuft(at: Point, column: int) -> str:
    if column < 2:
        return f"M{spot(at)}l-3-4m3 4l.5-5.5m-.5 5.5l3.5-3.5"
    return f"M{spot(at)}q-1-4-3.5-5.5m3.5 5.5q0-5 .5-7.5m-.5 7.5q1-4 3.5-5"


def _patch(rng: Rng) -> str:
    """A lens of grass a little drier than the rest."""
    half = between(rng, 18, 30)
    x, y = between(rng, -34, 34), between(rng, -44, 44)
    return f"M{spot((x - half, y))}q{number(half)}-11 {number(half * 2)} 0q{number(-half)} 9 {number(-half * 2)} 0z"


def _stone(at: Point) -> str:
    return path(f"M{spot(at)}q0-4 4-4t5 4z", fill=SHADE, fill_opacity=".7")
