"""Figures of a game as lines, and where they come from."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from greatplains.core.contract import Part, Standing
from greatplains.core.playout import random_turn
from greatplains.core.rng import Rng
from greatplains.drawing.plot import Panel, plot
from greatplains.drawing.registry import DRAWINGS
from greatplains.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def test_every_panel_has_a_line_for_each_seat() -> None:
    panels = [Panel("Chances", ((50.0, 60.0, 0.0), (50.0, 40.0, 100.0)), " %", 100.0), Panel("Score", ((0, 3), (1, 1)))]
    drawn = ElementTree.fromstring(plot("A & B", panels, [1]).svg())
    found = {panel.attrib["data-panel"]: panel for panel in drawn.iter(f"{SVG}g") if "data-panel" in panel.attrib}
    assert list(found) == ["Chances", "Score"]
    for panel in found.values():
        assert [line.attrib["data-seat"] for line in panel if "data-seat" in line.attrib] == ["0", "1"]
    texts = [text.text for text in found["Chances"].iter(f"{SVG}text")]
    assert "100 %" in texts
    assert "Chances" in texts


def test_what_comes_in_whole_numbers_has_no_halves_at_its_side() -> None:
    drawn = ElementTree.fromstring(
        plot("A", [Panel("Tents", ((0, 1, 3), (0, 0, 2))), Panel("Part", ((0, 0.5),))]).svg()
    )
    tents, part = (panel for panel in drawn.iter(f"{SVG}g") if "data-panel" in panel.attrib)
    at_the_side = [text.text for text in tents.iter(f"{SVG}text") if text.attrib["text-anchor"] == "end"]
    assert at_the_side == ["0", "1", "2", "3"]
    assert "0.5" in [text.text for text in part.iter(f"{SVG}text")]


def test_figures_that_are_all_zero_can_be_drawn() -> None:
    assert "Score" in plot("Nothing yet", [Panel("Score", ((0,), (0,), (0,), (0,)))]).svg()


def test_signs_of_seats_never_cover_one_another_or_leave_the_panel() -> None:
    drawn = ElementTree.fromstring(plot("Level", [Panel("Score", ((0,), (0,), (0,), (5,)))]).svg())
    panel = next(group for group in drawn.iter(f"{SVG}g") if "data-panel" in group.attrib)
    heights = sorted(float(sign.attrib["cy"]) for sign in panel.iter(f"{SVG}circle") if sign.attrib["r"] == "11")
    assert len(heights) == 4
    assert all(below - above >= 22 for above, below in pairwise(heights))
    paper = next(panel.iter(f"{SVG}rect")).attrib
    assert heights[-1] <= float(paper["y"]) + float(paper["height"])


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [2, 4])
def test_the_score_ends_with_the_outcome(name: str, players: int) -> None:
    rules, rng = GAMES[name], Rng(8)
    position = rules.opening(rules.deal(players, Rng(3)))
    views, chronicle = [rules.view(position, None)], DRAWINGS[name].chronicle
    while not position.is_over:
        random_turn(position, rng)
        views.append(rules.view(position, None))
        for figure in chronicle.figures:
            values = figure.read(views[-1], rules.breakdown(position))
            assert len(values) == players
            assert min(values) >= 0
    score = chronicle.figures[0].read(views[-1], rules.breakdown(position))
    assert tuple(score) == rules.outcome(position).scores
    seasons = chronicle.ended_chapters(views)
    assert len(seasons) == (views[0]["seasons"] - 1 if name == "bison" else 0)


def test_no_kind_of_animal_brings_more_than_its_track_holds() -> None:
    def region(terrain: str, seat: int, award: int) -> Part:
        return Part(terrain, (), award, (Standing(seat, 1, award, "alone_first", {}),))

    parts = [region("prairie", 0, 9), region("prairie", 0, 9), region("river", 0, 4), region("river", 1, 7)]
    assert DRAWINGS["bison"].chronicle.figures[0].read({"players": 2, "over": False}, parts) == [15 + 4, 7]
