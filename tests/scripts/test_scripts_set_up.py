"""What `make play` says when it cannot set up: one sentence, and nothing half-done is taken for done."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of the project as setting up takes; nothing is built here."""
    folder = tmp_path / "greatplains"
    (folder / "scripts").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "scripts/set_up.py"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("src", "web"):
        (folder / name).mkdir()
    for name in (
        "hatch_build.py",
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "scripts/build_web.py",
        "scripts/docstrings.py",
    ):
        (folder / name).touch()
    (folder / "docs").mkdir()
    for name in ("bison.md", "wind-river.md"):
        (folder / "docs" / name).touch()
    return folder


def program(folder: Path, name: str, script: str) -> Path:
    """A program of that name, to be found first."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def environment(first: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GREATPLAINS_", "CI", "MAKE"))}
    return {**kept, "PATH": f"{first}{os.pathsep}{kept['PATH']}", **settings}


def make_play(project: Path, python: str = sys.executable, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", "play", f"PYTHON={python}"],
        cwd=project,
        env=environment(project.parent / "bin", **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


# A uv that makes an environment whose Python is this one, and installs a program that says what was played.
WORKING_UV = f"""
case "$1" in
venv) for folder; do :; done; mkdir -p "$folder/bin"; ln -sf "{sys.executable}" "$folder/bin/python" ;;
pip) printf '#!/bin/sh\\necho "played $*"\\n' > .venv/bin/greatplains; chmod +x .venv/bin/greatplains ;;
esac"""


# Whatever this machine tells pip of other places to look.
NO_MIRRORS = {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": "", "PIP_INDEX_URL": ""}


def test_without_python_it_says_which_one_is_needed(project: Path) -> None:
    result = make_play(project, "no-such-python")
    assert result.returncode != 0
    assert "Python 3.11 or newer is needed, and no-such-python was not found." in result.stdout


def test_an_old_python_is_named_and_another_asked_for(project: Path) -> None:
    old = program(project.parent / "bin", "python3.9", 'test "$1" = -V && echo "Python 3.9.18"')
    result = make_play(project, str(old))
    assert result.returncode != 0
    assert "Python 3.11 or newer is needed;" in result.stdout
    assert "is Python 3.9.18. Name another: make PYTHON=python3.12" in result.stdout


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("error: Failed to install: write: No space left on device (os error 28)", "The disk is full."),
        (
            "error: failed to create file: Read-only file system (os error 30)",
            "cannot be written to: copy Great Plains",
        ),
        ("error: failed to open file: Permission denied (os error 13)", "may not be written: copy Great Plains"),
        (
            "error: Failed to fetch: the simple index / Caused by: dns error",
            "Packages cannot be fetched: is there a network? Set-up needs one, playing does not.",
        ),
        (
            "error: the sources are wrong",
            "Installing Great Plains failed: error: the sources are wrong (all of it: .build/set-up.log).",
        ),
    ],
)
def test_what_is_in_the_way_is_told_in_a_sentence(project: Path, output: str, sentence: str) -> None:
    failing = WORKING_UV.replace("pip)", f'pip) echo "{output}" >&2; exit 2 ;;\nnothing)')
    program(project.parent / "bin", "uv", failing)
    result = make_play(project, **NO_MIRRORS)
    assert result.returncode != 0
    assert sentence in result.stdout, result.stdout
    assert "Traceback" not in result.stdout
    # When it is out of the way, the same command goes on.
    program(project.parent / "bin", "uv", WORKING_UV)
    assert "played play" in make_play(project).stdout


def test_a_folder_that_cannot_be_written_to_is_named(project: Path) -> None:
    (project / ".build").touch()  # whoever tests as root may write everywhere, but not below a file
    program(project.parent / "bin", "uv", WORKING_UV)
    result = make_play(project)
    assert result.returncode != 0
    assert "It cannot be set up:" in result.stdout
    assert str(project / ".build") in result.stdout
    assert "Traceback" not in result.stdout


def test_an_interrupted_set_up_goes_on_with_the_same_command(project: Path) -> None:
    waiting = WORKING_UV.replace("pip)", "pip) touch waiting; sleep 60 ;;\nnothing)")
    program(project.parent / "bin", "uv", waiting)
    words = [sys.executable, "scripts/set_up.py", "play"]
    with subprocess.Popen(
        words, cwd=project, env=environment(project.parent / "bin"), stderr=subprocess.PIPE, text=True
    ) as setting_up:
        while not (project / "waiting").exists():
            assert setting_up.poll() is None
        setting_up.send_signal(signal.SIGINT)
        _, said = setting_up.communicate()
    assert setting_up.returncode == 130
    assert said == "\nInterrupted. The same command goes on from here.\n"
    assert not (project / ".venv" / ".playable-complete").exists()
    program(project.parent / "bin", "uv", WORKING_UV)
    assert "played play" in make_play(project).stdout


def test_what_was_set_up_is_not_set_up_again(project: Path) -> None:
    program(project.parent / "bin", "uv", WORKING_UV)
    assert "Installing Great Plains" in make_play(project).stdout
    program(project.parent / "bin", "uv", "echo uv was called; exit 1")
    again = make_play(project)
    assert (again.returncode, again.stdout) == (0, "played play\n")


@pytest.mark.whole
def test_without_uv_pip_does_the_same(project: Path) -> None:
    """Without a network neither gets far: pip's own words lead to the same sentence."""
    path = os.pathsep.join(folder for folder in os.environ["PATH"].split(os.pathsep) if not Path(folder, "uv").exists())
    nowhere = {**NO_MIRRORS, "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    result = make_play(project, PATH=path, **nowhere)
    assert result.returncode != 0
    assert "Packages cannot be fetched: is there a network?" in result.stdout, result.stdout
    assert (project / ".venv" / "bin" / "pip").exists()
