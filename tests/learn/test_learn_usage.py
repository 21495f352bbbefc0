"""What `greatplains learn` refuses: one sentence, and nothing is written."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def torch_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Torch were there: what is refused before anything is learnt does not need it."""
    if "torch" not in sys.modules:
        monkeypatch.setitem(sys.modules, "torch", ModuleType("torch"))


def test_without_torch_it_says_where_torch_comes_from(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = run("wind-river", "-o", tmp_path / "run")
    assert result.exit_code == 2
    assert "pip install 'greatplains[learn]'" in result.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game “chess”"),
        (["bison", "--rounds", 0], "--rounds: the number must be at least 1, not 0."),
        (["bison", "--games", -3], "--games: the number must be at least 1, not -3."),
        (["bison", "--games", "40,"], "--games: a whole number is needed, not “”."),
        (["bison", "--games", "40,0"], "--games: the number must be at least 1, not 0."),
        (["bison", "--games", ",".join(["40"] * 101)], "--games: at most 100 numbers are taken, not 101."),
        (["bison", "--match", "many"], "--match: a whole number is needed, not “many”."),
        (["bison", "--hidden", "64"], "--hidden: two numbers from 1 to 512 are needed, not “64”."),
        (["bison", "--hidden", "64,9999"], "--hidden: two numbers from 1 to 512 are needed, not “64,9999”."),
        (["bison", "--epochs", "0"], "--epochs: the number must be above 0 and at most 1000, not 0."),
        (["bison", "--epochs", "nan"], "--epochs: the number must be above 0 and at most 1000, not nan."),
        (["bison", "--jobs", 0], "--jobs: "),
        (["bison", "--simulations", -1], "--simulations: the number must be 0 to 10000, not -1."),
        (["bison", "--simulations", 10**6], "--simulations: the number must be 0 to 10000, not 1000000."),
    ],
)
def test_bad_options_are_refused(run: Run, tmp_path: Path, words: list[object], sentence: str) -> None:
    result = run(*words, "-o", tmp_path / "run")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.usefixtures("torch_by_name")
def test_a_folder_with_other_things_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all")
    result = run("wind-river", "-o", tmp_path)
    assert result.exit_code == 2
    assert "it is not empty and holds no learn.json" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.usefixtures("torch_by_name")
@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other"}'])
def test_a_damaged_plan_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "learn.json").write_text(text)
    result = run("wind-river", "-o", tmp_path)
    assert result.exit_code == 2
    assert "learn.json is damaged" in result.stderr
    assert (tmp_path / "learn.json").read_text() == text
