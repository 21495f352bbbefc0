"""The scripts that find weights: same command, same weights, in the form of the game's file."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from greatplains.bots.registry import KNOWLEDGE

SCRIPTS = Path(__file__).parents[2] / "scripts"
COMMANDS = {
    "tune_weights.py": "wind-river --candidates 2 --seed 3 --blocks 1",
    # More games than a process is handed at once.
    "fit_weights.py": "wind-river --rounds 1 --games 9 --match 2 --seed 3",
}

pytestmark = pytest.mark.whole


@cache
def found_by(script: str, *more: str) -> str:
    words = [sys.executable, str(SCRIPTS / script), *COMMANDS[script].split(), *more]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout[ended.stdout.index("# What each feature") :]


@pytest.mark.parametrize("script", COMMANDS)
def test_a_script_finds_weights_and_says_by_which_command(script: str) -> None:
    text = found_by(script)
    assert f"# Found by: python scripts/{script} {COMMANDS[script]}" in text.splitlines()
    assert tuple(tomllib.loads(text)) == KNOWLEDGE["wind-river"].features


def test_a_fit_is_the_same_with_any_number_of_processes() -> None:
    assert found_by("fit_weights.py", "--jobs", "1") == found_by("fit_weights.py")


@pytest.mark.parametrize(
    "command",
    [
        "tune_weights.py wind-river --candidates 0",
        "tune_weights.py wind-river --blocks 0",
        "tune_weights.py wind-river --minutes 0",
        "fit_weights.py wind-river --rounds 0",
        "fit_weights.py wind-river --games 0",
        "fit_weights.py wind-river --match 0",
        "fit_weights.py wind-river --jobs 0",
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_one_sentence(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script, *words = command.split()
    monkeypatch.setattr(sys, "argv", [script, *words])
    with pytest.raises(SystemExit) as ended:
        import_module(f"scripts.{Path(script).stem}").main()
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert words[1] in said.err.splitlines()[-1]
