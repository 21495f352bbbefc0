"""What a user's type checker knows of the package, as it is installed: a script of theirs under `mypy --strict`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import greatplains

HERE = Path(__file__).parent

WRONG = """\
from greatplains.core.rng import Rng
from greatplains.games import GAMES

bison, wind_river = GAMES["bison"], GAMES["wind-river"]
position = bison.opening(bison.deal(2, Rng(7)))
wind_river.view(position, None)
position.legal_stepz()
position.tents
position.play("walk")
bison.deal("two", Rng(7))
"""


def checked(folder: Path, script: str) -> list[str]:
    """The lines mypy writes about a script in a folder that knows nothing of this repository."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", f"--cache-dir={folder}", script]
    # As installed: mypy takes what Python finds for packages of others, and reads their types if they have a py.typed.
    environment = {**os.environ, "PYTHONPATH": str(Path(greatplains.__file__).parents[1])}
    found = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return found.stdout.splitlines()


@pytest.mark.parametrize("script", ["engine_user.py", pytest.param("learner.py", marks=pytest.mark.whole)])
def test_the_types_of_the_engine_are_known(tmp_path: Path, script: str) -> None:
    shutil.copy(HERE / script, tmp_path)
    assert checked(tmp_path, script) == []


def test_a_mistake_is_found_before_the_script_runs(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG)
    faults = [line for line in checked(tmp_path, "wrong.py") if ": error: " in line]
    assert [(line.split(":")[1], line.split()[-1]) for line in faults] == [
        ("6", "[arg-type]"),
        ("7", "[attr-defined]"),
        ("8", "[attr-defined]"),
        ("9", "[arg-type]"),
        ("10", "[arg-type]"),
    ]
