"""The Pythons of this machine that greatplains can run on."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

MINORS = range(11, 20)


@cache
def interpreters() -> dict[str, str]:
    """Version -> program, one for each minor version: of the path, or of pyenv."""
    found: dict[str, str] = {}
    for minor in MINORS:
        on_path = shutil.which(f"python3.{minor}")
        of_pyenv = sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python3.{minor}"))
        for program in (*map(str, of_pyenv[-1:]), on_path):
            if program is not None and runs_as(program) == f"3.{minor}":
                found[f"3.{minor}"] = program
                break
    return found


def runs_as(program: str) -> str | None:
    """Its version; None for what only looks like a Python, such as a shim of pyenv, and for one without venv."""
    ask = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    answer = subprocess.run([program, "-c", ask], capture_output=True, text=True, cwd="/")
    return answer.stdout.strip() if answer.returncode == 0 else None
