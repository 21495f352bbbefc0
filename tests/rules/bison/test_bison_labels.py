"""Every paragraph, ruling and example of Bison is cited by a test of this folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
PAGE = Path(__file__).parents[3] / "docs" / "bison.md"

PARAGRAPHS = {
    "Bison 1": ["material", "tiles", "cells", "board", "tile", "adjacency", "region", "standard set", "user sets"],
    "Bison 2": ["player", "stack", "totem"],
    "Bison 3": [
        *("totem", "draw", "rounds", "scoring"),  # the course of a season
        *("cost", "buy", "trade"),
        *("tile", "tepee", "canoe", "gather", "walk", "trek", "movement"),
        *("variant 0", "variant 1", "variant 2"),
    ],
    "Bison 4": ["order", "rank", "first", "tied first", "second", "tied second", "below", "overflow", "end"],
    "Records": [
        *("first", "stack", "options", "result", "unknown keys"),
        *("turn", "free", "tile", "build", "gather", "move", "no hunters", "payment", "over"),
        *("order", "equal moves", "exact grammar", "refusal"),
    ],
}
RULINGS = [f"B{number}" for number in range(1, 24)]
EXAMPLES = [f"Example {number}" for number in range(1, 8)]
LABELS = [f"{part} {name}" for part, names in PARAGRAPHS.items() for name in names] + RULINGS + EXAMPLES


def cited_text() -> str:
    """Names and docstrings of all tests of this folder but those of this file."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        if path.name != Path(__file__).name:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found.append(f"{node.name}: {ast.get_docstring(node) or ''}")
    return "\n".join(found)


def missing(labels: Iterable[str], text: str) -> list[str]:
    """Labels that the text does not cite: `B1` is not cited by `B12`, `Bison 1 tile` not by `Bison 1 tiles`."""
    return [label for label in labels if not re.search(rf"\b{re.escape(label)}\b", text)]


def test_every_label_is_cited() -> None:
    assert missing(LABELS, cited_text()) == []


def test_a_label_nobody_cites_is_found() -> None:
    text = cited_text()
    assert missing(["B1", "B99", "Bison 3 tepees", "Example 9"], text) == ["B99", "Bison 3 tepees", "Example 9"]
    assert missing(["B1", "Bison 1 tile"], "B12, Bison 1 tiles") == ["B1", "Bison 1 tile"]


def test_every_test_cites_something() -> None:
    """So that a reader finds the sentence behind a test."""
    label = re.compile("|".join(rf"\b{re.escape(label)}\b" for label in LABELS))
    assert [line for line in cited_text().split("\ntest_") if not label.search(line)] == []


def test_rulings_are_those_of_the_rules_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^\| (B\d+) \|", page, re.MULTILINE) == RULINGS
    assert re.findall(r"^\*\*(\d)\. .*", page.split("## Examples")[1], re.MULTILINE) == [text[-1] for text in EXAMPLES]
