"""Docstrings in compiled modules: a small module is compiled, and asked."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify
from scripts.docstrings import add_docstrings
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

MODULE = '''"""A small module: “quoted”,
in two lines."""


class Herd:
    """Bison, counted. C:\\\\herd?"""

    def __init__(self, size: int = 3) -> None:
        self.size = size

    def grow(self, by: int = 1) -> int:
        """More of them.

        Five at most — "never" six.
        """
        self.size += by
        return self.size

    def count(self) -> int:
        return self.size


def merge(first: Herd, second: Herd, name: str = '"') -> Herd:
    """One herd out of two."""
    return Herd(first.size + second.size)


def pick(herds: list[Herd], sizes: tuple[int, ...] = tuple(range(3))) -> Herd:
    """One of them; mypyc cannot write down how it is called."""
    return herds[0]
'''

ASKED = ("plains", "plains.Herd", "plains.Herd.grow", "plains.Herd.count", "plains.merge", "plains.pick")
ASK = f"""
import inspect, json, plains
found = {{}}
for name in {ASKED}:
    thing = eval(name)
    try:
        parameters = str(inspect.signature(thing))
    except (TypeError, ValueError):
        parameters = None
    found[name] = [inspect.getdoc(thing), parameters]
print(json.dumps([plains.__file__.endswith(".py"), found]))
"""


def test_compiled_modules_keep_their_docstrings_and_signatures(tmp_path: Path) -> None:
    (tmp_path / "plains.py").write_text(MODULE, encoding="utf-8")
    with contextlib.chdir(tmp_path):
        extensions = mypycify(["--cache-dir=cache", "plains.py"], opt_level="0", debug_level="0", target_dir="c")
        add_docstrings(tmp_path / "c", tmp_path, ["plains.py"])
        written = {path: path.read_text() for path in tmp_path.rglob("*.c")}
        add_docstrings(tmp_path / "c", tmp_path, ["plains.py"])
        assert {path: path.read_text() for path in tmp_path.rglob("*.c")} == written
        command = build_ext(Distribution({"name": "plains", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(tmp_path / "built"), str(tmp_path / "objects")
        command.ensure_finalized()
        command.run()
    (tmp_path / "plains.py").unlink()
    asked = subprocess.run([sys.executable, "-c", ASK], cwd=tmp_path / "built", capture_output=True, check=True)
    is_interpreted, found = json.loads(asked.stdout)
    assert not is_interpreted
    assert found == {
        "plains": ["A small module: “quoted”,\nin two lines.", None],
        "plains.Herd": ["Bison, counted. C:\\herd?", "(size=3)"],
        "plains.Herd.grow": ['More of them.\n\nFive at most — "never" six.', "(self, /, by=1)"],
        "plains.Herd.count": [None, "(self, /)"],
        "plains.merge": ["One herd out of two.", "(first, second, name='\"')"],
        "plains.pick": ["One of them; mypyc cannot write down how it is called.", None],
    }
