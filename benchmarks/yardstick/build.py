"""A build of greatplains that has the yardstick in it, compiled as one engine: nobody gains by how it was built.

The bots of today and those of 0.1.0 call the same compiled positions, and are compiled by the same compiler with the
same settings. What was built is kept in `.build/yardstick`, by the hash of all sources. `python benchmarks/strength.py`
asks for it by itself; for other commands:

    PYTHONPATH=$(python -m benchmarks.yardstick.build) greatplains arena … --bots benchmarks.yardstick.bots:Expert,…
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import tempfile
import tomllib
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
SHELF: Final = ROOT / ".build" / "yardstick"
# Bots and the engine below them; what only servers and environments use stays interpreted.
LISTS: Final = ("engine", "turns")
# Compiled in 0.1.0 as well; the rest was interpreted.
MODULES: Final = (
    "evaluation.py",
    "bison/evaluation.py",
    "windriver/evaluation.py",
    "lookahead.py",
    "bison/turns.py",
    "treesearch.py",
)
# Set in processes that run on such a build.
MARK: Final = "YARDSTICK_IS_BUILT"


def built() -> Path:
    """The folder with both packages, built now if it is not there."""
    place = SHELF / _key()
    if place.is_dir():
        return place
    SHELF.mkdir(parents=True, exist_ok=True)
    print("Compiling greatplains with the yardstick, once for these sources …", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=SHELF) as folder:
        workshop = Path(folder)
        sources = workshop / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(HERE, sources / "benchmarks" / "yardstick", ignore=shutil.ignore_patterns("__pycache__"))
        # The compiler wants to know where the name of a module begins.
        (sources / "benchmarks" / "__init__.py").touch()
        shutil.copytree(ROOT / "scripts", workshop / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
        compile_modules = runpy.run_path(str(ROOT / "hatch_build.py"))["compile_modules"]
        with redirect_stdout(sys.stderr):  # where the compiler's remarks belong: this prints the folder
            compile_modules(sources, _modules(), workshop / "libraries", workshop / "mypyc")
        shutil.copytree(workshop / "libraries", sources, dirs_exist_ok=True)
        # Without it the rest of the benchmarks is found beside the yardstick.
        (sources / "benchmarks" / "__init__.py").unlink()
        try:
            sources.rename(place)
        except OSError:
            if not place.is_dir():  # another run may have been quicker
                raise
    return place


def run_on_build(script: str, arguments: list[str]) -> None:
    """Go on with this script on such a build, if this process is not on one already."""
    if os.environ.get(MARK):
        return
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(built()), str(ROOT))), MARK: "1"}
    os.execve(sys.executable, [sys.executable, script, *arguments], environment)


def _modules() -> dict[str, list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = settings["tool"]["hatch"]["build"]["hooks"]["custom"]["compile"]
    found = {name: [f"greatplains/{module}" for module in lists[name]] for name in LISTS}
    found["engine"] += [f"benchmarks/yardstick/{module}" for module in MODULES]
    return found


def _key() -> str:
    digest = sha256(sys.version.encode())
    for path in (ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*")), *sorted(HERE.rglob("*"))):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(ROOT).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:32]


if __name__ == "__main__":
    print(built())
