import subprocess
import sys

import pytest

from greatplains.core.playout import play_to_end
from greatplains.core.position import mask_buffer
from greatplains.core.rng import Rng
from greatplains.drawing import svg
from greatplains.drawing.markup import Picture, element, moved, number, words
from greatplains.games import GAMES


@pytest.mark.parametrize(
    ("value", "text"), [(0.0, "0"), (-0.04, "0"), (10.0, "10"), (-3.25, "-3.2"), (100.06, "100.1"), (-10.0, "-10")]
)
def test_numbers_have_one_decimal_at_most(value: float, text: str) -> None:
    assert number(value) == text


def test_words_are_escaped_and_what_xml_cannot_hold_is_replaced() -> None:
    assert words('<&">') == "&lt;&amp;&quot;&gt;"
    assert words("a\x00b\ud800c") == "a\ufffdb\ufffdc"


def test_elements_take_attributes_by_name() -> None:
    assert element("g", data_cell="d2", class_="x", stroke_width=1.25, id=None) == (
        '<g data-cell="d2" class="x" stroke-width="1.2"/>'
    )
    assert element("g", "a", "b") == "<g>ab</g>"


def test_moves_say_no_more_than_needed() -> None:
    assert moved((1.0, -2.5)) == "translate(1 -2.5)"
    assert moved((0.0, 0.0), 0.5, 30.4) == "translate(0 0)rotate(30)scale(0.50)"


def test_notebooks_show_a_picture() -> None:
    picture = Picture("A & B", (0.0, 0.0, 4.0, 3.0), {}, element("g"))
    assert picture._repr_svg_() == picture.svg()
    assert 'viewBox="0 0 4 3"' in picture.svg()
    assert "<title>A &amp; B</title>" in picture.svg()


@pytest.mark.parametrize("name", list(GAMES))
def test_notebooks_show_a_position_as_the_seat_to_move_sees_it(name: str) -> None:
    rules = GAMES[name]
    position = rules.opening(rules.deal(3, Rng(2), first=1))
    assert position._repr_svg_() == svg(rules.view(position, 1))
    play_to_end(position, mask_buffer(), Rng(3))
    assert position._repr_svg_() == svg(rules.view(position, None))


def test_a_notebook_that_imports_the_games_alone_shows_boards() -> None:
    """What draws is loaded when there is something to show, and not before."""
    program = """
import sys
from greatplains.core.rng import Rng
from greatplains.games import GAMES
for rules in GAMES.values():
    position = rules.opening(rules.deal(2, Rng(1)))
    assert rules.name == position.game == rules.view(position, None)["game"]
    assert ("greatplains.drawing" in sys.modules) == (rules is not next(iter(GAMES.values())))
    assert position._repr_svg_().startswith("<svg")
"""
    subprocess.run([sys.executable, "-c", program], check=True)
