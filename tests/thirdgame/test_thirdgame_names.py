"""What the game needs lies with it: no other line of code names it, and nothing is left of it when it is gone."""

from __future__ import annotations

from pathlib import Path

from tests.thirdgame.cairns.registration import NAME, register, unregister

from greatplains.bots.registry import KNOWLEDGE
from greatplains.drawing.registry import DRAWINGS
from greatplains.envs.registry import ENCODINGS
from greatplains.games import GAMES
from greatplains.terminal.registry import PAGES

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
WHERE = ("src", "web/src", "scripts", "benchmarks", "examples", "tests")
KINDS = {".py", ".ts", ".svelte", ".toml", ".json", ".md", ".css", ".mjs"}


def test_no_line_elsewhere_names_it() -> None:
    files = [file for folder in WHERE for file in (ROOT / folder).rglob("*") if file.suffix in KINDS]
    assert len(files) > 300 or not (ROOT / "src").is_dir()
    named = [
        str(file.relative_to(ROOT))
        for file in files
        if HERE not in file.parents and NAME[:-1] in file.read_text(encoding="utf-8").lower()
    ]
    assert named == []


def test_it_can_be_taken_back() -> None:
    registries = (GAMES, KNOWLEDGE, DRAWINGS, PAGES, ENCODINGS)
    assert all(NAME in registry for registry in registries)
    unregister()
    try:
        assert all(sorted(registry) == ["bison", "wind-river"] for registry in registries)
    finally:
        register()
