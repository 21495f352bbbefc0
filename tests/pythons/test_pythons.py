"""Every way in, on every Python of this machine: installed as a stranger would, isolated, and then used as one would.

From a checkout with pip, from the source distribution with uv and without Node; compiled and interpreted. What was
compiled is kept by the hash of its sources (hatch_build.py), so that both ways compile once for each Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.pythons.interpreters import interpreters
from tests.uv import find_uv

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".build" / "kept"
# What the engine's tests take; the rest comes with greatplains.
TEST_TOOLS = ("pytest>=9", "hypothesis>=6.100")
ENGINE_TESTS = ("tests/steps", "tests/playthroughs", "tests/test_help.py")
RULES_TESTS = ("tests/rules", "tests/perft")
OLDEST = min(interpreters(), key=lambda version: int(version.partition(".")[2]))

pytestmark = pytest.mark.whole


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the project and nothing that was made from them."""
    folder = tmp_path_factory.mktemp("clean") / "greatplains"
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built without git."""
    folder = tmp_path_factory.mktemp("sdist")
    run([find_uv(), "build", "--quiet", "--sdist", "--python", sys.executable, "--out-dir", str(folder), str(checkout)])
    (archive,) = folder.glob("*.tar.gz")
    return archive


@dataclass(frozen=True)
class Environment:
    """A new virtual environment in an empty folder."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "venv" / "bin" / "python")

    def use(self) -> dict[str, str]:
        """Be a stranger; what the installation turned out to be."""
        empty = self.folder / "elsewhere"
        empty.mkdir()
        out = run([self.python, "-W", "error::SyntaxWarning", str(ROOT / "tests/pythons/stranger.py")], cwd=empty)
        assert "2 records, 0 bad" in out
        found: dict[str, str] = json.loads(out.splitlines()[0])
        assert found["at"].startswith(str(self.folder)), found
        return found

    def test_the_engine(self, kind: str) -> None:
        """All of it where it is quick; interpreted, `make test` does the rest on one Python."""
        run([find_uv(), "pip", "install", "--quiet", "--python", self.python, *TEST_TOOLS])
        words = ["-m", "pytest", "-q", "-m", "not whole", "-p", "no:cacheprovider", *ENGINE_TESTS]
        words += RULES_TESTS if kind == "compiled" else ()
        run([self.python, *words], cwd=ROOT, GREATPLAINS_EXPECT=kind)


def run(words: list[str], cwd: Path | None = None, **settings: str) -> str:
    """Run it in an environment without settings of ours, but for those given."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("GREATPLAINS", "PYTHON"))}
    kept = {"GREATPLAINS_BUILD_CACHE": str(KEPT), "PYTHONPATH": str(ROOT), "UV_PYTHON_DOWNLOADS": "never"}
    done = subprocess.run(words, cwd=cwd, env={**environment, **kept, **settings}, capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stdout[-6000:], done.stderr[-6000:])
    return done.stdout


def test_there_are_at_least_two_pythons_to_try() -> None:
    if len(interpreters()) < 2 and not os.environ.get("CI"):
        pytest.skip(f"only these Pythons are here: {', '.join(interpreters())}")
    assert len(interpreters()) >= 2, interpreters()


@pytest.mark.parametrize("kind", ["compiled", "interpreted"])
@pytest.mark.parametrize("version", interpreters())
def test_pip_installs_a_checkout(version: str, kind: str, checkout: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    run([interpreters()[version], "-m", "venv", str(tmp_path / "venv")])
    pip = [environment.python, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check"]
    run([*pip, f"{checkout}[pictures]"], GREATPLAINS_BUILD=kind, GREATPLAINS_WEB="require")
    found = environment.use()
    assert found["build"] == kind
    assert found["python"].startswith(f"{version}.")
    environment.test_the_engine(kind)


@pytest.mark.parametrize("kind", ["compiled", "interpreted"])
@pytest.mark.parametrize("version", interpreters())
def test_a_source_distribution_installs_without_node(version: str, kind: str, sdist: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    run([find_uv(), "venv", "--quiet", "--python", interpreters()[version], str(tmp_path / "venv")])
    # A file of its own, or uv would take what it has built of that file before.
    archive = shutil.copy(sdist, tmp_path)
    install = [find_uv(), "pip", "install", "--quiet", "--python", environment.python, f"{archive}[pictures]"]
    # Whoever would call Node, or ask for the package that brings it, fails.
    (tmp_path / "no-node").mkdir()
    for name in ("node", "npm"):
        program = tmp_path / "no-node" / name
        program.write_text("#!/bin/sh\necho Node was called >&2\nexit 1\n")
        program.chmod(0o755)
    path = f"{tmp_path / 'no-node'}{os.pathsep}{os.environ['PATH']}"
    run(install, GREATPLAINS_BUILD=kind, GREATPLAINS_WEB="require", PATH=path)
    found = environment.use()
    assert found["build"] == kind
    assert found["python"].startswith(f"{version}.")


def test_the_oldest_packages_that_are_allowed_do(checkout: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    run([find_uv(), "venv", "--quiet", "--python", interpreters()[OLDEST], str(tmp_path / "venv")])
    install = [find_uv(), "pip", "install", "--quiet", "--resolution", "lowest-direct", "--python", environment.python]
    words = [*install, "--refresh-package", "greatplains", f"{checkout}[pictures]"]
    run(words, GREATPLAINS_BUILD="interpreted", GREATPLAINS_WEB="require")
    environment.use()
    environment.test_the_engine("interpreted")
