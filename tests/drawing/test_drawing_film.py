"""A game as a GIF: only what changes is drawn anew, and every frame is as the whole picture would be."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from tests.drawing.inked import dark_pixels

from greatplains import drawing
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.drawing.animation import Scene, captioned
from greatplains.drawing.extent import EVERYWHERE, Ruler
from greatplains.drawing.film import Stage, gif
from greatplains.drawing.markup import Picture, circle, element, group, label, path
from greatplains.drawing.raster import image, pixels
from greatplains.drawing.strip import Patch, Strip, elements, merged, packed
from greatplains.games import GAMES

pytestmark = pytest.mark.whole

WIDTH = 500
GAME_NAMES = ["bison", "wind-river"]


def pictures_of(game: str, turns: int, options: dict[str, Any] | None = None) -> list[Picture]:
    rules, rng = GAMES[game], Rng(7)
    position = rules.opening(rules.deal(4, Rng(2), options or {}))
    pictures = [captioned(Scene(drawing.picture(rules.view(position, 0)), "The opening"))]
    for turn in range(1, turns + 1):
        seat = position.seat
        random_turn(position, rng)
        pictures.append(captioned(Scene(drawing.picture(rules.view(position, 0)), f"{turn}. a > b & c", seat)))
    return pictures


def frames_of(data: bytes) -> list[tuple[Image.Image, int]]:
    film = Image.open(BytesIO(data))
    found = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        found.append((film.convert("RGB"), film.info["duration"]))
    return found


def differing(first: Image.Image, second: Image.Image) -> float:
    """The share of pixels that one would see to be different."""
    apart = ImageChops.difference(first, second).convert("L").histogram()
    return sum(apart[48:]) / sum(apart)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_frame_is_the_whole_picture(game: str) -> None:
    pictures = pictures_of(game, 24)
    frames = frames_of(gif(pictures, [0.5] * len(pictures), WIDTH))
    assert len(frames) == len(pictures)
    for number in range(0, len(frames), 4):
        frame, whole = frames[number][0], image(pictures[number], WIDTH)
        assert frame.size == whole.size
        assert differing(frame, whole) < 0.003, number
        assert max(ImageStat.Stat(ImageChops.difference(frame, whole)).mean) < 3


@pytest.mark.parametrize("game", GAME_NAMES)
def test_patches_leave_nothing_behind(game: str) -> None:
    """What is put together from one patch after the other is what is drawn at once."""
    pictures = pictures_of(game, 24, {"variant": 2} if game == "bison" else None)
    strip = Strip(pictures, WIDTH)
    stage, screen = Stage(strip), Image.new("RGB", strip.whole.size)
    for number in range(len(pictures)):
        for patch in strip.changes(number):
            screen.paste(stage.shown(number, patch), patch[:2])
        assert ImageChops.difference(screen, stage.shown(number, strip.whole)).getbbox() is None, number


@pytest.mark.parametrize("game", GAME_NAMES)
def test_little_is_drawn_anew(game: str) -> None:
    strip = Strip(pictures_of(game, 40), WIDTH)
    across, down = strip.whole.size
    changed = [sum(a * b for a, b in (patch.size for patch in strip.changes(n))) for n in range(1, 41)]
    assert sum(changed) / len(changed) < 0.2 * across * down
    leaves = [set(above) for above in strip.above_ground]
    assert len(set().union(*leaves)) < 0.2 * sum(map(len, leaves))


def test_captions_can_be_read_in_a_film() -> None:
    frames = frames_of(gif(pictures_of("wind-river", 2), [1.0] * 3, 1000))
    for frame, _ in frames:
        below_the_board = (40, frame.height - 32, 300, frame.height)
        assert dark_pixels(frame, below_the_board) > 60


@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_leaf_is_drawn_outside_of_its_patch(game: str) -> None:
    strip = Strip(pictures_of(game, 12), WIDTH)
    leaves = list(dict.fromkeys(leaf for above in strip.above_ground for leaf in above))
    for leaf in leaves[:: max(1, len(leaves) // 60)]:
        drawn = pixels(strip.document([leaf])).getbbox()
        assert drawn is None or Patch(*drawn).hull(leaf.patch) == leaf.patch, leaf.markup


def test_the_reach_of_an_element() -> None:
    ruler = Ruler({"gp-dot": circle((0.0, 0.0), 5.0, "red").replace("<circle", '<circle id="gp-dot"')})
    moved = group(element("use", href="#gp-dot", transform="translate(10 20)scale(2.00)"), at=(100.0, 0.0))
    assert ruler.extent(moved) == (110 - 14, 20 - 14, 110 + 14, 20 + 14)
    assert ruler.extent(path("M0 0h10v5l-20 5Q0 40 5 5T10 10z")) == (-12, -32, 12, 42)
    west, north, east, south = ruler.extent(label("abc", (50, 50), 10, text_anchor="end"))
    assert west < 50 - 15
    assert 50 <= east < 60
    assert north < 42 < 52 < south
    for unknown in ('<image href="x"/>', '<path d="M0 0S1 1 2 2"/>', '<g transform="skewX(3)"><rect/></g>'):
        assert ruler.extent(unknown) == EVERYWHERE


def test_markup_is_cut_into_its_outermost_elements() -> None:
    markup = "<a/><g b='1'><g><c/></g></g><text>x &gt; y</text>"
    assert list(elements(markup)) == ["<a/>", "<g b='1'><g><c/></g></g>", "<text>x &gt; y</text>"]


def test_patches_that_touch_become_one_and_none_lie_over_each_other_on_a_sheet() -> None:
    patches = [Patch(0, 0, 10, 10), Patch(30, 0, 40, 10), Patch(8, 8, 32, 12), Patch(0, 50, 5, 55)]
    assert sorted(merged(patches)) == [Patch(0, 0, 40, 12), Patch(0, 50, 5, 55)]
    places = packed(patches, 30)
    assert [place.size for place in places] == [patch.size for patch in patches]
    assert not any(a.touches(b) for a in places for b in places if a is not b)


def square(colour: str, *more: str) -> Picture:
    return Picture(
        "square", (0.0, 0.0, 40.0, 20.0), {}, element("rect", width=40, height=20, fill=colour) + "".join(more)
    )


def test_a_film_shows_one_picture_after_the_other() -> None:
    done: list[int] = []
    red, blue = square("#ff0000"), square("#0000ff")
    data = gif([red, red, blue], [0.5, 0.2, 1.0], 120, lambda: done.append(1))
    assert data.startswith(b"GIF89a")
    seen = [(frame.getpixel((60, 30)), time) for frame, time in frames_of(data)]
    assert seen == [((255, 0, 0), 700), ((0, 0, 255), 1000)], "Equal pictures in a row are one."
    film = Image.open(BytesIO(data))
    assert (film.size, film.info["loop"], len(done)) == ((120, 60), 0, 3)


def test_a_group_that_is_seen_through_is_not_cut_up() -> None:
    """Two halves of a group with an opacity of its own do not shine through each other."""
    halves = [element("rect", x=x, y=5, width=12, height=10, fill="#000000") for x in (8, 14)]
    seen_through = group(*halves, opacity=".5")
    (first, _), (second, _) = frames_of(gif([square("#ffffff"), square("#ffffff", seen_through)], [1.0, 1.0], 200))
    assert first.getpixel((85, 50)) == (255, 255, 255)
    grey, overlap = second.getpixel((60, 50)), second.getpixel((85, 50))
    assert grey == overlap
    assert isinstance(grey, tuple)
    assert 120 < grey[0] < 136
