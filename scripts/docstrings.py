"""Docstrings for compiled modules.

mypyc writes signatures into its C code and leaves the docstrings out, and nobody can add them to compiled functions
later: `help()` would have nothing to tell. So they are added to the C code, before it goes to the C compiler. Should
mypyc write its code in another way some day, they are missing and everything else works.
The build hook (hatch_build.py) uses this file.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# What Python makes `__doc__` of: words alone, or the signature, a line of its own and the words. In front stands whose
# they are. mypyc names a module in full, but of what is in it only as much as is unique: `position___Position___copy`
# for `greatplains.core.position.Position.copy`.
_NO_WORDS: Final = r'PyDoc_STR\((?:NULL|"(?P<signature>(?:[^"\\]|\\.)*\\n--\\n\\n)")\)'
_PLACES: Final = (
    re.compile(r'(?P<before>PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+)NULL'),
    re.compile(r"(?P<before>CPyType_(?P<name>\w+)_template_ = \{[^}]*\.tp_doc = )" + _NO_WORDS),
    re.compile(r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+[\w |]+, )" + _NO_WORDS),
)


def add_docstrings(folder: Path, source_root: Path, modules: list[str]) -> None:
    """Add the docstrings of the modules (paths below source_root) to the C code mypyc wrote into the folder."""
    words: dict[str, str] = {}
    for module in modules:
        tree = ast.parse((source_root / module).read_text(encoding="utf-8"))
        for name, docstring in docstrings(tree, module.removesuffix(".py").replace("/", ".")):
            words[name] = docstring
            parts = name.split(".")
            words.update({"___".join(parts[start:]): docstring for start in range(len(parts))})

    def with_words(place: re.Match[str]) -> str:
        if place["name"] not in words:
            return place[0]
        signature = place.groupdict().get("signature") or ""
        return f'{place["before"]}PyDoc_STR("{signature}{in_c(words[place["name"]])}")'

    for path in folder.rglob("*.c"):
        before = after = path.read_text(encoding="utf-8")
        for pattern in _PLACES:
            after = pattern.sub(with_words, after)
        if after != before:
            path.write_text(after, encoding="utf-8")


def docstrings(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, class or function of that name and of those in it, by their full names."""
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return
    docstring = ast.get_docstring(node)
    if docstring is not None:
        yield name, docstring
    for child in node.body:
        yield from docstrings(child, f"{name}.{getattr(child, 'name', '')}")


def in_c(text: str) -> str:
    """The inside of a string of C, in characters that every compiler takes."""
    return "".join(
        chr(byte) if chr(byte).isprintable() and byte < 128 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )
