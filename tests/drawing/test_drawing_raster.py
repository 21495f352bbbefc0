"""Pictures as pixels."""

import sys
from io import BytesIO

import pytest
from PIL import Image

from greatplains.drawing.markup import Picture, element
from greatplains.drawing.raster import NoPixels, gif, png

RED = Picture("red", (0.0, 0.0, 40.0, 20.0), {}, element("rect", width=40, height=20, fill="#ff0000"))
BLUE = Picture("blue", (0.0, 0.0, 40.0, 20.0), {}, element("rect", width=40, height=20, fill="#0000ff"))


def test_a_png_has_the_width_that_is_asked_for() -> None:
    image = Image.open(BytesIO(png(RED, 200)))
    assert (image.format, image.size) == ("PNG", (200, 100))
    assert image.convert("RGB").getpixel((100, 50)) == (255, 0, 0)


def test_a_gif_shows_one_picture_after_the_other() -> None:
    done: list[int] = []
    image = Image.open(BytesIO(gif([RED, RED, BLUE], [0.5, 0.2, 1.0], 120, lambda: done.append(1))))
    assert (image.format, image.size, len(done)) == ("GIF", (120, 60), 3)
    seen = []
    for frame in range(getattr(image, "n_frames", 0)):
        image.seek(frame)
        seen.append((image.convert("RGB").getpixel((60, 30)), image.info["duration"]))
    assert seen == [((255, 0, 0), 700), ((0, 0, 255), 1000)], "Equal pictures in a row are one."
    assert image.info["loop"] == 0


@pytest.mark.parametrize("width", [0, 99, 4001])
def test_a_width_that_makes_no_sense_is_refused(width: int) -> None:
    with pytest.raises(NoPixels, match="can be 100 to 4000 pixels wide"):
        png(RED, width)


@pytest.mark.parametrize(("module", "kind"), [("resvg_py", "PNG"), ("PIL.Image", "pixels")])
def test_what_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, module: str, kind: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NoPixels, match=rf"What makes {kind} is not installed; it comes with: pip install"):
        gif([RED], [1.0], 100) if kind == "pixels" else png(RED, 100)
