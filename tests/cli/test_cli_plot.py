"""`greatplains plot`."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import Result
from PIL import Image
from tests.drawing.inked import dark_pixels

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        (1, ["Bison, game 1", "Chance to win", "Score, if the last scoring were now", "Animals in stock"]),
        (3, ["Wind River, game 3", "Score: tents in the Great Plains", "Tents on the board", "Resources"]),
    ],
)
def test_a_game_is_plotted(run: Run, games: Path, tmp_path: Path, game: int, titles: list[str]) -> None:
    result = run("plot", games, "--game", game, "--playouts", 1, "--svg", tmp_path / "plot.svg")
    assert (result.exit_code, result.stdout) == (0, ""), result.stderr
    drawn = (tmp_path / "plot.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    assert all(title in drawn for title in titles)


def test_a_plot_in_pixels(run: Run, games: Path, tmp_path: Path) -> None:
    result = run("plot", games, "--game", 3, "--playouts", 1, "--png", tmp_path / "plot.png", "--width", 300)
    assert result.exit_code == 0, result.stderr
    drawn = Image.open(tmp_path / "plot.png")
    assert (drawn.format, drawn.width) == ("PNG", 300)
    title = (20, 4, 80, 15)
    assert dark_pixels(drawn, title) > 20


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "Name one file to write: --svg FILE or --png FILE."),
        (["--svg", "a.svg", "--png", "a.png"], "Name one file to write: --svg FILE or --png FILE."),
        (["--svg", "a.gif"], "--svg writes SVG, but “a.gif” is named as GIF."),
        (["--svg", "nowhere/a.svg"], "“nowhere/a.svg” cannot be written: No such file or directory."),
        (["--svg", "-", "--game", 4], "holds 3 games: --game must be 1 to 3, not 4."),
        (["--svg", "-", "--playouts", 0], "--playouts: the number must be at least 1, not 0."),
        (["--game", 3, "--playouts", 1, "--png", "-", "--width", 5], "can be 100 to 4000 pixels wide, not 5."),
    ],
)
def test_what_cannot_be_plotted_is_refused(run: Run, games: Path, words: list[object], reason: str) -> None:
    result = run("plot", games, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert reason in result.stderr


def test_a_record_that_goes_wrong_is_refused_with_its_turn(run: Run, games: Path) -> None:
    line = games.read_text(encoding="utf-8").splitlines()[2].replace('"turns": ["set ', '"turns": ["sit ', 1)
    result = run("plot", "-", "--svg", "-", stdin=line)
    assert result.exit_code == 2
    assert "Game 1 cannot be plotted: turn 1" in result.stderr
