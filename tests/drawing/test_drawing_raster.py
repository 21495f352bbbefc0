"""Pictures as pixels."""

import sys
from io import BytesIO

import pytest
from PIL import Image
from tests.drawing.inked import dark_pixels, first_figure

from greatplains import drawing
from greatplains.core.rng import Rng
from greatplains.drawing.film import gif
from greatplains.drawing.markup import Picture, element, label
from greatplains.drawing.palette import SANS, SERIF
from greatplains.drawing.raster import NoPixels, image, png
from greatplains.games import GAMES

RED = Picture("red", (0.0, 0.0, 40.0, 20.0), {}, element("rect", width=40, height=20, fill="#ff0000"))


def test_a_png_has_the_width_that_is_asked_for() -> None:
    image = Image.open(BytesIO(png(RED, 200)))
    assert (image.format, image.size) == ("PNG", (200, 100))
    assert image.convert("RGB").getpixel((100, 50)) == (255, 0, 0)


def lettering(family: str, **look: str) -> Picture:
    """A few words on white."""
    paper = element("rect", width=200, height=50, fill="#ffffff")
    return Picture(
        "words", (0.0, 0.0, 200.0, 50.0), {}, paper + label("c4 12–?…", (100, 35), 30, font_family=family, **look)
    )


@pytest.mark.parametrize("family", [SERIF, SANS])
@pytest.mark.parametrize("look", [{}, {"font_style": "italic"}, {"font_weight": "bold"}])
def test_letters_are_drawn_without_the_fonts_of_the_machine(family: str, look: dict[str, str]) -> None:
    assert dark_pixels(image(lettering(family, **look), 200)) > 300


def test_no_font_of_the_machine_takes_part() -> None:
    """Fonts that many machines have, and ours would be: a picture is the same wherever it is made."""
    for family in ("DejaVu Sans Mono", "Liberation Mono", "Arial", "Menlo", "Consolas"):
        assert png(lettering(f"'{family}', serif"), 200) == png(lettering("serif"), 200)


def test_roman_italic_bold_and_sans_are_told_apart() -> None:
    looks = [
        lettering(SERIF),
        lettering(SERIF, font_style="italic"),
        lettering(SANS),
        lettering(SANS, font_weight="bold"),
    ]
    assert len({png(look, 200) for look in looks}) == 4


@pytest.mark.parametrize("game", ["bison", "wind-river"])
def test_boards_have_their_figures(game: str) -> None:
    rules = GAMES[game]
    picture = drawing.picture(rules.view(rules.opening(rules.deal(2, Rng(1))), None))
    assert dark_pixels(image(picture, 1400), first_figure(picture.svg(), 1400)) > 8


@pytest.mark.parametrize("width", [0, 99, 4001])
def test_a_width_that_makes_no_sense_is_refused(width: int) -> None:
    with pytest.raises(NoPixels, match="can be 100 to 4000 pixels wide"):
        png(RED, width)


@pytest.mark.parametrize(("module", "kind"), [("resvg_py", "PNG"), ("font_caladea", "PNG"), ("PIL.Image", "pixels")])
def test_what_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, module: str, kind: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NoPixels, match=rf"What makes {kind} is not installed; it comes with: pip install"):
        gif([RED], [1.0], 100) if kind == "pixels" else png(RED, 100)
